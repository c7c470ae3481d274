"""Without a pointer: a deal of Voms, an auction and a deal of Vira."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from stik.messages import catalogue
from tests.e2e.conftest import QUICK, OpenPage
from tests.e2e.hands import press, tab_to
from tests.e2e.vira import ViraTable
from tests.e2e.voms import VomsTable

say = catalogue("en")
FOCUSED = "one => one === document.activeElement"


def _play_now(page: Page, game: str) -> None:
    tab_to(page.get_by_role("button", name=f"{say('ui-play-now')}: {say(f'ui-game-{game}')}"))
    page.keyboard.press("Enter")


def _card(hand: Locator, wanted: Locator) -> str:
    """Walks with the arrow keys to the first of these cards."""
    keys = hand.page.keyboard
    tab_to(hand)
    keys.press("Home")
    for _ in range(20):
        card = wanted.filter(has=hand.page.locator(":scope:focus")).or_(wanted.and_(hand.page.locator(":focus")))
        if card.count():
            return str(card.first.get_attribute("aria-label"))
        keys.press("ArrowRight")
    raise AssertionError("no such card")


def test_voms_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page(settings=QUICK, hurry=True)
    _play_now(page, "voms")
    table = VomsTable(page)
    table.first_turn(_enter)
    while table.my_turn():
        if table.go_on.is_visible():
            page.keyboard.press(say("voms-key-continue"))
            table.go_on.wait_for(state="hidden")
            continue
        card = ""
        while table.play.is_disabled():
            card = _card(table.hand, table.lit)
            page.keyboard.press("Space")
        page.keyboard.press("Enter")
        table.card(card).wait_for(state="detached")
    table.deal_again(_enter)


def test_vira_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page(settings=QUICK, hurry=True)
    _play_now(page, "vira")
    table = ViraTable(page)
    done: set[str] = set()
    while (asked := table.my_turn()) is not None or not {"bid", "play"} <= done:
        if asked is None:
            tab_to(table.next_deal)
            page.keyboard.press("Enter")
            table.next_deal.wait_for(state="hidden")
            continue
        done.add(asked)
        _answer(table, asked)
    tab_to(table.next_deal)


def _answer(table: ViraTable, asked: str) -> None:
    page, keys = table.page, table.page.keyboard
    match asked:
        case "bid" if table.pass_.is_enabled():
            table.speak(lambda: keys.press("p"))
        case "bid":
            tab_to(table.tiles)
            keys.press("Space")
            table.speak(lambda: keys.press("Enter"))
        case "exchange":
            while table.exchange.is_disabled():
                _card(table.hand, table.lit)
                keys.press("Space")
            _press(table.exchange)
        case "play":
            card = _card(table.hand, table.lit)
            keys.press("Enter")
            table.card(card).wait_for(state="detached")
        case "choose":
            _press(page.locator(".choices").get_by_role("button").first)
        case "trump":
            _press(table.suits.first)
        case _:
            _press(table.decide.first)


def _press(button: Locator) -> None:
    press(button, _enter)


def _enter(button: Locator) -> None:
    tab_to(button)
    button.page.keyboard.press("Enter")
