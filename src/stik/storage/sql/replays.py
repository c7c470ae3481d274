"""Notes, brought records and showings, in a database."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, or_, select, update

from stik.app.ports import Code, Moment, PersonId
from stik.app.replays.ports import Brought, Note, Showing
from stik.storage.sql.engine import Rows, first_only
from stik.storage.sql.schema import brought, notes, showings


class SqlReplays(Rows):
    """Small and seldom: every change is its own transaction."""

    async def put_note(self, note: Note) -> None:
        values = asdict(note)
        async with self._database.write() as connection:
            changed = await connection.execute(update(notes).where(notes.c.id == note.id).values(**values))
            if not changed.rowcount:
                await connection.execute(notes.insert().values(**values))

    async def note(self, note: str) -> Note | None:
        return await self._one(Note, select(notes).where(notes.c.id == note))

    async def notes(self, code: Code, person: PersonId | None) -> list[Note]:
        seen = notes.c.shared if person is None else or_(notes.c.shared, notes.c.person == person)
        query = select(notes).where(notes.c.code == code, seen)
        return await self._all(Note, query.order_by(notes.c.deal, notes.c.at, notes.c.changed, notes.c.id))

    async def notes_by(self, person: PersonId) -> list[Note]:
        query = select(notes).where(notes.c.person == person)
        return await self._all(Note, query.order_by(notes.c.changed.desc(), notes.c.id))

    async def delete_note(self, note: str) -> None:
        await self._do(delete(notes).where(notes.c.id == note))

    async def bring(self, record: Brought) -> None:
        async with self._database.write() as connection:
            await connection.execute(first_only(connection, brought, asdict(record)))

    async def brought(self, code: Code) -> Brought | None:
        return await self._one(Brought, select(brought).where(brought.c.code == code))

    async def brought_by(self, person: PersonId) -> list[Brought]:
        query = select(brought).where(brought.c.person == person)
        return await self._all(Brought, query.order_by(brought.c.at.desc(), brought.c.code))

    async def delete_brought(self, code: Code) -> None:
        await self._do(delete(notes).where(notes.c.code == code), delete(brought).where(brought.c.code == code))

    async def open_showing(self, showing: Showing, *, forget_before: Moment) -> None:
        old = delete(showings).where(showings.c.changed < forget_before)
        await self._do(old, showings.insert().values(**asdict(showing)))

    async def showing(self, code: Code) -> Showing | None:
        return await self._one(Showing, select(showings).where(showings.c.code == code))

    async def move_showing(self, showing: Showing) -> bool:
        before = (showings.c.code == showing.code) & (showings.c.version == showing.version - 1)
        return await self._do(update(showings).where(before).values(**asdict(showing))) > 0

    async def forget(self, person: PersonId) -> None:
        theirs = select(brought.c.code).where(brought.c.person == person)
        led = update(showings).where(showings.c.leader == person)
        async with self._database.write() as connection:
            await connection.execute(delete(notes).where(or_(notes.c.person == person, notes.c.code.in_(theirs))))
            await connection.execute(delete(brought).where(brought.c.person == person))
            await connection.execute(led.values(leader=None, version=showings.c.version + 1))
