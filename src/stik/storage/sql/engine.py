"""One database, SQLite or PostgreSQL: how it is connected to, and what its failures are called."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Connection, Delete, Insert, Row, Select, Table, Update, event, exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, IsolationLevel
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from stik.app.ports import Access, Noticed, StorageDamaged, StorageDown
from stik.storage.sql.metadata import T, held
from stik.storage.sql.troubles import trouble_of

PRAGMAS = {
    "journal_mode": "WAL",  # readers and the writer do not wait for each other
    "synchronous": "FULL",  # each commit is flushed; NORMAL survives a killed process, but not a power cut
    "fullfsync": "ON",  # macOS: flushed to the disk itself and not only to its cache; elsewhere nothing
    "busy_timeout": "10000",  # another process may be writing
    "foreign_keys": "ON",
    "secure_delete": "ON",  # what is forgotten is overwritten
}


class Database:
    """Connections for reading and for writing, so that many readers do not keep a writer waiting."""

    def __init__(self, url: str, noticed: Noticed | None = None) -> None:
        self._noticed = noticed
        parsed = database_url(url)
        if parsed.get_backend_name() == "sqlite":
            self._writing = _sqlite(parsed, begin="BEGIN IMMEDIATE", connections=1)
            self._reading = _sqlite(parsed, begin="BEGIN", connections=4)
        else:
            self._writing = _postgresql(parsed, connections=4)
            self._reading = _postgresql(parsed, connections=8, isolation="AUTOCOMMIT")  # spares two journeys a query

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self._answering("read"):
            async with self._reading.connect() as connection:
                yield connection

    async def rows(self, query: Select[Any]) -> list[Row[Any]]:
        async with self.read() as connection:
            return list((await connection.execute(query)).all())

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is on disk when the block is left."""
        with self._answering("write"):
            async with self._writing.begin() as connection:
                yield connection

    @contextmanager
    def _answering(self, access: Access) -> Iterator[None]:
        """A database that is away, full or broken is `StorageDown`; a mistake of the program stays what it is."""
        try:
            yield
        except (exc.IntegrityError, exc.ProgrammingError, exc.DataError):
            raise
        except (exc.DBAPIError, exc.TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            trouble = trouble_of(error)
            if self._noticed is not None:
                self._noticed(access, trouble)
            raise (StorageDamaged if trouble == "damaged" else StorageDown) from error

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


class Rows:
    """What stands in some tables; most changes are a transaction of their own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _all(self, kind: type[T], query: Select[Any]) -> list[T]:
        return [held(kind, row) for row in await self._database.rows(query)]

    async def _one(self, kind: type[T], query: Select[Any]) -> T | None:
        return next(iter(await self._all(kind, query)), None)

    async def _do(self, *statements: Insert | Update | Delete) -> int:
        """In one transaction; how many rows they touched."""
        async with self._database.write() as connection:
            return sum([(await connection.execute(statement)).rowcount for statement in statements])


def first_only(connection: AsyncConnection, table: Table, values: Mapping[str, object]) -> Insert:
    """Inserts a row, unless there is one with that key."""
    return insert_into(connection, table).values(**values).on_conflict_do_nothing()


def insert_into(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what happens where there is a row with that key."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def sqlite_url(file: Path) -> str:
    """The URL of a file, whatever letters its path has."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def sqlite_file(url: str) -> Path | None:
    """The file that a URL names; None for a server."""
    parsed = database_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def shown_url(url: str) -> str:
    """For people and other programs, without the password."""
    return make_url(url).set(drivername="postgresql", password=None).render_as_string()


def database_url(url: str) -> URL:
    """The URL with the driver that is used here; raises `ValueError` for another kind of database."""
    try:
        parsed = make_url(url)
    except exc.ArgumentError:
        raise ValueError("not a database URL such as postgresql://user:password@host/name") from None
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise ValueError("a SQLite URL names a file: sqlite:////folder/stik.sqlite")
        return parsed.set(drivername="sqlite+aiosqlite")
    if backend not in ("postgresql", "postgres"):
        raise ValueError(f"{backend} is not supported; sqlite and postgresql are")
    query = dict(parsed.query)
    if "sslmode" in query:  # what libpq and most providers say
        query["ssl"] = query.pop("sslmode")
    return parsed.set(drivername="postgresql+asyncpg", query=query)


def _sqlite(url: URL, *, begin: str, connections: int) -> AsyncEngine:
    """The driver's own transactions begin late and then fail where another one writes; so they are begun here."""
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=30)

    def connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        try:
            connection.isolation_level = None
            cursor = connection.cursor()
            for name, value in PRAGMAS.items():
                cursor.execute(f"PRAGMA {name}={value}")
            cursor.close()
        except BaseException:
            connection.close()  # the pool does not know it yet
            raise

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine


def _postgresql(url: URL, *, connections: int, isolation: IsolationLevel = "READ COMMITTED") -> AsyncEngine:
    return create_async_engine(
        url,
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=30,
        pool_pre_ping=True,
        pool_recycle=1800,
    )
