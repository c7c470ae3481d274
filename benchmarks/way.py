"""How long the way of one command is, from the bytes that come in to the bytes that leave: counts, no times.

Run: `python benchmarks/way.py`. Four people and a spectator look on at a table of Voms, over SQLite; then the two sides
of a match of a tournament report and confirm a result. Counted is what our own code does: calls (an await that goes on
is one too), files, steps from one package into another, how often notation is read and legality is decided, and what
the database is told.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

import httpx
import orjson
from sqlalchemy import event
from sqlalchemy.engine import Engine
from starlette.types import ASGIApp, Message

import stik
from stik.app.keeper import Manners
from stik.bootstrap.clock import SystemClock
from stik.broker.local import LocalBroker
from stik.server import logs
from stik.server.application import create_app
from stik.server.limits import Limits, scaled
from stik.server.services import Services
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url

SOURCE: Final = str(Path(stik.__file__).parent)
WATCHED: Final = {
    "notation read": ("notation.py", ("read_action",)),
    "legality decided": ("legality.py", ("why_not",)),
    "standings computed": ("standings.py", ("standings",)),
}
"""Functions whose calls are told by name: the file, and what they are called there."""
Json = dict[str, Any]


class Way:
    """Counts what happens between two moments, in every thread."""

    def __init__(self) -> None:
        self.calls = self.changes = 0
        self.files: set[str] = set()
        self.packages: set[str] = set()
        self.named: Counter[str] = Counter()
        self.statements = self.commits = 0
        self._last: dict[int, str] = {}
        self._on = False

    def _seen(self, frame: FrameType, kind: str, _: object) -> None:
        if kind != "call" or not self._on or not frame.f_code.co_filename.startswith(SOURCE):
            return
        file = frame.f_code.co_filename[len(SOURCE) + 1 :]
        package = file.partition("/")[0]
        self.calls += 1
        self.files.add(file)
        self.packages.add(package)
        self.changes += self._last.get(threading.get_ident(), package) != package
        self._last[threading.get_ident()] = package
        for name, (where, functions) in WATCHED.items():
            self.named[name] += file.endswith(where) and frame.f_code.co_name in functions

    def install(self) -> None:
        threading.setprofile(self._seen)
        sys.setprofile(self._seen)
        event.listen(Engine, "before_cursor_execute", lambda *_: self._told(statements=1))
        event.listen(Engine, "commit", lambda *_: self._told(commits=1))

    def _told(self, statements: int = 0, commits: int = 0) -> None:
        if self._on:
            self.statements += statements
            self.commits += commits

    @contextmanager
    def walked(self) -> Iterator[None]:
        self._on = True
        try:
            yield
        finally:
            self._on = False

    def report(self, what: str, times: int) -> None:
        """On average."""
        figures = {
            "calls": self.calls,
            "changes of package": self.changes,
            **self.named,
            "statements": self.statements,
            "commits": self.commits,
        }
        print(f"\n{what} (mean of {times}): {len(self.files)} files in {len(self.packages)} packages")
        for name, count in figures.items():
            print(f"  {name:20} {count / times:8,.1f}")


class Socket:
    """A page's socket without a network: what it says goes in as the server gets it, and what it is told comes out."""

    def __init__(self, app: ASGIApp, code: str, cookie: str | None) -> None:
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.document: Json = {}
        self.version = 0
        self.told = asyncio.Event()
        self.answered = 0
        headers = [] if cookie is None else [(b"cookie", f"stik={cookie}".encode())]
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{code}/socket",
            "raw_path": b"",
            "query_string": b"",
            "headers": [(b"host", b"stik.test"), *headers],
            "client": ("192.0.2.1", 1),
            "scheme": "ws",
            "root_path": "",
            "subprotocols": [],
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._incoming.get, self._send))

    async def _send(self, message: Message) -> None:
        if message["type"] != "websocket.send":
            return
        told = orjson.loads(message["text"])
        match told["type"]:
            case "table":
                self.document, self.version = told, told["v"]
            case "change":
                self.version = told["v"]
                for name, part in told["change"].items():
                    section = self.document[name]
                    self.document[name] = (
                        {**section, **part} if isinstance(section, dict) and part is not None else part
                    )
            case "done" | "refused":
                assert told["type"] == "done", told
                self.answered += 1
        self.told.set()

    def say(self, message: Json) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": orjson.dumps(message).decode()})

    async def until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            self.told.clear()
            await asyncio.wait_for(self.told.wait(), 20)


