"""Profiles: what somebody tells about themselves, to whom, and who their friends are."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

from stik.app.details import check, line, text_faults
from stik.app.ports import Clock, Code, Listing, Moment, Person, PersonId, Storage
from stik.app.presence import Presence
from stik.app.secret import Secret
from stik.app.society import Invitation, Profile
from stik.errors import Conflict, Fault, NotAllowed, NotFound
from stik.protocol.games import GAMES

Part: TypeAlias = Literal["about", "games", "statistics", "rating", "clubs", "online"]
Audience: TypeAlias = Literal["nobody", "friends", "all"]

PARTS: Final[tuple[Part, ...]] = get_args(Part)
USUAL: Final[dict[Part, Audience]] = {
    "about": "friends",
    "games": "friends",
    "statistics": "nobody",
    "rating": "friends",
    "clubs": "friends",
    "online": "friends",
}
"""Strangers see nothing until somebody says so."""

LONGEST_ABOUT: Final = 500
LONGEST_PLACE: Final = 60
MOST_FRIENDS: Final = 500
INVITED_FOR: Final = 24 * 3_600_000
"""Milliseconds for which an invitation to a table is shown."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Somebody as somebody else may see them."""

    person: Person
    profile: Profile
    parts: frozenset[Part]
    friend: bool
    own: bool


@dataclass(frozen=True, slots=True)
class FriendNow:
    """A friend, and what may be known of them now."""

    person: Person
    since: Moment
    online: bool
    table: Listing | None
    """Where the friend sits, if it is a public table."""


@dataclass(frozen=True, slots=True)
class Invited:
    """An invitation that still means something."""

    by: Person
    table: Listing
    at: Moment


