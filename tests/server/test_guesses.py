"""Guesses at passwords: slower and slower by login and by address, over all processes, and nobody is locked out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from stik.app.identity import hashed
from stik.app.passwords import Passwords
from stik.app.ports import Storage
from stik.app.secret import Secret
from stik.app.sign_in.guesses import BY_ADDRESS, BY_LOGIN, Caller, Guesses
from stik.app.workers import Busy
from stik.broker.local import LocalBroker
from stik.server.application import create_app
from stik.server.hall import RATE_FACTOR
from stik.server.limits import Limits
from stik.server.services import Services
from stik.server.settings import ServerSettings
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from tests.contracts.conftest import emptied
from tests.server.authenticator import Authenticator
from tests.server.conftest import CHEAP, HOST, FakeClock, NewBrowser, account, guest, refused
from tests.server.test_passkeys import register, sign_in
from tests.services import postgres

GOOD = {"login": "aviaja", "password": "sne og is 9"}
BAD = GOOD | {"password": "regn og blæst"}


async def guess(page: httpx.AsyncClient, body: dict[str, str] = BAD) -> int:
    """The seconds for which one has to wait; 0 where the password was looked at."""
    answer = await page.post("/api/sessions", json=body)
    if answer.status_code == 403:
        refused(answer, 403, "people/wrong-password")
        return 0
    error = refused(answer, 429, "people/too-many-guesses")
    seconds = int(answer.headers["retry-after"])
    assert error["params"] == {"seconds": seconds, "minutes": 0 if seconds < 60 else -(-seconds // 60)}
    return seconds


@pytest.mark.parametrize("login", ["aviaja", "nobody"])
async def test_a_growing_delay_by_login_which_is_no_lock(browser: NewBrowser, clock: FakeClock, login: str) -> None:
    """An unknown login behaves the same; however often it was guessed at, the right password gets its turn."""
    await account(browser())
    body, delays = BAD | {"login": login}, []
    for _ in range(BY_LOGIN.free):
        assert await guess(browser(), body) == 0
    for _ in range(30):
        delays.append(await guess(browser(), body))
        assert await guess(browser(), body | {"login": f" {login.upper()}"}) == delays[-1], "asking does not prolong it"
        clock.pass_(seconds=delays[-1])
        assert await guess(browser(), body) == 0
    assert delays[:10] == [2**power for power in range(10)]
    assert BY_LOGIN.remembered // 4000 <= min(delays[10:]) <= max(delays[10:]) <= BY_LOGIN.remembered // 1000
    if login == "aviaja":
        answer = await browser().post("/api/sessions", json=GOOD)
        clock.pass_(seconds=int(answer.headers["retry-after"]))
        assert (await browser().post("/api/sessions", json=GOOD)).status_code == 201


async def test_sixty_addresses_guessing_one_login_are_slowed_down(browser: NewBrowser, clock: FakeClock) -> None:
    looked_at = 0
    await account(browser())
    for _ in range(10):
        for number in range(60):
            looked_at += await guess(browser(address=f"192.0.2.{number}")) == 0
        clock.pass_(seconds=60)
    assert BY_LOGIN.free <= looked_at <= 2 * BY_LOGIN.free + 3


async def test_a_browser_that_was_signed_in_is_not_delayed_by_others(browser: NewBrowser, clock: FakeClock) -> None:
    mine, other = browser(), browser()  # behind one address
    await account(mine)
    await mine.delete("/api/sessions/current")
    for number in range(200):
        await guess(other, BAD if number % 2 else BAD | {"login": f"login{number}"})
    assert await guess(other) > 0
    assert await guess(other, BAD | {"login": "somebody.else"}) > 0
    assert (await mine.post("/api/sessions", json=GOOD)).status_code == 201
    assert await guess(mine, BAD | {"login": "somebody.else"}) > 0, "where it is not known it counts as anybody"
    await mine.delete("/api/sessions/current")
    for _ in range(BY_LOGIN.free):
        assert await guess(mine) == 0
    assert await guess(mine) == 1, "it has a count of its own"
    clock.pass_(seconds=1)
    assert (await mine.post("/api/sessions", json=GOOD)).status_code == 201


async def test_every_way_in_makes_a_browser_known(browser: NewBrowser, services: Services) -> None:
    here, there, elsewhere, device = browser(), browser(), browser(), Authenticator()
    person = await account(here)
    assert (await there.post("/api/sessions", json=GOOD)).status_code == 201
    assert (await register(here, device)).status_code == 201
    assert (await sign_in(elsewhere, device)).status_code == 201
    await guest(browser())
    known = {one.device for one in await services.storage.sign_ins.devices(person)}
    assert known == {hashed(page.cookies["stik-device"]) for page in (here, there, elsewhere)}


async def test_by_address_whatever_the_login(browser: NewBrowser, clock: FakeClock) -> None:
    here, there = browser(), browser(address="192.0.2.2")
    for number in range(BY_ADDRESS.free):
        assert await guess(here, BAD | {"login": f"login{number}"}) == 0
    assert await guess(here, BAD | {"login": "another"}) > 0
    assert await guess(there, BAD | {"login": "another"}) == 0
    clock.pass_(seconds=BY_ADDRESS.remembered / 1000)
    assert await guess(here, BAD | {"login": "yet.another"}) == 0


async def test_signing_in_does_not_count_and_excuses_nothing(browser: NewBrowser) -> None:
    """A hall behind one address signs in; and whoever has an account does not buy guesses with it."""
    await account(browser())
    for _ in range(2 * BY_ADDRESS.free):
        assert (await browser().post("/api/sessions", json=GOOD)).status_code == 201
    for number in range(BY_ADDRESS.free):
        assert (await browser().post("/api/sessions", json=GOOD)).status_code == 201
        assert await guess(browser(), BAD | {"login": f"login{number}"}) == 0
    assert await guess(browser(), BAD | {"login": "another"}) > 0


async def test_what_was_not_looked_at_is_no_guess(page: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    await account(page)

    async def busy(*_: object) -> bool:
        raise Busy(10)

    with monkeypatch.context() as crowded:
        crowded.setattr(Passwords, "verify", busy)
        for _ in range(2 * BY_LOGIN.free):
            refused(await page.post("/api/sessions", json=GOOD), 503, "server/busy")
    assert await guess(page) == 0


async def test_the_old_password_is_not_guessed_either(page: httpx.AsyncClient) -> None:
    await account(page)
    for _ in range(BY_LOGIN.free):
        change = {"old": "regn og blæst", "new": "sol og sommer"}
        refused(await page.put("/api/me/password", json=change), 403, "people/wrong-password")
    change["old"] = "sne og is 9"
    refused(await page.put("/api/me/password", json=change), 429, "people/too-many-guesses")


async def test_the_database_holds_no_login_and_no_address(browser: NewBrowser, storage: Storage) -> None:
    kept: list[str] = []
    recount = storage.sign_ins.recount

    async def noted(key: str, *given: object) -> None:
        kept.append(key)
        await recount(key, *given)  # type: ignore[arg-type]

    storage.sign_ins.recount = noted  # type: ignore[method-assign]
    await guess(browser())
    assert len(set(kept)) == 2
    assert all(len(key) == 64 and "aviaja" not in key and "192" not in key for key in kept)


# all processes


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def processes(
    request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock, settings: ServerSettings, limits: Limits
) -> AsyncIterator[list[httpx.AsyncClient]]:
    """A browser at each of two processes over one database."""
    url = sqlite_url(tmp_path / "stik.sqlite")
    if request.param == "postgresql":
        url = await emptied(request.getfixturevalue("postgres_url"))
    async with AsyncExitStack() as stack:
        pages = []
        for _ in range(2):
            storage = await SqlStorage.open(url)
            stack.push_async_callback(storage.close)
            passwords = Passwords(CHEAP)
            services = Services(
                storage, LocalBroker(), clock=clock, settings=settings, passwords=passwords, limits=limits
            )
            transport = httpx.ASGITransport(create_app(services), client=("192.0.2.1", 1234))
            client = httpx.AsyncClient(transport=transport, base_url=HOST, headers={"X-Stik": "1"})
            pages.append(await stack.enter_async_context(client))
        yield pages


async def test_two_processes_let_no_more_through_than_one(processes: list[httpx.AsyncClient], clock: FakeClock) -> None:
    one, other = processes
    await account(one)
    one.cookies.clear()
    looked_at = [await guess(page) for _ in range(BY_LOGIN.free) for page in processes].count(0)
    assert looked_at == BY_LOGIN.free
    clock.pass_(seconds=1)
    assert [await guess(one), await guess(other)] == [0, 2]
    logins = [BAD | {"login": f"login{number}"} for number in range(2 * BY_ADDRESS.free)]
    looked_at = [await guess(processes[number % 2], body) for number, body in enumerate(logins)].count(0)
    assert looked_at <= BY_ADDRESS.free


async def test_guesses_of_two_processes_at_once(processes: list[httpx.AsyncClient]) -> None:
    await account(processes[0])
    processes[0].cookies.clear()
    waits = await asyncio.gather(*(guess(page) for _ in range(10) for page in processes))
    assert waits.count(0) == BY_LOGIN.free


async def test_a_hall_behind_one_address_signs_in_at_once(storage: Storage, clock: FakeClock) -> None:
    guesses = Guesses(storage.sign_ins, clock, secret=Secret(""), factor=RATE_FACTOR)
    async with AsyncExitStack() as hall:
        for number in range(600):
            phone = Caller("192.168.1.1", f"phone {number}")
            await hall.enter_async_context(guesses.at_password(f"login{number}", "", phone))
