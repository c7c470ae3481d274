"""The naive checker agrees with cases worked out by hand, and the generator meets every criterion and kind of tie."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.tournaments import oracle
from tests.tournaments.generator import tournament

CASES = sorted((Path(__file__).parent / "oracle_cases").glob("*.yaml"))
GENERATED = 2000


# -- standings


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    case = yaml.safe_load(path.read_text("utf-8"))
    expect = case["expect"]
    if expect.get("refused"):
        with pytest.raises(oracle.Refused):
            oracle.standings(case["data"])
        return
    answer = oracle.standings(case["data"])
    tables = {**answer["stages"]["pool"]}
    if "semi-final" in answer["stages"]:
        tables["semi-final"] = answer["stages"]["semi-final"]["A"]
    known = {"rows", "qualified", "unresolved", "provisional"}
    for name in expect.keys() - known:
        short = [[row["place"], row["entrant"], row["points"], row["decided_by"]] for row in tables[name]]
        assert short == expect[name]
    rows = {row["entrant"]: row for table in answer["stages"]["pool"].values() for row in table}
    for entrant, values in expect.get("rows", {}).items():
        assert {key: rows[entrant][key] for key in values} == values
    if "qualified" in expect:
        assert {one["stage"]: one["entrants"] for one in answer["qualified"]} == expect["qualified"]
    for key in ("unresolved", "provisional"):
        if key in expect:
            assert answer[key] == expect[key]


@cache
def generated() -> list[tuple[dict[str, Any], dict[str, Any], list[str]]]:
    found = []
    for seed in range(GENERATED):
        data = tournament(random.Random(seed))
        trace: list[str] = []
        found.append((data, oracle.standings(data, trace), trace))
    return found


def words(answer: dict[str, Any]) -> Iterator[str]:
    for table in answer["stages"]["pool"].values():
        for row in table:
            word = str(row["decided_by"])
            if word.startswith("empty-strokes:"):
                word = "empty-strokes:several" if "+" in word else "empty-strokes:one"
            yield word


def test_every_word_and_every_step_occurs() -> None:
    said: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    for data, answer, trace in generated():
        said.update({(f"{data['format']} {word}") for word in words(answer)})
        steps.update(set(trace))
    wanted: dict[str, str] = {
        "voms-championship": "None points head-to-head empty-strokes:one empty-strokes:several"
        " lus-difference disqualified",
        "voms-open": "None points wins lus-difference disqualified",
        "labansen": "None points",
        "free-play": "None points",
        "timed": "None points",
        "fixed-games": "None points",
        "vira-sm": "None points best-round head-to-head disqualified",
    }
    for shape, names in wanted.items():
        for name in [*names.split(), "lot", "extra-game", "organiser"]:
            assert said[f"{shape} {name}"], (shape, name)
    for step in (
        "step 1 points",
        "step 1 wins",
        "step 1 skipped",
        "step 2 one",
        "step 2 several",
        "step 2 skipped",
        "step 2 not the nearest",
        "X ordered first",
        "restart",
    ):
        assert steps[step], step


def test_every_kind_of_tie_and_of_event_occurs() -> None:
    kinds: Counter[str] = Counter()
    for data, answer, _ in generated():
        gone = oracle.disqualified(data)
        tables = answer["stages"]["pool"].values()
        rows = {row["entrant"]: row for table in tables for row in table}
        size = {row["entrant"]: len(table) for table in tables for row in table}
        for tie in oracle.standings(data, free_ties="unresolved")["unresolved"]:
            place = rows[tie[0]]["place"]
            kinds["two" if len(tie) == 2 else "more"] += 1
            kinds[f"in {data['format']}"] += 1
            kinds["all of the table"] += len(tie) == size[tie[0]]
            kinds["pool of two"] += size[tie[0]] == 2
            kinds["first place"] += place == 1
            kinds["second place"] += place == 2
            kinds["over the cut"] += place <= 2 < place + len(tie) - 1
            kinds["below the cut"] += place > 2
            kinds["disqualified"] += set(tie) <= gone
            kinds["provisional"] += answer["provisional"]
            kinds["final"] += not answer["provisional"]
        kinds["more ties than one"] += len(answer["unresolved"]) > 1
        for result in data["results"]:
            for key in ("absent", "forfeit", "toqued", "comb"):
                kinds[key] += key in result
            kinds["both absent"] += isinstance(result.get("absent"), list)
            kinds["semi-final"] += result.get("stage") == "semi-final"
        kinds["second absence"] += bool(gone - set(data.get("disqualified", ())))
        for key in ("disqualified", "penalties", "decisions"):
            kinds[f"{key} in the file"] += key in data
        kinds["nothing played"] += not data["results"]
        kinds["large"] += len(data["entrants"]) > 100
    assert [kind for kind, count in kinds.items() if not count] == []
    assert {f"in {shape}" for shape in oracle.FORMATS} <= kinds.keys()


def test_the_answer_keeps_its_own_laws() -> None:
    for data, answer, _ in generated():
        ties = {frozenset(tie) for tie in oracle.standings(data, free_ties="unresolved")["unresolved"]}
        qualified = [entrant for one in answer["qualified"][:1] for entrant in one["entrants"]]
        for table in answer["stages"]["pool"].values():
            for number, row in enumerate(table, 1):
                level = [other for other in table if other["place"] == row["place"]]
                assert row["place"] == 1 + sum(other["place"] < row["place"] for other in table) <= number
                assert (len(level) > 1) == (frozenset(other["entrant"] for other in level) in ties)
                assert (row["decided_by"] is None) == (row["place"] == 1 or len(level) > 1)
                if len(level) > 1:
                    assert row["entrant"] not in qualified
        entrants = [row["entrant"] for table in answer["stages"]["pool"].values() for row in table]
        assert sorted(entrants) == sorted(entrant["id"] for entrant in data["entrants"])


def test_the_order_of_entry_does_not_matter_and_nothing_is_changed() -> None:
    rng = random.Random(7)
    for data, answer, _ in generated()[:300]:
        other = copy.deepcopy(data)
        rng.shuffle(other["results"])
        before = copy.deepcopy(other)
        assert oracle.standings(other) == answer
        assert other == before


def test_every_reading_makes_a_difference() -> None:
    others: dict[str, list[Any]] = {
        "disqualified_word": ["points", None],
        "tie_word": ["first", "all"],
        "toqued_in": ["T I"],
        "double_absence": ["lost", "played"],
        "forfeit_in_I": ["9:1"],
        "missing_lus": ["skip"],
        "level_below": ["points"],
        "points_among": ["wins"],
        "w_walkover": ["9:0"],
        "w_disqualified": ["kept"],
        "w_over_kam": ["win"],
        "free_kam": ["two"],
        "free_word": ["wins"],
        "free_ties": ["unresolved"],
        "dq_ties": ["shared"],
        "provisional_free": [True],
        "vira_no_round": ["zero"],
    }
    assert others.keys() == oracle.READINGS.keys()
    rare = {"level_below", "points_among"}
    for name, values in others.items():
        for value in values:
            differs = any(
                oracle.standings(data, **{name: value}) != answer
                for data, answer, _ in generated()
                if len(data["entrants"]) < 15
            )
            assert differs or name in rare, (name, value)


def test_only_what_is_written() -> None:
    """No double absence, nothing foreign to a sheet: no answer hangs on the readings of these."""
    free: dict[str, Any] = {
        "toqued_in": "T I",
        "double_absence": "lost",
        "w_walkover": "9:0",
        "w_disqualified": "kept",
        "w_over_kam": "win",
        "forfeit_in_I": "9:1",
        "vira_no_round": "zero",
    }
    for seed in range(300):
        data = tournament(random.Random(seed), only_written=True)
        assert oracle.standings(data, **free) == oracle.standings(data)


@pytest.mark.parametrize("shape", oracle.FORMATS)
def test_any_size(shape: str) -> None:
    for size in (3, 4, 26, 60):
        data = tournament(random.Random(size), shape, size)
        assert data["format"] == shape
        assert len(data["entrants"]) == size
        oracle.standings(data)


# -- schedules


def circle(teams: int, tables: int | None) -> dict[str, Any]:
    """A right schedule: the circle, tables turned by a game each round."""
    seats = list(range(1, teams + 1)) + [0] * (teams % 2)
    half, room = len(seats) // 2, tables or teams // 2
    rounds, byes, slots = [], [], 0
    for number in range(len(seats) - 1):
        pairs = [(a, b) for a, b in zip(seats[:half], reversed(seats[half:]), strict=True) if a and b]
        turn = number % len(pairs)
        pairs = pairs[turn:] + pairs[:turn]
        split = len(pairs) > room
        rounds.append([[n % room + 1, a, b, *([n // room + 1] if split else [])] for n, (a, b) in enumerate(pairs)])
        byes.append([a + b for a, b in zip(seats[:half], reversed(seats[half:]), strict=True) if not a or not b])
        slots += -(-len(pairs) // room)
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return {"kind": "round-robin", "rounds": rounds, "byes": byes, "minutes": 20 * slots}


@pytest.mark.parametrize("teams", [2, 3, 4, 6, 7, 10, 13])
@pytest.mark.parametrize("tables", [None, 1, 2, 3, 6, 9])
def test_a_right_schedule_breaks_no_law(teams: int, tables: int | None) -> None:
    wrong = [line for line in oracle.check_schedule(circle(teams, tables), teams, tables) if "stays at" not in line]
    assert wrong == []


def test_thirteen_teams_take_260_minutes() -> None:
    answer = circle(13, None)
    assert answer["minutes"] == 260
    assert oracle.check_schedule(answer, 13, None) == []
    assert oracle.check_schedule({**answer, "minutes": 240}, 13, None) == ["240 minutes, 260 needed"]


def test_every_broken_law_of_a_schedule_is_found() -> None:
    def broken(change: str, teams: int = 7, tables: int | None = None) -> str:
        answer = circle(teams, tables)
        first = answer["rounds"][0]
        if change == "pair":
            first[0][1], first[1][1] = first[1][1], first[0][1]
        elif change == "table":
            first[0][0] = first[1][0]
        elif change == "room":
            first[0][0] = 99
        elif change == "bye":
            answer["byes"][0] = []
        elif change == "round":
            answer["rounds"].pop()
            answer["byes"].pop()
        elif change == "stay":
            for games in answer["rounds"]:
                for table, one in enumerate(sorted(games, key=lambda one: 1 not in one[1:3]), 1):
                    one[0] = table
        elif change == "wave":
            first[0].append(1)
        elif change == "waves":
            for one in first:
                del one[3:]
        return "; ".join(oracle.check_schedule(answer, teams, tables))

    assert "meet 2 times" in broken("pair")
    assert "meet 0 times" in broken("pair")
    assert "a table twice" in broken("table")
    assert "table 99 of 3" in broken("room")
    assert "byes []" in broken("bye")
    assert "6 rounds, 7 needed" in broken("round")
    assert "sits out 0 times" in broken("round")
    assert "1 stays at table 1" in broken("stay")
    assert "nothing is split" in broken("wave")
    assert "a wave is missing" in broken("waves", 8, 2)


# -- seating


def seating(rounds: list[list[list[int]]], repeats: int) -> dict[str, Any]:
    text = "\n".join(" | ".join(" ".join(map(str, table)) for table in tables) for tables in rounds)
    return {"kind": "vira", "rounds": rounds, "repeats": repeats, "text": text}


SIXTEEN = [  # lines of the affine plane of order 4: columns, rows and the three slopes
    [[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]],
    [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
    [[1, 6, 11, 16], [2, 5, 12, 15], [3, 8, 9, 14], [4, 7, 10, 13]],
    [[1, 7, 12, 14], [2, 8, 11, 13], [3, 5, 10, 16], [4, 6, 9, 15]],
    [[1, 8, 10, 15], [2, 7, 9, 16], [3, 6, 12, 13], [4, 5, 11, 14]],
]


def test_table_sizes() -> None:
    assert [oracle.table_sizes(n) for n in range(3, 14)] == [
        [3],
        [4],
        None,
        [3, 3],
        [4, 3],
        [4, 4],
        [3, 3, 3],
        [4, 3, 3],
        [4, 4, 3],
        [4, 4, 4],
        [4, 3, 3, 3],
    ]


def test_sixteen_persons_meet_once() -> None:
    assert oracle.check_seating(seating(SIXTEEN, 0), 16, 5) == []
    fifteen = [[[p for p in table if p != 16] for table in tables] for tables in SIXTEEN]
    assert oracle.check_seating(seating(fifteen, 0), 15, 5) == []  # everybody sits once at three


def test_the_fewest_repeats_of_small_ones() -> None:
    """By hand: six persons, two tables of three; in round 2 each table has two who sat together."""
    assert oracle.best_seating(6, 2) == (2, 0)
    assert oracle.best_seating(4, 3) == (12, 0)
    assert oracle.best_seating(8, 2) == (4, 0)  # two and two
    assert oracle.best_seating(12, 2) == (3, 0)  # four persons of three tables
    assert oracle.best_seating(9, 2) == (0, 0)


def test_every_broken_law_of_a_seating_is_found() -> None:
    good = seating([[[1, 2, 3], [4, 5, 6]], [[1, 2, 4], [3, 5, 6]]], 2)
    assert oracle.check_seating(good, 6, 2) == []
    assert oracle.check_seating({**good, "repeats": 1}, 6, 2) == ["1 repeats said, 2 counted"]
    assert oracle.check_seating({**good, "text": "1 2 3 | 4 5 6"}, 6, 2) == ["the text is not the table"]
    assert oracle.check_seating(good, 6, 3) == ["2 rounds, 3 asked"]
    same = seating([[[1, 2, 3], [4, 5, 6]], [[1, 2, 3], [4, 5, 6]]], 6)
    assert oracle.check_seating(same, 6, 2) == ["6 repeats, 2 are possible"]
    assert oracle.check_seating(seating([[[1, 2, 3], [4, 5, 5]]], 0), 6, 1) == ["round 1: not everybody sits once"]
    assert oracle.check_seating(seating([[[1, 2], [3, 4, 5, 6]]], 0), 6, 1) == ["round 1: tables of [2, 4], not [3, 3]"]
    assert oracle.check_seating(seating([[[1, 2, 3, 4, 5]]], 0), 5, 1) == ["5 persons cannot be seated"]
    twice = seating([SIXTEEN[0], SIXTEEN[0]], 24)
    assert oracle.check_seating(twice, 16, 2) == ["24 repeats, none are possible"]
    threes = seating([[[1, 2, 5, 6], [3, 4, 7]], [[1, 3, 5, 6], [2, 4, 7]]], 4)
    assert oracle.check_seating(threes, 7, 2) == ["4 repeats, 3 are possible"]
