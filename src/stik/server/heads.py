"""HTTP and sockets as they are parsed, with bounds where parsers have none: what leads to nothing is ended."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request before its body or after it; twice what browsers and proxies send at most."""

MOST_FRAMES: Final = 200
"""Of one message, or of all that a socket brings at once; a page sends each message in one, and few at a time."""


class BoundedHttp(HttpToolsProtocol):
    """Ends who sends a head without end, or nothing; takes a body in one piece out of however many chunks."""

    silence = 10.0
    """Seconds for the first head of a connection, and for every other one from its first byte."""

    _fruitless = 0
    """Bytes since anything last came of them."""
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._parts: list[bytes] = []
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._fruitless += len(data)
        super().data_received(data)
        self._flush()
        if self._fruitless > LARGEST_HEAD:
            self.send_400_response("This request has no end.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._arrived()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._fruitless = 0
        self._parts.append(body)

    def on_message_complete(self) -> None:
        self._fruitless = 0
        self._flush()
        super().on_message_complete()

    def _flush(self) -> None:
        if self._parts:
            parts, self._parts = self._parts, []
            super().on_body(b"".join(parts))

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.silence, self._give_up)

    def _arrived(self) -> None:
        self._fruitless = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()


class BoundedSocket(WebSocketsSansIOProtocol):
    """Ends who sends frames faster than anybody can mean them: each costs far more to read than to send."""

    def handle_events(self) -> None:
        if len(self.conn.events) > MOST_FRAMES or len(self.frames) > MOST_FRAMES:
            self.transport.abort()
        else:
            super().handle_events()
