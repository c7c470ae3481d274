"""How long a table takes to load after a restart, by how many deals have been played there.

Run: `python benchmarks/loading.py [DEALS]`. Bots play a sitting of Vira and a race of the game 25 into SQLite; then the
history is read and followed as a server does it, five times each, and the best time counts.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from stik.app.deeds import Acted, Dealt, Deed, Ready
from stik.app.live import LiveTable
from stik.app.ports import Person, Storage
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.app.table import Table
from stik.app.tables import TableService
from stik.bootstrap.clock import SystemClock
from stik.broker.local import LocalBroker
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url

HOST: Final = Person("p1", "Host", "en", 0)
TRIES: Final = 5


def _next(table: Table, chance: Random) -> Deed:
    if table.phase == "playing":
        seat = table.play.to_act
        assert seat is not None
        return Acted(seat, table.play.choice("random", seat, chance), "bot")
    ready = [chair.seat for chair in table.chairs if chair.is_waited_for and chair.seed is None]
    return Ready(ready[0], "seed") if ready else Dealt(Secret.drawn())


async def _play(storage: Storage, settings: TableSettings, deals: int) -> str:
    chance = Random(1)
    tables = TableService(storage, LocalBroker(), SystemClock())
    live = await tables.live(await tables.open(HOST, settings, alone=True))
    while live.table.play.counted < deals and live.table.phase != "over":
        await live.do(lambda table: _next(table, chance))
    return live.table.code


async def _load(storage: Storage, code: str) -> tuple[float, float, int, int]:
    """Milliseconds for all and for following alone, the deals, and the entries."""
    best, followed = 1e9, 1e9
    for _ in range(TRIES):
        begun = time.perf_counter()
        entries = await storage.tables.entries(code)
        read = time.perf_counter()
        live = LiveTable(entries, storage.tables, LocalBroker(), SystemClock())
        ended = time.perf_counter()
        best, followed = min(best, ended - begun), min(followed, ended - read)
    return best * 1e3, followed * 1e3, live.table.play.counted, len(entries)


async def main(most: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        storage = await SqlStorage.open(sqlite_url(Path(folder) / "stik.sqlite"))
        for deals in (1, 20, most):
            code = await _play(storage, TableSettings(game="vira", table=3), deals)
            whole, followed, played, entries = await _load(storage, code)
            print(f"{played:4} deals, {entries:6} entries: loaded in {whole:7.1f} ms, followed in {followed:7.1f} ms")
        await storage.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
