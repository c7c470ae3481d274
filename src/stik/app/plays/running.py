"""The running deal of either game: how it began, what was done, and every moment before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from stik.protocol.record import DealRecord, Shuffle

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Running(Generic[StateT, EventT]):
    """A deal at one moment, with the moment before the last action."""

    state: StateT
    start: Mapping[str, object]
    shuffle: Shuffle | None
    """None where the pack came from a record that does not say."""
    actions: tuple[str, ...] = ()
    actor: str | None = None
    before: Running[StateT, EventT] | None = None
    events: tuple[EventT, ...] = ()
    """Of the last action."""

    def after(self, state: StateT, action: str, seat: str, events: tuple[EventT, ...]) -> Running[StateT, EventT]:
        return Running(state, self.start, self.shuffle, (*self.actions, action), seat, self, events)

    def states(self) -> tuple[StateT, ...]:
        """Every moment of the deal up to this one, oldest first."""
        return tuple(reversed([deal.state for deal in self._backwards()]))

    def story(self) -> list[EventT]:
        """Everything that has happened in the deal so far."""
        parts = reversed([deal.events for deal in self._backwards()])
        return [event for part in parts for event in part]

    def _backwards(self) -> Iterator[Running[StateT, EventT]]:
        deal: Running[StateT, EventT] | None = self
        while deal is not None:
            yield deal
            deal = deal.before

    def taken_back(self, seat: str) -> Running[StateT, EventT] | None:
        """The deal before the seat's last action, if there was one."""
        deal: Running[StateT, EventT] | None = self
        while deal is not None and deal.actor != seat:
            deal = deal.before
        return None if deal is None else deal.before

    def record(self, result: Mapping[str, object]) -> DealRecord:
        return DealRecord(self.start, self.actions, result, self.shuffle)
