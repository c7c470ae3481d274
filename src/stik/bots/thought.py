"""What a bot is given to think with, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

MomentT = TypeVar("MomentT")
ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")

Past: TypeAlias = Callable[[], Iterable[ViewT]]
"""What the seat saw of the deal before, one view after every action and oldest first; bots that remember nothing
never ask."""


def past_of(moments: Sequence[MomentT], seen: Callable[[MomentT], ViewT]) -> Past[ViewT]:
    """What could be seen at each of these moments, looked at only when, and as often as, a bot asks."""
    return lambda: map(seen, tuple(moments))


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many milliseconds of one core, and, where a result must repeat, so many simulations.

    Whichever is used up first ends the search.
    """

    ms: int
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Thought(Generic[ActionT]):
    """What a bot does, and what it expects of each action that it weighed.

    In Voms an expectation is the chance to win the game (the comb), from 0 to 1; in Vira the points of the deal for the
    seat.  A bot that plays by rules of thumb weighs nothing.
    """

    action: ActionT
    values: Mapping[ActionT, float] = field(default_factory=dict)
