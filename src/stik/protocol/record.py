"""Game records: a TOML text that holds the full rule set, every pack and every action, and replays for ever.

What a record says came of a deal is a claim. In today's edition it must agree with the engine; in an older one it
stands, and what the engine decides otherwise is told.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import tomli_w

import stik
from stik.engine import IllegalAction, Stream, commitment, edition
from stik.errors import Fault, StikError
from stik.protocol.adapter import Adapter, Deal
from stik.protocol.claims import LARGEST, Claims, Proof, apart, is_result, listed
from stik.protocol.fields import Fields, same
from stik.protocol.games import game_named
from stik.protocol.sequence import Sequence as DealSequence
from stik.protocol.sequence import sequence_from

FORMAT: Final = 1
KINDS: Final = ("deal", "game", "match", "sitting")


class RecordError(StikError):
    """A record that does not fit together; the first fault says where, the others why."""

    def __init__(self, code: str, *causes: Fault, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params), *causes)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """How a pack came about: published before the deal, mixed with the players' seeds, revealed afterwards."""

    commitment: str
    secret: str
    seeds: Mapping[str, str]

    def stream(self) -> Stream:
        """The chance that follows from it."""
        return Stream(self.secret, self.seeds)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: how it was set up, what was done, what came of it."""

    start: Mapping[str, object]
    actions: tuple[str, ...]
    result: Mapping[str, object] | None = None
    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A deal, a game, a match or a sitting."""

    game: str
    kind: str
    rules: Mapping[str, object]
    deals: tuple[DealRecord, ...]
    players: Mapping[str, str] = field(default_factory=dict)
    best_of: int = 1
    result: Mapping[str, object] | None = None
    edition: int = field(default_factory=lambda: edition.EDITION)
    """By which state of the rulings it was played."""


class Moment(NamedTuple):
    """A point of a replay: after so many actions of a deal; `deal` goes on changing, so look at once."""

    deal_number: int
    action_number: int
    action: str | None
    seat: str | None
    events: Sequence[Mapping[str, object]]
    deal: Deal


# writing


def deal_record(deal: Deal, shuffle: Shuffle | None = None) -> DealRecord:
    """A deal as far as it has been played."""
    return DealRecord(deal.start, deal.actions, deal.result(), shuffle)


def write_record(record: Record) -> str:
    """The record as TOML."""
    data: dict[str, object] = {
        "format": FORMAT,
        **({"edition": record.edition} if record.edition > 1 else {}),  # records of the first one never said so
        "stik": stik.__version__,
        "game": record.game,
        "kind": record.kind,
        "best_of": record.best_of,
        "players": dict(record.players),
        "rules": dict(record.rules),
        "deals": [_deal_table(deal) for deal in record.deals],
    }
    if record.result is not None:
        data["result"] = record.result
    return tomli_w.dumps(data)


def _deal_table(deal: DealRecord) -> dict[str, object]:
    table: dict[str, object] = {**deal.start, "actions": list(deal.actions)}
    if deal.result is not None:
        table["result"] = deal.result
    if deal.shuffle is not None:
        shuffle = deal.shuffle
        table["shuffle"] = {
            "commitment": shuffle.commitment,
            "secret": shuffle.secret,
            "seeds": dict(shuffle.seeds),
        }
    return table


# reading


