"""Several server processes at one address."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing import forkserver
from multiprocessing.context import ForkServerProcess
from typing import Final

from stik.server.process import Launch, run, try_out

FORKS: Final = multiprocessing.get_context("forkserver")
"""Workers are forked from a process that has loaded everything and done nothing, so one that died is back at once."""
AFTER_A_CRASH: Final = 1.0
"""Seconds before a worker that died is replaced."""


def run_workers(launch: Launch, sockets: list[socket.socket], started: Callable[[], None]) -> None:
    """Keeps the workers alive until SIGTERM or SIGINT, then waits for all of them."""
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    FORKS.set_forkserver_preload(["stik.cli.main", "stik.server.prepared"])
    forkserver.ensure_running()  # it loads while we try out
    asyncio.run(try_out(launch))
    workers = [_start(launch, sockets) for _ in range(launch.settings.workers)]
    started()
    while not stop.wait(AFTER_A_CRASH):
        workers = [worker if worker.is_alive() else _start(launch, sockets) for worker in workers]
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _start(launch: Launch, sockets: list[socket.socket]) -> ForkServerProcess:
    worker = FORKS.Process(target=_work, args=(launch, sockets))
    worker.start()
    return worker


def _work(launch: Launch, sockets: list[socket.socket]) -> None:
    """One worker; it stops in good order also when the first process was killed."""
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    run(launch, sockets)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
