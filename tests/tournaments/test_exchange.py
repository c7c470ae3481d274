"""Lists and tables in and out: CSV, XLSX, the archive, and the file itself."""

from __future__ import annotations

import random
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook, load_workbook

from stik.engine import Stream
from stik.errors import TournamentError
from stik.messages import LANGUAGES, Language, catalogue
from stik.protocol.comments import head_of
from stik.protocol.documents import read_documents
from stik.protocol.tournament_text import write_json, write_yaml
from stik.tournaments import (
    FORMATS,
    GameResult,
    Stage,
    Tournament,
    read_tournament,
    seating,
    standings,
    to_file,
    to_json,
)
from stik.tournaments.entry import same_game
from stik.tournaments.exchange import (
    Sheet,
    all_sheets,
    entrants_sheet,
    holds_results,
    read_archive,
    read_csv,
    read_entrants,
    read_ratings,
    read_results,
    read_workbook,
    results_sheet,
    write_archive,
    write_csv,
    write_workbook,
)
from stik.tournaments.exchange.headers import STAGES, plain
from stik.tournaments.exchange.packing import in_memory, pack, unpack
from tests.tournaments import generator
from tests.tournaments.events import event, vira_event

SHEET = Sheet("T", ("name", "points"), (("=1+1", -2.5), ("@x", 3), ("-", None), ("-4", -4), ('Åse; "B"', 0)))


def some(seed: int, form: str = "voms-championship") -> Tournament:
    if form == "vira-sm":
        return read_tournament(vira_event(Random(seed), seating(9, 3, Stream("x", {})), 9))
    return read_tournament(event(Random(seed), form, [5, 4]))


def codes(error: TournamentError) -> list[tuple[str, Any]]:
    return [(fault.code.removeprefix("tournament/"), dict(fault.params).get("row")) for fault in error.faults]


# -- the file


def test_every_generated_tournament_is_read_back_from_its_file() -> None:
    read = 0
    for seed in range(250):
        try:
            tournament = read_tournament(generator.tournament(random.Random(seed)))
        except TournamentError:
            continue  # the generator makes some that are refused
        file = to_file(tournament)
        assert read_tournament(file) == tournament
        assert to_json(tournament, standings(tournament)) == to_json(
            read_tournament(file), standings(read_tournament(file))
        )
        read += 1
    assert read > 200


SETTINGS = {"pools": 3, "qualifiers": 1, "absences": 3, "meetings": 2, "comb": 11, "slot": 15, "kam": 3}


@pytest.mark.parametrize("form", [name for name in FORMATS if name != "vira-sm"])
def test_settings_and_everything_else_are_written(form: str) -> None:
    file = {
        "format": form,
        "name": "Nuuk",
        "place": "Katuaq",
        "date": "2026-03-01",
        "seed": "7",
        "state": "running",
        "settings": SETTINGS | {"walkover": [9, 2], "ranking": [3, 1], "finish_running": False},
        "entrants": [
            {"id": "t1", "name": "Nuuk 1", "pool": "A", "players": ["A", "B"], "club": "N"},
            {"id": "t2", "pool": "A", "number": 4, "withdrawn": True},
        ],
        "results": [
            {"stage": "final", "round": 1, "a": "t1", "b": "t2", "lus": [11, 0], "toqued": "t2", "late": True},
            {"stage": "final", "a": "t1", "b": "t2", "forfeit": "t2", "reason": "talk", "confirmed": []},
        ],
        "penalties": [{"entrant": "t1", "points": -0.5, "stage": "semi-final", "cites": ["T.P.f"]}, {"entrant": "t2"}],
        "decisions": [{"tie": ["t1", "t2"], "order": ["t2", "t1"], "by": "organiser", "reason": "so"}],
        "disqualified": ["t2"],
        "appeals": ["one", "two"],
    }
    tournament = read_tournament(file)
    assert read_tournament(to_file(tournament)) == tournament


