"""One open page at a table: what is sent to it waits here, so that a slow page holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from stik.app.document import Viewer
from stik.app.ports import Clock, Moment, Person, PersonId

MOST_WAITING: Final = 500
"""Messages that may wait for a page; one that is so slow is let go, and resumes where it stopped."""
MOST_LATE: Final = 5000
"""News that may wait for a spectator who lags behind; in the longest delay a fast table makes many hundreds."""


class Connection:
    """A page with its viewer; what is delayed comes out when it is due, and everything else passes it meanwhile."""

    def __init__(
        self,
        person: Person | None,
        viewer: Viewer,
        *,
        delay: Moment = 0,
        browser: str = "",
        wake: Callable[[asyncio.Event], None] = asyncio.Event.set,
    ) -> None:
        self.person, self.viewer, self.delay, self.browser, self._wake = person, viewer, delay, browser, wake
        self.member = f"nobody {token_hex(8)}" if person is None else person.id
        """As whom the page is present: of those who are not signed in each is somebody else, in every process."""
        self._waiting: deque[bytes] = deque()
        self._late: deque[tuple[Moment, bytes]] = deque()
        self._presence = b""
        self._arrived = asyncio.Event()
        self.is_closed = False

    @property
    def person_id(self) -> PersonId | None:
        return None if self.person is None else self.person.id

    def send(self, message: bytes, at: Moment = 0) -> None:
        """Puts a message in the queue; `at` is when its news happened, for those who see it later."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING or len(self._late) >= MOST_LATE:
            self.close()
            return
        if at and self.delay:
            self._late.append((at + self.delay, message))
        else:
            self._waiting.append(message)
        if not self._arrived.is_set():
            self._wake(self._arrived)

    def tell_presence(self, message: bytes) -> None:
        """Says who is here, if that is news to the page."""
        if message != self._presence:
            self._presence = message
            self.send(message)

    def turned(self, viewer: Viewer, *, delay: Moment) -> None:
        """The page looks on as somebody else now; what was still to come to the old viewer is dropped."""
        self.viewer, self.delay = viewer, delay
        self._late.clear()

    def close(self) -> None:
        """Nothing more is sent after what is waiting; what is not due yet never is."""
        self.is_closed = True
        self._arrived.set()

    async def next(self, clock: Clock) -> bytes | None:
        """The next message when it is due, or None when the connection is closed."""
        while not self._waiting:
            if self.is_closed:
                return None
            left = self._late[0][0] - clock.now() if self._late else None
            if left is not None and left <= 0:
                return self._late.popleft()[1]
            self._arrived.clear()
            try:
                async with asyncio.timeout(None if left is None else left / 1000):
                    await self._arrived.wait()
            except TimeoutError:  # as for all others who see the same so late
                self._wake(self._arrived)
                await self._arrived.wait()
        return self._waiting.popleft()
