"""Takes the pictures of the README: plays to moments worth a picture, always the same, and writes docs/pictures.

    make page && python tools/screenshots.py [NAME …]

The server that this script starts deals from a seed, and so do the pages; nothing else about them is changed.
"""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.e2e.conftest import ARGUMENTS, chromium
from tests.e2e.desk import Desk
from tests.e2e.hands import click, play_now, press
from tests.e2e.vira import ViraTable
from tests.e2e.voms import VomsTable

from stik.messages import catalogue

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
LARGEST = 150_000
DESK, PHONE = (1280, 800), (360, 740)
NAME = "Paninnguaq"
CHANCE = """
let calls = 0;
crypto.getRandomValues = (bytes) => { calls += 1; return bytes.fill(calls % 251).fill(calls >> 8, 0, 1); };
"""
SETTINGS = """localStorage.setItem('stik.settings', '{"animation":"off","language":"en"}');"""
say = catalogue("en")


def lobby(page: Page) -> None:
    page.get_by_label(say("ui-name-label")).fill(NAME)
    page.get_by_role("heading", level=1).click()


def voms(page: Page) -> None:
    """In the middle of the third deal: two have played, one is asked."""
    table = _at_voms(page)
    trick = page.get_by_role("group", name=say("voms-trick")).get_by_role("img")
    for _ in range(2):
        table.play_deal()
        table.deal_again()
    table.first_turn()
    while trick.count() < 2 or len(table.held()) < 4:
        table.take_turn()
        table.first_turn()
    click(table.lit.first)


def result(page: Page) -> None:
    """A deal with feats."""
    table = _at_voms(page)
    lines = table.result.get_by_role("button", name="Article")
    while True:
        table.play_deal()
        if lines.count() > 2 or not table.next_deal.count():
            return
        table.deal_again()


def vira_bid(page: Page) -> None:
    """Others have bid, one looks at a bid."""
    table = _at_vira(page)
    while table.my_turn() != "bid" or table.pass_.is_disabled():
        _go_on(table, None)
    click(table.box.get_by_role("button", name=f"{say('contract-spel8')}, "))


def vira_play(page: Page) -> None:
    """One plays a game of one's own, some tricks are taken."""
    table = _at_vira(page)
    trick = page.get_by_role("list", name=say("vira-trick")).get_by_role("img")
    played = 0
    while (asked := table.my_turn()) != "play" or played < 4 or trick.count() != 2:
        played = 0 if asked is None else played + (asked == "play")
        if asked in {"exchange", "play"}:
            _take_advice(table, asked)
        else:
            _go_on(table, say("contract-spel8"))
    click(table.lit.first)


# a tournament in its fifth round

EVENT = {"name": "Nuuk Open", "format": "voms-championship", "place": "Katuaq, Nuuk", "date": "2026-11-21", "seed": "1"}
TEAMS = (
    *("Nuuk 1", "Sisimiut", "Qaqortoq", "Ilulissat", "Aasiaat", "Tasiilaq", "Maniitsoq", "Narsaq"),
    *("Paamiut", "Upernavik", "Uummannaq", "Qeqertarsuaq"),
)


def hall(page: Page) -> None:
    """The screen in the hall while a round is played."""
    desk = _fifth_round(page)
    page.goto(f"/c/{desk.code}/hall")
    page.get_by_role("heading", level=1).wait_for()


def organiser(page: Page) -> None:
    """The desk: results typed in one after another."""
    desk = _fifth_round(page)
    page.goto(f"/c/{desk.code}/desk?at=results")
    page.locator("[data-match]").first.wait_for()


def score(page: Page) -> None:
    """A team fills the combs on its phone."""
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url)
    desk = _fifth_round(other.new_page())
    match = next(one for one in desk.shown()["matches"] if one["state"] == "planned")
    entrants = {one["id"]: one for one in desk.shown()["entrants"]}
    ours, theirs = (entrants[one] for one in match["entrants"])
    page.goto(f"/c/{desk.code}/join/{ours['key']}")
    page.get_by_label(say("ui-joining-name")).fill(NAME)
    click(page.get_by_role("button", name=say("ui-joining-send")))
    page.get_by_text(say("ui-joining-as-entrant", name=ours["name"])).wait_for()
    page.goto(f"/c/{desk.code}/match/{match['id']}")
    page.get_by_role("spinbutton", name=say("ui-score-comb", name=ours["name"])).press("9")
    page.get_by_role("spinbutton", name=say("ui-score-comb", name=theirs["name"])).press("6")
    other.close()


