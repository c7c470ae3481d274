"""The engine against an independent, naive reading of the rules, through the same protocol."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stik import vira
from stik.cards import CARDS
from stik.protocol import Session
from stik.vira.actions import BIDS
from stik.vira.notation import write_bid
from tests.conftest import deals
from tests.differential.vira_oracle import Oracle

PACK = [card.text for card in CARDS[:52]]
KEYS = [contract.key for contract in vira.CONTRACTS]
OPTIONS: dict[str, tuple[object, ...]] = {
    "tringel": (True, False),
    "tjuvpass_compensation": (True, False),
    "turned": ({"turne": 2}, {"vingel": 1, "tringel": 4}, {"vingel": 3}),
    "tariff": (
        {"kop": [2, -1, -3, -2]},
        {"gok": {"home": 3}, "omvingel": {"home": 2, "laid": -7}},
        {"solo": {"home": 0}},
    ),
    "ante": (1, 5, 16),
    "kopmisar_keep": ("at-least", "exactly"),
    "stop_when_decided": (True, False),
    "second_try_min_talon": ({"kop": 0, "turne": 5}, {"vingel": 13}, {"tringel": 1}),
}
WORDS = ("pass", "misar", "go", "again", "lay", "claim", "accept", "refuse", "concede", "keep", "buy", "discard")
NO_ACTION = (
    "",
    "bid",
    "bid solomisar",
    "pass pass",
    "play",
    "play 9c 9d",
    "play 11c",
    "trump",
    "trump x",
    "choose",
    "fold",
)


def new(preset: str, chance: Random, *, options: bool) -> dict[str, Any]:
    deck = PACK[:]
    chance.shuffle(deck)
    table = chance.choice((3, 4))
    chosen = {name: chance.choice(values) for name, values in OPTIONS.items() if options and chance.random() < 0.4}
    return {
        "cmd": "new",
        "game": "vira",
        "rules": preset,
        "options": chosen,
        "table": table,
        "dealer": chance.choice("ABCD"[:table]),
        "deck": " ".join(deck),
        "hogsta": chance.choice("cshd"),
        "pool": chance.choice((0, 3, 8, 16, 40)),
    }


def choose(legal: dict[str, Any], state: dict[str, Any], chance: Random, wild: float) -> str:
    """Any legal action or card choice; bids are mostly low, so that the auction gets somewhere."""
    if "template" in legal:
        template = legal["template"]
        cards = chance.sample(state["hands"][legal["seat"]].split(), chance.randint(template["min"], template["max"]))
        return " ".join((template["verb"], *cards))
    if legal.get("calls") and chance.random() < 0.02:
        return str(chance.choice(legal["calls"]))
    if state["phase"] == "decide":
        return chance.choice([*legal["actions"], "go", "go"])
    if "pass" in legal["actions"] and chance.random() > wild:
        return "pass"
    return str(chance.choice(legal["actions"]))


def anything(state: dict[str, Any], chance: Random) -> str:
    """Something that can be read and is mostly wrong now."""
    hand = state["hands"].get(state["to_act"], "").split()
    match chance.randrange(7):
        case 0:
            return f"bid {write_bid(chance.choice(BIDS))}"
        case 1:
            return f"choose {chance.choice(KEYS)}"
        case 2:
            return f"trump {chance.choice('cshd')}"
        case 3:
            return f"play {chance.choice(hand or PACK)}"
        case 4:
            return f"play {chance.choice(PACK)}"
        case 5:
            verb = chance.choice(("keep", "buy", "discard"))
            return " ".join((verb, *chance.sample(hand or PACK, chance.randint(0, min(13, len(hand) or 13)))))
        case _:
            return chance.choice(WORDS)


def assert_same_answers(engine: Session, oracle: Oracle, state: dict[str, Any], chance: Random) -> None:
    """Refusals agree in the code where the interfaces fix it, and otherwise in that there is one."""
    seat = chance.choice((None, None, *state["hands"]))
    action = chance.choice(NO_ACTION) if chance.random() < 0.1 else anything(state, chance)
    message = {"cmd": "why", "action": action, "seat": seat}
    ours: Any = engine.answer(message)
    theirs: Any = oracle.handle(message)
    assert ours.keys() == theirs.keys(), (message, ours, theirs)
    for kind in ("refused", "error"):
        codes = {answer.get(kind, {}).get("code") for answer in (ours, theirs)}
        fixed = {"turn/not-yours", "play/not-held", "play/wrong-count"}
        assert not codes & fixed or len(codes) == 1, (message, ours, theirs)


def play_out(message: dict[str, Any], chance: Random, *opening: str, wild: float) -> None:
    """Plays a deal in both, comparing every state, every list of actions and one wild action at each step."""
    engine, oracle = Session(), Oracle()
    assert engine.answer(message) == oracle.handle(message), message
    done: list[str] = []
    while True:
        ours: Any = engine.answer({"cmd": "state"})
        assert ours == oracle.handle({"cmd": "state"}), (message, done)
        legal: Any = engine.answer({"cmd": "legal"})
        assert legal == oracle.handle({"cmd": "legal"}), (message, done)
        if legal["seat"] is None:
            return
        assert_same_answers(engine, oracle, ours, chance)
        done.append(opening[len(done)] if len(done) < len(opening) else choose(legal, ours, chance, wild))
        answer = engine.answer({"cmd": "do", "action": done[-1]})
        assert "ok" in answer, (message, done)
        assert "ok" in oracle.handle({"cmd": "do", "action": done[-1]}), (message, done)


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
@pytest.mark.parametrize("preset", vira.PRESETS)
def test_engine_and_oracle_agree(preset: str, options: bool) -> None:
    for seed in range(deals(usual=100, soak=5_000)):
        chance = Random(seed)
        play_out(new(preset, chance, options=options), chance, wild=chance.random() ** 2)


def test_engine_and_oracle_agree_on_every_contract() -> None:
    """The auction opens with each contract in each of its gradations, and is passed out."""
    for seed in range(deals(usual=2, soak=50)):
        for contract in vira.CONTRACTS:
            for grade in ("", "+farg", "+hogsta") if contract.graded else ("",):
                chance = Random(f"{seed} {contract.key} {grade}")
                message = new("stockholm", chance, options=bool(seed % 2))
                message["options"].pop("tringel", None)
                play_out(message, chance, f"bid {contract.key}{grade}", "pass", "pass", wild=0)


def test_engine_and_oracle_agree_on_positions() -> None:
    """Any moment of the play with an empty table, set up anew."""
    for seed in range(deals(usual=100, soak=3_000)):
        chance = Random(seed)
        engine, message = Session(), new("sm2025", chance, options=False)
        engine.answer(message)
        stop, later = chance.randrange(14), None
        while later is None:
            legal: Any = engine.answer({"cmd": "legal"})
            state: Any = engine.answer({"cmd": "state"})
            if legal["seat"] is None:
                break
            if state["phase"] == "play" and not state["trick"] and sum(state["tricks"].values()) >= stop:
                later = state
            engine.answer({"cmd": "do", "action": choose(legal, state, chance, 0.3)})
        if later is None or "accept" in legal["actions"]:
            continue
        grade = "" if later["grade"] is None else f"+{later['grade']}"
        position = {
            **{key: value for key, value in message.items() if key != "deck"},
            **{key: later[key] for key in ("hands", "declarer", "leader", "tricks")},
            "cmd": "position",
            "contract": later["contract"] + grade,
            "trump": later["trump"] or "misar",
        }
        play_out(position, chance, wild=0)
