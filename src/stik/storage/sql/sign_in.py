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
from stik.storage.sql.engine import Rows, insert_into
from stik.storage.sql.metadata import held
from stik.storage.sql.schema import guesses, known_devices, people, sessions, ways_back

AT_ONCE: Final = 100
"""Forgotten counts that go with one change."""


class SqlSignIns(Rows):
    """One row for each thing."""

    async def count(self, key: str) -> Count:
        return await self._one(Count, select(guesses).where(guesses.c.key == key)) or Count()

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
        return await self._all(Device, query)

    async def forget_devices(self, person: PersonId) -> None:
        await self._do(delete(known_devices).where(known_devices.c.person == person))

    async def replace_ways_back(self, person: PersonId, kind: Kind, ways: list[WayBack]) -> None:
        before = (ways_back.c.person == person) & (ways_back.c.kind == kind)
        async with self._database.write() as connection:
            if not await _locked(connection, person):
                return
            await connection.execute(delete(ways_back).where(before))
            if ways:
                await connection.execute(insert(ways_back), [asdict(way) for way in ways])

    async def way_back(self, secret: Secret) -> WayBack | None:
        return await self._one(WayBack, select(ways_back).where(ways_back.c.secret == secret))

    async def ways_back(self, person: PersonId) -> list[WayBack]:
        return await self._all(WayBack, select(ways_back).where(ways_back.c.person == person))

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
        return held(Person, row)


async def _locked(connection: AsyncConnection, person: PersonId) -> bool:
    """Whether there is this person; until the transaction ends nobody else changes what belongs to them."""
    row = select(people.c.id).where(people.c.id == person).with_for_update()
    return await connection.scalar(row) is not None
