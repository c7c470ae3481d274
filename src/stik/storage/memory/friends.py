"""Profiles, friendships and invitations, in memory."""

from __future__ import annotations

from stik.app.ports import Code, Moment, PersonId
from stik.app.secret import Secret
from stik.app.society import Friend, Invitation, Profile
from stik.storage.memory.people import MemoryPeople


class MemoryFriends:
    """What belongs to somebody who is gone is gone too."""

    def __init__(self, people: MemoryPeople) -> None:
        self._people = people
        self._profiles: dict[PersonId, Profile] = {}
        self._friends: dict[tuple[PersonId, PersonId], Moment] = {}
        self._invitations: dict[tuple[PersonId, PersonId, Code], Invitation] = {}
        people.on_delete(self._forget)

    async def profile(self, person: PersonId) -> Profile | None:
        return self._profiles.get(person)

    async def profile_of_key(self, key: Secret) -> Profile | None:
        return next((one for one in self._profiles.values() if one.key == key), None)

    async def put_profile(self, profile: Profile) -> None:
        if self._people.has(profile.person):
            self._profiles[profile.person] = profile

    async def befriend(self, one: PersonId, other: PersonId, at: Moment) -> None:
        if self._people.has(one) and self._people.has(other):
            for pair in ((one, other), (other, one)):
                self._friends.setdefault(pair, at)

    async def part(self, one: PersonId, other: PersonId) -> None:
        for pair in ((one, other), (other, one)):
            self._friends.pop(pair, None)

    async def of(self, person: PersonId) -> list[Friend]:
        found = [Friend(friend, since) for (who, friend), since in self._friends.items() if who == person]
        return sorted(found, key=lambda one: (one.since, one.person))

    async def invite(self, invitation: Invitation) -> None:
        if self._people.has(invitation.person) and self._people.has(invitation.by):
            self._invitations.setdefault((invitation.person, invitation.by, invitation.table), invitation)

    async def invitations(self, person: PersonId) -> list[Invitation]:
        found = [one for one in self._invitations.values() if person in (one.person, one.by)]
        return sorted(found, key=lambda one: (-one.at, one.person, one.by, one.table))

    async def decline(self, person: PersonId, table: Code) -> None:
        for key in [key for key in self._invitations if (key[0], key[2]) == (person, table)]:
            del self._invitations[key]

    def _forget(self, person: PersonId) -> None:
        self._profiles.pop(person, None)
        self._friends = {pair: since for pair, since in self._friends.items() if person not in pair}
        self._invitations = {key: one for key, one in self._invitations.items() if person not in key[:2]}
