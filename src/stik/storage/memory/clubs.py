"""Clubs, their members and house rules, in memory."""

from __future__ import annotations

from collections.abc import Iterable

from stik.app.details import folded
from stik.app.ports import Code, PersonId, VersionTaken
from stik.app.society import Club, HouseRules, Member
from stik.storage.memory.people import MemoryPeople


class MemoryClubs:
    """What belongs to somebody who is gone is gone too."""

    def __init__(self, people: MemoryPeople) -> None:
        self._people = people
        self._clubs: dict[Code, Club] = {}
        self._members: dict[tuple[Code, PersonId], Member] = {}
        self._rules: dict[str, list[HouseRules]] = {}
        people.on_delete(self._forget)

    async def add(self, club: Club, owner: Member) -> None:
        self._clubs[club.code] = club
        self._members[owner.club, owner.person] = owner

    async def get(self, club: Code) -> Club | None:
        return self._clubs.get(club)

    async def change(self, club: Club) -> None:
        if club.code in self._clubs:
            self._clubs[club.code] = club

    async def delete(self, club: Code) -> None:
        self._clubs.pop(club, None)
        self._members = {key: one for key, one in self._members.items() if one.club != club}
        self._rules = {key: some for key, some in self._rules.items() if some[0].club != club}

    async def public(self, *, limit: int = 100) -> list[Club]:
        return sorted((one for one in self._clubs.values() if one.public), key=_by_name)[:limit]

    async def of_person(self, person: PersonId) -> list[tuple[Club, Member]]:
        mine = [(self._clubs[one.club], one) for one in self._members.values() if one.person == person]
        return sorted(mine, key=lambda pair: _by_name(pair[0]))

    async def members(self, club: Code) -> list[Member]:
        found = [one for one in self._members.values() if one.club == club]
        return sorted(found, key=lambda one: (one.since, one.person))

    async def put_members(self, members: Iterable[Member]) -> None:
        for member in members:
            if member.club in self._clubs and self._people.has(member.person):
                self._members[member.club, member.person] = member

    async def remove_member(self, club: Code, person: PersonId) -> None:
        self._members.pop((club, person), None)

    async def add_rules(self, rules: HouseRules) -> None:
        versions = self._rules.setdefault(rules.id, [])
        if any(one.version == rules.version for one in versions):
            raise VersionTaken(rules.id, rules.version)
        versions.append(rules)

    async def rules(self, rules: str) -> HouseRules | None:
        return self._rules[rules][-1] if rules in self._rules else None

    async def versions(self, rules: str) -> list[HouseRules]:
        return self._rules.get(rules, [])[::-1]

    async def rules_of(self, *, person: PersonId | None = None, club: Code | None = None) -> list[HouseRules]:
        last = [versions[-1] for versions in self._rules.values()]
        mine = [one for one in last if (one.person == person if person is not None else one.club == club)]
        return sorted(mine, key=lambda one: (folded(one.name), one.id))

    async def drop_rules(self, rules: str) -> None:
        self._rules.pop(rules, None)

    def _forget(self, person: PersonId) -> None:
        self._members = {key: one for key, one in self._members.items() if one.person != person}
        self._rules = {key: some for key, some in self._rules.items() if some[0].person != person}


def _by_name(club: Club) -> tuple[str, Code]:
    return folded(club.name), club.code
