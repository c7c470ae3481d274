"""The lists of tournaments, in memory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from stik.app.ports import Code, PersonId, TournamentListing


class MemoryTournaments:
    """One dictionary."""

    def __init__(self) -> None:
        self._listings: dict[Code, TournamentListing] = {}

    async def put(self, listing: TournamentListing) -> None:
        before = self._listings.get(listing.code)
        if before is None or before.changed <= listing.changed:
            self._listings[listing.code] = listing

    async def public(self, *, limit: int = 100) -> list[TournamentListing]:
        return _latest((one for one in self._listings.values() if one.public and one.state != "draft"), limit)

    async def of_person(self, person: PersonId, *, limit: int = 100) -> list[TournamentListing]:
        return _latest((one for one in self._listings.values() if person in one.people), limit)

    async def forget(self, person: PersonId) -> None:
        for code, listing in self._listings.items():
            self._listings[code] = replace(listing, people=listing.people - {person})


def _latest(listings: Iterable[TournamentListing], limit: int) -> list[TournamentListing]:
    found = sorted(listings, key=lambda one: (-one.changed, one.code))[:limit]
    return [replace(one, people=frozenset()) for one in found]
