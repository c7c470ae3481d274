"""One server and one browser for the tests of a file; every page is watched, and must not complain."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.looks import SHIFTS
from tests.e2e.process import Server
from tests.e2e.watch import Watch

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE: Final = 30_000
"""Milliseconds for anything to happen; on an idle machine nothing takes one."""

expect.set_options(timeout=PATIENCE)

PHONE: Final = (360, 740)
DESK: Final = (1280, 800)
SIZES: Final = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
QUICK: Final = {"animation": "off"}
"""Settings of the page for whoever is in a hurry."""
HURRY: Final = """
const wait = window.setTimeout;
window.setTimeout = (then, pause = 0, ...given) => wait(then, pause < 1500 ? pause / 10 : pause, ...given);
"""
"""The pauses in which a person follows the play, for whoever needs none."""


class OpenPage(Protocol):
    """Opens the page as another person on another device."""

    def __call__(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        settings: dict[str, object] | None = None,
        reduced_motion: bool = False,
        hurry: bool = False,
    ) -> Page: ...


def chromium() -> str:
    """The browser of this machine."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        raise FileNotFoundError("no Chromium on this machine: run `make browser` first")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def watches() -> dict[BrowserContext, Watch]:
    """The watch over each device."""
    return {}


@pytest.fixture
def open_page(server: Server, browser: Browser, watches: dict[BrowserContext, Watch]) -> Iterator[OpenPage]:
    def opened(
        path: str = "/",
        *,
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        settings: dict[str, object] | None = None,
        reduced_motion: bool = False,
        hurry: bool = False,
    ) -> Page:
        width, height = size
        phone = min(size) < 500
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SHIFTS)
        if hurry:
            context.add_init_script(HURRY)
        watches[context] = Watch(context, urlsplit(server.address).netloc)
        if settings is not None:
            text = json.dumps(json.dumps(settings))
            once = f"localStorage.getItem('stik.settings') ?? localStorage.setItem('stik.settings', {text})"
            context.add_init_script(f"try {{ {once} }} catch {{}}")
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    for context in watches:
        for page in context.pages:
            print(page.url, page.locator("body").aria_snapshot(), sep="\n")  # noqa: T201 -- shown where a test failed
    complaints = {page.url: watch.complaints for one, watch in watches.items() for page in one.pages[:1]}
    for context in watches:
        context.close()
    assert not any(complaints.values()), complaints


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    return tmp_path
