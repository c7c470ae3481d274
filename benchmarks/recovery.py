"""How long people wait for a server of two workers: at its start, and after a worker was killed with kill -9.

    python benchmarks/recovery.py                   ten kills, one after the other, of one worker by lot
    python benchmarks/recovery.py --kills 20 --both both workers at once each time

Over PostgreSQL and Redis, with the players in this process. A start ends with the first answer of the server. Silence
is the longest time in which nothing new was acknowledged at a table: of people only, or of one person among bots.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.faults.player import Player, company, sit
from tests.services import postgres, redis

SEATS = "ABC"
BETWEEN = 3.0
"""Seconds of play after each way back, before the next kill."""
GIVEN_UP = 60.0


@dataclass
class Watch:
    """One table, and when something was last acknowledged there."""

    what: str
    code: str
    players: list[Player]
    heard: float = field(default_factory=time.monotonic)
    known: int = 0
    silences: list[float] = field(default_factory=list)

    def look(self) -> None:
        known, now = sum(len(player.acknowledged) for player in self.players), time.monotonic()
        self.silences[-1] = max(self.silences[-1], now - self.heard)
        if known > self.known:
            self.known, self.heard = known, now


@contextmanager
def serving(data: Path, **environment: str) -> Iterator[tuple[str, int, float]]:
    """A server, its process, and how long its start took."""
    command = [str(Path(sys.executable).with_name("stik")), "serve", "--port", "0", "--workers", "2"]
    free = {"STIK_RATE_FACTOR": "10000", "STIK_BOT_PACE": "0", "STIK_THINKERS": "1"}
    begun = time.monotonic()
    process = subprocess.Popen(
        [*command, "--data", str(data)], stdout=subprocess.PIPE, text=True, env={**os.environ, **free, **environment}
    )
    assert process.stdout is not None
    try:
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        httpx.get(f"{address}/api/health", timeout=GIVEN_UP).raise_for_status()
        yield address, process.pid, time.monotonic() - begun
    finally:
        process.terminate()
        process.wait(60)


def workers(server: int) -> list[int]:
    """The processes that answer: those of the one from which they are forked."""
    (forks,) = (child for child in children(server) if b"forkserver" in Path(f"/proc/{child}/cmdline").read_bytes())
    return children(forks)


def used(process: int) -> float:
    """What a process has used of a core."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()))


async def tables(address: str) -> list[Watch]:
    """Tables of people only, and of one person among bots."""
    found = []
    for number, people in enumerate((3, 3, 1, 1)):
        names = [f"{number}{seat}" for seat in SEATS[:people]]
        settings = {"game": "vira", "fill": people == 1}  # a sitting that does not end
        code, cookies = await company(address, settings, names)
        for seat, cookie in list(zip(SEATS, cookies, strict=False))[1:]:
            await sit(address, code, cookie, seat)
        players = [
            Player(lambda: address, cookie, name, Random(name)) for name, cookie in zip(names, cookies, strict=True)
        ]
        found.append(Watch("people" if people > 1 else "bots", code, players))
    return found


async def killed(address: str, server: int, kills: int, *, both: bool) -> list[Watch]:
    """Plays on while workers die; the silence after each kill stands with the table."""
    watched, until = await tables(address), asyncio.Event()
    playing = [asyncio.create_task(player.play(watch.code, until)) for watch in watched for player in watch.players]
    try:
        await asyncio.sleep(BETWEEN)
        for _ in range(kills):
            for watch in watched:
                watch.silences.append(0.0)
                watch.look()
                watch.silences[-1] = 0.0
            victims = workers(server)
            for victim in victims if both else random.sample(victims, 1):
                os.kill(victim, signal.SIGKILL)
            begun = time.monotonic()
            settled = begun + GIVEN_UP
            while time.monotonic() < settled:
                await asyncio.sleep(0.01)
                for watch in watched:
                    watch.look()
                if settled == begun + GIVEN_UP and all(watch.heard > begun for watch in watched):
                    settled = time.monotonic() + BETWEEN
            told = ", ".join(f"{watch.what} {watch.silences[-1]:.1f} s" for watch in watched)
            print(f"  {told}; the new worker took {used(workers(server)[-1]):.1f} s of a core", flush=True)
    finally:
        until.set()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
    return watched


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--both", action="store_true", help="both workers at once")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, postgres() as database, redis() as broker:
        environment = {"STIK_DATABASE_URL": database, "STIK_REDIS_URL": broker.url}
        for what in ("first start", "start"):
            with serving(Path(data), **environment) as (address, server, seconds):
                print(f"{what}: {seconds:.1f} s", flush=True)
                if what == "start":
                    watched = asyncio.run(killed(address, server, given.kills, both=given.both))
        for kind in ("people", "bots"):
            silences = sorted(gap for watch in watched if watch.what == kind for gap in watch.silences)
            print(f"{kind}: median {statistics.median(silences):.1f} s, longest {silences[-1]:.1f} s")


if __name__ == "__main__":
    main()