def read_record(text: str) -> Record:
    """Reads a record; says what is wrong with one that cannot be read."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no `TOMLDecodeError`
        raise RecordError("record/not-toml", detail=str(error)) from error
    fields = Fields(data)
    try:
        if fields.number("format") != FORMAT:
            raise RecordError("record/unknown-format", format=str(data["format"]), known=FORMAT)
        of_edition = edition.known(fields.positive("edition", most=LARGEST))
        kind = fields.text("kind")
        if kind not in KINDS:
            raise RecordError("record/unknown-kind", kind=kind, known=", ".join(KINDS))
        deals = fields.tables("deals")
        if not deals:
            raise RecordError("record/no-deals")
        fields.ignore("stik")
        record = Record(
            game=fields.text("game"),
            kind=kind,
            rules=fields.table("rules"),
            deals=tuple(_read_deal(deal, number) for number, deal in enumerate(deals, 1)),
            players={name: str(person) for name, person in fields.table("players").items()},
            best_of=fields.number("best_of", 1),
            result=fields.table("result") if fields.has("result") else None,
            edition=of_edition,
        )
        fields.finish()
        return record
    except RecordError:
        raise
    except StikError as error:
        raise RecordError("record/unreadable", *error.faults) from error


def _read_deal(data: Mapping[str, object], number: int) -> DealRecord:
    fields = Fields(data)
    try:
        shuffle = Fields(fields.table("shuffle")) if fields.has("shuffle") else None
        return DealRecord(
            start={name: value for name, value in data.items() if name not in {"actions", "result", "shuffle"}},
            actions=fields.words("actions"),
            result=fields.table("result") if fields.has("result") else None,
            shuffle=None
            if shuffle is None
            else Shuffle(
                commitment=shuffle.text("commitment"),
                secret=shuffle.text("secret"),
                seeds={name: str(seed) for name, seed in shuffle.table("seeds").items()},
            ),
        )
    except StikError as error:
        raise RecordError("record/deal-unreadable", *error.faults, deal=number) from error


# replaying


def replay_record(record: Record, told: list[Proof] | None = None, *, stands: bool = False) -> Iterator[Moment]:
    """Replays every action; raises where an action, a result or the sequence of deals does not fit.

    A record of an older edition, or one that stands whatever the engine says, goes on: what is decided otherwise
    today is `told`, a deal ends before an action that is refused, and the next one begins as the record says.
    """
    adapter = _adapter(record)
    claims = Claims(older=stands or record.edition < edition.EDITION, told=[] if told is None else told)
    sequence: DealSequence | None = None
    agrees = counted = True
    for number, part in enumerate(record.deals, 1):
        deal = _set_up(adapter, part, number)
        if claims.older and not is_result(part.result or {}, deal.state()):
            raise RecordError("record/wrong-result", deal=number)
        if record.kind != "deal":
            sequence = sequence or sequence_from(deal, best_of=record.best_of if record.kind == "match" else 1)
            if not (agrees and _begins_as(sequence.expected(), deal, number, claims)):
                sequence.resume(deal)
        yield Moment(number, 0, None, None, (), deal)
        agrees = yield from _replay_deal(deal, part, number, claims)
        over = deal.result() is not None
        counted = counted and (agrees or over)
        if sequence is not None and over:
            sequence.add(deal)
        elif number < len(record.deals) and (sequence is None or part.result is None):
            raise RecordError("record/unfinished-deal", deal=number)
    if record.result is not None and sequence is not None and counted and not same(record.result, sequence.result()):
        claims.differ(RecordError("record/wrong-final-result", **apart(record.result, sequence.result())))


def _begins_as(expected: Mapping[str, object] | None, deal: Deal, number: int, claims: Claims) -> bool:
    """Whether a deal follows from the one before."""
    if expected is None:
        return claims.differ(RecordError("record/already-over", deal=number))
    found = {"table": 3, "pool": 0, **deal.start, **deal.state()}
    wrong = [name for name, value in expected.items() if not same(value, found.get(name))]
    return not wrong or claims.differ(RecordError("record/sequence", deal=number, fields=", ".join(wrong)))


def _replay_deal(deal: Deal, part: DealRecord, number: int, claims: Claims) -> Generator[Moment, None, bool]:
    """Returns whether the engine decides every action and the result as they were decided."""
    for count, action in enumerate(part.actions, 1):
        seat = deal.state()["to_act"]
        place: dict[str, str | int] = {"deal": number, "number": count, "action": action}
        try:
            events = deal.do(action, None)
        except IllegalAction as error:
            cites = error.refusal.cites
            return claims.differ(RecordError("record/refused", *error.faults, **place, cites=listed(cites)), cites)
        except StikError as error:
            raise RecordError("record/unreadable-action", *error.faults, **place) from error
        yield Moment(number, count, action, None if seat is None else str(seat), events, deal)
    if part.result is None or same(part.result, deal.result()):
        return True
    said = apart(part.result, deal.result())
    return claims.differ(RecordError("record/wrong-result", deal=number, cites=listed(deal.cites), **said), deal.cites)


def _adapter(record: Record) -> Adapter:
    """The game by the rules of the record."""
    adapter = game_named(record.game)
    try:
        return adapter.held({name: value for name, value in record.rules.items() if name != "sheet"}, record.edition)
    except StikError as error:
        raise RecordError("record/setup", *error.faults, deal=1) from error


def _set_up(adapter: Adapter, part: DealRecord, number: int) -> Deal:
    try:
        start = {**dealt(adapter, part), **part.start}
        return adapter.position(Fields(start)) if "hands" in start else adapter.new(Fields(start))[0]
    except StikError as error:
        raise RecordError("record/setup", *error.faults, deal=number) from error


def dealt(adapter: Adapter, part: DealRecord) -> dict[str, object]:
    """The pack that the shuffle of a deal gives."""
    if part.shuffle is None:
        return {}
    return adapter.shuffled(Fields({}), part.shuffle.stream())


def packs_of(record: Record) -> dict[str, str] | None:
    """The pack of a record's only deal before and after its verifiable shuffle, so that anybody can repeat it."""
    (part,) = record.deals
    if part.shuffle is None:
        return None
    adapter = _adapter(record)
    return {"before": adapter.pack(Fields({})), "after": str(dealt(adapter, part)["deck"])}


# verifying


def verify_record(record: Record) -> list[Proof]:
    """Recomputes every pack from its commitment and seeds, and replays every action."""
    proofs: list[Proof] = []
    for _ in replay_record(record, proofs):
        pass
    if not proofs:
        proofs.append(Proof("verify/replayed", len(record.deals), True))
    adapter = _adapter(record)
    for number, part in enumerate(record.deals, 1):
        if part.shuffle is None:
            proofs.append(Proof("verify/no-shuffle", number, True))
            continue
        kept = commitment(part.shuffle.secret) == part.shuffle.commitment
        proofs.append(Proof("verify/commitment" if kept else "verify/wrong-commitment", number, kept))
        pack = dealt(adapter, part)
        kept = all(same(part.start.get(name, value), value) for name, value in pack.items())
        proofs.append(Proof("verify/deck" if kept else "verify/wrong-deck", number, kept))
    return proofs
