"""The engine against an independent, naive reading of the rules, through the same protocol."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stik import voms
from stik.protocol import Session
from tests.conftest import deals
from tests.differential.voms_oracle import Oracle

KEYS = [
    "phase",
    "to_act",
    "leader",
    "holder",
    "dealer",
    "hands",
    "stock",
    "piles",
    "tricks",
    "gain",
    "score",
    "target",
    "last_trick",
    "winner",
    "ended",
]
OPTIONS: dict[str, tuple[object, ...]] = {
    "redeal": ("and", "or", "off"),
    "bottom_check": (True, False),
    "max_lead": (1, 2, 3, 4),
    "voms_threat": ("toqu", "toqu-or-d3"),
    "voms_last_seat_needs_empty_stock": (True, False),
    "first_trick_pair_exception": (True, False),
    "voms_sacrifice": ("forbidden", "void"),
    "melted_voms": ("never", "if-d3-out"),
    "ataataq_on_partner": (True, False),
    "black_kings_on_two_sevens": (True, False),
    "ataataq_kept_on_all_tricks": (True, False),
    "partner_toqu_no_lus": ("target+2", "nothing"),
    "overshoot": ("gain", "thirteen"),
    "faults": ("refused", "allowed"),
    "stop": ("automatic", "manual"),
    "multi_units": ("cards", "one"),
}
NOT_FREE = {"worms-2p": ("max_lead",), "25": ("overshoot",)}
TELLING = ("Kh", "Jc", "3d", "Kc", "Ks", "7", "2s")


def compared(state: dict[str, Any]) -> dict[str, Any]:
    last = state["last_trick"]
    shown = {key: state[key] for key in KEYS}
    return shown | {"last_trick": last and {key: last[key] for key in ("winner", "units", "lus")}}


def new(preset: str, chance: Random, *, options: bool) -> dict[str, Any]:
    rules = voms.PRESETS[preset]
    deck = [card.text for card in rules.pack]
    chance.shuffle(deck)
    chosen = {name: chance.choice(values) for name, values in OPTIONS.items() if options and chance.random() < 0.35}
    goal = rules.target
    message = {
        "cmd": "new",
        "game": "voms",
        "rules": preset,
        "options": {name: value for name, value in chosen.items() if name not in NOT_FREE.get(preset, ())},
        "dealer": chance.choice(rules.seats),
        "deck": " ".join(deck),
        "score": {side: chance.choice((chance.randrange(goal), goal - 1, goal - 2)) for side in rules.sides},
        "first_deal": chance.random() < 0.3,
        "knocked": rules.knock and chance.random() < 0.2,
    }
    return message | ({"manual": ["cut"], "knocked": False} if chance.random() < 0.1 else {})


def choose(legal: dict[str, Any], chance: Random, groups: float) -> str:
    """Prefers what is rare: calls, groups, special cards."""
    actions: list[str] = legal["actions"]
    if legal.get("calls") and chance.random() < 0.3:
        return str(chance.choice(legal["calls"]))
    several = [action for action in actions if action.count(" ") > 1]
    if several and chance.random() < groups:
        return chance.choice(several)
    special = [action for action in actions if any(card in action for card in TELLING)]
    return chance.choice(special if special and chance.random() < 0.4 else actions)


def assert_same_refusals(engine: Session, oracle: Oracle, hand: list[str], chance: Random) -> None:
    action = "play " + " ".join(chance.sample(hand, min(len(hand), chance.choice((1, 1, 2, 3, 4)))))
    ours: Any = engine.answer({"cmd": "why", "action": action})
    theirs = oracle.handle({"cmd": "why", "action": action})
    assert ours.get("refused", {}).get("code") == theirs.get("refused", {}).get("code"), action
    if "refused" in ours:
        assert set(theirs["refused"]["cites"]) <= set(ours["refused"]["cites"])


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
@pytest.mark.parametrize("preset", voms.PRESETS)
def test_engine_and_oracle_agree(preset: str, options: bool) -> None:
    for seed in range(deals(usual=150, soak=5_000)):
        chance = Random(seed)
        message = new(preset, chance, options=options)
        engine, oracle, groups = Session(), Oracle(), chance.random()
        assert engine.answer(message) == oracle.handle(message), message
        done: list[str] = []
        while True:
            ours: Any = engine.answer({"cmd": "state"})
            assert compared(ours) == compared(oracle.handle({"cmd": "state"})), (message, done)
            legal: Any = engine.answer({"cmd": "legal"})
            assert legal == oracle.handle({"cmd": "legal"}), (message, done)
            if legal["seat"] is None:
                break
            if ours["phase"] == "play":
                assert_same_refusals(engine, oracle, ours["hands"][legal["seat"]].split(), chance)
            done.append(choose(legal, chance, groups))
            answer = engine.answer({"cmd": "do", "action": done[-1]})
            assert ("ok" in answer) == ("ok" in oracle.handle({"cmd": "do", "action": done[-1]})), (message, done)
