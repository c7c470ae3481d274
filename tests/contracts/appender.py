"""A process that appends to ten tables and prints what was acknowledged, until it is killed: `appender.py URL`."""

from __future__ import annotations

import asyncio
import os
import sys

from stik.app.ports import Entry
from stik.storage.sql import SqlStorage


async def main(url: str) -> None:
    storage = await SqlStorage.open(url)

    async def play(table: str) -> None:
        version = 0
        while True:
            version += 1
            await storage.tables.append(
                Entry(table, version, version, "p1", f"c{version}", "acted", {"v": version}), None
            )
            os.write(1, f"{table} {version}\n".encode())

    await asyncio.gather(*(play(f"t{number}") for number in range(10)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
