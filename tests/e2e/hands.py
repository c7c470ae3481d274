"""Fingers, mice and keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

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


def any_of(*texts: str) -> re.Pattern[str]:
    """Any of these sentences; `0` stands for any figure, `…` for anything."""
    parts = (re.escape(text).replace("0", r"\d+").replace("…", ".+") for text in texts)
    return re.compile(rf"^({'|'.join(parts)})$")


def until(page: Page, happened: Callable[[], bool], seconds: float = 60) -> None:
    """Waits for what no single page can tell."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it never happened"
        page.wait_for_timeout(50)


def tab_to(target: Locator, most: int = 60) -> None:
    """Presses the tab key until this, or something in it, has the focus."""
    for _ in range(most):
        if target.count() and target.first.evaluate("one => one.contains(document.activeElement)"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {target}")
