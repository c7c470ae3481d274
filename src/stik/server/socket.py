"""The table's socket: messages in, news out; it never sees a state."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack, suppress
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Query, WebSocket
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from stik.app.commands import AskBids, AskHint, AskWhy, read_message
from stik.app.connection import Connection
from stik.app.decide import TableRefusal
from stik.app.identity import Known
from stik.app.live import LiveTable
from stik.app.ports import Person, StorageDown
from stik.engine import LaterEdition
from stik.errors import NotSignedIn, StikError
from stik.server.access import Of, Somebody
from stik.server.errors import document
from stik.server.limits import TooFast, address
from stik.server.metrics import MOVE_SECONDS, MOVES, SOCKETS, TABLES
from stik.server.security import COOKIE, known_device
from stik.server.services import Services

router = APIRouter()

LONGEST: Final = 4096
"""Bytes of a message; the longest command is a line of chat."""
GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
"""However a page goes away, it is no fault of the server."""
SLOWEST: Final = 30.0
"""Seconds that a page may take to take a message in."""
TRY_LATER: Final = 1013
MOST_HINTS: Final = 4
"""That one page may wait for."""
CHECKED_EVERY: Final = 20.0
"""Seconds between two looks at whether the session still holds."""


@router.websocket("/api/tables/{code}/socket")
async def table_socket(
    socket: WebSocket, code: str, services: Of, known: Somebody, after: Annotated[int | None, Query(ge=0)] = None
) -> None:
    """Everything about one table, as it happens."""
    person = None if known is None else known.person
    with ExitStack() as place:
        try:
            if await _only_looks_on(services, code, person):
                place.enter_context(services.gallery.place(code, address(socket.scope)))
            live, connection = await services.tables.enter(code, person, after, known_device(socket))
        except (TableRefusal, LaterEdition) as error:
            await _turn_away(socket, error)
            return
        page = _Page(socket, services, live, connection, known)
        SOCKETS.inc()
        TABLES.set(services.tables.live_tables)
        try:
            with suppress(*GONE):
                await socket.accept()
                await first_of(page.send(), page.receive(), page.guard())
                await socket.close(1012 if services.closing.begun else 1000)
        finally:
            SOCKETS.dec()
            await services.tables.leave(live, connection)
            TABLES.set(services.tables.live_tables)


async def _only_looks_on(services: Services, code: str, person: Person | None) -> bool:
    """Whether it is somebody with neither an account nor a seat."""
    if person is not None and not person.is_guest:
        return False
    table = (await services.tables.live(code)).table
    return table.chair_of(None if person is None else person.id) is None


async def _turn_away(socket: WebSocket, error: StikError) -> None:
    """Says why in a message: a page cannot read the answer to a socket that does not open."""
    told = {"type": "closing", "reason": "refused", "error": document(error)}
    with suppress(*GONE):
        await socket.accept()
        await socket.send_text(orjson.dumps(told).decode())
        await socket.close(TRY_LATER)


async def first_of(*works: Coroutine[None, None, None]) -> None:
    """Until one of them is done; the others end with it."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # a page that goes ends all three


class _Page:
    """One open page."""

    def __init__(
        self, socket: WebSocket, services: Services, live: LiveTable, connection: Connection, known: Known | None
    ) -> None:
        self._socket, self._services, self._live = socket, services, live
        self._connection, self._person = connection, None if known is None else known.person
        self._counted = f"page {id(connection)}" if known is None else known.session.id
        self._hints: list[asyncio.Task[None]] = []

    async def send(self) -> None:
        """What the table says, until the connection is closed."""
        while (message := await self._connection.next(self._services.clock)) is not None:
            async with asyncio.timeout(SLOWEST):  # a `TimeoutError` is an `OSError`: the page is gone
                await self._socket.send_text(message.decode())

    async def receive(self) -> None:
        """What the page says, one message after the other."""
        try:
            while True:
                answer = await self._answer(await self._socket.receive_text())
                if answer is not None:
                    self._connection.send(orjson.dumps(answer))
        finally:
            for hint in self._hints:
                hint.cancel()

    async def guard(self) -> None:
        """Ends when the session is revoked."""
        while True:
            await asyncio.sleep(CHECKED_EVERY)
            token = self._socket.cookies.get(COOKIE)
            with suppress(StorageDown):  # then nobody knows, and the page may stay
                if self._person is not None and await self._services.identity.known(token) is None:
                    return

    async def _answer(self, text: str) -> dict[str, object] | None:
        identifier: object = None
        try:
            self._services.limits.take("socket", self._counted)
            data = _read(text)
            identifier = data.get("id") if isinstance(data, dict) else None
            return await self._do(data)
        except TooFast as error:
            await asyncio.sleep(0.2)  # a page in a loop slows itself down
            return _refused(identifier, error)
        except (StikError, RequestValidationError) as error:
            return _refused(identifier, error)

    async def _do(self, data: object) -> dict[str, object] | None:
        try:
            message = read_message(data)
        except ValidationError as error:
            raise RequestValidationError(
                [{**problem, "loc": ("message", *problem["loc"][1:])} for problem in error.errors()]
            ) from None
        tables = self._services.tables
        if isinstance(message, AskHint):
            if len(self._hints) >= MOST_HINTS:
                raise TooFast(1)
            self._hints.append(asyncio.create_task(self._give_hint(message, self._hints[-1:])))
            return None
        if isinstance(message, AskWhy | AskBids):
            answer = await tables.answer(self._live, self._person, message)
            return {"type": "answer", "id": message.id, **answer}
        if self._person is None:
            raise NotSignedIn
        game = self._live.table.settings.game
        with MOVE_SECONDS.labels(game).time():
            done = await tables.command(self._live, self._person, message)
        MOVES.labels(game, message.do).inc()
        return {"type": "done", "id": message.id, **done}

    async def _give_hint(self, message: AskHint, before: Sequence[asyncio.Task[None]]) -> None:
        """A bot may think long about a hint; whoever does not wait for it can play meanwhile."""
        if before:
            await asyncio.wait(before)
        try:
            answer = await self._services.tables.answer(self._live, self._person, message)
            told = {"type": "answer", "id": message.id, **answer}
        except StikError as error:
            told = _refused(message.id, error)
        finally:
            self._hints.pop(0)  # one after the other, so it is the first
        self._connection.send(orjson.dumps(told))


def _read(text: str) -> object:
    unreadable = RequestValidationError([{"type": "json_invalid", "loc": ("message",), "msg": "not JSON"}])
    if len(text) > LONGEST:
        raise unreadable
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        raise unreadable from None


def _refused(identifier: object, error: Exception) -> dict[str, object]:
    found: dict[str, object] = {"type": "refused", "id": identifier if isinstance(identifier, str) else None}
    return found | document(error)
