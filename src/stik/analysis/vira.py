"""Vira under analysis: seats, the points that they expect of the deal, and what the bots think of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stik import vira
from stik.analysis.curve import Totals
from stik.analysis.report import Unit, Unjudged
from stik.analysis.vira_open import vira_verdicts
from stik.analysis.vira_remarks import vira_remarks
from stik.bots import Budget, Thought, vira_thought
from stik.engine import Chance, Seat
from stik.vira.notation import write_action

UNWEIGHED: Final = (vira.Claim, vira.Concede, vira.Accept, vira.Refuse)
"""Claims, answers to them and giving up, which bots do by rules of thumb."""


class ViraReview:
    """Vira, as the analysis asks for it."""

    unit: Final[Unit] = "points"
    steps: Final = (1.0, 3.0, 8.0)  # 99 of 100 judgements vary by less than 0.5: benchmarks/judgement.py
    swing: Final = 4.0

    def __init__(self, level: str, budget: Budget | None) -> None:
        self._level, self._budget = level, budget

    def parties(self, state: vira.State) -> tuple[str, ...]:
        return tuple(state.setup.seats)

    seats = parties

    def party(self, state: vira.State, seat: Seat) -> str:
        return state.setup.seats[seat]

    def phase(self, state: vira.State) -> str:
        return state.phase.value

    def chooser(self, state: vira.State, action: vira.Action) -> Seat | None:
        if state.to_act is None or isinstance(action, vira.ApplyRuling):
            return None
        if isinstance(action, UNWEIGHED):
            return state.to_act
        if vira.template(state) is not None:
            return state.to_act
        return state.to_act if len(vira.legal_actions(state)) > 1 else None

    def thought(
        self, past: Sequence[vira.State], state: vira.State, chance: Chance, played: vira.Action
    ) -> Thought[vira.Action]:
        if isinstance(played, UNWEIGHED):
            return Thought(played)
        seat = state.to_act
        view = replace(vira.view(state, seat), calls=())  # what was due to be called was; the choice is to be weighed

        def weighed(seen: vira.View) -> Thought[vira.Action]:
            return vira_thought(
                self._level,
                seen,
                chance,
                past=lambda: (vira.view(earlier, seat) for earlier in past),
                budget=self._budget,
            )

        found = weighed(view)
        if played in found.values or played == found.action or isinstance(played, vira.PlayCard):
            return found
        return weighed(replace(view, actions=(found.action, played), template=None))  # these two alone

    def unjudged(self, state: vira.State, played: vira.Action, thought: vira.Action) -> Unjudged:  # noqa: ARG002
        if isinstance(played, UNWEIGHED):
            return "unweighed"
        if isinstance(played, vira.PlayCard):
            return "alike"
        return "only" if played == thought else "untried"

    def write(self, state: vira.State, action: vira.Action) -> str:  # noqa: ARG002
        return write_action(action)

    def prospects(self, first: vira.State) -> Totals:
        return Totals(self.parties(first))

    def outcome(self, state: vira.State) -> dict[str, float] | None:
        """The settlement of a deal that is over."""
        if state.phase is not vira.Phase.OVER:
            return None
        settled = vira.settlement(state)
        return {seat: float(settled[seat]) for seat in self.parties(state)}

    remarks = staticmethod(vira_remarks)
    verdicts = staticmethod(vira_verdicts)
