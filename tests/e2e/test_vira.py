"""Vira from the first page through an auction, a purchase, the play and the settlement."""

from __future__ import annotations

from playwright.sync_api import expect

from stik.messages import catalogue
from tests.e2e.conftest import QUICK, SIZES, OpenPage
from tests.e2e.hands import click, play_now
from tests.e2e.looks import MOST_SHIFT
from tests.e2e.vira import ViraTable

say = catalogue("en")
NEEDED = {"bid", "bid made", "trump", "exchange", "play"}


@SIZES
def test_declarer_and_defender(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, settings=QUICK, hurry=True)
    play_now(page, "vira")
    table = ViraTable(page)
    cites = page.get_by_role("button", name="Article")
    declared = defended = False
    for number in range(60):  # whom the cards let declare, and what is paid, is chance; most often three deals do
        table.play_deal(wanted=None if declared else say("contract-vira") if number > 2 else say("contract-spel8"))
        mine = page.get_by_role("heading", name="You ")
        declared = declared or mine.count() > 0
        defended = defended or mine.count() == 0
        if declared and defended and set(table.done) >= NEEDED and cites.count():
            break
        table.deal_again()
    assert (declared, defended) == (True, True)
    assert set(table.done) >= NEEDED
    article = cites.first.inner_text()
    click(cites.first)
    dialog = page.get_by_role("dialog", name=article)
    expect(dialog.get_by_role("heading", level=3)).not_to_be_empty()
    click(dialog.get_by_role("button", name=say("ui-close")))
    table.deal_again()
    while table.my_turn() is None:
        table.deal_again()
    assert table.held()
    assert table.shift < MOST_SHIFT, "the table moved while cards were played"
