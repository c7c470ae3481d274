"""Every rule set that the server offers: from the form of a new table, with as many seats as it has, to a result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stik.messages import catalogue, option_value
from stik.protocol.offers import offers
from tests.e2e.company import open_table
from tests.e2e.conftest import DESK, PHONE, QUICK, OpenPage
from tests.e2e.hands import click
from tests.e2e.vira import ViraTable
from tests.e2e.voms import VomsTable

say = catalogue("en")
SEATED = [
    (game, preset, seats)
    for game, offer in offers().items()
    for preset, tables in offer.seats.items()
    for seats in tables
]


@pytest.mark.parametrize(("game", "preset", "seats"), SEATED)
def test_a_rule_set_has_its_seats(open_page: OpenPage, game: str, preset: str, seats: str) -> None:
    page = open_page(f"/new?game={game}", size=PHONE if len(seats) < 4 else DESK, settings=QUICK, hurry=True)
    name = option_value("preset" if game == "voms" else "vira_preset", preset)
    _radio(page, "option-preset", say(name))
    tables = offers()[game].seats[preset]
    choice = page.get_by_role("group", name=say("ui-new-seats"), exact=True).get_by_role("radio")
    if len(tables) > 1:
        expect(choice).to_have_count(len(tables))
        expect(choice.and_(page.locator(":checked"))).to_have_accessible_name(str(len(tables[0])))
        _radio(page, "ui-new-seats", str(len(seats)))
    else:
        expect(page.get_by_text(say("ui-new-seats-count", count=len(seats)), exact=True)).to_be_visible()
        expect(choice).to_have_count(0)
    link = open_table(page, "Aviâja")
    for letter in seats:
        expect(page.get_by_label(say("ui-seat", seat=letter), exact=True)).to_be_visible()
    code = link.rpartition("/")[2]
    sitting = page.request.get(f"/api/tables/{code}").json()["seats"]
    assert "".join(seat["seat"] for seat in sitting) == seats
    click(page.get_by_role("button", name=say("ui-start")))
    table = VomsTable(page) if game == "voms" else ViraTable(page)
    table.play_deal()
    while not _results(page, code):  # a deal that is shuffled again brings nothing
        table.deal_again()
        table.play_deal()


def test_a_tournament_is_offered_rule_sets_by_which_a_match_has_two_sides(open_page: OpenPage) -> None:
    page = open_page("/c/new")
    click(page.locator("summary").filter(has_text=say("ui-desk-new-settings")))
    offered = page.get_by_label(say("ui-desk-preset")).get_by_role("option")
    expect(offered).to_have_count(1 + len(offers()["voms"].tournaments))
    assert say(option_value("preset", "worms-3p")) not in offered.all_inner_texts()
    assert say(option_value("preset", "worms-2p")) in offered.all_inner_texts()


def _radio(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=say(group), exact=True).get_by_role("radio", name=name, exact=True).check()


def _results(page: Page, code: str) -> list[object]:
    """The finished deals."""
    lines: list[object] = page.request.get(f"/api/tables/{code}/deals").json()
    return lines
