"""What came of a trick of Voms, as it was played and as it would have gone on after another play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from stik import voms
from stik.analysis.course import Course
from stik.bots import beginner_voms_choice
from stik.engine import Side, Stream
from stik.voms.events import DealEnded, LusScored, TrickTaken

LONGEST: Final = 12
"""Actions after which a trick is over for certain, calls and choices included."""
WAYS: Final = 400
"""Ways to go on that are looked through; of more nothing is certain."""


@dataclass(frozen=True, slots=True)
class Fate:
    """Who took the trick, what lus it brought to whom and why, and the state after it."""

    state: voms.State
    taken_by: Side | None
    """Nobody, where the deal ended before the trick was taken."""
    lus: tuple[LusScored, ...]

    def scores(self, lus: LusScored) -> bool:
        """Whether the same lus are scored here too."""
        return any((one.side, one.reason, one.lus) == (lus.side, lus.reason, lus.lus) for one in self.lus)


def is_over_the_comb(state: voms.State, side: Side) -> bool:
    """Whether the side has gained more than it lacked ("T.42", "I.45", "W.C2")."""
    return voms.gains(state)[side] > state.setup.lack(side)


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


def every_fate(state: voms.State, action: voms.Action) -> tuple[Fate, ...] | None:
    """All that can come of it, whatever is played by those who follow; None where that is too much to look through."""
    fates: list[Fate] = []
    begun = voms.apply(state, action)
    open_ends: list[tuple[voms.State, tuple[voms.Event, ...]]] = [(begun.state, begun.events)]
    for _ in range(WAYS):
        if not open_ends:
            return tuple(fates)
        now, events = open_ends.pop()
        if now.to_act is None or _is_over(events):
            fates.append(_fate(now, events))
            continue
        for following in voms.legal_actions(now):
            step = voms.apply(now, following)
            open_ends.append((step.state, (*events, *step.events)))
    return None


def _is_over(events: Iterable[voms.Event]) -> bool:
    return any(isinstance(event, TrickTaken | DealEnded) for event in events)


def _fate(state: voms.State, events: Iterable[voms.Event]) -> Fate:
    found = tuple(events)
    taken = next((event.seat for event in found if isinstance(event, TrickTaken)), None)
    return Fate(
        state,
        None if taken is None else state.rules.side_of[taken],
        tuple(event for event in found if isinstance(event, LusScored)),
    )