class Profiles:
    """Profiles and friendships over the storage."""

    def __init__(self, storage: Storage, clock: Clock, presence: Presence) -> None:
        self._storage, self._clock, self._presence = storage, clock, presence
        self._friends = storage.friends

    # oneself

    async def own(self, person: PersonId) -> Profile:
        """The person's profile, made when first asked for."""
        found = await self._friends.profile(person)
        if found is None:
            await self._friends.put_profile(Profile(person, Secret(secrets.token_urlsafe(12))))
            found = await self._friends.profile(person)
        if found is None:
            raise NotFound("people/no-such-person")
        return found

    async def change(
        self,
        person: PersonId,
        *,
        about: str | None = None,
        place: str | None = None,
        plays: frozenset[str] | None = None,
        shows: dict[Part, Audience] | None = None,
    ) -> Profile:
        """What is left out stays."""
        before = await self.own(person)
        about = before.about if about is None else about.strip()
        place = before.place if place is None else line(place)
        check(
            text_faults("about", about, LONGEST_ABOUT, lines=True),
            text_faults("place", place, LONGEST_PLACE),
            [Fault.of("people/unknown-game", game=game) for game in sorted((plays or frozenset()) - GAMES.keys())],
        )
        after = replace(
            before,
            about=about,
            place=place,
            plays=before.plays if plays is None else plays,
            shows={**before.shows, **{str(part): str(to) for part, to in (shows or {}).items()}},
        )
        await self._friends.put_profile(after)
        return after

    async def new_link(self, person: PersonId) -> Profile:
        """Another link for friends; the old one leads nowhere."""
        after = replace(await self.own(person), key=Secret(secrets.token_urlsafe(12)))
        await self._friends.put_profile(after)
        return after

    # others

    async def seen(self, person: PersonId, by: PersonId | None) -> Seen:
        """Raises `NotFound` where there is nobody, and where somebody shows nothing to the one who asks."""
        found = (await self._storage.people.several([person])).get(person)
        if found is None:
            raise NotFound("people/no-such-person")
        profile = await self._friends.profile(person) or Profile(person, Secret(""))
        own = person == by
        friend = not own and by is not None and await self.are_friends(person, by)
        shown_to = {"all", "friends"} if friend else {"all"}
        parts = frozenset(part for part in PARTS if own or audience(profile, part) in shown_to)
        if not parts and not friend:
            raise NotFound("people/no-such-person")
        return Seen(found, profile, parts, friend, own)

    async def may(self, person: PersonId, part: Part, by: PersonId | None) -> Seen:
        """As `seen`; raises `NotAllowed` where this part is not for them."""
        seen = await self.seen(person, by)
        if part not in seen.parts:
            raise NotAllowed("people/not-shown")
        return seen

    # friends

    async def are_friends(self, one: PersonId, other: PersonId) -> bool:
        return any(friend.person == other for friend in await self._friends.of(one))

    async def inviter(self, key: str) -> Person:
        """Whose link it is; raises `NotFound`."""
        profile = await self._friends.profile_of_key(Secret(key)) if key else None
        person = await self._storage.people.get(profile.person) if profile is not None else None
        if person is None:
            raise NotFound("people/no-such-link")
        return person

    async def accept(self, person: Person, key: str) -> Person:
        """Becomes a friend of the one whose link it is."""
        other = await self.inviter(key)
        if other.id == person.id:
            raise Conflict("people/own-link")
        for one in (other.id, person.id):
            if len(await self._friends.of(one)) >= MOST_FRIENDS:
                raise Conflict("people/too-many-friends", most=MOST_FRIENDS)
        await self._friends.befriend(person.id, other.id, self._clock.now())
        return other

    async def part(self, person: PersonId, other: PersonId) -> None:
        await self._friends.part(person, other)

    async def friends(self, person: PersonId) -> list[FriendNow]:
        """Everybody, with whether they are here and at which public table, as far as they tell that."""
        friends = await self._friends.of(person)
        people = await self._storage.people.several([friend.person for friend in friends])
        here = await self._presence.here()
        found = []
        for friend in friends:
            if friend.person not in people:
                continue
            profile = await self._friends.profile(friend.person) or Profile(friend.person, Secret(""))
            tells = audience(profile, "online") != "nobody"
            online, table = await self._whereabouts(friend.person, here) if tells else (False, None)
            found.append(FriendNow(people[friend.person], friend.since, online, table))
        return sorted(found, key=lambda one: (not one.online, one.person.name.casefold(), one.person.id))

    async def _whereabouts(self, person: PersonId, here: set[PersonId]) -> tuple[bool, Listing | None]:
        """Whether somebody is here, and the public table of those where they have the page open."""
        seated = await self._storage.tables.of_person(person, over=False, limit=5)
        tables = [one for one in seated if person in await self._presence.at(one.code)]
        return bool(tables) or person in here, next((one for one in tables if one.public), None)

    # to a table

    async def invite(self, by: Person, person: PersonId, table: Code) -> None:
        """Asks a friend to a table where one sits oneself, or that is public."""
        if not await self.are_friends(by.id, person):
            raise NotAllowed("people/not-friends")
        listing = await self._storage.tables.listing(table)
        if listing is None or not (listing.public or any(seat.person == by.id for seat in listing.seats)):
            raise NotFound("people/no-such-table", table=table)
        if listing.phase == "over":
            raise Conflict("people/table-over")
        await self._friends.invite(Invitation(person, by.id, table, self._clock.now()))

    async def invitations(self, person: PersonId) -> list[Invited]:
        """To tables that are not over, from people who still are friends, of the last day."""
        friends = {friend.person for friend in await self._friends.of(person)}
        fresh = self._clock.now() - INVITED_FOR
        mine = [one for one in await self._friends.invitations(person) if one.person == person]
        known = [one for one in mine if one.by in friends and one.at >= fresh]
        people = await self._storage.people.several([one.by for one in known])
        tables = {one.code: one for one in await self._storage.tables.listings([one.table for one in known])}
        return [
            Invited(people[one.by], tables[one.table], one.at)
            for one in known
            if one.by in people and one.table in tables and tables[one.table].phase != "over"
        ]

    async def decline(self, person: PersonId, table: Code) -> None:
        await self._friends.decline(person, table)


def audience(profile: Profile, part: Part) -> Audience:
    """To whom somebody shows a part."""
    chosen = profile.shows.get(part)
    return next((one for one in get_args(Audience) if one == chosen), USUAL[part])
