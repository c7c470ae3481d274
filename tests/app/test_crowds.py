"""Many people look on at one table: what they are told is counted, never how long it takes."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from random import Random

import orjson
import pytest

from stik.app import news
from stik.app.commands import Say
from stik.app.connection import Connection
from stik.app.live import LiveTable
from stik.app.ports import Code, Entry, Person
from stik.app.settings import TableSettings
from stik.app.tables import TableService
from stik.app.turns import AT_ONCE, Turns
from stik.bootstrap.clock import SystemClock
from stik.broker.local import LocalBroker
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock, Company, Page, person

VOMS = TableSettings(game="voms")
MANY = 200


async def settled() -> None:
    """Everybody who has something to do without waiting has done it."""
    for _ in range(20):
        await asyncio.sleep(0)


def presence(page: Page) -> list[dict[str, object]]:
    """What the page was told of who is here since it was last read."""
    return [message for message in page.read() if message["type"] == "presence"]


class Gallery:
    """A table of one process with its keeper, where people come and go."""

    def __init__(self, broker: LocalBroker | None = None) -> None:
        self.storage, self.clock = MemoryStorage(), Clock()
        self.service = TableService(self.storage, broker or LocalBroker(), self.clock)
        self.code = ""

    async def open(self, settings: TableSettings = VOMS) -> LiveTable:
        self.code = await self.service.open(person(0), settings)
        return await self.service.live(self.code)

    async def comes(self, who: Person | None = None) -> Page:
        _, connection = await self.service.enter(self.code, who, None)
        return Page(connection)

    async def come(self, number: int) -> list[Page]:
        return [await self.comes() for _ in range(number)]

    async def a_second_later(self) -> None:
        self.clock.time += 1_000
        (await self.service.live(self.code)).stirred.set()
        await settled()


@pytest.fixture
async def gallery() -> Gallery:
    found = Gallery()
    await found.open()
    return found


# who is here


async def test_a_crowd_that_comes_within_a_second_is_told_once(gallery: Gallery) -> None:
    host = await gallery.comes(person(0))
    await settled()
    assert presence(host) == [{"type": "presence", "present": ["p0000"], "watchers": 0}], "who comes alone, at once"
    crowd = []
    for _ in range(MANY):
        crowd.append(await gallery.comes())
        await settled()
    assert [len(presence(page)) for page in (host, *crowd)] == [0] * (MANY + 1), "the second is not over"
    await gallery.a_second_later()
    told = [{"type": "presence", "present": ["p0000"], "watchers": MANY}]
    assert [presence(page) for page in (host, *crowd)] == [told] * (MANY + 1)
    await gallery.a_second_later()
    assert [presence(page) for page in (host, *crowd)] == [[]] * (MANY + 1), "nothing is new"
    await gallery.service.close()


async def test_a_crowd_that_goes_is_told_once(gallery: Gallery) -> None:
    host, crowd = await gallery.comes(person(0)), await gallery.come(MANY)
    await settled()
    await gallery.a_second_later()
    presence(host)
    live = await gallery.service.live(gallery.code)
    await gallery.a_second_later()
    for page in crowd:
        await gallery.service.leave(live, page.connection)
        await settled()
    await gallery.a_second_later()
    told = presence(host)
    assert len(told) <= 2, "the first at once, the others together"
    assert told[-1]["watchers"] == 0
    await gallery.service.close()


async def test_who_comes_back_within_the_second_is_told_although_it_is_no_news_to_the_others(gallery: Gallery) -> None:
    host, guest = await gallery.comes(person(0)), await gallery.comes()
    await settled()
    await gallery.a_second_later()
    assert presence(host)[-1] == presence(guest)[-1]
    await gallery.service.leave(await gallery.service.live(gallery.code), guest.connection)
    again = await gallery.comes()
    await gallery.a_second_later()
    assert presence(host) == [], "nothing has changed"
    assert presence(again) == [{"type": "presence", "present": ["p0000"], "watchers": 1}]
    await gallery.service.close()


async def test_other_processes_hear_once_a_second_that_a_crowd_comes() -> None:
    said: list[bytes] = []

    class Talking(LocalBroker):
        async def publish(self, topic: str, message: bytes) -> None:  # noqa: ARG002
            said.append(message)

    gallery = Gallery(Talking())
    await gallery.open()
    await gallery.comes(person(0))
    await settled()
    said.clear()
    for _ in range(MANY):
        await gallery.comes()
        await settled()
    await gallery.a_second_later()
    assert said == [b"presence"]
    await gallery.service.close()


async def test_what_other_processes_say_is_told_once_a_second_and_not_said_again() -> None:
    said: list[bytes] = []

    class Talking(LocalBroker):
        async def publish(self, topic: str, message: bytes) -> None:  # noqa: ARG002
            said.append(message)

    broker = Talking()
    gallery = Gallery(broker)
    live = await gallery.open()
    host = await gallery.comes(person(0))
    await settled()
    presence(host)
    said.clear()
    heard = gallery.service._listener(live)
    for number in range(MANY):
        await broker.arrive(live.topic, f"there {number}", 100)
        await heard(b"presence")
        await settled()
    await gallery.a_second_later()
    assert [message["watchers"] for message in presence(host)] == [MANY]
    assert said == []
    await gallery.service.close()


async def test_nobodies_of_two_processes_are_different_people() -> None:
    assert len({Connection(None, "watcher").member for _ in range(MANY)}) == MANY
    assert len(Connection(None, "watcher").member) > len("nobody ") + 12, "a count would begin anew in each process"


# whose turn it is


async def test_others_get_their_turn_between_the_pages_of_a_crowd() -> None:
    turns, pages = Turns(), [asyncio.Event() for _ in range(10 * AT_ONCE)]
    for page in pages:
        turns.wake(page)
    woken = [0]
    while not pages[-1].is_set():
        await asyncio.sleep(0)
        woken.append(sum(page.is_set() for page in pages))
    assert all(later - before <= AT_ONCE for before, later in pairwise(woken))
    turns.wake(again := asyncio.Event())
    await asyncio.sleep(0)
    assert again.is_set()


async def test_what_is_due_to_a_crowd_at_once_comes_in_turn() -> None:
    turns, clock = Turns(), SystemClock()
    crowd = [Connection(None, "watcher", delay=20, wake=turns.wake) for _ in range(3 * AT_ONCE)]
    now = clock.now()
    for page in crowd:
        page.send(b"a step", now)
    assert await asyncio.gather(*(page.next(clock) for page in crowd)) == [b"a step"] * len(crowd)
    assert clock.now() >= now + 20


async def test_a_player_hears_of_a_move_before_the_crowd_does(gallery: Gallery) -> None:
    crowd, host = await gallery.come(3 * AT_ONCE), await gallery.comes(person(0))
    await settled()
    heard: list[Page] = []

    async def listen(page: Page) -> None:
        while await page.connection.next(gallery.clock):
            heard.append(page)

    listening = [asyncio.create_task(listen(page)) for page in (*crowd, host)]
    await settled()
    heard.clear()
    live = await gallery.service.live(gallery.code)
    await live.command(person(0), Say(id="c1", do="say", phrase="ouch"))
    while len(heard) < len(crowd) + 1:
        await asyncio.sleep(0)
    assert heard.index(host) < AT_ONCE
    for task in listening:
        task.cancel()
    await gallery.service.close()


# what happens at the table


class Counted:
    """Counts what is written as JSON, by the type of the message."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.types: Counter[str] = Counter()
        monkeypatch.setattr(news, "orjson", self)

    def dumps(self, message: dict[str, object]) -> bytes:
        self.types[str(message["type"])] += 1
        return orjson.dumps(message)


