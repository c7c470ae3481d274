"""A state and the events that led to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


class Step(NamedTuple, Generic[StateT, EventT]):
    """What `apply` returns."""

    state: StateT
    events: tuple[EventT, ...]


def replay(
    apply: Callable[[StateT, ActionT], Step[StateT, EventT]], state: StateT, actions: Iterable[ActionT]
) -> StateT:
    """The state after these actions; undo is the replay of a shorter list."""
    for action in actions:
        state = apply(state, action).state
    return state
