"""The suite of Vira positions: `strong` finds at least 95 of a hundred best moves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from stik import vira
from stik.bots import Budget, vira_thought
from stik.cards import parse_cards
from stik.vira.notation import read_action, write_action
from tests.bots.positions.vira import POSITIONS, Position
from tests.vira.table import PACK, deal

BUDGET = Budget(ms=4_000, simulations=4_000)
ENDINGS = json.loads((Path(__file__).parent / "positions" / "vira_endings.json").read_text("utf-8"))


def answer(state: vira.State, past: list[vira.View] | None = None) -> str:
    assert state.to_act is not None
    view = vira.view(state, state.to_act)
    return write_action(vira_thought("strong", view, Random(1), past=lambda: past or (), budget=BUDGET).action)


def is_right(position: Position, said: str) -> bool:
    cards = set(said.split()[1:])
    if said.startswith("keep"):
        cards = {card.text for card in PACK} - cards
    if set(position.thrown.split()) - cards or set(position.kept.split()) & cards:
        return False
    return not position.best or any(
        said == best or (best.endswith("*") and said.startswith(best[:-1])) for best in position.best
    )


def test_the_suite_is_found() -> None:
    assert len({position.why for position in POSITIONS}) + len(ENDINGS) >= 30
    missed = []
    for position in POSITIONS:
        state = deal(*position.before, hands=position.hands, talon=position.talon, seed=position.seed)
        said = answer(state)
        if not is_right(position, said):
            missed.append(f"{position.why}: {said}")
    missed += wrong_endings()
    assert len(missed) <= 0.05 * (len(POSITIONS) + len(ENDINGS)), missed


def wrong_endings() -> list[str]:
    """Endings whose best card is the best in every way the unseen cards can lie."""
    missed = []
    for ending in ENDINGS:
        setup = vira.Setup.of(
            vira.PRESETS["sm2025"], table=3, dealer=2, hogsta=parse_cards(ending["hogsta"])[0].suit, pool=16
        )
        state = vira.begin(setup, parse_cards(ending["deck"])).state
        states = [state]
        for action in ending["actions"]:
            states.append(vira.apply(states[-1], read_action(action)).state)
        seat = states[-1].to_act
        assert seat is not None
        said = answer(states[-1], [vira.view(state, seat) for state in states[1:-1]])
        if said not in ending["best"]:
            missed.append(f"{ending['why']}: {said}, not {ending['best']}")
    return missed
