"""kill -9 under play: nothing acknowledged is lost, nothing happens twice, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from stik.app.folding import folded
from stik.app.ports import Entry, Storage
from stik.bootstrap.services import open_storage
from stik.bootstrap.settings import settings
from tests.conftest import deals
from tests.faults.player import Player, company, sit
from tests.services import postgres, redis

FAST = {"STIK_RATE_FACTOR": "1000", "STIK_BOT_PACE": "0", "STIK_GRACE": "3600"}
SEATS = {"voms": "NESW", "vira": "ABC"}
COMPANIES = 5


class Mortal:
    """The parent of the servers, from outside."""

    def __init__(self, process: asyncio.subprocess.Process, ports: list[int]) -> None:
        self._process, self.ports = process, ports

    async def say(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n".encode())
        await self._process.stdin.drain()
        async with asyncio.timeout(30):
            return (await self._process.stdout.readline()).decode().strip()


@asynccontextmanager
async def mortal(data: Path, children: int = 1, environment: Mapping[str, str] | None = None) -> AsyncIterator[Mortal]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        Path(__file__).with_name("mortal.py"),
        str(children),
        str(data),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **FAST, **(environment or {})},
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            ports = [int(port) for port in (await process.stdout.readline()).split()]
        yield Mortal(process, ports)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _table(address: str, game: str, number: int) -> tuple[str, list[tuple[str, str]]]:
    names = [f"{game}{number}{seat}" for seat in SEATS[game]]
    code, cookies = await company(address, {"game": game, "fill": False}, names)
    for seat, cookie in list(zip(SEATS[game], cookies, strict=True))[1:]:
        await sit(address, code, cookie, seat)
    return code, list(zip(names, cookies, strict=True))


async def _goes_on(players: list[Player]) -> None:
    """Waits until something new has been acknowledged."""
    before = sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(30):
        while sum(len(player.acknowledged) for player in players) == before:
            await asyncio.sleep(0.005)


def _check(entries: list[Entry], players: list[Player]) -> None:
    """The stored history is whole, replays, and holds every acknowledged command once, at its version."""
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert not [step.difference for step in folded(entries, every=True) if step.difference]
    stored = [(entry.command, entry.version) for entry in entries if entry.command is not None]
    assert len({command for command, _ in stored}) == len(stored), "nothing happened twice"
    for player in players:
        for command, version in player.acknowledged.items():
            assert (command, version) in stored, f"{command} was acknowledged and is lost"


async def _histories(storage: Storage, codes: list[str]) -> list[list[Entry]]:
    try:
        return [await storage.tables.entries(code) for code in codes]
    finally:
        await storage.close()


@asynccontextmanager
async def _played(tables: list[tuple[str, list[Player]]]) -> AsyncIterator[None]:
    """Everybody plays meanwhile; what went wrong for anybody is raised."""
    until = asyncio.Event()
    playing = [asyncio.create_task(player.play(code, until)) for code, group in tables for player in group]
    try:
        yield
    finally:
        until.set()
        for task in playing:
            task.cancel()  # who waits for news would wait for seconds
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome


async def _killed(server: Mortal, company: int, kills: int, chance: Random) -> list[tuple[str, list[Player]]]:
    """The tables of a company under whose hands the server is killed so often."""
    address = f"http://127.0.0.1:{server.ports[0]}"
    opened = [await _table(address, game, 10 * company + place) for place, game in enumerate(("voms", "vira", "vira"))]
    tables = [
        (code, [Player(lambda: address, cookie, name, Random(name)) for name, cookie in people])
        for code, people in opened
    ]
    everybody = [player for _, group in tables for player in group]
    async with _played(tables):
        for _ in range(kills):
            await _goes_on(everybody)
            await asyncio.sleep(chance.uniform(0.0, 0.1))
            assert await server.say("kill 0") == "raised"
        await _goes_on(everybody)
    return tables


async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    """One company after the other: a server that is raised reads the whole history of a table, which grows."""
    chance, kills = Random(4), deals(usual=200, soak=1000)
    async with mortal(tmp_path) as server:
        companies = [await _killed(server, number, kills // COMPANIES, chance) for number in range(COMPANIES)]
        assert (await server.say("end")).startswith("ended 0")
    tables = [table for company in companies for table in company]
    histories = await _histories(await open_storage(settings(data=str(tmp_path))), [code for code, _ in tables])
    for entries, (_, group) in zip(histories, tables, strict=True):
        _check(entries, group)


async def test_two_processes_serve_one_table_and_one_dies(tmp_path: Path) -> None:
    """Over PostgreSQL and Redis: people of one table at two processes; one is killed for good, the other goes on."""
    with postgres() as database, redis() as messages:
        environment = {"STIK_DATABASE_URL": database, "STIK_REDIS_URL": messages.url}
        async with mortal(tmp_path, 2, environment) as server:
            first, second = (f"http://127.0.0.1:{port}" for port in server.ports)
            alive = [first, second]
            tables = [await _table(first, "voms", 1), await _table(second, "vira", 2)]
            groups = [
                [
                    Player(lambda number=number: alive[number % len(alive)], cookie, name, Random(name))  # type: ignore[misc]
                    for number, (name, cookie) in enumerate(people)
                ]
                for _, people in tables
            ]
            codes = [code for code, _ in tables]
            everybody = [player for group in groups for player in group]
            async with _played(list(zip(codes, groups, strict=True))):
                for _ in range(10):
                    await _goes_on(everybody)
                for _ in range(3):
                    await server.say("kill 0")
                    await _goes_on(everybody)
                assert await server.say("kill-for-good 0") == "dead"
                alive.remove(first)
                for _ in range(20):
                    await _goes_on(everybody)
            assert (await server.say("end")).startswith("ended 0")
        given = settings(data=str(tmp_path), database_url=database)
        for entries, group in zip(await _histories(await open_storage(given), codes), groups, strict=True):
            _check(entries, group)
