"""Notes, brought records and showings, in a database."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, delete, or_, select, update

from stik.app.ports import Code, Moment, PersonId
from stik.app.replays.ports import Brought, Note, Showing
from stik.storage.sql.engine import Database, first_only
from stik.storage.sql.schema import brought, notes, showings


class SqlReplays:
    """Small and seldom: every change is its own transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_note(self, note: Note) -> None:
        values = asdict(note)
        async with self._database.write() as connection:
            changed = await connection.execute(update(notes).where(notes.c.id == note.id).values(**values))
            if not changed.rowcount:
                await connection.execute(notes.insert().values(**values))

    async def note(self, note: str) -> Note | None:
        found = await self._notes(select(notes).where(notes.c.id == note))
        return found[0] if found else None

    async def notes(self, code: Code, person: PersonId | None) -> list[Note]:
        seen = notes.c.shared if person is None else or_(notes.c.shared, notes.c.person == person)
        query = select(notes).where(notes.c.code == code, seen)
        return await self._notes(query.order_by(notes.c.deal, notes.c.at, notes.c.changed, notes.c.id))

    async def notes_by(self, person: PersonId) -> list[Note]:
        query = select(notes).where(notes.c.person == person)
        return await self._notes(query.order_by(notes.c.changed.desc(), notes.c.id))

    async def delete_note(self, note: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(notes).where(notes.c.id == note))

    async def _notes(self, query: Select[Any]) -> list[Note]:
        return [Note(**row._mapping) for row in await self._database.rows(query)]

    async def bring(self, record: Brought) -> None:
        async with self._database.write() as connection:
            await connection.execute(first_only(connection, brought, asdict(record)))

    async def brought(self, code: Code) -> Brought | None:
        found = await self._brought(select(brought).where(brought.c.code == code))
        return found[0] if found else None

    async def brought_by(self, person: PersonId) -> list[Brought]:
        query = select(brought).where(brought.c.person == person)
        return await self._brought(query.order_by(brought.c.at.desc(), brought.c.code))

    async def delete_brought(self, code: Code) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(notes).where(notes.c.code == code))
            await connection.execute(delete(brought).where(brought.c.code == code))

    async def _brought(self, query: Select[Any]) -> list[Brought]:
        async with self._database.read() as connection:
            return [Brought(**row._mapping) for row in (await connection.execute(query)).all()]

    async def open_showing(self, showing: Showing, *, forget_before: Moment) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(showings).where(showings.c.changed < forget_before))
            await connection.execute(showings.insert().values(**asdict(showing)))

    async def showing(self, code: Code) -> Showing | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(showings).where(showings.c.code == code))).one_or_none()
        return None if row is None else Showing(**row._mapping)

    async def move_showing(self, showing: Showing) -> bool:
        before = (showings.c.code == showing.code) & (showings.c.version == showing.version - 1)
        async with self._database.write() as connection:
            moved = await connection.execute(update(showings).where(before).values(**asdict(showing)))
        return bool(moved.rowcount)

    async def forget(self, person: PersonId) -> None:
        theirs = select(brought.c.code).where(brought.c.person == person)
        led = update(showings).where(showings.c.leader == person)
        async with self._database.write() as connection:
            await connection.execute(delete(notes).where(or_(notes.c.person == person, notes.c.code.in_(theirs))))
            await connection.execute(delete(brought).where(brought.c.person == person))
            await connection.execute(led.values(leader=None, version=showings.c.version + 1))
