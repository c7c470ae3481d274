"""Players that see a view and return an action."""

from stik.bots.levels import (
    BUDGETS,
    LEVELS,
    QUICK,
    check_level,
    level_of,
    vira_call,
    vira_choice,
    vira_thought,
    voms_call,
    voms_choice,
    voms_thought,
)
from stik.bots.simple import simple_choice
from stik.bots.thought import Budget, Past, Thought, past_of
from stik.bots.vira.beginner import beginner_vira_choice, simple_vira_choice
from stik.bots.voms.beginner import beginner_voms_choice
from stik.bots.voms.cut import somewhere, voms_offer

__all__ = [
    "BUDGETS",
    "LEVELS",
    "QUICK",
    "Budget",
    "Past",
    "Thought",
    "beginner_vira_choice",
    "beginner_voms_choice",
    "check_level",
    "level_of",
    "past_of",
    "simple_choice",
    "simple_vira_choice",
    "somewhere",
    "vira_call",
    "vira_choice",
    "vira_thought",
    "voms_call",
    "voms_choice",
    "voms_offer",
    "voms_thought",
]
