"""What accounts have learnt, in memory."""

from __future__ import annotations

from collections.abc import Callable

from stik.app.learn.progress import Learnt
from stik.app.ports import PersonId
from stik.storage.memory.people import MemoryPeople


class MemoryLearning:
    """What belongs to somebody who is gone is gone too."""

    def __init__(self, people: MemoryPeople) -> None:
        self._people = people
        self._learnt: dict[PersonId, Learnt] = {}
        people.on_delete(self._forget)

    async def get(self, person: PersonId) -> Learnt:
        return self._learnt.get(person, Learnt())

    async def change(self, person: PersonId, how: Callable[[Learnt], Learnt]) -> Learnt | None:
        if not self._people.has(person):
            return None
        self._learnt[person] = how(await self.get(person))
        return self._learnt[person]

    def _forget(self, person: PersonId) -> None:
        self._learnt.pop(person, None)
