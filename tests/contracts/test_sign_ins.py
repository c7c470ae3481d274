"""What every storage of sign-ins does."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from stik.app.ports import Storage
from stik.app.secret import Secret
from stik.app.sign_in.ports import Count, Device, WayBack
from stik.errors import Conflict
from stik.storage.sql import SqlStorage

from .examples import person, session


def more(count: Count) -> Count:
    return Count(5, max(count.until, 1000) + 10)


async def test_a_count_is_kept(storage: Storage) -> None:
    counts = storage.sign_ins
    assert await counts.count("a") == Count(0, 0)
    await counts.recount("a", more, 5)
    await counts.recount("a", more, 5)
    assert await counts.count("a") == Count(5, 1020)
    assert await counts.count("b") == Count()


@pytest.mark.parametrize("stored", [False, True])
async def test_a_change_that_is_refused_changes_nothing(storage: Storage, *, stored: bool) -> None:
    if stored:
        await storage.sign_ins.recount("a", more, 5)
    before = await storage.sign_ins.count("a")

    def refuse(count: Count) -> Count:
        assert count == before
        raise Conflict("people/already-account")

    with pytest.raises(Conflict):
        await storage.sign_ins.recount("a", refuse, 5)
    assert await storage.sign_ins.count("a") == before


async def test_what_is_forgotten_goes(storage: Storage) -> None:
    for number in range(5):
        await storage.sign_ins.recount(f"old{number}", more, 1010)
        assert await storage.sign_ins.count(f"old{number}") == Count(5, 1010)
    await storage.sign_ins.recount("new", lambda _: Count(5, 2000), 1011)
    assert await storage.sign_ins.count("new") == Count(5, 2000)
    assert [await storage.sign_ins.count(f"old{number}") for number in range(5)] == [Count()] * 5


async def test_processes_count_together(database_url: str) -> None:
    """None is lost, also of the first, when no row is there yet; and what is forgotten meanwhile keeps nobody."""
    storages = [await SqlStorage.open(database_url) for _ in range(2)]
    for number in range(20):
        await storages[0].sign_ins.recount(f"old{number}", lambda _: Count(1, 3), 2)
    names = [f"{kind}{number}" for kind in ("old", "new") for number in range(5)]
    await asyncio.gather(*(one.sign_ins.recount(name, more, 5) for name in names for one in storages for _ in range(5)))
    assert [await storages[0].sign_ins.count(name) for name in names] == [Count(5, 1100)] * 10
    assert await storages[0].sign_ins.count("old19") == Count()
    for one in storages:
        await one.close()


async def test_known_devices(storage: Storage) -> None:
    await storage.people.add(person(1))
    await storage.people.add(person(2))
    for number in (1, 2, 3):
        await storage.sign_ins.remember(Device("p1", f"d{number}", number), most=2)
    await storage.sign_ins.remember(Device("p2", "d2", 9), most=2)
    await storage.sign_ins.remember(Device("p9", "d1", 9), most=2)
    assert await storage.sign_ins.devices("p1") == [Device("p1", "d3", 3), Device("p1", "d2", 2)]
    await storage.sign_ins.remember(Device("p1", "d2", 8), most=2)
    assert await storage.sign_ins.devices("p1") == [Device("p1", "d2", 8), Device("p1", "d3", 3)]
    known = [await storage.sign_ins.knows(one, device) for one in ("p1", "p2", "p9") for device in ("d1", "d2", "d3")]
    assert known == [False, True, True, False, True, False, False, False, False]
    await storage.sign_ins.forget_devices("p1")
    assert (await storage.sign_ins.devices("p1"), len(await storage.sign_ins.devices("p2"))) == ([], 1)


def way(secret: str, owner: str = "p1", **fields: object) -> WayBack:
    return replace(WayBack(Secret(secret), owner, "code", 7), **fields)  # type: ignore[arg-type]


async def test_ways_back_are_replaced_by_kind(storage: Storage) -> None:
    for number in (1, 2):
        await storage.people.add(person(number))
    ways = storage.sign_ins
    link = way("l1", kind="link", until=99)
    await ways.replace_ways_back("p1", "link", [link])
    await ways.replace_ways_back("p1", "code", [way("c1"), way("c2")])
    await ways.replace_ways_back("p2", "code", [way("c3", "p2")])
    await ways.replace_ways_back("p1", "code", [way("c4")])
    await ways.replace_ways_back("p9", "code", [way("c9", "p9")])
    assert {one.secret.get_secret_value() for one in await ways.ways_back("p1")} == {"l1", "c4"}
    assert await ways.way_back(Secret("l1")) == link
    assert await ways.way_back(Secret("c1")) is None
    assert await ways.ways_back("p2") == [way("c3", "p2")]
    assert await ways.ways_back("p9") == []
    await ways.replace_ways_back("p1", "link", [])
    assert await ways.ways_back("p1") == [way("c4")]


async def test_a_way_back_works_once_and_ends_everything_else(storage: Storage) -> None:
    for number in (1, 2):
        await storage.people.add(person(number, login=f"login{number}", password="old"))
        await storage.people.add_session(session(number, f"p{number}"))
        await storage.sign_ins.remember(Device(f"p{number}", "d", 1), most=9)
    ways = storage.sign_ins
    await ways.replace_ways_back("p1", "link", [way("l1", kind="link", until=99)])
    await ways.replace_ways_back("p1", "code", [way("c1"), way("c2")])
    assert await ways.recover(Secret("c9"), Secret("new")) is None
    results = await asyncio.gather(*(ways.recover(Secret("c1"), Secret("new")) for _ in range(4)))
    assert [one for one in results if one] == [person(1, login="login1", password="new")]
    assert await storage.people.get("p1") == person(1, login="login1", password="new")
    assert await storage.people.get("p2") == person(2, login="login2", password="old")
    assert await storage.people.sessions("p1") == await ways.devices("p1") == []
    assert await ways.ways_back("p1") == [way("c2")]
    assert len(await storage.people.sessions("p2")) == len(await ways.devices("p2")) == 1


async def test_deleting_a_person_takes_what_belongs_to_it(storage: Storage) -> None:
    await storage.people.add(person(1))
    await storage.sign_ins.remember(Device("p1", "d1", 1), most=9)
    await storage.sign_ins.replace_ways_back("p1", "code", [way("c1")])
    await storage.people.delete("p1")
    assert await storage.sign_ins.devices("p1") == await storage.sign_ins.ways_back("p1") == []
    assert await storage.sign_ins.way_back(Secret("c1")) is None
