"""Chooses the adapters: memory, SQLite or PostgreSQL; one process or Redis."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from stik.app.ports import Broker, Noticed, Storage, StorageDamaged
from stik.bootstrap.folder import data_folder
from stik.bootstrap.settings import MEMORY, Settings
from stik.broker.local import LocalBroker
from stik.broker.redis import RedisBroker
from stik.errors import Fault, StikError
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import shown_url, sqlite_file, sqlite_url
from stik.storage.sql.examine import examine

DATABASE: Final = "stik.sqlite"
EXAMINED: Final = 1.0
"""Seconds for a look through the file; half a gigabyte is read in them, or less where the disk is slow."""


class CannotServe(StikError):
    """The settings do not fit together, or nothing that can be read is where they say."""


def check(settings: Settings) -> None:
    """Raises `CannotServe` where several processes could not hear of each other or share what they know."""
    if settings.workers == 1:
        return
    faults = []
    if settings.redis_url is None:
        faults.append(Fault.of("server/workers-need-redis", workers=settings.workers))
    if settings.in_memory:
        faults.append(Fault.of("server/workers-need-data", workers=settings.workers))
    if faults:
        raise CannotServe(*faults)


def check_stored(settings: Settings) -> None:
    """Raises `CannotServe` where a server would begin with an empty one; whoever looks after one meant another."""
    file = database_file(settings)
    if file is not None and not file.exists():
        raise CannotServe(Fault.of("storage/nothing-there", file=str(file)))


async def open_storage(settings: Settings, noticed: Noticed | None = None, *, examined: bool = False) -> Storage:
    """The database, up to date, and `examined` a file for damage before.

    Raises `StorageDown`, `CannotServe`, `BadFolder`.
    """
    check(settings)
    if settings.in_memory:
        return MemoryStorage()
    file = database_file(settings)
    if file is not None and settings.database_url is None:
        file.touch(mode=0o600)  # SQLite gives its other files the same mode
    try:
        if file is not None and examined:
            await asyncio.to_thread(examine, file, EXAMINED)
        return await SqlStorage.open(_url(settings, file), noticed)
    except StorageDamaged as error:
        if file is None:
            raise
        raise CannotServe(Fault.of("storage/damaged-file", file=str(file))) from error


def database_file(settings: Settings) -> Path | None:
    """The SQLite file; None where a server of its own keeps the data, or nobody does."""
    if settings.in_memory:
        return None
    if settings.database_url is None:
        return data_folder(settings) / DATABASE
    return sqlite_file(settings.database_url.get_secret_value())


def database_name(settings: Settings) -> str:
    """What one calls the database in front of whoever looks after it; without its password."""
    if settings.in_memory:
        return MEMORY
    file = database_file(settings)
    return str(file) if file is not None else shown_url(_url(settings, None))


def _url(settings: Settings, file: Path | None) -> str:
    if settings.database_url is not None:
        return settings.database_url.get_secret_value()
    assert file is not None, "kept in memory"
    return sqlite_url(file)


async def open_broker(settings: Settings) -> Broker:
    """The broker, if it answers; raises `BrokerDown`, `CannotServe`."""
    check(settings)
    if settings.redis_url is None:
        return LocalBroker()
    broker = RedisBroker(settings.redis_url.get_secret_value())
    try:
        await broker.ping()
    except BaseException:
        await broker.close()
        raise
    return broker
