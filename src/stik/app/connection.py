"""One open page at a table: what is sent to it waits here, so that a slow page holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from stik.app.document import Viewer
from stik.app.ports import Moment, Person, PersonId

MOST_WAITING: Final = 500
"""Messages that may wait for a page; one that is so slow is let go, and resumes where it stopped."""


class Connection:
    """A page with its viewer; messages come out in the order in which they went in, delayed ones when they are due."""

    def __init__(self, person: Person | None, viewer: Viewer, *, delay: Moment = 0) -> None:
        self.person, self.viewer, self.delay = person, viewer, delay
        self._waiting: deque[tuple[Moment, bytes]] = deque()
        self._arrived = asyncio.Event()
        self.is_closed = False

    @property
    def person_id(self) -> PersonId | None:
        return None if self.person is None else self.person.id

    def send(self, message: bytes, at: Moment = 0) -> None:
        """Puts a message in the queue; `at` is when its news happened, for those who see it later."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close()
            return
        self._waiting.append((at + self.delay if at and self.delay else 0, message))
        self._arrived.set()

    def turned(self, viewer: Viewer, *, delay: Moment) -> None:
        """The page looks on as somebody else now; what was on its way to the old viewer is dropped."""
        self.viewer, self.delay = viewer, delay
        self._waiting.clear()

    def close(self) -> None:
        """Nothing more is sent after what is waiting."""
        self.is_closed = True
        self._arrived.set()

    async def next(self) -> tuple[Moment, bytes] | None:
        """The next message with the moment when it is due, or None when the connection is closed."""
        while not self._waiting:
            if self.is_closed:
                return None
            self._arrived.clear()
            await self._arrived.wait()
        return self._waiting.popleft()
