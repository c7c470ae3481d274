"""Analyses, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from stik.app.analyses.ports import Kept, Key
from stik.app.ports import Moment, PersonId


class MemoryAnalyses:
    """A dictionary of analyses, and for each who waits."""

    def __init__(self) -> None:
        self._kept: dict[Key, Kept] = {}
        self._waiting: dict[Key, set[PersonId]] = {}

    async def get(self, key: Key) -> Kept | None:
        return self._kept.get(key)

    async def several(self, keys: Iterable[Key]) -> dict[Key, Kept]:
        found = {key: self._kept[key] for key in keys if key in self._kept}
        return {key: one if one.result is None else replace(one, result={}) for key, one in found.items()}

    async def begin(self, key: Key, worker: str, person: PersonId, now: Moment, *, dead_before: Moment) -> bool:
        found = self._kept.get(key)
        if found is not None and found.result is not None:
            return False
        self._waiting.setdefault(key, set()).add(person)
        if found is not None and found.trouble is None and found.touched >= dead_before:
            return False
        self._kept[key] = Kept(key, worker, 0, 0, now)
        return True

    async def advance(self, key: Key, worker: str, done: int, total: int, now: Moment) -> bool:
        found = self._kept.get(key)
        if found is None or found.worker != worker or found.ended:
            return False
        self._kept[key] = replace(found, done=done, total=total, touched=now)
        return bool(self._waiting.get(key))

    async def finish(
        self,
        key: Key,
        worker: str,
        *,
        result: Mapping[str, object] | None = None,
        trouble: Mapping[str, object] | None = None,
    ) -> None:
        found = self._kept.get(key)
        if found is None or found.worker != worker:
            return
        self._kept[key] = replace(found, result=result, trouble=trouble)
        self._waiting.pop(key, None)
        if result is not None:
            for other, one in list(self._kept.items()):
                if other != key and other[:2] == key[:2] and one.result is not None:
                    self._drop(other)

    async def leave(self, key: Key, person: PersonId) -> bool:
        waiting = self._waiting.get(key, set())
        waiting.discard(person)
        found = self._kept.get(key)
        if waiting or found is None or found.result is not None:
            return False
        self._drop(key)
        return True

    async def release(self, worker: str) -> None:
        for key in [key for key, one in self._kept.items() if one.worker == worker and not one.ended]:
            self._drop(key)

    async def awaited(self, person: PersonId, *, alive_since: Moment) -> set[Key]:
        return {
            key
            for key, waiting in self._waiting.items()
            if person in waiting and not self._kept[key].ended and self._kept[key].touched >= alive_since
        }

    async def forget(self, person: PersonId) -> None:
        for waiting in self._waiting.values():
            waiting.discard(person)

    def _drop(self, key: Key) -> None:
        self._kept.pop(key, None)
        self._waiting.pop(key, None)
