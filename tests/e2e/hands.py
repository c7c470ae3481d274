"""Fingers, mice and keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from stik.messages import catalogue

say = catalogue("en")


FREE = """(card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  for (const y of [0.4, 0.15, 0.7, 0.9]) for (const x of [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94]) {
    const point = { x: left + width * x, y: top + height * y };
    if (card.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return null;
}"""


def click(target: Locator) -> str:
    """Clicks, or taps where fingers are used, and gives the name of what was clicked."""
    name = target.get_attribute("aria-label") or target.inner_text()
    finger = target.page.evaluate("matchMedia('(pointer: coarse)').matches")
    held = "held" in (target.get_attribute("class") or "").split()
    if held or target.get_attribute("aria-disabled") == "true":
        _click_freely(target, finger=finger)
    elif finger:
        target.tap()
    else:
        target.click()
    return name


def _click_freely(target: Locator, *, finger: bool) -> None:
    """Where it is not covered, as a held card partly is by the others, and though it is called disabled."""
    element = target.element_handle()
    element.wait_for_element_state("stable")
    point = element.evaluate(FREE)
    assert point is not None, "it is covered"
    if finger:
        target.page.touchscreen.tap(point["x"], point["y"])
    else:
        target.page.mouse.click(point["x"], point["y"])


def play_now(page: Page, game: str) -> None:
    """From the first page to a table with bots."""
    click(page.get_by_role("button", name=f"{say('ui-play-now')}: {say(f'ui-game-{game}')}"))


def press(button: Locator, how: Callable[[Locator], object] = click) -> None:
    """Presses a button, and waits until it is gone or asks something else."""
    pressed, words = button.element_handle(), button.inner_text()
    how(button)
    gone = "([one, words]) => !one.isConnected || !one.checkVisibility() || one.innerText !== words"
    button.page.wait_for_function(gone, arg=[pressed, words])


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
