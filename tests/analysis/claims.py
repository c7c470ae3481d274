"""What sentences of an analysis claim, found out without it: by the engine, the solvers and the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from statistics import median
from typing import Final, Generic, TypeVar

from stik.analysis import Analysis, Decision, Remark, Slip, Turn, Verdict, Wish
from stik.analysis.course import Course
from stik.bots import past_of
from stik.engine import Stream

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")

JUDGED: Final = ("", " again 0", " again 1")
"""The seeds of the three thoughts of which the middle value counts."""


@dataclass(frozen=True)
class Said(Generic[StateT, ActionT]):
    """A sentence about a decision, with the deal that it was made in."""

    course: Course[StateT, ActionT]
    wish: Wish
    decision: Decision
    remark: Remark
    best: ActionT

    @property
    def index(self) -> int:
        return self.decision.number - 1

    @property
    def state(self) -> StateT:
        return self.course.states[self.index]

    @property
    def played(self) -> ActionT:
        return self.course.actions[self.index]

    @property
    def params(self) -> dict[str, str | int]:
        return dict(self.remark.params)


@dataclass(frozen=True)
class Shown(Generic[StateT, ActionT]):
    """What could have been reached in a deal, as the analysis says it of a party."""

    course: Course[StateT, ActionT]
    verdict: Verdict

    @property
    def params(self) -> dict[str, str | int]:
        return dict(self.verdict.remark.params)

    @property
    def start(self) -> StateT:
        return self.course.states[self.verdict.number]

    @property
    def end(self) -> StateT:
        return self.course.states[-1]

    @cached_property
    def slips(self) -> tuple[Slip, ...]:
        return self.verdict.slips


def values(said: Said[StateT, ActionT], think: Callable[..., dict[ActionT, float]]) -> dict[ActionT, float]:
    """What the judge thinks of each action, asked again."""
    course, index, wish = said.course, said.index, said.wish
    thoughts = []
    for seed in JUDGED:
        chance = Stream(f"{wish.seed}{seed}", {"deal": str(course.number), "action": str(index)})
        thoughts.append(think(said, chance, past_of(course.states[:index], lambda state: state)))
    return {action: median(one.get(action, first) for one in thoughts) for action, first in thoughts[0].items()}


def holds_turn(analysis: Analysis, turn: Turn, last: str) -> bool:
    """Whether the curve goes so, there, and whether the decision was one that gave most of it away."""
    curve = analysis.curve
    at = next(
        index
        for index, point in enumerate(curve)
        if (point.deal, point.number, point.ends) == (turn.deal, turn.number, turn.by == "end")
    )
    change = turn.after - turn.before
    drawn = curve[at - 1].expected[turn.party] == turn.before and curve[at].expected[turn.party] == turn.after
    if turn.by == "end":
        return drawn and (turn.seat, turn.played) == ("", last)
    decision = next(one for one in analysis.decisions if (one.deal, one.number) == (turn.deal, turn.number))
    if turn.by == "gift":
        own = [one.number for one in analysis.decisions if one.party == turn.party and one.number < turn.number]
        since = [one for one in analysis.decisions if max(own, default=0) < one.number < turn.number]
        wrong = [one for one in since if one.grade != "good" and one.party != turn.party == decision.party]
        worst = max(wrong, key=lambda one: one.loss)
        return drawn and change > 0 and (turn.seat, turn.played, turn.best) == (worst.seat, worst.played, worst.best)
    mistake = decision.party == turn.party and change < 0 and decision.grade != "good" and 2 * decision.loss >= -change
    told = (turn.seat, turn.played, turn.best) == (decision.seat, decision.played, decision.best if mistake else "")
    return drawn and told and mistake == (turn.by == "mistake")


def sure_of(outcomes: Iterator[bool], said: Said[StateT, ActionT]) -> bool:
    """Whether it comes so in every way to go on where the sentence is sure of it, and else in one at least."""
    return all(outcomes) if said.params["sure"] == "yes" else any(outcomes)
