"""Anybody tries anything at a Vira table: every answer is clear, and a refused action changes nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stik.cards import CARDS
from stik.protocol import Session, read_record, replay_record
from stik.vira.contracts import CONTRACTS, UNSPECIFIED
from tests.conftest import deals

PACK = [card.text for card in CARDS[:52]]
KEYS = [contract.key for contract in CONTRACTS] + list(UNSPECIFIED)
WORDS = ["pass", "misar", "go", "again", "lay", "claim", "accept", "refuse", "concede"]
ORDERS = ["settle-as home", "settle-as laid", "redeal", "return-cards 1", "return-cards 4", "pay A pool 8", "pay D B 3"]


def wild(chance: Random, hand: list[str]) -> str:
    """Something readable that may or may not be allowed."""
    cards = " ".join(chance.sample(hand or PACK, chance.randint(0, min(6, len(hand or PACK)))))
    grade = chance.choice(["", "", "+farg", "+hogsta"])
    seat, card = chance.choice("ABCD"), chance.choice(hand or PACK)
    return chance.choice(
        [
            f"bid {chance.choice(KEYS)}{grade}",
            f"choose {CONTRACTS[chance.randrange(40)].key}",
            f"trump {chance.choice('cshd')}",
            *(f"{verb} {cards}" for verb in ("keep", "buy", "discard")),
            f"play {card}",
            f"play {chance.choice(PACK)}",
            chance.choice(WORDS),
            f"rule {chance.choice(ORDERS)}",
            f"rule {chance.choice(['expose', 'oblige'])} {seat} {card}",
            f"rule hand-is-open {seat}",
        ]
    )


def state_of(session: Session) -> dict[str, Any]:
    return dict(session.answer({"cmd": "state"}))


def tried(session: Session, action: str, seat: str | None) -> bool:
    """Whether it was done; `why` must have said the same, and a refusal must change nothing."""
    before, record = state_of(session), session.answer({"cmd": "record"})
    why = session.answer({"cmd": "why", "action": action, "seat": seat})
    answer = session.answer({"cmd": "do", "action": action, "seat": seat})
    json.dumps(answer)
    if "ok" in answer:
        assert why == {"ok": True}, action
        return True
    assert answer == why, action
    assert (state_of(session), session.answer({"cmd": "record"})) == (before, record), action
    return False


@pytest.mark.parametrize("preset", ["sm2025", "stockholm"])
@pytest.mark.parametrize("table", [3, 4])
def test_anybody_tries_anything(preset: str, table: int) -> None:
    done: set[str] = set()
    for seed in range(deals(usual=40, soak=2_000)):
        chance = Random(seed)
        deck = chance.sample(PACK, 52)
        session = Session()
        setup = {"game": "vira", "rules": preset, "table": table, "dealer": "A", "hogsta": "h", "deck": " ".join(deck)}
        assert session.answer({"cmd": "new", **setup}) == {"ok": True}
        seats = "ABCD"[:table]
        for _ in range(60):
            state = state_of(session)
            if state["phase"] == "over":
                assert sum(state["settlement"].values()) == 0
                break
            hand = str(state["hands"][state["to_act"]]).split()
            action, seat = wild(chance, hand), chance.choice([*seats, state["to_act"], state["to_act"], None])
            if tried(session, action, None if action.startswith("rule") else seat):
                done.add(action.split()[0])
            for viewer in [*seats, None]:
                assert "error" not in session.answer({"cmd": "view", "seat": viewer})
            if state_of(session)["phase"] != "over" and chance.random() < 0.5:
                suggested = session.answer({"cmd": "suggest", "seed": chance.randrange(999)})
                assert tried(session, str(suggested["action"]), None)
        text = str(session.answer({"cmd": "record"})["record"])
        *_, last = replay_record(read_record(text))
        assert last.deal.state() == state_of(session)
    assert done >= {"bid", "pass", "play", "rule", "buy"}
