"""A record is brought, looked at moment by moment, annotated, shown to somebody else, and played on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.conftest import PHONE, QUICK, SIZES, OpenPage
from tests.e2e.looks import forget_shifts, inaccessible, shift, sideways, untranslated
from tests.e2e.watch import Watch

RECORD: Final = Path(__file__).parents[1] / "records/vira-sm2025.stik"


def chosen(page: Page, what: str) -> None:
    """An item of the menu."""
    page.locator("[popovertarget=replay-menu]").click()
    page.locator("#replay-menu").get_by_role("button", name=what).click()


def stands_at(page: Page, at: int) -> None:
    expect(page.locator(".controls .figures")).to_have_text(re.compile(rf"^{at}/"))


def test_a_record_is_replayed_on_a_phone(open_page: OpenPage, watches: dict[BrowserContext, Watch]) -> None:
    page = open_page("/r", size=PHONE, settings={**QUICK})
    watches[page.context].expect(r"status of 422.*/api/replays\)")
    page.get_by_label("Or paste the record here").fill("this is no record")
    page.get_by_role("button", name="Check and open").click()
    expect(page.get_by_role("alert").last).to_contain_text("not TOML")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url(re.compile(r"/r/\w+/1\b"))
    stands_at(page, 0)

    page.get_by_label("Deal", exact=True).select_option("3")
    expect(page).to_have_url(re.compile(r"/3\?at=0$"))
    expect(page.locator(".controls .figures")).to_have_text("0/49")  # the first deal has another length
    page.locator("body").click(position={"x": 180, "y": 370})
    page.keyboard.press("2")
    stands_at(page, 13)
    expect(page.locator("p.line")).to_contain_text("trick")
    forget_shifts(page)
    page.keyboard.press("ArrowRight")
    stands_at(page, 14)
    page.keyboard.press("End")
    stands_at(page, 49)
    page.keyboard.press("ArrowUp")
    page.get_by_label("Jump to").select_option("Trick 1")
    stands_at(page, 10)
    assert shift(page) < 0.02
    page.get_by_label("Whose view").select_option("Carl")
    expect(page).to_have_url(re.compile(r"at=10&seat=C$"))
    assert not sideways(page)
    assert not inaccessible(page)
    assert not untranslated(page)

    page.get_by_role("button", name="Write a note here").click()
    page.get_by_label(re.compile("A note at this moment")).fill("Kung först!")
    page.get_by_role("button", name="Keep the note").click()
    expect(page.get_by_role("dialog").get_by_text("Kung först!")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("p.line")).to_contain_text("Kung först!")

    chosen(page, "Lead others through it")
    expect(page.get_by_text("You lead; nobody follows yet.")).to_be_visible()
    expect(page).to_have_url(re.compile(r"with=\w+$"))
    other = open_page(page.url.replace("at=10", "at=2"), size=PHONE, settings={**QUICK})
    stands_at(other, 10)
    expect(other.locator("p.line")).not_to_contain_text("Kung först!")
    page.get_by_role("button", name="One step on").click()
    stands_at(other, 11)
    other.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="One step on").click()
    stands_at(page, 12)
    stands_at(other, 10)
    other.get_by_role("button", name="Follow").click()
    stands_at(other, 12)
    page.get_by_role("button", name="Leave").click()
    other.get_by_role("button", name="Lead", exact=True).click()
    other.get_by_role("dialog").get_by_role("textbox").fill("Ole")
    other.get_by_role("dialog").get_by_role("button").last.click()
    expect(other.get_by_text(re.compile("You lead"))).to_be_visible()

    chosen(page, "Play on from here")
    page.get_by_role("radio", name="Astrid").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("link", name="Exercise")).to_be_visible()
    expect(page.get_by_text("Carl plays Solo 7")).to_be_visible()


@SIZES
def test_a_deal_of_an_older_edition_says_what_today_decides_otherwise(
    size: tuple[int, int], open_page: OpenPage
) -> None:
    """The answers are those of a server with a later edition."""
    page = open_page("/r", size=size, language="da", settings={**QUICK})
    otherwise: dict[str, object] = {"action": None, "cites": ["SM.A7", "VR.B12"]}

    def later(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "otherwise": otherwise})

    page.route("**/api/replays/*/deals/2", later)
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url(re.compile(r"/r/\w+/1\b"))
    stands_at(page, 0)
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_label("Runde", exact=True).select_option("2")
    expect(page.get_by_role("note")).to_contain_text("ville runden tælle anderledes")
    page.get_by_role("note").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("SM.A7")
    page.keyboard.press("Escape")
    assert not sideways(page)
    assert not inaccessible(page)
    assert not untranslated(page)
    otherwise["action"] = 17
    page.get_by_label("Runde", exact=True).select_option("3")
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_label("Runde", exact=True).select_option("2")
    expect(page.get_by_role("note")).to_contain_text("Træk 17 er ikke tilladt i dag")
