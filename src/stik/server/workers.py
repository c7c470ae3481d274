"""Several server processes at one address."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Final

from stik.server.process import Launch, run, try_out

AFTER_A_CRASH: Final = 1.0
"""Seconds before a worker that died is replaced."""


def run_workers(launch: Launch, sockets: list[socket.socket], started: Callable[[], None]) -> None:
    """Keeps the workers alive until SIGTERM or SIGINT, then waits for all of them."""
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    asyncio.run(try_out(launch))
    workers = [_start(launch, sockets) for _ in range(launch.settings.workers)]
    started()
    while not stop.wait(AFTER_A_CRASH):
        workers = [worker if worker.is_alive() else _start(launch, sockets) for worker in workers]
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _start(launch: Launch, sockets: list[socket.socket]) -> SpawnProcess:
    worker = multiprocessing.get_context("spawn").Process(target=run, args=(launch, sockets))
    worker.start()
    return worker
