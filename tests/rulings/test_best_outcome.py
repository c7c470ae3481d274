"""The best outcome still possible is found by searching every course of play."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from stik.cards import CARDS, Suit
from stik.errors import InvalidSetup
from stik.protocol.rulings import answer
from stik.rulings.vira.best import best_outcome_for
from stik.vira import Outcome, PlayCard, Position, Setup, State, place, rules_named
from stik.vira.contracts import BY_KEY, Grade
from stik.vira.legality import why_not
from stik.vira.play import play_card

REVOKE: dict[str, Any] = {
    "game": "vira",
    "rules": "sm2025",
    "irregularity": "revoke",
    "by": "B",
    "noticed": "before-cards-returned",
    "declarer": "A",
    "contract": "spel7",
    "trump": "h",
    "table": 3,
    "hogsta": "h",
    "pool": 16,
}


def position(hands: dict[str, str], tricks: dict[str, int]) -> dict[str, object]:
    return {"leader": "A", "hands": hands, "tricks": tricks}


@pytest.mark.rule("SM.J2")
def test_the_declarer_is_home_where_any_course_of_play_led_there() -> None:
    """One trick short with two cards left: the queen of clubs cannot win a trick any more, the ace always does."""
    at = position({"A": "Qc 2s", "B": "Kc As", "C": "3c 4s"}, {"A": 6, "B": 3, "C": 2})
    ruling = answer({**REVOKE, "position": at})
    assert ruling["effects"][0]["result"] == "bet"
    at = position({"A": "Ac 2s", "B": "Kc As", "C": "3c 4s"}, {"A": 6, "B": 3, "C": 2})
    assert answer({**REVOKE, "position": at})["effects"][0]["result"] == "home"


@pytest.mark.rule("SM.J1", "SM.J2")
def test_the_defence_is_paid_for_the_worst_that_could_befall_the_declarer() -> None:
    at = position({"A": "9c 2s", "B": "Kc As", "C": "3c 4s"}, {"A": 6, "B": 3, "C": 2})
    ruling = answer({**REVOKE, "by": "A", "position": at})
    assert ruling["effects"][0]["result"] == "bet"
    at = position({"A": "9c 2s", "B": "Kc As", "C": "3c 4s"}, {"A": 5, "B": 3, "C": 3})
    assert answer({**REVOKE, "by": "A", "position": at})["effects"][0]["result"] == "kodilj"


LOST = position({"A": "Kc 2d", "B": "Ac 2c", "C": "3c 4d"}, {"A": 6, "B": 3, "C": 2}) | {"leader": "C"}


@pytest.mark.parametrize("by", ["A", "a", ["A"]])
def test_the_offender_is_never_paid_however_he_is_written(by: object) -> None:
    assert answer({**REVOKE, "by": by, "position": LOST})["effects"][0]["result"] == "bet"


@pytest.mark.rule("SM.D8")
def test_a_position_inside_a_list_of_faults() -> None:
    fault = {"irregularity": "revoke", "by": "A", "noticed": "before-cards-returned", "position": LOST}
    shared = {name: value for name, value in REVOKE.items() if name not in {"irregularity", "by", "noticed"}}
    assert answer({**shared, "faults": [fault]})["effects"][0]["result"] == "bet"


def test_a_position_at_a_table_of_four() -> None:
    at_four = {**REVOKE, "by": "A", "table": 4, "out": "D", "position": LOST}
    assert answer(at_four)["effects"][0]["result"] == "bet"


def test_a_position_that_is_too_large_is_named() -> None:
    full = position(
        {"A": "Ac Kc Qc Jc 10c 9c 8c", "B": "As Ks Qs Js 10s 9s 8s", "C": "Ad Kd Qd Jd 10d 9d 8d"},
        {"A": 2, "B": 2, "C": 2},
    )
    with pytest.raises(InvalidSetup) as caught:
        answer({**REVOKE, "position": full})
    assert caught.value.code == "rule/position-too-large"


def brute_force(state: State, cards: int) -> set[int]:
    """Every number of tricks that any order of everybody's cards can give the declarer."""
    found: set[int] = set()
    hands = [[card for card in CARDS if card.bit & hand] for hand in state.hands[:3]]
    orders = [list(permutations(hand)) for hand in hands]
    for choice in ((a, b, c) for a in orders[0] for b in orders[1] for c in orders[2]):
        now, laid = state, [0, 0, 0]
        while now.to_act is not None:
            seat = now.to_act
            card = choice[seat][laid[seat]]
            if why_not(now, PlayCard(card)) is not None:
                break
            laid[seat] += 1
            now = play_card(now, seat, card).state
        else:
            found.add(now.tricks[0])
    assert cards == len(hands[0])
    return found


@pytest.mark.parametrize("contract", ["spel7", "gok"])
def test_the_search_agrees_with_brute_force(contract: str) -> None:
    """Three cards each, every order of play tried by hand."""
    chance, row = Random(7), BY_KEY[contract]
    rules = rules_named("sm2025")
    for _ in range(12):
        dealt = chance.sample(CARDS[:52], 9)
        setup = Setup.of(rules, table=3, dealer=2, hogsta=Suit.HEARTS, pool=0)
        mine = 0 if contract == "gok" else chance.choice((4, 5, 6))
        state = place(
            setup,
            Position(
                hands={seat: tuple(dealt[seat * 3 : seat * 3 + 3]) for seat in range(3)},
                declarer=0,
                contract=row,
                grade=Grade.PLAIN,
                trump=None if contract == "gok" else Suit.HEARTS,
                leader=chance.randrange(3),
                tricks=(mine, 10 - mine, 0),
            ),
        )
        reached = brute_force(state, 3)
        short = {n: _outcome(contract, n) for n in reached}
        order = [Outcome.HOME, Outcome.BET, Outcome.KODILJ]
        best = min(short.values(), key=order.index)
        worst = max(short.values(), key=order.index)
        assert best_outcome_for(state, declarer=True) is best
        assert best_outcome_for(state, declarer=False) is worst


def _outcome(contract: str, tricks: int) -> Outcome:
    missing = tricks if contract == "gok" else 7 - tricks
    return Outcome.HOME if missing <= 0 else Outcome.BET if missing == 1 else Outcome.KODILJ
