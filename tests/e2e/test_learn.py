"""The first lesson of Voms on a phone, and the rule book from there."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from stik.messages import catalogue
from tests.e2e.conftest import PHONE, QUICK, OpenPage
from tests.e2e.hands import click
from tests.e2e.looks import SIDEWAYS
from tests.e2e.voms import VomsTable
from tests.e2e.watch import Watch

say = catalogue("da")


def _button(page: Page, code: str) -> None:
    click(page.get_by_role("button", name=say(code), exact=True))


def _play(table: VomsTable, rank: str, suit: str) -> None:
    table.my_turn()
    click(table.card(say("card-name", rank=rank, suit=suit)))
    click(table.play)


def test_the_first_lesson_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/learn", size=PHONE, language="da-DK", settings=QUICK)
    click(page.get_by_role("link", name=say("lesson-voms-order")))
    coach, table = page.get_by_role("region", name=say("ui-learn-coach")), VomsTable(page, "da")
    expect(coach).to_contain_text(say("lesson-voms-order-table"))
    _button(page, "ui-learn-go-on")
    expect(coach).to_contain_text(say("lesson-voms-order-beat"))
    _play(table, "5", "c")
    expect(coach).to_contain_text(say("ui-learn-other"))
    page.reload()
    expect(coach).to_contain_text(say("lesson-voms-order-beat"))
    _play(table, "J", "d")
    expect(coach).to_contain_text(say("lesson-voms-order-winner"))
    _button(page, "ui-learn-go-on")
    _play(table, "9", "c")
    expect(coach).to_contain_text(say("ui-learn-finished"))
    assert page.evaluate(SIDEWAYS) is None
    expect(page.get_by_role("link", name=say("ui-learn-next"))).to_have_attribute("href", "/learn/voms/voms-suits")


def test_a_refused_move_leads_to_its_article(open_page: OpenPage) -> None:
    page = open_page("/learn/voms/voms-forbidden", size=PHONE, language="da-DK", settings=QUICK)
    table = VomsTable(page, "da")
    table.my_turn()
    click(table.card(f"{say('card-name', rank='K', suit='h')}, Voms"))
    click(page.get_by_role("button", name="T.28"))
    click(page.get_by_role("link", name=say("ui-rules-open")))
    expect(page.get_by_role("heading", level=1)).to_contain_text("T.28")
    click(page.get_by_role("button", name=say("ui-rules-play")).first)
    click(page.get_by_role("button", name=say("ui-replay-forward")).first)
    expect(page.get_by_text(f"K♥: {say('voms/first-trick')}")).to_be_visible()
    assert page.evaluate(SIDEWAYS) is None


def test_what_a_guest_learns_becomes_the_accounts(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, language="da-DK", settings=QUICK)
    click(page.get_by_role("button", name=say("ui-menu")))
    page.get_by_role("link", name=say("ui-learn"), exact=True).last.press("Enter")
    click(page.locator("a[href='/exercises/voms/comb']"))
    click(page.get_by_role("group", name=say("ui-learn-answers")).get_by_role("button").first)
    expect(page.get_by_role("button", name=say("ui-learn-another"))).to_be_visible()
    for address, body in (
        ("guests", {"name": "Ane", "language": "da"}),
        ("accounts", {"login": "ane", "password": "sne og is 9"}),
    ):
        assert page.request.post(f"/api/{address}", data=body, headers={"X-Stik": "1"}).ok
    with page.expect_response("**/api/me/learning") as told:
        page.goto("/learn")
    assert told.value.json()["practice"]["voms/comb/tournament"]["asked"] == 1
    desk = open_page("/", language="da-DK")
    signing_in = {"login": "ane", "password": "sne og is 9"}
    assert desk.request.post("/api/sessions", data=signing_in, headers={"X-Stik": "1"}).ok
    desk.goto("/learn")
    kind = desk.locator("a[href='/exercises/voms/comb']")
    expect(kind).to_contain_text(re.compile(r"[01] .+ 1 "))


def test_the_book_comes_back_to_where_one_was(open_page: OpenPage) -> None:
    page = open_page("/rules/voms", size=PHONE, language="da-DK", settings=QUICK)
    page.get_by_role("searchbox").fill("ataataq")
    article = page.locator("article h3 a", has_text="T.27")
    expect(article).to_be_visible()
    click(article)
    expect(page.get_by_role("heading", level=1)).to_contain_text("T.27")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("ataataq")
    expect(page.locator("article h3 a", has_text="T.27")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(say("ui-rules-nothing"))).to_be_visible()
    page.goto("/")  # another page, for an address that differs only after its # is not read again
    page.goto("/rules/voms#V44")
    expect(page.locator("article h3 a", has_text="V44")).to_be_in_viewport()


def test_what_is_not_there_says_where_to_go_on(open_page: OpenPage, watches: dict[BrowserContext, Watch]) -> None:
    page = open_page("/rules/voms/T.999", size=PHONE, language="da-DK", settings=QUICK)
    watches[page.context].expect("status of 404")
    expect(page.get_by_role("heading", name=say("ui-no-article", article="T.999"))).to_be_visible()
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.locator("main a[href='/rules/voms']")).to_be_visible()
    page.goto("/exercises/voms/nothing")
    expect(page.get_by_text(say("learn/no-exercise", kind="nothing", rules="tournament"))).to_be_visible()
    expect(page.locator("main a[href='/learn']")).to_be_visible()
    page.goto("/learn/voms/nothing")
    expect(page.get_by_text(say("learn/no-scene", name="nothing"))).to_be_visible()


def test_a_verdict_comes_into_view(open_page: OpenPage) -> None:
    page = open_page("/exercises/voms/may-voms", size=PHONE, language="da-DK", settings=QUICK)
    click(page.get_by_role("group", name=say("ui-learn-answers")).get_by_role("button").first)
    another = page.get_by_role("button", name=say("ui-learn-another"))
    expect(another).to_be_in_viewport(ratio=1)
    click(another)
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)


def test_a_hand_of_vira_is_seen_without_scrolling(open_page: OpenPage) -> None:
    page = open_page("/learn/vira/vira-home", size=PHONE, language="sv-SE", settings=QUICK)
    svenska = catalogue("sv")
    click(page.get_by_role("button", name=svenska("ui-learn-go-on"), exact=True))
    card = page.get_by_role("button", name=svenska("card-name", rank="A", suit="h")).first
    expect(card).to_be_in_viewport(ratio=0.7)


def test_a_version_of_house_rules_is_asked_for_once(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, language="da-DK", settings=QUICK)
    headers = {"X-Stik": "1"}
    for address, body in (
        ("guests", {"name": "Ane", "language": "da"}),
        ("accounts", {"login": "anerules", "password": "sne og is 9"}),
    ):
        assert page.request.post(f"/api/{address}", data=body, headers=headers).ok
    wish = {"name": "Fredag", "game": "voms", "preset": "tournament", "options": {"target": 11}}
    rules = page.request.post("/api/rules", data=wish, headers=headers).json()["id"]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/house-rules/{rules}/1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fredag")
    page.wait_for_load_state("networkidle")
    assert len([url for url in asked if url.endswith("/versions")]) == 1
