"""Devices: listed, revoked, forgotten."""

from __future__ import annotations

import httpx
import pytest

from stik.app import identity
from stik.app.secret import Secret
from stik.server.services import Services
from tests.server.conftest import FakeClock, NewBrowser, account, guest, refused

GOOD = {"login": "aviaja", "password": "sne og is 9"}


async def test_my_devices(browser: NewBrowser, clock: FakeClock) -> None:
    here, there = browser(), browser()
    await account(here)
    clock.pass_(seconds=10)
    await there.post("/api/sessions", json=GOOD, headers={"User-Agent": "a \x7fphone" + "x" * 500})
    devices = (await here.get("/api/sessions")).json()
    assert [device["current"] for device in devices] == [False, True]
    assert devices[0]["agent"] == ("a phone" + "x" * 500)[:200]
    assert set(devices[0]) == {"id", "created", "seen", "agent", "current"}


async def test_a_revoked_device_is_signed_out_at_once(browser: NewBrowser) -> None:
    here, there = browser(), browser()
    await account(here)
    await there.post("/api/sessions", json=GOOD)
    assert (await there.get("/api/me")).json()["person"]
    (other,) = [device["id"] for device in (await here.get("/api/sessions")).json() if not device["current"]]
    assert (await here.delete(f"/api/sessions/{other}")).status_code == 204
    assert (await there.get("/api/me")).json()["person"] is None
    refused(await there.get("/api/sessions"), 401, "people/not-signed-in")
    refused(await here.delete(f"/api/sessions/{other}"), 404, "people/no-such-session")


async def test_nobody_revokes_the_device_of_another(browser: NewBrowser, services: Services) -> None:
    one, two = browser(), browser()
    await guest(one)
    victim = await guest(two)
    (session,) = await services.storage.people.sessions(victim)
    refused(await one.delete(f"/api/sessions/{session.id}"), 404, "people/no-such-session")
    assert (await two.get("/api/me")).json()["person"]


async def test_sign_out(page: httpx.AsyncClient, services: Services) -> None:
    person = await guest(page)
    token = page.cookies["stik"]
    answer = await page.delete("/api/sessions/current")
    assert answer.status_code == 204
    assert "stik" not in page.cookies
    assert await services.storage.people.sessions(person) == []
    assert await services.identity.known(token) is None
    assert (await page.delete("/api/sessions/current")).status_code == 204


async def test_another_process_hears_of_it_within_seconds(
    page: httpx.AsyncClient, services: Services, clock: FakeClock
) -> None:
    person = await guest(page)
    await page.get("/api/me")
    (session,) = await services.storage.people.sessions(person)
    await services.storage.people.revoke(session.id)
    clock.pass_(seconds=5)
    assert (await page.get("/api/me")).json()["person"] is None


async def test_what_was_read_is_believed_for_a_moment(page: httpx.AsyncClient, services: Services) -> None:
    await guest(page)
    await page.get("/api/me")

    async def fails(_token: Secret) -> None:
        raise AssertionError("asked again")

    services.storage.people.session = fails  # type: ignore[method-assign]
    assert (await page.get("/api/me")).json()["person"]


async def test_a_device_that_was_long_not_seen(page: httpx.AsyncClient, clock: FakeClock, services: Services) -> None:
    person = await guest(page)
    clock.pass_(days=179)
    assert (await page.get("/api/me")).json()["person"]
    (session,) = await services.storage.people.sessions(person)
    assert session.seen == clock.now()
    clock.pass_(days=179)
    assert (await page.get("/api/me")).json()["person"]
    clock.pass_(days=181)
    assert (await page.get("/api/me")).json()["person"] is None
    assert await services.identity.devices(person) == []


async def test_memory_has_bounds(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "MOST_REMEMBERED", 3)
    tokens = [(await services.identity.welcome("Ole", "da"))[1] for _ in range(9)]
    for token in tokens:
        assert await services.identity.known(token)
    assert len(services.identity._recent) == 3


async def test_a_session_that_ended_elsewhere_does_not_hinder_the_next(
    page: httpx.AsyncClient, services: Services
) -> None:
    person = await guest(page)
    await page.get("/api/me")
    (session,) = await services.storage.people.sessions(person)
    await services.storage.people.revoke(session.id)
    await guest(page, "Ole")
    assert (await page.get("/api/me")).json()["person"]["name"] == "Ole"


async def test_a_browser_is_known_again_after_it_signed_out(browser: NewBrowser) -> None:
    here, there = browser(), browser()
    await guest(here)
    device = here.cookies["stik-device"]
    await here.delete("/api/sessions/current")
    await guest(here)
    assert here.cookies["stik-device"] == device
    there.cookies.set("stik-device", "chosen by somebody")
    await guest(there)
    named = [cookie.value for cookie in there.cookies.jar if cookie.name == "stik-device"]
    assert device not in named
    assert any(value is not None and len(value) == len(device) for value in named)
