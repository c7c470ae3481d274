"""`stik analyse`: tables and words for people, JSON for machines, clear errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stik.cli.main import app
from stik.protocol import Record, read_record, write_record

pytest.importorskip("stik_kernel", exc_type=ImportError)

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """One deal of a kept record."""
    record = read_record((RECORDS / "vira-sm2025.stik").read_text("utf-8"))
    path = tmp_path / "deal.stik"
    path.write_text(write_record(Record("vira", "deal", record.rules, record.deals[3:4])), "utf-8")
    return path


def run(*words: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["analyse", *map(str, words)])
    return result.exit_code, result.output


def test_for_people(file: Path) -> None:
    code, text = run(file, "--level", "club", "--simulations", "16", "--worst", "3", "--lang", "en")
    assert code == 0
    assert "Points of the deal" in text
    assert "The worst mistakes" in text
    assert "lays the hand" in text
    assert "Could it have been won?" in text


@pytest.mark.parametrize("language", ["da", "sv", "en"])
@pytest.mark.parametrize("game", ["voms-worms-2p", "vira-sm2025"])
def test_no_line_is_longer_than_the_terminal(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, text = run(
        RECORDS / f"{game}.stik", "--deal", "1", "--level", "club", "--simulations", "16", "--lang", language
    )
    assert code == 0
    assert max(map(len, text.splitlines())) <= 80


def test_mistakes_that_are_not_shown_are_not_denied(file: Path) -> None:
    quick = ("--level", "club", "--simulations", "16", "--lang", "en")
    assert "blunder" in run(file, *quick, "--json")[1]
    text = run(file, *quick, "--worst", "0")[1]
    assert "The worst mistakes" not in text
    assert "No mistake" not in text


def test_for_machines_the_same_every_time(file: Path) -> None:
    first = run(file, "--level", "club", "--simulations", "16", "--seat", "b", "--json")
    assert first == run(file, "--level", "club", "--simulations", "16", "--seat", "B", "--json")
    told = json.loads(first[1])
    assert (told["game"], told["unit"], told["level"]) == ("vira", "points", "club")
    assert {decision["seat"] for decision in told["decisions"]} == {"B"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--level", "beginner"], "cannot judge"),
        (["--seat", "N"], "no seat N"),
        (["--deal", "9"], "no deal 9"),
        (["--ms", "0"], "above zero"),
        (["--ms", "5", "--simulations", "5"], "above zero"),
    ],
)
def test_wishes_that_cannot_be_met(file: Path, words: list[str], said: str) -> None:
    code, text = run(file, *words, "--lang", "en")
    assert code == 1
    assert said in text


def test_a_record_that_does_not_fit(file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace('"go"', '"lay"', 1), "utf-8")
    code, text = run(file, "--lang", "en")
    assert code == 1
    assert "Deal 1" in text
