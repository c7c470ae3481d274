"""The analysis of deals: begun on its page, followed, cancelled and read; of a table and of a brought record."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stik.messages import catalogue
from stik.protocol import write_record
from tests.analysis.games import voms_ending
from tests.e2e.conftest import DESK, PHONE, QUICK, OpenPage
from tests.e2e.hands import click
from tests.e2e.looks import inaccessible, sideways, untranslated

pytest.importorskip("stik_kernel", exc_type=ImportError)

RECORD = Path(__file__).parents[1] / "records/vira-sm2025.stik"
BRING = """async (text) => {
  const headers = { 'X-Stik': '1', 'Content-Type': 'application/json' };
  const guest = JSON.stringify({ name: 'Ane', language: 'en' });
  await fetch('/api/guests', { method: 'POST', headers, body: guest });
  const answer = await fetch('/api/replays', { method: 'POST', headers, body: text });
  return (await answer.json()).code;
}"""

say = catalogue("en")


def looks_good(page: Page, name: str, *, closely: bool = True) -> None:
    assert sideways(page) == []
    if closely:
        assert untranslated(page) == []
        assert inaccessible(page) == []
    if folder := os.environ.get("STIK_SHOTS"):
        for size in (PHONE, DESK):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.screenshot(path=Path(folder) / f"analysis-{name}-{size[0]}.png", full_page=True)


def heading(page: Page, code: str, **values: str) -> None:
    expect(page.get_by_role("heading", name=say(code, **values))).to_be_visible(timeout=60_000)


def test_the_end_of_a_deal_is_analysed(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, settings=QUICK)
    hands = {"N": "6c 5c", "E": "5s Ac", "S": "5d 5h", "W": "Qh Qd"}
    actions = ("play 6c", "play 5s", "play 5d", "play Qh", "play 5c", "play Ac", "play 5h", "play Qd")
    code = page.evaluate(BRING, write_record(voms_ending(hands, actions, tricks={"NS": 4, "EW": 3})))
    page.goto(f"{page.url.rstrip('/')}/a/{code}")
    click(page.get_by_role("button", name=say("ui-analysis-start", count=1)))
    heading(page, "analysis/worst-title")
    expect(page.get_by_role("group", name=say("analysis/curve-title", unit="chance"))).to_be_visible()
    click(page.get_by_text(say("ui-analysis-table")))
    expect(page.get_by_role("columnheader", name=say("ui-analysis-where"))).to_be_visible()
    heading(page, "analysis/verdicts-title")
    page.reload()
    heading(page, "analysis/worst-title")  # without being begun again
    looks_good(page, "voms", closely=False)  # what the other test shows of Vira is the same page


def test_a_record_that_was_brought_is_analysed(open_page: OpenPage) -> None:
    page = open_page(size=DESK, settings=QUICK)
    code = page.evaluate(BRING, RECORD.read_text("utf-8"))
    page.goto(f"{page.url.rstrip('/')}/r/{code}/4")
    click(page.get_by_role("button", name=say("ui-menu")))
    click(page.get_by_role("button", name=say("ui-analysis"), exact=True))
    start = page.get_by_role("button", name=say("ui-analysis-start", count=1))
    click(start)
    click(page.get_by_role("button", name=say("ui-cancel")))
    click(start)
    heading(page, "analysis/worst-title")
    heading(page, "analysis/curve-title", unit="deal")
    expect(page.get_by_role("listitem").filter(has_text="Solo vira").first).to_be_visible()
    looks_good(page, "vira")
    page.get_by_role("combobox", name=say("ui-analysis-of")).select_option("0")
    expect(page.get_by_text(say("ui-analysis-partly", done="1", total="8"))).to_be_visible()
    expect(page.get_by_role("group", name=say("ui-analysis-game", game="vira"))).to_be_visible()
    looks_good(page, "vira-game")
