"""Every sheet in every language: it compiles, says what it should, and nothing leaves the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pypdfium2 as pdfium
import pytest

from stik.messages import LANGUAGES, Language, catalogue
from stik.printing import SHEETS, Event, rule_book
from stik.rulebook import book
from stik.tournaments import Stage
from stik.vira import CONTRACTS, Outcome, Rules
from stik.vira.contracts import BY_KEY
from stik.vira.rules import STOCKHOLM
from stik.vira.tariff import row_name
from tests.printing import events

EVENTS: dict[str, Callable[[], Event]] = {
    "championship": events.championship,
    "open": events.open_event,
    "vira": events.vira,
    "empty": events.empty,
    "empty-vira": lambda: events.empty("vira-sm"),
    "long": events.long_names,
}
PAGES = {
    "championship": {"entries": 1, "draw": 1, "timetable": 3, "table-cards": 12, "entrant-cards": 3, "results": 5}
    | {"comb-sheets": 55, "vira-protocol": 2, "bid-table": 1, "standings": 2, "ranking": 1, "certificates": 3},
    "open": {"entries": 1, "draw": 1, "timetable": 2, "table-cards": 10, "entrant-cards": 2, "results": 2}
    | {"comb-sheets": 30, "vira-protocol": 2, "bid-table": 1, "standings": 2, "ranking": 1, "certificates": 1},
    "vira": {"entries": 1, "draw": 1, "timetable": 1, "table-cards": 7, "entrant-cards": 3, "results": 1}
    | {"comb-sheets": 1, "vira-protocol": 21, "bid-table": 1, "standings": 1, "ranking": 1, "certificates": 3},
}
TITLED = ("entries", "draw", "timetable", "vira-protocol", "bid-table", "results", "standings", "ranking")
NUMBERED = (*TITLED, "entrant-cards", "comb-sheets")
ALL_NAMES = ("entries", "draw", "timetable", "entrant-cards", "comb-sheets", "results", "standings", "ranking")


@cache
def the(name: str) -> Event:
    return EVENTS[name]()


@cache
def printed(event: str, sheet: str, language: Language) -> bytes:
    return SHEETS[sheet](the(event), catalogue(language))


def texts(pdf: bytes) -> list[str]:
    """The text of every page, without what a line break changes."""
    return [squeeze(page.get_textpage().get_text_bounded()) for page in pdfium.PdfDocument(pdf)]


def squeeze(text: str) -> str:
    return re.sub(r"[\s\u200b\u00ad\ufffe]+", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_in_every_language_has_its_title_pages_place_and_date(sheet: str, language: Language) -> None:
    say = catalogue(language)
    for name in ("open", "vira"):
        pages = texts(printed(name, sheet, language))
        assert len(pages) == PAGES[name][sheet], name
        title = "print/title-numbers" if (sheet, name) == ("draw", "vira") else f"print/title-{sheet}"
        if sheet in TITLED:
            assert squeeze(say(title)) in pages[0]
        if sheet in NUMBERED:
            for number, page in enumerate(pages, 1):
                assert squeeze(say("print/page", page=str(number), pages=str(len(pages)))) in page
        written = {"da": "14.marts2026", "sv": "14mars2026", "en": "14March2026"}[language]
        if name == "open":
            assert all("Nuuk" in page and written in page for page in pages)


@pytest.mark.parametrize("sheet", SHEETS)
def test_pages_of_the_championship(sheet: str) -> None:
    assert len(pdfium.PdfDocument(printed("championship", sheet, "da"))) == PAGES["championship"][sheet]


@pytest.mark.parametrize("sheet", ALL_NAMES)
@pytest.mark.parametrize("name", ["championship", "vira", "long"])
def test_everybody_is_there(name: str, sheet: str) -> None:
    event = the(name)
    if sheet == "comb-sheets" and event.tournament.format.persons:
        return
    whole = "".join(texts(printed(name, sheet, "en")))
    missing = [one.name for one in event.tournament.entrants if squeeze(one.name) not in whole]
    assert missing == []


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("name", ["open", "vira", "long", "empty", "empty-vira"])
def test_nothing_leaves_the_page(name: str, sheet: str) -> None:
    document = pdfium.PdfDocument(printed(name, sheet, "da"))
    for page in document:
        width, height = page.get_size()
        assert (round(width), round(height)) == (595, 842), "A4"
        for kind, left, bottom, right, top in boxes(page):
            spare = 12 if kind == "text" else -1
            assert left >= spare, (kind, left)
            assert bottom >= spare, (kind, bottom)
            assert right <= width - spare, (kind, right)
            assert top <= height - spare, (kind, top)


def boxes(page: pdfium.PdfPage) -> list[tuple[str, float, float, float, float]]:
    text = page.get_textpage()
    found = [("text", *text.get_rect(index)) for index in range(text.count_rects())]
    return found + [("drawing", *one.get_bounds()) for one in page.get_objects(max_depth=1)]


def test_columns_of_the_standings_do_not_run_into_each_other() -> None:
    for page in pdfium.PdfDocument(printed("long", "standings", "en")):
        text = page.get_textpage()
        found = [text.get_rect(index) for index in range(text.count_rects())]
        for place, (left, bottom, right, top) in enumerate(found):
            for other in found[place + 1 :]:
                across = min(right, other[2]) - max(left, other[0])
                down = min(top, other[3]) - max(bottom, other[1])
                assert across < 1 or down < 2, (found[place], other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["voms-championship", "vira-sm", "free-play"])
def test_an_empty_tournament_prints_a_page(form: str, language: Language) -> None:
    for sheet, make in SHEETS.items():
        pages = texts(make(events.empty(form), catalogue(language)))
        assert len(pages) == (2 if sheet == "vira-protocol" else 1), sheet
        assert pages[0], sheet


def test_the_same_values_give_the_same_bytes() -> None:
    for sheet, make in SHEETS.items():
        event = replace(the("vira"), only=frozenset({(Stage.POOL, 1)}))
        assert make(event, catalogue("sv")) == make(event, catalogue("sv")), sheet


def test_only_some_rounds() -> None:
    event = replace(the("championship"), only=frozenset({(Stage.POOL, 2), (Stage.FINAL, 1)}))
    say = catalogue("en")
    for sheet in ("timetable", "results", "comb-sheets"):
        whole = "".join(texts(SHEETS[sheet](event, say)))
        assert "Round2" in whole, sheet
        assert "Final" in whole, sheet
        assert "Round3" not in whole, sheet
        assert "Semi" not in whole, sheet
    assert len(texts(SHEETS["comb-sheets"](event, say))) == 5, "12 games and a final of at most 3"


def test_two_hundred_teams() -> None:
    event = events.voms("voms-open", 200, name="Many", rounds=1, finals=False)
    event = replace(event, rounds=event.rounds[:2])
    for sheet in ("entries", "draw", "timetable", "results", "standings", "ranking"):
        pages = texts(SHEETS[sheet](event, catalogue("en")))
        assert squeeze(event.tournament.entrants[-1].name) in "".join(pages), sheet
        assert f"Page{len(pages)}of{len(pages)}" in pages[-1]


@pytest.mark.parametrize("rules", [Rules(), STOCKHOLM])
def test_the_bid_table_is_that_of_the_engine(rules: Rules) -> None:
    event = replace(the("vira"), rules=rules)
    (page,) = texts(SHEETS["bid-table"](event, catalogue("sv")))
    for contract in CONTRACTS:
        name = squeeze(catalogue("sv")(f"contract-{contract.key}"))
        bets = [getattr(rules.tariff.row(row_name(contract, 1)), outcome.value) for outcome in Outcome]
        pinnar = [*map(str, contract.pinnar), *["–"] * (3 - len(contract.pinnar))]
        row = f"{contract.no}{name}{'+' if contract.graded else ''}"
        figures = "".join(pinnar) + "".join(f"{bet:+d}".replace("-", "−") for bet in bets)
        assert re.search(re.escape(row) + r"[\d–öppen]*" + re.escape(figures), page), (contract, page)
    assert ("Omtringel" in page) == rules.tringel
    assert BY_KEY["gask5"].no > BY_KEY["gask6"].no


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_the_rule_book_has_every_article(game: str) -> None:
    say = catalogue("da")
    document = pdfium.PdfDocument(rule_book(game, say))
    printed = "".join("".join(page.get_textpage().get_text_bounded().split()) for page in document)
    assert [article.id for article in book(game) if f"{article.id}{_joined(article.title['da'])}" not in printed] == []


def _joined(text: str) -> str:
    return "".join(text.split())
