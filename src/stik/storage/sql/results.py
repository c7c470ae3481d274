"""Finished deals and games, and ratings, in a database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, Table, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stik.app.ports import Code, PersonId
from stik.app.scores import Chosen, DealScore, GameScore, Rating, RatingTaken, Scores
from stik.storage.sql.engine import Rows
from stik.storage.sql.schema import deal_scores, game_scores, people, ratings


class SqlResults(Rows):
    """Deals and games come with the entries of tables (`put_scores`)."""

    async def deals(self, person: PersonId, chosen: Chosen, *, limit: int) -> list[DealScore]:
        query = select(deal_scores).where(*_chosen(deal_scores, person, chosen))
        last = query.order_by(deal_scores.c.at.desc(), deal_scores.c.table, deal_scores.c.deal.desc()).limit(limit)
        return (await self._all(DealScore, last))[::-1]

    async def games(self, person: PersonId, chosen: Chosen, *, limit: int) -> list[GameScore]:
        query = select(game_scores).where(*_chosen(game_scores, person, chosen))
        return await self._all(GameScore, query.order_by(game_scores.c.at.desc(), game_scores.c.table).limit(limit))

    async def of_tables(self, tables: Sequence[Code]) -> list[GameScore]:
        query = select(game_scores).where(game_scores.c.table.in_(list(tables)))
        return await self._all(GameScore, query.order_by(game_scores.c.table, game_scores.c.seat))

    async def of_club(self, club: Code, *, limit: int) -> list[GameScore]:
        query = select(game_scores).where(game_scores.c.club == club)
        order = (game_scores.c.at.desc(), game_scores.c.table, game_scores.c.seat)
        return await self._all(GameScore, query.order_by(*order).limit(limit))

    async def rewrite(self, table: Code, scores: Scores) -> None:
        here = {one.person for one in scores.deals}
        async with self._database.write() as connection:
            await connection.execute(delete(deal_scores).where(deal_scores.c.table == table))
            await connection.execute(delete(game_scores).where(game_scores.c.table == table))
            left = set((await connection.scalars(select(people.c.id).where(people.c.id.in_(list(here))))).all())
            deals = tuple(one for one in scores.deals if one.person in left)
            await put_scores(connection, [Scores(deals, scores.games)])

    async def uncounted(self) -> list[GameScore]:
        query = select(game_scores).where(game_scores.c.uncounted)
        return await self._all(GameScore, query.order_by(game_scores.c.at, game_scores.c.table, game_scores.c.seat))

    async def ratings(self, wanted: Iterable[PersonId], game: str, family: str) -> dict[PersonId, Rating]:
        mine = (ratings.c.game == game) & (ratings.c.family == family) & ratings.c.person.in_(list(wanted))
        last = select(ratings.c.person, func.max(ratings.c.number)).where(mine).group_by(ratings.c.person)
        query = select(ratings).where(mine, tuple_(ratings.c.person, ratings.c.number).in_(last))
        return {one.person: one for one in await self._all(Rating, query)}

    async def history(self, person: PersonId) -> list[Rating]:
        order = (ratings.c.game, ratings.c.family, ratings.c.number)
        return await self._all(Rating, select(ratings).where(ratings.c.person == person).order_by(*order))

    async def count(self, table: Code, after: Sequence[Rating]) -> None:
        here = (game_scores.c.table == table) & game_scores.c.uncounted
        try:
            async with self._database.write() as connection:
                counted = await connection.execute(update(game_scores).where(here).values(uncounted=False))
                if not counted.rowcount:
                    raise RatingTaken(table)
                wanted = [one.person for one in after]
                left = set((await connection.scalars(select(people.c.id).where(people.c.id.in_(wanted)))).all())
                if rows := [asdict(one) for one in after if one.person in left]:
                    await connection.execute(insert(ratings), rows)
        except IntegrityError:
            raise RatingTaken(table) from None

    async def recount(self) -> None:
        await self._do(delete(ratings), update(game_scores).where(game_scores.c.rated).values(uncounted=True))

    async def forget(self, person: PersonId) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(deal_scores).where(deal_scores.c.person == person))
            await connection.execute(delete(ratings).where(ratings.c.person == person))


async def put_scores(connection: AsyncConnection, scores: Iterable[Scores]) -> None:
    """What entries have ended, in their own transaction."""
    deals = [asdict(one) for some in scores for one in some.deals]
    games = [asdict(one) | {"uncounted": one.rated} for some in scores for one in some.games]
    if deals:
        await connection.execute(insert(deal_scores), deals)
    if games:
        await connection.execute(insert(game_scores), games)


def _chosen(table: Table, person: PersonId, chosen: Chosen) -> list[ColumnElement[bool]]:
    given = {"person": person, "game": chosen.game, "family": chosen.family}
    found = [table.c[name] == value for name, value in given.items() if value is not None]
    if chosen.since is not None:
        found.append(table.c.at >= chosen.since)
    if chosen.until is not None:
        found.append(table.c.at < chosen.until)
    return found
