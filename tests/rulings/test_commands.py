"""`stik rule` and `stik referee` at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from stik.cli.main import app
from stik.messages import LANGUAGES

RUN = CliRunner()
CASE = "game: voms\nirregularity: wrong-cut\nby: E\nscore: {NS: 3, EW: 5}\n"


def test_a_case_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(CASE, "utf-8")
    result = RUN.invoke(app, ["rule", str(file)])
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert answer["cites"] == ["T.7"]
    assert set(answer["explanation"]) == set(LANGUAGES)
    assert all(answer["explanation"].values())


def test_several_documents_and_standard_input() -> None:
    result = RUN.invoke(app, ["rule", "-"], input=f"{CASE}---\n{CASE}")
    assert [answer["offender"] for answer in json.loads(result.stdout)] == ["EW", "EW"]


def test_json_is_read_too() -> None:
    result = RUN.invoke(app, ["rule", "-"], input='{"game": "vira", "irregularity": "foreign-card", "by": "C"}')
    assert json.loads(result.stdout)["effects"] == [{"effect": "redeal"}]


@pytest.mark.parametrize("text", ["", "- 1\n", "{", "game: bridge\n", "game: voms\nirregularity: wrong-cut\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_an_error_in_words(text: str, language: str) -> None:
    result = RUN.invoke(app, ["rule", "-", "--lang", language], input=text)
    assert result.exit_code == 1
    assert "/" in result.stderr
    assert result.stdout == ""


def test_a_missing_file() -> None:
    result = RUN.invoke(app, ["rule", "/no/such/file.yaml"])
    assert result.exit_code == 1
    assert "rule/unreadable" in result.stderr


def test_neither_file_nor_list() -> None:
    assert RUN.invoke(app, ["rule"]).exit_code == 2


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_the_list(game: str) -> None:
    result = RUN.invoke(app, ["rule", "--list", game])
    listed = json.loads(result.stdout)
    assert len(listed) >= 24
    assert all(set(entry["title"]) == set(LANGUAGES) for entry in listed)


def test_the_list_of_an_unknown_game() -> None:
    assert RUN.invoke(app, ["rule", "--list", "bridge"]).exit_code == 1


def referee(*lines: str, language: str = "en") -> str:
    result = RUN.invoke(app, ["referee", "--lang", language], input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_asks_and_rules(language: str) -> None:
    shown = referee("1", "1", "wrong-cut", "E", "3 5", "n", "", language=language)
    assert "T.7" in shown
    assert "NS 3  EW 0" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_case_at_the_end_gives_the_same_ruling() -> None:
    shown = referee("vira", "sm2025", "revoke", "B", "4", "kodilj", "", "")
    text = shown[shown.index("game:") : shown.index("Save it")]
    assert yaml.safe_load(text) == {
        "game": "vira",
        "rules": "sm2025",
        "irregularity": "revoke",
        "by": "B",
        "noticed": "before-cards-returned",
        "best_possible": "kodilj",
    }
    assert json.loads(RUN.invoke(app, ["rule", "-"], input=text).stdout)["cites"][0] == "SM.J2"


def test_the_list_can_be_searched_and_a_question_answered_again() -> None:
    shown = referee("1", "1", "cut", "zebra", "5", "N", "<", "E", "<", "<", "7", "W", "0 5", "", "")
    assert "Nothing in the list" in shown
    assert "T.9" in shown
    assert "NS 0  EW 0" in shown


def test_wrong_answers_are_asked_for_again() -> None:
    shown = referee("3", "1", "1", "wrong-cut", "", "Q", "E", "3", "3 5", "maybe", "n", "")
    assert "Without this" in shown
    assert "expected: N, E, S, W" in shown
    assert "yes or no" in shown


def test_answers_that_contradict_each_other_are_asked_for_again() -> None:
    shown = referee("2", "1", "tjuvpass", "A", "A", "y", "3", "n", "B", "A", "y", "3", "n", "")
    assert "B pays 3 pinnar to C" in " ".join(shown.split())


def test_a_big_solo_is_asked_for_part_by_part() -> None:
    answers = ["auction-broken", "B", "y", "", "", "", "y", "A", "<", "y", "A", "solo10", "13", "n", "y", "", ""]
    shown = referee("2", "1", *answers)
    assert "SM.D10" in shown


def test_the_case_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "saved.yaml"
    referee("1", "1", "not-covered", "", "", "", str(file))
    assert yaml.safe_load(file.read_text("utf-8"))["irregularity"] == "not-covered"


def test_the_end_of_the_input_ends_the_dialogue() -> None:
    assert RUN.invoke(app, ["referee"], input="1\n").exit_code == 1
