"""Profiles, friendships and invitations, in a database."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from stik.app.ports import Code, Moment, PersonId
from stik.app.secret import Secret
from stik.app.society import Friend, Invitation, Profile
from stik.storage.sql.engine import Rows
from stik.storage.sql.schema import friends, invitations, profiles


class SqlFriends(Rows):
    """Small and seldom: every change is its own transaction; deleting goes by cascade."""

    async def profile(self, person: PersonId) -> Profile | None:
        return await self._one(Profile, select(profiles).where(profiles.c.person == person))

    async def profile_of_key(self, key: Secret) -> Profile | None:
        return await self._one(Profile, select(profiles).where(profiles.c.key == key))

    async def put_profile(self, profile: Profile) -> None:
        values = asdict(profile)
        try:
            async with self._database.write() as connection:
                mine = profiles.c.person == profile.person
                changed = await connection.execute(update(profiles).where(mine).values(values))
                if not changed.rowcount:
                    await connection.execute(insert(profiles).values(values))
        except IntegrityError:
            pass  # the person is gone, or another process was first with the first profile

    async def befriend(self, one: PersonId, other: PersonId, at: Moment) -> None:
        rows = [{"person": a, "friend": b, "since": at} for a, b in sorted([(one, other), (other, one)])]
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(friends), rows)
        except IntegrityError:
            pass  # they are friends already, or one of them is gone

    async def part(self, one: PersonId, other: PersonId) -> None:
        pair = (friends.c.person == one) & (friends.c.friend == other)
        reverse = (friends.c.person == other) & (friends.c.friend == one)
        await self._do(delete(friends).where(or_(pair, reverse)))

    async def of(self, person: PersonId) -> list[Friend]:
        query = select(friends).where(friends.c.person == person).order_by(friends.c.since, friends.c.friend)
        return [Friend(row.friend, row.since) for row in await self._database.rows(query)]

    async def invite(self, invitation: Invitation) -> None:
        with suppress(IntegrityError):  # asked already, or one of them is gone
            await self._do(insert(invitations).values(asdict(invitation)))

    async def invitations(self, person: PersonId) -> list[Invitation]:
        mine = or_(invitations.c.person == person, invitations.c.by == person)
        order = (invitations.c.at.desc(), invitations.c.person, invitations.c.by, invitations.c.table)
        return await self._all(Invitation, select(invitations).where(mine).order_by(*order))

    async def decline(self, person: PersonId, table: Code) -> None:
        here = (invitations.c.person == person) & (invitations.c.table == table)
        await self._do(delete(invitations).where(here))
