"""Three languages, changed on the first page and in the middle of a deal."""

from __future__ import annotations

from playwright.sync_api import expect

from stik.messages import LANGUAGES, catalogue
from tests.e2e.conftest import QUICK, OpenPage
from tests.e2e.hands import click, play_now
from tests.e2e.vira import ViraTable
from tests.e2e.voms import VomsTable

english = catalogue("en")


def test_first_page_speaks_the_browsers_language(open_page: OpenPage) -> None:
    for browser, language in (("sv-SE", "sv"), ("da-DK", "da"), ("kl-GL", "da"), ("fi-FI", "en")):
        page = open_page(language=browser)
        expect(page.get_by_role("heading", level=1)).to_have_text(catalogue(language)("ui-headline"))  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_language_of_the_first_page(open_page: OpenPage) -> None:
    page = open_page()
    before = english
    for language in LANGUAGES:
        say = catalogue(language)
        page.get_by_role("combobox", name=before("ui-language"), exact=True).select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("ui-headline"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page).to_have_title(say("ui-title-lobby"))
        before = say
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])


def test_language_changes_in_mid_deal(open_page: OpenPage) -> None:
    page = open_page(settings=QUICK, hurry=True)
    play_now(page, "voms")
    VomsTable(page).first_turn()
    before = english
    for language in ("da", "sv", "en"):
        say = catalogue(language)  # type: ignore[arg-type]
        click(page.get_by_role("button", name=before("ui-menu"), exact=True))
        page.get_by_role("combobox", name=before("ui-language"), exact=True).select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        table = VomsTable(page, language)  # type: ignore[arg-type]
        table.first_turn()
        table.take_turn()
        before = say


def test_vira_in_swedish(open_page: OpenPage) -> None:
    page = open_page(language="sv-SE", settings=QUICK, hurry=True)
    say = catalogue("sv")
    click(page.get_by_role("button", name=f"{say('ui-play-now')}: {say('ui-game-vira')}"))
    table = ViraTable(page, "sv")
    while (asked := table.my_turn()) != "play":
        if asked is None:
            table.deal_again()
        else:
            table.take_turn(asked, say("contract-vira"))
    table.take_turn("play")
