"""Round robins: no two meet twice, byes are spread, tables rotate, waves fit the tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from stik.errors import TournamentError
from stik.tournaments import Schedule, round_robin


@pytest.mark.rule("V83", "T.TF.2", "T.TF.1")
def test_thirteen_teams_need_thirteen_rounds_and_260_minutes() -> None:
    plan = round_robin(range(13))
    assert (len(plan.rounds), plan.minutes) == (13, 260)
    assert [len(one.byes) for one in plan.rounds] == [1] * 13
    assert sorted(team for one in plan.rounds for team in one.byes) == list(range(13))


@pytest.mark.rule("I.TF.2", "I.TF.1")
def test_ten_teams_need_nine_rounds_and_180_minutes() -> None:
    plan = round_robin(range(10))
    assert (len(plan.rounds), plan.minutes) == (9, 180)


@pytest.mark.parametrize("teams", [*range(2, 31), 64, 99, 200])
@pytest.mark.parametrize("tables", [None, 1, 2, 3, 6])
def test_the_laws_of_a_schedule(teams: int, tables: int | None) -> None:
    plan = round_robin(range(teams), tables=tables)
    assert len(plan.rounds) == teams - 1 + teams % 2
    games = [game for one in plan.rounds for game in one.fixtures]
    assert sorted((game.a, game.b) for game in games) == list(combinations(range(teams), 2))
    for one in plan.rounds:
        busy = [team for game in one.fixtures for team in (game.a, game.b)]
        assert sorted([*busy, *one.byes]) == list(range(teams))
        slots = [(game.wave, game.table) for game in one.fixtures]
        assert len(set(slots)) == len(slots)
        most = tables or teams // 2
        assert all(1 <= table <= most for _, table in slots)
        assert one.waves == -(-len(slots) // most)
    assert plan.minutes == 20 * sum(one.waves for one in plan.rounds)


def visits(plan: Schedule[int]) -> dict[int, Counter[int]]:
    found: dict[int, Counter[int]] = {}
    for one in plan.rounds:
        for game in one.fixtures:
            for team in (game.a, game.b):
                found.setdefault(team, Counter())[game.table] += 1
    return found


@pytest.mark.parametrize("teams", range(5, 41))
def test_from_five_teams_on_nobody_stays_at_one_table(teams: int) -> None:
    """TR.13."""
    for tables in range(2, teams // 2 + 1):
        assert all(len(seen) > 1 for seen in visits(round_robin(range(teams), tables=tables)).values()), tables


@pytest.mark.parametrize("teams", [10, 13, 20, 26])
def test_the_tables_are_spread_evenly(teams: int) -> None:
    for seen in visits(round_robin(range(teams))).values():
        assert max(seen.values()) <= 4
        assert len(seen) >= teams // 2 - 1


def test_rounds_begin_when_the_waves_before_are_over() -> None:
    plan = round_robin(range(13), tables=4, slot=15)
    assert [plan.start(number) for number in (1, 2, 3)] == [0, 30, 60]
    assert plan.minutes == 13 * 30


def test_each_meets_each_as_often_as_wanted() -> None:
    plan = round_robin(["a", "b", "c"], meetings=2)
    met = Counter(frozenset((game.a, game.b)) for one in plan.rounds for game in one.fixtures)
    assert set(met.values()) == {2}
    assert len(met) == 3


@pytest.mark.parametrize(
    ("teams", "tables", "slot", "code"),
    [
        ([], None, 20, "how-many-teams"),
        ([1], None, 20, "how-many-teams"),
        (range(401), None, 20, "how-many-teams"),
        ([1, 1], None, 20, "team-twice"),
        ([1, 2], 0, 20, "how-many-tables"),
        ([1, 2], 1, 0, "how-many-minutes"),
    ],
)
def test_what_cannot_be(teams: list[int], tables: int | None, slot: int, code: str) -> None:
    with pytest.raises(TournamentError) as refused:
        round_robin(teams, tables=tables, slot=slot)
    assert refused.value.code == f"tournament/{code}"
