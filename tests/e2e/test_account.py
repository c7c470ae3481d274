"""An account: made, left, entered again, from two devices, with a passkey, taken along and deleted."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from stik.messages import catalogue
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import click
from tests.e2e.watch import Watch

say = catalogue("en")
PASSWORD = "snow and ice 9"


def _form(page: Page, title: str) -> Locator:
    return page.locator("form").filter(has=page.get_by_role("heading", name=say(title)))


def _enter(page: Page, title: str, login: str) -> None:
    form = _form(page, title)
    form.get_by_label(say("ui-login")).fill(login)
    form.get_by_label(say("ui-password")).fill(PASSWORD)
    click(form.get_by_role("button", name=say(title), exact=True))


def _sign_out(page: Page) -> None:
    click(page.locator("section").last.get_by_role("button", name=say("ui-sign-out"), exact=True))
    expect(_form(page, "ui-sign-in")).to_be_visible()


def _account(page: Page, login: str) -> Locator:
    """Makes an account; what says that one is signed in."""
    page.get_by_label(say("ui-name-label")).fill("Aviâja")
    click(page.get_by_role("button", name=say("ui-save")))
    _enter(page, "ui-account-create", login)
    signed_in = page.get_by_text(say("ui-signed-in-as", login=login))
    expect(signed_in).to_be_visible()
    return signed_in


def test_account_on_two_devices(open_page: OpenPage) -> None:
    page = open_page("/me")
    signed_in = _account(page, "aviaja")
    _sign_out(page)
    _enter(page, "ui-sign-in", "aviaja")
    expect(signed_in).to_be_visible()

    other = open_page("/me")
    _enter(other, "ui-sign-in", "aviaja")
    there = other.get_by_text(say("ui-signed-in-as", login="aviaja"))
    expect(there).to_be_visible()

    page.reload()
    devices = page.locator("section").filter(has=page.get_by_role("heading", name=say("ui-devices")))
    expect(devices.get_by_role("listitem")).to_have_count(2)
    click(devices.get_by_role("button", name=say("ui-device-revoke")))
    expect(devices.get_by_role("listitem")).to_have_count(1)
    other.reload()
    expect(_form(other, "ui-sign-in")).to_be_visible()
    expect(there).to_be_hidden()


def test_passkey(open_page: OpenPage) -> None:
    page = open_page("/me")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    key = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": key})
    signed_in = _account(page, "malik")
    click(page.get_by_role("button", name=say("ui-passkey-add")))
    expect(page.get_by_role("button", name=say("ui-passkey-delete"), exact=True)).to_be_visible()
    _sign_out(page)
    click(page.get_by_role("button", name=say("ui-sign-in-passkey")))
    expect(signed_in).to_be_visible()


def test_own_data_and_deletion(open_page: OpenPage, downloads: Path, watches: dict[BrowserContext, Watch]) -> None:
    page = open_page("/me")
    _account(page, "nivi")
    with page.expect_download() as download:
        click(page.get_by_role("link", name=say("ui-export")))
    path = downloads / download.value.suggested_filename
    download.value.save_as(path)
    assert path.suffix == ".json"
    assert "nivi" in json.dumps(json.loads(path.read_text("utf-8")))

    click(page.get_by_role("button", name=say("ui-delete")))
    dialog = page.get_by_role("dialog", name=say("ui-delete"))
    click(dialog.get_by_role("button", name=say("ui-delete"), exact=True))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("ui-headline"))
    click(page.get_by_role("link", name=say("ui-account")))
    watches[page.context].expect("403")
    _enter(page, "ui-sign-in", "nivi")
    expect(page.get_by_role("alert").filter(has_text="password")).to_be_visible()
