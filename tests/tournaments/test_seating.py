"""Seating for Vira: sizes, repeats, shares of the tables of three, distribution tables."""

from __future__ import annotations

from itertools import combinations

import pytest

from stik.engine import Stream
from stik.errors import TournamentError
from stik.tournaments import Seating, lower_bound, read_distribution, seating, table_sizes, write_distribution


def seated(persons: int, rounds: int, seed: str = "1") -> Seating:
    return seating(persons, rounds, Stream(seed, {}))


@pytest.mark.parametrize(
    ("persons", "sizes"),
    [(3, [3]), (4, [4]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4]), (9, [3, 3, 3]), (10, [4, 3, 3]), (13, [4, 3, 3, 3])],
)
def test_tables_of_four_as_far_as_possible(persons: int, sizes: list[int]) -> None:
    assert table_sizes(persons) == sizes


def test_twenty_seven_persons_sit_at_six_tables_of_four_and_one_of_three() -> None:
    assert table_sizes(27) == [4] * 6 + [3]


@pytest.mark.parametrize("persons", [-1, 0, 1, 2, 5, 401])
def test_five_persons_are_told_so(persons: int) -> None:
    with pytest.raises(TournamentError) as refused:
        table_sizes(persons)
    assert refused.value.code == "tournament/how-many-persons"


@pytest.mark.parametrize("persons", [3, 4, *range(6, 41), 100])
def test_everybody_sits_once_a_round(persons: int) -> None:
    plan = seated(persons, 3)
    for groups in plan.rounds:
        assert sorted(person for group in groups for person in group) == list(range(1, persons + 1))
        assert [len(group) for group in groups] == table_sizes(persons)
    assert plan.repeats >= plan.least_repeats


@pytest.mark.parametrize(
    ("persons", "rounds"), [(27, 5), (28, 7), (16, 5), (15, 5), (20, 5), (32, 8), (40, 5), (9, 4), (24, 7), (22, 7)]
)
def test_nobody_meets_the_same_opponent_twice_where_that_is_possible(persons: int, rounds: int) -> None:
    plan = seated(persons, rounds)
    met = [pair for groups in plan.rounds for group in groups for pair in combinations(group, 2)]
    assert len(set(met)) == len(met)
    assert plan.repeats == 0


@pytest.mark.parametrize(("persons", "rounds", "least"), [(8, 3, 8), (12, 3, 6), (4, 2, 6), (16, 6, 24), (27, 5, 0)])
def test_repeats_that_cannot_be_avoided(persons: int, rounds: int, least: int) -> None:
    assert lower_bound(table_sizes(persons), rounds) == least
    if persons < 16:
        assert seated(persons, rounds).repeats == least


@pytest.mark.parametrize(("persons", "rounds"), [(27, 3), (27, 5), (25, 5), (53, 9), (30, 4), (35, 3)])
def test_tables_of_three_are_shared_equally(persons: int, rounds: int) -> None:
    shares = seated(persons, rounds).threes.values()
    assert max(shares) - min(shares) <= 1


def test_the_same_seed_gives_the_same_seating() -> None:
    assert seated(26, 4, "a") == seated(26, 4, "a")
    assert seated(26, 4, "a") != seated(26, 4, "b")


def test_a_distribution_table_is_read_back() -> None:
    plan = seated(27, 5)
    text = write_distribution(plan)
    assert read_distribution(text, persons=27, rounds=5) == plan
    assert text.count("\n") == 4
    assert text.count("|") == 30
    assert read_distribution("# SM\n\n" + text.replace(" ", ",").replace(",|,", " | ")) == plan


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-rows"),
        ("1 2 3 | 4 5 x", "row-not-numbers"),
        ("1 2 3 | 4 5", "row-group"),
        ("1 2 3 | 4 5 5", "row-twice"),
        ("1 2 3 | 4 5 7", "row-stranger"),
        ("1 2 3 4 | 5 6 7\n1 2 3 | 4 5 6", "row-missing"),
        ("1 2 3\n1 2 3 |", "row-group"),
        ("1 2 3 | 4 5 99999", "row-not-numbers"),
    ],
)
def test_what_is_wrong_with_a_table_is_said_with_its_line(text: str, code: str) -> None:
    with pytest.raises(TournamentError) as refused:
        read_distribution(text)
    assert refused.value.code == f"tournament/{code}"


def test_a_table_for_another_number_is_refused() -> None:
    with pytest.raises(TournamentError):
        read_distribution("1 2 3", persons=4)
    with pytest.raises(TournamentError) as refused:
        read_distribution("1 2 3", rounds=2)
    assert refused.value.code == "tournament/rows-and-rounds"


@pytest.mark.parametrize("rounds", [0, -1, 41])
def test_rounds(rounds: int) -> None:
    with pytest.raises(TournamentError) as refused:
        seated(8, rounds)
    assert refused.value.code == "tournament/how-many-rounds"
