"""Two processes on one database."""

from __future__ import annotations

import asyncio
from random import Random

from stik.app.ports import LoginTaken, VersionTaken
from stik.storage.sql import SqlStorage

from .examples import entry, listing, person


async def test_two_processes_write_the_same_tables(database_url: str) -> None:
    """Each version is written by one of them, listings go with it, and forgetting in between stops nobody."""
    storages = [await SqlStorage.open(database_url) for _ in range(2)]

    async def play(storage: SqlStorage, table: str, player: str) -> None:
        version, written = 0, 0
        while written < 10:
            version = max((one.version for one in await storage.tables.entries(table, version)), default=version)
            new = entry(table, version + 1, by=player, command=f"c{written}", person=player, name="Ane")
            try:
                await storage.tables.append(new, listing(table, changed=version + 1, seats="p0:Ane p1:Bo"))
                written += 1
            except VersionTaken:
                pass

    async def forget(storage: SqlStorage, chance: Random) -> None:
        for _ in range(5):
            await asyncio.sleep(chance.random() / 20)
            await storage.tables.forget("p0")

    tables = [f"{letter}{number}" for letter in "aBcD" for number in range(3)]
    await asyncio.gather(
        *(play(storage, table, f"p{number}") for number, storage in enumerate(storages) for table in tables),
        *(forget(storage, Random(number)) for number, storage in enumerate(storages)),
    )
    for table in tables:
        history = await storages[0].tables.entries(table)
        assert [one.version for one in history] == list(range(1, 21))
        assert len({(one.by, one.command) for one in history}) == 20
        found = await storages[1].tables.listing(table)
        assert found is not None
        assert found.changed == 20
    for storage in storages:
        await storage.close()


async def test_one_login_in_two_processes(database_url: str) -> None:
    storages = [await SqlStorage.open(database_url) for _ in range(2)]
    results = await asyncio.gather(
        *(storage.people.add(person(number, login="ane")) for number, storage in enumerate(storages)),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {LoginTaken, type(None)}
    for storage in storages:
        await storage.close()
