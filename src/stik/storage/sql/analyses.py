"""Analyses, in a database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, and_, case, delete, exists, literal, not_, or_, select, tuple_, update

from stik.app.analyses.ports import Kept, Key
from stik.app.ports import Moment, PersonId
from stik.storage.sql.engine import Rows, first_only
from stik.storage.sql.metadata import Json, held
from stik.storage.sql.schema import analyses, awaited

_RUNNING = and_(analyses.c.result.is_(None), analyses.c.trouble.is_(None))


class SqlAnalyses(Rows):
    """Every step is its own transaction; which process does the work is decided by the row that it could write."""

    async def get(self, key: Key) -> Kept | None:
        rows = await self._database.rows(select(analyses).where(_is(analyses, key)))
        return _kept(rows[0]) if rows else None

    async def several(self, keys: Iterable[Key]) -> dict[Key, Kept]:
        wanted = tuple_(analyses.c.record, analyses.c.depth, analyses.c.judging).in_([tuple(key) for key in keys])
        short = [column for column in analyses.c if column.name != "result"]
        result = case((analyses.c.result.is_not(None), literal({}, Json))).label("result")
        found = map(_kept, await self._database.rows(select(*short, result).where(wanted)))
        return {one.key: one for one in found}

    async def begin(self, key: Key, worker: str, person: PersonId, now: Moment, *, dead_before: Moment) -> bool:
        fresh = {"worker": worker, "done": 0, "total": 0, "touched": now, "trouble": None}
        left = and_(
            _is(analyses, key),
            analyses.c.result.is_(None),
            or_(analyses.c.trouble.is_not(None), analyses.c.touched < dead_before),
        )
        async with self._database.write() as connection:
            new = first_only(connection, analyses, key._asdict() | fresh)
            mine = (await connection.execute(new)).rowcount > 0
            mine = mine or (await connection.execute(update(analyses).where(left).values(**fresh))).rowcount > 0
            done = select(analyses.c.result).where(_is(analyses, key), analyses.c.result.is_not(None))
            if (await connection.execute(done)).first() is None:
                await connection.execute(first_only(connection, awaited, key._asdict() | {"person": person}))
        return mine

    async def advance(self, key: Key, worker: str, done: int, total: int, now: Moment) -> bool:
        mine = and_(_is(analyses, key), analyses.c.worker == worker, _RUNNING)
        async with self._database.write() as connection:
            said = await connection.execute(update(analyses).where(mine).values(done=done, total=total, touched=now))
            if not said.rowcount:
                return False
            return (await connection.execute(select(awaited.c.person).where(_is(awaited, key)))).first() is not None

    async def finish(
        self,
        key: Key,
        worker: str,
        *,
        result: Mapping[str, object] | None = None,
        trouble: Mapping[str, object] | None = None,
    ) -> None:
        mine = and_(_is(analyses, key), analyses.c.worker == worker)
        async with self._database.write() as connection:
            ended = await connection.execute(update(analyses).where(mine).values(result=result, trouble=trouble))
            if not ended.rowcount:
                return
            await connection.execute(delete(awaited).where(_is(awaited, key)))
            if result is not None:
                same = and_(analyses.c.record == key.record, analyses.c.depth == key.depth)
                other = and_(same, analyses.c.judging != key.judging, analyses.c.result.is_not(None))
                await connection.execute(delete(analyses).where(other))

    async def leave(self, key: Key, person: PersonId) -> bool:
        nobody = not_(exists().where(_is(awaited, key)))
        async with self._database.write() as connection:
            await connection.execute(delete(awaited).where(_is(awaited, key), awaited.c.person == person))
            unwanted = delete(analyses).where(_is(analyses, key), analyses.c.result.is_(None), nobody)
            return (await connection.execute(unwanted)).rowcount > 0

    async def release(self, worker: str) -> None:
        await self._do(delete(analyses).where(analyses.c.worker == worker, _RUNNING))

    async def awaited(self, person: PersonId, *, alive_since: Moment) -> set[Key]:
        same = and_(*(awaited.c[name] == analyses.c[name] for name in Key._fields))
        columns = [awaited.c[name] for name in Key._fields]
        alive = and_(awaited.c.person == person, _RUNNING, analyses.c.touched >= alive_since)
        rows = await self._database.rows(select(*columns).join(analyses, same).where(alive))
        return {Key(**row._mapping) for row in rows}

    async def forget(self, person: PersonId) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(awaited).where(awaited.c.person == person))


def _is(table: Table, key: Key) -> ColumnElement[bool]:
    return and_(table.c.record == key.record, table.c.depth == key.depth, table.c.judging == key.judging)


def _kept(row: Row[Any]) -> Kept:
    return held(Kept, row, key=Key(row.record, row.depth, row.judging))
