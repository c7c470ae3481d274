"""A showing across two processes: one database, one Redis, a leader here and followers there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from pathlib import Path
from uuid import uuid4

import pytest

from stik.app.desk.service import DeskService
from stik.app.ports import Person
from stik.app.replays import showings
from stik.app.replays.alike import Alike
from stik.app.replays.service import ReplayService
from stik.app.replays.showings import Showings
from stik.app.tables import TableService
from stik.broker.redis import RedisBroker
from stik.errors import StikError
from stik.storage.sql import SqlStorage
from tests.services import RedisServer

from .examples import person

RECORD = Path(__file__).parents[1] / "records" / "voms-worms.stik"
LEADER, FOLLOWER = person(1), person(2)


class Clock:
    def now(self) -> int:
        return 1_000_000


class Process:
    """Everything that a process of the service needs for showings, over its own connections."""

    def __init__(self, storage: SqlStorage, broker: RedisBroker) -> None:
        self.storage, self.broker, clock = storage, broker, Clock()
        tables = TableService(storage, broker, clock)
        self.replays = ReplayService(storage, clock, tables, Alike(tables, DeskService(storage, broker, clock, tables)))
        self.showings = Showings(storage, broker, clock, self.replays)

    async def close(self) -> None:
        await self.broker.close()
        await self.storage.close()


@pytest.fixture
async def processes(tmp_path: Path, redis_server: RedisServer) -> AsyncIterator[list[Process]]:
    url, prefix = f"sqlite:///{tmp_path / 'stik.sqlite'}", f"test-{uuid4().hex}"
    opened = [Process(await SqlStorage.open(url), RedisBroker(redis_server.url, prefix=prefix)) for _ in range(2)]
    for one in (LEADER, FOLLOWER):
        await opened[0].storage.people.add(one)
    yield opened
    for process in opened:
        await process.close()


async def soon(following: AsyncGenerator[dict[str, object]], **wanted: object) -> dict[str, object]:
    """The next document that has these values; it comes with a message, not when somebody happens to look."""
    async with asyncio.timeout(30):
        async for found in following:
            if all(found[key] == value for key, value in wanted.items()):
                return found
    raise AssertionError(wanted)


def names(document: dict[str, object]) -> list[str]:
    people = document["people"]
    assert isinstance(people, list)
    return [one["person"] for one in people]


async def refused(process: Process, who: Person, code: str, at: int) -> str:
    with pytest.raises(StikError) as error:
        await process.showings.step(who, code, 1, at, None)
    return error.value.code


@pytest.fixture(autouse=True)
def _nobody_looks_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showings, "LOOK_EVERY", 3600.0)


async def test_a_leader_in_one_process_steps_for_those_in_the_other(processes: list[Process]) -> None:
    here, there = processes
    record = await here.replays.bring(LEADER, RECORD.read_bytes())
    code = await here.showings.open(LEADER, record, 1, 0, None)
    async with (
        aclosing(here.showings.follow(code, LEADER)) as led,
        aclosing(there.showings.follow(code, FOLLOWER)) as followed,
        aclosing(here.showings.follow(code, None)) as guest,
        aclosing(there.showings.follow(code, None)) as other_guest,
    ):
        await soon(led, at=0)
        await soon(followed, at=0, leads=False)
        await soon(guest, at=0)
        await soon(other_guest, at=0)
        assert names(await soon(led, others=2)) == [LEADER.id, FOLLOWER.id]
        await here.showings.step(LEADER, code, 1, 3, None)
        for page in (followed, other_guest, guest):
            await soon(page, deal=1, at=3, version=2)

        await here.showings.hand(LEADER, code, FOLLOWER.id)
        await soon(followed, leads=True)
        assert await refused(here, LEADER, code, 4) == "replay/not-leader"
        await there.showings.step(FOLLOWER, code, 1, 5, "N")
        await soon(led, at=5, seat="N", leads=False)

        await other_guest.aclose()
        await soon(led, others=1)
        await followed.aclose()  # the leader has gone: the lead is free, also for those in the other process
        await soon(led, leader=None)
        await here.showings.take(LEADER, code)
        await soon(guest, at=5, leader={"person": LEADER.id, "name": LEADER.name})


async def test_two_processes_step_at_once_and_every_page_ends_at_the_last_step(processes: list[Process]) -> None:
    """The leader has the showing open on two devices."""
    here, there = processes
    record = await here.replays.bring(LEADER, RECORD.read_bytes())
    code = await here.showings.open(LEADER, record, 1, 0, None)
    async with (
        aclosing(here.showings.follow(code, LEADER)) as one,
        aclosing(there.showings.follow(code, LEADER)) as other,
    ):
        await asyncio.gather(
            *((here, there)[at % 2].showings.step(LEADER, code, 1, at, None) for at in range(1, 5)),
        )
        last = await here.showings.stored(code)
        assert last.version == 5, "no step is lost"
        for page in (one, other):
            await soon(page, version=5, at=last.at)
        await other.aclose()
        assert names(await here.showings.show(code, LEADER)) == [LEADER.id], "one device is still here"
