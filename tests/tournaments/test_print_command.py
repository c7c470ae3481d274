"""`stik tournament print`: sheets of a tournament file, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2 as pdfium
import pytest
from typer.testing import Result

from stik.cli.tournament_sheets import Room, printed_event
from stik.engine import Stream
from stik.messages import LANGUAGES, Language, catalogue
from stik.printing import SHEETS
from stik.tournaments import Stage, read_tournament, seating, standings
from tests.tournaments.events import event, vira_event
from tests.tournaments.test_command import stik, wrote


def championship(sizes: tuple[int, int] = (5, 4), *, played: bool = True) -> dict[str, Any]:
    file = event(Random(3), "voms-championship", list(sizes)) | {"name": "Nuuk 2026", "seed": "red and black"}
    return file | {"penalties": [], "disqualified": [], **({} if played else {"results": []})}


def vira(persons: int = 11) -> dict[str, Any]:
    file = vira_event(Random(4), seating(persons, 2, Stream("1", {"purpose": "seating"})), persons)
    for number, one in enumerate(file["entrants"], 1):
        one["number"] = persons + 1 - number
    return file | {"name": "SM", "seed": "sm"}


def printed(folder: Path, file: object, sheet: str, *arguments: str) -> Result:
    return stik("print", wrote(folder, "event.json", file), sheet, *arguments)


def text(path: Path) -> str:
    document = pdfium.PdfDocument(path)
    try:
        return "\n".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()


def refusal(result: Result) -> str:
    assert result.exit_code == 1
    return result.stderr.partition(":")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_in_a_language(tmp_path: Path, language: Language) -> None:
    out = tmp_path / "timetable.pdf"
    result = printed(tmp_path, championship(), "timetable", "--to", str(out), "--lang", language, "--start", "9:30")
    assert (result.exit_code, str(out) in result.stdout) == (0, True)
    assert catalogue(language)("print/title-timetable") in text(out)
    assert "09:30" in text(out)
    assert "09:50" in text(out)


@pytest.mark.parametrize("file", [championship(), championship(played=False), vira()], ids=["played", "drawn", "vira"])
def test_all_that_makes_sense(tmp_path: Path, file: dict[str, Any]) -> None:
    out = tmp_path / "a" / "paper"
    result = printed(tmp_path, file, "all", "--to", str(out))
    assert result.exit_code == 0, result.stderr
    found = {path.stem for path in out.iterdir()}
    assert len(result.stdout.splitlines()) == len(found)
    assert all(path.read_bytes().startswith(b"%PDF") for path in out.iterdir())
    before = {"entries", "draw", "timetable", "table-cards", "entrant-cards"}
    if file["format"] == "vira-sm":
        assert found == set(SHEETS) - {"comb-sheets"}
    elif file["results"]:
        assert found == before | {"comb-sheets", "results", "standings"}  # no final: nobody has a place
    else:
        assert found == before | {"comb-sheets"}


def test_only_one_round(tmp_path: Path) -> None:
    """Three slips a page: four games of round 2."""
    out = tmp_path / "two.pdf"
    assert printed(tmp_path, championship(), "comb-sheets", "--round", "2", "--to", str(out)).exit_code == 0
    document = pdfium.PdfDocument(out)
    assert len(document) == 2
    document.close()
    assert printed(tmp_path, championship(), "all", "--round", "2", "--to", str(tmp_path / "r2")).exit_code == 0
    assert {one.stem for one in (tmp_path / "r2").iterdir()} == {"timetable", "results", "comb-sheets"}
    assert refusal(printed(tmp_path, championship(), "results", "--round", "99")) == "tournament/no-such-round"
    assert refusal(printed(tmp_path, championship(), "entries", "--round", "2")) == "tournament/print-no-rounds"


def test_nothing_is_overwritten_unless_told(tmp_path: Path) -> None:
    out = tmp_path / "entries.pdf"
    out.write_text("mine")
    assert refusal(printed(tmp_path, championship(), "entries", "--to", str(out))) == "tournament/print-exists"
    assert refusal(printed(tmp_path, championship(), "all", "--to", str(tmp_path))) == "tournament/print-exists"
    assert (out.read_text(), sorted(one.name for one in tmp_path.iterdir())) == ("mine", ["entries.pdf", "event.json"])
    assert printed(tmp_path, championship(), "entries", "--to", str(out), "--force").exit_code == 0
    assert out.read_bytes().startswith(b"%PDF")


def test_where_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert printed(tmp_path, championship(), "entries").exit_code == 0
    assert (tmp_path / "event-entries.pdf").exists()
    (tmp_path / "paper").mkdir()
    assert printed(tmp_path, championship(), "entries", "--to", "paper").exit_code == 0
    assert (tmp_path / "paper" / "event-entries.pdf").exists()
    assert refusal(printed(tmp_path, championship(), "entries", "--to", "entries.doc")) == "tournament/export-kind"
    assert refusal(printed(tmp_path, championship(), "entries", "--to", "no/x.pdf")) == "tournament/unwritable"
    assert refusal(printed(tmp_path, championship(), "all", "--to", "event.json")) == "tournament/unwritable"


FREE = {"format": "free-play", "state": "running", "entrants": [{"id": "a"}, {"id": "b"}]}
UNDRAWN = {"format": "voms-championship", "entrants": [{"id": f"t{number}"} for number in range(6)]}


@pytest.mark.parametrize(
    ("file", "sheet", "code", "words"),
    [
        (championship(), "vira-protocol", "tournament/print-other-game", "comb-sheets"),
        (championship(), "bid-table", "tournament/print-other-game", "comb-sheets"),
        (vira(), "comb-sheets", "tournament/print-other-game", "vira-protocol"),
        (championship(), "posters", "tournament/print-unknown", "certificates"),
        (UNDRAWN, "draw", "tournament/not-drawn", "draw"),
        (UNDRAWN, "timetable", "tournament/not-drawn", "draw"),
        (UNDRAWN, "table-cards", "tournament/print-no-tables", "--tables"),
        (FREE, "draw", "tournament/nothing-to-draw", "free-play"),
        (FREE, "timetable", "tournament/no-plan", "free-play"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_sense(tmp_path: Path, file: object, sheet: str, code: str, words: str, language: str) -> None:
    result = printed(tmp_path, file, sheet, "--lang", language)
    assert refusal(result) == code
    assert words in result.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["event.json"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--start", "noon"), "tournament/bad-time"),
        (("--tables", "0"), "tournament/how-many-tables"),
        (("--slot", "0"), "tournament/how-many-minutes"),
    ],
)
def test_conditions_that_cannot_be(tmp_path: Path, arguments: tuple[str, ...], code: str) -> None:
    out = str(tmp_path / "x.pdf")
    assert refusal(printed(tmp_path, championship(), "timetable", "--to", out, *arguments)) == code


def test_blank_slips_where_games_come_as_they_are_played(tmp_path: Path) -> None:
    for sheet, more in (("comb-sheets", ()), ("table-cards", ("--tables", "4"))):
        out = tmp_path / f"{sheet}.pdf"
        assert printed(tmp_path, FREE, sheet, "--to", str(out), *more).exit_code == 0
    document = pdfium.PdfDocument(tmp_path / "table-cards.pdf")
    assert len(document) == 4
    document.close()


def test_the_plan_of_a_file() -> None:
    """Pools that begin together share a round; the semi-finals follow once all are known."""
    file = championship()
    tournament = read_tournament(file)
    rounds = printed_event(file, tournament, Room(start="10:00", slot=15), None).rounds
    assert [(one.stage, one.number, one.start) for one in rounds[:2]] == [
        (Stage.POOL, 1, "10:00"),
        (Stage.POOL, 2, "10:15"),
    ]
    assert len(rounds[0].meetings) == 4
    assert len(rounds[0].byes) == 1
    assert not standings(tournament).unresolved
    semi = rounds[-1]
    assert (semi.stage, semi.number, semi.start, len(semi.meetings)) == (Stage.SEMI_FINAL, 6, "11:15", 2)
    few = printed_event(file, tournament, Room(tables=1), None).rounds
    assert len([one for one in few if one.stage is Stage.POOL]) == 5 + 3  # one pool after the other
    assert [one.start for one in few] == sorted(one.start or "" for one in few)


def test_the_open_has_three_semi_final_rounds() -> None:
    file = event(Random(5), "voms-open", [4, 4]) | {"penalties": [], "disqualified": []}
    rounds = printed_event(file, read_tournament(file), Room(), None).rounds
    semis = [one for one in rounds if one.stage is Stage.SEMI_FINAL]
    assert [len(one.meetings) for one in semis] == [2, 2, 2]
    assert [one.number for one in rounds] == list(range(1, 7))


def test_the_rules_of_a_vira_file(tmp_path: Path) -> None:
    file = vira() | {"rules": "stockholm", "options": {"ante": 3}}
    rules = printed_event(file, read_tournament(file), Room(), None).rules
    assert (rules.preset, rules.ante) == ("stockholm", 3)
    out = tmp_path / "bids.pdf"
    assert printed(tmp_path, file, "bid-table", "--to", str(out), "--lang", "sv").exit_code == 0
    assert json.loads((tmp_path / "event.json").read_text())["rules"] == "stockholm"
