"""Results from a spreadsheet; everything that is wrong is named at once, with its row."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import Rows
from stik.tournaments.exchange.headers import RESULTS, STAGES, columns, is_results, plain
from stik.tournaments.fields import Faults, Fields
from stik.tournaments.model import Entrant, GameResult, Sitting, Tournament
from stik.tournaments.naming import entrant_named
from stik.tournaments.results import read_game, read_sitting
from stik.vira.rules import SM2025

_WHOLE: Final = re.compile(r"[-+−]?\d{1,9}([.,]0+)?")
_SIDES: Final = ("toqued", "absent", "forfeit")


def holds_results(rows: Rows) -> bool:
    """Whether the first row that says anything is the head of a list of results."""
    return is_results(next((row for row in rows if any(row)), ()))


def read_results(rows: Rows, tournament: Tournament) -> tuple[GameResult | Sitting, ...]:
    """Games of Voms or tables of Vira; the entrants by id or by a name that only one has."""
    if not holds_results(rows):
        raise TournamentError(Fault.of("tournament/import-no-head"))
    start = next(number for number, row in enumerate(rows) if any(row))
    head = columns(rows[start], RESULTS)
    lines = [
        (number, {name: row[place] for name, place in head.items() if place < len(row) and row[place]})
        for number, row in enumerate(rows[start + 1 :], start + 2)
        if any(row)
    ]
    if not lines:
        raise TournamentError(Fault.of("tournament/import-nothing"))
    faults = Faults()
    known = {entrant.id: entrant.pool for entrant in tournament.entrants}
    found: list[GameResult | Sitting | None]
    if tournament.format.persons:
        tables = _tables(lines, tournament.entrants)
        found = [
            read_sitting(Fields(data, f"rows[{row}]", faults), tournament.format, SM2025, known) for row, data in tables
        ]
    else:
        games = [(row, _game(cells, tournament.entrants)) for row, cells in lines]
        found = [read_game(Fields(data, f"rows[{row}]", faults), tournament.format, known) for row, data in games]
    if faults.found:
        raise TournamentError(*faults.found)
    return tuple(one for one in found if one is not None)


def _game(cells: Mapping[str, str], entrants: Sequence[Entrant]) -> dict[str, object]:
    """A row as a line of the file would have it."""
    stage = cells.get("stage", "")
    found: dict[str, object] = {"a": _who(cells.get("a", ""), entrants), "b": _who(cells.get("b", ""), entrants)}
    if stage:
        found["stage"] = STAGES[plain(stage)].value if plain(stage) in STAGES else stage
    if "round" in cells:
        found["round"] = _whole(cells["round"])
    for name in ("lus", "comb"):
        if f"{name}a" in cells or f"{name}b" in cells:
            found[name] = [_whole(cells.get(f"{name}a", "")), _whole(cells.get(f"{name}b", ""))]
    found |= {name: _side(cells[name], cells, entrants) for name in _SIDES if name in cells}
    if "," in cells.get("absent", ""):  # neither side came
        found["absent"] = [_side(one.strip(), cells, entrants) for one in cells["absent"].split(",")]
    return found | ({"reason": cells["reason"]} if "reason" in cells else {})


def _tables(lines: Sequence[tuple[int, Mapping[str, str]]], entrants: Sequence[Entrant]) -> list[tuple[int, object]]:
    """A row a person; who has the same round and table sits together."""
    found: dict[tuple[str, str], tuple[int, dict[str, object]]] = {}
    seats: dict[tuple[str, str], list[object]] = {}
    totals: dict[tuple[str, str], list[object]] = {}
    for row, cells in lines:
        key = cells.get("round", ""), cells.get("table", "")
        data: dict[str, object] = {"round": _whole(key[0])} | ({"table": _whole(key[1])} if key[1] else {})
        data |= {"seats": seats.setdefault(key, []), "totals": totals.setdefault(key, [])}
        found.setdefault(key, (row, data))
        seats[key].append(_who(cells.get("person", ""), entrants))
        totals[key].append(_whole(cells.get("total", "")))
    return list(found.values())


def _who(text: str, entrants: Sequence[Entrant]) -> str:
    """The id; where nobody is meant the text stays, and is refused with its row."""
    try:
        return entrant_named(entrants, text)
    except TournamentError:
        return text


def _side(text: str, cells: Mapping[str, str], entrants: Sequence[Entrant]) -> str:
    """One of the two sides: its id or name, or the letter of its column."""
    return _who(cells.get(plain(text), text) if plain(text) in ("a", "b") else text, entrants)


def _whole(text: str) -> object:
    return int(re.split("[.,]", text.replace("−", "-"))[0]) if _WHOLE.fullmatch(text) else text
