"""Scripted games over a real server's sockets: what leaves, for every role, byte for byte."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any, Final

import httpx
import orjson
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from stik.app.keeper import Manners
from stik.broker.local import LocalBroker
from stik.server.application import create_app
from stik.server.limits import Limits, scaled
from stik.server.process import listen
from stik.server.services import Services
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock
from tests.faults.player import chosen

Json = dict[str, Any]
GAMES: Final[dict[str, Json]] = {
    "voms": {"game": "voms", "preset": "tournament", "cut": "manual"},
    "vira": {"game": "vira", "preset": "sm2025", "deals": 2},
}
ANSWERS: Final = ("done", "refused", "answer")
WATCHER: Final = "watcher"
QUIET: Final = 0.1
"""Seconds without news after which nothing more comes: the clock of this server stands still."""


@contextlib.contextmanager
def same_secrets() -> Iterator[None]:
    """The same secrets and codes in every run: the next of its length."""
    drawn: Counter[int] = Counter()

    def token_hex(size: int = 32) -> str:
        drawn[size] += 1
        return hashlib.shake_256(f"{size} {drawn[size]}".encode()).hexdigest(size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", token_hex)
        patch.setattr(secrets, "choice", Random("codes").choice)
        yield


@contextlib.asynccontextmanager
async def _server() -> AsyncIterator[str]:
    services = Services(
        MemoryStorage(), LocalBroker(), clock=Clock(), limits=Limits(scaled(1000)), manners=Manners(pace=0.0)
    )
    config = uvicorn.Config(create_app(services), ws="websockets-sansio", log_config=None, lifespan="on")
    server, bound = uvicorn.Server(config), listen("127.0.0.1", 0)
    task = asyncio.create_task(server._serve([bound]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"127.0.0.1:{bound.getsockname()[1]}"
    server.should_exit = True
    await task
    await services.close()
    bound.close()


class _Page:
    """What one role is sent: news and answers apart, for an answer may come before or after the news of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.news: list[str] = []
        self.answers: list[str] = []
        self.document: Json = {}
        self.version = 0
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self._socket:
            assert isinstance(text, str)
            message = orjson.loads(text)
            if message["type"] == "presence":  # told when there is time
                continue
            (self.answers if message["type"] in ANSWERS else self.news).append(text)
            self._show(message)

    def _show(self, message: Json) -> None:
        if message["type"] == "table":
            self.document, self.version = message, message["v"]
        elif message["type"] == "change":
            self.version = message["v"]
            for name, part in message["change"].items():
                section = self.document[name]
                self.document[name] = {**section, **part} if isinstance(section, dict) and part is not None else part

    async def say(self, message: Json) -> None:
        """Sends it and waits for the answer, and for the news of it to be everywhere."""
        before = len(self.answers)
        await self._socket.send(orjson.dumps(message).decode())
        async with asyncio.timeout(30):
            while len(self.answers) == before:
                await asyncio.sleep(0)

    async def close(self) -> None:
        self._task.cancel()
        await self._socket.close()


class Script:
    """One game: what everybody says, and what every role is sent."""

    def __init__(self, game: str) -> None:
        self._game, self._chance = game, Random(f"socket {game} 8")
        self._pages: dict[str, _Page] = {}
        self._names: dict[str, str] = {}
        self._said = 0

    async def play(self) -> list[str]:
        """A line a message, each with the role that it was sent to."""
        async with _server() as address, contextlib.AsyncExitStack() as stack:
            await self._sit_down(address, stack)
            await self._deal()
            await self._talk()
            await self._play_deal()
            await self._deal()
            lines = []
            for role, page in self._pages.items():
                for kind, texts in (("news", page.news), ("answers", page.answers)):
                    lines += [f"{role} {kind} {self._plain(text)}" for text in texts]
            return lines

    async def _sit_down(self, address: str, stack: contextlib.AsyncExitStack) -> None:
        cookies, code = [], ""
        for number in range(4 if self._game == "voms" else 3):
            client = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{address}", headers={"X-Stik": "1"})
            )
            guest = (await client.post("/api/guests", json={"name": f"Guest {number}", "language": "da"})).json()
            self._names[guest["person"]["id"]] = f"guest{number}"
            if not code:
                code = (await client.post("/api/tables", json=GAMES[self._game])).json()["code"]
                self._names[code] = "thetable"
            cookies.append(client.cookies["stik"])
        for number, cookie in enumerate((*cookies, None)):
            headers = {} if cookie is None else {"Cookie": f"stik={cookie}"}
            socket = await stack.enter_async_context(
                connect(f"ws://{address}/api/tables/{code}/socket", additional_headers=headers)
            )
            page = _Page(socket)
            stack.push_async_callback(page.close)
            self._pages[WATCHER if cookie is None else f"guest{number}"] = page
            await self._quiet()
            if 0 < number < len(cookies):
                seats = page.document["table"]["seats"]
                free = next(seat["seat"] for seat in seats if seat["kind"] == "empty")
                await self._say(f"guest{number}", {"do": "sit", "seat": free})

    @property
    def _players(self) -> dict[str, _Page]:
        return {role: page for role, page in self._pages.items() if role != WATCHER}

    async def _say(self, role: str, message: Json) -> None:
        self._said += 1
        await self._pages[role].say({"id": f"m{self._said}", **message})
        await self._quiet()

    async def _quiet(self) -> None:
        """Until every page shows the same version and nothing more comes."""
        seen = -1
        while (now := sum(len(page.news) for page in self._pages.values())) != seen or not self._agree():
            seen = now
            await asyncio.sleep(QUIET / 10 if self._agree() else QUIET)

    def _agree(self) -> bool:
        return len({page.version for page in self._pages.values()}) == 1 and 0 not in {
            page.version for page in self._pages.values()
        }

    async def _deal(self) -> None:
        for role in self._players:
            await self._say(role, {"do": "ready", "seed": self._chance.randbytes(16).hex()})
        async with asyncio.timeout(30):  # the keeper deals
            while self._pages[WATCHER].document["table"]["phase"] != "playing":
                await asyncio.sleep(QUIET / 10)
        await self._quiet()

    async def _talk(self) -> None:
        """What is asked and said besides the cards, and what is refused."""
        first, other = list(self._players)[:2]
        await self._say(first, {"do": "say", "text": "Held og lykke"})
        await self._say(other, {"do": "say", "phrase": "one-more"})
        await self._say(other, {"do": "act", "action": "nonsense", "seen": 1})
        await self._say(first, {"ask": "why", "action": "play As"})
        await self._say(WATCHER, {"do": "say", "text": "hej"})
        await self._say(first, {"do": "propose", "kind": "pause"})
        await self._say(other, {"do": "decline"})
        if self._game == "vira":
            await self._say(first, {"ask": "bids"})

    async def _play_deal(self) -> None:
        while self._pages[WATCHER].document["table"]["phase"] == "playing":
            role, page = next(
                (role, page)
                for role, page in self._players.items()
                if page.document["deal"]["to_act"] == page.document["deal"]["seat"]
            )
            action = chosen(page.document["deal"], self._chance)
            await self._say(role, {"do": "act", "action": action, "seen": page.version})

    def _plain(self, text: str) -> str:
        for name, plain in self._names.items():
            text = text.replace(name, plain)
        return text


async def played(game: str) -> str:
    """The messages of the scripted game, with the same secrets in every run."""
    with same_secrets():
        return "".join(f"{line}\n" for line in await Script(game).play())