@pytest.mark.parametrize("form", ["voms-championship", "vira-sm"])
def test_texts_of_a_file(form: str) -> None:
    file = to_file(some(1, form)) | {"name": "no: #1 “Æ”", "note": "1: [", "more": {"a": [1, {"b": None}]}}
    text = write_yaml(file, "# by hand\n")
    assert read_documents(text) == [file]
    assert read_documents(write_json(file)) == [file]
    assert head_of(text) == "# by hand\n"
    results: Any = file["results"]
    lines = [line for line in text.splitlines() if line.startswith("  - {") and ("totals" in line or "stage" in line)]
    assert len(lines) == len(results)


# -- CSV


def test_csv_for_the_north() -> None:
    text = write_csv(SHEET).decode("utf-8")
    assert text == '\ufeffname;points\r\n\'=1+1;-2,5\r\n\'@x;3\r\n\'-;\r\n-4;-4\r\n"Åse; ""B""";0\r\n'
    assert write_csv(SHEET, ",").decode("utf-8-sig").splitlines()[1] == "'=1+1,-2.5"
    assert read_csv(write_csv(SHEET))[1:] == [["=1+1", "-2,5"], ["@x", "3"], ["-", ""], ["-4", "-4"], ['Åse; "B"', "0"]]


@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16"])
def test_any_separator_and_encoding(separator: str, encoding: str) -> None:
    text = separator.join(["Navn", "Spiller 1", "Spiller 2"]) + "\r\n" + separator.join(["Blåbær", "Åse", "Özgür"])
    assert read_csv(text.encode(encoding)) == [["Navn", "Spiller 1", "Spiller 2"], ["Blåbær", "Åse", "Özgür"]]


def test_names_with_commas_and_the_word_of_excel() -> None:
    assert read_csv(b"Hansen, Anna;Nuuk\nOlsen, Bo;Ilulissat\n") == [
        ["Hansen, Anna", "Nuuk"],
        ["Olsen, Bo", "Ilulissat"],
    ]
    assert read_csv(b"sep=,\na,b;c\n") == [[], ["a", "b;c"]]
    assert read_csv(b"") == []


@given(st.binary(max_size=300))
def test_any_bytes_are_rows_or_refused(data: bytes) -> None:
    for read in (read_csv, read_workbook):
        with suppress(TournamentError):
            assert all(isinstance(cell, str) for row in read(data) for cell in row)


@given(st.lists(st.tuples(st.text(max_size=8), st.integers(-99, 99)), min_size=1, max_size=5), st.sampled_from(";,"))
def test_no_text_of_a_csv_is_computed(rows: list[tuple[str, int]], separator: str) -> None:
    found = write_csv(Sheet("x", ("a", "b"), tuple(rows)), separator).decode("utf-8-sig")
    lines = read_csv(found.encode("utf-8-sig"))
    assert [int(line[1]) for line in lines[1:]] == [number for _, number in rows]
    for line in found.split("\r\n")[1:]:
        first = line.lstrip('" ')[:2]
        assert first[:1] not in ("=", "@")
        assert first[:1] not in ("+", "-") or first[1:].isdecimal()


# -- XLSX


def test_a_workbook_has_numbers_a_frozen_head_and_texts() -> None:
    data = write_workbook([SHEET, Sheet("a/b*[c]", ("x",), ())])
    assert write_workbook([SHEET, Sheet("a/b*[c]", ("x",), ())]) == data
    book = load_workbook(in_memory(data))
    page = book.worksheets[0]
    assert [cell.value for cell in page["B"]] == ["points", -2.5, 3, None, -4, 0]
    assert (page["A2"].value, page["A2"].data_type) == ("=1+1", "s")
    assert page.freeze_panes == "A2"
    assert page.column_dimensions["A"].width == pytest.approx(10)
    assert read_workbook(data)[:2] == [["name", "points"], ["=1+1", "-2.5"]]