async def test_a_move_is_written_once_for_all_who_look_on(monkeypatch: pytest.MonkeyPatch) -> None:
    company, chance = Company(), Random(1)
    await company.sit_down(VOMS)
    crowd = [company.look_on(None) for _ in range(MANY)] + [company.look_on(person(100 + n)) for n in range(MANY)]
    await company.deal()
    for page in crowd:
        page.read()
    counted = Counted(monkeypatch)
    for _ in range(5):
        await company.step(chance)
        seats = len(company.people)
        assert counted.types == {"change": seats + 1}, "for each seat, and once for everybody else"
        counted.types.clear()
        for page in crowd:
            page.read()
        assert len({id(message) for page in crowd for message in page.fresh}) == 1, "the very same bytes"
        assert crowd[0].document == crowd[-1].document


async def test_what_a_crowd_sees_late_is_written_once_and_nothing_is_replayed_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    company, chance = Company(), Random(1)
    await company.sit_down(VOMS.model_copy(update={"delay": 60}), pages=False)
    code, service = company.live.table.code, company.service
    company.clock.time += 60_000
    await company.deal()
    for _ in range(5):
        await company.step(chance)
    counted, read = Counted(monkeypatch), company.storage.tables.entries

    async def nobody_reads(table: Code, *_: object) -> list[Entry]:
        raise AssertionError(f"{table} is read again for somebody who looks on")

    monkeypatch.setattr(company.storage.tables, "entries", nobody_reads)
    crowd = [(await service.enter(code, None, None))[1] for _ in range(MANY)]
    assert counted.types["table"] == MANY
    coming = counted.types.pop("change")
    assert coming == len(crowd[0]._late) > 5
    assert len({id(message) for page in crowd for _, message in page._late}) == coming
    await company.step(chance)
    assert counted.types["change"] == 1
    assert len({id(page._late[-1][1]) for page in crowd}) == 1
    monkeypatch.setattr(company.storage.tables, "entries", read)
    await service.close()
