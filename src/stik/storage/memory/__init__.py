"""Keeps everything in this process until it ends: for tests, and for a table without a trace."""

from __future__ import annotations

from stik.app.ports import Storage
from stik.storage.memory.analyses import MemoryAnalyses
from stik.storage.memory.clubs import MemoryClubs
from stik.storage.memory.friends import MemoryFriends
from stik.storage.memory.learning import MemoryLearning
from stik.storage.memory.people import MemoryPeople
from stik.storage.memory.replays import MemoryReplays
from stik.storage.memory.results import MemoryResults
from stik.storage.memory.sign_in import MemorySignIns
from stik.storage.memory.tables import MemoryTables
from stik.storage.memory.tournaments import MemoryTournaments

__all__ = ["MemoryStorage"]


class MemoryStorage(Storage):
    """A database that is forgotten."""

    def __init__(self) -> None:
        people = MemoryPeople()
        results = MemoryResults(people)
        self.people, self.results = people, results
        self.tables = self._written = MemoryTables(results)
        self.tournaments = MemoryTournaments()
        self.sign_ins = MemorySignIns(people)
        self.friends = MemoryFriends(people)
        self.clubs = MemoryClubs(people)
        self.replays = MemoryReplays()
        self.analyses = MemoryAnalyses()
        self.learning = MemoryLearning(people)

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        await self._written.close()
