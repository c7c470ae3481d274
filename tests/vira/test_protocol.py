"""Vira through the engine protocol: notation, setups, positions, records."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stik import vira
from stik.messages import LANGUAGES, catalogue
from stik.protocol import Session
from stik.vira.actions import BIDS
from stik.vira.contracts import CONTRACTS
from stik.vira.notation import read_action, write_action
from tests.vira.table import PACK, chosen, deal

NEW: dict[str, object] = {
    "cmd": "new",
    "game": "vira",
    "rules": "sm2025",
    "table": 3,
    "dealer": "C",
    "deck": " ".join(card.text for card in PACK),
    "hogsta": "h",
    "pool": 16,
}
POSITION: dict[str, object] = {
    "cmd": "position",
    "game": "vira",
    "rules": "sm2025",
    "table": 3,
    "dealer": "C",
    "hogsta": "h",
    "pool": 16,
    "contract": "spel7+farg",
    "declarer": "A",
    "trump": "d",
    "leader": "B",
    "hands": {"A": "Ad Kd", "B": "Ac Kc", "C": "Ah Kh"},
    "tricks": {"A": 6, "B": 5},
}


def ask(session: Session, **message: object) -> dict[str, Any]:
    return session.answer(message)


def test_every_bid_and_action_can_be_written_and_read() -> None:
    for bid in BIDS:
        assert read_action(write_action(bid)) == bid
    chance = Random(2)
    for seed in range(40):
        state = deal(seed=seed)
        while state.phase is not vira.Phase.OVER:
            action = chosen(state, chance)
            assert write_action(read_action(write_action(action))) == write_action(action)
            state = vira.apply(state, action).state


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bid solomisar", "notation/bid"),
        ("bid tringel", "notation/bid"),
        ("choose gask", "notation/contract"),
        ("choose gask3+farg", "notation/contract"),
        ("pass pass", "notation/action"),
        ("play", "notation/action"),
        ("play 9c 8c", "notation/action"),
        ("play *", "notation/card"),
        ("trump x", "notation/suit"),
        ("", "notation/action"),
        ("keep 1c", "notation/card"),
    ],
)
def test_text_that_is_no_action(text: str, code: str) -> None:
    session = Session()
    ask(session, **NEW)
    before = ask(session, cmd="state")
    for command in ("do", "why"):
        assert ask(session, cmd=command, action=text)["error"]["code"] == code
    assert ask(session, cmd="state") == before


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"deck": "Ac"}, "setup/missing-card"),
        ({"deck": " ".join(["Ac", *(card.text for card in PACK)])}, "setup/card-twice"),
        ({"deck": " ".join([*(card.text for card in PACK), "*"])}, "setup/foreign-card"),
        ({"table": 5}, "setup/bad-field"),
        ({"dealer": "D"}, "notation/seat"),
        ({"hogsta": "x"}, "notation/suit"),
        ({"hogsta": None}, "setup/missing-field"),
        ({"pool": -8}, "setup/pool"),
        ({"options": {"ante": 0}}, "setup/bad-option-value"),
        ({"options": {"antes": 8}}, "setup/unknown-option"),
        ({"rules": "voms"}, "setup/unknown-rules"),
        ({"score": {}}, "setup/unknown-field"),
    ],
)
def test_setups_that_cannot_be(change: dict[str, object], code: str) -> None:
    answer = ask(Session(), **{**NEW, **change})
    assert answer["error"]["code"] == code
    assert answer["error"]["detail"]


def test_a_position_in_the_play() -> None:
    session = Session()
    assert ask(session, **POSITION) == {"ok": True}
    state = ask(session, cmd="state")
    assert state["contract"] == "spel7"
    assert state["grade"] == "farg"
    assert state["needed"] == 7
    assert state["phase"] == "play"
    assert ask(session, cmd="legal") == {"seat": "B", "actions": ["play Ac", "play Kc"], "calls": ["concede"]}
    for action in ("play Ac", "play Ah", "play Ad", "play Kd", "play Kc", "play Kh"):
        assert "ok" in ask(session, cmd="do", action=action)
    state = ask(session, cmd="state")
    assert state["result"] == "home"
    assert state["settlement"] == {"A": 8, "B": 0, "C": 0, "pool": -8}


@pytest.mark.rule("SM.A7")
def test_a_position_in_an_open_misar_shows_the_hand() -> None:
    change = {"contract": "gask3", "trump": "misar", "tricks": {"B": 10, "C": 1}, "leader": "B"}
    hands = {"A": "2d", "B": "Ac Kc", "C": "Ah Kh"}
    session = Session()
    assert ask(session, **{**POSITION, **change, "hands": hands}) == {"ok": True}
    assert "2d" in json.dumps(ask(session, cmd="view", seat="B"))
    assert "Ac" not in json.dumps(ask(session, cmd="view", seat="C"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"contract": "gask"}, "setup/unspecified-contract"),
        ({"contract": "turne6+farg"}, "setup/no-gradation"),
        ({"contract": "gask3+farg", "trump": "misar"}, "setup/no-such-form"),
        ({"contract": "gok"}, "setup/no-such-form"),
        ({"trump": "misar"}, "setup/no-such-form"),
        ({"trump": "c"}, "setup/trump-outside-grade"),
        ({"tricks": {"A": 13}}, "setup/tricks"),
        ({"tricks": {"A": 10}}, "setup/hand-size"),
        ({"hands": {"A": "Ad Kd", "B": "Ac Ad", "C": "Ah Kh"}}, "setup/card-twice"),
        ({"hands": {"A": "Ad Kd", "B": "Ac Kc"}}, "setup/hand-size"),
        ({"table": 4, "dealer": "D"}, "setup/sits-out"),
        ({"tricks": {"A": 7, "B": 4}, "options": {"stop_when_decided": True}}, "setup/already-decided"),
        ({"deck": "Ac"}, "setup/unknown-field"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, object], code: str) -> None:
    assert ask(Session(), **{**POSITION, **change})["error"]["code"] == code


def test_who_sits_out_is_named_once() -> None:
    error: Any = Session().answer(POSITION | {"table": 4, "dealer": "D", "tricks": {"A": 6, "B": 4, "C": 1}})["error"]
    assert (error["code"], str(error["detail"]).count("C ")) == ("setup/sits-out", 1)


def test_suggested_actions_lead_to_the_end_and_again() -> None:
    for first in range(20):
        session, again, seed = Session(), Session(), 100 * first
        ask(session, **NEW)
        ask(again, **NEW)
        while (answer := ask(session, cmd="suggest", level="random", seed=seed)).get("action"):
            for one in (session, again):
                assert "ok" in ask(one, cmd="do", action=answer["action"])
            seed += 1
        assert answer["refused"]["code"] == "turn/deal-over"
        assert ask(again, cmd="state") == ask(session, cmd="state")
        assert "record" in ask(session, cmd="record")


def test_events_are_json() -> None:
    session = Session()
    ask(session, **NEW)
    events = []
    for action in ("bid gok", "pass", "pass", "go"):
        events += ask(session, cmd="do", action=action)["events"]
    assert [event["event"] for event in events] == [
        "bid-made",
        "passed",
        "passed",
        "auction-won",
        "game-taken",
        "hand-laid-up",
        "talon-put-aside",
    ]
    assert events[0] == {"event": "bid-made", "seat": "A", "bid": "gok"}
    json.dumps(events)


def test_every_contract_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(catalogue(language).has(f"contract/{contract.key}") for contract in CONTRACTS)
