"""Gives the games of every round their tables and waves, so that nobody stays at one table ("TR.13")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

Pairs: TypeAlias = Sequence[tuple[int, int]]

LOOK_AT: Final = 24
"""Free slots that are weighed for a game: enough to spread, few enough for a hall of hundreds."""


class Slot(NamedTuple):
    """A wave of a round and a table in it, both from 0."""

    wave: int
    table: int


def slots_of_rounds(rounds: Sequence[Pairs], teams: int, tables: int) -> list[list[Slot]]:
    """For every round the slots of its games: each goes where its two teams have been least."""
    been = [[0] * tables for _ in range(teams)]
    early = [0] * teams
    found = []
    for turn, pairs in enumerate(rounds):
        free = [Slot(*divmod(place, tables)) for place in range(len(pairs))]
        free = free[turn % len(free) :] + free[: turn % len(free)]
        slots = []
        for pair in pairs:
            slot = min(free[:LOOK_AT], key=lambda slot, pair=pair: _weight(slot, pair, been, early))  # type: ignore[misc]
            free.remove(slot)
            slots.append(slot)
            for team in pair:
                been[team][slot.table] += 1
                early[team] += slot.wave == 0
        found.append(slots)
    return found


def _weight(slot: Slot, pair: tuple[int, int], been: list[list[int]], early: list[int]) -> tuple[int, int]:
    """Visits to the table, each further one dearer; then turns in the first wave."""
    a, b = been[pair[0]][slot.table], been[pair[1]][slot.table]
    return a * a + b * b + a + b, (early[pair[0]] + early[pair[1]]) * (slot.wave == 0)
