"""Wakes those who only look on a few at a time: what happens at other tables comes between them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 50
"""Pages that are written to before the event loop looks what else has come."""


class Turns:
    """The pages of spectators in this process that have something to send."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Event] = deque()

    def wake(self, page: asyncio.Event) -> None:
        """Sets it when its turn has come."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        self._waiting.append(page)

    def _next(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft().set()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
