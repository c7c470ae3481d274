"""Fingers and mice."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from stik.messages import catalogue

say = catalogue("en")


def click(target: Locator) -> str:
    """Clicks or taps where a held card is not covered by the next, and gives the name of what was clicked."""
    name = target.get_attribute("aria-label") or target.inner_text()
    held = "held" in (target.get_attribute("class") or "")
    position = {"x": 14.0, "y": 30.0} if held else None
    if target.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        target.tap(position=position)  # type: ignore[arg-type]
    else:
        target.click(position=position)  # type: ignore[arg-type]
    return name


def play_now(page: Page, game: str) -> None:
    """From the first page to a table with bots."""
    click(page.get_by_role("button", name=f"{say('ui-play-now')}: {say(f'ui-game-{game}')}"))
