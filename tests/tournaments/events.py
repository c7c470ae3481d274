"""Tournaments played with random games, for the tests of whole events."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from stik.tournaments import read_tournament, round_robin, standings, to_json

COMBS = (9, 9, 9, 9, 11, 13)


def played(chance: Random, a: str, b: str, **more: object) -> dict[str, Any]:
    """A game with a random result."""
    won, lost = chance.choice(COMBS), chance.choice(COMBS)
    left = chance.randrange(lost)
    lus, comb = ([won, left], [won, lost]) if chance.random() < 0.5 else ([left, won], [lost, won])
    return {**more, "a": a, "b": b, "lus": lus, "comb": comb}


def pool_games(chance: Random, teams: list[str]) -> list[dict[str, Any]]:
    """All games of a pool, round by round."""
    plan = round_robin(teams)
    return [
        played(chance, game.a, game.b, stage="pool", round=number)
        for number, round_ in enumerate(plan.rounds, 1)
        for game in round_.fixtures
    ]


def event(chance: Random, form: str, sizes: list[int]) -> dict[str, Any]:
    """A tournament with all its pool games, some of them strange."""
    names = "ABCDEFGH"
    pools = {
        names[place]: [f"{names[place].lower()}{n}" for n in range(1, size + 1)] for place, size in enumerate(sizes)
    }
    teams = [team for pool in pools.values() for team in pool]
    results = [game for pool in pools.values() for game in pool_games(chance, pool)]
    for game in results:
        strange = chance.randrange(40)
        if strange < 3:
            for field in ("lus", "comb"):
                del game[field]
            game["absent" if strange < 2 else "forfeit"] = chance.choice([game["a"], game["b"]])
        elif strange < 6:
            game["toqued"] = chance.choice([game["a"], game["b"]])
    return {
        "format": form,
        "entrants": [{"id": team, "pool": pool} for pool, members in pools.items() for team in members],
        "results": results,
        "disqualified": chance.sample(teams, chance.choice([0, 0, 0, 1, 2])),
        "penalties": [{"entrant": chance.choice(teams), "points": -1, "reason": "late"}],
    }


def vira_event(chance: Random, plan: Any, persons: int) -> dict[str, Any]:  # noqa: ANN401
    """Random totals for a seating."""
    results = []
    for number, groups in enumerate(plan.rounds, 1):
        for table, group in enumerate(groups, 1):
            totals = [chance.randrange(-30, 31) for _ in group[1:]]
            seats = [f"p{person}" for person in group]
            results.append({"round": number, "table": table, "seats": seats, "totals": [-sum(totals), *totals]})
    return {
        "format": "vira-sm",
        "settings": {"rounds": len(plan.rounds)},
        "entrants": [{"id": f"p{number}"} for number in range(1, persons + 1)],
        "results": results,
    }


def answer(file: object) -> dict[str, Any]:
    """What `stik tournament standings --json` says."""
    tournament = read_tournament(file)
    return to_json(tournament, standings(tournament))


def pairs_of(results: list[dict[str, Any]]) -> list[frozenset[str]]:
    return [frozenset((game["a"], game["b"])) for game in results]


def all_pairs(teams: list[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(teams, 2)}
