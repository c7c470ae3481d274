"""Long work beside the event loop: whoever waits for a result holds up nobody else."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import ParamSpec, Protocol, TypeVar

from stik.errors import Fault, StikError, TryLater

P = ParamSpec("P")
T = TypeVar("T")
ReportT = TypeVar("ReportT")


class WorkersDown(StikError):
    """Whoever did the work died, hung or was closed; nothing has come of it."""

    def __init__(self) -> None:
        super().__init__(Fault.of("server/workers-down"))


class Busy(TryLater):
    """Too many wait already."""

    def __init__(self, seconds: int) -> None:
        super().__init__("server/busy", seconds=seconds)


class TooComplex(StikError):
    """Reading it needs more memory or time than is allowed."""

    def __init__(self) -> None:
        super().__init__(Fault.of("upload/too-complex"))


class Workers(Protocol):
    """Others who work, elsewhere: pure functions of the top level of a module, with arguments that can be sent there.

    What the work raises is raised here; who stops waiting for it (by cancelling) gives it up.
    """

    @property
    def load(self) -> float:
        """How many moves wait to be thought about, for each who thinks."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of short work, such as a bot's move: seconds at most; raises `WorkersDown`."""

    async def follow(
        self,
        told: Callable[[ReportT], None],
        work: Callable[P, Generator[ReportT, None, T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """The result of long work, such as the analysis of a game, which yields reports on its way.

        It holds up no short work.  Given up, it ends at its next report.  Raises `WorkersDown`.
        """

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Reads foreign bytes, within bounds of memory, of time and of the size of what is read.

        Raises `TooComplex`, `Busy`, `WorkersDown`.
        """

    async def close(self) -> None: ...


class InPlace:
    """Works at once and in this process: for tests, and where nobody else waits."""

    load = 0.0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)

    async def follow(
        self,
        told: Callable[[ReportT], None],
        work: Callable[P, Generator[ReportT, None, T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        steps = work(*args, **kwargs)
        while True:
            try:
                told(next(steps))
            except StopIteration as end:
                result: T = end.value
                return result

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return work(*args, **kwargs)
        except (MemoryError, RecursionError):
            raise TooComplex from None

    async def close(self) -> None:
        """There is nobody to send home."""
