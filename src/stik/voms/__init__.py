"""Voms, the national game of Greenland: `legal_actions`, `why_not`, `apply`, `view`, `score`."""

from stik.voms.actions import (
    Action,
    Announce,
    Annul,
    ApplyRuling,
    Call,
    Continue,
    Cut,
    Effect,
    Knock,
    Offer,
    PlayAhead,
    PlayCards,
    Reshuffle,
    Show,
    Stop,
)
from stik.voms.apply import apply
from stik.voms.deal import begin
from stik.voms.events import Event
from stik.voms.legality import calls, legal_actions, why_not
from stik.voms.position import Position, check_comb, place
from stik.voms.rules import PRESETS, Rules, rules_named
from stik.voms.score import Result, gains, score
from stik.voms.state import Ending, Phase, Setup, State, Trick
from stik.voms.view import View, view

__all__ = [
    "PRESETS",
    "Action",
    "Announce",
    "Annul",
    "ApplyRuling",
    "Call",
    "Continue",
    "Cut",
    "Effect",
    "Ending",
    "Event",
    "Knock",
    "Offer",
    "Phase",
    "PlayAhead",
    "PlayCards",
    "Position",
    "Reshuffle",
    "Result",
    "Rules",
    "Setup",
    "Show",
    "State",
    "Stop",
    "Trick",
    "View",
    "apply",
    "begin",
    "calls",
    "check_comb",
    "gains",
    "legal_actions",
    "place",
    "rules_named",
    "score",
    "view",
    "why_not",
]
