"""The shape of a game: the five questions that every game package answers under these names."""

from __future__ import annotations

from typing import Protocol, TypeVar

from stik.engine.refusal import Refusal
from stik.engine.seats import Seat
from stik.engine.step import Step

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT_co = TypeVar("ViewT_co", covariant=True)
ResultT_co = TypeVar("ResultT_co", covariant=True)


class Game(Protocol[StateT, ActionT, EventT, ViewT_co, ResultT_co]):
    """A game package (a module) as conformance tests, protocols and tables use it."""

    def legal_actions(self, state: StateT, /) -> tuple[ActionT, ...]: ...

    def why_not(self, state: StateT, action: ActionT, /, *, seat: Seat | None = None) -> Refusal | None: ...

    def apply(self, state: StateT, action: ActionT, /, *, seat: Seat | None = None) -> Step[StateT, EventT]: ...

    def view(self, state: StateT, seat: Seat | None, /) -> ViewT_co: ...

    def score(self, state: StateT, /) -> ResultT_co: ...
