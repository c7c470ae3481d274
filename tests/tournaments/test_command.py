"""`stik tournament`: the commands, for people and programs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from stik.cli.main import app
from stik.engine import Stream
from stik.messages import LANGUAGES
from stik.tournaments import seating
from tests.tournaments.events import answer, event, vira_event

CONTRACT = """
format: voms-championship
entrants: [{id: t1, name: Nuuk 1, pool: A}, {id: t2, name: Sisimiut, pool: A}, {id: t3, pool: A}, {id: t4, pool: A}]
results:
  - {stage: pool, round: 1, a: t1, b: t2, lus: [9, 5]}
  - {stage: pool, round: 2, a: t1, b: t3, lus: [11, 7], comb: [11, 9]}
  - {stage: pool, round: 3, a: t4, b: t1, lus: [9, 0], toqued: t1}
  - {stage: pool, round: 4, a: t2, b: t3, absent: t3}
  - {stage: pool, round: 5, a: t2, b: t4, forfeit: t4, reason: cheating}
disqualified: []
penalties: [{entrant: t2, points: -1, reason: unsporting, cites: [T.P.f]}]
"""


def stik(*arguments: str, given: str | None = None) -> Result:
    return CliRunner().invoke(app, ["tournament", *arguments], input=given, env={"COLUMNS": "200", "LC_ALL": "C"})


def wrote(folder: Path, name: str, content: object) -> str:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return str(path)


def test_the_file_of_the_interface(tmp_path: Path) -> None:
    result = stik("standings", wrote(tmp_path, "a.yaml", CONTRACT), "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert list(found) == ["stages", "qualified", "unresolved", "provisional"]
    assert list(found["stages"]) == ["pool"]
    columns = ["place", "entrant", "points", "played", "wins", "lus_for", "lus_against", "decided_by"]
    assert [list(row) for row in found["stages"]["pool"]["A"]] == [columns] * 4
    assert [list(row.values()) for row in found["stages"]["pool"]["A"]] == [
        [1, "t2", 3, 3, 2, 23, 11, None],
        [2, "t1", 2.5, 3, 2, 20, 21, "points"],
        [3, "t4", 2, 2, 1, 10, 9, "points"],
        [4, "t3", 0, 2, 0, 8, 20, "points"],
    ]
    assert found["qualified"] == [{"stage": "semi-final", "entrants": ["t2", "t1"]}]
    assert (found["unresolved"], found["provisional"]) == ([], True)


def test_many_files_give_a_list(tmp_path: Path) -> None:
    files = [event(Random(seed), "voms-open", [5, 4]) for seed in range(5)]
    paths = [wrote(tmp_path, f"{number}.yaml", file) for number, file in enumerate(files)]
    result = stik("standings", *paths, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == [answer(file) for file in files]


def test_a_bad_file_among_others(tmp_path: Path) -> None:
    good = wrote(tmp_path, "good.yaml", CONTRACT)
    result = stik("standings", good, str(tmp_path / "none.yaml"), wrote(tmp_path, "bad.yaml", "format: go"), "--json")
    assert result.exit_code == 1
    first, second, third = json.loads(result.stdout)
    assert "stages" in first
    assert second["error"]["code"] == "tournament/unreadable"
    assert third["error"]["code"] == "tournament/unknown-format"
    assert "tournament/unknown-format: format: " in result.stderr


@pytest.mark.parametrize("text", ["", "---", ": :", "a: [", "\x00", "- 1", "{", "5"])
def test_texts_that_are_no_tournament(text: str) -> None:
    result = stik("standings", "-", given=text)
    assert result.exit_code == 1
    assert result.stderr.startswith("tournament/")
    assert "Traceback" not in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_tables(tmp_path: Path, language: str) -> None:
    for form in ("voms-championship", "labansen", "voms-open"):
        file = event(Random(5), form, [6, 6]) | {"name": "[red]Nuuk[/]"}
        result = stik("standings", wrote(tmp_path, "a.yaml", file), "--lang", language)
        assert result.exit_code == 0, result.output
        assert "[red]Nuuk[/]" in result.stdout
    plan = seating(9, 3, Stream("x", {}))
    result = stik("standings", wrote(tmp_path, "v.yaml", vira_event(Random(1), plan, 9)), "--lang", language)
    assert result.exit_code == 0
    assert "p9" in result.stdout


def test_a_schedule_for_programs() -> None:
    found = json.loads(stik("schedule", "--teams", "13", "--json").stdout)
    assert list(found) == ["kind", "rounds", "byes", "minutes"]
    assert (found["kind"], len(found["rounds"]), found["minutes"]) == ("round-robin", 13, 260)
    assert all(len(game) == 3 for round_ in found["rounds"] for game in round_)
    split: dict[str, Any] = json.loads(stik("schedule", "--teams", "13", "--tables", "4", "--json").stdout)
    assert {game[3] for round_ in split["rounds"] for game in round_} == {1, 2}
    assert split["minutes"] == 520
    assert json.loads(stik("schedule", "--teams", "8", "--json").stdout)["byes"] == [[]] * 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_schedules_and_seatings(language: str) -> None:
    assert "260" in stik("schedule", "--teams", "13", "--lang", language).stdout
    assert stik("schedule", "--teams", "13", "--tables", "2", "--lang", language).exit_code == 0
    assert "27" in stik("seating", "--persons", "27", "--rounds", "3", "--lang", language).stdout


def test_a_seating_is_read_back(tmp_path: Path) -> None:
    made = stik("seating", "--persons", "27", "--rounds", "5", "--json")
    found = json.loads(made.stdout)
    assert list(found) == ["kind", "rounds", "repeats", "text"]
    assert (found["kind"], found["repeats"], len(found["rounds"])) == ("vira", 0, 5)
    assert [len(group) for group in found["rounds"][0]] == [4] * 6 + [3]
    file = wrote(tmp_path, "table.txt", found["text"])
    again = stik("seating", "--persons", "27", "--rounds", "5", "--table", file, "--json")
    assert again.stdout == made.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["schedule", "--teams", "1"], "tournament/how-many-teams"),
        (["schedule", "--teams", "9999999"], "tournament/how-many-teams"),
        (["schedule", "--teams", "6", "--tables", "0"], "tournament/how-many-tables"),
        (["schedule", "--teams", "6", "--slot", "0"], "tournament/how-many-minutes"),
        (["seating", "--persons", "5", "--rounds", "3"], "tournament/how-many-persons"),
        (["seating", "--persons", "8", "--rounds", "0"], "tournament/how-many-rounds"),
        (["seating", "--table", "/no/such/file"], "tournament/unreadable"),
    ],
)
def test_wrong_arguments_are_explained(arguments: list[str], code: str) -> None:
    result = stik(*arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{code}: ")
    assert json.loads(stik(*arguments, "--json").stdout)["error"]["code"] == code


def test_a_seating_needs_persons_or_a_table() -> None:
    result = stik("seating", "--rounds", "3")
    assert result.exit_code == 2
    assert "--table" in result.stderr
