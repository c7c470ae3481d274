"""The table's socket over a real server: everything that a page, or anybody else, may send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import orjson
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stik.app.keeper import Manners
from stik.bootstrap.clock import SystemClock
from stik.broker.local import LocalBroker
from stik.messages import LANGUAGES, catalogue
from stik.server.application import create_app
from stik.server.gallery import AT_A_TABLE, FROM_AN_ADDRESS, Gallery
from stik.server.limits import RATES, Limits, Rate, scaled
from stik.server.process import listen
from stik.server.services import Services
from stik.server.socket import MOST_HINTS
from stik.storage.memory import MemoryStorage
from tests.faults.player import chosen


class Here:
    """A running server and what it stands on."""

    def __init__(self, address: str, services: Services) -> None:
        self.address, self.services = address, services
        self.clients: list[httpx.AsyncClient] = []

    async def guest(self, name: str = "Aviâja") -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=self.address, headers={"X-Stik": "1"})
        self.clients.append(client)
        (await client.post("/api/guests", json={"name": name, "language": "da"})).raise_for_status()
        return client

    async def table(self, client: httpx.AsyncClient, game: str = "voms") -> str:
        answer = await client.post("/api/play", json={"game": game})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def socket(self, code: str, client: httpx.AsyncClient | None, **headers: str) -> connect:
        if client is not None:
            headers["Cookie"] = f"stik={client.cookies['stik']}"
        return connect(f"ws{self.address[4:]}/api/tables/{code}/socket", additional_headers=headers)


@pytest.fixture
async def here() -> AsyncIterator[Here]:
    async with running(Limits(scaled(1000))) as found:
        yield found


@asynccontextmanager
async def running(limits: Limits) -> AsyncIterator[Here]:
    manners = Manners(pace=0.0)
    services = Services(MemoryStorage(), LocalBroker(), clock=SystemClock(), limits=limits, manners=manners)
    config = uvicorn.Config(create_app(services), ws="websockets-sansio", log_config=None, lifespan="on")
    server, bound = uvicorn.Server(config), listen("127.0.0.1", 0)
    task = asyncio.create_task(server._serve([bound]))
    while not server.started:
        await asyncio.sleep(0.01)
    found = Here(f"http://127.0.0.1:{bound.getsockname()[1]}", services)
    yield found
    for client in found.clients:
        await client.aclose()
    server.should_exit = True
    await task
    await services.close()
    bound.close()


async def _say(socket: ClientConnection, message: object) -> dict[str, object]:
    """Sends, and waits for the answer among the news."""
    text = message if isinstance(message, str) else orjson.dumps(message).decode()
    await socket.send(text)
    return await _answer(socket)


async def _answer(socket: ClientConnection) -> dict[str, object]:
    """The next answer among the news."""
    async with asyncio.timeout(30):
        while True:
            answer: dict[str, object] = orjson.loads(await socket.recv())
            if answer["type"] in {"done", "refused", "answer"}:
                return answer


async def _until_closed(socket: ClientConnection) -> list[object]:
    """Everything that still comes."""
    said: list[object] = []
    async with asyncio.timeout(5):
        try:
            while True:
                said.append(orjson.loads(await socket.recv()))
        except ConnectionClosed:
            return said


async def test_another_sites_page_is_refused(here: Here) -> None:
    client = await here.guest()
    code = await here.table(client)
    with pytest.raises(InvalidStatus) as caught:
        async with here.socket(code, client, Origin="https://elsewhere.example"):
            pass
    assert caught.value.response.status_code == 403


async def test_a_table_that_does_not_exist(here: Here) -> None:
    with pytest.raises(InvalidStatus) as caught:
        async with here.socket("zzzzzzz", await here.guest()):
            pass
    assert caught.value.response.status_code == 404


async def test_nobody_may_look_on_and_not_speak(here: Here) -> None:
    code = await here.table(await here.guest())
    async with here.socket(code, None) as socket:
        first = orjson.loads(await socket.recv())
        assert first["you"] == {"person": None, "seat": None, "host": False, "hand": None}
        answer = await _say(socket, {"id": "1", "do": "say", "text": "hello"})
        assert (answer["type"], answer["code"]) == ("refused", "people/not-signed-in")


async def _let_in(here: Here, code: str, client: httpx.AsyncClient | None, stack: AsyncExitStack) -> str:
    """Opens a page and leaves it open; why it was turned away, or nothing."""
    socket = await stack.enter_async_context(here.socket(code, client))
    first = orjson.loads(await socket.recv())
    if first["type"] == "table":
        return ""
    assert (first["type"], first["reason"]) == ("closing", "refused")
    assert await _until_closed(socket) == []
    assert socket.close_code == 1013
    assert all(catalogue(language).has(first["error"]["code"]) for language in LANGUAGES)
    return str(first["error"]["code"])


async def test_only_so_many_look_on_without_an_account(here: Here) -> None:
    host, other, member = [await here.guest(name) for name in ("Aviâja", "Ole", "Eva")]
    account = {"login": "eva", "password": "sne og is 9"}
    (await member.post("/api/accounts", json=account)).raise_for_status()
    codes = [await here.table(host) for _ in range(2)]
    here.services.gallery = Gallery(2 / FROM_AN_ADDRESS)  # two from an address, ten at a table
    async with AsyncExitStack() as inside:
        async with AsyncExitStack() as stack:
            assert await _let_in(here, codes[0], None, stack) == ""
            assert await _let_in(here, codes[1], other, inside) == ""
            assert await _let_in(here, codes[0], None, inside) == "table/too-many-watchers-from-here"
            assert await _let_in(here, codes[1], other, inside) == "table/too-many-watchers-from-here"
            assert await _let_in(here, codes[0], member, inside) == "", "who has an account"
            assert await _let_in(here, codes[0], host, inside) == "", "who has a seat"
        await _eventually(lambda: here.services.tables.watchers(codes[0]) == 1)
        assert await _let_in(here, codes[0], None, inside) == "", "there is room again"


async def test_only_so_many_look_on_at_one_table(here: Here) -> None:
    host = await here.guest()
    codes = [await here.table(host) for _ in range(2)]
    here.services.gallery = Gallery(3 / AT_A_TABLE)
    here.services.gallery._from_an_address = 100
    async with AsyncExitStack() as inside:
        told = [await _let_in(here, codes[0], None, inside) for _ in range(4)]
        assert told == ["", "", "", "table/too-many-watchers"]
        assert await _let_in(here, codes[1], None, inside) == ""
        assert await _let_in(here, codes[0], host, inside) == ""


async def test_only_so_many_follow_a_showing_without_an_account(here: Here) -> None:
    leader = await here.guest()
    record = (Path(__file__).parents[1] / "records/voms-25.stik").read_bytes()
    code = (await leader.post("/api/replays", content=record)).raise_for_status().json()["code"]
    made = await leader.post(f"/api/replays/{code}/showings", json={"deal": 1, "at": 0})
    url = f"ws{here.address[4:]}/api/showings/{made.json()['code']}/socket"
    here.services.gallery = Gallery(1 / FROM_AN_ADDRESS)
    async with connect(url) as follower:
        assert orjson.loads(await follower.recv())["others"] == 1
        with pytest.raises(InvalidStatus) as caught:
            await connect(url)
    assert caught.value.response.status_code == 409
    assert b"table/too-many-watchers-from-here" in (caught.value.response.body or b"")


async def _eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_page_waits_for_some_hints_and_leaves_none_behind(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    client = await here.guest()
    code = await here.table(client)
    begun, thought, given_up = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def think(*_: object) -> dict[str, object]:
        begun.set()
        try:
            await thought.wait()
        except asyncio.CancelledError:
            given_up.set()
            raise
        return {"action": None}

    monkeypatch.setattr(here.services.tables, "answer", think)
    asked = [f"hint {number}" for number in range(MOST_HINTS)]
    async with here.socket(code, client) as socket:
        for hint in asked:
            await socket.send(orjson.dumps({"id": hint, "ask": "hint"}).decode())
        refused = await _say(socket, {"id": "too many", "ask": "hint"})
        assert (refused["id"], refused["code"]) == ("too many", "http/too-fast")
        thought.set()
        assert [(await _answer(socket))["id"] for _ in asked] == asked
        thought.clear()
        begun.clear()
        for hint in asked[:2]:
            await socket.send(orjson.dumps({"id": hint, "ask": "hint"}).decode())
        await asyncio.wait_for(begun.wait(), 30)
    await asyncio.wait_for(given_up.wait(), 30)


BAD: dict[str, object] = {
    "no JSON": "{",
    "not an object": "[1, 2]",
    "a number": "17",
    "nothing": "{}",
    "no id": {"do": "stand"},
    "an id that is no text": {"id": 7, "do": "stand"},
    "an empty id": {"id": "", "do": "stand"},
    "an id that no database holds": {"id": "a\0b", "do": "stand"},
    "a long id": {"id": "x" * 65, "do": "stand"},
    "an unknown command": {"id": "1", "do": "fly"},
    "an unknown question": {"id": "1", "ask": "cards"},
    "a field too many": {"id": "1", "do": "stand", "seat": "N"},
    "seen is a text": {"id": "1", "do": "act", "action": "play 9c", "seen": "17"},
    "seen is negative": {"id": "1", "do": "act", "action": "play 9c", "seen": -1},
    "a long action": {"id": "1", "do": "act", "action": "play " + "9c " * 200, "seen": 1},
    "a long line": {"id": "1", "do": "say", "text": "x" * 301},
    "a seed that is none": {"id": "1", "do": "ready", "seed": "lucky"},
    "deep": "[" * 1500,
    "too long": '{"id": "1", "do": "say", "text": "' + "x" * 5000 + '"}',
    "both": {"id": "1", "do": "stand", "ask": "hint"},
}


@pytest.mark.parametrize("name", BAD)
async def test_a_bad_message_is_answered_and_changes_nothing(here: Here, name: str) -> None:
    client = await here.guest()
    code = await here.table(client)
    async with here.socket(code, client) as socket:
        answer = await _say(socket, BAD[name])
        assert answer["type"] == "refused"
        assert str(answer["code"]).startswith("http/"), answer
        assert answer["detail"]
        assert (await here.services.tables.live(code)).table.version == 1
        assert (await _say(socket, {"id": "9", "do": "say", "phrase": "ouch"}))["type"] == "done", "it goes on"


@pytest.mark.parametrize("part", range(4))
async def test_fuzzed_messages_never_end_the_conversation(here: Here, part: int) -> None:
    """Good messages with parts of them changed, left out, doubled or replaced; every one is answered."""
    chance = Random(part)
    client = await here.guest()
    code = await here.table(client, chance.choice(["voms", "vira"]))
    good = [
        {"id": "a", "do": "act", "action": "play 9c", "seen": 3},
        {"id": "b", "do": "ready", "seed": "ab" * 16},
        {"id": "c", "do": "sit", "seat": "E"},
        {"id": "d", "do": "bot", "seat": "E", "level": "beginner"},
        {"id": "e", "do": "propose", "kind": "pause"},
        {"id": "f", "do": "agree"},
        {"id": "g", "do": "say", "text": "æøå ♣"},
        {"id": "h", "ask": "why", "action": "play 9c"},
        {"id": "i", "ask": "hint"},
        {"id": "j", "ask": "bids"},
        {"id": "k", "do": "rematch"},
    ]
    odd = [
        None,
        True,
        -1,
        1.5,
        2**70,
        "",
        "\x00",
        "N",
        "play",
        [],
        {},
        "ZZ",
        "x" * 100,
        "bid gask+farg",
        "rule reshuffle",
    ]
    async with here.socket(code, client) as socket:
        for number in range(150):
            message = dict(chance.choice(good))
            for _ in range(chance.randrange(3)):
                key = chance.choice([*message, "do", "ask", "action", "seat", "extra"])
                if chance.randrange(3):
                    message[key] = chance.choice(odd)  # type: ignore[assignment]
                else:
                    message.pop(key, None)
            if isinstance(message.get("id"), str) and message["id"]:
                message["id"] = f"{message['id']}{number}"[:60]
            text = json.dumps(message)
            if not chance.randrange(8):
                cut = chance.randrange(len(text))
                text = text[:cut] + chance.choice(["", "\\", "}", "\u2028", '"']) + text[cut + 1 :]
            answer = await _say(socket, text)
            assert answer["type"] in {"done", "refused", "answer"}
            assert answer.get("code") != "server/bug"


async def test_bytes_end_the_socket_without_a_bug(here: Here) -> None:
    client = await here.guest()
    code = await here.table(client)
    async with here.socket(code, client) as socket:
        await socket.send(b"\x00\xff")
        await _until_closed(socket)
    async with here.socket(code, client) as socket:
        assert orjson.loads(await socket.recv())["type"] == "table"


async def test_a_page_in_a_loop_is_slowed_down() -> None:
    async with running(Limits()) as here:
        client = await here.guest()
        code = await here.table(client)
        async with here.socket(code, client) as socket:
            for number in range(60):
                await socket.send(orjson.dumps({"id": f"q{number}", "ask": "bids"}).decode())
            codes: list[object] = []
            async with asyncio.timeout(20):
                while len(codes) < 60:
                    answer = orjson.loads(await socket.recv())
                    if answer["type"] in {"answer", "refused"}:
                        codes.append(answer.get("code"))
            assert "http/too-fast" in codes


async def test_several_pages_of_one_device_are_slowed_down_together() -> None:
    async with running(Limits({**RATES, "socket": Rate(6, 0.01)})) as here:
        client = await here.guest()
        code = await here.table(client)
        answers = []
        for number in range(4):
            async with here.socket(code, client) as socket:
                answers += [(await _say(socket, {"id": f"{number}{part}", "ask": "bids"}))["type"] for part in "ab"]
        assert answers == ["answer"] * 6 + ["refused"] * 2


async def test_commands_out_of_order_and_twice(here: Here) -> None:
    """The same command sent thrice in a row acts once; an older one after it is stale or refused."""
    client = await here.guest()
    code = await here.table(client)
    chance = Random(1)
    async with here.socket(code, client) as socket:
        page: dict[str, dict[str, object] | None] = {}
        version, done = 0, 0
        sent: dict[str, object] | None = None
        async with asyncio.timeout(60):
            while done < 8:
                message = orjson.loads(await socket.recv())
                if message["type"] == "table":
                    page, version = {name: message[name] for name in ("table", "deal")}, message["v"]
                elif message["type"] == "change":
                    version = message["v"]
                    for name, part in message["change"].items():
                        if name in page:
                            old = page[name]
                            page[name] = part if old is None or part is None else {**old, **part}
                elif message["type"] == "done" and str(message["id"]).startswith("m"):
                    done += 1
                    continue
                table, deal = page["table"], page["deal"]
                assert table is not None
                if table["phase"] in {"waiting", "between"}:
                    await socket.send(orjson.dumps({"id": f"r{version}", "do": "ready", "seed": "ab" * 16}).decode())
                elif deal is not None and deal["to_act"] == deal["seat"] and (action := chosen(deal, chance)):
                    command = {"id": f"m{version}", "do": "act", "action": action, "seen": version}
                    if sent is not None:
                        await socket.send(orjson.dumps({**sent, "id": f"old{version}"}).decode())
                    for _ in range(3):
                        await socket.send(orjson.dumps(command).decode())
                    sent = command
        live = await here.services.tables.live(code)
        entries = await here.services.storage.tables.entries(code)
        commands = [entry.command for entry in entries if entry.command is not None]
        assert len(commands) == len(set(commands))
        assert not [command for command in commands if command.startswith("old")]
        assert live.table.version == entries[-1].version


async def test_a_stopping_server_says_so() -> None:
    async with running(Limits(scaled(1000))) as here:
        client = await here.guest()
        code = await here.table(client)
        async with here.socket(code, client) as socket:
            await socket.recv()
            await here.services.closing.announce()
            assert (await _until_closed(socket))[-1] == {"type": "closing", "reason": "restart"}
