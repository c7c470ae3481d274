"""HTTP as the server takes it from the wire."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from stik.server.heads import BoundedHttp

HEAD = b"POST / HTTP/1.1\r\nHost: stik.test\r\nTransfer-Encoding: chunked\r\n\r\n"


class Wire(asyncio.Transport):
    """A connection that goes nowhere."""


async def test_a_body_of_many_chunks_is_copied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[int] = []
    heard: list[bytes] = []
    on_body = HttpToolsProtocol.on_body

    def counted(http: HttpToolsProtocol, body: bytes) -> None:
        copied.append(len(body))
        on_body(http, body)

    async def app(_: Scope, receive: Receive, __: Send) -> None:
        while True:
            message = await receive()
            heard.append(message["body"])
            if not message["more_body"]:
                return

    monkeypatch.setattr(HttpToolsProtocol, "on_body", counted)
    http = BoundedHttp(Config(app, log_config=None), ServerState(), {})
    http.connection_made(Wire())
    http.data_received(HEAD + b"1\r\nx\r\n" * 1000)
    http.data_received(b"1\r\ny\r\n" * 1000 + b"0\r\n\r\n")
    assert copied == [1000, 1000]
    while b"".join(heard) != b"x" * 1000 + b"y" * 1000:
        await asyncio.sleep(0)
    http.connection_lost(ConnectionError())
