"""What a correction or a new setting changes, told before it is done ("TR.3", "TR.4")."""

from __future__ import annotations

from dataclasses import dataclass

from stik.tournaments.model import EntrantId, Stage
from stik.tournaments.standings import Standings


@dataclass(frozen=True, slots=True)
class Moved:
    """An entrant whose place in a table changes."""

    stage: Stage
    pool: str
    entrant: EntrantId
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Changes:
    """Places that change, and stages whose players change."""

    moved: tuple[Moved, ...]
    pairings: tuple[tuple[Stage, tuple[EntrantId, ...], tuple[EntrantId, ...]], ...]
    """Stage, players before, players after."""


def changes(before: Standings, after: Standings) -> Changes:
    """The difference between the standings of two states of a tournament."""
    old, new = _places(before), _places(after)
    moved = tuple(
        Moved(*key, old.get(key), new.get(key)) for key in dict.fromkeys([*old, *new]) if old.get(key) != new.get(key)
    )
    was = {one.stage: one.entrants for one in before.qualified}
    is_now = {one.stage: one.entrants for one in after.qualified}
    pairings = tuple(
        (stage, was.get(stage, ()), is_now.get(stage, ()))
        for stage in dict.fromkeys([*was, *is_now])
        if was.get(stage, ()) != is_now.get(stage, ())
    )
    return Changes(moved, pairings)


def _places(found: Standings) -> dict[tuple[Stage, str, EntrantId], int]:
    return {(stage, name, row.entrant): row.place for stage, name, row in found.rows()}
