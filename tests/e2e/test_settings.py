"""What somebody sets on a device is seen at once, and again after a reload."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, expect

from stik.messages import catalogue
from tests.e2e.company import open_table
from tests.e2e.conftest import PHONE, QUICK, SIZES, OpenPage
from tests.e2e.hands import click, play_now
from tests.e2e.voms import VomsTable

say = catalogue("en")
FLAGS = ("four-colour", "large-cards", "high-contrast", "left-hand")


def _card(page: Page) -> dict[str, object]:
    found: dict[str, object] = VomsTable(page).cards.first.evaluate(
        """card => ({
          face: getComputedStyle(card.querySelector('.card')).backgroundImage,
          width: card.getBoundingClientRect().width,
          ice: getComputedStyle(document.documentElement).getPropertyValue('--ice'),
        })"""
    )
    return found


def _order(table: VomsTable) -> tuple[list[str], bool]:
    """The cards from the left, and whether the button lies left of them."""
    names = table.held()
    button, hand = table.play.bounding_box(), table.hand.bounding_box()
    assert button is not None
    assert hand is not None
    return names, button["x"] + button["width"] / 2 < hand["x"] + hand["width"] / 2


@SIZES
def test_settings_are_seen_and_stay(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, settings={"animation": "fast"})
    play_now(page, "voms")
    table = VomsTable(page)
    table.first_turn()
    before, (names, left) = _card(page), _order(table)
    assert not left

    click(page.get_by_role("button", name=say("ui-menu"), exact=True))
    click(page.get_by_role("button", name=say("ui-settings")))
    dialog = page.get_by_role("dialog", name=say("ui-settings"))
    for flag in FLAGS:
        dialog.get_by_role("switch", name=say(f"ui-settings-{flag}")).check()
        expect(page.locator("html")).to_have_attribute(f"data-{flag}", "")
    dialog.get_by_role("radio", name=say("ui-settings-animation-off"), exact=True).check()
    click(dialog.get_by_role("button", name=say("ui-close")))

    for _ in range(2):
        table.first_turn()
        after, (mirrored, left) = _card(page), _order(table)
        assert "/four-large/" in str(after["face"])
        assert after["ice"] != before["ice"]
        assert float(str(after["width"])) > float(str(before["width"])) or size[0] < 700
        assert mirrored == names[::-1]
        assert left
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--tempo')") == "0"
        page.reload()


def test_reduced_motion_is_honoured(open_page: OpenPage) -> None:
    page = open_page(reduced_motion=True)
    tempo = "getComputedStyle(document.documentElement).getPropertyValue('--tempo')"
    assert page.evaluate(tempo) == "0"
    play_now(page, "voms")
    table = VomsTable(page)
    table.first_turn()
    table.take_turn()
    running = "document.getAnimations().filter(one => one.effect.getTiming().duration > 1).length"
    assert page.evaluate(running) == 0


def test_settings_without_storage_still_play(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    page.goto(open_page(settings=QUICK).url)
    play_now(page, "voms")
    VomsTable(page).first_turn()


def test_bots_play_as_well_as_was_asked_for(open_page: OpenPage) -> None:
    page = open_page("/new?game=voms", size=PHONE, settings=QUICK, hurry=True)
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    click(page.locator("summary").filter(has_text=say("ui-new-more")))
    bots = page.get_by_role("group", name=say("ui-new-bots"), exact=True)
    expect(bots.get_by_role("radio")).to_have_count(4)
    bots.get_by_role("radio", name=say("ui-bots-strong")).check()
    open_table(page, "Aviâja")
    click(page.get_by_role("button", name=say("ui-start")))
    table = VomsTable(page)
    table.first_turn()
    table.take_turn()
    table.play.or_(table.go_on).or_(table.result).first.wait_for()  # three bots have thought
    asked = [one["table"]["settings"]["bots"] for one in map(json.loads, frames) if one["type"] == "table"]
    assert asked
    assert set(asked) == {"strong"}
