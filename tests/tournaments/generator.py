"""Random tournaments in the shape of interfaces.md 6, made so that ties of every kind are frequent."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from tests.tournaments import oracle

Data = dict[str, Any]

WORDS = ("lot", "extra-game", "organiser")
# (lus of the winner, of the loser, comb of the winner, of the loser)
SHEETS = [
    (9, 5, 9, 9),
    (9, 7, 9, 9),
    (9, 0, 9, 9),
    (9, 3, 9, 9),
    (9, 8, 9, 9),
    (11, 7, 11, 9),
    (11, 0, 11, 9),
    (13, 10, 13, 13),
    (9, 12, 9, 13),
    (9, 5, 9, 11),
    (11, 5, 11, 11),
    (13, 0, 13, 11),
]
ORDINARY = [one for one in SHEETS if one[0] == 9 and one[1] > 0]


def tournament(
    rng: random.Random,
    format: str | None = None,  # noqa: A002
    size: int | None = None,
    only_written: bool = False,
) -> Data:
    """A tournament; with `only_written` nothing in it is a matter on which the specification is silent."""
    shape = format or rng.choice([*oracle.FORMATS, "voms-championship", "voms-championship", "voms-open"])
    size = size or _size(rng)
    data = _vira(rng, size, only_written) if shape == "vira-sm" else _voms(rng, shape, size, only_written)
    rng.shuffle(data["results"])
    if shape != "vira-sm" and not only_written and rng.random() < 0.3:
        _play_offs(rng, data)
    _decide(rng, data, only_written)
    if shape in oracle.SHEET and not only_written and rng.random() < 0.3:
        _semi_final(rng, data)
        _finals(rng, data)
    return data


def _size(rng: random.Random) -> int:
    kind = rng.random()
    if kind < 0.72:
        return rng.randint(3, 8)
    if kind < 0.94:
        return rng.randint(9, 14)
    if kind < 0.998:
        return rng.randint(15, 30)
    return rng.randint(31, 200)


def _entrants(rng: random.Random, letter: str, size: int) -> list[Data]:
    ids = [f"{letter}{n}" for n in range(1, size + 1)]
    if rng.random() < 0.3:  # the order of the file is not the order of the names
        rng.shuffle(ids)
    return [{"id": one, "name": f"Team {one[1:]}" if letter == "t" else f"Person {one[1:]}"} for one in ids]


# -- Voms


def _voms(rng: random.Random, shape: str, size: int, only_written: bool) -> Data:
    entrants = _entrants(rng, "t", size)
    sheet = shape in oracle.SHEET
    pools = ["A"]
    if sheet:
        pools = (
            rng.choice([["A"], ["A", "B"], ["A", "B"], ["A", "B", "C"]])
            if size >= 6
            else rng.choice([["A"], ["A", "B"]])
        )
        if size > 30:
            pools = ["A", "B"]
        stack = [pools[n % len(pools)] for n in range(size)]  # V95: a prepared stack
        rng.shuffle(stack)
        for entrant, pool in zip(entrants, stack, strict=True):
            entrant["pool"] = pool
    data: Data = {"format": shape, "entrants": entrants, "results": []}
    sheets = [one for one in SHEETS if not (only_written and not sheet and one[0] > 9 and one[1] == 0)]
    palette = rng.sample(sheets, rng.choice([1, 1, 2, 2, 3, 4]))
    order = rng.choice(["wheel", "random", "random", "ladder", "rings", "rings", "rings"])
    unlike = rng.choice([0, 0, 0.1, 0.3])  # how many games leave that order
    inside = rng.choice([None, palette[0]])  # games within a ring are all alike
    if order == "rings" and rng.random() < 0.7:  # wins of 2 points, so that only the empty strokes differ
        palette, inside = rng.sample(ORDINARY, rng.choice([2, 2, 3])), rng.choice(ORDINARY)
    levelled = sheet and size < 15 and rng.random() < 0.25
    if levelled and rng.random() < 0.5:  # equal points of unequal wins
        palette, order, inside = [(9, 5, 9, 9), (9, 0, 9, 9), (11, 7, 11, 9), (11, 7, 11, 9)], "random", None
    toqued = rng.choice([0, 0, 0.1, 0.4])
    if not (shape == "voms-championship" or (sheet and not only_written)):
        toqued = 0
    absent = rng.choice([0, 0, 0.03, 0.1]) if sheet or not only_written else 0
    forfeits = rng.choice([0, 0, 0, 0.08]) if shape == "voms-championship" or not only_written else 0
    for pool in pools:
        teams = [entrant["id"] for entrant in entrants if entrant.get("pool", "A") == pool]
        for meeting, pair in _meetings(rng, shape, teams):
            result: Data = {"stage": "pool", "round": meeting}
            i, j = pair
            winner, loser = (
                (teams[i], teams[j]) if _first_wins(rng, order, unlike, i, j, len(teams)) else (teams[j], teams[i])
            )
            turned = rng.random() < 0.5
            result["a"], result["b"] = (loser, winner) if turned else (winner, loser)
            kind = rng.random()
            if kind < absent:
                result["absent"] = loser
                if not only_written and rng.random() < 0.25:
                    result["absent"] = [result["a"], result["b"]]
            elif kind < absent + forfeits:
                result["forfeit"] = loser
                result["reason"] = rng.choice(["cheating", "talk"])
            else:
                alike = inside is not None and i // 3 == j // 3
                lus_w, lus_l, comb_w, comb_l = inside if alike else rng.choice(palette)
                result["lus"] = [lus_l, lus_w] if turned else [lus_w, lus_l]
                if (comb_w, comb_l) != (9, 9) or rng.random() < 0.1:
                    result["comb"] = [comb_l, comb_w] if turned else [comb_w, comb_l]
                if rng.random() < toqued:
                    result["toqued"] = loser if rng.random() < 0.8 else winner
            data["results"].append(result)
    if rng.random() < 0.35:  # not finished
        keep = rng.choice([0, 0.3, 0.6, 0.8, 0.95])
        data["results"] = [result for result in data["results"] if rng.random() < keep]
    ids = [entrant["id"] for entrant in entrants]
    if (sheet or not only_written) and rng.random() < 0.15:
        data["disqualified"] = rng.sample(ids, rng.choice([1, 1, 2, min(3, size)]))
    if (shape not in oracle.MANY_GAMES or not only_written) and rng.random() < 0.3:
        data["penalties"] = _penalties(rng, ids, [-1, -1, -0.5, -2, 0], "T.P.f")
    if levelled:
        _level(rng, data, rng.choice(pools))
    return data


def _level(rng: random.Random, data: Data, pool: str) -> None:
    """Penalties that make some teams of a pool level: penalties do not count among the tied (TR.7)."""
    rows = [
        row for row in oracle.standings(data)["stages"]["pool"][pool] if row["entrant"] not in oracle.disqualified(data)
    ]
    if rng.random() < 0.5:
        rows = rng.sample(rows, rng.randint(min(2, len(rows)), len(rows)))
    lowest = min((row["points"] for row in rows), default=0)
    for row in rows:
        if row["points"] > lowest:
            line = {
                "entrant": row["entrant"],
                "points": lowest - row["points"],
                "reason": "unsporting",
                "cites": ["T.P.f"],
            }
            data.setdefault("penalties", []).append(line)


def _meetings(rng: random.Random, shape: str, teams: list[str]) -> list[tuple[int, tuple[int, int]]]:
    """Rounds and pairs; the pairs are places in the pool."""
    found = []
    seats: list[int | None] = list(range(len(teams)))
    if len(seats) % 2:
        seats.append(None)
    half = len(seats) // 2
    for number in range(1, len(seats)):
        for one, other in zip(seats[:half], reversed(seats[half:]), strict=True):
            if one is not None and other is not None:
                found.append((number, (one, other)))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    if shape == "fixed-games":
        return [meeting for _ in range(rng.choice([1, 1, 2, 3]) if len(teams) < 15 else 1) for meeting in found]
    if shape in ("free-play", "timed"):
        return [rng.choice(found) for _ in range(rng.randint(0, 2 * len(teams)))]
    return found


def _first_wins(rng: random.Random, order: str, unlike: float, i: int, j: int, n: int) -> bool:
    if order == "random" or rng.random() < unlike:
        return rng.random() < 0.5
    if order == "wheel":  # everybody beats the next half: all level
        return (j - i) % n <= n // 2 and ((j - i) % n < n / 2 or i < j)
    if order == "rings" and i // 3 == j // 3:  # threes that beat each other in a ring
        return (j - i) % 3 == 1
    return i < j


def _penalties(rng: random.Random, ids: list[str], points: list[float], article: str) -> list[Data]:
    found = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        line: Data = {"entrant": rng.choice(ids), "reason": "unsporting", "cites": [article]}
        value = rng.choice(points)
        if value:  # else a warning
            line["points"] = value
        found.append(line)
    return found


# -- Vira


def _vira(rng: random.Random, size: int, only_written: bool) -> Data:
    size = 6 if size == 5 else size
    entrants = _entrants(rng, "p", size)
    ids = [entrant["id"] for entrant in entrants]
    data: Data = {"format": "vira-sm", "entrants": entrants, "results": []}
    sizes = oracle.table_sizes(size)
    values = rng.choice([[0], [-8, 0, 8], [-8, 8], [-4, -2, 2, 4], list(range(-12, 13))])
    same = rng.random() < 0.2
    totals: dict[int, list[int]] = {}
    for number in range(1, rng.choice([1, 2, 3, 3, 4]) + 1):
        people = ids[:]
        rng.shuffle(people)
        for table, seats in enumerate(sizes, 1):
            if not (same and seats in totals):
                drawn = [rng.choice(values) for _ in range(seats - 1)]
                totals[seats] = [*drawn, -sum(drawn)]
            shuffled = totals[seats][:]
            rng.shuffle(shuffled)
            data["results"].append({"round": number, "table": table, "seats": people[:seats], "totals": shuffled})
            people = people[seats:]
    if rng.random() < 0.3:
        first = 1 if only_written else 0  # everybody has a first round
        data["results"] = [result for result in data["results"] if result["round"] <= first or rng.random() < 0.7]
    if rng.random() < 0.2:
        data["disqualified"] = rng.sample(ids, rng.choice([1, 1, 2]))
    if rng.random() < 0.35:
        data["penalties"] = _penalties(rng, ids, [-8, -8, -4, -16, 0], "SM.M1")
    return data


# -- what the organiser adds


def _play_offs(rng: random.Random, data: Data) -> None:
    """Extra games of level teams, some of them missing (W.L)."""
    tables = oracle.standings(data)["stages"]["pool"].values()
    for table in tables:
        for place in {row["place"] for row in table}:
            tied = [row["entrant"] for row in table if row["place"] == place]
            for a, b in combinations(tied[:6], 2):
                if rng.random() < 0.9:
                    data["results"].append(_game(rng, "play-off", a, b))


def _game(rng: random.Random, stage: str, a: str, b: str) -> Data:
    """A game after the pools; seldom one side or neither comes."""
    kind = rng.random()
    if kind < 0.1:
        return {"stage": stage, "a": a, "b": b, "absent": rng.choice([a, b, [a, b]])}
    return {"stage": stage, "a": a, "b": b, "lus": rng.choice([[9, 5], [5, 9], [9, 0]])}


def _finals(rng: random.Random, data: Data) -> None:
    """Bronze match, final and unofficial games: no table hangs on them."""
    for one in oracle.standings(data)["qualified"][1:]:
        if len(one["entrants"]) == 2 and rng.random() < 0.5:
            data["results"].append(_game(rng, one["stage"], *one["entrants"]))
    if rng.random() < 0.5:
        a, b = rng.sample([entrant["id"] for entrant in data["entrants"]], 2)
        data["results"].append(_game(rng, "unofficial", a, b))


def _decide(rng: random.Random, data: Data, only_written: bool) -> None:
    decisions = []
    share = rng.choice([0, 0, 0.5, 1])
    for tie in oracle.standings(data, free_ties="unresolved")["unresolved"]:
        if rng.random() < share:
            order = tie[:]
            rng.shuffle(order)
            listed = tie[:]
            rng.shuffle(listed)
            decisions.append({"tie": listed, "order": order, "by": rng.choice(WORDS), "reason": "drawn at the table"})
    if not only_written and rng.random() < 0.1:  # a tie that there may not be (any more)
        pair = rng.sample([entrant["id"] for entrant in data["entrants"]], 2)
        if not any(set(pair) == set(decision["tie"]) for decision in decisions):
            decisions.append({"tie": pair, "order": pair[::-1], "by": "lot", "reason": "an old one"})
    if decisions:
        rng.shuffle(decisions)
        data["decisions"] = decisions


def _semi_final(rng: random.Random, data: Data) -> None:
    answer = oracle.standings(data)
    names = answer["qualified"][0]["entrants"]
    if len(answer["stages"]["pool"]) != 2 or len(names) != 4:
        return
    a1, a2, b1, b2 = names
    pairs = [(a1, b2), (b1, a2)] if data["format"] == "voms-championship" else list(combinations(names, 2))
    data["results"] += [_game(rng, "semi-final", a, b) for a, b in pairs if rng.random() < 0.9]
