"""Files in and out of the desk: spreadsheets, printouts, and the archive that moves a tournament to another machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Final

import orjson

from stik.app.desk.document import Sight
from stik.app.desk.file import file_of
from stik.app.desk.history import CREATED
from stik.app.desk.make import key_of
from stik.app.desk.protocol import rules_of
from stik.app.desk.state import Desk, DeskRefusal, PlannedRound
from stik.app.desk.timetable import minute_of, time_of
from stik.app.ports import Code, Entry, Person
from stik.messages import Language, catalogue
from stik.printing import SHEETS, Event, Meeting
from stik.printing import PlannedRound as PrintedRound
from stik.tournaments import Seating, Stage, write_distribution
from stik.tournaments.exchange import all_sheets, read_csv, read_entrants, read_workbook, write_csv, write_workbook
from stik.tournaments.exchange.packing import pack, unpack

Told = dict[str, object]

ZIP: Final = b"PK"
HISTORY: Final = "history.json"
KINDS: Final[Mapping[str, str]] = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "txt": "text/plain; charset=utf-8",
}


def entrants(content: bytes, desk: Desk) -> list[Told]:
    """The entrants of a CSV or XLSX file; raises `TournamentError` with every row that cannot be read."""
    rows = read_workbook(content) if content.startswith(ZIP) else read_csv(content)
    found = read_entrants(rows, persons=desk.game == "vira").entrants
    return [{"name": one.name, "players": list(one.players), "club": one.club} for one in found]


def exported(sight: Sight, name: str, language: Language = "en") -> tuple[bytes, str]:
    """One of the export files and its type."""
    what, _, kind = name.partition(".")
    desk = sight.desk
    if kind == "json":
        return orjson.dumps(file_of(desk), option=orjson.OPT_INDENT_2), KINDS[kind]
    if kind == "txt":
        return _distribution(desk).encode(), KINDS[kind]
    sheets = all_sheets(
        sight.tournament, catalogue(language), start=minute_of(desk.plan.start), tables=desk.plan.tables
    )
    if kind == "xlsx":
        return write_workbook(tuple(sheets.values())), KINDS[kind]
    if what not in sheets:
        raise DeskRefusal("desk/nothing-to-export")
    return write_csv(sheets[what]), KINDS[kind]


def _distribution(desk: Desk) -> str:
    """The seating of Vira as clubs pass it on, in the numbers drawn."""
    rounds = [one for one in desk.rounds if one.stage is Stage.POOL]
    if desk.game != "vira" or not rounds:
        raise DeskRefusal("desk/nothing-to-export")
    number = {name: one.number or 0 for name, one in desk.entrants.items()}
    groups = [[desk.matches[match].entrants for match in one.matches] for one in rounds]
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
        rounds=tuple(_printed_round(desk, one, sight.tournament.format.slot) for one in desk.rounds),
        only=only,
        tables=tables,
        numbers={one.id: one.number for one in desk.entrants.values() if one.number is not None},
        checked_in=frozenset(one.id for one in desk.entrants.values() if one.here),
        link=page,
        table_links={table: f"{page}/table/{table}" for table in range(1, tables + 1)},
        entrant_links={one: f"{page}/join/{key_of(desk, f'entrant {one}')}" for one in desk.entrants} if keys else {},
        rules=rules_of(desk),
    )
    return SHEETS[sheet](event, catalogue(language))


def _printed_round(desk: Desk, one: PlannedRound, slot: int) -> PrintedRound:
    return PrintedRound(
        number=one.number,
        meetings=tuple(_meetings(desk, one, slot)),
        byes=one.byes,
        stage=one.stage,
        start=one.start,
    )


def _meetings(desk: Desk, one: PlannedRound, slot: int) -> Iterator[Meeting]:
    for place, name in enumerate(one.matches, 1):
        match = desk.matches[name]
        later = match.wave > 1 and one.start is not None
        start = time_of(minute_of(one.start or "00:00") + slot * match.best_of * (match.wave - 1)) if later else None
        yield Meeting(match.table or place, match.entrants, match.wave, start)


# the archive


def packed(entries: list[Entry]) -> bytes:
    """The whole history as one file."""
    told = [{name: value for name, value in asdict(entry).items() if name != "table"} for entry in entries]
    return pack({HISTORY: orjson.dumps(told, option=orjson.OPT_INDENT_2)})


def unpacked(content: bytes, table: Code, person: Person) -> list[Entry]:
    """The history under a new code; who brings it is its organiser beside those who were."""
    held = unpack(content).get(HISTORY)
    try:
        told = orjson.loads(held or b"")
        entries = [Entry(table, **{**one, "by": one["by"], "command": None}) for one in told]
        first = entries[0]
        if first.kind != CREATED or [one.version for one in entries] != list(range(1, len(entries) + 1)):
            raise ValueError
    except (ValueError, TypeError, KeyError, IndexError):
        raise DeskRefusal("desk/no-archive") from None
    data = {**first.data, "person": person.id, "name": person.name}
    return [Entry(table, 1, first.at, person.id, None, CREATED, data), *entries[1:]]
