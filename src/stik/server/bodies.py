"""The door for what is sent: who may not is told before it is read, few large bodies at once, and none dawdles."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stik.app.workers import Busy
from stik.errors import Fault, StikError
from stik.server.access import guard
from stik.server.limits import address
from stik.server.security import SAFE

LARGEST_BODY: Final = 64 * 1024
LARGEST_FILE: Final = 4 * 1024 * 1024
"""A tournament with every deal of a large event, or a list of entrants as spreadsheets write it."""
FILES: Final = re.compile(r"/api/tournaments/(?:archive|[A-Za-z0-9]+/import)")
RECORDS: Final = "/api/replays"
LARGEST_RECORD: Final = 512 * 1024
"""Some hundreds of deals; each is played through when it is brought."""

SLOWEST: Final = 8 * 1024
"""Bytes a second that whoever sends for long must send."""
HEAD_START: Final = 3
"""How many silences may pass before anybody asks how fast it comes."""
LARGE_AT_ONCE: Final = 6
SMALL_AT_ONCE: Final = 512
"""Of those that do not come at once with the head of their request."""
WAITING: Final = 32
"""How many more may wait for a place; what they have sent meanwhile stays on its way, but for its beginning."""
TIMEOUT: Final = 408


class TooBig(StikError):
    """The body is larger than anything that is asked for here."""

    def __init__(self, most: int) -> None:
        super().__init__(Fault.of("http/too-big", most=most))


class TooSlow(StikError):
    """The body stopped on its way, or would take for ever."""

    def __init__(self) -> None:
        super().__init__(Fault.of("http/too-slow"))


class _Gone(Exception):
    """Whoever sent it is not there any more."""


def _most(path: str) -> int:
    """Bytes that may be sent to an address."""
    if path == RECORDS:
        return LARGEST_RECORD
    return LARGEST_FILE if FILES.fullmatch(path) else LARGEST_BODY


class _Body:
    """What comes in of one body: no more than it may be, and no slower than it must."""

    def __init__(self, receive: Receive, most: int, silence: float) -> None:
        self._receive, self._most, self._silence = receive, most, silence
        self._begun: float | None = None
        self._size = 0
        self.is_large = most > LARGEST_BODY
        self.whole = False

    async def part(self) -> Message:
        """The next part; raises `TooBig`, `TooSlow`, `_Gone`."""
        if self.whole:
            return await self._receive()
        try:
            async with asyncio.timeout(self._patience()):
                message = await self._receive()
        except TimeoutError:
            raise TooSlow from None
        if message["type"] == "http.disconnect":
            raise _Gone
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            raise TooBig(self._most)
        self.whole = not message.get("more_body")
        return message

    def _patience(self) -> float:
        """Seconds for the next part."""
        now = asyncio.get_running_loop().time()
        if self._begun is None:
            self._begun = now
        left = self._begun + HEAD_START * self._silence + self._size / SLOWEST - now
        if left <= 0:
            raise TooSlow
        return min(self._silence, left)


class Places:
    """So many bodies at once, of one address at most half of them; a few others wait a while for their turn."""

    def __init__(self, most: int, *, waiting: int, patience: float) -> None:
        self._most, self._waiting, self._patience = most, waiting, patience
        self._taken: Counter[str] = Counter()
        self._waits = 0
        self._left = asyncio.Condition()

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """Raises `Busy`."""
        if not self._free(who):
            await self._wait(who)
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            self._taken += Counter()  # forgets who has none
            async with self._left:
                self._left.notify_all()

    def _free(self, who: str) -> bool:
        return self._taken.total() < self._most and self._taken[who] < self._most // 2

    async def _wait(self, who: str) -> None:
        if self._waits >= self._waiting:
            raise Busy(max(1, round(self._patience)))
        self._waits += 1
        try:
            async with asyncio.timeout(self._patience), self._left:
                await self._left.wait_for(lambda: self._free(who))
        except TimeoutError:
            raise Busy(max(1, round(self._patience))) from None
        finally:
            self._waits -= 1


class Bodies:
    """A body is taken when its route asks for it, once it is known that whoever sends it may."""

    def __init__(self, app: ASGIApp, silence: float) -> None:
        self._app, self._silence = app, silence
        self._small = Places(SMALL_AT_ONCE, waiting=0, patience=silence)
        self._large = Places(LARGE_AT_ONCE, waiting=WAITING, patience=silence)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self._app(scope, receive, send)
            return
        most = _most(scope["path"])
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > most:
            raise TooBig(most)
        with suppress(_Gone):
            async with AsyncExitStack() as stack:  # a place is kept until the answer
                await self._app(scope, self._whole(scope, _Body(receive, most, self._silence), stack), send)

    def _whole(self, scope: Scope, body: _Body, stack: AsyncExitStack) -> Receive:
        """Gives the body in one part, however small its parts are: each of them kept would take more than it brings."""

        async def whole() -> Message:
            if body.whole:
                return await body.part()
            await guard(HTTPConnection(scope))  # FastAPI itself reads before it asks
            if body.is_large:
                await stack.enter_async_context(self._large.place(address(scope)))
            message = await body.part()
            content = bytearray(message.get("body", b""))
            if message.get("more_body") and not body.is_large:
                await stack.enter_async_context(self._small.place(address(scope)))
            while message.get("more_body"):
                message = await body.part()
                content += message.get("body", b"")
            return {"type": "http.request", "body": bytes(content), "more_body": False}

        return whole


class Leftovers:
    """Hears out who is answered before all of the body has come: who only then looks for the answer would miss it.

    What comes is thrown away, and the connection ends with the answer.
    """

    def __init__(self, app: ASGIApp, silence: float) -> None:
        self._app, self._silence = app, silence

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope) if scope["type"] == "http" else {}
        if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
            await self._app(scope, receive, send)
            return
        rest = _Body(receive, 2 * LARGEST_FILE, self._silence)
        sends, ends = headers.get("expect") is None, False

        async def part() -> Message:
            nonlocal sends
            sends = True  # from here on, whoever waited to be asked for it
            message = await receive()
            rest.whole = rest.whole or not message.get("more_body")
            return message

        async def watched(message: Message) -> None:
            nonlocal sends, ends
            if not rest.whole and message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Connection"] = "close"
                sends = sends and message["status"] != TIMEOUT
            elif not rest.whole and not message.get("more_body"):
                message, ends = {**message, "more_body": True}, True
            await send(message)

        await self._app(scope, part, watched)
        if ends:
            with suppress(TooBig, TooSlow, _Gone):
                while sends and not rest.whole:
                    await rest.part()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
