"""A card or a bid that may not be chosen says why, with the article, in place."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from stik.messages import catalogue
from tests.e2e.company import open_table, sit, turn_of
from tests.e2e.conftest import QUICK, SIZES, OpenPage
from tests.e2e.hands import click, play_now
from tests.e2e.vira import ViraTable
from tests.e2e.voms import VomsTable

say = catalogue("en")


def _explains(page: Page, place: Locator) -> None:
    """A sentence and its article, which opens."""
    status = place.filter(has=page.get_by_role("button", name="Article"))
    expect(status).to_have_text(re.compile(r"\w+ \w+.*\."))
    article = status.get_by_role("button", name="Article").first
    name = article.inner_text()
    click(article)
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("heading", level=3)).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_card_out_of_turn_at_voms(open_page: OpenPage) -> None:
    host = open_page("/new?game=voms", settings=QUICK)
    guest = open_page(open_table(host, "Aviâja"), settings=QUICK)
    sit(guest, "Bodil")
    for page in (host, guest):
        click(page.get_by_role("button", name=say("ui-start")))
    first, second = VomsTable(host), VomsTable(guest)
    asked = turn_of(first, second)
    other = second if asked is first else first
    click(other.cards.first)
    _explains(other.page, other.said)
    asked.take_turn()


@SIZES
def test_bid_and_card_at_vira(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, settings=QUICK, hurry=True)
    play_now(page, "vira")
    table = ViraTable(page)
    refused_bid = refused_card = False
    while not (refused_bid and refused_card):
        asked = table.my_turn()
        if asked is None:
            table.deal_again()
            continue
        closed = table.box.get_by_role("button", name=say("vira-tile-label", name="", state="closed"))
        if asked == "bid" and not refused_bid and closed.count():
            refused_bid = True
            click(closed.first)
            _explains(page, table.box.get_by_role("status"))
        if asked == "play" and not refused_card and table.unlit.count():
            refused_card = True
            click(table.unlit.first)
            _explains(page, page.get_by_role("status"))
        table.take_turn(asked)
