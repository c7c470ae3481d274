"""Orders entrants by one criterion after another; a block that is split starts again with each of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from stik.tournaments.model import EntrantId

Value: TypeAlias = float | tuple[float, ...]
Block: TypeAlias = tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Measure:
    """What one criterion says about every entrant of a block; more is better."""

    name: str
    values: Mapping[EntrantId, Value]


Rule: TypeAlias = Callable[[Block, Sequence[Block]], Iterable[Measure]]
"""Measures a block that is level so far, given the level blocks placed below it, nearest first."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Entrants who share a place."""

    block: Block
    decided_by: str | None
    """The criterion that put them below the block above; none for the first."""
    seen: Mapping[EntrantId, tuple[tuple[str, Value], ...]]
    """Every criterion that was looked at, with its value."""


def order(block: Block, rules: Sequence[Rule], below: Sequence[Block] = ()) -> list[Placed]:
    """The block in its final order ("T.P.e", V85)."""
    seen: dict[EntrantId, tuple[tuple[str, Value], ...]] = dict.fromkeys(block, ())
    if len(block) > 1:
        for measure in _measures(block, rules, below):
            for entrant in block:
                seen[entrant] = (*seen[entrant], (measure.name, measure.values[entrant]))
            parts = split(block, measure.values)
            if len(parts) > 1:
                return list(_ordered_parts(parts, measure.name, seen, rules, below))
    return [Placed(block, None, seen)]


def split(block: Block, values: Mapping[EntrantId, Value]) -> list[Block]:
    """The parts of a block that are level with each other, best first."""
    parts: dict[Value, list[EntrantId]] = {}
    for entrant in block:
        parts.setdefault(values[entrant], []).append(entrant)
    return [tuple(parts[value]) for value in sorted(parts, reverse=True)]


def _measures(block: Block, rules: Sequence[Rule], below: Sequence[Block]) -> Iterator[Measure]:
    for rule in rules:
        yield from rule(block, below)


def _ordered_parts(
    parts: list[Block],
    name: str,
    seen: Mapping[EntrantId, tuple[tuple[str, Value], ...]],
    rules: Sequence[Rule],
    below: Sequence[Block],
) -> Iterator[Placed]:
    for place, part in enumerate(parts):
        for nth, placed in enumerate(order(part, rules, [*parts[place + 1 :], *below])):
            decided_by = name if place and not nth else placed.decided_by
            history = {one: _longer(seen[one], placed.seen[one]) for one in placed.block}
            yield Placed(placed.block, decided_by, history)


def _longer(
    before: tuple[tuple[str, Value], ...], after: tuple[tuple[str, Value], ...]
) -> tuple[tuple[str, Value], ...]:
    """One history of criteria; what is asked again with the same answer is told once."""
    return before + tuple(entry for entry in after if entry not in before)
