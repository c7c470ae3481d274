"""A referee's orders are ordinary actions: they act on the running deal, and the deal still replays."""

from __future__ import annotations

from typing import Any

import pytest

from stik.protocol import Session, read_record, replay_record

POSITION = {
    "cmd": "position",
    "game": "voms",
    "rules": "tournament",
    "dealer": "W",
    "leader": "N",
    "score": {"NS": 3, "EW": 5},
    "hands": {"N": "7c 5c 6d Qs", "E": "Kh 9d 7h 8d", "S": "5d 6h 9s Ah", "W": "6c 8c Qd 7s"},
    "stock": "3d Ac Jc Kc",
    "tricks": {"NS": 2, "EW": 2},
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


@pytest.mark.rule("T.15", "T.40", "V42")
def test_a_returned_card_is_played_again_and_everybody_has_seen_it(table: Session) -> None:
    before = do(table, "play 5c")
    after = do(table, "play 9d", "rule return-card")
    assert after["hands"] == before["hands"]
    assert after["to_act"] == "E"
    assert after["piles"] == before["piles"]
    view: Any = table.answer({"cmd": "view", "seat": "W"})
    assert view["known"] == {"E": "9d"}


def test_a_returned_lead_leaves_an_empty_table(table: Session) -> None:
    assert do(table, "play 5c", "rule return-card")["piles"] == []
    assert refused(table, "rule return-card") == "ruling/nothing-to-return"


def test_what_is_at_stake_stays_as_it_was(table: Session) -> None:
    """Voms lies threatened on the table; a later card goes back; Voms still scores."""
    do(table, "play 5c", "play Kh", "play 5d", "rule return-card", "play 6h", "play 6c")
    state: Any = table.answer({"cmd": "state"})
    assert state["last_trick"]["lus"] == {"NS": 0, "EW": 1}


def test_an_obliged_card_must_be_played(table: Session) -> None:
    do(table, "rule oblige E 8d", "play 5c")
    assert table.answer({"cmd": "legal"})["actions"] == ["play 8d"]
    assert refused(table, "play 9d") == "play/obliged"


@pytest.mark.rule("T.47")
def test_orders_on_the_comb(table: Session) -> None:
    assert do(table, "rule lose-all-lus EW")["score"] == {"NS": 3, "EW": 0}
    assert do(table, "rule raise-target EW 2")["target"] == {"NS": 9, "EW": 11}
    assert do(table, "rule adjust-score NS 2")["score"] == {"NS": 5, "EW": 0}
    assert refused(table, "rule adjust-score NS 4") == "ruling/comb"
    assert refused(table, "rule adjust-score NS -6") == "ruling/comb"
    assert refused(table, "rule raise-target EW 0") == "ruling/comb"


def test_the_reshuffle_ends_the_deal(table: Session) -> None:
    state = do(table, "play 5c", "rule reshuffle")
    assert (state["phase"], state["ended"], state["gain"]) == ("over", "reshuffle", {"NS": 0, "EW": 0})
    assert refused(table, "rule reshuffle") == "turn/deal-over"


def test_the_voms_lus_can_be_annulled(table: Session) -> None:
    assert refused(table, "rule annul-voms EW") == "call/no-annul"
    assert do(table, "play 5c", "play Kh", "play 5d", "play 6c")["gain"] == {"NS": 0, "EW": 1}
    assert do(table, "rule annul-voms EW")["gain"] == {"NS": 0, "EW": 0}


def test_the_deal_lus_can_be_voided(table: Session) -> None:
    table.answer(POSITION | {"tricks": {"NS": 4, "EW": 0}})
    state = do(table, "play Qs", "play 7h", "play Ah", "play 6c")
    assert state["gain"] == {"NS": 2, "EW": 0}
    assert do(table, "rule void-deal-lus")["gain"] == {"NS": 0, "EW": 0}


def test_players_give_no_rulings_and_nonsense_is_named(table: Session) -> None:
    assert refused(table, "rule reshuffle", "N") == "ruling/referee-only"
    assert refused(table, "rule expose N 9d") == "play/not-held"
    unreadable: Any = table.answer({"cmd": "do", "action": "rule dance"})
    assert unreadable["error"]["code"] == "notation/ruling"


def test_a_ruled_deal_replays(table: Session) -> None:
    do(table, "play 5c", "rule lose-all-lus EW", "play 9d", "rule return-card", "rule expose S Ah", "play 8d")
    text = str(table.answer({"cmd": "record"})["record"])
    *_, last = replay_record(read_record(text))
    assert last.deal.state() == table.answer({"cmd": "state"})


def test_seats_in_small_letters_and_seats_twice() -> None:
    session = Session()
    hands = {seat.lower(): cards for seat, cards in POSITION["hands"].items()}  # type: ignore[attr-defined]
    assert session.answer(POSITION | {"hands": hands}) == {"ok": True}
    twice: Any = session.answer(POSITION | {"hands": POSITION["hands"] | {"n": "9c"}})  # type: ignore[operator]
    assert twice["error"]["code"] == "setup/missing-field"


def test_a_deal_lus_must_have_been_earned() -> None:
    session = Session()
    early: Any = session.answer(POSITION | {"gain": {"NS": 1}, "deal_lus": {"NS": 1}})
    assert early["error"]["code"] == "setup/lus-disagree"


@pytest.mark.rule("V114")
def test_the_call_to_stop_is_open_in_a_position_until_the_next_lead() -> None:
    session = Session()
    manual = {"options": {"stop": "manual"}, "score": {"NS": 8, "EW": 5}, "gain": {"NS": 1}}
    assert session.answer(POSITION | manual) == {"ok": True}
    assert session.answer({"cmd": "legal"})["calls"] == ["stop"]
    assert do(session, "stop")["winner"] == "NS"
