"""How many people one server carries: simulated players over WebSockets, one move a second each, bots off.

    python benchmarks/load.py                       SQLite, one process
    python benchmarks/load.py --processes 2         PostgreSQL and Redis, two processes
    python benchmarks/load.py --players 400 800     these numbers instead of the ladder
    python benchmarks/load.py --players 200 --thinkers 8
                                                    the same twice: without, and beside 8 tables of strong bots
    python benchmarks/load.py --players 200 --analyses 4
                                                    the same twice: without, and beside 4 thorough analyses
    python benchmarks/load.py --players 40 --watchers 3000
                                                    the same three times: without, while 3,000 people without a seat
                                                    come to look on at another table, and while they look on

The players are in this process, the server in others: on two cores one is the players'. A step holds if 99 of 100 moves
are acknowledged within 100 ms of being sent; the ladder ends at the first that does not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from random import Random

import httpx
import orjson
import uvloop
from websockets import WebSocketException
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.faults.player import chosen, company
from tests.services import postgres, redis

RECORDS = Path(__file__).parents[1] / "tests/records"
SEATS = "NESW"
LADDER = (200, 400, 800, 1200, 1600, 2000, 2400)
WARM, MEASURED = 5.0, 15.0
LIMIT = 0.1
"""Seconds within which 99 of 100 moves must be acknowledged."""
CROWD_PACE = 4.0
"""Seconds between two moves of one player at the table that the crowd looks at: of all four together one a second."""
ARRIVAL = 120.0
"""Seconds that a crowd may take to come in; what came until then looks on."""


@dataclass
class Figures:
    """What the players of one step saw."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    measuring: bool = False


class Seat:
    """One player at one table: parses what arrives, and moves at most once in so many seconds."""

    def __init__(
        self,
        address: str,
        code: str,
        cookie: str,
        seat: str,
        figures: Figures,
        *,
        bots: bool = False,
        pace: float = 1.0,
    ) -> None:
        self._address, self._code, self._cookie, self._seat = address, code, cookie, seat
        self._figures, self._chance = figures, Random(f"{code}{seat}")
        self._deal: dict[str, object] | None = None
        self._table: dict[str, object] = {}
        self._version = 0
        self._sent: dict[str, float] = {}
        self._last = time.perf_counter() - self._chance.random()
        self._number = 0
        self._with_bots, self._pace = bots, pace

    async def play(self, started: asyncio.Semaphore) -> None:
        headers = {"Cookie": f"stik={self._cookie}", "Origin": self._address}
        url = f"ws{self._address[4:]}/api/tables/{self._code}/socket"
        async with started:
            socket = await connect(
                url, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None
            )
        async with socket:
            if self._seat != SEATS[0]:
                await self._send(socket, {"do": "sit", "seat": self._seat}, timed=False)
            async for message in socket:
                self._take(orjson.loads(message))
                if not self._sent:
                    await self._move(socket)

    def _take(self, message: dict[str, object]) -> None:
        kind = message["type"]
        if kind == "change":
            self._version = message["v"]  # type: ignore[assignment]
            change: dict[str, dict[str, object]] = message["change"]  # type: ignore[assignment]
            if "table" in change:
                self._table |= change["table"]
            if "deal" in change:
                self._deal = change["deal"] if self._deal is None else self._deal | change["deal"]
        elif kind == "table":
            self._version = message["v"]  # type: ignore[assignment]
            self._table, self._deal = message["table"], message["deal"]  # type: ignore[assignment]
        elif kind in {"done", "refused"}:
            sent = self._sent.pop(str(message["id"]), None)
            if sent and self._figures.measuring:
                self._figures.latencies.append(time.perf_counter() - sent)
                self._figures.moves += kind == "done"
                self._figures.refused += kind == "refused"

    async def _move(self, socket: ClientConnection) -> None:
        phase, deal = self._table["phase"], self._deal
        if phase == "over":
            return
        if phase in {"waiting", "between"}:
            seats: list[dict[str, object]] = self._table["seats"]  # type: ignore[assignment]
            mine = next(seat for seat in seats if seat["seat"] == self._seat)
            if mine["kind"] == "person" and not mine["ready"] and self._complete(seats):
                await self._send(socket, {"do": "ready", "seed": self._chance.randbytes(8).hex()}, timed=False)
            return
        if deal is None or deal["to_act"] is None or deal["to_act"] != deal["seat"]:
            return
        await asyncio.sleep(max(0.0, self._last + self._pace - time.perf_counter()))
        self._last = time.perf_counter()
        action = chosen(deal, self._chance)
        await self._send(socket, {"do": "act", "action": action, "seen": self._version}, timed=True)

    def _complete(self, seats: list[dict[str, object]]) -> bool:
        return self._with_bots or all(seat["kind"] == "person" for seat in seats)

    async def _send(self, socket: ClientConnection, command: dict[str, object], *, timed: bool) -> None:
        self._number += 1
        identifier = f"{self._seat}{self._number}"
        self._sent[identifier] = time.perf_counter() if timed else 0.0
        await socket.send(orjson.dumps({"id": identifier, **command}).decode())


