"""What came of a trick of Voms, as it was played and as it would have gone on after another play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from stik import voms
from stik.analysis.course import Course
from stik.bots import beginner_voms_choice
from stik.engine import Side, Stream
from stik.voms.events import DealEnded, LusScored, PartnerToqued, TrickTaken

LONGEST: Final = 12
"""Actions after which a trick is over for certain, calls and choices included."""


@dataclass(frozen=True, slots=True)
class Fate:
    """Who took the trick, what lus it brought to whom and why, and the state after it."""

    state: voms.State
    taken_by: Side | None
    lus: tuple[LusScored, ...]
    partner_toqued: bool
    ended: DealEnded | None

    def over_the_comb(self, side: Side) -> bool:
        """Whether the side has gained more than it lacked ("T.42", "I.45", "W.C2")."""
        return voms.gains(self.state)[side] > self.state.setup.lack(side)


def as_played(course: Course[voms.State, voms.Action], index: int) -> Fate:
    """What came of the trick that the action belongs to."""
    found: list[voms.Event] = []
    for state, action in zip(course.states[index:], course.actions[index:], strict=False):
        step = voms.apply(state, action)
        found += step.events
        if _is_over(step.events):
            return _fate(step.state, found)
    return _fate(course.states[-1], found)


def otherwise(state: voms.State, action: voms.Action) -> Fate:
    """What would have come of it, if those who follow play by plain good sense."""
    chance = Stream("otherwise", {})
    step = voms.apply(state, action)
    found = list(step.events)
    for _ in range(LONGEST):
        seat = step.state.to_act
        if seat is None or _is_over(step.events):
            break
        step = voms.apply(step.state, beginner_voms_choice(voms.view(step.state, seat), chance))
        found += step.events
    return _fate(step.state, found)


def _is_over(events: Iterable[voms.Event]) -> bool:
    return any(isinstance(event, TrickTaken | DealEnded) for event in events)


def _fate(state: voms.State, events: Iterable[voms.Event]) -> Fate:
    found = tuple(events)
    taken = next((event.seat for event in found if isinstance(event, TrickTaken)), None)
    return Fate(
        state,
        None if taken is None else state.rules.side_of[taken],
        tuple(event for event in found if isinstance(event, LusScored)),
        any(isinstance(event, PartnerToqued) for event in found),
        next((event for event in found if isinstance(event, DealEnded)), None),
    )
