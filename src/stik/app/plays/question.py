"""What a bot is asked at a table: values that can be sent to another process, and thought about there.

The states stay on the server; the bot is shown the views of its seat alone, made where it thinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from stik import vira, voms
from stik.bots import Budget, past_of, vira_choice, voms_choice
from stik.engine import Chance, Seat
from stik.vira.notation import write_action as write_vira_action
from stik.voms.notation import write_action as write_voms_action


class Question(Protocol):
    """What a bot does at one moment of a deal."""

    def answer(self, chance: Chance, budget: Budget) -> str: ...


def answered(question: Question, seed: int, budget: Budget) -> str:
    """The bot's choice, the same for the same seed unless its time is short."""
    return question.answer(Random(seed), budget)


@dataclass(frozen=True, slots=True)
class VomsQuestion:
    """What a bot of this level does at this seat; `states` are all moments of the deal, the present one last."""

    states: tuple[voms.State, ...]
    seat: Seat
    level: str

    def answer(self, chance: Chance, budget: Budget) -> str:
        *before, now = self.states
        sight = voms.view(now, self.seat)
        past = past_of(before, lambda state: voms.view(state, self.seat))
        action = voms_choice(self.level, sight, chance, past=past, budget=budget)
        return write_voms_action(now.rules, action)


@dataclass(frozen=True, slots=True)
class ViraQuestion:
    """What a bot of this level does at this seat; `states` are all moments of the deal, the present one last."""

    states: tuple[vira.State, ...]
    seat: Seat
    level: str

    def answer(self, chance: Chance, budget: Budget) -> str:
        *before, now = self.states
        sight = vira.view(now, self.seat)
        past = past_of(before, lambda state: vira.view(state, self.seat))
        action = vira_choice(self.level, sight, chance, past=past, budget=budget)
        return write_vira_action(action)
