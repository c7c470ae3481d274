"""Voms under analysis: sides, their chance to win the game, and what the bots think of every choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stik import voms
from stik.analysis.curve import Chances
from stik.analysis.report import Unit, Unjudged
from stik.analysis.voms_open import voms_verdicts
from stik.analysis.voms_remarks import voms_remarks
from stik.bots import Budget, Thought, voms_thought
from stik.bots.voms.searcher import standing
from stik.engine import Chance, Seat
from stik.voms.notation import write_action

WEIGHED: Final = (voms.PlayCards, voms.Continue, voms.Reshuffle)
"""A cut is luck, and a call either is due or is not."""


class VomsReview:
    """Voms, as the analysis asks for it."""

    unit: Final[Unit] = "chance"
    steps: Final = (0.04, 0.08, 0.16)  # 99 of 100 judgements vary by less than 0.03: benchmarks/judgement.py
    swing: Final = 0.08

    def __init__(self, level: str, budget: Budget | None) -> None:
        self._level, self._budget = level, budget

    def parties(self, state: voms.State) -> tuple[str, ...]:
        return tuple(state.rules.sides)

    def seats(self, state: voms.State) -> tuple[str, ...]:
        return tuple(state.rules.seats)

    def party(self, state: voms.State, seat: Seat) -> str:
        return state.rules.sides[state.rules.side_of[seat]]

    def phase(self, state: voms.State) -> str:
        return state.phase.value

    def chooser(self, state: voms.State, action: voms.Action) -> Seat | None:
        if state.to_act is None or not isinstance(action, WEIGHED):
            return None
        legal = voms.legal_actions(state)
        return state.to_act if len(legal) > 1 and action in legal else None

    def thought(
        self, past: Sequence[voms.State], state: voms.State, chance: Chance, played: voms.Action
    ) -> Thought[voms.Action]:
        seat = state.to_act
        view = replace(voms.view(state, seat), calls=())  # what was due to be called was; the choice is to be weighed
        found = voms_thought(
            self._level,
            view,
            chance,
            past=lambda: (voms.view(earlier, seat) for earlier in past),
            budget=self._budget,
        )
        alike = next((action for action in found.values if _alike(state, action, played)), None)
        if alike is None or played in found.values:
            return found
        return Thought(found.action, {**found.values, played: found.values[alike]})

    def unjudged(self, state: voms.State, played: voms.Action, thought: voms.Action) -> Unjudged:  # noqa: ARG002
        return "untried"

    def write(self, state: voms.State, action: voms.Action) -> str:
        return write_action(state.rules, action)

    def prospects(self, first: voms.State) -> Chances:
        lacks = [first.setup.lack(side) for side in range(len(first.rules.sides))]
        return Chances(dict(zip(self.parties(first), standing(first.rules, lacks), strict=True)))

    def outcome(self, state: voms.State) -> dict[str, float] | None:
        """One for who has won the game, nothing for the others; a deal alone decides nothing."""
        if state.winner is None:
            return None
        return {party: float(side == state.winner) for side, party in enumerate(self.parties(state))}

    remarks = staticmethod(voms_remarks)
    verdicts = staticmethod(voms_verdicts)


def _alike(state: voms.State, action: voms.Action, played: voms.Action) -> bool:
    """Whether both lay the same cards to the same effect: of several orders that come to the same a bot weighs one."""
    if not isinstance(action, voms.PlayCards) or not isinstance(played, voms.PlayCards):
        return False
    return set(action.cards) == set(played.cards) and _effect(state, action) == _effect(state, played)


def _effect(state: voms.State, play: voms.PlayCards) -> tuple[object, ...]:
    """All that it changes, but for where the cards lie that took nothing over."""
    after = voms.apply(state, play).state
    return after.phase, after.tally, after.hands, after.trick.holder, after.trick.group, after.trick.stakes
