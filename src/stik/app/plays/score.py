"""What a finished deal or match means for each seat of the table, whichever the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SeatDeal:
    """What the last deal brought a seat; `points` are lus or pinnar."""

    points: int
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """How a seat came out of the match; place 0 where it was stopped without a result."""

    side: str
    place: int
    points: int


def places(points: Mapping[str, int]) -> dict[str, int]:
    """Who has most is first; equals share a place."""
    return {seat: 1 + sum(other > mine for other in points.values()) for seat, mine in points.items()}
