"""Analyses, in a database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import ColumnElement, RowMapping, Table, and_, delete, exists, not_, or_, select, tuple_, update

from stik.app.analyses.ports import Kept, Key
from stik.app.ports import Moment, PersonId
from stik.storage.sql.engine import Database, first_only
from stik.storage.sql.schema import analyses, awaited
from stik.storage.values import decoded, encoded

_RUNNING = and_(analyses.c.result.is_(None), analyses.c.trouble.is_(None))


class SqlAnalyses:
    """Every step is its own transaction; which process does the work is decided by the row that it could write."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: Key) -> Kept | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(analyses).where(_is(analyses, key)))).one_or_none()
        return None if row is None else _kept(row._mapping)

    async def several(self, keys: Iterable[Key]) -> dict[Key, Kept]:
        wanted = tuple_(analyses.c.record, analyses.c.depth, analyses.c.judging).in_([tuple(key) for key in keys])
        short = [column for column in analyses.c if column.name != "result"]
        query = select(*short, analyses.c.result.is_not(None).label("has_result")).where(wanted)
        async with self._database.read() as connection:
            found = [_kept(row._mapping) for row in (await connection.execute(query)).all()]
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
        given = {"result": result, "trouble": trouble}
        values = {name: None if one is None else encoded(one) for name, one in given.items()}
        mine = and_(_is(analyses, key), analyses.c.worker == worker)
        async with self._database.write() as connection:
            if not (await connection.execute(update(analyses).where(mine).values(**values))).rowcount:
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
        async with self._database.write() as connection:
            await connection.execute(delete(analyses).where(analyses.c.worker == worker, _RUNNING))

    async def awaited(self, person: PersonId, *, alive_since: Moment) -> set[Key]:
        same = and_(*(awaited.c[name] == analyses.c[name] for name in Key._fields))
        columns = [awaited.c[name] for name in Key._fields]
        alive = and_(awaited.c.person == person, _RUNNING, analyses.c.touched >= alive_since)
        async with self._database.read() as connection:
            rows = (await connection.execute(select(*columns).join(analyses, same).where(alive))).all()
        return {Key(*row) for row in rows}

    async def forget(self, person: PersonId) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(awaited).where(awaited.c.person == person))


def _is(table: Table, key: Key) -> ColumnElement[bool]:
    return and_(table.c.record == key.record, table.c.depth == key.depth, table.c.judging == key.judging)


def _kept(found: RowMapping) -> Kept:
    if "has_result" in found:
        result: dict[str, object] | None = {} if found["has_result"] else None
    else:
        result = None if found["result"] is None else decoded(found["result"])
    return Kept(
        Key(found["record"], found["depth"], found["judging"]),
        found["worker"],
        found["done"],
        found["total"],
        found["touched"],
        result,
        None if found["trouble"] is None else decoded(found["trouble"]),
    )
