"""Scenario documents as scripts: who moves, which moves are refused, and where something is said to a learner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from stik.app.learn.scene import Move
from stik.protocol.scenario import OWN_STEPS


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the script; `refused` where the rules do not allow it."""

    move: Move
    refused: bool
    cites: tuple[str, ...] = ()


def steps_of(document: Mapping[str, object]) -> Iterator[Step]:
    """The moves of a scenario; what it expects of the state stands in no script."""
    steps = document.get("steps")
    for step in steps if isinstance(steps, list) else ():
        for key, value in step.items():
            if key in OWN_STEPS:
                continue
            if isinstance(value, str):
                yield Step(Move(key, value), refused=False)
            elif "refused" in value:
                yield Step(Move(key, str(value["refused"])), refused=True, cites=tuple(value.get("cites", ())))
