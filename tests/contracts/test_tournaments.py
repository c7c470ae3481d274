"""What every storage of the lists of tournaments does, and two processes with one desk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from uuid import uuid4

import pytest

from stik.app.ports import Storage, TournamentListing
from stik.broker.redis import RedisBroker
from stik.storage.sql import SqlStorage
from tests.app.desk.hall import BOSS, REFEREE, Hall, desks_over, lus
from tests.services import RedisServer

from .conftest import emptied


def listed(code: str = "aaaaaaa", **changed: object) -> TournamentListing:
    first = TournamentListing(
        code=code,
        name="Nuuk ♣ Åbent",
        game="voms",
        format="labansen",
        place="Nuuk",
        date="2026-05-01",
        state="open",
        entrants=12,
        public=True,
        changed=5_000_000_000_000,
        people=frozenset({"p1", "p2"}),
    )
    return replace(first, **changed)  # type: ignore[arg-type]


async def test_a_listing_is_read_back_without_its_people(storage: Storage) -> None:
    await storage.tournaments.put(listed())
    found = [listed(people=frozenset())]
    assert await storage.tournaments.public() == found
    assert await storage.tournaments.of_person("p1") == found
    assert await storage.tournaments.of_person("p3") == []


async def test_drafts_and_private_ones_are_not_public(storage: Storage) -> None:
    await storage.tournaments.put(listed("aaaaaaa", state="draft"))
    await storage.tournaments.put(listed("bbbbbbb", public=False))
    await storage.tournaments.put(listed("ccccccc", state="closed"))
    assert [one.code for one in await storage.tournaments.public()] == ["ccccccc"]
    assert [one.code for one in await storage.tournaments.of_person("p2")] == ["aaaaaaa", "bbbbbbb", "ccccccc"]


async def test_the_latest_come_first(storage: Storage) -> None:
    for place, code in enumerate("bcad"):
        await storage.tournaments.put(listed(code, changed=place // 2))
    assert [one.code for one in await storage.tournaments.public()] == ["a", "d", "b", "c"]
    assert [one.code for one in await storage.tournaments.of_person("p1", limit=2)] == ["a", "d"]
    assert [one.code for one in await storage.tournaments.public(limit=1)] == ["a"]


async def test_a_listing_is_renewed(storage: Storage) -> None:
    await storage.tournaments.put(listed())
    newer = listed(name="Andet", state="running", entrants=3, changed=5_000_000_000_001, people=frozenset({"p3"}))
    await storage.tournaments.put(newer)
    assert await storage.tournaments.public() == [replace(newer, people=frozenset())]
    assert await storage.tournaments.of_person("p1") == []
    await storage.tournaments.put(listed(name="for sent"))
    assert [one.name for one in await storage.tournaments.of_person("p3")] == ["Andet"], "what came later stays"


async def test_somebody_is_forgotten(storage: Storage) -> None:
    await storage.tournaments.put(listed())
    await storage.tournaments.forget("p1")
    await storage.tournaments.forget("p9")
    assert await storage.tournaments.of_person("p1") == []
    assert len(await storage.tournaments.of_person("p2")) == 1


async def test_a_whole_tournament_is_read_back(storage: Storage) -> None:
    hall = await Hall(storage).ready("labansen", 4)
    await hall.play_all()
    other = Hall(storage)
    other.code = hall.code
    assert await other.desk() == await hall.desk()
    assert await other.document() == await hall.document()


async def test_one_new_tournament_in_two_processes(database_url: str) -> None:
    storages = [await SqlStorage.open(database_url) for _ in range(2)]
    await asyncio.gather(*(one.tournaments.put(listed(changed=place)) for place, one in enumerate(storages * 5)))
    assert [one.changed for one in await storages[0].tournaments.of_person("p1")] == [9]
    for storage in storages:
        await storage.close()


class TestTwoProcesses:
    """Over PostgreSQL and Redis."""

    @pytest.fixture
    async def halls(self, postgres_url: str, redis_server: RedisServer) -> AsyncIterator[list[Hall]]:
        url, prefix = await emptied(postgres_url), f"test-{uuid4().hex}"
        halls, brokers = [], []
        for number in range(2):
            hall = Hall(await SqlStorage.open(url))
            brokers.append(RedisBroker(redis_server.url, prefix=prefix))
            hall.desks = desks_over(hall.storage, brokers[-1])
            hall._ids = iter(range(number * 10**6, 10**7))  # type: ignore[assignment]
            halls.append(hall)
        yield halls
        for hall, broker in zip(halls, brokers, strict=True):
            await hall.desks.close()
            await broker.close()
            await hall.storage.close()

    async def test_they_see_each_others_orders(self, halls: list[Hall]) -> None:
        one, two = halls
        await one.ready("labansen", 4)
        two.code = one.code
        now = (await two.document())["v"]
        waiting = asyncio.create_task(two.desks.show(two.code, None, now))
        await asyncio.sleep(0.1)
        await one.do("describe", message="Kaffe!")
        async with asyncio.timeout(5):
            assert (await waiting)["message"] == "Kaffe!"
        matches = await one.open_matches()
        for match in matches:
            await one.begin({"match": match["id"]})
        async with asyncio.timeout(5):
            while await one.desk() != await two.desk():
                await asyncio.sleep(0.01)
        now = (await one.desk()).version - 1
        await asyncio.gather(
            *(
                hall.do("enter", match=match["id"], result=lus(place % 2, lost=place))
                for place, match in enumerate(matches)
                for hall in halls
            )
        )
        async with asyncio.timeout(5):
            while await one.desk() != await two.desk():
                await asyncio.sleep(0.01)
        assert (await one.desk()).version == now + 1 + 2 * len(matches)
        assert await one.desk() == await one.loaded()

    async def test_an_order_sent_to_both_is_done_once(self, halls: list[Hall]) -> None:
        one, two = halls
        await one.open("labansen")
        two.code = one.code
        answers = await asyncio.gather(
            *(hall.do("register", command="the-same-command", name="Os") for hall in halls for _ in range(3))
        )
        assert {(answer["v"], answer["entrant"]) for answer in answers} == {(2, "t1")}

    async def test_a_name_is_forgotten_in_both(self, halls: list[Hall]) -> None:
        one, two = halls
        await one.ready("labansen", 4)
        two.code = one.code
        await one.staff()
        assert "Rasmus" in str(await two.document(BOSS))
        await one.storage.tables.forget(REFEREE.id)
        await one.storage.tournaments.forget(REFEREE.id)
        await one.desks.reread([f"c/{one.code}"])
        async with asyncio.timeout(5):
            while "Rasmus" in str(await two.document(BOSS)):
                await asyncio.sleep(0.01)
        await two.do("describe", message="videre")
        async with asyncio.timeout(5):
            while (await one.document())["message"] != "videre":
                await asyncio.sleep(0.01)
