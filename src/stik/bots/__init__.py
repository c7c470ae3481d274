"""Players that see a view and return an action."""

from stik.bots.simple import Chooser, simple_choice
from stik.bots.vira import simple_vira_choice, steady_vira_choice

__all__ = ["Chooser", "simple_choice", "simple_vira_choice", "steady_vira_choice"]
