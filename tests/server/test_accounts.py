"""Accounts: login and password."""

from __future__ import annotations

import asyncio
import os
import sys
import threading

import httpx
import pytest
from argon2 import PasswordHasher

from stik.app.accounts import Accounts
from stik.app.identity import hashed
from stik.app.passwords import AT_ONCE, MOST_WAITING, NICENESS, Passwords
from stik.app.sign_in.guesses import Caller
from stik.app.workers import Busy
from stik.server.services import Services
from tests.server.conftest import CHEAP, NewBrowser, account, guest, refused

GOOD = {"login": "aviaja", "password": "sne og is 9"}


async def test_a_guest_becomes_an_account_and_stays_the_same_person(page: httpx.AsyncClient) -> None:
    person = await guest(page)
    answer = await page.post("/api/accounts", json={"login": " Aviaja ", "password": "sne og is 9"})
    assert answer.status_code == 201
    found = (await page.get("/api/me")).json()["person"]
    assert (found["id"], found["login"], found["guest"]) == (person, "aviaja", False)


@pytest.mark.parametrize(
    ("login", "password", "codes"),
    [
        ("ab", "sne og is 9", ["people/login-length"]),
        ("a" * 65, "sne og is 9", ["people/login-length"]),
        ("two words", "sne og is 9", ["people/login-characters"]),
        ("<script>", "sne og is 9", ["people/login-characters"]),
        ("aviaja", "1234567", ["people/password-too-short"]),
        ("aviaja", "x" * 257, ["people/password-too-long"]),
        ("aviaja.lyberth", "Aviaja.Lyberth", ["people/password-is-login"]),
        ("ab", "1", ["people/login-length", "people/password-too-short"]),
    ],
)
async def test_all_that_is_wrong_is_said_at_once(
    page: httpx.AsyncClient, login: str, password: str, codes: list[str]
) -> None:
    await guest(page)
    refused(await page.post("/api/accounts", json={"login": login, "password": password}), 422, *codes)


async def test_a_login_belongs_to_one(browser: NewBrowser) -> None:
    await account(browser(), "aviaja")
    other = browser()
    await guest(other)
    refused(await other.post("/api/accounts", json=GOOD | {"login": "AVIAJA"}), 409, "people/login-taken")


async def test_an_account_is_not_made_twice(page: httpx.AsyncClient) -> None:
    await account(page)
    refused(await page.post("/api/accounts", json=GOOD | {"login": "other"}), 409, "people/already-account")


async def test_nobody_cannot_become_an_account(page: httpx.AsyncClient) -> None:
    refused(await page.post("/api/accounts", json=GOOD), 401, "people/not-signed-in")


async def test_sign_in_from_another_device(browser: NewBrowser) -> None:
    person = await account(browser())
    other = browser()
    answer = await other.post("/api/sessions", json=GOOD | {"login": " AviAja "})
    assert (answer.status_code, answer.json()["person"]["id"]) == (201, person)
    assert (await other.get("/api/me")).json()["person"]["id"] == person


async def test_a_wrong_password_and_an_unknown_login_look_the_same(browser: NewBrowser) -> None:
    await account(browser())
    wrong = await browser().post("/api/sessions", json=GOOD | {"password": "regn og blæst"})
    unknown = await browser().post("/api/sessions", json=GOOD | {"login": "nobody"})
    refused(wrong, 403, "people/wrong-password")
    assert wrong.json() == unknown.json()
    assert "set-cookie" not in {*wrong.headers, *unknown.headers}


