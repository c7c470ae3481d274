"""After a whole evening on a server over a database, whoever is deleted stands nowhere in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from stik.app.commands import Say
from stik.server.services import Services
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from tests.server import evening as evenings
from tests.server.conftest import NewBrowser, guest
from tests.server.evening import PASSWORD, Evening
from tests.server.test_desk import Desk

NAME = "Naasunnguaq"
WITH_ACCOUNTS = ("organiser", "official", "player", "rival")


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[SqlStorage]:
    opened = await SqlStorage.open(sqlite_url(tmp_path / "stik.sqlite"))
    yield opened
    await opened.close()


async def _account(page: httpx.AsyncClient, login: str) -> str:
    person = await guest(page, f"{NAME} {login}")
    (await page.post("/api/accounts", json={"login": login, "password": PASSWORD})).raise_for_status()
    return person


def _stored(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("stik.sqlite*"))


async def test_no_byte_is_left_of_a_name(
    browser: NewBrowser, services: Services, storage: SqlStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evenings, "account", _account)
    evening = await Evening.begun(browser, services)
    for role in ("player", "rival"):
        live = await services.tables.live(evening.ordinary)
        words = Say(id=f"hello-{role}", do="say", text=f"{NAME} siger goddag")
        await services.tables.command(live, await services.identity.stored(evening.ids[role]), words)
        await Desk(evening.roles[role], evening.desk.code).do("call-referee", text=f"{NAME} har et spørgsmål")
    assert _stored(tmp_path).count(NAME.encode()) > len(WITH_ACCOUNTS)
    for role in WITH_ACCOUNTS:
        assert (await evening.roles[role].delete("/api/me")).status_code == 204
    for path in (f"/api/tables/{evening.ordinary}", f"/api/tournaments/{evening.desk.code}"):
        answer = await evening.roles["stranger"].get(path)
        assert (answer.status_code, NAME in answer.text) == (200, False)
    await storage.close()
    assert NAME.encode() not in _stored(tmp_path)