@dataclass(frozen=True)
class Step:
    """One step of the ladder."""

    players: int
    moves: float
    p50: float
    p95: float
    p99: float
    longest: float
    refused: int
    memory: float

    @property
    def holds(self) -> bool:
        return self.p99 < LIMIT


async def a_while() -> None:
    """How long a step is measured where nothing else says so."""
    await asyncio.sleep(MEASURED)


async def step(
    addresses: list[str], players: int, servers: list[int], during: Callable[[], Awaitable[None]] = a_while
) -> Step:
    """Lets so many people play for a while."""
    figures, started = Figures(), asyncio.Semaphore(20)
    before = memory(servers)
    settings = {"game": "voms", "fill": False, "best_of": 3}
    tables = []
    for number in range(players // 4):
        address = addresses[number % len(addresses)]
        tables.append((number, await company(address, settings, [f"{number} {seat}" for seat in SEATS])))
    seats = [
        # the people of one table sit at different processes, where there are several
        Seat(addresses[(number + place) % len(addresses)], code, cookie, seat, figures)
        for number, (code, cookies) in tables
        for place, (seat, cookie) in enumerate(zip(SEATS, cookies, strict=True))
    ]
    playing = [asyncio.create_task(seat.play(started)) for seat in seats]
    await asyncio.sleep(WARM + players / 200)
    figures.measuring, began = True, time.perf_counter()
    await during()
    figures.measuring, measured = False, time.perf_counter() - began
    used = (memory(servers) - before) / (players / 4)
    for task in playing:
        if task.done() and (error := task.exception()):
            raise error
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    spread = statistics.quantiles(figures.latencies, n=100)
    longest = max(figures.latencies)
    return Step(players, figures.moves / measured, spread[49], spread[94], spread[98], longest, figures.refused, used)


@contextlib.asynccontextmanager
async def thinking(addresses: list[str], tables: int) -> AsyncIterator[Figures]:
    """So many tables where a person plays, once a second, with strong bots in the other seats."""
    figures, started = Figures(measuring=True), asyncio.Semaphore(20)
    settings = {"game": "voms", "bots": "strong", "best_of": 3, "pace": "fast"}
    playing = []
    for number in range(tables):
        address = addresses[number % len(addresses)]
        code, cookies = await company(address, settings, [f"thinker {number}"])
        seat = Seat(address, code, cookies[0], SEATS[0], figures, bots=True)
        playing.append(asyncio.create_task(seat.play(started)))
    try:
        yield figures
    finally:
        for task in playing:
            if task.done() and (error := task.exception()):
                raise error
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


@contextlib.asynccontextmanager
async def analysing(addresses: list[str], number: int) -> AsyncIterator[Figures]:
    """So many people each of whom has one deal after another analysed thoroughly, all the time."""
    figures = Figures()
    clients = [httpx.AsyncClient(base_url=addresses[one % len(addresses)], timeout=60) for one in range(number)]
    for one, client in enumerate(clients):
        client.headers["X-Stik"] = "1"
        (await client.post("/api/guests", json={"name": f"analyst {one}", "language": "en"})).raise_for_status()
    working = [asyncio.create_task(analyst(client, one, number, figures)) for one, client in enumerate(clients)]
    try:
        yield figures
    finally:
        for task in working:
            if task.done() and (error := task.exception()):
                raise error
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for client in clients:
            await client.aclose()


async def analyst(client: httpx.AsyncClient, first: int, step: int, figures: Figures) -> None:
    """Takes every so manyth deal of the kept records, so that nobody's is done already."""
    deals: list[tuple[str, int]] = []
    for record in sorted(RECORDS.glob("*.stik")):
        code = (await client.post("/api/replays", content=record.read_bytes())).raise_for_status().json()["code"]
        known = (await client.get(f"/api/replays/{code}")).raise_for_status().json()["deals"]
        deals += [(code, one["deal"]) for one in known]
    for code, deal in deals[first::step]:
        path = f"/api/replays/{code}/deals/{deal}/analysis?depth=thorough"
        state = (await client.post(path)).raise_for_status().json()
        while state["state"] == "running":
            await asyncio.sleep(1)
            before, state = state["done"], (await client.get(path)).raise_for_status().json()
            figures.moves += state["done"] - before


class Crowd:
    """People without a seat who look on at one table, in a process of their own that takes what time others leave."""

    def __init__(self, addresses: list[str], code: str, people: int) -> None:
        own = multiprocessing.get_context("spawn")
        self.people, self._inside, self._heard = people, own.Value("i", 0), own.Value("q", 0)
        given = (addresses, code, people, self._inside, self._heard)
        self._process = own.Process(target=look_on, args=given, daemon=True)

    @property
    def inside(self) -> int:
        return self._inside.value

    @property
    def heard(self) -> int:
        """Messages that they have got."""
        return self._heard.value

    async def arrive(self) -> None:
        """Until all are inside, or the time is over; at least as long as every step is measured."""
        self._process.start()
        began = time.perf_counter()
        await a_while()
        while self.inside < self.people and time.perf_counter() - began < ARRIVAL:
            await asyncio.sleep(0.1)

    def go(self) -> None:
        self._process.kill()
        self._process.join()


def look_on(addresses: list[str], code: str, people: int, inside: Synchronized[int], heard: Synchronized[int]) -> None:
    """The work of the crowd's process."""
    os.nice(10)

    async def crowd() -> None:
        doors = asyncio.Semaphore(50)
        await asyncio.gather(
            *(watcher(addresses[number % len(addresses)], code, doors, inside, heard) for number in range(people))
        )

    uvloop.run(crowd())


async def watcher(
    address: str, code: str, doors: asyncio.Semaphore, inside: Synchronized[int], heard: Synchronized[int]
) -> None:
    """Comes back like a page when the connection breaks; reads nothing of what it hears."""
    url = f"ws{address[4:]}/api/tables/{code}/socket"
    while True:
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with doors:
                socket = await connect(url, origin=address, compression=None, open_timeout=120)  # type: ignore[arg-type]
            async with socket:
                await socket.recv()
                inside.value += 1
                try:
                    async for _ in socket:
                        heard.value += 1
                finally:
                    inside.value -= 1
        await asyncio.sleep(1)


async def beside_a_crowd(addresses: list[str], players: int, processes: list[int], people: int) -> None:
    """The moves of the same number of players while a crowd comes to another table, and while it looks on there."""
    code, cookies = await company(
        addresses[0], {"game": "voms", "fill": False, "best_of": 3}, [f"watched {seat}" for seat in SEATS]
    )
    figures, started = Figures(), asyncio.Semaphore(20)
    seats = [
        Seat(addresses[0], code, cookie, seat, figures, pace=CROWD_PACE)
        for seat, cookie in zip(SEATS, cookies, strict=True)
    ]
    playing = [asyncio.create_task(seat.play(started)) for seat in seats]
    crowd = Crowd(addresses, code, people)
    try:
        report(await step(addresses, players, processes, crowd.arrive), f"while {people:,} watchers arrive")
        before = crowd.heard
        report(await step(addresses, players, processes), f"beside {crowd.inside:,} watchers")
        print(f"{'':>8} who were told {crowd.heard - before:,} things meanwhile", flush=True)
    finally:
        crowd.go()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def memory(processes: list[int]) -> float:
    """Kilobytes that the servers hold."""
    return sum(
        int(line.split()[1])
        for process in processes
        for line in Path(f"/proc/{process}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


@contextlib.contextmanager
def server(environment: dict[str, str], data: Path) -> Iterator[tuple[str, int]]:
    """A server of its own, as `stik serve` starts it."""
    command = [str(Path(sys.executable).with_name("stik")), "serve", "--port", "0", "--data", str(data)]
    free = {"STIK_RATE_FACTOR": "10000", "STIK_GRACE": "3600"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **free, **environment})
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http://")), process.pid
    finally:
        process.terminate()
        process.wait(30)


async def ladder(
    addresses: list[str], processes: list[int], players: list[int] | None, thinkers: int, analyses: int, watchers: int
) -> None:
    print(
        f"{'players':>8} {'moves/s':>8} {'p50 ms':>7} {'p95 ms':>7} {'p99 ms':>7} {'longest':>8} {'kB/table':>9}",
        flush=True,
    )
    for number in players or LADDER:
        found = await step(addresses, number, processes)
        report(found)
        if thinkers:
            async with thinking(addresses, thinkers) as figures:
                report(await step(addresses, number, processes), f"beside {thinkers} tables of strong bots")
                print(f"{'':>8} at those tables {figures.moves} moves of people were acknowledged", flush=True)
        if analyses:
            async with analysing(addresses, analyses) as figures:
                report(await step(addresses, number, processes), f"beside {analyses} analyses")
                print(f"{'':>8} those weighed {figures.moves} decisions", flush=True)
        if watchers:
            await beside_a_crowd(addresses, number, processes, watchers)
        if not found.holds and players is None:
            break


def report(found: Step, beside: str = "") -> None:
    refused = f"   {found.refused} refused" if found.refused else ""
    print(
        f"{found.players:>8} {found.moves:>8.0f} {found.p50 * 1000:>7.1f} {found.p95 * 1000:>7.1f} "
        f"{found.p99 * 1000:>7.1f} {found.longest * 1000:>8.1f} {found.memory:>9.0f}{refused}   {beside}".rstrip(),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=1, help="more than one: over PostgreSQL and Redis")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players to try")
    parser.add_argument("--thinkers", type=int, default=0, help="tables of strong bots beside the load")
    parser.add_argument("--analyses", type=int, default=0, help="analyses that run beside the load")
    parser.add_argument("--watchers", type=int, default=0, help="people who look on at a table beside the load")
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {given.processes} process(es)")
    with contextlib.ExitStack() as stack:
        environment = {}
        if given.processes > 1:
            environment = {
                "STIK_DATABASE_URL": stack.enter_context(postgres()),
                "STIK_REDIS_URL": stack.enter_context(redis()).url,
            }
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        running = [stack.enter_context(server(environment, data)) for _ in range(given.processes)]
        addresses, processes = [address for address, _ in running], [pid for _, pid in running]
        uvloop.run(ladder(addresses, processes, given.players, given.thinkers, given.analyses, given.watchers))


if __name__ == "__main__":
    main()
