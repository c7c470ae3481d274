"""Draws that anyone can repeat from the seed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stik.cards import Rank, parse_cards
from stik.errors import TournamentError
from stik.tournaments import By, draw_bye, draw_lot, draw_numbers, draw_partners, draw_pools
from stik.tournaments.draw import _rank

TEAMS = [f"t{number}" for number in range(1, 27)]


@pytest.mark.rule("V95", "T.TF.2", "I.TF.1")
@pytest.mark.parametrize(("teams", "pools"), [(26, 2), (25, 2), (20, 2), (26, 3), (7, 4), (3, 1)])
def test_pools_from_a_prepared_stack_differ_by_one_at_most(teams: int, pools: int) -> None:
    drawn = draw_pools(TEAMS[:teams], pools, "seed")
    sizes = [len(pool) for pool in drawn.values()]
    assert len(sizes) == pools
    assert max(sizes) - min(sizes) <= 1
    assert sorted(team for pool in drawn.values() for team in pool) == sorted(TEAMS[:teams])
    assert drawn == draw_pools(TEAMS[:teams], pools, "seed")


def test_another_seed_draws_otherwise() -> None:
    assert draw_pools(TEAMS, 2, "a") != draw_pools(TEAMS, 2, "b")


@pytest.mark.parametrize("pools", [0, 27, -1])
def test_more_pools_than_teams(pools: int) -> None:
    with pytest.raises(TournamentError) as refused:
        draw_pools(TEAMS, pools, "seed")
    assert refused.value.code == "tournament/how-many-pools"


def test_numbers_are_drawn_by_lot() -> None:
    drawn = draw_numbers(TEAMS, "seed")
    assert sorted(drawn) == list(range(1, 27))
    assert sorted(drawn.values()) == sorted(TEAMS)


def test_a_lot_does_not_depend_on_the_order_of_the_names() -> None:
    assert draw_lot(["t1", "t2", "t3"], "seed") == draw_lot(["t3", "t1", "t2"], "seed")
    assert draw_lot(["t1", "t2"], "seed").by is By.LOT
    first = Counter(draw_lot(["t1", "t2"], str(seed)).order[0] for seed in range(400))
    assert 150 < first["t1"] < 250


@pytest.mark.rule("W.A2", "V23")
@pytest.mark.parametrize("persons", [2, 4, 6, 32])
def test_lowest_plays_with_highest_and_so_on(persons: int) -> None:
    names = [f"p{number}" for number in range(persons)]
    for seed in range(20):
        found = draw_partners(names, str(seed))
        assert sorted(name for pair in found.pairs for name in pair) == sorted(names)
        held = {name: card for name, card in found.drawn if card.rank is not Rank.SEVEN}
        assert len(held) == persons
        assert len({card for _, card in found.drawn}) == len(found.drawn)
        low = [_rank(held[pair[0]]) for pair in found.pairs]
        high = [_rank(held[pair[1]]) for pair in found.pairs]
        assert low == sorted(low)
        assert high == sorted(high, reverse=True)
        assert max(low) < min(high)


@pytest.mark.rule("V23")
def test_the_order_of_the_drawn_cards() -> None:
    order = list(parse_cards("3d Jc Kh 8s 9c 9s 9h 9d Ac Jd 6c 5d 8c Qc Kc Ks"))
    assert sorted(order, key=_rank, reverse=True) == order


@pytest.mark.rule("W.A2")
@pytest.mark.parametrize("persons", [0, 1, 3, 34])
def test_partners_need_an_even_number(persons: int) -> None:
    with pytest.raises(TournamentError) as refused:
        draw_partners([f"p{number}" for number in range(persons)], "seed")
    assert refused.value.code == "tournament/how-many-partners"


@pytest.mark.rule("W.L")
def test_one_of_the_losers_sits_out() -> None:
    losers = ["t1", "t4"]
    assert {draw_bye(losers, Random(seed)) for seed in range(20)} == set(losers)
