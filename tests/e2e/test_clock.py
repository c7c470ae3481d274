"""One clock: the hall, the desk and the phones show the server's time, whatever their own clocks say."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import DESK, PHONE, QUICK, OpenPage
from tests.e2e.desk import Desk
from tests.e2e.hands import until

TEAMS: Final = ("Nuuk", "Sisimiut", "Qaqortoq", "Ilulissat")

DEVICE: Final = """
(([wrong]) => {
  const Right = Date, since = performance.now.bind(performance);
  let lost = 0, asleep = null;
  performance.now = () => (asleep ?? since()) - lost;
  globalThis.Date = class extends Right {
    constructor(...given) { given.length ? super(...given) : super(Right.now() + wrong); }
    static now() { return Right.now() + wrong; }
  };
  globalThis.device = {
    sleep() { asleep = since(); },
    wake() { lost += since() - asleep; asleep = null; document.dispatchEvent(new Event('visibilitychange')); },
  };
})(%s)
"""
"""A device whose clock is wrong by so many milliseconds, and whose time since the start stands still in its sleep."""

SOON: Final = 10
"""Seconds within which a screen must be right; a wrong one stayed wrong for 28."""


@dataclass
class Clock:
    """The clock of the round on one screen."""

    page: Page
    left: Callable[[], float]
    """Seconds left of the round, by the server's clock."""

    def off(self) -> float:
        """How many seconds it is wrong, at least."""
        most = self.left()
        text = self.page.locator("[role=timer]").first.inner_text()
        least = self.left()
        minutes, seconds = text.split(":")
        shown = int(minutes) * 60 + int(seconds)
        return max(0.0, shown - most - 1, least - shown)

    def comes_right(self) -> None:
        until(self.page, lambda: self.off() < 1, SOON)


@pytest.fixture
def desk(open_page: OpenPage) -> Desk:
    desk = Desk(open_page(), {"name": "Katuaq Cup", "format": "labansen", "settings": {"pools": 1}})
    desk.enter(TEAMS)
    desk.run()
    return desk


@pytest.fixture
def open_clock(open_page: OpenPage, desk: Desk) -> Callable[..., Clock]:
    begun: int = desk.shown()["rounds"][0]["begun"]
    minutes: int = desk.shown()["rounds"][0]["minutes"]

    def opened(path: str, *, wrong: int = 0, size: tuple[int, int] = PHONE) -> Clock:
        page = open_page("/", size=size, settings=QUICK)
        page.context.add_init_script(DEVICE % json.dumps([wrong * 1000]))
        page.goto(f"/c/{desk.code}{path}")
        page.locator("[role=timer]").first.wait_for()
        return Clock(page, lambda: begun / 1000 + minutes * 60 - time.time())

    return opened


def test_every_screen_shows_the_servers_time(desk: Desk, open_clock: Callable[..., Clock]) -> None:
    clocks = [
        open_clock("/hall", wrong=420, size=DESK),
        open_clock("", wrong=-200),
        open_clock("", wrong=86_400),
        open_clock("", wrong=3),
        open_clock("", wrong=0, size=DESK),
    ]
    # Their questions wait at the server for a while before they are answered.
    clocks[0].page.wait_for_timeout(4_000)
    desk.give("describe", message="Pizza!")
    for clock in clocks:
        clock.page.get_by_text("Pizza!").first.wait_for()
        clock.comes_right()


def test_a_phone_that_slept_is_right_again(open_clock: Callable[..., Clock]) -> None:
    phone = open_clock("", wrong=-90)
    phone.comes_right()
    phone.page.evaluate("device.sleep()")
    until(phone.page, lambda: phone.off() > 3)
    phone.page.evaluate("device.wake()")
    phone.comes_right()


def test_a_phone_that_lost_the_net_is_right_again(open_clock: Callable[..., Clock]) -> None:
    phone = open_clock("", wrong=40)
    phone.comes_right()
    phone.page.context.set_offline(True)
    phone.page.evaluate("device.sleep()")
    until(phone.page, lambda: phone.off() > 3)
    phone.page.context.set_offline(False)
    phone.page.evaluate("device.wake()")
    phone.comes_right()
