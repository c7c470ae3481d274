"""Every storage and every broker, for the same tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from stik.app.ports import Storage
from stik.storage.memory import MemoryStorage


@pytest.fixture(params=["memory"])
async def storage() -> AsyncIterator[Storage]:
    """An empty storage of each kind."""
    opened = MemoryStorage()
    yield opened
    await opened.close()
