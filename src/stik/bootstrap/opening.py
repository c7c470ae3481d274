"""Opens the database and the broker."""

from __future__ import annotations

from pathlib import Path

from stik.app.ports import Broker, Storage
from stik.broker.local import LocalBroker
from stik.storage.memory import MemoryStorage


async def open_storage(_data: Path | None) -> Storage:
    return MemoryStorage()


async def open_broker() -> Broker:
    return LocalBroker()
