"""Missing games take no more rounds than they need, whoever has left or come."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from stik.tournaments import round_robin
from stik.tournaments.replan import replanned


def _all_rounds(teams: list[str]) -> list[list[tuple[str, str]]]:
    return [[(game.a, game.b) for game in one.fixtures] for one in round_robin(teams).rounds]


def _check(rounds: list[list[tuple[str, str]]], games: list[tuple[str, str]]) -> None:
    for one in rounds:
        teams = Counter(team for game in one for team in game)
        assert set(teams.values()) == {1}
    assert Counter(frozenset(game) for one in rounds for game in one) == Counter(map(frozenset, games))


@pytest.mark.parametrize("teams", range(3, 15))
def test_who_leaves_makes_nothing_longer(teams: int) -> None:
    names = [f"t{number}" for number in range(teams)]
    rounds = _all_rounds(names)
    for played in range(len(rounds)):
        left = [[game for game in one if names[0] not in game] for one in rounds[played:]]
        found = replanned(left, [])
        _check(found, [game for one in left for game in one])
        assert len(found) <= len(rounds) - played


@pytest.mark.parametrize("teams", range(3, 15))
def test_a_latecomer_takes_the_rounds_that_its_games_need(teams: int) -> None:
    names = [f"t{number}" for number in range(teams)]
    rounds = _all_rounds(names)
    for played in range(len(rounds)):
        new = [("late", name) for name in names]
        found = replanned(rounds[played:], new)
        games = [*(game for one in rounds[played:] for game in one), *new]
        _check(found, games)
        degree = max(Counter(team for game in games for team in game).values())
        assert len(found) <= degree + 1, (teams, played)
        sizes = [len(one) for one in found]
        assert max(sizes) - min(sizes) <= 1


def test_any_games_take_at_most_one_round_more_than_the_busiest_team() -> None:
    chance = Random(4)
    for _ in range(150):
        names = [f"t{number}" for number in range(chance.randrange(3, 16))]
        games = [pair for pair in combinations(names, 2) if chance.random() < chance.choice([0.3, 0.6, 0.9])]
        found = replanned([], games)
        _check(found, games)
        degree = max(Counter(team for game in games for team in game).values(), default=0)
        assert len(found) <= degree + 1


def test_a_plan_that_is_short_enough_stays() -> None:
    rounds = _all_rounds([f"t{number}" for number in range(8)])
    assert [set(map(frozenset, one)) for one in replanned(rounds, [])] == [set(map(frozenset, one)) for one in rounds]
