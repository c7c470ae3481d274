"""A forgotten password: back by a code from the account page, and by a link from whoever looks after the server."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Locator, Page, expect

from stik.messages import LANGUAGES, catalogue
from tests.e2e.conftest import DESK, PHONE, SIZES, OpenPage
from tests.e2e.hands import click, tab_to
from tests.e2e.looks import inaccessible, sideways, speak, untranslated
from tests.e2e.process import Server
from tests.e2e.watch import Watch
from tests.faults.serving import stik_process

say = catalogue("en")
OLD, NEW = "snow and ice 9", "sun and summer"


def in_order(page: Page) -> None:
    assert not inaccessible(page)
    assert not untranslated(page)
    for language in LANGUAGES:
        speak(page, language)
        assert not sideways(page)
    speak(page, "en")


def form(page: Page, button: str) -> Locator:
    return page.locator("form").filter(has=page.get_by_role("button", name=say(button), exact=True))


def account(page: Page, login: str) -> None:
    page.get_by_label(say("ui-name-label")).fill(login.title())
    click(page.get_by_role("button", name=say("ui-save")))
    enter(page, "ui-account-create", login, OLD)
    expect(page.get_by_text(say("ui-signed-in-as", login=login))).to_be_visible()


def enter(page: Page, button: str, login: str, password: str) -> None:
    fields = form(page, button)
    fields.get_by_label(say("ui-login")).fill(login)
    fields.get_by_label(say("ui-password"), exact=True).fill(password)
    click(fields.get_by_role("button", name=say(button), exact=True))


@SIZES
def test_back_by_a_code(open_page: OpenPage, watches: dict[BrowserContext, Watch], size: tuple[int, int]) -> None:
    login = f"ane{size[0]}"
    mine = open_page("/me", size=size)
    account(mine, login)
    expect(mine.get_by_text("You have none.")).to_be_visible()
    making = form(mine, "ui-codes-make")
    watches[mine.context].expect("403")
    making.get_by_label(say("ui-codes-password")).fill(NEW)
    click(making.get_by_role("button"))
    expect(mine.get_by_role("alert").filter(has_text=say("people-wrong-password"))).to_be_visible()
    making.get_by_label(say("ui-codes-password")).fill(OLD)
    click(making.get_by_role("button"))
    codes = mine.locator("code")
    expect(codes).to_have_count(10)
    expect(mine.get_by_text(say("ui-codes-once"))).to_be_visible()
    in_order(mine)
    code = codes.first.inner_text()
    mine.context.grant_permissions(["clipboard-read", "clipboard-write"])
    click(mine.get_by_role("button", name=say("ui-copy"), exact=True))
    expect(mine.get_by_text(say("ui-codes-copied"), exact=True)).to_be_visible()
    assert mine.evaluate("navigator.clipboard.readText()").split() == codes.all_inner_texts()
    mine.emulate_media(media="print")
    expect(codes.first).to_be_visible()
    expect(mine.get_by_role("heading", level=1)).to_be_hidden()
    expect(mine.get_by_role("button", name=say("ui-copy"))).to_be_hidden()
    mine.emulate_media(media="screen")

    lost = open_page("/me", size=size)
    click(lost.get_by_role("link", name=say("ui-forgotten")))
    expect(lost.get_by_text(say("ui-back-signs-out"))).to_be_visible()
    in_order(lost)
    watches[lost.context].expect("403")
    back = form(lost, "ui-back-set")
    back.get_by_label(say("ui-back-code")).fill("abcd-efgh-jkmn-pqrs")
    back.get_by_label(say("ui-password-new")).fill(NEW)
    click(back.get_by_role("button"))
    expect(lost.get_by_role("alert").filter(has_text="does not work")).to_be_visible()
    back.get_by_label(say("ui-back-code")).fill(code.upper())
    back.get_by_label(say("ui-password-new")).fill(NEW)
    tab_to(back.get_by_role("button"))
    lost.keyboard.press("Enter")
    expect(lost.get_by_text(say("ui-back-as", login=login))).to_be_visible()
    in_order(lost)
    click(lost.get_by_role("link", name=say("ui-account"), exact=True).last)
    expect(lost.get_by_text("You have 9 left.")).to_be_visible()

    mine.reload()
    expect(form(mine, "ui-sign-in")).to_be_visible()
    enter(mine, "ui-sign-in", login, OLD)
    expect(mine.get_by_role("alert").filter(has_text=say("people-wrong-password"))).to_be_visible()
    enter(mine, "ui-sign-in", login, NEW)
    expect(mine.get_by_text(say("ui-signed-in-as", login=login))).to_be_visible()


@SIZES
def test_back_by_a_link(
    open_page: OpenPage, server: Server, watches: dict[BrowserContext, Watch], size: tuple[int, int]
) -> None:
    login = f"ole{size[0]}"
    mine = open_page("/me", size=size)
    account(mine, login)
    made = stik_process("admin", "recover", login, "--data", str(server.data), STIK_ORIGINS=server.address)
    address = made.stdout.splitlines()[-1]
    lost = open_page(address, size=size)
    expect(lost.get_by_role("heading", level=1)).to_have_text(say("ui-back-link"))
    expect(lost.get_by_label(say("ui-back-code"))).to_be_hidden()
    in_order(lost)
    lost.get_by_label(say("ui-password-new")).fill(NEW)
    click(lost.get_by_role("button", name=say("ui-back-set")))
    expect(lost.get_by_text(say("ui-back-as", login=login))).to_be_visible()
    expect(lost).to_have_url(re.compile("/back$"))
    mine.reload()
    expect(form(mine, "ui-sign-in")).to_be_visible()

    again = open_page(address, size=size)
    watches[again.context].expect("403")
    again.get_by_label(say("ui-password-new")).fill(OLD)
    click(again.get_by_role("button", name=say("ui-back-set")))
    expect(again.get_by_role("alert").filter(has_text="does not work")).to_be_visible()


def test_who_guesses_is_told_how_long_to_wait(open_page: OpenPage, watches: dict[BrowserContext, Watch]) -> None:
    for size in (PHONE, DESK):
        page = open_page("/me", size=size)
        watches[page.context].expect("403", "429")
        told = page.get_by_role("alert").filter(has_text=re.compile(r"Try again in (one|\d+) (second|minute)s?\."))
        for _ in range(8):
            with page.expect_response("**/api/sessions"):
                enter(page, "ui-sign-in", "nobody.here", OLD)
        expect(told).to_be_visible()
        in_order(page)
