"""Voms from the first page to the second deal."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from stik.messages import catalogue
from tests.e2e.conftest import QUICK, SIZES, OpenPage
from tests.e2e.hands import click, play_now
from tests.e2e.looks import MOST_SHIFT, forget_shifts, shift
from tests.e2e.voms import VomsTable

say = catalogue("en")


@SIZES
def test_first_card_within_ten_seconds(open_page: OpenPage, size: tuple[int, int]) -> None:
    start = time.monotonic()
    page = open_page(size=size)
    play_now(page, "voms")
    table = VomsTable(page)
    table.first_turn()
    table.take_turn()
    assert time.monotonic() - start < 10


@SIZES
def test_a_deal_and_the_next(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, settings=QUICK, hurry=True)
    play_now(page, "voms")
    table = VomsTable(page)
    cites = table.result.get_by_role("button", name="Article")
    table.first_turn()
    forget_shifts(page)
    table.play_deal()
    while not cites.count():  # a deal that is shuffled again brings nothing
        table.deal_again()
        table.play_deal()
    assert shift(page) < MOST_SHIFT
    article = cites.first.inner_text()
    click(cites.first)
    dialog = page.get_by_role("dialog", name=article)
    expect(dialog.get_by_role("heading", level=3)).not_to_be_empty()
    click(dialog.get_by_role("button", name=say("ui-close")))
    expect(dialog).to_be_hidden()
    table.deal_again()
    table.first_turn()
    assert table.held()
