"""An old server beside a new one at one database: what only the new one knows is refused, and all else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stik.app.desk.history import stored_code
from stik.app.live import topic_of
from stik.app.ports import Broker, Code, Entry, VersionTaken
from stik.broker.local import LocalBroker
from stik.broker.redis import RedisBroker
from stik.engine import EDITION
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from tests.contracts.conftest import emptied
from tests.faults.serving import PATIENCE, Serving, serving
from tests.services import postgres, redis

PLAN = {"name": "Nuuk", "format": "labansen"}
PHONES = {"game": "voms", "preset": "worms", "players": 4}
KEY = {"X-Stik-Seat": "a" * 32}
READY = {"do": "ready", "seed": "0" * 32}
LATER = (503, "edition/later")
UNKNOWN: Mapping[str, object] = {"order": {"do": "dance"}, "made": {}, "name": "x", "to": "music"}


@dataclass
class NewProcess:
    """Writes what this version does not know, as a server of the next one would."""

    storage: SqlStorage
    broker: Broker
    written: dict[Code, list[Entry]]

    async def header(self, like: Code, code: Code) -> None:
        """A history as another, of the next edition."""
        first = (await self.storage.tables.entries(like))[0]
        entry = replace(first, table=code, data={**first.data, "edition": EDITION + 1, "tempo": "allegro"})
        await self.storage.tables.append(entry, None)
        self.written[code] = [entry]

    async def go_on(self, code: Code) -> None:
        """A step of a kind of the next edition at the end of a history."""
        while True:
            before = await self.storage.tables.entries(code)
            entry = Entry(code, len(before) + 1, before[-1].at, None, None, "danced", UNKNOWN)
            try:
                await self.storage.tables.append(entry, None)
                break
            except VersionTaken:
                continue
        self.written[code] = [*before, entry]
        folder, _, name = code.rpartition("/")
        topic = {"": topic_of(name), "c": f"desk:{name}", "p": f"phones:{name}"}[folder]
        await self.broker.publish(topic, orjson.dumps({"version": entry.version}) if not folder else b"1")

    async def check_untouched(self) -> None:
        for code, entries in self.written.items():
            assert await self.storage.tables.entries(code) == entries, code


@dataclass
class Old:
    """The server of this version, and a person's page there."""

    server: Serving
    page: httpx.AsyncClient
    variables: dict[str, str]

    async def opened(self, path: str, body: Mapping[str, object]) -> Code:
        return str((await self.page.post(f"/api/{path}", json=body)).raise_for_status().json()["code"])

    async def refuses(self, method: str, path: str, **given: Any) -> None:  # noqa: ANN401  # as httpx takes it
        answer = await self.page.request(method, f"/api/{path}", **given)
        assert (answer.status_code, answer.json()["code"]) == LATER, (path, answer.text)
        assert str(EDITION + 1) in answer.json()["detail"]

    def socket(self, code: Code) -> connect:
        headers = {"Cookie": f"stik={self.page.cookies['stik']}", "Origin": self.server.address}
        return connect(f"ws{self.server.address[4:]}/api/tables/{code}/socket", additional_headers=headers)

    async def turns_away(self, code: Code) -> None:
        async with self.socket(code) as socket:
            told = orjson.loads(await socket.recv())
        assert (told["type"], told["reason"], told["error"]["code"]) == ("closing", "refused", LATER[1])

    async def order(self, code: Code, number: int) -> httpx.Response:
        order = {"id": f"an-order-{number:08}", "order": {"do": "register", "name": f"Hold {number}"}}
        return await self.page.post(f"/api/tournaments/{code}/orders", json=order)

    async def check_the_rest(self, number: int) -> None:
        """Another table is played at, another desk takes orders, lists and health are as always."""
        table = await self.opened("tables", {"game": "voms", "fill": True})
        async with self.socket(table) as socket:
            await said(socket, "table")
            await socket.send(orjson.dumps({"id": "ready", **READY}).decode())
            assert (await said(socket, "done"))["id"] == "ready"
        desk = await self.opened("tournaments", PLAN)
        assert (await self.order(desk, number)).status_code == 200
        for path in ("health", "tables", "tables/mine", "tournaments", "me/export", "replays"):
            assert (await self.page.get(f"/api/{path}")).status_code == 200, path

    def check_log(self) -> None:
        assert self.server.log("bug") == []
        assert not [line for line in self.server.lines if "Traceback" in line or "exception" in line]


