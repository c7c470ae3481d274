"""Takes out of a database what nobody played and nobody comes back to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, ColumnElement, and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from stik.app.deeds import BotSeated, CameBack, Left, Opened, Ready, Rematched, Seated, Shown, WentAway
from stik.app.ports import Code, Moment, PersonId
from stik.storage.sql.engine import Database
from stik.storage.sql.schema import (
    awaited,
    brought,
    deal_scores,
    entries,
    friends,
    game_scores,
    house_rules,
    invitations,
    learning,
    members,
    notes,
    passkeys,
    people,
    profiles,
    ratings,
    reports,
    seats,
    sessions,
    showings,
    tables,
    tournament_people,
)
from stik.storage.values import decoded

QUIET: Final = tuple(deed.kind for deed in (Opened, Seated, Shown, BotSeated, Left, Ready, WentAway, CameBack))
"""What happens at a table before its first deal; nobody looks for it again."""
TRACES: Final[Sequence[Column[str]]] = (
    *(entries.c.by, entries.c.about, seats.c.person, tournament_people.c.person),
    *(deal_scores.c.person, game_scores.c.person, ratings.c.person, learning.c.person),
    *(friends.c.person, friends.c.friend, profiles.c.person, members.c.person, house_rules.c.person),
    *(notes.c.person, brought.c.person, showings.c.leader, awaited.c.person, passkeys.c.person),
    *(reports.c.by, reports.c.person),
)
"""Where somebody stands who has played, learnt or done anything else here."""
MANY: Final = 500
"""Rows that are named in one statement."""


@dataclass(frozen=True, slots=True)
class PrunedTable:
    """A table at which no deal was ever dealt."""

    code: Code
    preset: str
    changed: Moment


@dataclass(frozen=True, slots=True)
class PrunedGuest:
    """A guest who has left no trace."""

    id: PersonId
    name: str
    created: Moment


@dataclass(frozen=True, slots=True)
class Pruned:
    """What is deleted, or would be."""

    tables: tuple[PrunedTable, ...]
    guests: tuple[PrunedGuest, ...]
    sessions: int


async def prune(database: Database, before: Moment, *, do: bool) -> Pruned:
    """Deletes what nobody has touched since that moment; without `do` it only says what would go."""
    async with database.write() as connection:
        gone = await _abandoned(connection, before)
        for codes in _parts([table.code for table in gone]):
            await connection.execute(delete(entries).where(entries.c.table.in_(codes)))
            await connection.execute(delete(invitations).where(invitations.c.table.in_(codes)))
            await connection.execute(delete(tables).where(tables.c.code.in_(codes)))  # with its seats
        guests = await _without_games(connection, before)
        signed_in = 0
        for people_gone in _parts([guest.id for guest in guests]):
            theirs = select(func.count()).select_from(sessions).where(sessions.c.person.in_(people_gone))
            signed_in += await connection.scalar(theirs) or 0
            await connection.execute(delete(people).where(people.c.id.in_(people_gone)))  # with their sessions
        if not do:
            await connection.rollback()
    return Pruned(tuple(gone), tuple(guests), signed_in)


def _parts(whole: Sequence[str]) -> Iterator[Sequence[str]]:
    return (whole[first : first + MANY] for first in range(0, len(whole), MANY))


async def _abandoned(connection: AsyncConnection, before: Moment) -> list[PrunedTable]:
    """Tables that wait for their first deal, of people who have not been here since; nothing else leads to them."""
    here = entries.c.table == tables.c.code
    query = select(tables.c.code, tables.c.preset, tables.c.changed).where(
        tables.c.phase == "waiting",
        tables.c.changed < before,
        ~tables.c.exercise,
        exists().where(here),
        ~exists().where(here, or_(entries.c.kind.not_in(QUIET), entries.c.at >= before)),
        ~exists().where(here, _seen_since(entries.c.by, before)),
        ~exists().where(here, _seen_since(entries.c.about, before)),
        ~exists().where(reports.c.table == tables.c.code),
    )
    found = [PrunedTable(*row) for row in await connection.execute(query.order_by(tables.c.code))]
    if not found:
        return []
    kept = await _linked(connection)
    for codes in _parts([table.code for table in found]):
        kept |= await _of_tournaments(connection, codes)
    return [table for table in found if table.code not in kept]


def _seen_since(person: Column[str], before: Moment) -> ColumnElement[bool]:
    return exists().where(sessions.c.person == person, sessions.c.seen >= before)


async def _linked(connection: AsyncConnection) -> set[Code]:
    """Tables to which another one sends its people for the next game."""
    told = await connection.scalars(select(entries.c.data).where(entries.c.kind == Rematched.kind))
    return {str(decoded(data).get("code")) for data in told}


async def _of_tournaments(connection: AsyncConnection, codes: Sequence[Code]) -> set[Code]:
    first = select(entries.c.table, entries.c.data).where(entries.c.table.in_(codes), entries.c.version == 1)
    return {row.table for row in await connection.execute(first) if decoded(row.data).get("event")}


async def _without_games(connection: AsyncConnection, before: Moment) -> list[PrunedGuest]:
    """Guests who have not been here since that moment, and of whom nothing is stored but their name."""
    query = select(people.c.id, people.c.name, people.c.created).where(
        and_(people.c.login.is_(None), people.c.roles == "", people.c.created < before),
        ~_seen_since(people.c.id, before),
        *(~exists().where(trace == people.c.id) for trace in TRACES),
    )
    return [PrunedGuest(*row) for row in await connection.execute(query.order_by(people.c.id))]
