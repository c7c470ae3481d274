"""Two people over a link, a spectator, and somebody who goes away for a while."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, expect

from stik.messages import catalogue
from tests.e2e.company import open_table, sit, turn_of
from tests.e2e.conftest import QUICK, OpenPage
from tests.e2e.hands import click
from tests.e2e.voms import VomsTable

say = catalogue("en")


def test_two_people_a_spectator_and_a_bot_for_who_is_away(open_page: OpenPage) -> None:
    host = open_page("/new?game=voms", settings=QUICK)
    link = open_table(host, "Aviâja")
    guest = open_page(link, settings=QUICK)
    sit(guest, "Bodil")
    expect(host.get_by_role("listitem").filter(has_text="Bodil")).to_be_visible()

    frames: list[str] = []
    watcher = open_page("/", settings=QUICK)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    watcher.on("websocket", listen)
    watcher.goto(link)

    for page in (host, guest):
        click(page.get_by_role("button", name=say("ui-start")))
    first, second = VomsTable(host), VomsTable(guest)
    for _ in range(6):
        turn_of(first, second).take_turn()

    _talk(host, guest)
    _sees_no_hand(watcher, frames)
    _leaves_and_returns(first, second, link)


def _talk(host: Page, guest: Page) -> None:
    click(host.get_by_role("button", name=say("ui-log-and-chat")))
    host.get_by_label(say("ui-chat-write")).fill("Good evening, æøå!")
    click(host.get_by_role("button", name=say("ui-chat-send")))
    click(guest.get_by_role("button", name=say("ui-log-and-chat-unread", count=1)))
    expect(guest.get_by_role("list", name=say("ui-chat"))).to_contain_text("Good evening, æøå!")
    click(guest.get_by_role("button", name=say("phrase-coffee")))
    expect(host.get_by_role("list", name=say("ui-chat"))).to_contain_text(say("phrase-coffee"))
    for page in (host, guest):
        page.keyboard.press("Escape")


def _sees_no_hand(watcher: Page, frames: list[str]) -> None:
    expect(watcher.get_by_role("group", name=say("voms-combs"))).to_be_visible()
    expect(watcher.get_by_role("group", name=say("play/your-hand"))).to_have_count(0)
    documents = [json.loads(frame) for frame in frames]
    deals = [one["deal"] for one in documents if one["type"] == "table" and one["deal"]]
    deals += [one["change"]["deal"] for one in documents if one["type"] == "change" and one["change"].get("deal")]
    assert deals
    assert not any(deal.get("hands") or deal.get("actions") for deal in deals if deal.get("phase") != "over")


def _leaves_and_returns(first: VomsTable, second: VomsTable, link: str) -> None:
    context = second.page.context
    while turn_of(first, second) is first:
        first.take_turn()
    away = first.page.get_by_text(say("plate-away"))
    second.page.close()
    expect(away.first).to_be_visible()
    first.play_deal()
    again = context.new_page()
    again.goto(link)
    VomsTable(again).hand.or_(VomsTable(again).result).first.wait_for()
    expect(away).to_have_count(0)
    expect(again.get_by_role("button", name=say("ui-menu"))).to_be_visible()
    turn_of(first, VomsTable(again)).take_turn()
