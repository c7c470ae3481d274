"""What is stored about a person: all of it to take along, and its deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from stik.app.desk.history import step_of, written
from stik.app.identity import Identity
from stik.app.learn.progress import Learnt
from stik.app.ports import Code, Entry, Listing, PersonId, Storage
from stik.app.scores import Chosen

EVERYTHING: Final = 100_000

REPORT: Final = ("id", "by", "person", "table", "reason", "text", "at", "closed")
LISTING: Final = (
    *("code", "game", "preset", "phase", "public", "spectators", "opened", "changed"),
    *("club", "exercise"),
)
RECORD: Final = ("code", "person", "game", "preset", "deals", "text", "at")
HOUSE_RULES: Final = ("id", "version", "person", "club", "name", "game", "preset", "options", "at")
DEAL: Final = ("table", "deal", "seat", "person", "at", "game", "family", "points", "facts")
GAME: Final = (
    *("table", "seat", "person", "at", "game", "family", "club", "side"),
    *("place", "points", "deals", "rated"),
)
RATING: Final = ("person", "game", "family", "number", "table", "at", "mu", "sigma")
DEED: Final = (
    *("settings", "person", "name", "seat", "bots", "event", "guest", "level", "action", "chosen"),
    *("proposal", "text", "phrase", "code", "plan"),
)
"""Of the entries of tables and desks; a seed and what the server adds to a shuffle are not among them."""


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
        """What is stored about the person, as far as it may leave: of everything the fields that are named here."""
        people, tables, replays = self._storage.people, self._storage.tables, self._storage.replays
        found = await self._identity.stored(person)
        return {
            "person": _of(found, "id", "name", "language", "created", "login") | {"roles": sorted(found.roles)},
            "sessions": _all(await people.sessions(person), "id", "person", "created", "seen", "agent"),
            "passkeys": _all(await people.passkeys(person), "id", "person", "count", "name", "created"),
            "browsers": _all(await self._storage.sign_ins.devices(person), "person", "seen"),
            "ways_back": _all(await self._storage.sign_ins.ways_back(person), "person", "kind", "made", "until"),
            "reports": _all(await people.reports_by(person), *REPORT),
            "tables": [
                _of(listing, *LISTING) | {"seats": _all(listing.seats, "seat", "kind", "person", "name")}
                for listing in await self._listings(person)
            ],
            **await self._society(person),
            "notes": _all(
                await replays.notes_by(person), "id", "person", "code", "deal", "at", "text", "shared", "changed"
            ),
            "records": _all(await replays.brought_by(person), *RECORD),
            "learning": _learnt(await self._storage.learning.get(person)),
            "entries": [
                _of(entry, "table", "version", "at", "by", "kind") | {"data": _told(entry)}
                for entry in await tables.written_by(person)
            ],
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
            "profile": None
            if profile is None
            else _of(profile, "person", "about", "place", "shows") | {"plays": sorted(profile.plays)},
            "friends": _all(await friends.of(person), "person", "since"),
            "invitations": _all(await friends.invitations(person), "person", "by", "table", "at"),
            "clubs": [
                _of(club, "name", "place") | _of(member, "club", "person", "role", "since")
                for club, member in await clubs.of_person(person)
            ],
            "house_rules": _all(await clubs.rules_of(person=person), *HOUSE_RULES),
            "deals": _all(await results.deals(person, Chosen(), limit=EVERYTHING), *DEAL),
            "games": _all(await results.games(person, Chosen(), limit=EVERYTHING), *GAME),
            "ratings": _all(await results.history(person), *RATING),
        }

    async def _listings(self, person: PersonId) -> list[Listing]:
        find = self._storage.tables.of_person
        return [one for over in (False, True) for one in await find(person, over=over, limit=EVERYTHING)]


def _of(value: object, *fields: str) -> dict[str, object]:
    return {name: getattr(value, name) for name in fields}


def _all(values: Iterable[object], *fields: str) -> list[dict[str, object]]:
    return [_of(value, *fields) for value in values]


def _learnt(found: Learnt) -> dict[str, object]:
    return {
        "lessons": {name: _of(one, "at", "done") for name, one in found.lessons.items()},
        "practice": {
            name: _of(one, "asked", "right", "run") | {"due": _all(one.due, "seed", "after", "left")}
            for name, one in found.practice.items()
        },
        "heard": found.heard,
    }


def _told(entry: Entry) -> dict[str, object]:
    """What the person did at a table or a desk, without what the server added to it."""
    data = entry.data
    told = {name: data[name] for name in DEED if name in data}
    if isinstance(played_on := data.get("exercise"), Mapping):
        told["exercise"] = {name: played_on[name] for name in ("code", "deal", "at") if name in played_on}
    if "order" in data:
        told["order"] = written(step_of(entry).order)
    return told
