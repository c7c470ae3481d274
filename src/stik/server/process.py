"""One server process: opens the services, answers until it is told to stop, and stores everything."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

import uvicorn
import uvloop

from stik.app.check import look_through
from stik.app.secret import Secret
from stik.bootstrap.clock import SystemClock
from stik.bootstrap.folder import secret_key
from stik.bootstrap.services import database_file, database_name, open_broker, open_storage
from stik.bootstrap.settings import Settings, variables_named
from stik.bootstrap.workers import ProcessWorkers
from stik.server import logs
from stik.server.application import create_app
from stik.server.bodies import LARGEST_BODY
from stik.server.errors import write_down
from stik.server.heads import BoundedHttp, BoundedSocket
from stik.server.refusals import Refusals
from stik.server.services import Services
from stik.server.settings import ServerSettings

SWITCH: Final = 0.0005
"""Seconds after which the event loop lets the database's thread go on; Python's usual 5 ms would be added to each step
of every commit."""
LAST_ANSWERS: Final = 10
"""Seconds for requests that were under way when the server was told to stop."""


LOOK_THROUGH: Final = 1.0
"""Seconds of a start for a sample of the histories."""
SAMPLE: Final = 40
"""Histories of each kind in it."""
MOST_AT_ONCE: Final = 32 * 1024
"""Bytes that a connection brings before others get their turn; what else it sends waits where it comes from."""
WAITING: Final = 2048
"""Connections that nobody has accepted yet."""


@dataclass(frozen=True, slots=True)
class Launch:
    """How a server is started."""

    settings: Settings
    server: ServerSettings
    log_level: str = "info"
    json_logs: bool = True


class Server(uvicorn.Server):
    """Tells everybody that it stops before it stops, and then ends as if nothing had happened."""

    def __init__(self, config: uvicorn.Config, services: Services, started: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._services = services
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._tell and not self.should_exit:
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.closing.announce()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """As uvicorn does, but a signal that was obeyed is not raised again: the process ends with 0."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def launched(settings: Settings, *, log_level: str, json_logs: bool) -> Launch:
    """How a server with these settings starts; raises `BadFolder` and `BadSettings`."""
    secret = Secret(secret_key(settings))
    with variables_named():
        return Launch(settings, ServerSettings(secret=secret), log_level, json_logs)


async def _opened(launch: Launch, *, first: bool) -> Services:
    """Everything that the server needs; the first process looks whether what is stored is whole."""
    refusals = Refusals(database_name(launch.settings), database_file(launch.settings))
    storage = await open_storage(launch.settings, refusals, examined=first)
    try:
        if first:
            for broken in await look_through(storage.tables, LOOK_THROUGH, SAMPLE, Random(secrets.randbits(64))):
                write_down(broken)
        broker = await open_broker(launch.settings)
    except BaseException:
        await storage.close()
        raise
    workers = ProcessWorkers(launch.settings.thinking_processes)
    services = Services(storage, broker, clock=SystemClock(), settings=launch.server, workers=workers)
    refusals.then = services.database_pulse.doubt
    return services


async def try_out(launch: Launch) -> None:
    """Opens and closes everything once, for workers that come later; raises what a server would end with."""
    logs.configure(launch.log_level, json=launch.json_logs)
    await (await _opened(launch, first=True)).close()


async def _serve(launch: Launch, sockets: list[socket.socket], started: Callable[[], None] | None) -> None:
    services = await _opened(launch, first=started is not None)
    try:
        config = uvicorn.Config(
            create_app(services),
            http=type("Http", (BoundedHttp,), {"silence": launch.server.silence}),
            ws=BoundedSocket,
            ws_max_size=LARGEST_BODY,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=LAST_ANSWERS,
        )
        await Server(config, services, started).serve(sockets)
    finally:
        await services.close()


def run(launch: Launch, sockets: list[socket.socket], started: Callable[[], None] | None = None) -> None:
    """Answers at these sockets until SIGTERM or SIGINT."""
    logs.configure(launch.log_level, json=launch.json_logs)
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(launch, sockets, started))


def listen(host: str, port: int) -> socket.socket:
    """A socket that clients can connect to; raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MOST_AT_ONCE)
        bound.bind((host, port))
        bound.listen(WAITING)  # who comes before the server is ready waits
    except BaseException:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound
