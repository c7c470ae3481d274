"""Entrants from a list that somebody has kept in a spreadsheet; everything that is wrong is named at once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import LONGEST, Rows
from stik.tournaments.exchange.headers import CERTAIN, ENTRANTS, columns
from stik.tournaments.model import Entrant

_TEAM: Final = {"name": 0, "player1": 1, "player2": 2, "club": 3, "pool": 4}
_PERSON: Final = {"name": 0, "club": 1, "pool": 2}
"""What the columns are where the list has no head."""
_BETWEEN_PLAYERS: Final = re.compile(r"\s*[,;/&+]\s*")


@dataclass(frozen=True, slots=True)
class EntryList:
    """Who is entered; no pool is an empty text."""

    entrants: tuple[Entrant, ...]
    unused: tuple[str, ...] = ()
    """Heads of columns that mean nothing here."""


def read_entrants(rows: Rows, *, persons: bool = False, known: Sequence[Entrant] = ()) -> EntryList:
    """The entrants of a list, beside those who are known already; ids are made where they are missing."""
    head, first = _head(rows, persons)
    lines = [(number, _cells(row, head)) for number, row in enumerate(rows, 1) if number >= first and any(row)]
    if not lines:
        raise TournamentError(Fault.of("tournament/import-nothing"))
    reader = _Reader("p" if persons else "t", known, persons=persons)
    for number, cells in lines:
        reader.read(number, cells)
    reader.check_pools()
    if reader.faults:
        raise TournamentError(*reader.faults)
    unused = (
        () if first == 1 else tuple(text for place, text in enumerate(rows[first - 2]) if place not in head.values())
    )
    return EntryList(tuple(reader.found.values()), tuple(text for text in unused if text))


def _head(rows: Rows, persons: bool) -> tuple[Mapping[str, int], int]:
    """Which column is what, and the number of the first row below the head."""
    for number, row in enumerate(rows, 1):
        if any(row):
            head = columns(row, ENTRANTS)
            if any(name in head for name in CERTAIN):
                return head, number + 1
            break
    return (_PERSON if persons else _TEAM), 1


def _cells(row: Sequence[str], head: Mapping[str, int]) -> dict[str, str]:
    return {name: row[place] for name, place in head.items() if place < len(row) and row[place]}


class _Reader:
    """Reads row after row and keeps what is wrong."""

    def __init__(self, letter: str, known: Sequence[Entrant], *, persons: bool) -> None:
        self.faults: list[Fault] = []
        self.found: dict[int, Entrant] = {}
        self._letter, self._persons = letter, persons
        self._known = {key: 0 for one in known for key in _keys(one)}
        self._next = 1

    def read(self, row: int, cells: Mapping[str, str]) -> None:
        """One row; a fault where it has no name, is too long, or is there already."""
        players = self._players(cells)
        name = cells.get("name") or " / ".join(players)
        if not name:
            self.faults.append(Fault.of("tournament/import-no-name", row=row))
            return
        if any(len(text) > LONGEST for text in cells.values()):
            self.faults.append(Fault.of("tournament/import-too-long", row=row, most=LONGEST))
            return
        number = cells.get("number", "")
        if number and not (number.isdecimal() and 0 < int(number[:6]) < 100_000):
            self.faults.append(Fault.of("tournament/import-bad-number", row=row, text=number))
            number = ""
        one = Entrant(
            id=cells.get("id") or self._free_id(),
            name=name,
            pool=cells.get("pool", ""),
            players=players,
            club=cells.get("club", ""),
            number=int(number) if number else None,
        )
        self._add(row, one)

    def _players(self, cells: Mapping[str, str]) -> tuple[str, ...]:
        if self._persons:
            return ()
        together = _BETWEEN_PLAYERS.split(cells.get("players", ""))
        alone = [cells.get(f"player{number}", "") for number in (1, 2, 3)]
        return tuple(dict.fromkeys(player for player in (*together, *alone) if player))

    def _free_id(self) -> str:
        while f"id:{self._letter}{self._next}" in self._known:
            self._next += 1
        return f"{self._letter}{self._next}"

    def _add(self, row: int, one: Entrant) -> None:
        for key in _keys(one):
            if key in self._known:
                self.faults.append(_twice(row, one, self._known[key]))
                return
        self._known |= dict.fromkeys(_keys(one), row)
        self.found[row] = one

    def check_pools(self) -> None:
        """Pools for all or for none: a draw gives everybody one."""
        if any(one.pool for one in self.found.values()):
            missing = [row for row, one in self.found.items() if not one.pool]
            self.faults += [Fault.of("tournament/import-no-pool", row=row) for row in missing]


def _keys(one: Entrant) -> list[str]:
    """What nobody else may have: the id, the name, the same two players, the number."""
    found = [f"id:{one.id}", f"name:{one.name.casefold()}"]
    if len(one.players) > 1:
        found.append("players:" + "|".join(sorted(player.casefold() for player in one.players)))
    return found if one.number is None else [*found, f"number:{one.number}"]


def _twice(row: int, one: Entrant, first: int) -> Fault:
    if first:
        return Fault.of("tournament/import-twice", row=row, name=one.name, first=first)
    return Fault.of("tournament/import-known", row=row, name=one.name)