async def test_an_unknown_login_and_a_guest_take_the_same_work(
    page: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong password, an unknown login: one verification each, against a hash of the same parameters."""
    await account(page)
    verified: list[str] = []
    original = Passwords._fits

    def counted(self: Passwords, stored: str, password: str) -> bool:
        verified.append(stored.rsplit("$", 2)[0])
        return original(self, stored, password)

    monkeypatch.setattr(Passwords, "_fits", counted)
    for login in ("aviaja", "nobody", "x", ""):
        refused(
            await page.post("/api/sessions", json={"login": login, "password": "?" * 9}), 403, "people/wrong-password"
        )
    assert len(verified) == 4
    assert len(set(verified)) == 1


async def test_hashing_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few at once, in threads that stand back; a hall waits for its turn, and who comes after it is told to."""
    now, most, threads, go = 0, 0, set[int](), threading.Event()

    def noted(_self: Passwords, _stored: str, _password: str) -> bool:
        nonlocal now, most
        now += 1
        most = max(most, now)
        threads.add(threading.get_native_id())
        if sys.platform == "linux":
            assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) >= NICENESS
        assert go.wait(60)
        now -= 1
        return True

    monkeypatch.setattr(Passwords, "_fits", noted)
    passwords = Passwords(CHEAP)
    hall = [asyncio.create_task(passwords.verify("", "something")) for _ in range(AT_ONCE + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await passwords.verify("", "something")
    go.set()
    assert all(await asyncio.gather(*hall))
    assert most <= len(threads) <= AT_ONCE
    assert threading.get_native_id() not in threads
    assert await passwords.verify("", "something")


async def test_a_weak_hash_is_renewed_at_sign_in(page: httpx.AsyncClient, services: Services) -> None:
    person = await account(page)
    before = (await services.identity.stored(person)).password
    accounts, here = services.accounts, Caller("192.0.2.1", "a browser")
    passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    stronger = Accounts(services.identity, passwords, accounts.sign_ins, accounts.guesses)
    await stronger.sign_in("aviaja", "sne og is 9", here)
    after = (await services.identity.stored(person)).password
    assert before != after
    assert after is not None
    assert "t=2" in after.get_secret_value()
    await stronger.sign_in("aviaja", "sne og is 9", here)
    assert (await services.identity.stored(person)).password == after


async def test_the_same_password_from_another_keyboard(page: httpx.AsyncClient) -> None:
    await account(page, password="blåbærgrød")
    decomposed = "bla\u030abærgrød"
    assert (await page.post("/api/sessions", json=GOOD | {"password": decomposed})).status_code == 201


async def test_another_password_signs_out_the_other_devices(browser: NewBrowser) -> None:
    here, there = browser(), browser()
    await account(here)
    await there.post("/api/sessions", json=GOOD)
    wrong = {"old": "regn og blæst", "new": "sol og sommer"}
    refused(await here.put("/api/me/password", json=wrong), 403, "people/wrong-password")
    short = {"old": "sne og is 9", "new": "sol"}
    refused(await here.put("/api/me/password", json=short), 422, "people/password-too-short")
    assert (await here.put("/api/me/password", json=wrong | {"old": "sne og is 9"})).status_code == 204
    assert (await here.get("/api/me")).json()["person"]
    assert (await there.get("/api/me")).json()["person"] is None
    refused(await there.post("/api/sessions", json=GOOD), 403, "people/wrong-password")
    assert (await there.post("/api/sessions", json=GOOD | {"password": "sol og sommer"})).status_code == 201


async def test_another_password_forgets_the_other_browsers_and_ends_links(
    browser: NewBrowser, services: Services
) -> None:
    here, there = browser(), browser()
    person = await account(here)
    await there.post("/api/sessions", json=GOOD)
    link = await services.ways_back.make_link("aviaja", 60_000)
    assert len(await services.storage.sign_ins.devices(person)) == 2
    await here.put("/api/me/password", json={"old": "sne og is 9", "new": "sol og sommer"})
    (left,) = await services.storage.sign_ins.devices(person)
    assert left.device == hashed(here.cookies["stik-device"])
    body = {"secret": link, "password": "regn og blæst"}
    refused(await there.post("/api/recoveries", json=body), 403, "people/way-back-refused")


async def test_a_guest_has_no_password_to_change(page: httpx.AsyncClient) -> None:
    await guest(page)
    change = {"old": "sne og is 9", "new": "sol og sommer"}
    refused(await page.put("/api/me/password", json=change), 409, "people/no-account")
