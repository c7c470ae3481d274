"""One tournament in memory: its history, the desk that follows from it, and who waits for news of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from stik.app.desk.apply import applied
from stik.app.desk.document import Sight
from stik.app.desk.history import desk_after, first_desk, step_of
from stik.app.desk.orders import Undo
from stik.app.desk.state import Desk, Step
from stik.app.ports import Entry, PersonId


class LiveDesk:
    """One tournament in this process."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.first = first_desk(entries[0])
        self.steps: list[Step] = [step_of(entry) for entry in entries[1:]]
        self.commands: dict[tuple[PersonId | None, str], int] = {}
        self._remember(entries)
        self.sight = Sight(desk_after(self.first, self.steps))
        self.lock = asyncio.Lock()
        self.gone = False
        """Another takes its place: it hears of nothing any more."""
        self._news = asyncio.Condition()

    @property
    def desk(self) -> Desk:
        return self.sight.desk

    async def take(self, entries: Sequence[Entry], known: Sight | None = None) -> None:
        """More of the history, written here or elsewhere; `known` is the desk after it, where that is known."""
        new = [entry for entry in entries if entry.version > self.desk.version]
        if not new:
            return
        steps = [step_of(entry) for entry in new]
        if known is None or known.desk.version != steps[-1].version:
            known = Sight(self._after(steps))
        self.steps += steps
        self._remember(new)
        self.sight = known
        await self.tell()

    def _after(self, steps: Sequence[Step]) -> Desk:
        """Step by step; only an undo goes back to the beginning."""
        if any(isinstance(step.order, Undo) for step in steps):
            return desk_after(self.first, [*self.steps, *steps])
        desk = self.desk
        for step in steps:
            desk = applied(desk, step)
        return desk

    def _remember(self, entries: Sequence[Entry]) -> None:
        self.commands |= {(entry.by, entry.command): entry.version for entry in entries if entry.command}

    def done(self, version: int) -> Step:
        """The step of a version."""
        return self.steps[version - 2]

    async def leave(self) -> None:
        """Whoever waits here goes on, and finds the one that takes its place."""
        self.gone = True
        await self.tell()

    async def tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def after(self, version: int) -> None:
        """Returns when there is something after the version."""
        async with self._news:
            await self._news.wait_for(lambda: self.gone or self.desk.version > version)
