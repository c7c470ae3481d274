"""One hand a person a deal, as a person sees it: which seats the page offers in mid-deal, and to whom."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from stik.messages import catalogue
from tests.e2e.company import open_table
from tests.e2e.conftest import PHONE, QUICK, SIZES, OpenPage
from tests.e2e.hands import click
from tests.e2e.voms import VomsTable

say = catalogue("en")


def _stand_up(page: Page) -> None:
    page.once("dialog", lambda dialog: dialog.accept())
    click(page.get_by_role("button", name=say("ui-menu")))
    click(page.get_by_role("button", name=say("ui-leave-seat")))
    page.wait_for_url("**/")


def _offered(page: Page) -> Locator:
    return page.get_by_role("group", name=say("ui-free-seats")).get_by_role("button")


@SIZES
def test_a_seat_is_offered_to_whoever_has_seen_no_other_hand(open_page: OpenPage, size: tuple[int, int]) -> None:
    host = open_page("/new?game=voms", size=size, settings=QUICK)
    link = open_table(host, "Aviâja")
    click(host.get_by_role("button", name=say("ui-start")))
    table = VomsTable(host)
    table.first_turn()
    held = table.held()

    watcher = open_page(link, size=PHONE, settings=QUICK)
    expect(_offered(watcher)).to_have_text([say(f"bot-name-{seat}") for seat in "ESW"])

    _stand_up(host)
    host.goto(link)
    again = host.get_by_role("button", name=say("ui-sit-again"))
    seen = host.get_by_text(say("ui-hand-seen", name=say("bot-name-N")))
    expect(seen).to_be_visible()
    expect(_offered(host)).to_have_count(0)

    # Somebody else in the same browser has seen it too.
    host.context.clear_cookies(name="stik")
    host.reload()
    expect(seen).to_be_visible()
    expect(_offered(host)).to_have_count(0)
    click(again)
    dialog = host.get_by_role("dialog", name=say("ui-name-ask"))
    dialog.get_by_label(say("ui-name-label")).fill("Bodil")
    click(dialog.get_by_role("button", name=say("ui-sit")))
    expect(table.hand).to_be_visible()
    expect(seen).to_have_count(0)
    assert table.held() == held

    # Whoever has only looked on takes a seat in mid-deal, and has that hand and no other from then on.
    click(_offered(watcher).filter(has_text=say("bot-name-E")))
    dialog = watcher.get_by_role("dialog", name=say("ui-name-ask"))
    dialog.get_by_label(say("ui-name-label")).fill("Malu")
    click(dialog.get_by_role("button", name=say("ui-sit")))
    expect(VomsTable(watcher).hand).to_be_visible()
    _stand_up(watcher)
    watcher.goto(link)
    expect(watcher.get_by_text(say("ui-hand-seen", name=say("bot-name-E")))).to_be_visible()
    expect(_offered(watcher)).to_have_count(0)
