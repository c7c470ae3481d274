"""Clubs, their members and house rules, in a database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from stik.app.details import folded
from stik.app.ports import Code, PersonId, VersionTaken
from stik.app.society import Club, HouseRules, Member
from stik.storage.sql.engine import Rows
from stik.storage.sql.metadata import held
from stik.storage.sql.schema import clubs, house_rules, members, people


class SqlClubs(Rows):
    """Small and seldom: every change is its own transaction."""

    async def add(self, club: Club, owner: Member) -> None:
        await self._do(insert(clubs).values(_values(club)), insert(members).values(asdict(owner)))

    async def get(self, club: Code) -> Club | None:
        return await self._one(Club, select(clubs).where(clubs.c.code == club))

    async def change(self, club: Club) -> None:
        await self._do(update(clubs).where(clubs.c.code == club.code).values(_values(club)))

    async def delete(self, club: Code) -> None:
        await self._do(delete(clubs).where(clubs.c.code == club))

    async def public(self, *, limit: int = 100) -> list[Club]:
        query = select(clubs).where(clubs.c.public).order_by(clubs.c.name_key, clubs.c.code).limit(limit)
        return await self._all(Club, query)

    async def of_person(self, person: PersonId) -> list[tuple[Club, Member]]:
        mine = select(clubs, members.c.person, members.c.role, members.c.since).join(members)
        mine = mine.where(members.c.person == person).order_by(clubs.c.name_key, clubs.c.code)
        rows = await self._database.rows(mine)
        return [(held(Club, row), held(Member, row, club=row.code)) for row in rows]

    async def members(self, club: Code) -> list[Member]:
        query = select(members).where(members.c.club == club).order_by(members.c.since, members.c.person)
        return await self._all(Member, query)

    async def put_members(self, wanted: Iterable[Member]) -> None:
        async with self._database.write() as connection:
            for member in wanted:
                here = (members.c.club == member.club) & (members.c.person == member.person)
                await connection.execute(delete(members).where(here))
                known = await connection.scalar(select(people.c.id).where(people.c.id == member.person))
                club = await connection.scalar(select(clubs.c.code).where(clubs.c.code == member.club))
                if known is not None and club is not None:
                    await connection.execute(insert(members).values(asdict(member)))

    async def remove_member(self, club: Code, person: PersonId) -> None:
        here = (members.c.club == club) & (members.c.person == person)
        await self._do(delete(members).where(here))

    async def add_rules(self, rules: HouseRules) -> None:
        try:
            await self._do(insert(house_rules).values(asdict(rules)))
        except IntegrityError:
            raise VersionTaken(rules.id, rules.version) from None

    async def rules(self, rules: str) -> HouseRules | None:
        return await self._one(HouseRules, _last(house_rules.c.id == rules))

    async def versions(self, rules: str) -> list[HouseRules]:
        mine = select(house_rules).where(house_rules.c.id == rules).order_by(house_rules.c.version.desc())
        return await self._all(HouseRules, mine)

    async def rules_of(self, *, person: PersonId | None = None, club: Code | None = None) -> list[HouseRules]:
        mine = house_rules.c.person == person if person is not None else house_rules.c.club == club
        return sorted(await self._all(HouseRules, _last(mine)), key=lambda one: (folded(one.name), one.id))

    async def drop_rules(self, rules: str) -> None:
        await self._do(delete(house_rules).where(house_rules.c.id == rules))


def _last(here: ColumnElement[bool]) -> Select[Any]:
    """The last versions."""
    other = house_rules.alias()
    last = select(func.max(other.c.version)).where(other.c.id == house_rules.c.id).scalar_subquery()
    return select(house_rules).where(here, house_rules.c.version == last)


def _values(club: Club) -> dict[str, object]:
    return asdict(club) | {"name_key": folded(club.name)}
