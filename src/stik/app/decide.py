"""Whether a person may do what a command says, and the entry that it makes of it; the engines decide about cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from stik.app.commands import PHRASES, Act, Agree, BeReady, Command, Decline, Propose, PutBot, Rematch, Say, Sit, Stand
from stik.app.deeds import Acted, Agreed, BotSeated, Declined, Deed, Left, Proposed, Ready, Said, Seated
from stik.app.ports import Person
from stik.app.table import Chair, Table
from stik.errors import Conflict


class TableRefusal(Conflict):
    """The table does not allow this now; nothing has changed."""


class StaleVersion(TableRefusal):
    """The page acted on what is no longer so."""

    def __init__(self, seen: int, now: int) -> None:
        super().__init__("table/stale", seen=seen, now=now)


def decided(table: Table, person: Person, command: Command, browsers: Sequence[str] = ()) -> Deed:
    """The deed that the command asks for, by somebody at these browsers; raises where it is not allowed."""
    match command:
        case Act():
            return _act(table, person, command)
        case BeReady(seed=seed):
            chair = _chair(table, person)
            if table.phase not in {"waiting", "between"}:
                raise TableRefusal("table/not-between-deals")
            return Ready(chair.seat, seed)
        case Sit(seat=seat):
            return _sit(table, person, seat, browsers)
        case Stand():
            if table.settings.rated and table.phase in {"playing", "between"}:
                raise TableRefusal("table/rated-to-the-end")
            return Left(_chair(table, person).seat)
        case PutBot():
            return _bot(table, person, command)
        case Propose():
            return _propose(table, person, command)
        case Agree() | Decline():
            seat = _chair(table, person).seat
            if table.proposal is None or seat not in table.proposal.wanted or seat in table.proposal.agreed:
                raise TableRefusal("table/nothing-proposed")
            return Agreed(seat) if isinstance(command, Agree) else Declined(seat)
        case Say():
            return _say(table, person, command)
        case Rematch():
            raise AssertionError("a rematch opens another table, so the tables decide")
        case _:
            assert_never(command)


def _chair(table: Table, person: Person) -> Chair:
    chair = table.chair_of(person.id)
    if chair is None:
        raise TableRefusal("table/no-seat")
    return chair


def _act(table: Table, person: Person, command: Act) -> Deed:
    chair = _chair(table, person)
    if table.phase != "playing":
        raise TableRefusal("table/no-deal")
    if table.paused:
        raise TableRefusal("table/paused")
    if command.seen < table.touched:
        raise StaleVersion(command.seen, table.version)
    if command.action.lower().split()[:1] == ["rule"]:
        raise TableRefusal("table/referee-only")
    return Acted(chair.seat, command.action)


def _sit(table: Table, person: Person, seat: str, browsers: Sequence[str]) -> Deed:
    if seat not in table.play.seats:
        raise TableRefusal("table/no-such-seat", seat=seat, seats=" ".join(table.play.seats))
    if table.phase == "over":
        raise TableRefusal("table/over")
    if table.chair_of(person.id) is not None:
        raise TableRefusal("table/seated-already")
    if table.event:
        raise TableRefusal("table/seats-by-desk")
    chair = table.chair(seat)
    if chair.kind == "person":
        raise TableRefusal("table/seat-taken", seat=seat)
    seen = table.hand_of(person.id, browsers)
    if seen not in {None, seat}:
        raise TableRefusal("table/one-hand", seat=seen)
    return Seated(seat, person.id, person.name, person.is_guest, browsers)


def _bot(table: Table, person: Person, command: PutBot) -> Deed:
    if person.id != table.host:
        raise TableRefusal("table/host-only")
    if table.event:
        raise TableRefusal("table/seats-by-desk")
    if command.seat not in table.play.seats:
        raise TableRefusal("table/no-such-seat", seat=command.seat, seats=" ".join(table.play.seats))
    chair = table.chair(command.seat)
    if chair.kind == "person":
        raise TableRefusal("table/seat-taken", seat=command.seat)
    if table.phase == "playing":
        raise TableRefusal("table/between-deals-only")
    if command.level is not None:
        return BotSeated(command.seat, command.level)
    if chair.kind == "empty" or table.phase != "waiting":
        raise TableRefusal("table/no-bot-to-remove", seat=command.seat)
    return Left(command.seat)


def _propose(table: Table, person: Person, command: Propose) -> Deed:
    chair = _chair(table, person)
    if table.proposal is not None:
        raise TableRefusal("table/proposal-open")
    if table.phase not in {"playing", "between"}:
        raise TableRefusal("table/no-deal")
    match command.kind:
        case "pause" if table.paused:
            raise TableRefusal("table/paused")
        case "resume" if not table.paused:
            raise TableRefusal("table/not-paused")
        case "takeback" if table.settings.rated:
            raise TableRefusal("table/rated")
        case "takeback" if table.phase != "playing" or table.play.taken_back(chair.seat) is None:
            raise TableRefusal("table/nothing-to-take-back")
        case _:
            return Proposed(chair.seat, command.kind)


def _say(table: Table, person: Person, command: Say) -> Deed:
    text = None if command.text is None else " ".join(command.text.split())
    if (text is None) == (command.phrase is None) or text == "":
        raise TableRefusal("table/say-something")
    if command.phrase is not None and command.phrase not in PHRASES:
        raise TableRefusal("table/unknown-phrase", phrase=command.phrase)
    chair = table.chair_of(person.id)
    if chair is None and not table.settings.spectators:
        raise TableRefusal("table/no-spectators")
    return Said(person.id, None if chair is None else chair.seat, person.name, text, command.phrase)
