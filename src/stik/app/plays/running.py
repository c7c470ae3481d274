"""The running deal of either game: how it began, what was done, and every moment before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Generic, Self, TypeAlias, TypeVar

from stik.app.plays.score import SeatDeal, SeatPlace
from stik.protocol.record import DealRecord, Shuffle

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Json: TypeAlias = dict[str, object]
Stored: TypeAlias = Mapping[str, Any]
"""Data as it was stored."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSoFar(Generic[StateT, EventT]):
    """What a match of either game has come to, deal by deal; between deals it follows from what was stored of them."""

    deal: Running[StateT, EventT] | None = None
    """Running, or the last one; none where the last one is known only by what came of it."""
    history: tuple[Json, ...] = ()
    """A line for every deal that is over."""
    counted: int = 0
    """How many deals are over, but for those that were void and are dealt again."""
    brought: Mapping[str, SeatDeal] = field(default_factory=dict)
    """What the last deal that is over brought each seat that played it."""
    places: Mapping[str, SeatPlace] | None = None
    """How each seat came out of the match, once that is stored."""
    ended: bool = False
    """By agreement, or as it is stored."""
    single: bool = False
    """An exercise: over with its deal."""

    @property
    def has_deal(self) -> bool:
        return self.deal is not None or bool(self.history)

    @property
    def actions(self) -> tuple[str, ...]:
        """What was done in the deal, in the notation of the engine."""
        return () if self.deal is None else self.deal.actions

    def stopped(self) -> Self:
        return replace(self, ended=True)

    def concluded(self, places: Mapping[str, Stored]) -> Self:
        return replace(self, places={seat: SeatPlace(**place) for seat, place in places.items()}, ended=True)

    def _running(self) -> Running[StateT, EventT]:
        assert self.deal is not None, "the table asks only while there is a deal"
        return self.deal

    def _came(self, after: Json) -> Json:
        brought = {seat: asdict(deal) for seat, deal in self.brought.items()}
        return {"line": self.history[-1], "counted": self.counted, "brought": brought, "after": after}

    def _with(self, came: Stored) -> Self:
        """With what came of a deal, as it was stored."""
        brought = {seat: SeatDeal(**deal) for seat, deal in came["brought"].items()}
        return replace(self, deal=None, history=(*self.history, came["line"]), counted=came["counted"], brought=brought)


def held(value: DataclassInstance) -> Json:
    """The standing of a match or a sitting as data, without its rules."""
    return {part.name: getattr(value, part.name) for part in fields(value) if part.name != "rules"}


def unheld(stored: Stored) -> dict[str, Any]:
    """What `held` gave, to make the standing from; a list is a tuple again."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()}
