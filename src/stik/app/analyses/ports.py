"""What analyses keep in a database: who works at which, how far it is, who waits for it, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from stik.app.ports import Moment, PersonId


class Key(NamedTuple):
    """One analysis: the same deal judged in the same way is the same, whoever asks and wherever it was played."""

    record: str
    """The hash of the record of the deal, in which nobody is named."""
    depth: str
    """How thoroughly."""
    judging: str
    """What judges; another judge judges anew."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An analysis as it is stored."""

    key: Key
    worker: str
    """The process that works at it, or did."""
    done: int
    total: int
    touched: Moment
    """When the process last said that it is at it."""
    result: Mapping[str, object] | None = None
    trouble: Mapping[str, object] | None = None
    """What went wrong: its code and values."""

    @property
    def ended(self) -> bool:
        return self.result is not None or self.trouble is not None


class Analyses(Protocol):
    """All analyses, of every process."""

    async def get(self, key: Key) -> Kept | None: ...

    async def several(self, keys: Iterable[Key]) -> dict[Key, Kept]:
        """Those of them that there are, without what came of them but for that something did: the result is empty."""

    async def begin(self, key: Key, worker: str, person: PersonId, now: Moment, *, dead_before: Moment) -> bool:
        """The person waits for it; whether this process is the one to do it.

        It is where nobody does it: it is new, went wrong, or whoever did it was last heard of before `dead_before`.
        """

    async def advance(self, key: Key, worker: str, done: int, total: int, now: Moment) -> bool:
        """Says that the process is at it and how far; whether it is still to go on, for it is its own and awaited."""

    async def finish(
        self,
        key: Key,
        worker: str,
        *,
        result: Mapping[str, object] | None = None,
        trouble: Mapping[str, object] | None = None,
    ) -> None:
        """Stores what came of it, if it is still this process's; results of other judges of the same go."""

    async def leave(self, key: Key, person: PersonId) -> bool:
        """The person waits no longer; whether it was given up, for nobody does."""

    async def release(self, worker: str) -> None:
        """Gives up all that the process is at: whoever wants it begins anew."""

    async def awaited(self, person: PersonId, *, alive_since: Moment) -> set[Key]:
        """What the person waits for and somebody works at."""

    async def forget(self, person: PersonId) -> None:
        """The person waits for nothing any more."""
