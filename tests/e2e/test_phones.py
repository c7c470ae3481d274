"""A tournament on the phones of its players and its referee."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import BrowserContext, Page, expect

from stik.messages import catalogue
from tests.e2e.conftest import PHONE, QUICK, OpenPage
from tests.e2e.desk import Desk
from tests.e2e.hands import until
from tests.e2e.looks import inaccessible, sideways
from tests.e2e.watch import Watch

say = catalogue("en")
VOMS: Final = {"name": "Cup", "format": "voms-championship", "settings": {"pools": 1}}
VIRA: Final = {"name": "SM", "format": "vira-sm", "settings": {"rounds": 1, "deals": [1, 1]}}


def _phone(open_page: OpenPage, desk: Desk, key: str, name: str) -> Page:
    """Joins by a link, as from a QR code."""
    page = open_page(f"/c/{desk.code}/join/{key}", size=PHONE, settings={**QUICK})
    page.get_by_label(say("ui/joining-name")).fill(name)
    page.get_by_role("button", name=say("ui/joining-send")).click()
    expect(page.get_by_role("status")).to_be_visible()
    return page


def _button(page: Page, code: str, **values: str | int) -> None:
    page.get_by_role("button", name=say(code, **values), exact=True).click()


def test_a_result_is_entered_on_the_combs_disputed_and_confirmed(open_page: OpenPage) -> None:
    desk = Desk(open_page(), VOMS)
    names = ["Nuuk", "Sisimiut"]
    phones = [_phone(open_page, desk, key, name) for key, name in zip(desk.enter(names), names, strict=True)]
    desk.run()
    match = desk.shown()["matches"][0]
    for phone in phones:
        phone.get_by_role("link", name=say("ui/joining-go-player")).click()
        phone.get_by_role("link", name=say("ui/mine-score")).click()
    one, other = phones if match["entrants"][0] == "t1" else reversed(phones)
    combs = one.get_by_role("spinbutton")
    for _ in range(9):
        combs.nth(0).tap()
    for _ in range(3):
        combs.nth(1).tap()
    combs.nth(1).press("Backspace")
    _button(one, "ui/score-send-result", result="9–2")
    expect(one.get_by_text(say("ui/score-waiting"))).to_be_visible()

    _button(other, "ui/score-other")
    other.get_by_role("spinbutton").nth(0).press("9")
    other.get_by_role("spinbutton").nth(1).press("3")
    other.get_by_role("button", name=re.compile(re.escape(say("ui/score-extra")))).nth(1).click()
    other.get_by_role("button", name="Send").click()
    expect(one.get_by_text(say("ui/tournament-disputed"))).to_be_visible()

    _button(one, "ui/call")
    _button(one, "ui/call-send")
    expect(one.get_by_text(say("ui/call-waiting", time="")[:20])).to_be_visible()
    referee = _phone(open_page, desk, desk.shown()["me"]["keys"]["referee"], "Referee")
    referee.get_by_role("link", name=say("ui/joining-go-referee")).click()
    _button(referee, "ui/refereeing-take")
    referee.get_by_label(say("ui/refereeing-ruling")).fill("Count again.")
    _button(referee, "ui/refereeing-answer")
    expect(one.get_by_text("Count again.")).to_be_visible()

    _button(one, "ui/score-right")
    expect(other.get_by_text(say("ui/score-points", points="2", count=2))).to_be_visible()
    game = desk.shown()["matches"][0]["games"][0]
    assert (game["result"]["lus"], game["result"]["comb"]) == ([9, 3], [9, 10])


def test_a_version_that_cannot_be_is_refused_in_words(
    open_page: OpenPage, watches: dict[BrowserContext, Watch]
) -> None:
    desk = Desk(open_page(), VOMS)
    page = _phone(open_page, desk, desk.enter(["Nuuk", "Sisimiut"])[0], "Aviâja")
    desk.run()
    watches[page.context].expect("422")
    page.goto(f"/c/{desk.code}/match/m1")
    page.get_by_role("spinbutton").nth(0).press("7")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert").filter(has_text="7:0")).to_have_text(re.compile("^7:0 "))


def test_a_deal_of_vira_is_written_and_reported(open_page: OpenPage) -> None:
    desk = Desk(open_page(), VIRA)
    one, other = _table_of_vira(open_page, desk)
    _button(one, "ui/protocol-report")
    expect(one.get_by_text(say("ui/score-waiting-table"))).to_be_visible()
    other.goto(f"/c/{desk.code}/protocol/m1")
    _button(other, "ui/score-right")
    expect(other.get_by_text(re.compile("Confirmed by"))).to_be_visible()
    assert sum(desk.shown()["matches"][0]["games"][0]["result"]["totals"]) == 0


def test_a_sitting_of_vira_ends_before_all_its_deals(open_page: OpenPage) -> None:
    desk = Desk(open_page(), {**VIRA, "settings": {"rounds": 1, "deals": [3, 3]}})
    one, other = _table_of_vira(open_page, desk)
    end = say("ui/protocol-end")
    report = one.get_by_role("button", name=say("ui/protocol-report"), exact=True)
    for goes_on in (True, False):
        expect(report).to_have_count(0)
        one.get_by_role("button", name=end, exact=True).click()
        sure = one.get_by_role("dialog", name=end)
        expect(sure.get_by_text("2 deals are left")).to_be_visible()
        sure.get_by_role("button", name=end, exact=True).click()
        expect(report).to_be_visible()
        assert not sideways(one)
        assert not inaccessible(one)
        if goes_on:
            _button(one, "ui/protocol-go-on")
    report.click()
    expect(one.get_by_text(say("ui/score-waiting-table"))).to_be_visible()
    other.goto(f"/c/{desk.code}/protocol/m1")
    _button(other, "ui/score-right")
    expect(other.get_by_text(re.compile("Confirmed by"))).to_be_visible()
    assert sum(desk.shown()["matches"][0]["games"][0]["result"]["totals"]) == 0


def _table_of_vira(open_page: OpenPage, desk: Desk) -> tuple[Page, Page]:
    """Two phones of a table of three, after its first deal: a gök came home."""
    names = ["Astrid", "Brita", "Carl"]
    one, other, _ = [_phone(open_page, desk, key, name) for key, name in zip(desk.enter(names), names, strict=True)]
    desk.run()
    one.goto(f"/c/{desk.code}")
    one.get_by_role("link", name=say("ui/mine-protocol")).click()
    one.get_by_role("button", name=say("vira/role-forhand")).click()
    for code in ("vira/family-gok", "ui/protocol-result-home"):
        one.get_by_role("button", name=re.compile(f"^{say(code)}$", re.IGNORECASE)).click()
    _button(one, "ui/protocol-write", deal=1)
    return one, other


def test_the_referee_asks_the_rules(open_page: OpenPage) -> None:
    desk = Desk(open_page(), VOMS)
    page = open_page(f"/c/{desk.code}/referee", size=PHONE, settings={**QUICK})
    page.get_by_role("tab", name=say("ui/refereeing-view-rules")).click()
    page.get_by_role("searchbox").fill("wrong player")
    page.get_by_role("button", name=re.compile(say("irregularity/voms-wrong-cut"))).click()
    page.get_by_role("button", name="N", exact=True).click()
    _button(page, "ui/ruling-next")
    skip = page.get_by_role("button", name=say("ui/ruling-skip"))
    ruling = page.get_by_role("heading", name=say("irregularity/voms-wrong-cut"))

    def ruled() -> bool:
        """Whatever else is asked is not known, until there is a ruling."""
        if not ruling.is_visible() and skip.is_visible() and skip.is_enabled():
            skip.click()
        return ruling.is_visible()

    until(page, ruled)
    page.get_by_role("button", name="T.7").first.click()
    expect(page.get_by_role("dialog", name="T.7")).to_be_visible()
