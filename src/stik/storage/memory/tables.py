"""The histories of all tables, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from stik.app.ports import Code, Entry, Listing, PersonId
from stik.storage.batches import Batches, Clashes, Waiting
from stik.storage.memory.results import MemoryResults
from stik.storage.values import decoded_entry, encoded_entry, forgotten


class MemoryTables(Batches):
    """Entries keep their data as JSON, so that nothing is shared with whoever wrote or reads them."""

    def __init__(self, results: MemoryResults) -> None:
        super().__init__()
        self._results = results
        self._entries: dict[Code, list[tuple[Entry, str]]] = {}
        self._listings: dict[Code, Listing] = {}
        self._commands: set[tuple[Code, PersonId | None, str | None]] = set()

    async def _store(self, batch: Sequence[Waiting]) -> Clashes:
        clashes = {}
        for one in batch:
            history = self._entries.get(one.entry.table, [])
            if (one.entry.table, one.entry.by, one.entry.command) in self._commands:
                clashes[one] = one.clash(command=True)
            elif one.entry.version <= len(history):
                clashes[one] = one.clash(command=False)
        if not clashes:
            for one in batch:
                self._put(one)
        return clashes

    def _put(self, one: Waiting) -> None:
        history = self._entries.setdefault(one.entry.table, [])
        if one.entry.version != len(history) + 1:
            raise ValueError(f"version {one.entry.version} leaves a gap after {len(history)}")
        history.append((one.entry, one.data))
        if one.entry.by is not None and one.entry.command is not None:
            self._commands.add((one.entry.table, one.entry.by, one.entry.command))
        if one.listing is not None:
            self._listings[one.listing.code] = one.listing
        if one.scores is not None:
            self._results.put(one.scores)

    async def entries(self, table: Code, after: int = 0) -> list[Entry]:
        return [_read(kept) for kept in self._entries.get(table, [])[max(after, 0) :]]

    async def listing(self, table: Code) -> Listing | None:
        return self._listings.get(table)

    async def listings(self, tables: Sequence[Code]) -> list[Listing]:
        return _latest((self._listings[code] for code in set(tables) if code in self._listings), len(tables))

    async def of_club(self, club: Code, *, over: bool, limit: int = 100) -> list[Listing]:
        theirs = [one for one in self._listings.values() if one.club == club and (one.phase == "over") == over]
        return _latest(theirs, limit)

    async def codes(self) -> list[Code]:
        return [one.code for one in sorted(self._listings.values(), key=lambda one: (one.opened, one.code))]

    async def histories(self, *, after: Code = "", limit: int | None = None) -> list[Code]:
        return sorted(code for code in self._entries if code > after)[:limit]

    async def public(self, *, limit: int = 100) -> list[Listing]:
        return _latest((one for one in self._listings.values() if one.public and one.phase != "over"), limit)

    async def finished(self, *, limit: int = 100) -> list[Listing]:
        shown = (one for one in self._listings.values() if one.public and one.spectators and one.phase == "over")
        return _latest(shown, limit)

    async def of_person(self, person: PersonId, *, over: bool, limit: int = 100) -> list[Listing]:
        found = [
            one
            for one in self._listings.values()
            if (one.phase == "over") == over and any(seat.person == person for seat in one.seats)
        ]
        return _latest(found, limit)

    async def written_by(self, person: PersonId) -> list[Entry]:
        return [_read(kept) for code in sorted(self._entries) for kept in self._entries[code] if kept[0].by == person]

    async def forget(self, person: PersonId) -> None:
        for history in self._entries.values():
            for place, kept in enumerate(history):
                left = forgotten(_read(kept), person)
                history[place] = (replace(kept[0], data=left), encoded_entry(left))
        for code, listing in self._listings.items():
            seats = tuple(replace(seat, name=None) if seat.person == person else seat for seat in listing.seats)
            self._listings[code] = replace(listing, seats=seats)


def _latest(listings: Iterable[Listing], limit: int) -> list[Listing]:
    return sorted(listings, key=lambda one: (-one.changed, one.code))[:limit]


def _read(kept: tuple[Entry, str]) -> Entry:
    entry, text = kept
    return replace(entry, data=decoded_entry(text))
