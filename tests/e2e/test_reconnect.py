"""The network goes, the server dies in the middle of a trick: the page says so, comes back, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stik.messages import catalogue
from tests.e2e.conftest import QUICK, OpenPage
from tests.e2e.hands import click, play_now
from tests.e2e.process import Server
from tests.e2e.voms import VomsTable
from tests.e2e.watch import Watch

say = catalogue("en")
LOST = ("WebSocket connection to", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load resource")


def _network_lost(page: Page, _: Server) -> None:
    page.context.set_offline(True)


def _network_back(page: Page, _: Server) -> None:
    page.context.set_offline(False)


def _server_killed(_: Page, server: Server) -> None:
    server.kill()


def _server_started(_: Page, server: Server) -> None:
    server.start()


Trouble = Callable[[Page, Server], None]


def _in_mid_trick(table: VomsTable) -> None:
    """Plays until others have played to the trick and one is asked for a card."""
    table.first_turn()
    while not table.follow.is_visible():
        table.take_turn()
        table.first_turn()


@pytest.mark.parametrize(
    ("lose", "return_"),
    [(_network_lost, _network_back), (_server_killed, _server_started)],
    ids=["network", "server"],
)
def test_comes_back_in_mid_trick(
    open_page: OpenPage, server: Server, watches: dict[BrowserContext, Watch], lose: Trouble, return_: Trouble
) -> None:
    page = open_page(settings=QUICK)
    watches[page.context].expect(*LOST)
    play_now(page, "voms")
    table = VomsTable(page)
    _in_mid_trick(table)
    held = table.held()
    offline = page.get_by_role("alert").filter(has_text=say("ui-offline"))

    lose(page, server)
    expect(offline).to_be_visible()
    assert table.held() == held
    return_(page, server)
    expect(offline).to_be_hidden()
    assert table.held() == held

    # What is played while nobody hears it is played once the server is back.
    lose(page, server)
    expect(offline).to_be_visible()
    card = table.choose()[0]
    click(table.play)
    return_(page, server)
    table.card(card).wait_for(state="detached")
    table.play_deal()
    expect(table.result).to_be_visible()
