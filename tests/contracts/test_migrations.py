"""Migrations make exactly the tables that the program knows, in both databases."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from stik.errors import StikError
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import Database
from stik.storage.sql.schema import metadata
from stik.storage.sql.upgrade import upgrade

from .examples import entry

INDEXES = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%' ORDER BY name",
    "postgresql": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    " AND indexname NOT LIKE 'alembic%' ORDER BY indexname",
}


def shape(connection: Connection) -> list[object]:
    """Columns, keys and indexes as the database itself describes them."""
    look = inspect(connection)
    names = sorted(set(look.get_table_names()) - {"alembic_version"})
    described: list[object] = [
        (
            name,
            [str(column) for column in look.get_columns(name)],
            look.get_pk_constraint(name),
            look.get_foreign_keys(name),
        )
        for name in names
    ]
    definitions = connection.execute(text(INDEXES[connection.dialect.name])).all()
    # the texts of SQLite differ in spaces and in the order of constraints
    return [
        *described,
        *((name, sorted(sql.replace(",", " ").replace(")", " ) ").split())) for name, sql in definitions),
    ]


async def test_migrations_and_metadata_agree(database_url: str) -> None:
    database = Database(database_url)
    await upgrade(database)
    async with database.write() as connection:
        differences = await connection.run_sync(
            lambda bare: compare_metadata(MigrationContext.configure(bare, opts={"compare_type": True}), metadata)
        )
        assert differences == []
        migrated = await connection.run_sync(shape)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        assert await connection.run_sync(shape) == migrated
    await database.close()


async def test_upgrading_again_changes_nothing(database_url: str) -> None:
    first = await SqlStorage.open(database_url)
    await first.tables.append(entry(), None)
    await first.close()
    second = await SqlStorage.open(database_url)
    assert await second.tables.entries("aaaa") == [entry()]
    await second.close()


async def test_processes_that_start_together(database_url: str) -> None:
    await drop(database_url)
    opened = await asyncio.gather(*(SqlStorage.open(database_url) for _ in range(4)))
    for number, storage in enumerate(opened):
        await storage.tables.append(entry(version=number + 1), None)
    assert len(await opened[0].tables.entries("aaaa")) == 4
    for storage in opened:
        await storage.close()


async def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    database = Database(database_url)
    await upgrade(database)
    async with database.write() as connection:
        ours = await connection.scalar(text("SELECT version_num FROM alembic_version"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StikError) as newer:
        await SqlStorage.open(database_url)
    assert newer.value.faults[0].code == "storage/newer"
    assert newer.value.faults[0].params == (("revision", "9999"),)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = :ours"), {"ours": ours})
    await database.close()


async def drop(url: str) -> None:
    database = Database(url)
    async with database.write() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    await database.close()
