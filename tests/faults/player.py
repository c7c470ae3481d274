"""A browser without a screen: plays over a real socket, reconnects, resumes, and repeats a command until answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from random import Random

import httpx
import orjson
import websockets
from websockets.asyncio.client import ClientConnection, connect

LOST = (OSError, websockets.WebSocketException, TimeoutError, EOFError)

OVERTAKEN = {"table/stale", "turn/not-yours", "table/not-between-deals", "table/no-deal"}
"""Refusals of a command that was decided on before the page had caught up."""


class Player:
    """One person at one table; chooses by lot among what the server says is legal."""

    def __init__(self, address: Callable[[], str], cookie: str, name: str, chance: Random) -> None:
        self._address, self._cookie, self._chance, self.name = address, cookie, chance, name
        self._numbers = itertools.count()
        self.document: dict[str, dict[str, object] | None] = {}
        self.version: int | None = None
        self.acknowledged: dict[str, int] = {}
        """Commands by their ids, with the versions that the server said they made."""
        self.waiting: dict[str, object] | None = None
        self.moves = 0
        self.lost = 0
        self.wholes = 0
        """How often the server sent everything instead of what was missed."""

    async def play(self, code: str, until: asyncio.Event) -> None:
        """Plays at the table until told to stop, whatever happens to the server."""
        while not until.is_set():
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(20):
                    await self._once(code, until)
            self.lost += 1
            await asyncio.sleep(0.01)

    async def _once(self, code: str, until: asyncio.Event) -> None:
        base = self._address()
        after = "" if self.version is None else f"?after={self.version}"
        url = f"ws{base[4:]}/api/tables/{code}/socket{after}"
        headers = {"Cookie": f"stik={self._cookie}", "Origin": base}
        async with connect(url, additional_headers=headers, open_timeout=5, close_timeout=0.1) as socket:
            if self.waiting is not None:
                await socket.send(orjson.dumps(self.waiting).decode())
            while not until.is_set():
                async with asyncio.timeout(5):
                    self._take(orjson.loads(await socket.recv()))
                await self._go_on(socket)

    def _take(self, message: dict[str, object]) -> None:
        match message:
            case {"type": "table", "v": int(version)}:
                self.document = {name: message[name] for name in ("table", "match", "deal")}  # type: ignore[misc]
                self.version = version
                self.wholes += 1
            case {"type": "change", "v": int(version), "change": dict(change)}:
                assert self.version is not None
                assert version == self.version + 1, f"{self.name}: {version} after {self.version}"
                self.version = version
                for name, part in change.items():
                    section = self.document[name]
                    self.document[name] = part if part is None or section is None else {**section, **part}
            case {"type": "done", "id": str(identifier)}:
                self.acknowledged[identifier] = int(str(message["v"]))
                self._answered(identifier)
            case {"type": "refused", "id": str(identifier)}:
                assert message["code"] in {
                    "table/stale",
                    "turn/not-yours",
                    "table/not-between-deals",
                    "table/no-deal",
                }, message
                self._answered(identifier)

    def _answered(self, identifier: str) -> None:
        if self.waiting is not None and self.waiting["id"] == identifier:
            self.waiting = None

    async def _go_on(self, socket: ClientConnection) -> None:
        if self.waiting is None and (command := self._wish()) is not None:
            self.waiting = {"id": f"{self.name}-{next(self._numbers)}", **command}
            await socket.send(orjson.dumps(self.waiting).decode())
            self.moves += 1

    def _wish(self) -> dict[str, object] | None:
        table, deal = self.document["table"], self.document["deal"]
        assert table is not None
        if table["phase"] in {"waiting", "between"}:
            mine = next(seat for seat in table["seats"] if seat["name"] == self.name)  # type: ignore[attr-defined]
            return None if mine["ready"] else {"do": "ready", "seed": self._chance.randbytes(16).hex()}
        if deal is None or deal["to_act"] is None or deal["to_act"] != deal["seat"]:
            return None
        action = chosen(deal, self._chance)
        return None if action is None else {"do": "act", "action": action, "seen": self.version}


def chosen(deal: dict[str, object], chance: Random) -> str | None:
    """Any action that the page may send now."""
    template = deal.get("template")
    if isinstance(template, dict):
        hands, seat = deal["hands"], deal["seat"]
        held = str(template.get("from") or hands[seat]).split()  # type: ignore[index]
        return " ".join([template["verb"], *chance.sample(held, template["min"])])
    actions = deal["actions"]
    assert isinstance(actions, list)
    return chance.choice(actions) if actions else None


async def company(address: str, settings: dict[str, object], names: list[str]) -> tuple[str, list[str]]:
    """Guests who open a table together: its code, and everybody's cookie."""
    cookies = []
    code = ""
    async with contextlib.AsyncExitStack() as stack:
        for name in names:
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, headers={"X-Stik": "1"}))
            (await client.post("/api/guests", json={"name": name, "language": "da"})).raise_for_status()
            if not code:
                answer = await client.post("/api/tables", json=settings)
                answer.raise_for_status()
                code = answer.json()["code"]
            cookies.append(client.cookies["stik"])
    return code, cookies


async def sit(address: str, code: str, cookie: str, seat: str) -> None:
    """Takes a seat."""
    headers = {"Cookie": f"stik={cookie}", "Origin": address}
    async with connect(f"ws{address[4:]}/api/tables/{code}/socket", additional_headers=headers) as socket:
        await socket.send(orjson.dumps({"id": f"sit-{seat}", "do": "sit", "seat": seat}).decode())
        while True:
            answer = orjson.loads(await socket.recv())
            if answer["type"] in {"done", "refused"}:
                assert answer["type"] == "done", answer
                return
