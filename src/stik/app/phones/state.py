"""A table of phones as a frozen value, made from its history; it draws no lots of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, cast

import orjson

from stik.app.details import shown_name
from stik.app.marks import PersonName, Plain, PlainData
from stik.app.ports import Code, Entry
from stik.app.secret import Secret
from stik.engine import LaterEdition, commitment
from stik.engine import edition as editions
from stik.errors import Conflict, Fault, InvalidSetup, NotAllowed
from stik.protocol.offers import Rules, rules_held, seats_of
from stik.protocol.real.lots import Dealt, Lot, deal_pack, dealt_in, dealt_json
from stik.protocol.real.pack import Pack, moved, pack_json

Told = dict[str, object]

ENOUGH_TO_GATHER: Final = 2
"""Who gather the cards: one alone could be a slip of the finger, and all might wait for an empty battery."""


KINDS: Final[Mapping[str, Mapping[str, object]]] = {
    "opened": {"edition": int, "game": Plain, "rules": PlainData, "players": int, "secret": Secret},
    "sat": {"seat": Plain, "key": Secret, "name": PersonName},
    "ready": {"seat": Plain, "seed": Plain, "dealt": Secret},
    "moved": {"seat": Plain, "move": PlainData},
    "gathered": {"seat": Plain, "next": Secret},
}
"""What is stored of each kind of step; with the last number also what was dealt, as the text of `dealt_json`."""


@dataclass(frozen=True, slots=True)
class Past:
    """A deal that is over, with everything that proves it."""

    number: int
    dealer: int
    lot: Lot
    dealt: Dealt


@dataclass(frozen=True, slots=True)
class Phones:
    """Who sits where, the promised secret, the pack once it is dealt, and the deal before."""

    code: Code
    version: int
    game: str
    rules: Rules
    letters: str
    secret: Secret
    names: tuple[str | None, ...]
    keys: tuple[Secret | None, ...]
    """Hashes of what the phones know themselves by."""
    number: int = 1
    dealer: int = 0
    seeds: tuple[tuple[int, str], ...] = ()
    dealt: Dealt | None = None
    pack: Pack | None = None
    gathering: tuple[int, ...] = ()
    past: Past | None = None

    @property
    def lot(self) -> Lot:
        return Lot(self.secret.get_secret_value(), {self.letters[seat]: seed for seat, seed in self.seeds})

    def seat_of(self, key: str | None) -> int | None:
        hashed = None if key is None else Secret(hash_of(key))
        return next((seat for seat, one in enumerate(self.keys) if one is not None and one == hashed), None)


def hash_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def header(game: str, rules: Rules, players: int) -> dict[str, object]:
    """The first entry of a table that is opened now."""
    ruled = {"edition": editions.EDITION, "game": game, "rules": rules.options()}
    return {**ruled, "players": players, "secret": Secret.drawn()}


def opened(code: Code, data: Mapping[str, Any]) -> Phones:
    """The table that a first entry opens; those of old name a rule set of the first edition."""
    rules = rules_held(data["game"], data.get("rules") or {"preset": data["preset"]}, data.get("edition"))
    letters = seats_of(rules, data["players"])
    none = (None,) * len(letters)
    return Phones(code, 1, data["game"], rules, letters, data["secret"], none, none, dealer=len(letters) - 1)


def fold(entries: Iterable[Entry]) -> Phones:
    """The table that the history tells of."""
    first, *rest = entries
    phones = opened(first.table.partition("/")[2], first.data)
    for entry in rest:
        phones = after(phones, entry.kind, entry.data)
    return phones


def after(phones: Phones, kind: str, data: Mapping[str, object]) -> Phones:
    """The table after one more step; raises where it cannot be done, and `LaterEdition`."""
    if kind not in KINDS:
        raise LaterEdition(editions.EDITION + 1)
    phones = replace(phones, version=phones.version + 1)
    seat = _seat(phones, data)
    match kind:
        case "sat":
            return _sat(phones, seat, data)
        case "ready":
            return _ready(phones, seat, str(data["seed"]), cast("Secret | None", data.get("dealt")))
        case "moved":
            if phones.pack is None:
                raise Conflict("real/not-dealt")
            move = data["move"]
            assert isinstance(move, Mapping)
            return replace(phones, pack=moved(phones.pack, seat, move), gathering=())
        case _:
            return _gathered(phones, seat, cast("Secret", data["next"]))


def _seat(phones: Phones, data: Mapping[str, object]) -> int:
    seat = data.get("seat")
    if not isinstance(seat, str) or len(seat) != 1 or seat not in phones.letters:
        raise InvalidSetup(Fault.of("setup/bad-field", field="seat", wanted=", ".join(phones.letters)))
    return phones.letters.index(seat)


def _sat(phones: Phones, seat: int, data: Mapping[str, object]) -> Phones:
    key, name = cast("Secret", data["key"]), shown_name(str(data["name"]))
    if phones.keys[seat] not in (None, key):
        raise Conflict("real/seat-taken")
    before = [place for place, one in enumerate(phones.keys) if one == key and place != seat]
    if before and phones.pack is not None:
        raise Conflict("real/dealt-already")
    names = [None if place in before else one for place, one in enumerate(phones.names)]
    keys = [None if place in before else one for place, one in enumerate(phones.keys)]
    names[seat], keys[seat] = name or phones.letters[seat], key
    seeds = tuple(one for one in phones.seeds if one[0] not in before)
    return replace(phones, names=tuple(names), keys=tuple(keys), seeds=seeds)


def _ready(phones: Phones, seat: int, seed: str, stored: Secret | None) -> Phones:
    """The last one's number deals the cards; where they are stored with it nobody asks the engine again."""
    if phones.pack is not None:
        raise Conflict("real/dealt-already")
    seeds = (*(one for one in phones.seeds if one[0] != seat), (seat, seed))
    waiting = replace(phones, seeds=tuple(sorted(seeds)))
    if len(seeds) < len(phones.letters):
        return waiting
    if stored is None:
        dealt = deal_pack(waiting.lot, phones.rules, len(phones.letters), phones.dealer)
    else:
        dealt = dealt_in(orjson.loads(stored.get_secret_value()))
    return replace(waiting, dealt=dealt, pack=Pack.of(dealt))


