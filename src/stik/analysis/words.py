"""Remarks and actions in the words of a language."""

from __future__ import annotations

from typing import Final

from stik.analysis.faces import faces
from stik.analysis.report import Remark
from stik.cards import parse_card, parse_suit
from stik.errors import NotationError
from stik.messages import Catalogue

_PLAIN: Final = {"play", "ahead"}
"""Verbs that the cards say by themselves."""


def sentence(say: Catalogue, remark: Remark) -> str:
    """The remark in words; values that are codes or actions are said first."""
    words = {name: say(code) for name, code in remark.words.items()}
    actions = {name: action_words(say, action) for name, action in remark.actions.items()}
    return say(remark.code, **{**remark.params, **words, **actions})


def action_words(say: Catalogue, action: str) -> str:
    """An action of a record as people say it: cards with their symbols, contracts by their names."""
    verb, *rest = action.split()
    if verb in _PLAIN:
        return " ".join(map(_face, rest))
    if verb == "bid":
        return _bid(say, rest[0])
    if verb == "choose":
        return say(f"contract/{rest[0]}")
    if verb == "trump":
        return say("analysis/action-trump", suit=parse_suit(rest[0]).symbol)
    return say(f"analysis/action-{verb}", cards=" ".join(map(_face, rest)), count=len(rest))


def _bid(say: Catalogue, key: str) -> str:
    name, _, grade = key.partition("+")
    code = f"contract/{name}"
    said = say(code) if say.has(code) else say(f"vira/said-{name}")
    return say("vira/graded", contract=said, grade=grade) if grade else said


def _face(text: str) -> str:
    """A card with its symbol; anything else as it is."""
    try:
        card = parse_card(text)
    except NotationError:
        return text
    return faces((card,))
