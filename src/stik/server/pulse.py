"""Whether the database and the broker answer: asked seldom, once for everybody, and never for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from stik.server.logs import log

SELDOM: Final = 5.0
"""Seconds from one question to the next, whoever wants to know."""
STALE: Final = 60.0
"""Seconds after which somebody without rights gets a new answer too."""
PATIENCE: Final = 2.0


class Pulse:
    """One part of the service, and what it answered last."""

    def __init__(self, part: str, ping: Callable[[], Awaitable[None]]) -> None:
        self._part, self._ping = part, ping
        self._asked = float("-inf")
        self._well = False
        self._doubtful = True
        self._asking: asyncio.Task[None] | None = None

    def doubt(self) -> None:
        """Something went wrong there: what was answered before is worth nothing."""
        self._doubtful = True

    async def is_well(self, *, with_rights: bool) -> bool:
        """The last answer, or a new one where it is time; one that does not come is a no."""
        now = time.monotonic()
        wanted = with_rights or self._doubtful or now - self._asked >= STALE
        if self._asking is None and wanted and now - self._asked >= SELDOM:
            self._asked, self._doubtful = now, False
            self._asking = asyncio.create_task(self._ask())
        if self._asking is not None:  # one that hangs is waited for by the first who asks
            await asyncio.wait({self._asking}, timeout=max(0.0, self._asked + PATIENCE - now))
        return self._well and self._asking is None

    async def _ask(self) -> None:
        try:
            await self._ping()
            self._well = True
        except Exception as error:
            self._well = False
            log.error("unwell", part=self._part, problem=str(error))
        finally:
            self._asking = None