def _fifth_round(page: Page) -> Desk:
    desk, chance = Desk(page, EVENT), Random(3)
    for team in TEAMS:
        desk.give("register", name=team)
    desk.give("draw")
    desk.give("turn-cards", count=len(TEAMS))
    desk.give("schedule")
    desk.give("move", to="running")
    for number in range(1, 6):
        desk.give("run-round", round=number)
        for match in [one for one in desk.shown()["matches"] if one["round"] == number]:
            lus = chance.sample([9, chance.randrange(9)], 2)
            if number < 5 or chance.random() < 0.5:
                desk.give("enter", match=match["id"], result={"lus": lus})
        if number < 5:
            desk.give("run-round", round=number, action="end")
    return desk


@dataclass(frozen=True)
class Picture:
    """What is shown, from which seed, and how large."""

    play: Callable[[Page], None]
    seed: int
    size: tuple[int, int] = DESK


WANTED = {
    "lobby": Picture(lobby, 1),
    "lobby-phone": Picture(lobby, 1, PHONE),
    "voms": Picture(voms, 1),
    "voms-phone": Picture(voms, 1, PHONE),
    "result": Picture(result, 1),
    "result-phone": Picture(result, 1, PHONE),
    "vira-bid": Picture(vira_bid, 1),
    "vira-bid-phone": Picture(vira_bid, 1, PHONE),
    "vira-play": Picture(vira_play, 1),
    "vira-phone": Picture(vira_play, 1, PHONE),
    "hall": Picture(hall, 1),
    "desk": Picture(organiser, 1),
    "score-phone": Picture(score, 1, PHONE),
}


def _at_voms(page: Page) -> VomsTable:
    page.get_by_label(say("ui-name-label")).fill(NAME)
    play_now(page, "voms")
    table = VomsTable(page)
    table.first_turn()
    return table


def _at_vira(page: Page) -> ViraTable:
    page.get_by_label(say("ui-name-label")).fill("Linnéa")
    play_now(page, "vira")
    return ViraTable(page)


def _take_advice(table: ViraTable, asked: str) -> None:
    """Does what the lamp says."""
    click(table.page.get_by_role("button", name=say("ui-hint")))
    hinted = table.hand.locator("button", has=table.page.locator(".hinted"))
    if asked == "play":
        hinted.wait_for()
        card = click(hinted)
        click(table.page.get_by_role("button", name=say("vira-do-play", card=card), exact=True))
        table.card(card).wait_for(state="detached")
        return
    table.page.wait_for_timeout(500)  # perhaps no card at all
    for name in [str(one.get_attribute("aria-label")) for one in hinted.all()]:
        click(table.card(name))
    press(table.exchange)


def _go_on(table: ViraTable, wanted: str | None) -> None:
    asked = table.my_turn()
    if asked is None:
        table.deal_again()
    else:
        table.take_turn(asked, wanted)


# a server that deals from a seed


def serve(seed: str, data: str) -> None:
    from types import SimpleNamespace

    from stik.app import codes, keeper, tables
    from stik.cli.serve import serve as served

    chance = Random(seed)
    seeded = SimpleNamespace(
        token_hex=lambda size: chance.randbytes(size).hex(), randbits=chance.getrandbits, choice=chance.choice
    )
    codes.secrets = keeper.secrets = tables.secrets = seeded  # type: ignore[attr-defined]
    served(port=0, data=data, lang="en")


@contextmanager
def server(seed: int) -> Iterator[str]:
    environment = {**os.environ, "STIK_BOT_PACE": "0", "STIK_RATE_FACTOR": "1000"}
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, __file__, "--serve", str(seed), data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http://")).rstrip(".,")
        finally:
            process.terminate()
            process.wait(30)


def take(browser: Browser, name: str, wanted: Picture) -> None:
    width, height = wanted.size
    with server(wanted.seed) as address:
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            device_scale_factor=2 if width < height else 1,
            has_touch=width < height,
            is_mobile=width < height,
            locale="en-GB",
        )
        context.add_init_script(CHANCE + SETTINGS)
        page = context.new_page()
        page.goto("/")
        wanted.play(page)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(1000)  # for the pictures of the cards; a tournament never stops asking for news
        devtools = context.new_cdp_session(page)
        for quality in (90, 80, 70, 60):
            shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            picture = base64.b64decode(shot["data"])
            if len(picture) <= LARGEST:
                break
        (PICTURES / f"{name}.webp").write_bytes(picture)
        print(f"{name}: {len(picture) // 1024} kB, quality {quality}", flush=True)
        context.close()


def main(names: list[str]) -> None:
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in names or WANTED:
            take(browser, name, WANTED[name])
        browser.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:])
    else:
        main(sys.argv[1:])
