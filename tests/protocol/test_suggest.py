"""`suggest`: a bot's choice from what its seat has seen of the deal, within a budget."""

from __future__ import annotations

from random import Random

import pytest

from stik import vira, voms
from stik.bots import BUDGETS, LEVELS, Budget
from stik.cards import write_cards
from stik.protocol.session import Session
from stik.vira.deal import PACK
from tests.bots.listener import listening


def started(game: str, *, seed: int = 3) -> Session:
    session, chance = Session(), Random(seed)
    pack = list(voms.PRESETS["tournament"].pack if game == "voms" else PACK)
    while True:
        chance.shuffle(pack)
        setup = {"cmd": "new", "game": game, "dealer": "W" if game == "voms" else "C", "deck": write_cards(pack)}
        answer = session.answer(setup | ({} if game == "voms" else {"hogsta": "h"}))
        assert answer["ok"], answer
        if "redeal" not in answer:
            return session


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_the_bot_is_told_what_its_seat_has_seen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listener, session = listening(monkeypatch), started(game)
    look = voms.view if game == "voms" else vira.view
    states = []
    for _ in range(12):
        states.append(session._held().value)  # type: ignore[attr-defined]
        answer = session.answer({"cmd": "suggest", "level": "strong", "ms": 70})
        if not isinstance(action := answer.get("action"), str):  # Vira: cards to exchange, which the listener cannot
            break
        assert answer["values"] == {action: 0.5}
        seat = states[-1].to_act
        assert listener.views[-1] == look(states[-1], seat)
        assert listener.pasts[-1] == [look(state, seat) for state in states[:-1]]
        session.answer({"cmd": "do", "action": action})
    assert len(states) > 3
    assert set(listener.budgets) == {Budget(70)}


def test_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    listener, session = listening(monkeypatch), started("voms")
    for fields in ({}, {"ms": 5}, {"simulations": 20_000}, {"ms": 5, "simulations": 7}):
        assert "action" in session.answer({"cmd": "suggest", "level": "strong", **fields})
    assert listener.budgets == [BUDGETS["strong"], Budget(5), Budget(60_000, 20_000), Budget(5, 7)]


@pytest.mark.parametrize(
    "wrong", [{"ms": 0}, {"ms": -5}, {"ms": "5"}, {"ms": True}, {"ms": 99_999}, {"simulations": 0}]
)
def test_a_budget_must_be_one(wrong: dict[str, object]) -> None:
    answer = started("voms").answer({"cmd": "suggest", "level": "club", **wrong})
    assert isinstance(error := answer["error"], dict)
    assert error["code"] == "setup/bad-field"
    assert next(iter(wrong)) in error["detail"]


@pytest.mark.parametrize("game", ["voms", "vira"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_simulations_give_the_same_answer(game: str, level: str) -> None:
    asked = {"cmd": "suggest", "level": level, "seed": 11, "simulations": 20}
    assert started(game).answer(asked) == started(game).answer(asked)
