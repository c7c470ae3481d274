"""The histories of all tables, in a database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, delete, or_, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stik.app.history import broken_by
from stik.app.kinds import about
from stik.app.ports import Code, Entry, ListedSeat, Listing, PersonId
from stik.storage.batches import Batches, Clashes, Waiting
from stik.storage.sql.engine import Database
from stik.storage.sql.metadata import held
from stik.storage.sql.results import put_scores
from stik.storage.sql.schema import entries, seats, tables
from stik.storage.values import decoded_entry, encoded_entry, forgotten

# as text: the compiled forms of SQLAlchemy cost more for each row than the database does
_ENTRY: Final = text(
    'INSERT INTO entries ("table", version, "at", "by", command, kind, about, data)'
    " VALUES (:table, :version, :at, :by, :command, :kind, :about, :data)"
)
_COLUMNS: Final = tables.columns.keys()
_LISTING: Final = text(
    f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"
    f" ON CONFLICT (code) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _COLUMNS[1:])}"
)


class SqlTables(Batches):
    """Appends go through one writer in batches; everything else asks the database directly."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    async def entries(self, table: Code, after: int = 0) -> list[Entry]:
        chosen = (entries.c.table == table) & (entries.c.version > after)
        return await self._entries(chosen)

    async def listing(self, table: Code) -> Listing | None:
        found = await self._listings(select(tables).where(tables.c.code == table))
        return found[0] if found else None

    async def listings(self, wanted: Sequence[Code]) -> list[Listing]:
        return await self._listings(select(tables).where(tables.c.code.in_(list(wanted))))

    async def of_club(self, club: Code, *, over: bool, limit: int = 100) -> list[Listing]:
        ended = tables.c.phase == "over" if over else tables.c.phase != "over"
        return await self._listings(select(tables).where(tables.c.club == club, ended).limit(limit))

    async def codes(self) -> list[Code]:
        async with self._database.read() as connection:
            found = await connection.scalars(select(tables.c.code).order_by(tables.c.opened, tables.c.code))
            return list(found.all())

    async def histories(self, *, after: Code = "", limit: int | None = None) -> list[Code]:
        code = entries.c.table
        async with self._database.read() as connection:
            found = await connection.scalars(select(code).where(code > after).distinct().order_by(code).limit(limit))
            return list(found.all())

    async def public(self, *, limit: int = 100) -> list[Listing]:
        return await self._listings(select(tables).where(tables.c.listed).limit(limit))

    async def finished(self, *, limit: int = 100) -> list[Listing]:
        shown = tables.c.public & (tables.c.phase == "over") & tables.c.spectators
        return await self._listings(select(tables).where(shown).limit(limit))

    async def of_person(self, person: PersonId, *, over: bool, limit: int = 100) -> list[Listing]:
        sat = select(seats.c.table).where(seats.c.person == person)
        ended = tables.c.phase == "over" if over else tables.c.phase != "over"
        return await self._listings(select(tables).where(tables.c.code.in_(sat), ended).limit(limit))

    async def written_by(self, person: PersonId) -> list[Entry]:
        return await self._entries(entries.c.by == person)

    async def forget(self, person: PersonId) -> None:
        mine = or_(entries.c.by == person, entries.c.about == person)
        found = select(entries).where(mine).order_by(entries.c.table, entries.c.version)
        async with self._database.write() as connection:
            for entry in map(_entry, await connection.execute(found.with_for_update())):
                if (left := forgotten(entry, person)) != entry.data:
                    here = (entries.c.table == entry.table) & (entries.c.version == entry.version)
                    await connection.execute(update(entries).where(here).values(data=encoded_entry(left)))
            sat = await connection.scalars(select(seats.c.table).where(seats.c.person == person).distinct())
            for table in sorted(sat.all()):  # in the order of `_store`, so that two processes do not lock each other
                await connection.execute(select(tables.c.code).where(tables.c.code == table).with_for_update())
                here = (seats.c.table == table) & (seats.c.person == person)
                await connection.execute(update(seats).where(here).values(name=None))

    async def _store(self, batch: Sequence[Waiting]) -> Clashes:
        try:
            async with self._database.write() as connection:
                await connection.execute(_ENTRY, [_row(one) for one in batch])
                await _put_listings(connection, [one.listing for one in batch if one.listing is not None])
                await put_scores(connection, [one.scores for one in batch if one.scores is not None])
        except IntegrityError:
            if clashes := await self._clashes(batch):
                return clashes
            raise
        return {}

    async def _clashes(self, batch: Sequence[Waiting]) -> Clashes:
        key, command = (
            tuple_(entries.c.table, entries.c.version),
            tuple_(entries.c.table, entries.c.by, entries.c.command),
        )
        keys = [(one.entry.table, one.entry.version) for one in batch]
        commands = [(one.entry.table, one.entry.by, one.entry.command) for one in batch]
        given = [(table, by, name) for table, by, name in commands if by is not None and name is not None]
        async with self._database.read() as connection:
            taken = set(map(tuple, await connection.execute(select(*key).where(key.in_(keys)))))
            repeated = set(map(tuple, await connection.execute(select(*command).where(command.in_(given)))))
        return {
            one: one.clash(command=its_command in repeated)
            for one, its_key, its_command in zip(batch, keys, commands, strict=True)
            if its_key in taken or its_command in repeated
        }

    async def _entries(self, chosen: ColumnElement[bool]) -> list[Entry]:
        query = select(entries).where(chosen).order_by(entries.c.table, entries.c.version)
        return [_entry(row) for row in await self._database.rows(query)]

    async def _listings(self, query: Select[Any]) -> list[Listing]:
        async with self._database.read() as connection:
            found = (await connection.execute(query.order_by(tables.c.changed.desc(), tables.c.code))).all()
            codes = [row.code for row in found]
            sitting = select(seats).where(seats.c.table.in_(codes)).order_by(seats.c.table, seats.c.place)
            by_table = groupby((await connection.execute(sitting)).all(), key=lambda row: row.table)
            seated = {code: tuple(held(ListedSeat, row) for row in rows) for code, rows in by_table}
        return [held(Listing, row, seats=seated.get(row.code, ())) for row in found]


async def _put_listings(connection: AsyncConnection, listings: Iterable[Listing]) -> None:
    last = {listing.code: listing for listing in listings}
    if not last:
        return
    await connection.execute(_LISTING, [_listing_row(one) for one in last.values()])
    await connection.execute(delete(seats).where(seats.c.table.in_(list(last))))
    rows = [
        {"table": code, "place": place, "seat": seat.seat, "kind": seat.kind, "person": seat.person, "name": seat.name}
        for code, one in last.items()
        for place, seat in enumerate(one.seats)
    ]
    if rows:
        await connection.execute(seats.insert(), rows)


def _row(one: Waiting) -> dict[str, object]:
    entry = one.entry
    return {
        "table": entry.table,
        "version": entry.version,
        "at": entry.at,
        "by": entry.by,
        "command": entry.command,
        "kind": entry.kind,
        "about": about(entry),
        "data": one.data,
    }


def _entry(row: Row[Any]) -> Entry:
    try:  # as `folding`, which costs more than the rest
        return Entry(row.table, row.version, row.at, row.by, row.command, row.kind, decoded_entry(row.data))
    except Exception as error:
        raise broken_by(error, row.table, row.version) from error


def _listing_row(one: Listing) -> dict[str, object]:
    listed = one.public and one.phase != "over"
    return {name: listed if name == "listed" else getattr(one, name) for name in _COLUMNS}
