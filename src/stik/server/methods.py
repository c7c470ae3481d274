"""Which methods an address has: HEAD, OPTIONS and refusals are answered here, for all routes in one way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from fastapi.routing import iter_route_contexts
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute, compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send


@dataclass(slots=True)
class _Address:
    """All routes of one path, whatever they call its parts."""

    shape: re.Pattern[str]
    route: BaseRoute
    methods: set[str] = field(default_factory=lambda: {"OPTIONS"})


def _addresses(routes: Iterable[BaseRoute]) -> list[_Address]:
    """Every path once; one that is written out stands before one with a name in its place."""
    found: dict[str, _Address] = {}
    for context in iter_route_contexts(list(routes)):
        if context.path is not None and context.methods:
            shape = re.sub(r"{\w+", "{", context.path)
            address = found.setdefault(shape, _Address(compile_path(context.path)[0], context.original_route))
            address.methods |= context.methods | ({"HEAD"} if "GET" in context.methods else set())
    return [found[shape] for shape in sorted(found, key=lambda shape: ["{" in part for part in shape.split("/")])]


class Methods:
    """Refuses what is at no address, and methods that an address does not have."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._addresses = _addresses(routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = next((address for address in self._addresses if address.shape.match(scope["path"])), None)
        if address is None:
            raise HTTPException(404)
        scope["route"] = address.route
        allow = {"Allow": ", ".join(sorted(address.methods))}
        if scope["method"] == "OPTIONS":
            await Response(status_code=204, headers=allow)(scope, receive, send)
        elif scope["method"] not in address.methods:
            raise HTTPException(405, headers=allow)
        elif scope["method"] == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, _only_head(send))
        else:
            await self._app(scope, receive, send)


def _only_head(send: Send) -> Send:
    async def without_body(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return without_body
