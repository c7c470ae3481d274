"""Files in and out of the desk: spreadsheets, printouts, and the archive that moves a tournament to another machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import orjson

from stik.app.desk.document import Sight
from stik.app.desk.file import file_of
from stik.app.desk.keys import key_of
from stik.app.desk.lineup import Lineup
from stik.app.desk.protocol import vira_rules
from stik.app.desk.state import DeskRefusal, PlannedRound
from stik.app.desk.timetable import minute_of, time_of
from stik.messages import Language, catalogue
from stik.printing import SHEETS, Event, Meeting
from stik.printing import PlannedRound as PrintedRound
from stik.tournaments import Seating, Stage, write_distribution
from stik.tournaments.exchange import (
    Cell,
    Sheet,
    Words,
    entrants_sheet,
    read_csv,
    read_entrants,
    read_workbook,
    results_sheet,
    standings_sheet,
    write_csv,
    write_workbook,
)

Told = dict[str, object]

ZIP: Final = b"PK"
KINDS: Final[Mapping[str, str]] = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "txt": "text/plain; charset=utf-8",
}


def entrants(content: bytes, *, persons: bool) -> list[Told]:
    """The entrants of a CSV or XLSX file; raises `TournamentError` with every row that cannot be read."""
    rows = read_workbook(content) if content.startswith(ZIP) else read_csv(content)
    found = read_entrants(rows, persons=persons).entrants
    return [{"name": one.name, "players": list(one.players), "club": one.club} for one in found]


def exported(sight: Sight, name: str, language: Language = "en") -> tuple[bytes, str]:
    """One of the export files and its type."""
    what, _, kind = name.partition(".")
    desk = sight.desk
    if kind == "json":
        return orjson.dumps(file_of(desk), option=orjson.OPT_INDENT_2), KINDS[kind]
    if kind == "txt":
        return _distribution(sight.lineup).encode(), KINDS[kind]
    sheets = _sheets(sight, catalogue(language))
    if kind == "xlsx":
        return write_workbook(tuple(sheets.values())), KINDS[kind]
    if what not in sheets:
        raise DeskRefusal("desk/nothing-to-export")
    return write_csv(sheets[what]), KINDS[kind]


def _sheets(sight: Sight, say: Words) -> Mapping[str, Sheet]:
    """The tables of the event in the order of a workbook; a timetable once there is one."""
    found = {"entrants": entrants_sheet(sight.tournament, say)}
    if sight.desk.rounds:
        found["schedule"] = _schedule(sight.lineup, say)
    found["results"] = results_sheet(sight.tournament, say)
    return found | {"standings": standings_sheet(sight.tournament, say)}


def _schedule(lineup: Lineup, say: Words) -> Sheet:
    """The timetable as it stands, with all that was paired since, and without who is gone."""
    desk = lineup.desk
    most = max((len(match.entrants) for match in desk.matches.values()), default=2)
    sides = [say("tournament/col-player", number=str(nth)) for nth in range(1, most + 1)]
    if desk.game == "voms":
        sides = [say("tournament/col-name-a"), say("tournament/col-name-b")]
    heads = [say(f"tournament/col-{code}") for code in ("time", "stage", "pool", "round", "table")]
    rows: list[tuple[Cell, ...]] = []
    for one in lineup.rounds:
        for match, meeting in zip(lineup.matches_of(one), _meetings(lineup, one), strict=True):
            pool = desk.entrants[match.entrants[0]].pool if one.stage is Stage.POOL else None
            names = [desk.entrants[player].name for player in match.entrants]
            where = (meeting.start or one.start, say(f"tournament/stage-{one.stage.value}"), pool, one.number)
            rows.append((*where, match.table, *names, *[None] * (most - len(names))))
    return Sheet(say("tournament/sheet-schedule"), (*heads, *sides), tuple(rows))


def _distribution(lineup: Lineup) -> str:
    """The seating of Vira as clubs pass it on, in the numbers drawn."""
    desk = lineup.desk
    rounds = [one for one in lineup.rounds if one.stage is Stage.POOL]
    if desk.game != "vira" or not rounds:
        raise DeskRefusal("desk/nothing-to-export")
    number = {name: one.number or 0 for name, one in desk.entrants.items()}
    groups = [[match.entrants for match in lineup.matches_of(one)] for one in rounds]
    return write_distribution(
        Seating(tuple(tuple(tuple(number[name] for name in group) for group in one) for one in groups))
    )


def printed(
    sight: Sight, sheet: str, language: Language, origin: str, number: int | None = None, *, keys: bool = False
) -> bytes:
    """A printout as PDF; links of entrants only for the organiser."""
    desk = sight.desk
    page = f"{origin}/c/{desk.code}"
    only = frozenset({(desk.round(number).stage, number)}) if number is not None else frozenset()
    tables = desk.plan.tables or max((match.table or 0 for match in desk.matches.values()), default=0)
    event = Event(
        tournament=sight.tournament,
        rounds=tuple(_printed_round(sight.lineup, one) for one in sight.lineup.rounds),
        only=only,
        tables=tables,
        numbers={one.id: one.number for one in desk.entrants.values() if one.number is not None},
        checked_in=frozenset(one.id for one in desk.entrants.values() if one.here),
        link=page,
        table_links={table: f"{page}/table/{table}" for table in range(1, tables + 1)},
        entrant_links={one: f"{page}/join/{key_of(desk, f'entrant {one}')}" for one in desk.entrants} if keys else {},
        rules=vira_rules(desk),
    )
    return SHEETS[sheet](event, catalogue(language))


def _printed_round(lineup: Lineup, one: PlannedRound) -> PrintedRound:
    return PrintedRound(
        number=one.number,
        meetings=tuple(_meetings(lineup, one)),
        byes=lineup.byes_of(one),
        stage=one.stage,
        start=one.start,
    )


def _meetings(lineup: Lineup, one: PlannedRound) -> Iterator[Meeting]:
    slot = lineup.tournament.format.slot
    for place, match in enumerate(lineup.matches_of(one), 1):
        later = match.wave > 1 and one.start is not None
        start = time_of(minute_of(one.start or "00:00") + slot * match.best_of * (match.wave - 1)) if later else None
        yield Meeting(match.table or place, match.entrants, match.wave, start)
