"""A team leaves and one comes late: what the organiser is asked, and what phone, hall and desk say afterwards."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from stik.messages import catalogue
from tests.e2e.championship import shows
from tests.e2e.conftest import DESK, PHONE, QUICK, OpenPage
from tests.e2e.desk import Desk
from tests.e2e.hands import click

TEAMS: Final = ("Nuuk", "Sisimiut", "Qaqortoq", "Ilulissat")
say = catalogue("en")


@pytest.fixture
def boss(open_page: OpenPage) -> Page:
    return open_page("/", size=DESK, settings=QUICK)


def test_a_team_leaves_and_one_comes_late(boss: Page, open_page: OpenPage) -> None:
    desk = Desk(boss, {"name": "Katuaq Cup", "format": "labansen", "settings": {"pools": 1}})
    keys = dict(zip(TEAMS, desk.enter(TEAMS), strict=True))
    desk.run()
    shown = desk.shown()
    names = {one["id"]: one["name"] for one in shown["entrants"]}
    first, second, _ = ([one for one in shown["matches"] if one["round"] == number] for number in (1, 2, 3))
    for match in first:
        desk.give("enter", match=match["id"], result={"lus": [9, 5]})
    desk.give("run-round", round=1, action="end")
    desk.give("run-round", round=2)
    gone, opponent = (names[one] for one in second[0]["entrants"])
    others = [name for name in TEAMS if name not in (gone, opponent)]

    phone = open_page(f"/c/{desk.code}/join/{keys[opponent]}", size=PHONE, settings=QUICK)
    phone.get_by_label(say("ui-joining-name")).fill("A phone")
    click(phone.get_by_role("button", name=say("ui-joining-send")))
    phone.get_by_text(say("ui-joining-as-entrant", name=opponent)).wait_for()
    phone.goto(f"/c/{desk.code}")
    mine = phone.get_by_role("region", name=say("ui-mine"), exact=True)
    expect(mine).to_contain_text(gone)

    boss.goto(f"/c/{desk.code}/desk?at=entrants")
    click(boss.get_by_role("button", name=re.compile(f"^{gone}")))
    click(boss.get_by_role("button", name=say("ui-desk-withdraw")))
    asked = boss.get_by_role("dialog", name=say("ui-desk-confirm-title"))
    expect(asked).to_contain_text(say("ui-desk-confirm-gone-withdrawn", name=gone))
    for other in (opponent, *others):
        expect(asked).to_contain_text(f"{other} 9:1")
    click(asked.get_by_role("button", name=say("ui-desk-do-it")))

    why = say("ui-tournament-gone-withdrawn", name=gone)
    expect(mine).to_contain_text(say("ui-mine-given", why=why, lus="9:1"))
    hall = open_page(f"/c/{desk.code}/hall", size=DESK, settings=QUICK)
    shows(hall, *others, say("tournament-bye", teams=f"{opponent} (9:1)"))
    boss.goto(f"/c/{desk.code}/desk")
    missing = boss.get_by_role("region", name=say("ui-desk-round-now"))
    expect(missing).to_contain_text(say("ui-desk-missing", count=1))
    expect(missing).not_to_contain_text(gone)

    late = desk.give("register", name="Aasiaat")["entrant"]
    desk.give("check-in", entrant=late)
    click(boss.get_by_role("button", name=say("ui-desk-step-admit")))
    expect(boss.get_by_role("button", name=say("ui-desk-step-admit"))).to_have_count(0)
    games = [one for one in desk.shown()["matches"] if late in one["entrants"]]
    assert len(games) == len(TEAMS) - 1
    last = games[-1]["round"]
    boss.goto(f"/c/{desk.code}/desk?at=results&round={last}")
    boss.get_by_text(say("ui-desk-round-not-begun", round=last)).wait_for()
    expect(boss.get_by_role("tabpanel").locator("input")).to_have_count(0)
