"""Counts of guesses, known browsers and ways back, in a database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from stik.app.ports import Moment, Person, PersonId
from stik.app.secret import Secret
from stik.app.sign_in.ports import Count, Device, Kind, WayBack
from stik.storage.sql.engine import Database, insert_into
from stik.storage.sql.people import person_of
from stik.storage.sql.schema import guesses, known_devices, people, sessions, ways_back

AT_ONCE: Final = 100
"""Forgotten counts that go with one change."""


class SqlSignIns:
    """One row for each thing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, key: str) -> Count:
        rows = await self._database.rows(select(guesses.c.last, guesses.c.until).where(guesses.c.key == key))
        return Count(**rows[0]._mapping) if rows else Count()

    async def recount(self, key: str, how: Callable[[Count], Count], now: Moment) -> None:
        here = guesses.c.key == key
        old = select(guesses.c.key).where(guesses.c.until < now).limit(AT_ONCE).with_for_update(skip_locked=True)
        async with self._database.write() as connection:
            locked = insert_into(connection, guesses).values(key=key, **asdict(Count()))
            locked = locked.on_conflict_do_update(index_elements=["key"], set_={"key": key})  # also where it is there
            stored = (await connection.execute(locked.returning(guesses.c.last, guesses.c.until))).one()
            await connection.execute(update(guesses).where(here).values(asdict(how(Count(*stored)))))
            await connection.execute(delete(guesses).where(guesses.c.key.in_(old)))

    async def knows(self, person: PersonId, device: str) -> bool:
        query = select(known_devices.c.seen).where(known_devices.c.person == person, known_devices.c.device == device)
        return bool(await self._database.rows(query))

    async def remember(self, device: Device, *, most: int) -> None:
        mine = known_devices.c.person == device.person
        kept = select(known_devices.c.device).where(mine)
        kept = kept.order_by(known_devices.c.seen.desc(), known_devices.c.device).limit(most)
        async with self._database.write() as connection:
            if not await _locked(connection, device.person):
                return
            row = insert_into(connection, known_devices).values(asdict(device))
            row = row.on_conflict_do_update(index_elements=["person", "device"], set_={"seen": device.seen})
            await connection.execute(row)
            await connection.execute(delete(known_devices).where(mine, known_devices.c.device.not_in(kept)))

    async def devices(self, person: PersonId) -> list[Device]:
        query = select(known_devices).where(known_devices.c.person == person)
        query = query.order_by(known_devices.c.seen.desc(), known_devices.c.device)
        return [Device(**row._mapping) for row in await self._database.rows(query)]

    async def forget_devices(self, person: PersonId) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(known_devices).where(known_devices.c.person == person))

    async def replace_ways_back(self, person: PersonId, kind: Kind, ways: list[WayBack]) -> None:
        before = (ways_back.c.person == person) & (ways_back.c.kind == kind)
        async with self._database.write() as connection:
            if not await _locked(connection, person):
                return
            await connection.execute(delete(ways_back).where(before))
            if ways:
                await connection.execute(insert(ways_back), [asdict(way) for way in ways])

    async def way_back(self, secret: Secret) -> WayBack | None:
        rows = await self._database.rows(select(ways_back).where(ways_back.c.secret == secret))
        return WayBack(**rows[0]._mapping) if rows else None

    async def ways_back(self, person: PersonId) -> list[WayBack]:
        rows = await self._database.rows(select(ways_back).where(ways_back.c.person == person))
        return [WayBack(**row._mapping) for row in rows]

    async def recover(self, secret: Secret, password: Secret) -> Person | None:
        used = delete(ways_back).where(ways_back.c.secret == secret).returning(ways_back.c.person)
        async with self._database.write() as connection:
            person = await connection.scalar(used)
            if person is None:
                return None
            renewed = update(people).where(people.c.id == person).values(password=password).returning(people)
            row = (await connection.execute(renewed)).one()
            await connection.execute(delete(sessions).where(sessions.c.person == person))
            await connection.execute(delete(known_devices).where(known_devices.c.person == person))
            links = (ways_back.c.person == person) & (ways_back.c.kind == "link")
            await connection.execute(delete(ways_back).where(links))
        return person_of(row)


async def _locked(connection: AsyncConnection, person: PersonId) -> bool:
    """Whether there is this person; until the transaction ends nobody else changes what belongs to them."""
    row = select(people.c.id).where(people.c.id == person).with_for_update()
    return await connection.scalar(row) is not None
