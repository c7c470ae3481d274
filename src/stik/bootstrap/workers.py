"""Processes that think for the bots and work through long tasks, so that the server's own never waits."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, ParamSpec, TypeVar, cast

from stik.app.workers import WorkersDown

P = ParamSpec("P")
T = TypeVar("T")
ReportT = TypeVar("ReportT")

NICENESS: Final = 10
"""How far work stands back behind the server where there are not enough cores."""
SHORT: Final = 20.0
"""Seconds for a piece of short work; who takes longer hangs, and is ended."""
LONG: Final = 120.0
"""Seconds from one report of long work to the next."""
GOODBYE: Final = 2.0


class ProcessWorkers:
    """So many processes for short work and one for long; each is started when it is first needed, or has died."""

    def __init__(self, size: int) -> None:
        self._short, self._long = _Lane(size, SHORT), _Lane(1, LONG)

    @property
    def load(self) -> float:
        return self._short.load

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return cast(T, await self._short.do(partial(work, *args, **kwargs), None))

    async def follow(
        self,
        told: Callable[[ReportT], None],
        work: Callable[P, Generator[ReportT, None, T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        return cast(T, await self._long.do(partial(work, *args, **kwargs), cast(Callable[[object], None], told)))

    async def close(self) -> None:
        await asyncio.gather(asyncio.to_thread(self._short.close), asyncio.to_thread(self._long.close))


class _Lane:
    """Processes of one kind, each with a thread here that waits for it."""

    def __init__(self, size: int, patience: float) -> None:
        self._size, self._patience = size, patience
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="worker")
        self._processes = [_Process() for _ in range(size)]
        self._idle = list(self._processes)
        self._asked = 0
        self._closed = False

    @property
    def load(self) -> float:
        return max(0, self._asked - self._size) / self._size

    async def do(self, work: Callable[[], object], told: Callable[[object], None] | None) -> object:
        loop, given_up = asyncio.get_running_loop(), threading.Event()
        report = None if told is None else _on(loop, told)
        if self._closed:
            raise WorkersDown
        self._asked += 1
        try:
            return await loop.run_in_executor(self._threads, self._one, work, report, given_up)
        finally:
            given_up.set()
            self._asked -= 1

    def _one(
        self, work: Callable[[], object], report: Callable[[object], object] | None, given_up: threading.Event
    ) -> object:
        process = self._idle.pop()  # there are as many as threads
        try:
            return process.do(work, report, given_up, self._patience)
        finally:
            self._idle.append(process)

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False)  # what still waits finds its process closed
        for process in self._processes:
            process.close()


def _on(loop: asyncio.AbstractEventLoop, told: Callable[[object], None]) -> Callable[[object], object]:
    """Tells it in the event loop, from a thread that waits."""
    return lambda report: loop.call_soon_threadsafe(told, report)


class _Process:
    """One process and the pipe to it, used by one thread at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    def do(
        self,
        work: Callable[[], object],
        report: Callable[[object], object] | None,
        given_up: threading.Event,
        patience: float,
    ) -> object:
        task = pickle.dumps((work, report is not None))  # what cannot be sent is our fault, not the process's
        try:
            done, value = self._answer(task, report, given_up, patience)
        except (EOFError, OSError) as error:  # it died, or hung
            self._end()
            raise WorkersDown from error
        if not done:
            raise cast(Exception, value)
        return value

    def _answer(
        self, task: bytes, report: Callable[[object], object] | None, given_up: threading.Event, patience: float
    ) -> tuple[bool, object]:
        """Whether the work was done, and what came of it or went wrong."""
        pipe = self._started()
        pipe.send_bytes(task)
        while pipe.poll(patience):
            kind, value = pipe.recv()
            if kind != "report":
                return kind == "done", value
            if report is not None:
                report(value)
            pipe.send(not given_up.is_set())
        raise TimeoutError

    def close(self) -> None:
        self._closed = True
        self._end()

    def _started(self) -> Connection:
        if self._closed:
            raise EOFError
        if self._pipe is None:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs,), name="stik worker", daemon=True)
            self._process.start()
            theirs.close()  # so that its death is seen here
        return self._pipe

    def _end(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.terminate()
            process.join(GOODBYE)
            if process.is_alive():
                process.kill()
        if pipe is not None and not self._closed:
            pipe.close()  # once closed, the thread that waits there reads its end


def _work(pipe: Connection) -> None:
    """The life of a worker; it ends with the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            work, stepwise = pickle.loads(pipe.recv_bytes())
            pipe.send(_tried(pipe, work, stepwise=stepwise))


def _tried(pipe: Connection, work: Callable[[], object], *, stepwise: bool) -> tuple[str, object]:
    try:
        return "done", _stepped(pipe, cast("Generator[object, None, object]", work())) if stepwise else work()
    except (EOFError, BrokenPipeError):
        raise
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # an error that cannot be sent is told in words
            return "failed", RuntimeError(f"{type(error).__name__}: {error}")
        return "failed", error


def _stepped(pipe: Connection, steps: Generator[object, None, object]) -> object:
    while True:
        try:
            pipe.send(("report", next(steps)))
        except StopIteration as end:
            return end.value
        if not pipe.recv():
            steps.close()
            return None
