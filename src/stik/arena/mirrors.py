"""Who sits where: every deal is played so often that both sides have held the same cards."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Side: TypeAlias = Literal["a", "b"]
Seating: TypeAlias = tuple[Side, ...]
"""Who plays at each seat of the table."""

OTHER: Final[dict[Side, Side]] = {"a": "b", "b": "a"}


def partners(side_of: tuple[int, ...]) -> tuple[Seating, ...]:
    """Two partnerships: once one way, once the other."""
    first: Seating = tuple("a" if side == 0 else "b" for side in side_of)
    return first, mirrored(first)


def rotations(seats: int) -> tuple[Seating, ...]:
    """Each alone: `a` at every seat among `b`, then `b` at every seat among `a`; of two, it is the same."""
    alone: list[Seating] = [tuple("a" if seat == one else "b" for seat in range(seats)) for one in range(seats)]
    return tuple(dict.fromkeys([*alone, *map(mirrored, alone)]))


def mirrored(seating: Seating) -> Seating:
    return tuple(OTHER[side] for side in seating)


def difference(seating: Seating, points: tuple[float, ...]) -> float:
    """What a seat of `a` has got more than a seat of `b`."""
    found = {side: [got for at, got in zip(seating, points, strict=True) if at == side] for side in OTHER}
    return sum(found["a"]) / len(found["a"]) - sum(found["b"]) / len(found["b"])
