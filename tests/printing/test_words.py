"""What single sheets say: ties, notes, waves, dates, the seed, what strange names do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pypdfium2 as pdfium
import pytest
import segno

from stik.messages import catalogue
from stik.printing import SHEETS, Event, Meeting, PlannedRound
from stik.printing.typesetting import qr
from stik.tournaments import read_tournament
from tests.printing import events
from tests.printing.test_sheets import squeeze, texts


def of(file: dict[str, Any], **more: Any) -> Event:  # noqa: ANN401
    return Event(tournament=read_tournament(file), **more)


def said(event: Event, sheet: str, language: Any = "en") -> str:  # noqa: ANN401
    return "".join(texts(SHEETS[sheet](event, catalogue(language))))


def circle(**more: object) -> dict[str, Any]:
    """Three teams that nothing separates."""
    games = [("a", "b"), ("b", "c"), ("c", "a")]
    return {
        "format": "voms-open",
        "entrants": [{"id": one, "name": f"Team {one}"} for one in "abc"],
        "results": [{"stage": "pool", "round": 1, "a": one, "b": two, "lus": [9, 5]} for one, two in games],
        **more,
    }


def test_an_unresolved_tie_is_marked() -> None:
    page = said(of(circle()), "standings")
    assert page.count("UNRESOLVED") == 3
    assert page.count("=1") == 3
    assert "NoruleseparatesTeama,Teamb,Teamc" in page
    assert "PROVISIONAL" not in page


def test_a_decided_tie_says_by_what() -> None:
    tie = {"tie": ["a", "b", "c"], "order": ["b", "a", "c"], "by": "lot"}
    page = said(of(circle(decisions=[tie])), "standings")
    assert "UNRESOLVED" not in page
    assert page.count("lot") == 2


def test_those_who_have_left_are_called_so_and_nobody_has_to_settle_who_of_them_is_better() -> None:
    file = circle()
    file["entrants"] += [{"id": one, "name": f"Team {one}", "withdrawn": True} for one in "de"]
    file["results"] += [{"stage": "pool", "a": "a", "b": one, "lus": [9, 5]} for one in "de"]
    page = said(of(file), "standings")
    assert page.count("withdrawn") == 2
    assert page.count("UNRESOLVED") == 3
    assert "Teamd,Teame" not in page


def test_a_table_that_lacks_games_is_provisional() -> None:
    page = said(of({**circle(), "results": circle()["results"][:1]}), "standings", "da")
    assert "FORELØBIG" in page


@pytest.mark.parametrize(("language", "word"), [("da", "tommestregermod"), ("sv", "tommastreckmot"), ("en", "empty")])
def test_the_criterion_is_in_words(language: str, word: str) -> None:
    lus = {("a", "b"): [9, 5], ("b", "c"): [9, 5], ("c", "a"): [9, 5], ("a", "d"): [9, 1], ("b", "d"): [9, 2]}
    lus[("c", "d")] = [9, 3]
    file = {
        "format": "voms-championship",
        "entrants": [{"id": one, "name": f"Team {one}"} for one in "abcd"],
        "results": [{"stage": "pool", "a": one, "b": two, "lus": points} for (one, two), points in lus.items()],
    }
    assert word in said(of(file), "standings", language)


def test_results_say_what_was_special() -> None:
    file = circle()
    file["results"][0] = {"stage": "pool", "round": 1, "a": "a", "b": "b", "absent": "b"}
    file["results"][1]["confirmed"] = ["b"]
    page = said(of(file), "results")
    assert "Teambdidnotappear" in page
    assert "notconfirmedyet" in page
    assert "9:0" in page


def test_a_planned_game_without_result_is_shown_as_missing() -> None:
    plan = (
        PlannedRound(1, (Meeting(1, ("a", "b")), Meeting(2, ("c", "x")))),
        PlannedRound(2, (Meeting(1, ("b", "c")),)),
    )
    page = said(of({**circle(), "results": circle()["results"][:1]}, rounds=plan), "results")
    assert "Teamc–x" in page
    assert "Round2" not in page


def test_waves_and_byes() -> None:
    meetings = (Meeting(1, ("a", "b")), Meeting(1, ("c", "a"), wave=2, start="10:20"))
    page = said(of(circle(), rounds=(PlannedRound(1, meetings, ("c",), start="10:00"),)), "timetable", "sv")
    assert "Pass1" in page
    assert "Pass210:20" in page
    assert "Ståröver:Teamc" in page


def test_the_draw_prints_its_seed_and_the_pools() -> None:
    page = said(events.championship(), "draw", "da")
    assert "redandblack" in page
    assert "PuljeA" in page
    assert "PuljeB" in page


@pytest.mark.parametrize("date", ["", "im März", "2026-13-01", "14/3"])
def test_other_dates_are_printed_as_they_are(date: str) -> None:
    event = events.empty()
    assert squeeze(date) in said(replace(event, tournament=replace(event.tournament, date=date)), "entries")


STRANGE = (
    "",
    " ",
    "#let x = 1",
    "*bold* $x$ \\ @a <b>",
    '"',
    "\ud800",
    "a\nb\x00c",
    "水雲 Ж Ω",
    "{page}",
    "= a",
    "- b",
)


@pytest.mark.parametrize("sheet", SHEETS)
def test_any_name_is_printed_as_it_is(sheet: str) -> None:
    event = events.open_event()
    names = (STRANGE * 2)[:20]
    entrants = tuple(
        replace(one, name=name, players=(name, "b")) for one, name in zip(event.tournament.entrants, names, strict=True)
    )
    strange = replace(event.tournament, entrants=entrants, name=STRANGE[3], place=STRANGE[6], seed=STRANGE[7])
    page = said(replace(event, tournament=strange, rounds=event.rounds[:1]), sheet)
    if sheet in ("entries", "draw", "timetable", "standings"):
        wanted = [name for name in STRANGE if name.isascii() and name.isprintable()]
        assert [name for name in wanted if squeeze(name) not in page] == []


def test_withdrawn_and_disqualified() -> None:
    file = circle(disqualified=["a"])
    file["entrants"].append({"id": "d", "name": "Team d", "withdrawn": True})
    page = said(of(file), "entries", "da")
    assert "Teamadiskvalificeret" in page
    assert "Teamdudgået" in page
    assert "diskvalificeret" in said(of(file), "standings", "da")


@pytest.mark.rule("TR.16")
def test_who_has_left_is_called_withdrawn_and_its_games_are_given() -> None:
    file = circle(format="voms-championship")
    file["entrants"][0]["withdrawn"] = True
    for language, word in (("da", "udgået"), ("sv", "utgått"), ("en", "withdrawn")):
        page = said(of(file), "standings", language)
        assert word in page
        assert squeeze(catalogue(language)("print/disqualified")) not in page
    page = said(of(file), "results")
    assert page.count("9:1") + page.count("1:9") == 2, "a's games, as the table counts them"
    assert page.count("9:5") + page.count("5:9") == 1
    assert page.count("Teama:withdrawn") == 2
    assert "Teama" not in said(of(file), "entrant-cards")
    file["settings"] = {"keep_played": True}
    assert said(of(file), "results").count("9:5") == 3


@pytest.mark.rule("V88")
def test_who_was_absent_too_often_is_called_disqualified() -> None:
    file = circle(format="voms-championship")
    file["results"] = [{"stage": "pool", "round": n, "a": "a", "b": b, "absent": "a"} for n, b in enumerate("bc", 1)]
    assert "Teamadisqualified" in said(of(file), "entries")


def test_many_rounds_of_vira_have_a_table_of_their_own() -> None:
    page = said(events.vira(8, 20), "standings")
    assert "Roundbyround" in page
    assert "R20" in page


def test_certificates_for_as_many_places_as_wanted() -> None:
    event = replace(events.championship(), certificates=4)
    pages = texts(SHEETS["certificates"](event, catalogue("en")))
    assert [word in page for word, page in zip(("First", "Second", "Third", "Place4"), pages, strict=True)] == [
        True
    ] * 4


def test_the_code_on_a_table_card_is_the_link() -> None:
    """Read from the rendered page, module by module."""
    event = events.open_event()
    page = pdfium.PdfDocument(SHEETS["table-cards"](event, catalogue("en")))[6]
    wanted = [[bool(dot) for dot in row] for row in segno.make_qr(event.table_link(7), error="m").matrix]
    scale = 4
    picture = page.render(scale=scale, grayscale=True)
    points = bytes(picture.buffer)
    millimetre = 72 / 25.4 * scale
    left, top, size = (210 - 14 - 46) * millimetre, (297 - 12 - 122 + 12) * millimetre, 46 * millimetre
    step = size / len(wanted)

    def dark(row: int, column: int) -> bool:
        x, y = int(left + (column + 0.5) * step), int(top + (row + 0.5) * step)
        return points[y * picture.stride + x] < 128

    assert [[dark(row, column) for column in range(len(wanted))] for row in range(len(wanted))] == wanted


def test_no_link_no_code() -> None:
    assert qr("") == ""
    event = events.open_event()
    event = replace(event, rounds=event.rounds[:1], link="", table_links={}, entrant_links={})
    for sheet in ("table-cards", "entrant-cards", "comb-sheets"):
        assert said(event, sheet)


@pytest.mark.parametrize("entrants", [(), ("a",), ("A1", "B2"), ("a", "b", "c", "x", "y")])
def test_a_table_whose_players_are_not_known_yet(entrants: tuple[str, ...]) -> None:
    plan = (PlannedRound(1, (Meeting(3, entrants),), start="12:00"),)
    for file in (circle(), {"format": "vira-sm", "entrants": [{"id": one} for one in "abc"]}):
        for sheet in ("timetable", "table-cards", "comb-sheets", "vira-protocol", "results"):
            assert said(of(file, rounds=plan, only=frozenset({plan[0].key})), sheet), sheet
