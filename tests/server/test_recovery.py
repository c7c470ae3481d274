"""A forgotten password: back by a recovery code, or by a link from whoever looks after the server."""

from __future__ import annotations

import io
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from stik.app.codes import ALPHABET
from stik.app.identity import hashed
from stik.app.passwords import Passwords
from stik.app.ports import Storage
from stik.app.sign_in.guesses import BY_ADDRESS, BY_LOGIN
from stik.app.sign_in.ways_back import CODES
from stik.server.services import Services
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from tests.server.conftest import FakeClock, NewBrowser, account, guest, refused

PASSWORD = "sne og is 9"
NEW = "sol og sommer"
HOUR = 3_600_000


@pytest.fixture(params=["memory", "sqlite"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    opened: Storage = MemoryStorage()
    if request.param == "sqlite":
        opened = await SqlStorage.open(sqlite_url(tmp_path / "stik.sqlite"))
    yield opened
    await opened.close()


async def codes_of(page: httpx.AsyncClient, password: str = PASSWORD) -> list[str]:
    answer = await page.post("/api/me/recovery-codes", json={"password": password})
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return codes


async def recover(page: httpx.AsyncClient, secret: str, password: str = NEW) -> httpx.Response:
    return await page.post("/api/recoveries", json={"secret": secret, "password": password})


async def sign_in(page: httpx.AsyncClient, password: str) -> int:
    return (await page.post("/api/sessions", json={"login": "aviaja", "password": password})).status_code


async def test_codes_are_told_once_and_kept_as_hashes(page: httpx.AsyncClient, services: Services) -> None:
    person = await account(page)
    assert (await page.get("/api/me/recovery-codes")).json() == {"left": 0, "made": None}
    codes = await codes_of(page)
    assert len(set(codes)) == CODES
    assert all(re.fullmatch(rf"([{ALPHABET}]{{4}}-){{3}}[{ALPHABET}]{{4}}", code) for code in codes)
    assert (await page.get("/api/me/recovery-codes")).json() == {"left": CODES, "made": services.clock.now()}
    stored = await services.storage.sign_ins.ways_back(person)
    assert {way.secret.get_secret_value() for way in stored} == {hashed(code.replace("-", "")) for code in codes}


async def test_only_who_knows_the_password_makes_codes(browser: NewBrowser) -> None:
    page, other = browser(), browser()
    await account(page)
    body = {"password": "regn og blæst"}
    for _ in range(BY_LOGIN.free):
        refused(await page.post("/api/me/recovery-codes", json=body), 403, "people/wrong-password")
    refused(await page.post("/api/me/recovery-codes", json=body), 429, "people/too-many-guesses")
    await guest(other)
    refused(await other.post("/api/me/recovery-codes", json=body), 409, "people/no-account")


async def test_a_code_sets_a_new_password_once(browser: NewBrowser, services: Services) -> None:
    here, there, lost = browser(), browser(), browser()
    person = await account(here)
    assert await sign_in(there, PASSWORD) == 201
    code, typed, *_ = await codes_of(here)
    await there.get("/api/me")
    refused(await recover(lost, code, "sol"), 422, "people/password-too-short")
    answer = await recover(lost, code)
    assert (answer.status_code, answer.json()["person"]["id"]) == (201, person)
    assert (await lost.get("/api/me")).json()["person"]["login"] == "aviaja"
    for page in (here, there):
        assert (await page.get("/api/me")).json()["person"] is None
        assert await sign_in(page, PASSWORD) == 403
    (known,) = await services.storage.sign_ins.devices(person)
    assert known.device == hashed(lost.cookies["stik-device"]), "all others are forgotten"
    assert len(await services.storage.people.sessions(person)) == 1
    assert await sign_in(here, NEW) == 201
    refused(await recover(there, code), 403, "people/way-back-refused")
    assert (await lost.get("/api/me/recovery-codes")).json()["left"] == CODES - 1
    assert (await recover(there, f" {typed.replace('-', ' ').upper()} ", PASSWORD)).status_code == 201


async def test_new_codes_replace_the_old(browser: NewBrowser) -> None:
    page = browser()
    await account(page)
    old, new = await codes_of(page), await codes_of(page)
    assert not set(old) & set(new)
    refused(await recover(browser(), old[0]), 403, "people/way-back-refused")
    assert (await recover(browser(), new[0])).status_code == 201


async def test_a_link_holds_once_and_for_a_while(browser: NewBrowser, services: Services, clock: FakeClock) -> None:
    await account(browser())
    earlier = await services.ways_back.make_link("aviaja", HOUR)
    late = await services.ways_back.make_link("aviaja", HOUR)
    refused(await recover(browser(), earlier), 403, "people/way-back-refused")
    clock.pass_(seconds=3600)
    refused(await recover(browser(), late), 403, "people/way-back-refused")
    link = await services.ways_back.make_link("aviaja", HOUR)
    clock.pass_(seconds=3599)
    assert (await recover(browser(), link)).status_code == 201
    refused(await recover(browser(), link), 403, "people/way-back-refused")


async def test_a_code_ends_a_link(browser: NewBrowser, services: Services) -> None:
    page = browser()
    await account(page)
    link = await services.ways_back.make_link("aviaja", HOUR)
    assert (await recover(browser(), (await codes_of(page))[0])).status_code == 201
    refused(await recover(browser(), link), 403, "people/way-back-refused")


async def test_a_sign_in_that_waited_meanwhile_is_refused(
    browser: NewBrowser, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is still in the queue with the old password does not slip in after everybody was signed out."""
    page, late = browser(), browser()
    person = await account(page)
    code, *_ = await codes_of(page)
    verify = Passwords.verify

    async def slow(passwords: Passwords, stored: str | None, password: str) -> bool:
        fits = await verify(passwords, stored, password)
        assert (await recover(page, code)).status_code == 201
        return fits

    with monkeypatch.context() as waiting:
        waiting.setattr(Passwords, "verify", slow)
        assert await sign_in(late, PASSWORD) == 403
    assert len(await services.storage.people.sessions(person)) == 1
    assert (await late.get("/api/me")).json()["person"] is None


async def test_codes_are_not_guessed_for_ever(browser: NewBrowser) -> None:
    here, mine = browser(), browser(address="192.0.2.2")
    await account(mine)
    code, *_ = await codes_of(mine)
    for number in range(BY_ADDRESS.free):
        refused(await recover(here, f"guess {number}"), 403, "people/way-back-refused")
    refused(await recover(here, code), 429, "people/too-many-guesses")
    assert (await recover(mine, code)).status_code == 201


async def test_the_log_says_it_without_a_secret(browser: NewBrowser, services: Services, lines: io.StringIO) -> None:
    page = browser()
    person = await account(page)
    codes = await codes_of(page)
    await recover(page, codes[0])
    link = await services.ways_back.make_link("aviaja", HOUR)
    await recover(browser(), link, PASSWORD)
    text = lines.getvalue()
    told = [line for line in map(json.loads, text.splitlines()) if line["event"] != "request"]
    wanted = [("recovery-codes-made", None), ("account-recovered", "code"), ("account-recovered", "link")]
    assert [(line["event"], line.get("by")) for line in told] == wanted
    assert {line["person"] for line in told} == {person}
    for secret in (*codes, link, PASSWORD, NEW):
        assert secret not in text


async def test_what_is_stored_of_it_is_exported_and_deleted(page: httpx.AsyncClient, services: Services) -> None:
    person = await account(page)
    await codes_of(page)
    await services.ways_back.make_link("aviaja", HOUR)
    answer = await page.get("/api/me/export")
    now, export = services.clock.now(), answer.json()
    assert export["browsers"] == [{"person": person, "seen": now}]
    kinds = sorted((way["kind"], way["made"], way["until"]) for way in export["ways_back"])
    assert kinds == [("code", now, None)] * CODES + [("link", now, now + HOUR)]
    for way in await services.storage.sign_ins.ways_back(person):
        assert way.secret.get_secret_value() not in answer.text
    assert hashed(page.cookies["stik-device"]) not in answer.text
    assert (await page.delete("/api/me")).status_code == 204
    assert await services.storage.sign_ins.devices(person) == []
    assert await services.storage.sign_ins.ways_back(person) == []
