"""What somebody sets on a device is seen at once, and again after a reload."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from stik.messages import catalogue
from tests.e2e.conftest import QUICK, SIZES, OpenPage
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
