"""What is stored about a person: all of it to take along, and its deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Final

from stik.app.identity import Identity
from stik.app.ports import Code, Listing, PersonId, Storage
from stik.app.scores import Chosen

EVERYTHING: Final = 100_000


class OwnData:
    """Export and deletion of one person's data."""

    def __init__(self, storage: Storage, identity: Identity) -> None:
        self._storage = storage
        self._identity = identity
        self._before: list[Callable[[PersonId], Awaitable[None]]] = []
        self._after: list[Callable[[Iterable[Code]], Awaitable[None]]] = []

    def before_deletion(self, listener: Callable[[PersonId], Awaitable[None]]) -> None:
        """Calls the listener before a person is deleted, for tables that are running now."""
        self._before.append(listener)

    def after_deletion(self, listener: Callable[[Iterable[Code]], Awaitable[None]]) -> None:
        """Calls the listener with the tables out of which a person was taken, for what is in memory of them."""
        self._after.append(listener)

    async def export(self, person: PersonId) -> Mapping[str, object]:
        """Everything that is stored about the person, without hashes and keys."""
        people, tables = self._storage.people, self._storage.tables
        found = await self._identity.stored(person)
        return {
            "person": _without(found, "password") | {"roles": sorted(found.roles)},
            "sessions": [_without(session, "token") for session in await people.sessions(person)],
            "passkeys": [_without(passkey, "key") for passkey in await people.passkeys(person)],
            "reports": [asdict(report) for report in await people.reports_by(person)],
            "tables": [asdict(listing) for listing in await self._listings(person)],
            **await self._society(person),
            "notes": [asdict(note) for note in await self._storage.replays.notes_by(person)],
            "records": [asdict(record) for record in await self._storage.replays.brought_by(person)],
            "learning": asdict(await self._storage.learning.get(person)),
            "entries": [asdict(entry) | {"data": _told(entry.data)} for entry in await tables.written_by(person)],
        }

    async def delete(self, person: PersonId) -> None:
        """Takes the person out of everything; what was played stays."""
        touched = {listing.code for listing in await self._listings(person)}
        touched |= {entry.table for entry in await self._storage.tables.written_by(person)}
        for listener in self._before:
            await listener(person)
        await self._storage.tables.forget(person)
        await self._storage.tournaments.forget(person)
        await self._storage.results.forget(person)
        await self._storage.replays.forget(person)
        await self._storage.people.delete(person)
        self._identity.forget(person)
        for after in self._after:
            await after(sorted(touched))

    async def _society(self, person: PersonId) -> dict[str, object]:
        """What the person is to others, and has played."""
        friends, clubs, results = self._storage.friends, self._storage.clubs, self._storage.results
        profile = await friends.profile(person)
        return {
            "profile": None if profile is None else asdict(profile) | {"plays": sorted(profile.plays)},
            "friends": [asdict(friend) for friend in await friends.of(person)],
            "invitations": [asdict(invitation) for invitation in await friends.invitations(person)],
            "clubs": [
                {"name": club.name, "place": club.place} | asdict(member)
                for club, member in await clubs.of_person(person)
            ],
            "house_rules": [asdict(rules) for rules in await clubs.rules_of(person=person)],
            "deals": [asdict(deal) for deal in await results.deals(person, Chosen(), limit=EVERYTHING)],
            "games": [asdict(game) for game in await results.games(person, Chosen(), limit=EVERYTHING)],
            "ratings": [asdict(rating) for rating in await results.history(person)],
        }

    async def _listings(self, person: PersonId) -> list[Listing]:
        find = self._storage.tables.of_person
        return [one for over in (False, True) for one in await find(person, over=over, limit=EVERYTHING)]


def _told(data: Mapping[str, object]) -> dict[str, object]:
    """Without the server's part of a shuffle, which may still be in play."""
    return {name: value for name, value in data.items() if name != "secret"}


def _without(value: object, *fields: str) -> dict[str, object]:
    return {name: part for name, part in asdict(value).items() if name not in fields}  # type: ignore[call-overload]
