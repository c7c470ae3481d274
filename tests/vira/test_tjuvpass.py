"""The gök convention: läggarder, first and second hand, compensation."""

from __future__ import annotations

import pytest

from stik.cards import parse_cards, set_of
from stik.vira.laggard import is_laggard, laggarder
from tests.vira.table import after, deal, hand, money, suit

THIN = "Ac Kc Qc As Ks Qs Ah Kh Qh Ad Kd Qd Jd"
"""No läggard at all."""
RICH = "2c 3c 9c 2s 3s 9s 4h 5h 6h 10d 9d 8d 7d"
"""Läggarder in three suits."""
ONE = "2h Kh Qh Jc 10c 8c 7c Js 10s 8s 7s 6d Jd"
"""One läggard."""
NONE_EITHER = "Jc 10c 9c 8c Js 10s 9s 8s Jh 10h 9h 8h 10d"


def settled(
    *, table: int = 3, first: str, second: str, calls: tuple[str, ...] = ("bid gok", "pass", "pass"), **more: object
) -> dict[str, int]:
    """A gök that a defender gives up at his first turn; B is first hand, C second hand."""
    dealer = 2 if table == 3 else 0
    seats = (1, 2) if table == 3 else (2, 0)
    hands = dict(zip(seats, (first, second), strict=True))
    state = deal(*calls, "go", hands=hands, table=table, dealer=dealer, **more)  # type: ignore[arg-type]
    while state.to_act == state.game.declarer:
        state = after(state, f"play {hand(state, state.game.declarer)[0]}")
    return money(after(state, "concede"))


@pytest.mark.rule("SM.B1")
@pytest.mark.parametrize(
    ("ranks", "good"),
    [
        ("10 9 8 7 6", True),
        ("10 9 8 7", False),
        ("8 7 6 5", True),
        ("9 7 6 5", False),
        ("6 5 4", True),
        ("7 5 4", False),
        ("4 3", True),
        ("5 3", False),
        ("2", True),
        ("3", False),
        ("Q J 9 7 5 3", False),
        ("Q J 10 9 8 7", False),
        ("A K 4 3", True),
        ("A Q 10 9 8 7 6", True),
        ("", False),
    ],
)
def test_laggarder(ranks: str, good: bool) -> None:
    assert is_laggard(set_of(parse_cards(suit("h", ranks)))) is good


@pytest.mark.rule("SM.B1")
def test_laggarder_are_counted_by_suit() -> None:
    assert [laggarder(set_of(parse_cards(cards))) for cards in (THIN, ONE, RICH)] == [0, 1, 3]


@pytest.mark.rule("SM.B1")
def test_one_thief() -> None:
    three = settled(first=THIN, second=RICH)
    assert three == {"A": 8, "B": -3, "C": 3, "pool": -8}
    four = settled(table=4, first=THIN, second=RICH)  # A deals: B declares, C first hand, A second, D out
    assert four == {"A": 2, "B": 8, "C": -4, "D": 2, "pool": -8}


@pytest.mark.rule("SM.B1")
def test_two_thieves() -> None:
    assert settled(first=THIN, second=NONE_EITHER) == {"A": 8, "B": 0, "C": 0, "pool": -8}
    four = settled(table=4, first=THIN, second=NONE_EITHER)
    assert four == {"A": -1, "B": 8, "C": -1, "D": 2, "pool": -8}


@pytest.mark.rule("SM.B1")
def test_first_hand_needs_two_and_second_hand_one() -> None:
    assert settled(first=ONE, second=RICH.replace("2c", "Ac").replace("3c", "Kc"))["B"] == -3
    assert settled(first=RICH, second=ONE)["C"] == 0


@pytest.mark.rule("SM.B1")
def test_who_had_passed_before_the_gok_is_no_thief() -> None:
    """A opens, B passes without läggarder, C bids gök: A is first hand, and there is no second."""
    calls = ("bid begar", "pass", "bid gok", "pass", "go")
    state = deal(*calls, hands={0: RICH, 1: THIN})
    assert state.thieves == ()
    state = deal(*calls, hands={0: THIN, 1: NONE_EITHER})
    assert state.thieves == (0,)
    state = after(state, "concede")  # A leads as förhand and gives up
    assert money(state) == {"A": -3, "B": 3, "C": 8, "pool": -8}


@pytest.mark.rule("SM.B1")
def test_nothing_is_paid_for_a_gok_that_was_beaten_or_in_stockholm() -> None:
    state = deal("bid gok", "pass", "pass", "lay", hands={1: THIN, 2: RICH})
    assert money(state) == {"A": -16, "B": 0, "C": 0, "pool": 16}
    assert settled(first=THIN, second=RICH, tjuvpass_compensation=False)["B"] == 0
    assert settled(first=THIN, second=RICH, tjuvpass={"one_at_three": 5})["C"] == 5
