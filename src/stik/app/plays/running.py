"""The running deal of either game: how it began, what was done, and every moment before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from stik.protocol.record import DealRecord, Shuffle

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Running(Generic[StateT]):
    """A deal at one moment, with the moment before the last action."""

    state: StateT
    start: Mapping[str, object]
    shuffle: Shuffle
    actions: tuple[str, ...] = ()
    actor: str | None = None
    before: Running[StateT] | None = None

    def after(self, state: StateT, action: str, seat: str) -> Running[StateT]:
        return Running(state, self.start, self.shuffle, (*self.actions, action), seat, self)

    def taken_back(self, seat: str) -> Running[StateT] | None:
        """The deal before the seat's last action, if there was one."""
        deal: Running[StateT] | None = self
        while deal is not None and deal.actor != seat:
            deal = deal.before
        return None if deal is None else deal.before

    def record(self, result: Mapping[str, object]) -> DealRecord:
        return DealRecord(self.start, self.actions, result, self.shuffle)
