"""What every deal in the engine protocol is: a state, how it was set up, and the actions that led to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

StateT = TypeVar("StateT")


class PlayedDeal(Generic[StateT]):
    """A deal of some game as far as it has been played."""

    def __init__(self, state: StateT, start: Mapping[str, object]) -> None:
        self._state = state
        self.start = start
        self._actions: list[str] = []

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(self._actions)

    @property
    def value(self) -> StateT:
        """The state itself, for the match layer."""
        return self._state
