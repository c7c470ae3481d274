"""Vira, the national game of Sweden: `legal_actions`, `why_not`, `apply`, `view`, `score`."""

from stik.vira.actions import (
    Accept,
    Action,
    Bid,
    Buy,
    Call,
    Choose,
    ChooseMisar,
    Claim,
    Concede,
    Discard,
    Go,
    Keep,
    Lay,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    TryAgain,
)
from stik.vira.apply import apply
from stik.vira.contracts import CONTRACTS, Contract, Family, Grade, TrumpClass
from stik.vira.deal import begin
from stik.vira.events import Event
from stik.vira.legality import calls, legal_actions, why_not
from stik.vira.position import Position, place
from stik.vira.price import Case, price
from stik.vira.rules import PRESETS, Rules, rules_named
from stik.vira.score import Result, score, settlement
from stik.vira.state import Form, Outcome, Phase, Setup, State
from stik.vira.template import Template, template
from stik.vira.view import View, view

__all__ = [
    "CONTRACTS",
    "PRESETS",
    "Accept",
    "Action",
    "Bid",
    "Buy",
    "Call",
    "Case",
    "Choose",
    "ChooseMisar",
    "Claim",
    "Concede",
    "Contract",
    "Discard",
    "Event",
    "Family",
    "Form",
    "Go",
    "Grade",
    "Keep",
    "Lay",
    "NameTrump",
    "Outcome",
    "Pass",
    "Phase",
    "PlayCard",
    "Position",
    "Refuse",
    "Result",
    "Rules",
    "Setup",
    "State",
    "Template",
    "TrumpClass",
    "TryAgain",
    "View",
    "apply",
    "begin",
    "calls",
    "legal_actions",
    "place",
    "price",
    "rules_named",
    "score",
    "settlement",
    "template",
    "view",
    "why_not",
]
