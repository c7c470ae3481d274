"""Exercises: endless, repeatable, made from a seed and checked by the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stik import vira as vira_game
from stik import voms as voms_game
from stik.app.learn.exercises import vira, voms
from stik.app.learn.exercises.question import Option, Pick, Question, Said, stream
from stik.errors import NotFound

__all__ = ["KINDS", "PRESETS", "Option", "Pick", "Question", "Said", "exercise", "is_right"]

KINDS: Final = {"voms": tuple(voms.KINDS), "vira": tuple(vira.KINDS)}
PRESETS: Final = {"voms": voms.PRESETS, "vira": vira.PRESETS}


def exercise(game: str, kind: str, rules: str, seed: int) -> Question:
    """The exercise of that seed: the first question that its kind finds."""
    if kind not in KINDS[game] or rules not in PRESETS[game]:
        raise NotFound("learn/no-exercise", kind=kind, rules=rules)
    chance = stream(game, kind, rules, seed)
    if game == "voms":
        return next(voms.KINDS[kind](voms_game.rules_named(rules), chance))
    return next(vira.KINDS[kind](vira_game.rules_named(rules), chance))


def is_right(question: Question, answer: Iterable[str]) -> bool:
    """Whether exactly the right answers were chosen."""
    return frozenset(answer) == question.right