async def said(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while (message := orjson.loads(await socket.recv()))["type"] != kind:
            pass
    return dict(message)


@asynccontextmanager
async def both(kind: str, folder: Path) -> AsyncIterator[tuple[Old, NewProcess]]:
    """Two processes at a file, or at PostgreSQL with Redis."""
    async with AsyncExitStack() as stack:
        broker: Broker = LocalBroker()
        variables: dict[str, str] = {}
        if kind == "postgresql":
            url = await emptied(stack.enter_context(postgres()))
            messages = stack.enter_context(redis())
            variables = {"STIK_DATABASE_URL": url, "STIK_REDIS_URL": messages.url}
            broker = RedisBroker(messages.url)
        stack.push_async_callback(broker.close)
        server = stack.enter_context(serving(folder, **variables))
        storage = await SqlStorage.open(variables.get("STIK_DATABASE_URL") or sqlite_url(folder / "stik.sqlite"))
        stack.push_async_callback(storage.close)
        page = httpx.AsyncClient(base_url=server.address, headers={"X-Stik": "1"}, timeout=PATIENCE)
        await stack.enter_async_context(page)
        (await page.post("/api/guests", json={"name": "Aviâja", "language": "da"})).raise_for_status()
        yield Old(server, page, variables), NewProcess(storage, broker, {})


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_history_of_a_later_edition_is_refused(kind: str, tmp_path: Path) -> None:
    async with both(kind, tmp_path) as (old, new):
        await new.header(await old.opened("tables", {"game": "vira"}), "later0")
        await new.header(stored_code(await old.opened("tournaments", PLAN)), stored_code("later1"))
        await new.header("p/" + await old.opened("phones", PHONES), "p/later2")
        for _ in range(2):  # the second time as the first
            await old.refuses("GET", "tables/later0/deals")
            await old.refuses("GET", "replays/later0")
            await old.turns_away("later0")
            await old.refuses("GET", "tournaments/later1")
            await old.refuses("GET", "tournaments/later1/export/event.stik")
            assert (await old.order("later1", 1)).status_code == 503
            await old.refuses("GET", "phones/later2")
            await old.refuses("POST", "phones/later2/sit", headers=KEY, json={"seat": "N", "name": "Ane"})
        await old.check_the_rest(1)
        await new.check_untouched()
        old.check_log()
        with serving(tmp_path, **old.variables) as again:  # one that starts now, and looks through what is stored
            assert {line["table"] for line in again.log("history-broken")} <= {"later0", "c/later1", "p/later2"}
            replace(old, server=again).check_log()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_history_that_a_later_version_goes_on_with_is_refused(kind: str, tmp_path: Path) -> None:
    """It is in the memory of this one, and a page is open there."""
    async with both(kind, tmp_path) as (old, new):
        table = await old.opened("tables", {"game": "voms", "fill": False})
        desk, phones = await old.opened("tournaments", PLAN), await old.opened("phones", PHONES)
        assert (await old.order(desk, 1)).status_code == 200
        sit = {"seat": "N", "name": "Ane"}
        assert (await old.page.post(f"/api/phones/{phones}/sit", headers=KEY, json=sit)).status_code == 200
        async with old.socket(table) as socket:
            await said(socket, "table")
            for code in (table, stored_code(desk), "p/" + phones):
                await new.go_on(code)
            with suppress(ConnectionClosed):  # a process that hears of it lets its pages go at once
                await socket.send(orjson.dumps({"id": "ready", **READY}).decode())
                refused = await said(socket, "refused")
                assert (refused["id"], refused["code"]) == ("ready", LATER[1])
            with suppress(ConnectionClosed):
                assert (await said(socket, "closing"))["reason"] == "restart"
        assert (await old.order(desk, 2)).status_code == 503
        await old.refuses("POST", f"phones/{phones}/sit", headers=KEY, json={"seat": "N", "name": "Bo"})
        for _ in range(2):
            await old.turns_away(table)
            await old.refuses("GET", f"tables/{table}/deals")
            await old.refuses("GET", f"tournaments/{desk}")
            await old.refuses("GET", f"phones/{phones}")
        await old.check_the_rest(3)
        await new.check_untouched()
        old.check_log()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_who_was_there_can_be_forgotten(kind: str, tmp_path: Path) -> None:
    """Also in what only a later version can read."""
    async with both(kind, tmp_path) as (old, new):
        table = await old.opened("tables", {"game": "voms"})
        await old.page.get(f"/api/tables/{table}/deals")
        await new.go_on(table)
        assert (await old.page.delete("/api/me")).status_code == 204
        assert [entry.data.get("name") for entry in await new.storage.tables.entries(table)] == [None, "x"]
        old.check_log()
