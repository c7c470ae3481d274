"""Profiles, friendships and invitations, in a database."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from stik.app.ports import Code, Moment, PersonId
from stik.app.secret import Secret
from stik.app.society import Friend, Invitation, Profile
from stik.storage.sql.engine import Database
from stik.storage.sql.schema import friends, invitations, profiles
from stik.storage.values import decoded, encoded


class SqlFriends:
    """Small and seldom: every change is its own transaction; deleting goes by cascade."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def profile(self, person: PersonId) -> Profile | None:
        return await self._profile(profiles.c.person == person)

    async def profile_of_key(self, key: Secret) -> Profile | None:
        return await self._profile(profiles.c.key == key)

    async def put_profile(self, profile: Profile) -> None:
        values = asdict(profile) | {"plays": " ".join(sorted(profile.plays)), "shows": encoded(profile.shows)}
        try:
            async with self._database.write() as connection:
                mine = profiles.c.person == profile.person
                changed = await connection.execute(update(profiles).where(mine).values(values))
                if not changed.rowcount:
                    await connection.execute(insert(profiles).values(values))
        except IntegrityError:
            pass  # the person is gone, or another process was first with the first profile

    async def befriend(self, one: PersonId, other: PersonId, at: Moment) -> None:
        rows = [{"person": a, "friend": b, "since": at} for a, b in ((one, other), (other, one))]
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(friends), rows)
        except IntegrityError:
            pass  # they are friends already, or one of them is gone

    async def part(self, one: PersonId, other: PersonId) -> None:
        pair = (friends.c.person == one) & (friends.c.friend == other)
        reverse = (friends.c.person == other) & (friends.c.friend == one)
        async with self._database.write() as connection:
            await connection.execute(delete(friends).where(or_(pair, reverse)))

    async def of(self, person: PersonId) -> list[Friend]:
        query = select(friends).where(friends.c.person == person).order_by(friends.c.since, friends.c.friend)
        return [Friend(row.friend, row.since) for row in await self._database.rows(query)]

    async def invite(self, invitation: Invitation) -> None:
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(invitations).values(asdict(invitation)))
        except IntegrityError:
            pass  # asked already, or one of them is gone

    async def invitations(self, person: PersonId) -> list[Invitation]:
        mine = or_(invitations.c.person == person, invitations.c.by == person)
        order = (invitations.c.at.desc(), invitations.c.person, invitations.c.by, invitations.c.table)
        rows = await self._database.rows(select(invitations).where(mine).order_by(*order))
        return [Invitation(**row._mapping) for row in rows]

    async def decline(self, person: PersonId, table: Code) -> None:
        here = (invitations.c.person == person) & (invitations.c.table == table)
        async with self._database.write() as connection:
            await connection.execute(delete(invitations).where(here))

    async def _profile(self, here: ColumnElement[bool]) -> Profile | None:
        rows = await self._database.rows(select(profiles).where(here))
        if not rows:
            return None
        row = rows[0]
        shows = {part: str(audience) for part, audience in decoded(row.shows).items()}
        return Profile(row.person, row.key, row.about, row.place, frozenset(row.plays.split()), shows)
