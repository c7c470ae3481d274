"""What accounts have learnt, in a database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Final

from pydantic import TypeAdapter
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from stik.app.learn.progress import Learnt
from stik.app.ports import PersonId
from stik.storage.sql.engine import Rows
from stik.storage.sql.schema import learning, people

_LEARNT: Final = TypeAdapter(Learnt)


class SqlLearning(Rows):
    """One row for each account; deleting goes by cascade."""

    async def get(self, person: PersonId) -> Learnt:
        async with self._database.read() as connection:
            return await _stored(connection, person) or Learnt()

    async def change(self, person: PersonId, how: Callable[[Learnt], Learnt]) -> Learnt | None:
        there = select(people.c.id).where(people.c.id == person).with_for_update()
        async with self._database.write() as connection:
            if (await connection.execute(there)).one_or_none() is None:
                return None
            before = await _stored(connection, person)
            after = how(before or Learnt())
            data = asdict(after)
            if before is None:
                await connection.execute(insert(learning).values(person=person, data=data))
            else:
                await connection.execute(update(learning).where(learning.c.person == person).values(data=data))
        return after


async def _stored(connection: AsyncConnection, person: PersonId) -> Learnt | None:
    data = await connection.scalar(select(learning.c.data).where(learning.c.person == person))
    return None if data is None else _LEARNT.validate_python(data)
