"""The standing as the public interface has it (section 6 of the interfaces)."""

from __future__ import annotations

from typing import TypeAlias

from stik.tournaments.model import Tournament
from stik.tournaments.standings import Standings
from stik.tournaments.table import Row

Json: TypeAlias = dict[str, object]


def to_json(tournament: Tournament, found: Standings) -> Json:
    """Tables by stage and pool, who goes on, what is unresolved."""
    row = _vira_row if tournament.format.persons else _row
    return {
        "stages": {
            stage.value: {name: [row(one) for one in table.rows] for name, table in pools.items()}
            for stage, pools in found.stages.items()
        },
        "qualified": [{"stage": one.stage.value, "entrants": list(one.entrants)} for one in found.qualified],
        "unresolved": [list(tie) for tie in found.unresolved],
        "provisional": found.provisional,
    }


def number(value: float) -> float:
    """2 rather than 2.0."""
    return int(value) if value == int(value) else value


def _row(row: Row) -> Json:
    return {
        "place": row.place,
        "entrant": row.entrant,
        "points": number(row.points),
        "played": row.sums.played,
        "wins": row.sums.wins,
        "lus_for": row.sums.lus_for,
        "lus_against": row.sums.lus_against,
        "decided_by": row.decided_by,
    }


def _vira_row(row: Row) -> Json:
    return {
        "place": row.place,
        "entrant": row.entrant,
        "points": number(row.points),
        "played": row.sums.played,
        "best_round": row.best_round,
        "decided_by": row.decided_by,
    }
