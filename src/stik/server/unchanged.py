"""What browsers keep and ask for anew: who has it already is told that it is unchanged, and gets no body."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ASK_AGAIN: Final = "no-cache"
"""A browser may keep the answer, but a later edition may answer otherwise."""


class Unchanged:
    """Marks answers of the interface that may be kept, and answers 304 to whoever names that mark."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        known = Headers(scope=scope).get("if-none-match", "")
        start: Message | None = None

        async def marked(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                if message["status"] == 200 and Headers(raw=message["headers"]).get("cache-control") == ASK_AGAIN:
                    start = message
                    return
            elif start is not None:  # such answers come in one piece
                head, start = start, None
                headers = MutableHeaders(raw=head["headers"])
                headers["ETag"] = tag = f'W/"{blake2b(message["body"], digest_size=12).hexdigest()}"'
                if tag in known:
                    del headers["Content-Length"]
                    head, message = {**head, "status": 304}, {**message, "body": b""}
                await send(head)
            await send(message)

        await self._app(scope, receive, marked)