async def _guest(app: ASGIApp, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://stik.test", headers={"X-Stik": "1"})
    (await client.post("/api/guests", json={"name": name, "language": "en"})).raise_for_status()
    return client


async def moves(app: ASGIApp, way: Way) -> int:
    """A deal of Voms; how many actions were counted."""
    clients = [await _guest(app, f"Guest {number}") for number in range(4)]
    code = (await clients[0].post("/api/tables", json={"game": "voms"})).json()["code"]
    pages: list[Socket] = []
    for client in clients:
        pages.append(Socket(app, code, client.cookies["stik"]))
        await pages[-1].until(lambda: bool(pages[-1].document))
        if len(pages) > 1:
            seat = next(seat["seat"] for seat in pages[-1].document["table"]["seats"] if seat["kind"] == "empty")
            pages[-1].say({"id": f"sit{len(pages)}", "do": "sit", "seat": seat})
            await pages[-1].until(lambda: pages[-1].answered == 1)
    watcher = Socket(app, code, None)
    await watcher.until(lambda: bool(watcher.document))
    for number, page in enumerate(pages):
        page.say({"id": f"ready{number}", "do": "ready", "seed": "ab" * 16})
    await watcher.until(lambda: watcher.document["table"]["phase"] == "playing")
    counted = 0
    everybody = [*pages, watcher]
    while watcher.document["table"]["phase"] == "playing":
        await asyncio.sleep(0.02)  # what follows from the last action is over
        page = next(page for page in pages if page.document["deal"]["to_act"] == page.document["deal"]["seat"])
        before, answered, deal = page.version, page.answered, page.document["deal"]
        if deal.get("template"):
            cards = deal["hands"][deal["seat"]].split()[: deal["template"]["min"]]
            action = " ".join([deal["template"]["verb"], *cards])
        else:
            action = deal["actions"][0]
        with way.walked():
            page.say({"id": f"act{counted}", "do": "act", "action": action, "seen": before})
            await page.until(lambda page=page, answered=answered: page.answered > answered)
            for other in everybody:
                await other.until(lambda other=other, before=before: other.version > before)
        counted += 1
    for page in everybody:
        page.task.cancel()
        with suppress(asyncio.CancelledError):
            await page.task
    for client in clients:
        await client.aclose()
    return counted


async def results(app: ASGIApp, way: Way, matches: int = 6) -> int:
    """Results that one side reports and the other confirms; counted is the confirmation."""
    organiser = await _guest(app, "Organiser")
    code = (await organiser.post("/api/tournaments", json={"name": "Cup", "format": "voms-championship"})).json()[
        "code"
    ]
    address, number = f"/api/tournaments/{code}", Counter[str]()

    async def order(client: httpx.AsyncClient, do: str, **given: object) -> None:
        number["order"] += 1
        told = {"id": f"command-{number['order']}", "order": {"do": do, **given}}
        answer = await client.post(f"{address}/orders", json=told)
        assert answer.status_code == 200, answer.text

    await order(organiser, "move", to="open")
    phones = []
    for place in range(12):
        phones.append(await _guest(app, f"Hold {place}"))
        await order(phones[-1], "register", name=f"Hold {place}")
    document = (await organiser.get(address)).json()
    for entrant in document["entrants"]:
        await order(organiser, "check-in", entrant=entrant["id"])
    await order(organiser, "draw")
    await order(organiser, "turn-cards", count=12)
    await order(organiser, "schedule")
    await order(organiser, "move", to="running")
    await order(organiser, "run-round", round=1)
    by_entrant = {(await phone.get(address)).json()["me"]["entrant"]: phone for phone in phones}
    document = (await organiser.get(address)).json()
    first = [match for match in document["matches"] if match["round"] == 1][:matches]
    for match in first:
        one, other = (by_entrant[entrant] for entrant in match["entrants"])
        await order(one, "report", match=match["id"], game=1, result={"lus": [9, 4]})
        with way.walked():
            await order(other, "confirm", match=match["id"], game=1, side=match["entrants"][0])
    for client in (organiser, *phones):
        await client.aclose()
    return len(first)


async def _measured(what: str, walk: Callable[[ASGIApp, Way], Awaitable[int]], folder: Path) -> None:
    storage = await SqlStorage.open(sqlite_url(folder / f"{walk.__name__}.sqlite"))
    services = Services(
        storage, LocalBroker(), clock=SystemClock(), limits=Limits(scaled(1000)), manners=Manners(pace=0.0)
    )
    way = Way()
    way.install()
    times = await walk(create_app(services), way)
    way.report(what, times)
    await services.close()


async def main() -> None:
    logs.configure("error", json=True)
    with tempfile.TemporaryDirectory() as folder:
        await _measured("a move at a table of four, with a spectator", moves, Path(folder))
        await _measured("a confirmed result at a desk of twelve", results, Path(folder))


if __name__ == "__main__":
    asyncio.run(main())
