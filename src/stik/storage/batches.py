"""Group commit: one writer collects what waits and stores it together, so that a thousand tables share one flush."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stik.app.ports import CommandRepeated, Entry, Listing, StorageDown, VersionTaken
from stik.app.scores import Scores
from stik.storage.values import checked, encoded_entry

MOST: Final = 1000
"""Entries in one transaction."""


@dataclass(slots=True, eq=False)
class Waiting:
    """An entry that somebody waits for."""

    entry: Entry
    data: str
    listing: Listing | None
    done: asyncio.Future[None]
    scores: Scores | None = None

    def stored(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def refuse(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)

    def clash(self, *, command: bool) -> VersionTaken:
        entry = self.entry
        if command and entry.command is not None:
            return CommandRepeated(entry.table, entry.command)
        return VersionTaken(entry.table, entry.version)


Clashes: TypeAlias = dict[Waiting, VersionTaken]


class Batches(ABC):
    """The one writer; it works while somebody waits and sleeps otherwise."""

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    async def _store(self, batch: Sequence[Waiting]) -> Clashes:
        """Stores all of them and returns nothing, or stores none of them and says which are to blame."""

    async def append(self, entry: Entry, listing: Listing | None, scores: Scores | None = None) -> None:
        if self._closed:
            raise StorageDown
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(checked(entry), encoded_entry(entry.data), listing, done, scores))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    refused = await self._write(batch)
                except Exception as error:  # whatever it is, those who wait must hear of it
                    self._fail(batch, error)
                    continue
                for one in batch:
                    if one not in refused:
                        one.stored()
                self._refuse(refused)
        finally:
            self._task = None

    async def _write(self, batch: Iterable[Waiting]) -> Clashes:
        """Stores what can be stored; returns what cannot."""
        batch = sorted(batch, key=lambda one: (one.entry.table, one.entry.version))  # the same order in every process
        refused = _repeated(batch)
        while todo := _without_followers(batch, refused):
            clashes = await self._store(todo)
            if not clashes:
                break
            refused |= clashes
        return refused

    def _refuse(self, refused: Clashes) -> None:
        """What waits behind a refused entry of its table was decided on a history that is not the true one."""
        for one, error in refused.items():
            one.refuse(error)
        if tables := {one.entry.table for one in refused}:
            for one in self._waiting:
                if one.entry.table in tables:
                    one.refuse(one.clash(command=False))
            self._waiting = [one for one in self._waiting if one.entry.table not in tables]

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        """Nothing of the batch is acknowledged, nor what waits behind it."""
        for one in batch + self._waiting:
            one.refuse(type(error)() if isinstance(error, StorageDown) else error)  # to each an error of its own
        self._waiting = []


def _repeated(batch: Sequence[Waiting]) -> Clashes:
    """What clashes with an earlier entry of the same batch."""
    found: Clashes = {}
    seen: set[tuple[str, ...] | tuple[str, int]] = set()
    for one in batch:
        entry = one.entry
        commanded = entry.by is not None and entry.command is not None
        command = (entry.table, entry.by or "", entry.command or "")
        version = (entry.table, entry.version)
        if (commanded and command in seen) or version in seen:
            found[one] = one.clash(command=commanded and command in seen)
        seen |= {command, version} if commanded else {version}
    return found


def _without_followers(batch: Sequence[Waiting], refused: Clashes) -> list[Waiting]:
    """The batch without what was refused and what stands behind that at the same table; those are refused here."""
    left, lost = [], set()
    for one in batch:
        if one not in refused and one.entry.table in lost:
            refused[one] = one.clash(command=False)
        if one in refused:
            lost.add(one.entry.table)
        else:
            left.append(one)
    return left
