"""What every storage of what people learn does."""

from __future__ import annotations

import asyncio

from stik.app.learn.progress import Due, Learnt, LessonProgress, Practice, added
from stik.app.ports import Storage

from .examples import person

SOME = Learnt(
    {"voms-order": LessonProgress(3, done=False)},
    {"voms/beats/worms": Practice(4, 2, 1, (Due(7, 3, 2), Due(2**31 - 1, 0, 1)))},
    ("report-1",),
)


async def test_what_was_learnt_is_read_back(storage: Storage) -> None:
    await storage.people.add(person())
    assert await storage.learning.get("p1") == Learnt()
    assert await storage.learning.change("p1", lambda _: SOME) == SOME
    assert await storage.learning.get("p1") == SOME
    assert await storage.learning.get("p2") == Learnt()
    assert await storage.learning.change("p2", lambda _: SOME) is None, "nobody has it"


async def test_reports_of_several_devices_are_all_counted(storage: Storage) -> None:
    await storage.people.add(person())
    one = Learnt(practice={"voms/beats/worms": Practice(1, 1, 1)})

    async def report(number: int) -> None:
        await storage.learning.change("p1", lambda before: added(before, one, f"report-{number}"))

    await asyncio.gather(*map(report, range(8)))
    assert (await storage.learning.get("p1")).practice["voms/beats/worms"] == Practice(8, 8, 8)


async def test_what_somebody_learnt_goes_with_them(storage: Storage) -> None:
    await storage.people.add(person())
    await storage.learning.change("p1", lambda _: SOME)
    await storage.people.delete("p1")
    assert await storage.learning.get("p1") == Learnt()
