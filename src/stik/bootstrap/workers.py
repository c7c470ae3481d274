"""Processes that think for the bots, work through long tasks and read foreign bytes; the server's own never waits.

A process that reads foreign bytes works within bounds that the system keeps; where it needs more, it alone ends.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import resource
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, cast

from stik.app.workers import Busy, P, ReportT, T, TooComplex, WorkersDown

NICENESS: Final = 10
"""How far work stands back behind the server where there are not enough cores."""
SHORT: Final = 20.0
"""Seconds for a piece of short work; who takes longer hangs, and is ended."""
LONG: Final = 120.0
"""Seconds from one report of long work to the next."""
START: Final = 60.0
"""Seconds for a process to start."""
GOODBYE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Task:
    """A piece of work, and whom it tells how far it is until it is given up."""

    work: Callable[[], object]
    report: Callable[[object], object] | None
    given_up: threading.Event


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a piece of work may need."""

    memory: int
    """Bytes beside those that the process has anyway."""
    seconds: int
    """Of a core."""
    answer: int
    """Bytes that come back."""
    waiting: int
    """How many pieces may wait for their turn."""


BRIEF: Final = 64 * 1024
"""Bytes or letters; what has no more is read by a process of its own, so that no passkey waits for an archive."""
PATIENCE: Final = 60.0
"""Seconds for reading; its priority is low, so it may get a core only now and then."""
READING: Final = Bounds(memory=128 * 1024 * 1024, seconds=10, answer=8 * 1024 * 1024, waiting=8)
READ: Final = ("openpyxl", "webauthn", "stik.app.desk.archive", "stik.app.desk.files", "stik.app.replays.source")
"""What readers read with, loaded before anything is counted."""


class ProcessWorkers:
    """So many processes for short work, one for long, two that read; each is started when it is needed, or has died."""

    def __init__(self, size: int, reading: Bounds = READING) -> None:
        self._short, self._long = _Lane(size, SHORT), _Lane(1, LONG)
        self._reading_brief, self._reading = _Lane(1, PATIENCE, reading), _Lane(1, PATIENCE, reading)

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

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        long = any(isinstance(arg, bytes | str) and len(arg) > BRIEF for arg in args)
        lane = self._reading if long else self._reading_brief
        return cast(T, await lane.do(partial(work, *args, **kwargs), None))

    async def close(self) -> None:
        lanes = (self._short, self._long, self._reading_brief, self._reading)
        await asyncio.gather(*(asyncio.to_thread(lane.close) for lane in lanes))


class _Lane:
    """Processes of one kind, each with a thread here that waits for it."""

    def __init__(self, size: int, patience: float, bounds: Bounds | None = None) -> None:
        self._size, self._patience, self._bounds = size, patience, bounds
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="worker")
        self._processes = [_Process(bounds) for _ in range(size)]
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
        if self._bounds is not None and self._asked >= self._size + self._bounds.waiting:
            raise Busy(self._bounds.seconds)
        self._asked += 1
        try:
            return await loop.run_in_executor(self._threads, self._one, Task(work, report, given_up))
        finally:
            given_up.set()
            self._asked -= 1

    def _one(self, task: Task) -> object:
        process = self._idle.pop()  # there are as many as threads
        try:
            return process.do(task, self._patience)
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

    def __init__(self, bounds: Bounds | None) -> None:
        self._bounds = bounds
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    def do(self, task: Task, patience: float) -> object:
        sent = pickle.dumps((task.work, task.report is not None))  # what cannot be sent is our fault, not the process's
        try:
            pipe = self._started()
        except (EOFError, OSError) as error:
            self._end()
            raise WorkersDown from error
        try:
            done, value = self._answer(pipe, sent, task, patience)
        except (EOFError, OSError) as error:  # it died, or hung
            self._end()
            raise (WorkersDown if self._bounds is None or self._closed else TooComplex) from error
        if isinstance(value, TooComplex):
            self._end()  # what it holds may be in the way of the next
        if not done:
            raise cast(Exception, value)
        return value

    def _answer(self, pipe: Connection, sent: bytes, task: Task, patience: float) -> tuple[bool, object]:
        """Whether the work was done, and what came of it or went wrong."""
        pipe.send_bytes(sent)
        while pipe.poll(patience):
            kind, value = pickle.loads(pipe.recv_bytes(None if self._bounds is None else self._bounds.answer))
            if kind != "report":
                return kind == "done", value
            if task.report is not None:
                task.report(value)
            pipe.send(not task.given_up.is_set())
        raise TimeoutError

    def close(self) -> None:
        self._closed = True
        self._end()

    def _started(self) -> Connection:
        if self._closed:
            raise EOFError
        if self._pipe is None:
            context = get_context("spawn")
            pipe, theirs = context.Pipe()
            self._pipe = pipe
            self._process = context.Process(target=_work, args=(theirs, self._bounds), name="stik worker", daemon=True)
            self._process.start()
            theirs.close()  # so that its death is seen here
            if not pipe.poll(START):
                raise TimeoutError
            pipe.recv()
            return pipe
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


def _work(pipe: Connection, bounds: Bounds | None) -> None:
    """The life of a worker; it ends with the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    os.nice(NICENESS)
    if bounds is not None:
        for module in READ:
            import_module(module)
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            work, stepwise = pickle.loads(pipe.recv_bytes())
            if bounds is not None:
                _bind(bounds)
            pipe.send_bytes(_tried(pipe, work, None if bounds is None else bounds.answer, stepwise=stepwise))


def _bind(bounds: Bounds) -> None:
    """Lets the system end the next piece of work where it goes too far; macOS bounds the time only."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + bounds.seconds)
    _lower(resource.RLIMIT_CORE, 0)
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        _lower(resource.RLIMIT_AS, pages * resource.getpagesize() + bounds.memory)


def _lower(what: int, most: int) -> None:
    """Changes what the system allows this process, as far as it may be changed."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _tried(pipe: Connection, work: Callable[[], object], most: int | None, *, stepwise: bool) -> bytes:
    try:
        done = _stepped(pipe, cast("Generator[object, None, object]", work())) if stepwise else work()
        answer = pickle.dumps(("done", done))
        if most is not None and len(answer) > most:
            raise TooComplex
        return answer
    except (EOFError, BrokenPipeError):
        raise
    except Exception as error:
        return _told(TooComplex() if most is not None and isinstance(error, MemoryError | RecursionError) else error)


def _told(error: Exception) -> bytes:
    """What went wrong; an error that cannot be sent is told in words."""
    try:
        answer = pickle.dumps(("failed", error))
        pickle.loads(answer)
    except Exception:
        return pickle.dumps(("failed", RuntimeError(f"{type(error).__name__}: {error}")))
    return answer


def _stepped(pipe: Connection, steps: Generator[object, None, object]) -> object:
    while True:
        try:
            pipe.send(("report", next(steps)))
        except StopIteration as end:
            return end.value
        if not pipe.recv():
            steps.close()
            return None
