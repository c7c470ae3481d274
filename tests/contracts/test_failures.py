"""What databases do when processes die, and what callers hear when the database does."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from stik.app.ports import StorageDown
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import PRAGMAS, Database
from stik.storage.sql.engine import database_url as parsed_url

from .examples import entry, listing


async def test_what_was_acknowledged_survives_kill_9(database_url: str) -> None:
    appender = Path(__file__).with_name("appender.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable, appender, database_url, stdout=asyncio.subprocess.PIPE, env=dict(os.environ)
    )
    assert process.stdout is not None
    printed = [await process.stdout.readline() for _ in range(300)]
    process.send_signal(signal.SIGKILL)
    printed += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for line in printed:
        if line.endswith(b"\n"):
            table, version = line.decode().split()
            acknowledged[table].append(int(version))
    storage = await SqlStorage.open(database_url)
    for table, versions in acknowledged.items():
        stored = [one.version for one in await storage.tables.entries(table)]
        assert stored == list(range(1, len(stored) + 1))
        assert versions == stored[: len(versions)]
    await storage.close()
    assert len(acknowledged) == 10


async def test_sqlite_is_set_up_for_a_power_cut(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'stik.sqlite'}")
    for opened in (database.read, database.write):
        async with opened() as connection:
            values = {name: await connection.scalar(text(f"PRAGMA {name}")) for name in PRAGMAS}
        durable = {"journal_mode": "wal", "synchronous": 2, "fullfsync": 1}
        assert values == durable | {"busy_timeout": 10000, "foreign_keys": 1, "secure_delete": 1}
    await database.close()


def rename(folder: Path, before: str, after: str) -> None:
    with closing(sqlite3.connect(folder / "stik.sqlite")) as connection:
        connection.execute(f"ALTER TABLE {before} RENAME TO {after}")


async def test_everyone_who_waits_hears_that_the_database_failed(tmp_path: Path) -> None:
    storage = await SqlStorage.open(f"sqlite:///{tmp_path / 'stik.sqlite'}")
    await storage.tables.append(entry("t0"), listing("t0"))
    rename(tmp_path, "entries", "gone")
    waiting = [storage.tables.append(entry(f"t{number}", 2), None) for number in range(20)]
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [StorageDown] * 20
    with pytest.raises(StorageDown):
        await storage.tables.entries("t0")
    rename(tmp_path, "gone", "entries")
    await storage.tables.append(entry("t0", 2), None)
    assert len(await storage.tables.entries("t0")) == 2
    await storage.close()


async def test_connections_that_were_cut_are_made_again(postgres_url: str) -> None:
    storage = await SqlStorage.open(postgres_url)
    await storage.ping()
    other = Database(postgres_url)
    async with other.write() as connection:
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
    await storage.ping()
    await storage.tables.append(entry("cut"), None)
    assert len(await storage.tables.entries("cut")) == 1
    await other.close()
    await storage.close()


@pytest.mark.parametrize("host", ["/nowhere", "localhost:1"])
async def test_a_database_that_is_not_there(host: str) -> None:
    with pytest.raises(StorageDown):
        await SqlStorage.open(f"postgresql://nobody@/nothing?host={host}")


async def test_a_database_that_has_another_name(postgres_url: str) -> None:
    with pytest.raises(StorageDown):
        await SqlStorage.open(postgres_url.replace("/postgres?", "/nothing?"))


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "stik.sqlite").write_text("not a database, but long enough to be taken for one " * 20)
    with pytest.raises(StorageDown):
        await SqlStorage.open(f"sqlite:///{tmp_path / 'stik.sqlite'}")


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://host/name", "sqlite://", "sqlite:///:memory:"])
def test_urls_of_no_database(url: str) -> None:
    with pytest.raises(ValueError, match=r"URL|not supported"):
        parsed_url(url)


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:////data/stik.sqlite", "sqlite+aiosqlite:////data/stik.sqlite"),
        ("postgresql://u:p@h/n", "postgresql+asyncpg://u:p@h/n"),
        ("postgres://u:p@h:5/n?sslmode=require", "postgresql+asyncpg://u:p@h:5/n?ssl=require"),
    ],
)
def test_urls_get_the_driver_that_is_used(given: str, used: str) -> None:
    assert parsed_url(given).render_as_string(hide_password=False) == used
