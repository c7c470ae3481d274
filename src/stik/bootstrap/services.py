"""Chooses the adapters: memory, SQLite or PostgreSQL; one process or Redis."""

from __future__ import annotations

from typing import Final

from stik.app.ports import Broker, Storage
from stik.bootstrap.folder import data_folder
from stik.bootstrap.settings import Settings
from stik.broker.local import LocalBroker
from stik.broker.redis import RedisBroker
from stik.errors import Fault, StikError
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url

DATABASE: Final = "stik.sqlite"


class CannotServe(StikError):
    """The settings do not fit together."""


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


async def open_storage(settings: Settings) -> Storage:
    """The database, up to date; raises `StorageDown`, `CannotServe`, `BadFolder`."""
    check(settings)
    if settings.in_memory:
        return MemoryStorage()
    if settings.database_url is not None:
        return await SqlStorage.open(settings.database_url.get_secret_value())
    file = data_folder(settings) / DATABASE
    file.touch(mode=0o600)  # SQLite gives its other files the same mode
    return await SqlStorage.open(sqlite_url(file))


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
