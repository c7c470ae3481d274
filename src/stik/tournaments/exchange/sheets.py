"""The tables of an event as sheets for a spreadsheet, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from stik.tournaments.exchange.cells import Cell, Sheet, Words
from stik.tournaments.exchange.wording import clock, decided_by
from stik.tournaments.model import GameResult, Tournament
from stik.tournaments.standings import standings
from stik.tournaments.table import Row
from stik.tournaments.timetable import has_plan, timetable
from stik.tournaments.writing import number

SHEETS: Final = ("entrants", "schedule", "results", "standings")
"""What can be exported, in the order of a workbook."""


def all_sheets(
    tournament: Tournament, say: Words, *, start: int = 0, tables: int | None = None, slot: int | None = None
) -> Mapping[str, Sheet]:
    """Every sheet that the event has; before the draw it has no schedule."""
    found = {
        "entrants": entrants_sheet(tournament, say),
        "results": results_sheet(tournament, say),
        "standings": standings_sheet(tournament, say),
    }
    if has_plan(tournament):
        found["schedule"] = schedule_sheet(tournament, say, start=start, tables=tables, slot=slot)
    return {name: found[name] for name in SHEETS if name in found}


def entrants_sheet(tournament: Tournament, say: Words) -> Sheet:
    """Who is entered; a column for every player."""
    most = max((len(one.players) for one in tournament.entrants), default=0)
    players = [say("tournament/col-player", number=str(nth)) for nth in range(1, most + 1)]
    heads = (*_heads(say, "id", "name"), *players, *_heads(say, "club", "pool", "number"))
    rows = [
        (one.id, one.name, *one.players, *[None] * (most - len(one.players)), one.club or None, one.pool, one.number)
        for one in tournament.entrants
    ]
    return Sheet(say("tournament/sheet-entrants"), heads, tuple(rows))


def standings_sheet(tournament: Tournament, say: Words) -> Sheet:
    """Every table, one below the other."""
    own = ("best-round",) if tournament.format.persons else ("wins", "lus-for", "lus-against")
    heads = _heads(say, "stage", "pool", "place", "id", "name", "points", "played", *own, "decided")
    names = tournament.names()
    rows = [
        (
            say(f"tournament/stage-{stage.value}"),
            pool,
            row.place,
            row.entrant,
            names[row.entrant],
            number(row.points),
            row.sums.played,
            *_own_cells(row, persons=tournament.format.persons),
            decided_by(row, names, say),
        )
        for stage, pool, row in standings(tournament).rows()
    ]
    return Sheet(say("tournament/sheet-standings"), heads, tuple(rows))


def _own_cells(row: Row, *, persons: bool) -> tuple[Cell, ...]:
    return (row.best_round,) if persons else (row.sums.wins, row.sums.lus_for, row.sums.lus_against)


def results_sheet(tournament: Tournament, say: Words) -> Sheet:
    """Every result as it was entered; the sheet can be read back."""
    title = say("tournament/sheet-results")
    names = tournament.names()
    if tournament.format.persons:
        heads = _heads(say, "round", "table", "id", "name", "total")
        seats = [
            (sitting.round, sitting.table, person, names[person], total)
            for sitting in tournament.sittings
            for person, total in zip(sitting.seats, sitting.totals, strict=True)
        ]
        return Sheet(title, heads, tuple(seats))
    codes = "stage round a b lus-a lus-b comb-a comb-b toqued absent forfeit reason name-a name-b"
    games = tuple((*_game_cells(game, say), names[game.a], names[game.b]) for game in tournament.games)
    return Sheet(title, _heads(say, *codes.split()), games)


def _game_cells(game: GameResult, say: Words) -> Iterator[Cell]:
    yield from (say(f"tournament/stage-{game.stage.value}"), game.round, game.a, game.b)
    yield from game.lus or (None, None)
    yield from game.comb if game.lus else (None, None)
    yield from (game.toqued, ", ".join(game.absent) or None, game.forfeit, game.reason or None)


def schedule_sheet(
    tournament: Tournament, say: Words, *, start: int = 0, tables: int | None = None, slot: int | None = None
) -> Sheet:
    """The timetable; `start` is the minute of the day at which the first round begins."""
    plan = timetable(tournament, tables=tables, slot=slot)
    names = tournament.names()
    most = max((len(one.players) for one in plan.appointments), default=2)
    players = [say("tournament/col-player", number=str(nth)) for nth in range(1, most + 1)]
    sides = players if tournament.format.persons else _heads(say, "name-a", "name-b")
    heads = (*_heads(say, "time", "pool", "round", "table"), *sides)
    rows = [
        (
            clock(start + one.minute),
            one.pool,
            one.round,
            one.table,
            *(names[player] for player in one.players),
            *[None] * (most - len(one.players)),
        )
        for one in plan.appointments
    ]
    return Sheet(say("tournament/sheet-schedule"), heads, tuple(rows))


def _heads(say: Words, *codes: str) -> tuple[str, ...]:
    return tuple(say(f"tournament/col-{code}") for code in codes)
