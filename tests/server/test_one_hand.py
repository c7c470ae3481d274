"""One hand a person a deal, over a running server: what each browser is sent, also after the server was killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.test_kill import Mortal, mortal

BOTH = pytest.mark.parametrize("game", ["voms", "vira"])


class Browser:
    """A browser, whoever uses it; it remembers which hands it was sent of each deal."""

    def __init__(self, address: str) -> None:
        self.client = httpx.AsyncClient(base_url=address, headers={"X-Stik": "1"}, timeout=30)
        self.hands: dict[object, set[str]] = {}

    async def guest(self, name: str) -> None:
        answer = await self.client.post("/api/guests", json={"name": name, "language": "da"})
        answer.raise_for_status()

    @asynccontextmanager
    async def page(self, code: str, after: int | None = None) -> AsyncIterator[Page]:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        where = f"ws{str(self.client.base_url)[4:].rstrip('/')}/api/tables/{code}/socket"
        query = "" if after is None else f"?after={after}"
        async with connect(where + query, additional_headers={"Cookie": cookies}) as socket:
            yield Page(self, socket)


class Page:
    """An open page: what it shows, and what it says."""

    def __init__(self, browser: Browser, socket: ClientConnection) -> None:
        self._browser, self._socket, self._said = browser, socket, 0
        self.you: dict[str, object] = {}
        self.sections: dict[str, dict[str, object] | None] = {"table": None, "deal": None}
        self.version = 0

    async def hear(self) -> dict[str, object]:
        """The next message, taken in."""
        async with asyncio.timeout(30):
            message: dict[str, object] = orjson.loads(await self._socket.recv())
        if message["type"] == "table":
            self.you = message["you"]  # type: ignore[assignment]
            self.version = int(str(message["v"]))
            self.sections = {name: message[name] for name in self.sections}  # type: ignore[misc]
        elif message["type"] == "change":
            self.version = int(str(message["v"]))
            change = message["change"]
            assert isinstance(change, dict)
            for name, part in change.items():
                if name in self.sections:
                    before = self.sections[name]
                    self.sections[name] = part if part is None or before is None else {**before, **part}
        self._note()
        return message

    def _note(self) -> None:
        table, deal = self.sections["table"], self.sections["deal"]
        if table is not None and table["phase"] == "playing" and deal is not None and deal["seat"] is not None:
            self._browser.hands.setdefault(deal["number"], set()).add(str(deal["seat"]))

    @property
    def seats(self) -> list[str]:
        """The table's, one's own first."""
        table = self.sections["table"]
        assert table is not None
        letters = [seat["seat"] for seat in table["seats"]]  # type: ignore[attr-defined]
        return sorted(letters, key=lambda seat: seat != self.you["seat"])

    async def say(self, **command: object) -> object:
        """Gives a command; why it was refused, if it was."""
        self._said += 1
        name = f"{id(self)}-{self._said}"
        await self._socket.send(orjson.dumps({"id": name, **command}).decode())
        while True:
            message = await self.hear()
            if message.get("id") == name:
                return message.get("code")

    async def dealt(self) -> Page:
        """Ready until a deal is played, for the first hands may void one."""
        await self.hear()
        while (table := self.sections["table"]) is None or table["phase"] != "playing":
            await self.say(do="ready", seed="ab" * 16)
            while (table := self.sections["table"]) is None or table["phase"] != "playing":
                told = await self.hear()
                if any(event["event"] == "deal-over" for event in told.get("events", ())):  # type: ignore[attr-defined]
                    break
        return self


@BOTH
async def test_no_browser_is_sent_two_hands_of_a_deal_whoever_uses_it(tmp_path: Path, game: str) -> None:
    async with mortal(tmp_path, environment={"STIK_BOT_PACE": "10"}) as server:
        home, elsewhere = (Browser(f"http://127.0.0.1:{server.ports[0]}") for _ in range(2))
        await home.guest("Aviâja")
        code = (await home.client.post("/api/tables", json={"game": game, "pace": "slow"})).json()["code"]
        async with home.page(code) as page:
            own, first, second, *_ = (await page.dealt()).seats
            begun = page.version
            assert await page.say(do="stand") is None
            assert page.you["hand"] == own
            assert await page.say(do="sit", seat=first) == "table/one-hand"
            async with home.page(code, begun) as tab:
                assert await tab.say(do="sit", seat=second) == "table/one-hand"
        await _killed(server)
        async with home.page(code, begun) as page:
            assert await page.say(do="sit", seat=first) == "table/one-hand"
            assert page.you["hand"] == own
        await _watches_and_sits(server, elsewhere, code, first, second)
        await home.client.delete("/api/sessions/current")
        await home.guest("Bodil")
        async with home.page(code) as page:
            assert await page.say(do="sit", seat=second) == "table/one-hand"
            assert await page.say(do="sit", seat=own) is None
        for browser in (home, elsewhere):
            assert [len(seats) for seats in browser.hands.values()] == [1]
            await browser.client.aclose()
        assert (await server.say("end")).startswith("ended 0")


async def _watches_and_sits(server: Mortal, browser: Browser, code: str, first: str, second: str) -> None:
    """Somebody who has only looked on takes a seat in mid-deal, and has no other after that."""
    await browser.guest("Malu")
    async with browser.page(code) as page:
        await page.hear()
        assert page.you["hand"] is None
        assert not browser.hands
        assert await page.say(do="sit", seat=first) is None
        assert await page.say(do="stand") is None
    await _killed(server)
    async with browser.page(code) as page:
        assert await page.say(do="sit", seat=second) == "table/one-hand"
        assert await page.say(do="sit", seat=first) is None


async def _killed(server: Mortal) -> None:
    assert await server.say("kill 0") == "raised"
