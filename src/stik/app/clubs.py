"""Clubs: members with roles, joining by link or by asking, leaving, handing over."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final, Literal

from stik.app.codes import new_code
from stik.app.details import check, line, text_faults
from stik.app.ports import Clock, Code, Person, PersonId, Storage
from stik.app.secret import Secret
from stik.app.society import Club, ClubRole, Member
from stik.errors import Conflict, NotAllowed, NotFound

LONGEST_NAME: Final = 60
LONGEST_PLACE: Final = 60
LONGEST_ABOUT: Final = 1000
MOST_CLUBS: Final = 30
"""That one person may be in."""
MOST_MEMBERS: Final = 2000
LEADERS: Final[frozenset[ClubRole]] = frozenset({"owner", "leader"})


@dataclass(frozen=True, slots=True)
class Within:
    """A club as one person stands in it."""

    club: Club
    members: tuple[Member, ...]
    role: ClubRole | None

    @property
    def belongs(self) -> bool:
        return self.role not in {None, "asking"}

    @property
    def leads(self) -> bool:
        return self.role in LEADERS

    def member(self, person: PersonId) -> Member:
        found = next((one for one in self.members if one.person == person), None)
        if found is None:
            raise NotFound("club/no-such-member")
        return found


class Clubs:
    """Clubs over the storage; who may what is decided here."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage, self._clock = storage.clubs, clock

    # finding

    async def within(self, code: Code, person: PersonId | None) -> Within:
        """Raises `NotFound`, also where a club that is not public is none of the person's business."""
        club = await self._storage.get(code)
        if club is None:
            raise NotFound("club/no-such-club")
        members = tuple(await self._storage.members(code))
        role = next((one.role for one in members if one.person == person), None)
        if not club.public and role is None:
            raise NotFound("club/no-such-club")
        return Within(club, members, role)

    async def belonging(self, code: Code, person: PersonId) -> Within:
        """For members only."""
        found = await self.within(code, person)
        if not found.belongs:
            raise NotAllowed("club/members-only")
        return found

    async def leading(self, code: Code, person: PersonId) -> Within:
        """For those who lead the club."""
        found = await self.belonging(code, person)
        if not found.leads:
            raise NotAllowed("club/leaders-only")
        return found

    async def public(self) -> list[Club]:
        return await self._storage.public()

    async def of_person(self, person: PersonId) -> list[tuple[Club, Member]]:
        return await self._storage.of_person(person)

    # the club itself

    async def found(self, person: Person, *, name: str, place: str, about: str, public: bool) -> Club:
        """A new club; who founds it has it."""
        if len(await self._storage.of_person(person.id)) >= MOST_CLUBS:
            raise Conflict("club/too-many", most=MOST_CLUBS)
        now = self._clock.now()
        code, key = new_code(listed=public), Secret(secrets.token_urlsafe(12))
        club = _checked(Club(code, name, place, about, public, key, now))
        await self._storage.add(club, Member(club.code, person.id, "owner", now))
        return club

    async def describe(self, code: Code, person: PersonId, *, name: str, place: str, about: str, public: bool) -> Club:
        club = (await self.leading(code, person)).club
        club = _checked(replace(club, name=name, place=place, about=about, public=public))
        await self._storage.change(club)
        return club

    async def new_link(self, code: Code, person: PersonId) -> Club:
        """Another link to join by; the old one leads nowhere."""
        club = replace((await self.leading(code, person)).club, key=Secret(secrets.token_urlsafe(12)))
        await self._storage.change(club)
        return club

    async def close(self, code: Code, person: PersonId) -> None:
        """Only the owner ends a club; its tables stay as tables."""
        if (await self.within(code, person)).role != "owner":
            raise NotAllowed("club/owner-only")
        await self._storage.delete(code)

    # members

    async def by_link(self, code: Code, key: str) -> Club:
        """The club that a link leads to; raises `NotFound`."""
        club = await self._storage.get(code)
        kept = "" if club is None else club.key.get_secret_value()
        if club is None or not secrets.compare_digest(kept.encode(), key.encode("utf-8", "replace")):
            raise NotFound("club/no-such-link")
        return club

    async def join(self, person: Person, code: Code, key: str | None) -> Member:
        """With the link at once; without it one asks, and somebody who leads the club lets one in."""
        club = await self.by_link(code, key) if key is not None else (await self.within(code, person.id)).club
        members = await self._storage.members(code)
        before = next((one for one in members if one.person == person.id), None)
        if before is not None and (before.role != "asking" or key is None):
            return before
        if len(members) >= MOST_MEMBERS or len(await self._storage.of_person(person.id)) >= MOST_CLUBS:
            raise Conflict("club/too-many", most=MOST_CLUBS)
        member = Member(club.code, person.id, "asking" if key is None else "member", self._clock.now())
        await self._storage.put_members([member])
        return member

    async def appoint(
        self, code: Code, by: PersonId, person: PersonId, role: Literal["member", "leader", "owner"]
    ) -> None:
        """Lets somebody in, makes somebody a leader or not, or hands the club over."""
        found = await self.leading(code, by)
        member = found.member(person)
        others = member.role in LEADERS and person != by
        if found.role != "owner" and (role == "owner" or others):  # as in `remove`
            raise NotAllowed("club/owner-only")
        if role == "owner":
            if member.role == "asking":
                raise Conflict("club/asking-still")
            await self._storage.put_members([replace(found.member(by), role="leader"), replace(member, role="owner")])
        elif member.role == "owner":
            raise Conflict("club/hand-over-first")
        else:
            await self._storage.put_members([replace(member, role=role)])

    async def remove(self, code: Code, by: PersonId, person: PersonId) -> None:
        """Leaves the club, or takes somebody out of it; an owner with members hands it over first."""
        found = await self.within(code, by)
        member = found.member(person)
        if person != by:
            if not found.leads:
                raise NotAllowed("club/leaders-only")
            if member.role in LEADERS and found.role != "owner":
                raise NotAllowed("club/owner-only")
        if member.role == "owner":
            if any(one.role != "asking" and one.person != person for one in found.members):
                raise Conflict("club/hand-over-first")
            await self._storage.delete(code)
            return
        await self._storage.remove_member(code, person)

    async def vacate(self, person: PersonId) -> None:
        """Before somebody is deleted: the longest-serving leader, else member, inherits; a club without any ends."""
        for club, member in await self._storage.of_person(person):
            if member.role != "owner":
                continue
            others = [one for one in await self._storage.members(club.code) if one.person != person]
            heirs = sorted((one for one in others if one.role != "asking"), key=lambda one: one.role != "leader")
            if heirs:
                await self._storage.put_members([replace(heirs[0], role="owner")])
            else:
                await self._storage.delete(club.code)


def _checked(club: Club) -> Club:
    """The club with its texts as they are shown."""
    club = replace(club, name=line(club.name), place=line(club.place), about=club.about.strip())
    check(
        text_faults("name", club.name, LONGEST_NAME, least=2),
        text_faults("place", club.place, LONGEST_PLACE),
        text_faults("about", club.about, LONGEST_ABOUT, lines=True),
    )
    return club
