"""What a tournament file has to print: its plan round by round, and the sheets that make sense for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stik.app.desk.plan import pairs_of, stages_of
from stik.cli.tournament_output import refuse
from stik.printing import SHEETS, Event, Meeting, PlannedRound
from stik.tournaments import Course, EntrantId, Stage, Tournament, final_places, round_robin, standings, timetable
from stik.tournaments.exchange import clock, minute_of
from stik.tournaments.matches import BEST_OF
from stik.tournaments.reading import vira_rules
from stik.tournaments.timetable import Appointment, Timetable, has_plan, is_drawn
from stik.tournaments.writing import Json

BY_ROUND: Final = ("timetable", "results", "comb-sheets", "vira-protocol")
OF_VIRA: Final = ("vira-protocol", "bid-table")
OF_VOMS: Final = ("comb-sheets",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """What the file does not say: when it begins, at how many tables, how long a round takes."""

    start: str = "10:00"
    tables: int | None = None
    slot: int | None = None

    def check(self) -> None:
        if self.tables is not None and self.tables < 1:
            refuse("tournament/how-many-tables")
        if self.slot is not None and self.slot < 1:
            refuse("tournament/how-many-minutes")


def printed_event(file: Json, tournament: Tournament, room: Room, number: int | None) -> Event:
    """All that the sheets need; `number` is the only round that is asked for."""
    room.check()
    persons = tournament.format.persons
    rounds = _rounds(tournament, room)
    return Event(
        tournament=tournament,
        rounds=rounds,
        only=frozenset() if number is None else _only(tournament, rounds, number),
        tables=room.tables or 0,
        numbers={one.id: one.number for one in tournament.entrants if one.number is not None},
        rules=vira_rules(file if persons else {}),
    )


def check_sheet(sheet: str, tournament: Tournament, room: Room, number: int | None) -> None:
    """Refuses what makes no sense, and says what would."""
    form = tournament.format
    if sheet not in SHEETS:
        refuse("tournament/print-unknown", sheet=sheet, known=", ".join((*SHEETS, "all")))
    if sheet in (OF_VOMS if form.persons else OF_VIRA):
        right = OF_VIRA if form.persons else OF_VOMS
        game = "voms" if form.persons else "vira"
        refuse("tournament/print-other-game", sheet=sheet, game=game, format=form.name, right=", ".join(right))
    if number is not None and sheet not in BY_ROUND:
        refuse("tournament/print-no-rounds", sheet=sheet, known=", ".join(BY_ROUND))
    if sheet == "draw" and not form.persons and form.pools == 1:
        refuse("tournament/nothing-to-draw", format=form.name)
    if sheet == "draw" and not is_drawn(tournament):
        refuse("tournament/not-drawn")
    if sheet == "timetable":
        timetable(tournament, tables=room.tables, slot=room.slot)  # it knows why there is none
    if sheet == "table-cards" and room.tables is None and not has_plan(tournament):
        refuse("tournament/print-no-tables")


def sensible(tournament: Tournament, room: Room) -> list[str]:
    """The sheets of this game that have something on them now."""
    form = tournament.format
    planned, played = has_plan(tournament), bool(tournament.games or tournament.sittings)
    there = {
        "draw": is_drawn(tournament) and (form.persons or form.pools > 1),
        "timetable": planned,
        "table-cards": planned or room.tables is not None,
        "results": played,
        "standings": played,
        "ranking": played and bool(final_places(tournament)),
        "certificates": played and bool(final_places(tournament)),
    }
    other_game = OF_VOMS if form.persons else OF_VIRA
    return [sheet for sheet in SHEETS if sheet not in other_game and there.get(sheet, True)]


def _only(tournament: Tournament, rounds: tuple[PlannedRound, ...], number: int) -> frozenset[tuple[Stage, int]]:
    planned = {one.key for one in rounds}
    played = {(Stage.POOL, one.round) for one in tournament.sittings}
    played |= {(one.stage, one.round) for one in tournament.games if one.stage is Stage.POOL and one.round is not None}
    found = frozenset(key for key in planned | played if key[1] == number)
    if not found:
        refuse("tournament/no-such-round", round=number, last=max((nth for _, nth in planned | played), default=0))
    return found


def _rounds(tournament: Tournament, room: Room) -> tuple[PlannedRound, ...]:
    """The rounds of the pools or of Vira, then what follows as far as it is known."""
    begin = minute_of(room.start)
    if not has_plan(tournament):
        return ()
    found = timetable(tournament, tables=room.tables, slot=room.slot)
    pools = tuple(_of_pools(found, begin))
    last = max((one.number for one in pools), default=0)
    later = _later(tournament, room.slot or tournament.format.slot, last + 1, begin + found.minutes)
    return (*pools, *later)


def _of_pools(found: Timetable, begin: int) -> Iterator[PlannedRound]:
    """A round of two pools is one where they begin together."""
    starts: dict[tuple[str, int], int] = {}
    for one in found.appointments:
        starts.setdefault((one.pool, one.round), one.minute)
    together: dict[tuple[int, int], list[Appointment]] = {}
    for one in found.appointments:
        together.setdefault((starts[one.pool, one.round], one.round), []).append(one)
    for (minute, number), games in sorted(together.items()):
        pools = dict.fromkeys(one.pool for one in games)
        byes = tuple(who for pool in pools for who in found.byes.get((pool, number), ()))
        meetings = tuple(_meeting(one, begin, minute) for one in games)
        yield PlannedRound(number, meetings, byes, start=clock(begin + minute))


def _meeting(one: Appointment, begin: int, minute: int) -> Meeting:
    later = clock(begin + one.minute) if one.minute > minute else None
    return Meeting(one.table, one.players, one.wave, later)


def _later(tournament: Tournament, slot: int, number: int, minute: int) -> Iterator[PlannedRound]:
    """Semi-finals, bronze match and final, once it is known who plays them."""
    tables = standings(tournament)
    for stage in stages_of(tournament.format.course):
        pairs = pairs_of(tournament, tables, stage)
        several = stage is Stage.SEMI_FINAL and tournament.format.course is Course.ROUND_ROBIN
        for games in _all_against_all(pairs) if several else [pairs] if pairs else []:
            meetings = tuple(Meeting(table, pair) for table, pair in enumerate(games, 1))
            yield PlannedRound(number, meetings, stage=stage, start=clock(minute))
            number, minute = number + 1, minute + slot * (1 if several else BEST_OF[stage])


def _all_against_all(pairs: tuple[tuple[EntrantId, EntrantId], ...]) -> list[tuple[tuple[EntrantId, EntrantId], ...]]:
    entrants = list(dict.fromkeys(one for pair in pairs for one in pair))
    if not entrants:
        return []
    return [tuple((game.a, game.b) for game in one.fixtures) for one in round_robin(entrants).rounds]