def with_facts(data: Mapping[str, object], before: Phones, after: Phones) -> Mapping[str, object]:
    """What is stored of a step: with the cards that it has dealt."""
    if before.dealt is not None or after.dealt is None:
        return data
    return {**data, "dealt": Secret(orjson.dumps(dealt_json(after.dealt, after.letters)).decode())}


def _gathered(phones: Phones, seat: int, secret: Secret) -> Phones:
    if phones.dealt is None:
        raise Conflict("real/not-dealt")
    gathering = tuple(sorted({*phones.gathering, seat}))
    if len(gathering) < ENOUGH_TO_GATHER:
        return replace(phones, gathering=gathering)
    return replace(
        phones,
        secret=secret,
        number=phones.number + 1,
        dealer=(phones.dealer + 1) % len(phones.letters),
        seeds=(),
        dealt=None,
        pack=None,
        gathering=(),
        past=Past(phones.number, phones.dealer, phones.lot, phones.dealt),
    )


def view(phones: Phones, seat: int | None) -> Told:
    """What one phone may know: the secret of a running deal and the cards of others are not in it."""
    return {
        "v": phones.version,
        "code": phones.code,
        "game": phones.game,
        "preset": phones.rules.preset,
        "letters": phones.letters,
        "seat": None if seat is None else phones.letters[seat],
        "names": dict(zip(phones.letters, phones.names, strict=True)),
        "number": phones.number,
        "dealer": phones.letters[phones.dealer],
        "commitment": commitment(phones.secret.get_secret_value()),
        "ready": [phones.letters[place] for place, _ in phones.seeds],
        "pack": None if phones.pack is None else pack_json(phones.pack, seat, phones.letters),
        "gathering": [phones.letters[place] for place in phones.gathering],
        "past": None if phones.past is None else _past(phones.past, phones.letters),
    }


def _past(past: Past, letters: str) -> Told:
    return {
        "number": past.number,
        "dealer": past.dealer,
        "secret": past.lot.secret,
        "seeds": dict(past.lot.seeds),
        "commitment": commitment(past.lot.secret),
        **dealt_json(past.dealt, letters),
    }


def seated(phones: Phones, key: str | None) -> int:
    """The seat of a phone; raises for one that has none."""
    seat = phones.seat_of(key)
    if seat is None:
        raise NotAllowed("real/not-seated")
    return seat
