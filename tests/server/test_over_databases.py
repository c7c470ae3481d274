"""The whole life of a person over a database on disk, and over two processes with Redis."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from stik.app.ports import Storage
from stik.server.services import Services
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from tests.server.authenticator import Authenticator
from tests.server.conftest import FakeClock, NewBrowser, account, guest, refused
from tests.server.test_administration import open_table
from tests.server.test_passkeys import register, sign_in
from tests.server.test_serve import HEADERS, serving
from tests.services import RedisServer, folder


class TestSqlite:
    @pytest.fixture
    async def storage(self, tmp_path: Path) -> AsyncIterator[Storage]:
        opened = await SqlStorage.open(sqlite_url(tmp_path / "stik.sqlite"))
        yield opened
        await opened.close()

    async def test_a_life(self, browser: NewBrowser, services: Services, clock: FakeClock) -> None:
        here, there, device = browser(), browser(), Authenticator()
        person = await account(here, "Åse.Ö@x")
        await guest(there, "Ole")
        refused(
            await there.post("/api/accounts", json={"login": "åse.ö@X", "password": "12345678"}),
            409,
            "people/login-taken",
        )
        assert (await register(here, device)).status_code == 201
        assert (await sign_in(there, device)).json()["person"]["id"] == person
        assert (await sign_in(there, device)).status_code == 201
        clock.pass_(seconds=600)
        assert (await here.get("/api/me")).json()["person"]["login"] == "åse.ö@x"
        assert [device["seen"] for device in (await here.get("/api/sessions")).json()] == [
            clock.now(),
            clock.now() - 600_000,
        ]
        await open_table(services, person=person)
        report = {"table": "ABC", "person": person, "reason": "other", "text": "🃏"}
        assert (await here.post("/api/reports", json=report)).status_code == 201
        await services.accounts.grant(person, frozenset({"admin"}))
        (stored,) = (await here.get("/api/reports")).json()
        assert (await here.post(f"/api/reports/{stored['id']}/closed")).status_code == 204
        assert len((await here.get("/api/people", params={"search": "ÅSE"})).json()) == 1
        export = (await here.get("/api/me/export")).json()
        assert [len(export[part]) for part in ("sessions", "passkeys", "reports", "tables", "entries")] == [
            2,
            1,
            1,
            1,
            2,
        ]
        assert (await here.delete("/api/me")).status_code == 204
        assert (await there.get("/api/me")).json() == {"person": None}
        assert await services.storage.people.get(person) is None

    @pytest.mark.parametrize("name", ["\ud800", "\0", "", "a b", None, 7])
    async def test_a_key_by_a_name_that_no_device_gives(self, browser: NewBrowser, name: object) -> None:
        page = browser()
        question = (await page.post("/api/passkeys/sign-in/options")).json()
        body = {"challenge_id": question["challenge_id"], "credential": {"id": name}}
        headers = {"Content-Type": "application/json"}
        answer = await page.post("/api/passkeys/sign-in", content=json.dumps(body), headers=headers)
        refused(answer, 403, "people/passkey-refused")


def test_two_processes_are_one_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that one process opened is known to the other, and a stop ends both."""
    with folder() as path:
        redis = RedisServer(path)
        redis.start()
        try:
            monkeypatch.setenv("STIK_REDIS_URL", redis.url)
            with serving("--data", str(tmp_path / "data"), "--workers", "2") as (process, address):
                with httpx.Client(base_url=address, headers=HEADERS, transport=httpx.HTTPTransport(retries=5)) as page:
                    answer = page.post("/api/guests", json={"name": "Aviâja", "language": "da"}, timeout=60)
                    assert answer.status_code == 201
                    token = page.cookies["stik"]
                for _ in range(8):  # each connection goes to either process
                    found = httpx.get(f"{address}/api/me", headers={"Cookie": f"stik={token}"}, timeout=60)
                    assert found.json()["person"]["name"] == "Aviâja"
                figures = httpx.get(f"{address}/metrics").text
                assert 'route="/api/me",status="200"} 8.0' in figures
                process.terminate()
                out, err = process.communicate(timeout=60)
                assert (process.returncode, out) == (0, "Stik has stopped; everything is stored.\n"), err
        finally:
            redis.stop()
