"""What is ordered at the table are ordinary actions: they act on the running deal, and the deal still replays."""

from __future__ import annotations

from typing import Any

import pytest

from stik import vira
from stik.match.vira import Sitting, with_deal
from stik.protocol import Session, read_record, replay_record
from stik.protocol.fields import Fields
from stik.protocol.games import GAMES
from stik.protocol.vira import ViraDeal
from tests.vira.table import deal

POSITION = {
    "cmd": "position",
    "game": "vira",
    "rules": "sm2025",
    "table": 3,
    "dealer": "C",
    "hogsta": "h",
    "pool": 16,
    "contract": "spel7",
    "declarer": "A",
    "trump": "h",
    "leader": "A",
    "hands": {"A": "Ah 9c 2s", "B": "Kh Qc 3s", "C": "Qh Jc 4s"},
    "tricks": {"A": 6, "B": 2, "C": 2},
}


@pytest.fixture
def table() -> Session:
    session = Session()
    assert session.answer(POSITION) == {"ok": True}
    return session


def do(session: Session, *actions: str) -> dict[str, Any]:
    for action in actions:
        answer = session.answer({"cmd": "do", "action": action})
        assert "ok" in answer, answer
    return dict(session.answer({"cmd": "state"}))


def refused(session: Session, action: str, seat: str | None = None) -> str:
    answer: Any = session.answer({"cmd": "do", "action": action, "seat": seat})
    return str(answer["refused"]["code"])


@pytest.mark.rule("SM.D5", "SM.K1")
@pytest.mark.parametrize(("result", "change"), [("home", 10), ("bet", -10), ("kodilj", -18), ("laid", -10)])
def test_a_deal_is_settled_as_ordered(table: Session, result: str, change: int) -> None:
    state = do(table, "play Ah", f"rule settle-as {result}")
    assert (state["phase"], state["result"], state["settlement"]["A"]) == ("over", result, change)
    assert sum(state["settlement"].values()) == 0
    assert refused(table, "rule redeal") == "turn/deal-over"


@pytest.mark.rule("SM.D5")
def test_a_fine_goes_into_the_pool_and_counts_for_the_antes(table: Session) -> None:
    table.answer(POSITION | {"pool": 0})
    state = do(table, "rule pay B pool 8", "rule settle-as home")
    assert state["settlement"] == {"A": 10, "B": -9, "C": -1, "pool": 0}


@pytest.mark.rule("SM.J2")
def test_a_revoke_is_put_right_also_from_the_trick_before(table: Session) -> None:
    before = do(table)
    state = do(table, "play Ah", "play Kh", "play Qh", "play 9c", "rule return-cards 3")
    assert (state["to_act"], state["trick"], state["tricks"]) == ("B", [["A", "Ah"]], before["tricks"])
    assert state["hands"]["B"] == before["hands"]["B"]
    view: Any = table.answer({"cmd": "view", "seat": "A"})
    assert view["known"] == {"B": "Kh", "C": "Qh"}
    assert refused(table, "rule return-cards 5") == "ruling/nothing-to-return"


@pytest.mark.rule("SM.J1", "SM.C11")
def test_an_obliged_card_is_played_when_the_rules_allow_it(table: Session) -> None:
    do(table, "rule oblige B 3s", "play 2s")
    assert table.answer({"cmd": "legal"})["actions"] == ["play 3s"]
    table.answer(POSITION)
    do(table, "rule oblige A 9c")
    assert refused(table, "play Ah") == "play/obliged"
    do(table, "rule oblige B 3s", "play 9c")
    assert table.answer({"cmd": "legal"})["actions"] == ["play Qc"]  # suit is followed first


@pytest.mark.rule("SM.C13")
def test_an_exposed_hand_is_seen_by_all(table: Session) -> None:
    do(table, "rule hand-is-open B")
    view: Any = table.answer({"cmd": "view", "seat": None})
    assert view["known"] == {"B": "Qc 3s Kh"}


def test_orders_that_make_no_sense(table: Session) -> None:
    assert refused(table, "rule redeal", "A") == "ruling/referee-only"
    assert refused(table, "rule pay A D 8") == "ruling/incomplete"
    assert refused(table, "rule pay A A 8") == "ruling/incomplete"
    assert refused(table, "rule expose A Kh") == "play/not-held"
    for text in ("rule expose D Qc", "rule oblige D Qc", "rule hand-is-open D"):  # nobody sits there
        assert refused(table, text) == "ruling/incomplete"
    for text in ("rule dance", "rule settle-as lost", "rule pay A pool much", "rule"):
        unreadable: Any = table.answer({"cmd": "do", "action": text})
        assert unreadable["error"]["code"].startswith("notation/")


@pytest.mark.rule("SM.D6")
@pytest.mark.parametrize(("orders", "dealer"), [(("rule redeal",), 2), (("rule pay B pool 8", "rule redeal"), 0)])
def test_who_deals_after_a_stopped_deal(orders: tuple[str, ...], dealer: int) -> None:
    deal = GAMES["vira"].position(
        Fields({name: value for name, value in POSITION.items() if name not in {"cmd", "game"}})
    )
    assert isinstance(deal, ViraDeal)
    for order in orders:
        deal.do(order, None)
    sitting = with_deal(Sitting.start(deal.value.rules, table=3, dealer=2), deal.value)
    assert (sitting.dealer, sitting.pool) == (dealer, 8 * (dealer != 2))
    assert sitting.deals == (dealer != 2), "who deals again has not dealt one more"


def test_a_ruled_deal_replays(table: Session) -> None:
    do(table, "play Ah", "play Kh", "rule return-cards 1", "rule expose C 4s", "rule pay C pool 8", "play Kh")
    text = str(table.answer({"cmd": "record"})["record"])
    *_, last = replay_record(read_record(text))
    assert last.deal.state() == table.answer({"cmd": "state"})


@pytest.mark.rule("SM.G1", "SM.K1")
@pytest.mark.parametrize(
    ("bid", "talon", "change"),
    [
        ("vingel7", "2h 3d", -16 - 2 * 1),  # the lowest of the turned suits: andra färg
        ("vingel8", "2h 3h", -16 - 2 * 5),  # only högsta färg was turned
        ("vingel8", "2h 3c", -16 - 2 * 1),
        ("spel9+hogsta", "", -8 - 2 * 3),
        ("spel9+farg", "", -8 - 2 * 1),
        ("spel9", "", -8 - 2 * 1),
        ("solo9+hogsta", "", -16 - 2 * 8),
    ],
)
def test_a_hand_laid_before_trumps_are_named_is_paid_by_the_lowest_suit_possible(
    bid: str, talon: str, change: int
) -> None:
    state = deal(f"bid {bid}", "pass", "pass", "rule settle-as laid", talon=talon)
    assert vira.settlement(state)["A"] == change


@pytest.mark.rule("SM.G1")
def test_a_game_stopped_before_the_second_trump_is_named_keeps_the_first_class() -> None:
    state = deal("bid spel9+farg", "pass", "pass", "trump h", "buy", "again", "rule settle-as laid")
    assert vira.settlement(state)["A"] == -24 - 2 * (3 + 1)  # the first try in hearts, the second by the lowest suit
