"""Log lines: JSON for machines or colours for a terminal, one for every request, never a secret."""

from __future__ import annotations

import logging
import secrets
import sys
import time
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stik.server.metrics import REQUESTS, SECONDS

log = structlog.stdlib.get_logger("stik")

SECRETS: Final = frozenset(
    {"password", "token", "cookie", "cookies", "secret", "seed", "seeds", "authorization", "credential", "challenge_id"}
)
HIDDEN: Final = "…"
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})


def hide_secrets(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blanks every value whose name says that it is a secret."""
    for name in event:
        if any(part in SECRETS for part in name.lower().split("_")) or name.lower() in SECRETS:
            event[name] = HIDDEN
    return event


def configure(level: str = "info", *, json: bool = True, stream: TextIO | None = None) -> None:
    """Sends the lines of the product and of its libraries to one place."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if json
        else structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # what libraries say in detail may hold what people typed
    logging.getLogger("stik").setLevel(level.upper())


class Requests:
    """Gives every request a number, and writes and counts it when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        number, start, status = secrets.token_hex(6), time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = number
            await send(message)

        with structlog.contextvars.bound_contextvars(request=number):
            try:
                await self._app(scope, receive, watched)
            finally:
                self._count(scope, status, time.perf_counter() - start)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        """The path as the route has it: a real one could name a table or a person."""
        route = getattr(scope.get("route"), "path", "none")
        if scope["type"] == "http":
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(method, route, str(status)).inc()
            SECONDS.labels(route).observe(seconds)
            log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
        else:
            log.info("socket", route=route, seconds=round(seconds, 1))
