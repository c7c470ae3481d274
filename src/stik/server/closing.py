"""The end of the service: everybody who is connected hears of it first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

Farewell: TypeAlias = Callable[[], Awaitable[None]]

PATIENCE: Final = 3.0
"""Seconds for the slowest connection."""


class Closing:
    """Who wants to hear when the server stops."""

    def __init__(self) -> None:
        self.begun = False
        self._listeners: set[Farewell] = set()

    def join(self, farewell: Farewell) -> None:
        self._listeners.add(farewell)

    async def announce(self) -> None:
        """Tells everybody at once, and waits no longer than it must."""
        self.begun = True
        told = [asyncio.ensure_future(farewell()) for farewell in self._listeners]
        if told:
            _, late = await asyncio.wait(told, timeout=PATIENCE)
            for task in late:
                task.cancel()
