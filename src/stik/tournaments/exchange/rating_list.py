"""Ratings from a list of two columns: who, and how strong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import Rows
from stik.tournaments.model import Entrant, EntrantId
from stik.tournaments.naming import entrant_named

MOST: Final = 10_000


def read_ratings(rows: Rows, entrants: Sequence[Entrant]) -> Mapping[EntrantId, float]:
    """The ratings by entrant; a first row without a number is the head."""
    found: dict[EntrantId, float] = {}
    faults: list[Fault] = []
    lines = [(number, row) for number, row in enumerate(rows, 1) if any(row)]
    for number, row in lines:
        rating = _rating(row[1] if len(row) > 1 else "")
        if rating is None:
            if number != lines[0][0]:
                faults.append(Fault.of("tournament/bad-rating", row=number))
            continue
        try:
            found[entrant_named(entrants, row[0])] = rating
        except TournamentError as error:
            faults += error.faults
    if not found and not faults:
        faults.append(Fault.of("tournament/import-nothing"))
    if faults:
        raise TournamentError(*faults)
    return found


def _rating(text: str) -> float | None:
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return None
    return value if -MOST <= value <= MOST else None
