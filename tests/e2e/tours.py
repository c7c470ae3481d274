"""Ways through the page that stop wherever it looks different."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from stik.messages import catalogue
from tests.e2e.hands import click, play_now
from tests.e2e.vira import ViraTable
from tests.e2e.voms import VomsTable

say = catalogue("en")


def pages(page: Page) -> Iterator[str]:
    """Everything but the games."""
    page.get_by_role("heading", level=1).wait_for()
    yield "lobby"
    click(page.get_by_role("button", name=say("ui-settings")))
    page.get_by_role("dialog", name=say("ui-settings")).wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    click(page.get_by_role("link", name=say("ui-account")))
    page.get_by_role("heading", name=say("ui-account")).wait_for()
    yield "account of nobody"
    page.get_by_label(say("ui-name-label")).fill("Aviâja")
    click(page.get_by_role("button", name=say("ui-save")))
    page.get_by_role("heading", name=say("ui-account-create")).wait_for()
    yield "account of a guest"
    for game in ("voms", "vira"):
        page.goto(f"/new?game={game}")
        page.get_by_role("heading", name=say("ui-new-table")).wait_for()
        yield f"new {game}"
        for fold in page.locator("summary").all():
            fold.click()
        yield f"new {game}, unfolded"
    click(page.get_by_role("button", name=say("ui-new-open")))
    page.get_by_role("button", name=say("ui-start")).wait_for()
    yield "waiting room"
    page.locator("summary").click()
    yield "rules of the table"
    page.goto("/nowhere")
    page.get_by_role("heading", name=say("ui-missing-page")).wait_for()
    yield "no page"


def voms(page: Page) -> Iterator[str]:
    """A deal of Voms."""
    play_now(page, "voms")
    table = VomsTable(page)
    states = {"lead": False, "follow": True}
    while states or not table.result.get_by_role("button", name="Article").count():
        if not table.my_turn():
            table.deal_again()
            continue
        follows = (
            page.get_by_role("group", name=say("voms-trick")).get_by_role("listitem").get_by_role("img").count() > 0
        )
        for state in [name for name, wanted in states.items() if wanted == follows]:
            del states[state]
            yield state
            if state == "follow":
                yield from _drawer(page)
        table.take_turn()
        if not states:
            table.play_deal()
    yield "result"
    click(table.result.get_by_role("button", name="Article").first)
    page.get_by_role("dialog").get_by_role("heading", level=3).wait_for()
    yield "article"
    page.keyboard.press("Escape")
    click(page.get_by_role("button", name=say("ui-replay-short")))
    page.get_by_role("region", name=say("ui-replay")).get_by_role("button", name=say("ui-replay-forward")).wait_for()
    yield "replay"


def vira(page: Page) -> Iterator[str]:
    """Deals of Vira."""
    play_now(page, "vira")
    table = ViraTable(page)
    left = {"bid", "exchange", "trump", "play"}
    while left:
        asked = table.my_turn()
        if asked is None:
            table.deal_again()
            continue
        if asked in left:
            left.remove(asked)
            yield asked
        table.take_turn(asked, say("contract-vira") if left - {"bid", "play"} else None)
    table.play_deal()
    yield "result"


def _drawer(page: Page) -> Iterator[str]:
    click(page.get_by_role("button", name=say("ui-log-and-chat")))
    yield "chat"
    click(page.get_by_role("button", name=say("ui-log"), exact=True))
    yield "log"
    page.keyboard.press("Escape")
