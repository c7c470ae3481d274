"""Every error leaves in one shape; what nobody expected is written to the log and leaves without a word about it."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Final

import orjson
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stik.app.history import BrokenHistory
from stik.app.passkeys import PasskeyRefused
from stik.app.ports import BrokerDown, LoginTaken, StorageDown, VersionTaken
from stik.app.sign_in.guesses import TooManyGuesses, WrongGuess
from stik.app.workers import Busy, WorkersDown
from stik.engine import IllegalAction, LaterEdition
from stik.errors import Conflict, Fault, NotAllowed, NotationError, NotFound, NotSignedIn, StikError, TryLater
from stik.messages import catalogue
from stik.server.bodies import TIMEOUT, TooBig, TooSlow
from stik.server.limits import TooFast
from stik.server.logs import log
from stik.server.models import ErrorModel, FaultModel

STATUS: Final[Mapping[type[StikError], int]] = {
    NotationError: 400,
    NotSignedIn: 401,
    NotAllowed: 403,
    WrongGuess: 403,
    PasskeyRefused: 403,
    NotFound: 404,
    Conflict: 409,
    LoginTaken: 409,
    VersionTaken: 409,
    TooSlow: TIMEOUT,
    TooBig: 413,
    TooFast: 429,
    TooManyGuesses: 429,
    StorageDown: 503,
    BrokerDown: 503,
    WorkersDown: 503,
    Busy: 503,
    LaterEdition: 503,
    BrokenHistory: 500,
}
INVALID: Final = 422
BUG: Final = 500
MOST_FAULTS: Final = 100
"""That one answer tells; a body can have thousands, and each is put into words."""
_OF_HTTP: Final = {404: "http/no-such-route", 405: "http/method"}


def document(error: Exception) -> dict[str, object]:
    """An error as the page gets it."""
    match error:
        case StikError():
            faults = error.faults
        case RequestValidationError():
            faults = _of_fields(error)
        case HTTPException():
            faults = (Fault.of(_OF_HTTP.get(error.status_code, "http/unreadable")),)
        case _:
            faults = (Fault.of("server/bug"),)
    faults = tuple(map(_writable, faults[:MOST_FAULTS]))
    first = faults[0]
    return ErrorModel(
        code=first.code,
        params=dict(first.params),
        cites=list(error.refusal.cites) if isinstance(error, IllegalAction) else [],
        faults=[FaultModel(code=fault.code, params=dict(fault.params)) for fault in faults],
        detail=" ".join(map(_in_english, faults)),
    ).model_dump()


def _writable(fault: Fault) -> Fault:
    """Without halves of characters, which JSON can bring in and UTF-8 cannot take out."""
    params = ((name, _whole(value) if isinstance(value, str) else value) for name, value in fault.params)
    return Fault(fault.code, tuple(params))


def _whole(text: str) -> str:
    return text.encode(errors="replace").decode()


def _of_fields(error: RequestValidationError) -> tuple[Fault, ...]:
    """What is wrong with which field; what stood in it is not repeated."""
    problems = error.errors()
    if any(problem["type"] == "json_invalid" for problem in problems):
        return (Fault.of("http/unreadable"),)
    named = [
        (".".join(map(str, problem["loc"][1:])) or str(problem["loc"][0]), problem["msg"])
        for problem in problems[:MOST_FAULTS]
    ]
    return (
        Fault.of("http/invalid"),
        *(Fault.of("http/field", field=field, problem=problem) for field, problem in named),
    )


def _in_english(fault: Fault) -> str:
    say = catalogue("en")
    return say(fault.code, **dict(fault.params)) if say.has(fault.code) else str(fault)


def status(error: Exception) -> int:
    """The HTTP status of an error."""
    match error:
        case StikError():
            return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), INVALID)
        case RequestValidationError():
            return 400 if any(problem["type"] == "json_invalid" for problem in error.errors()) else INVALID
        case HTTPException():
            return error.status_code
        case _:
            return BUG


def answer(error: Exception) -> Response:
    """The HTTP answer to an error."""
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, TryLater):
        headers["Retry-After"] = str(error.seconds)
    return Response(orjson.dumps(document(error)), status(error), headers, "application/json")


async def handler(connection: HTTPConnection, error: Exception) -> Response:
    """For what FastAPI itself catches; a socket's errors go on to the outermost handler, which can end it."""
    if connection.scope["type"] == "websocket":
        raise error
    if isinstance(error, HTTPException) and not isinstance(error.__cause__, ValueError | RecursionError | NoneType):
        raise error.__cause__  # FastAPI takes whatever stops a body for a body that it cannot read
    write_down(error)
    return answer(error)


def write_down(error: Exception) -> None:
    """Logs what whoever looks after the server must know."""
    if isinstance(error, BrokenHistory):
        log.error("history-broken", table=error.table, reason=error.reason)
    elif status(error) == BUG:
        log.exception("bug")


class Errors:
    """The outermost handler."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] != "websocket.http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except Exception as error:
            write_down(error)
            if scope["type"] == "websocket":
                await _end_socket(error, scope, receive, send, begun=begun)
            elif scope["type"] == "http" and not begun:
                await answer(error)(scope, receive, send)
            else:
                raise


async def _end_socket(error: Exception, scope: Scope, receive: Receive, send: Send, *, begun: bool) -> None:
    """Before the handshake an HTTP answer where the server can give one; after it a close."""
    if not begun and "websocket.http.response" in scope.get("extensions", {}):
        await answer(error)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1011 if status(error) == BUG else 1008})
