"""Stores everything in SQLite or PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text

from stik.app.ports import Moment, Noticed, Storage
from stik.storage.sql.analyses import SqlAnalyses
from stik.storage.sql.clubs import SqlClubs
from stik.storage.sql.engine import Database
from stik.storage.sql.friends import SqlFriends
from stik.storage.sql.learning import SqlLearning
from stik.storage.sql.people import SqlPeople
from stik.storage.sql.prune import Pruned, prune
from stik.storage.sql.replays import SqlReplays
from stik.storage.sql.results import SqlResults
from stik.storage.sql.sign_in import SqlSignIns
from stik.storage.sql.tables import SqlTables
from stik.storage.sql.tournaments import SqlTournaments
from stik.storage.sql.upgrade import upgrade

__all__ = ["SqlStorage"]

_SAME: Final = text("UPDATE alembic_version SET version_num = version_num")
"""Writes the one row that every database has, and leaves it as it is."""


class SqlStorage(Storage):
    """One database that has every migration."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = self._written = SqlTables(database)
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
    async def open(cls, url: str, noticed: Noticed | None = None) -> SqlStorage:
        """Connects and brings the database up to date; raises `StorageDown`."""
        database = Database(url, noticed)
        try:
            await upgrade(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def ping(self) -> None:
        async with self._database.write() as connection:
            await connection.execute(_SAME)

    async def prune(self, before: Moment, *, do: bool) -> Pruned:
        """What nobody played and nobody comes back to."""
        return await prune(self._database, before, do=do)

    async def close(self) -> None:
        await self._written.close()
        await self._database.close()
