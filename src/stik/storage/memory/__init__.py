"""Keeps everything in this process until it ends: for tests, and for a table without a trace."""

from __future__ import annotations

from stik.storage.memory.people import MemoryPeople
from stik.storage.memory.tables import MemoryTables
from stik.storage.memory.tournaments import MemoryTournaments

__all__ = ["MemoryStorage"]


class MemoryStorage:
    """A database that is forgotten."""

    def __init__(self) -> None:
        self.tables = MemoryTables()
        self.tournaments = MemoryTournaments()
        self.people = MemoryPeople()

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        await self.tables.close()
