"""What protects the page and its users from other pages: headers, same-origin requests, the cookies."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stik.app.passkeys import Site
from stik.app.ports import Clock
from stik.errors import NotAllowed

COOKIE: Final = "stik"
DEVICE: Final = "stik-device"
"""The browser's own name; it outlives sessions, so that the same browser is known again after it has signed out."""
DEVICE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{43}")
COOKIE_SECONDS: Final = 400 * 24 * 3600
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
ENGINE_WORKER: Final = "/assets/engine-worker-"
"""The worker of the real table runs our engine as WebAssembly; nothing else of the page may."""
ENGINE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TRANSPORT: Final = "max-age=31536000"
WRITTEN_AT: Final = "X-Stik-Now"
"""The server's time when the answer was written, in milliseconds; `Date` may be as old as the question."""


# where the page comes from


def own_origin(scope: Scope) -> str:
    """Where the client asked: scheme, host and port."""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{Headers(scope=scope).get('host', '')}"


def site(connection: HTTPConnection, origins: Sequence[str]) -> Site:
    """The site of the page that asks, always one of ours."""
    own = own_origin(connection.scope)
    ours = origins or (own,)
    asked = connection.headers.get("origin", "")
    origin = next((one for one in (asked, own) if one in ours), ours[0])
    host = origin.partition("://")[2]
    return Site(origin, host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0])


class SameOrigin:
    """Refuses what another site's page makes a browser send."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE):
            headers = Headers(scope=scope)
            origin = headers.get("origin")
            if origin is not None and origin not in (self._origins or (own_origin(scope),)):
                raise NotAllowed("http/other-origin")
            if scope["type"] == "http" and headers.get("x-stik") != "1":
                raise NotAllowed("http/header-missing")
        await self._app(scope, receive, send)


class PlainAddresses:
    """Nothing is at an address with a NUL: databases know no such character, and some take it for a failure."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"} and "\0" in scope["path"]:
            raise HTTPException(404)
        await self._app(scope, receive, send)


class SafeHeaders:
    """Every answer says what a browser may do with it, and when it was written."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], clock: Clock) -> None:
        self._app = app
        self._origins = origins
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith(ENGINE_WORKER):
                    headers["Content-Security-Policy"] = ENGINE_POLICY
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if site(HTTPConnection(scope), self._origins).is_https:
                    headers.setdefault("Strict-Transport-Security", TRANSPORT)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                    headers[WRITTEN_AT] = str(self._clock.now())
            await send(message)

        await self._app(scope, receive, with_headers)


# the cookies


def set_cookies(connection: HTTPConnection, response: Response, token: str, at: Site) -> None:
    """Gives the browser the secret of its session and a name, or lets it keep its own; scripts can read neither."""
    for name, value in ((COOKIE, token), (DEVICE, device_of(connection))):
        response.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=at.is_https)


def clear_cookie(response: Response, at: Site) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=at.is_https)


def known_device(connection: HTTPConnection) -> str | None:
    """The browser's own name, if it has one."""
    name = connection.cookies.get(DEVICE, "")
    return name if DEVICE_NAME.fullmatch(name) else None


def device_of(connection: HTTPConnection) -> str:
    """The browser's own name; a new one where it has none yet."""
    if not hasattr(connection.state, "device"):
        connection.state.device = known_device(connection) or secrets.token_urlsafe(32)
    return str(connection.state.device)
