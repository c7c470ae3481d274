"""Generated tournaments: the library and the naive checker, written from the rules alone, agree in everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from stik.engine import Stream
from stik.errors import TournamentError
from stik.tournaments import read_tournament, round_robin, seating, standings, to_json, write_distribution
from stik.tournaments.schedule import Schedule
from tests.conftest import deals
from tests.tournaments import oracle
from tests.tournaments.events import answer
from tests.tournaments.generator import tournament

Data = dict[str, Any]

BATCH = 100
BATCHES = deals(usual=8, soak=60)
LARGE = deals(usual=1, soak=4)
HAND = sorted((Path(__file__).parent / "oracle_cases").glob("*.yaml"))


def found(data: Data) -> Data:
    """What the library answers, without the column that the interface does not have."""
    answered = answer(data)
    for table in tables(answered):
        for row in table:
            row.pop("best_round", None)
    return answered


def tables(answered: Data) -> Iterator[list[Data]]:
    for pools in answered["stages"].values():
        yield from pools.values()


def agree(data: Data, note: object) -> Data:
    """Places, points, wins, lus, deciding criteria, who goes on, what is unresolved, whether it is provisional."""
    expected = oracle.standings(data)
    answered = found(data)
    for key in ("stages", "qualified", "unresolved", "provisional"):
        assert answered[key] == expected[key], (note, key)
    assert list(answered["stages"]) == list(expected["stages"])
    return answered


def turned(chance: Random, result: Data) -> Data:
    """The same result, seen from the other side of the table or from another seat."""
    if "seats" in result:
        order = list(range(len(result["seats"])))
        chance.shuffle(order)
        return {**result, **{key: [result[key][place] for place in order] for key in ("seats", "totals")}}
    other = {**result, "a": result["b"], "b": result["a"]}
    return other | {key: result[key][::-1] for key in ("lus", "comb") if key in result}


def shuffled(chance: Random, data: Data) -> Data:
    results = [turned(chance, result) if chance.random() < 0.5 else result for result in data["results"]]
    chance.shuffle(results)
    return {**data, "results": results}


@pytest.mark.parametrize("path", HAND, ids=lambda path: path.stem)
def test_they_agree_in_the_cases_worked_out_by_hand(path: Path) -> None:
    case = yaml.safe_load(path.read_text("utf-8"))
    if case["expect"].get("refused"):
        with pytest.raises(TournamentError):
            answer(case["data"])
    else:
        agree(case["data"], path.stem)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_library_and_checker_agree(batch: int) -> None:
    chance = Random(batch)
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        data = tournament(Random(seed))
        whole = agree(data, seed)
        assert found(shuffled(chance, data)) == whole, seed
        if data["results"]:
            gone = chance.randrange(len(data["results"]))
            agree({**data, "results": [*data["results"][:gone], *data["results"][gone + 1 :]]}, (seed, "less", gone))


@pytest.mark.parametrize("seed", range(LARGE))
@pytest.mark.parametrize("size", [26, 52, 100, 200])
@pytest.mark.parametrize("form", oracle.FORMATS)
def test_they_agree_in_every_format_and_size(form: str, size: int, seed: int) -> None:
    """All against all of hundreds is left to the formats with pools."""
    pooled = form in oracle.SHEET or form not in ("labansen", "fixed-games")
    data = tournament(Random(size + seed), form, size if pooled else min(size, 60 + seed))
    whole = agree(data, (form, size, seed))
    assert found(shuffled(Random(seed), data)) == whole


@pytest.mark.parametrize("size", range(3, 26))
def test_every_small_size(size: int) -> None:
    for form in oracle.FORMATS:
        agree(tournament(Random(f"{form} {size}"), form, size), (form, size))


@pytest.mark.parametrize("seed", range(deals(usual=40, soak=400)))
def test_deleting_a_result_gives_back_what_was_before(seed: int) -> None:
    data = tournament(Random(100_000 + seed))
    fewer, last = {**data, "results": data["results"][:-1]}, data["results"][-1:]
    before = read_tournament(fewer)
    table = to_json(before, standings(before))
    after = read_tournament({**fewer, "results": fewer["results"] + last})
    standings(after)
    deleted = replace(after, format=before.format, games=before.games, sittings=before.sittings)
    assert to_json(deleted, standings(deleted)) == table


# -- schedules and seatings


def schedule_json(plan: Schedule[int]) -> Data:
    return {
        "kind": "round-robin",
        "rounds": [
            [[one.table, one.a, one.b, *([one.wave] if each.waves > 1 else [])] for one in each.fixtures]
            for each in plan.rounds
        ],
        "byes": [list(each.byes) for each in plan.rounds],
        "minutes": plan.minutes,
    }


@pytest.mark.parametrize("teams", [*range(2, 21), 26, 27, 40, 63, 120])
def test_schedules_break_no_law(teams: int) -> None:
    """Everybody meets everybody once, nobody twice a round, byes are spread, tables rotate, waves fit (TR.13, V83)."""
    for tables in [None, *{1, 2, 3, 5, teams // 3, teams // 2, teams} - {0}]:
        plan = schedule_json(round_robin(range(1, teams + 1), tables=tables))
        assert oracle.check_schedule(plan, teams, tables) == [], tables


@pytest.mark.parametrize("meetings", [2, 3])
@pytest.mark.parametrize("teams", [3, 4, 7, 10])
def test_everybody_meets_everybody_as_often_as_agreed(teams: int, meetings: int) -> None:
    plan = round_robin(range(teams), meetings=meetings)
    met = Counter((game.a, game.b) for each in plan.rounds for game in each.fixtures)
    assert met == Counter(dict.fromkeys(combinations(range(teams), 2), meetings))
    byes = Counter(team for each in plan.rounds for team in each.byes)
    assert set(byes.values()) <= {meetings}


SMALL = [(3, 3), (4, 2), (6, 2), (8, 2), (9, 4), (12, 2), (12, 3)]
USUAL = [(15, 5), (16, 5), (20, 5), (26, 3), (27, 5), (28, 5), (33, 4), (41, 4), (60, 4), (100, 5), (200, 3)]
HARD = [(7, 2), (10, 3), (11, 3), (14, 3), (13, 4), (18, 4), (19, 5), (22, 6), (24, 6), (25, 5), (40, 9)]


@pytest.mark.parametrize(("persons", "rounds"), SMALL + USUAL + (HARD if deals(usual=0, soak=1) else []))
def test_seatings_break_no_law(persons: int, rounds: int) -> None:
    """Small ones against every plan there is; tables of three are shared where no repeat is against it (TR.14)."""
    plan = seating(persons, rounds, Stream("agreement", {}))
    groups = [[list(group) for group in each] for each in plan.rounds]
    told = {"kind": "vira", "rounds": groups, "repeats": plan.repeats, "text": write_distribution(plan)}
    wrong = oracle.check_seating(told, persons, rounds)
    if (persons, rounds) in HARD:
        wrong = [line for line in wrong if "spread" not in line]
    assert wrong == []
    assert plan.repeats >= plan.least_repeats
