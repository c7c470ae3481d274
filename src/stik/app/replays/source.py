"""What can be replayed: the finished deals of a table, or those of a record that somebody brought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from stik.app.details import shown_name
from stik.app.plays.play import Json
from stik.app.ports import Code, Listing, PersonId
from stik.app.replays.ports import Brought
from stik.app.table import Table
from stik.errors import NotFound, StikError
from stik.protocol.claims import claimed
from stik.protocol.offers import rules_held
from stik.protocol.record import Record, read_record, replay_record, verify_record

SUMMARY: Final = (
    *("ended", "gain", "score", "target", "winner"),
    *("declarer", "contract", "grade", "trump", "form", "result", "settlement"),
)
"""What a list of deals shows of each; the first line is of Voms, the second of Vira."""


class Played(NamedTuple):
    """A deal that can be replayed."""

    record: Record
    """With this deal alone."""
    seated: Mapping[str, str]
    """By the seats of the deal, those of the table."""
    summary: Json


@dataclass(frozen=True, slots=True)
class Source:
    """A table or a brought record, as far as somebody may see it."""

    code: Code
    kind: str
    game: str
    preset: str
    options: Mapping[str, object]
    seats: tuple[Json, ...]
    """Who sat where."""
    deals: Mapping[int, Played]
    whole: Record | str | None
    """All deals as one record, as it was brought or is still to be written; None where there is none to see."""
    over: bool = True
    mine: str | None = None
    """The seat of who asks."""
    exercise: bool = False
    house: Json | None = None
    """The house rules that were played by: id, name and version."""
    table: Table | None = None

    def deal(self, number: int) -> Played:
        if number not in self.deals:
            raise NotFound("replay/no-such-deal", deal=number)
        return self.deals[number]

    def document(self) -> Json:
        """All about it but the moments themselves."""
        return {
            "code": self.code,
            "kind": self.kind,
            "game": self.game,
            "preset": self.preset,
            "options": dict(self.options),
            "seats": list(self.seats),
            "deals": [{"deal": n, "seated": dict(one.seated), **one.summary} for n, one in self.deals.items()],
            "over": self.over,
            "mine": self.mine,
            "exercise": self.exercise,
            "house": self.house,
        }


# a table


def of_table(table: Table, person: PersonId | None) -> Source:
    """Every finished deal of a table."""
    play, chair = table.play, table.chair_of(person)
    return Source(
        code=table.code,
        kind="table",
        game=table.settings.game,
        preset=table.settings.preset,
        options=table.settings.options,
        seats=tuple({"seat": one.seat, "kind": one.kind, "name": one.name} for one in table.chairs),
        deals={number: _played(table, number) for number in range(1, len(play.history) + 1)},
        whole=table.record() if play.history else None,
        over=table.phase == "over",
        mine=None if chair is None else chair.seat,
        exercise=bool(table.exercise),
        house=None if table.settings.house is None else table.settings.house.model_dump(),
        table=table,
    )


def _played(table: Table, number: int) -> Played:
    record = table.finished(number)
    assert record is not None, "there is a line for it"
    return Played(record, table.play.seated(number), _summary(table.play.history[number - 1]))


def _summary(told: Mapping[str, object]) -> Json:
    return {key: told.get(key) for key in SUMMARY}


def listed(listing: Listing) -> Json:
    """A table in a list of what can be replayed."""
    return {
        "code": listing.code,
        "game": listing.game,
        "preset": listing.preset,
        "at": listing.changed,
        "names": [seat.name for seat in listing.seats],
        "exercise": listing.exercise,
    }


# a record


class BadRecord(StikError):
    """A record that does not prove what it says."""


class Outline(NamedTuple):
    """What a list says of a record."""

    game: str
    preset: str
    deals: int


def checked(text: str) -> Outline:
    """What the record is, if it proves what it says; raises with everything that is wrong.

    Of an older edition what was right then stands.
    """
    record = read_record(text)
    wrong = [proof.fault for proof in verify_record(record) if not (proof.holds or proof.stands)]
    if wrong:
        raise BadRecord(*wrong)
    first = next(replay_record(record))
    return Outline(record.game, str(first.deal.rules()["preset"]), len(record.deals))


class Opened(NamedTuple):
    """A brought record with its deals."""

    players: Mapping[str, str]
    deals: tuple[Played, ...]
    options: Mapping[str, object]


def opened(text: str) -> Opened:
    """A record that was taken in; read where it was checked, for what it is made of is still foreign."""
    record = read_record(text)
    deals = {moment.deal_number: moment.deal for moment in replay_record(record)}
    rules = deals[1].rules()
    usual = rules_held(record.game, {"preset": rules["preset"]}, record.edition).options()
    options = {name: value for name, value in rules.items() if value != usual[name]}
    played = tuple(
        Played(
            replace(record, kind="deal", deals=(record.deals[number - 1],), players={}, best_of=1, result=None),
            {seat: seat for seat in deal.seats},
            _summary({**deal.view(None), **claimed(deal, record.deals[number - 1].result)}),
        )
        for number, deal in deals.items()
    )
    return Opened(record.players, played, options)


def of_record(brought: Brought, read: Opened) -> Source:
    """Every deal of a brought record."""
    names = {seat: shown_name(read.players.get(seat, "")) or None for seat in read.deals[0].seated}
    return Source(
        code=brought.code,
        kind="record",
        game=brought.game,
        preset=brought.preset,
        options=read.options,
        seats=tuple({"seat": seat, "kind": "person", "name": name} for seat, name in names.items()),
        deals=dict(enumerate(read.deals, 1)),
        whole=brought.text,
    )
