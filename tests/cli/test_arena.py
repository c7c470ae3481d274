"""`stik arena`: results for people and machines, and clear words for what is wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stik.arena.contest import Contest, Group
from stik.arena.table import Notes
from stik.cli import arena
from stik.cli.main import app


def invoke(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", *words])
    return result.exit_code, result.stdout, result.stderr


def test_for_machines() -> None:
    code, out, _ = invoke("voms", "--deals", "3", "--seed", "5", "--processes", "1", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["deals"] == 4, "whole groups"
    assert found["per_deal"]["of"] == 2
    assert found["faults"]["a"] == {"illegal": 0, "late": 0, "crashed": 0}
    assert found["times"]["b"]["of"] > 10
    again = json.loads(invoke("voms", "--deals", "3", "--seed", "5", "--processes", "1", "--json")[1])
    assert again["per_deal"] == found["per_deal"]


@pytest.mark.parametrize("lang", ["da", "sv", "en"])
@pytest.mark.parametrize("words", [("voms", "--deals", "4"), ("voms", "--games", "4"), ("vira", "--deals", "12")])
def test_for_people(words: tuple[str, ...], lang: str) -> None:
    code, out, _ = invoke(*words, "--a", "random", "--seed", "5", "--processes", "1", "--lang", lang)
    assert code == 0
    assert "95 %" in out
    assert "--seed 5" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("whist",), "whist"),
        (("voms", "--a", "grandmaster"), "grandmaster"),
        (("voms", "--rules", "nowhere"), "nowhere"),
        (("vira", "--games", "3"), "--games"),
        (("voms", "--everything", "--a", "cmd:true"), "cmd:true"),
    ],
)
def test_what_is_wrong_is_named(words: tuple[str, ...], said: str) -> None:
    code, out, error = invoke(*words, "--lang", "en")
    assert code == 2
    assert said in error
    assert not out


@pytest.mark.parametrize("words", [("voms", "--deals", "2"), ("voms", "--games", "2"), ("vira", "--deals", "6")])
def test_one_group_has_no_interval(words: tuple[str, ...]) -> None:
    code, out, _ = invoke(*words, "--a", "random", "--seed", "5", "--processes", "1", "--lang", "en")
    assert code == 0
    assert "no interval" in out
    assert "95 %:" not in out
    assert "inf" not in out.replace("interval", "")
    found = json.loads(invoke(*words, "--a", "random", "--seed", "5", "--processes", "1", "--json")[1])
    assert (found["won"] if "--games" in words else found["per_deal"])["interval"] is None


@pytest.mark.parametrize("side", ["--a", "--b"])
@pytest.mark.parametrize("command", ["/no/such/program", "true"])
def test_a_program_that_does_not_start(command: str, side: str) -> None:
    code, out, error = invoke("voms", side, f"cmd:{command}", "--deals", "200", "--lang", "en")
    assert code == 1
    assert f"“cmd:{command}” cannot start" in error
    assert not out


def test_groups_that_all_have_faults_say_nothing() -> None:
    bad = f"cmd:{sys.executable} {Path(__file__).parents[1] / 'arena' / 'bad_bot.py'} illegal"
    words = ("voms", "--a", bad, "--deals", "4", "--processes", "1", "--seed", "1")
    code, out, error = invoke(*words, "--lang", "en")
    assert code == 1
    assert "Every group had faults" in error
    assert "95 %:" not in out
    code, out, error = invoke(*words, "--json", "--lang", "en")
    assert (code, "Every group had faults" in error) == (1, True)
    told = json.loads(out)
    assert told["per_deal"] is None
    assert told["faults"]["a"]["illegal"] > 0


def test_everything_counts_deals_where_there_are_no_games() -> None:
    words = ("vira", "--everything", "--a", "random", "--games", "1", "--seed", "5", "--json")
    code, out, error = invoke(*words)
    assert code == 0, error
    found = json.loads(out)["variants"]
    assert {one["rules"] for one in found} == {"sm2025", "stockholm"}
    assert all(one["games"] >= 1 and not any(one["faults"].values()) for one in found)


def test_ctrl_c_gives_the_result_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(contest: Contest, groups: int, *, processes: int) -> Generator[Group, None, None]:
        del contest, groups, processes
        yield Group(1.5, Notes())
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", interrupted)
    code, out, error = invoke("voms", "--json", "--lang", "en")
    assert code == 0
    assert json.loads(out)["per_deal"]["mean"] == 1.5
    assert "so far" in error
