"""Stores everything in SQLite or PostgreSQL."""

from __future__ import annotations

from sqlalchemy import text

from stik.storage.sql.analyses import SqlAnalyses
from stik.storage.sql.clubs import SqlClubs
from stik.storage.sql.engine import Database
from stik.storage.sql.friends import SqlFriends
from stik.storage.sql.learning import SqlLearning
from stik.storage.sql.people import SqlPeople
from stik.storage.sql.replays import SqlReplays
from stik.storage.sql.results import SqlResults
from stik.storage.sql.sign_in import SqlSignIns
from stik.storage.sql.tables import SqlTables
from stik.storage.sql.tournaments import SqlTournaments
from stik.storage.sql.upgrade import upgrade

__all__ = ["SqlStorage"]


class SqlStorage:
    """One database that has every migration."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = SqlTables(database)
        self.tournaments = SqlTournaments(database)
        self.people = SqlPeople(database)
        self.sign_ins = SqlSignIns(database)
        self.friends = SqlFriends(database)
        self.clubs = SqlClubs(database)
        self.results = SqlResults(database)
        self.replays = SqlReplays(database)
        self.analyses = SqlAnalyses(database)
        self.learning = SqlLearning(database)

    @classmethod
    async def open(cls, url: str) -> SqlStorage:
        """Connects and brings the database up to date; raises `StorageDown`."""
        database = Database(url)
        try:
            await upgrade(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def ping(self) -> None:
        async with self._database.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.tables.close()
        await self._database.close()
