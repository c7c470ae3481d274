"""The lists of tournaments, in a database."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, select, update
from sqlalchemy.exc import IntegrityError

from stik.app.ports import PersonId, TournamentListing
from stik.storage.sql.engine import Rows
from stik.storage.sql.metadata import held
from stik.storage.sql.schema import tournament_people, tournaments


class SqlTournaments(Rows):
    """Small and seldom: every change is its own transaction."""

    async def put(self, listing: TournamentListing) -> None:
        values = {name: value for name, value in asdict(listing).items() if name != "people"}
        here = tournaments.c.code == listing.code
        try:
            await self._put(listing, values, here)
        except IntegrityError:  # another process was first with the same new tournament
            await self._put(listing, values, here)

    async def _put(self, listing: TournamentListing, values: dict[str, object], here: ColumnElement[bool]) -> None:
        async with self._database.write() as connection:
            older = here & (tournaments.c.changed <= listing.changed)
            changed = await connection.execute(update(tournaments).where(older).values(**values))
            if not changed.rowcount:
                if await connection.scalar(select(tournaments.c.code).where(here)) is not None:
                    return  # another process was first with what came later
                await connection.execute(tournaments.insert().values(**values))
            await connection.execute(delete(tournament_people).where(tournament_people.c.tournament == listing.code))
            rows = [{"tournament": listing.code, "person": person} for person in sorted(listing.people)]
            if rows:
                await connection.execute(tournament_people.insert(), rows)

    async def public(self, *, limit: int = 100) -> list[TournamentListing]:
        shown = tournaments.c.public & (tournaments.c.state != "draft")
        return await self._found(select(tournaments).where(shown), limit)

    async def of_person(self, person: PersonId, *, limit: int = 100) -> list[TournamentListing]:
        theirs = select(tournament_people.c.tournament).where(tournament_people.c.person == person)
        return await self._found(select(tournaments).where(tournaments.c.code.in_(theirs)), limit)

    async def forget(self, person: PersonId) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(tournament_people).where(tournament_people.c.person == person))

    async def _found(self, query: Select[Any], limit: int) -> list[TournamentListing]:
        latest = query.order_by(tournaments.c.changed.desc(), tournaments.c.code).limit(limit)
        rows = await self._database.rows(latest)
        return [held(TournamentListing, row, people=frozenset()) for row in rows]
