"""What every deal in the engine protocol is: a state, how it was set up, and the actions that led to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from stik.bots import Past, past_of

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class PlayedDeal(Generic[StateT]):
    """A deal of some game as far as it has been played."""

    def __init__(self, state: StateT, start: Mapping[str, object]) -> None:
        self._state = state
        self.start = start
        self._actions: list[str] = []
        self._before: list[StateT] = []

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(self._actions)

    def _goes_on(self, state: StateT, action: str) -> None:
        """Takes over what an action has led to."""
        self._before.append(self._state)
        self._state = state
        self._actions.append(action)

    def _past(self, seen: Callable[[StateT], ViewT]) -> Past[ViewT]:
        return past_of(self._before, seen)

    @property
    def value(self) -> StateT:
        """The state itself, for the match layer."""
        return self._state