def test_a_workbook_made_elsewhere() -> None:
    book = Workbook()
    assert book.active is not None
    for row in (
        ["Lag", "Spelare 1", "Spelare 2", "Nummer"],
        ["  Lag\u00a0ett ", "Åsa", 7, 3.0],
        [None],
        ["Två", "B", "C", None],
    ):
        book.active.append(row)
    made = in_memory()
    book.save(made)
    found = read_entrants(read_workbook(made.getvalue())).entrants
    assert [(one.id, one.name, one.players, one.number) for one in found] == [
        ("t1", "Lag ett", ("Åsa", "7"), 3),
        ("t2", "Två", ("B", "C"), None),
    ]


@pytest.mark.parametrize("data", [b"", b"PK", pack({"a": b"b"}), pack({"xl/workbook.xml": b"<"})])
def test_what_is_no_workbook_is_refused(data: bytes) -> None:
    with pytest.raises(TournamentError, match="import-unreadable"):
        read_workbook(data)


def test_an_archive_that_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(TournamentError, match="import-too-large"):
        unpack(pack({"a": bytes(65_000_000)}))


# -- entrants


def test_entrants_without_a_head() -> None:
    teams = read_entrants([["Nuuk 1", "Aviaja", "Malik", "Nuuk"], ["", "Pipaluk", "Inuk"]]).entrants
    assert [(one.id, one.name, one.players, one.club) for one in teams] == [
        ("t1", "Nuuk 1", ("Aviaja", "Malik"), "Nuuk"),
        ("t2", "Pipaluk / Inuk", ("Pipaluk", "Inuk"), ""),
    ]
    persons = read_entrants([["Kerstin", "Stockholm"], ["Lars"]], persons=True).entrants
    assert [(one.id, one.name, one.club) for one in persons] == [("p1", "Kerstin", "Stockholm"), ("p2", "Lars", "")]


@pytest.mark.parametrize(
    "head", [["Navn", "Spillere", "Pulje"], ["NAMN", "spelare", "grupp"], ["Team", "Players", "Pool"]]
)
def test_heads_in_three_languages(head: list[str]) -> None:
    found = read_entrants([[], [*head, "E-mail"], ["X", "Ann & Bo", "B", "x@y"]])
    assert found.entrants[0].players == ("Ann", "Bo")
    assert (found.entrants[0].pool, found.unused) == ("B", ("E-mail",))


def test_every_fault_at_once_with_its_row() -> None:
    rows = [
        ["id", "name", "pool", "number"],
        ["t2", "A", "A", "1"],
        ["", "b", "A", "x"],
        ["", "", "A"],
        ["t2", "C", "B"],
    ]
    rows += [[], ["", "a", "B"], ["", "D", ""], ["", "x" * 201, "A"]]
    with pytest.raises(TournamentError) as caught:
        read_entrants(rows)
    assert codes(caught.value) == [
        ("import-bad-number", 3),
        ("import-no-name", 4),
        ("import-twice", 5),
        ("import-twice", 7),
        ("import-too-long", 9),
        ("import-no-pool", 8),
    ]
    for language in LANGUAGES:
        assert all(catalogue(language)(fault.code, **dict(fault.params)) for fault in caught.value.faults)


def test_ids_go_on_and_known_entrants_are_refused() -> None:
    known = read_entrants([["A"], ["B"]]).entrants
    assert [one.id for one in read_entrants([["C"], ["D"]], known=known).entrants] == ["t3", "t4"]
    with pytest.raises(TournamentError) as caught:
        read_entrants([["C"], ["b"]], known=known)
    assert codes(caught.value) == [("import-known", 2)]
    for rows in ([], [[]], [["name"]]):
        with pytest.raises(TournamentError, match="import-nothing"):
            read_entrants(rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["voms-championship", "vira-sm"])
def test_entrants_are_read_back(language: Language, form: str) -> None:
    tournament = some(3, form)
    for rows in _both(entrants_sheet(tournament, catalogue(language))):
        found = read_entrants(rows, persons=tournament.format.persons)
        assert (found.entrants, found.unused) == (tournament.entrants, ())


