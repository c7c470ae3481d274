"""Appends a second of each storage: many callers at once, each waiting for its entry before it sends the next.

Run: `python benchmarks/storage.py [--seconds 3] [--callers 500] [--postgresql URL] [--profile]`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
import time
from pathlib import Path

from stik.app.ports import Entry, Storage
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage

DATA = {"seat": "N", "action": "play 9c", "seen": 117, "state": "a" * 40}


async def appends(storage: Storage, *, callers: int, seconds: float) -> tuple[int, list[float]]:
    """How many entries were acknowledged, and how long each took."""
    end = time.perf_counter() + seconds
    took: list[float] = []
    run = f"{time.time_ns():x}"

    async def play(number: int) -> None:
        table, person, version = f"{run}-{number}", f"p{number}", 0
        while (start := time.perf_counter()) < end:
            version += 1
            now = time.time_ns() // 1_000_000
            entry = Entry(table, version, now, person, f"c{version}", "acted", DATA)
            await storage.tables.append(entry, None)
            took.append(time.perf_counter() - start)

    await asyncio.gather(*map(play, range(callers)))
    return len(took), sorted(took)


async def measure(name: str, storage: Storage, *, callers: int, seconds: float) -> None:
    start, cpu = time.perf_counter(), time.process_time()
    count, took = await appends(storage, callers=callers, seconds=seconds)
    elapsed, cpu = time.perf_counter() - start, time.process_time() - cpu
    middle, late = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"{name:10} {callers:5} callers {count / elapsed:9,.0f} appends/s   median {middle * 1000:6.1f} ms"
        f"   99 % {late * 1000:6.1f} ms   processor {cpu / elapsed * 100:.0f} %"
    )
    await storage.close()


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--callers", type=int, default=500)
    parser.add_argument("--postgresql", metavar="URL")
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    profile = cProfile.Profile()
    if asked.profile:
        profile.enable()
    for callers in (1, asked.callers):
        await measure("memory", MemoryStorage(), callers=callers, seconds=asked.seconds)
        with tempfile.TemporaryDirectory() as folder:
            storage = await SqlStorage.open(f"sqlite:///{Path(folder) / 'stik.sqlite'}")
            await measure("sqlite", storage, callers=callers, seconds=asked.seconds)
        if asked.postgresql:
            storage = await SqlStorage.open(asked.postgresql)
            await measure("postgresql", storage, callers=callers, seconds=asked.seconds)
    if asked.profile:
        profile.disable()
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    asyncio.run(main())
