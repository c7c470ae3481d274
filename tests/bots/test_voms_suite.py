"""The suite of Voms positions with a known best move: `strong` finds nearly all of them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from stik import voms
from stik.bots import Budget, voms_thought
from stik.cards import parse_cards
from stik.voms.notation import write_action
from tests.bots.positions.voms import CASES, HARDER

pytest.importorskip("stik_kernel.voms", exc_type=ImportError)

ENDINGS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "positions" / "voms_endings.yaml").read_text())
BUDGET = Budget(ms=60_000, simulations=4_000)


def strong(state: voms.State, past: list[voms.View]) -> str:
    assert state.to_act is not None
    view = voms.view(state, state.to_act)
    assert len(view.actions) > 1
    thought = voms_thought("strong", view, Random(1), past=lambda: past, budget=BUDGET)
    return write_action(state.rules, thought.action).removeprefix("play ")


def played(ending: dict[str, Any]) -> tuple[voms.State, list[voms.View]]:
    """The deal as far as it has been played, and what the seat to act saw before."""
    rules = voms.PRESETS[ending["rules"]]
    setup = voms.Setup.of(
        rules,
        dealer=ending["dealer"],
        score=tuple(ending["score"]),
        target=(rules.target,) * len(rules.sides),
        first_deal=False,
    )
    state = voms.begin(setup, parse_cards(ending["deck"])).state
    states = [state]
    for cards in ending["plays"].split(", "):
        states.append(voms.apply(states[-1], voms.PlayCards(parse_cards(cards))).state)
    last = states.pop()
    return last, [voms.view(earlier, last.to_act) for earlier in states]


def test_strong_finds_the_best_move() -> None:
    missed = []
    for case in (*CASES, *HARDER):
        deal = case.table().session._deal
        assert deal is not None
        found = strong(deal.value, [])
        if found != case.best:
            missed.append((case.why, found, case.best))
    for ending in ENDINGS:
        found = strong(*played(ending))
        if found != ending["best"]:
            missed.append((ending["plays"], found, ending["best"]))
    count = len(CASES) + len(HARDER) + len(ENDINGS)
    assert count >= 50
    assert len(missed) <= 0.05 * count, missed
