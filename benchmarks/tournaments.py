"""Tables, schedules and seatings of large events, side by side with the naive checker of the tests in one run.

The tables are computed from tournaments that have been read; reading is shown apart. The naive checker, which
recomputes every value whenever it is asked for it, gets the same files and must give the same answer.
Run: `make bench`.
"""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

from stik.engine import Stream
from stik.tournaments import Schedule, read_tournament, round_robin, seating, standings, to_json

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.tournaments import oracle

T = TypeVar("T")
SHEETS = ([9, 5], [5, 9], [9, 7], [7, 9], [9, 0])
EVENTS = {"1,000 teams in 100 pools": (100, 10), "1,000 teams in 40 pools": (40, 25), "200 teams in one pool": (1, 200)}
ROUNDS = 3


def event(pools: int, teams: int) -> dict[str, object]:
    """A championship with all games of its pools."""
    chance = Random(1)
    names = {f"P{pool:03}": [f"P{pool:03}-{team}" for team in range(teams)] for pool in range(pools)}
    results = [
        {"stage": "pool", "round": number, "a": game.a, "b": game.b, "lus": chance.choice(SHEETS)}
        for members in names.values()
        for number, each in enumerate(round_robin(members).rounds, 1)
        for game in each.fixtures
    ]
    entrants = [{"id": team, "pool": pool} for pool, members in names.items() for team in members]
    return {"format": "voms-championship", "entrants": entrants, "results": results}


def best(work: Callable[[], T], times: int = ROUNDS) -> tuple[float, T]:
    """The shortest of a few runs, and what came of it."""
    found = work()
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        found = work()
        seconds.append(time.perf_counter() - start)
    return min(seconds), found


def tables() -> None:
    """Standings with every tie broken."""
    print(f"{'':28}{'games':>8}{'read s':>9}{'tables s':>10}{'naive s':>9}{'× naive':>9}")
    for name, (pools, teams) in EVENTS.items():
        data = event(pools, teams)
        reading, tournament = best(partial(read_tournament, data))
        own, found = best(partial(standings, tournament))
        start = time.perf_counter()
        expected = oracle.standings(data)
        naive = time.perf_counter() - start
        assert to_json(tournament, found) == expected
        print(f"{name:28}{len(tournament.games):>8,}{reading:>9.2f}{own:>10.3f}{naive:>9.2f}{naive / own:>9.1f}")


def plans(pools: int, teams: int) -> list[Schedule[int]]:
    return [round_robin(range(teams)) for _ in range(pools)]


def schedules() -> None:
    """All pools of a large event."""
    for pools, teams in ((200, 5), (200, 10), (200, 13)):
        seconds, _ = best(partial(plans, pools, teams))
        print(f"{f'schedules of {pools} pools of {teams}':36}{seconds:>8.3f} s")


def seatings() -> None:
    """Vira without a repeated meeting."""
    for persons, rounds in ((27, 5), (100, 5), (100, 10), (200, 5)):
        start = time.perf_counter()
        plan = seating(persons, rounds, Stream("bench", {}))
        seconds = time.perf_counter() - start
        print(f"{f'seating of {persons} persons, {rounds} rounds':36}{seconds:>8.3f} s{plan.repeats:>6} repeats")


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, best of {ROUNDS} runs, one core")
    tables()
    schedules()
    seatings()


if __name__ == "__main__":
    main()