def _both(sheet: Sheet) -> list[Any]:
    return [read_csv(write_csv(sheet)), read_csv(write_csv(sheet, ",")), read_workbook(write_workbook([sheet]))]


# -- results


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["voms-championship", "voms-open", "vira-sm"])
def test_results_are_read_back(language: Language, form: str) -> None:
    tournament = some(4, form)
    for rows in _both(results_sheet(tournament, catalogue(language))):
        assert holds_results(rows)
        assert read_results(rows, tournament) == (tournament.sittings or tournament.games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_has_its_word(language: Language) -> None:
    for stage in Stage:
        assert STAGES[plain(catalogue(language)(f"tournament/stage-{stage.value}"))] is stage
        assert STAGES[plain(stage.value)] is stage


def test_results_with_names_and_faults() -> None:
    tournament = some(1)
    rows = [["Runde", "A", "B", "Lus A", "Lus B", "Toqu", "Udeblevet"], ["1", "a1", "A2", "9", "5,0", "b", ""]]
    game = read_results(rows, tournament)[0]
    turned = read_results([rows[0], ["", "a2", "a1", "5", "9", "a2"]], tournament)[0]
    assert isinstance(game, GameResult)
    assert isinstance(turned, GameResult)
    assert same_game(game, turned)
    bad_rows = [["x", "a1", "zz", "9", "5"], [], ["1", "a1", "a3", "8", "5"], ["", "a1", "b1", "", "", "", "a"]]
    with pytest.raises(TournamentError) as caught:
        read_results([rows[0], *bad_rows], tournament)
    places = [dict(fault.params)["where"] for fault in caught.value.faults]
    assert places == ["rows[2].b", "rows[2].round", "rows[4].lus", "rows[5]"]
    for bad, code in (([["x"]], "import-no-head"), ([rows[0]], "import-nothing")):
        with pytest.raises(TournamentError, match=code):
            read_results(bad, tournament)


def test_ratings() -> None:
    entrants = some(1).entrants
    assert read_ratings([["Hold", "Rating"], ["a1", "1500,5"], [], ["A2", "1400"]], entrants) == {
        "a1": 1500.5,
        "a2": 1400,
    }
    with pytest.raises(TournamentError) as caught:
        read_ratings([["a1", "1"], ["a2", "x"], ["zz", "3"]], entrants)
    assert [fault.code for fault in caught.value.faults] == ["tournament/bad-rating", "tournament/nobody-named"]
    with pytest.raises(TournamentError, match="import-nothing"):
        read_ratings([["Hold", "Rating"]], entrants)


# -- everything together


@pytest.mark.parametrize("form", list(FORMATS))
def test_every_format_has_its_sheets(form: str) -> None:
    say = catalogue("sv")
    sheets = all_sheets(some(2, form), say)
    assert {"entrants", "results", "standings"} <= set(sheets)
    assert all(len(row) == len(sheet.columns) for sheet in sheets.values() for row in sheet.rows)
    assert len(load_workbook(in_memory(write_workbook(list(sheets.values())))).worksheets) == len(sheets)


def test_the_archive_is_always_the_same_and_gives_the_file_back() -> None:
    text = write_yaml(to_file(some(5)))
    sheets = all_sheets(some(5), catalogue("da"))
    data = write_archive(text, ".yaml", sheets, "læs mig")
    assert data == write_archive(text, ".yaml", sheets, "læs mig")
    assert read_archive(data) == (text, ".yaml")
    assert set(unpack(data)) == {"tournament.yaml", "README.txt", *(f"{name}.csv" for name in sheets)}
    for bad, code in ((pack({"a.txt": b""}), "no-archive"), (pack({"tournament.yaml": b"\xff"}), "unreadable")):
        with pytest.raises(TournamentError, match=f"import-{code}"):
            read_archive(bad)
