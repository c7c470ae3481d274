"""A server in this process, over a storage that forgets, with a clock that stands still."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from stik.app.passwords import Passwords
from stik.app.ports import Person, Storage
from stik.app.secret import Secret
from stik.broker.local import LocalBroker
from stik.server import logs
from stik.server.application import create_app
from stik.server.limits import RATES, Limits, Rate
from stik.server.services import Services
from stik.server.settings import ServerSettings
from stik.storage.memory import MemoryStorage
from tests.chance import same_packs as same_packs

HOST = "http://stik.test"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""So that the tests do not wait."""


LINES = io.StringIO()
logs.configure("info", stream=LINES)


class FakeClock:
    """Stands still until it is told."""

    def __init__(self) -> None:
        self.moment = 1_763_280_000_000

    def now(self) -> int:
        return self.moment

    def pass_(self, *, seconds: float = 0, days: float = 0) -> None:
        self.moment += int((seconds + days * 86400) * 1000)


NewBrowser: TypeAlias = Callable[..., httpx.AsyncClient]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def lines() -> io.StringIO:
    """What is logged from here on, also after a command of another test has sent the lines elsewhere."""
    logs.configure("info", stream=LINES)
    LINES.seek(0)
    LINES.truncate()
    return LINES


@pytest.fixture
def storage() -> Storage:
    return MemoryStorage()


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(secret=Secret("a secret for the tests"), page=tmp_path / "page")


@pytest.fixture
def limits() -> Limits:
    """Nobody is too fast, unless a test says so."""
    return Limits(dict.fromkeys(RATES, Rate(10**6, 10**6)))


@pytest.fixture
def services(storage: Storage, clock: FakeClock, settings: ServerSettings, limits: Limits) -> Services:
    return Services(storage, LocalBroker(), clock=clock, settings=settings, passwords=Passwords(CHEAP), limits=limits)


@pytest.fixture
def app(services: Services) -> FastAPI:
    return create_app(services)


@pytest.fixture
async def browser(app: FastAPI) -> AsyncIterator[NewBrowser]:
    """Opens new browsers, each with its own cookies."""
    async with AsyncExitStack() as stack:

        def opened(base: str = HOST, *, address: str = "192.0.2.1", header: bool = True) -> httpx.AsyncClient:
            client = httpx.AsyncClient(
                transport=httpx.ASGITransport(app, client=(address, 1234)),
                base_url=base,
                headers={"X-Stik": "1"} if header else {},
            )
            stack.push_async_callback(client.aclose)
            return client

        yield opened


@pytest.fixture
def page(browser: NewBrowser) -> httpx.AsyncClient:
    """One browser."""
    return browser()


async def guest(page: httpx.AsyncClient, name: str = "Aviâja", language: str = "da") -> str:
    """Makes a guest in this browser, and gives the person's id."""
    answer = await page.post("/api/guests", json={"name": name, "language": language})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["person"]["id"])


async def account(page: httpx.AsyncClient, login: str = "aviaja", password: str = "sne og is 9") -> str:
    """Makes an account in this browser, and gives the person's id."""
    person = await guest(page, login.title())
    answer = await page.post("/api/accounts", json={"login": login, "password": password})
    assert answer.status_code == 201, answer.text
    return person


async def with_role(page: httpx.AsyncClient, services: Services, role: str) -> Person:
    """Makes an account with a role in this browser."""
    person = await account(page, f"the.{role}")
    return await services.accounts.grant(person, frozenset({role}))


def refused(answer: httpx.Response, status: int, *codes: str) -> dict[str, object]:
    """Checks the shape of an error, its status and its codes."""
    assert answer.status_code == status, answer.text
    error: dict[str, object] = answer.json()
    assert set(error) == {"code", "params", "cites", "faults", "detail"}
    assert [fault["code"] for fault in error["faults"]] == list(codes)  # type: ignore[attr-defined]
    assert error["code"] == codes[0]
    assert error["detail"]
    return error
