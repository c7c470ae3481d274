"""Players that see a view and return an action."""

from stik.bots.levels import LEVELS, check_level, vira_call, vira_choice, voms_call, voms_choice
from stik.bots.simple import Chooser, simple_choice
from stik.bots.vira import beginner_vira_call, beginner_vira_choice, simple_vira_choice
from stik.bots.voms import beginner_voms_call, beginner_voms_choice
from stik.bots.voms_cut import somewhere, voms_offer

__all__ = [
    "LEVELS",
    "Chooser",
    "beginner_vira_call",
    "beginner_vira_choice",
    "beginner_voms_call",
    "beginner_voms_choice",
    "check_level",
    "simple_choice",
    "simple_vira_choice",
    "somewhere",
    "vira_call",
    "vira_choice",
    "voms_call",
    "voms_choice",
    "voms_offer",
]
