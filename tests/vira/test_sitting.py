"""Deals in rotation, the pulla between deals, and its division at the end."""

from __future__ import annotations

from random import Random

import pytest

from stik import vira
from stik.engine import balance
from stik.errors import InvalidSetup
from stik.match.vira import Sitting, divide, divided, draw_hogsta, draw_seats, next_deal, with_deal
from tests.vira.table import PACK, chosen


def got(pool: int, *net: int) -> list[int]:
    """What everybody gets from the pulla."""
    found = balance(divide(pool, net))
    return [found.get(seat, 0) for seat in "ABCD"[: len(net)]]


@pytest.mark.rule("SM.L1", "SM.L2")
def test_equal_shares() -> None:
    assert got(24, -8, -8, -8) == [8, 8, 8]
    assert got(16, 0, -8, -8, 0) == [4, 4, 4, 4]
    assert divide(24, (-8, -8, -8))[0].cites == ("SM.L1",)
    assert divide(12, (-4, -4, -4))[0].cites == ("SM.L1", "SM.L2")  # bets are changed into pinnar


@pytest.mark.rule("SM.L3")
def test_the_rest_goes_to_the_biggest_loser_who_may_draw_level() -> None:
    assert got(16, -20, 3, 1) == [6, 5, 5]
    assert got(8, -10, -8, 10) == [4, 2, 2]  # two pinnar, drawing level with B
    assert got(7, -12, -9, 4, 10) == [4, 1, 1, 1]  # three, drawing level


@pytest.mark.rule("SM.L3")
def test_two_left_over_are_split_where_the_order_would_change() -> None:
    assert got(8, -9, -8, 9) == [3, 3, 2]
    assert got(8, -9, -9, 10) == [3, 3, 2]  # two level at the bottom
    assert got(6, -9, -8, 1, 10) == [2, 2, 1, 1]


@pytest.mark.rule("SM.L3")
def test_one_left_over_goes_to_the_winner_where_the_losers_are_level() -> None:
    assert got(16, -10, -10, 4) == [5, 5, 6]
    assert got(5, -9, -9, 3, 10) == [1, 1, 1, 2]
    assert got(5, -9, -9, -9, 22) == [1, 1, 1, 2]


@pytest.mark.rule("SM.L3")
def test_three_left_over() -> None:
    assert got(7, -10, -9, 2, 10) == [2, 2, 2, 1]
    assert got(7, -10, -9, 6, 6) == [2, 2, 2, 1]  # one each to the three lowest, level ones in the order of seats
    assert got(7, -3, -3, -2, -2) == [2, 2, 2, 1]
    assert got(6, -3, -2, -2, 1) == [2, 2, 1, 1]


@pytest.mark.rule("SM.L3")
def test_no_place_ever_changes_and_all_is_paid_out() -> None:
    chance = Random(1)
    for _ in range(20_000):
        table = chance.choice((3, 4))
        net = [chance.randint(-6, 6) for _ in range(table)]
        pool = -sum(net)
        if pool < 0:
            continue
        shares = got(pool, *net)
        assert sum(shares) == pool
        final = [before + share for before, share in zip(net, shares, strict=True)]
        assert sum(final) == 0
        for one in range(table):
            for other in range(table):
                if net[one] < net[other]:
                    assert final[one] <= final[other], (net, shares)


@pytest.mark.rule("VR.A9")
def test_a_sitting_carries_the_pulla_and_passes_the_deal_to_the_left() -> None:
    chance = Random(7)
    for table, out in ((3, (None,) * 4), (4, (2, 3, 0, 1))):
        sitting = Sitting.start(vira.PRESETS["sm2025"], table=table)  # type: ignore[arg-type]
        assert sitting.dealer == table - 1
        assert sitting.pool == 0
        for number in range(12):
            deck = list(PACK)
            chance.shuffle(deck)
            state = next_deal(sitting, tuple(deck), draw_hogsta(chance)).state
            if table == 4:
                assert state.setup.out == out[number % 4]
            with pytest.raises(InvalidSetup, match="match/deal-not-over"):
                with_deal(sitting, state)
            while state.phase is not vira.Phase.OVER:
                state = vira.apply(state, chosen(state, chance)).state
            before, sitting = sitting, with_deal(sitting, state)
            assert sitting.dealer == (before.dealer + 1) % table
            assert sitting.pool == vira.score(state).pool >= 0
            assert sum(sitting.net) + sitting.pool == 0
        assert sitting.deals == 12
        assert sum(divided(sitting)) == 0


def test_the_draw_for_seats() -> None:
    drawn = {draw_seats(("Ann", "Bo", "Cia"), Random(seed)) for seed in range(60)}
    assert len(drawn) == 6
    assert {draw_hogsta(Random(seed)).letter for seed in range(40)} == {*"cshd"}
