"""Every storage and every broker, for the same tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import text

from stik.app.ports import Broker, Storage
from stik.broker.local import LocalBroker
from stik.broker.redis import RedisBroker
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import Database
from stik.storage.sql.schema import metadata
from tests.services import RedisServer, postgres, redis


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    with redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind; that of PostgreSQL may have its tables already."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stik.sqlite'}"
    return await emptied(request.getfixturevalue("postgres_url"))


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """An empty storage of each kind."""
    opened: Storage
    match request.param:
        case "memory":
            opened = MemoryStorage()
        case "sqlite":
            opened = await SqlStorage.open(f"sqlite:///{tmp_path / 'stik.sqlite'}")
        case _:
            opened = await SqlStorage.open(await emptied(request.getfixturevalue("postgres_url")))
    yield opened
    await opened.close()


@pytest.fixture(params=["local", "redis"])
async def brokers(request: pytest.FixtureRequest) -> AsyncIterator[list[Broker]]:
    """The brokers of all processes of a service: one, or two that share a Redis."""
    opened: list[Broker]
    if request.param == "local":
        opened = [LocalBroker()]
    else:
        server: RedisServer = request.getfixturevalue("redis_server")
        prefix = f"test-{uuid4().hex}"
        opened = [RedisBroker(server.url, prefix=prefix) for _ in range(2)]
    yield opened
    for broker in opened:
        await broker.close()


async def emptied(url: str) -> str:
    """The URL of a PostgreSQL database whose tables, if there are any, have been emptied."""
    database = Database(url)
    async with database.write() as connection:
        if await connection.scalar(text("SELECT to_regclass('entries')::text")) is not None:
            names = ", ".join(table.name for table in metadata.sorted_tables)
            await connection.execute(text(f"TRUNCATE {names}"))
    await database.close()
    return url
