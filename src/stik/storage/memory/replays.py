"""Notes, brought records and showings, in memory."""

from __future__ import annotations

from dataclasses import replace

from stik.app.ports import Code, Moment, PersonId
from stik.app.replays.ports import Brought, Note, Showing


class MemoryReplays:
    """A dictionary for each kind of thing."""

    def __init__(self) -> None:
        self._notes: dict[str, Note] = {}
        self._brought: dict[Code, Brought] = {}
        self._showings: dict[Code, Showing] = {}

    async def put_note(self, note: Note) -> None:
        self._notes[note.id] = note

    async def note(self, note: str) -> Note | None:
        return self._notes.get(note)

    async def notes(self, code: Code, person: PersonId | None) -> list[Note]:
        found = [one for one in self._notes.values() if one.code == code and (one.shared or one.person == person)]
        return sorted(found, key=lambda one: (one.deal, one.at, one.changed, one.id))

    async def notes_by(self, person: PersonId) -> list[Note]:
        found = [one for one in self._notes.values() if one.person == person]
        return sorted(found, key=lambda one: (-one.changed, one.id))

    async def delete_note(self, note: str) -> None:
        self._notes.pop(note, None)

    async def bring(self, record: Brought) -> None:
        self._brought.setdefault(record.code, record)

    async def brought(self, code: Code) -> Brought | None:
        return self._brought.get(code)

    async def brought_by(self, person: PersonId) -> list[Brought]:
        found = [one for one in self._brought.values() if one.person == person]
        return sorted(found, key=lambda one: (-one.at, one.code))

    async def delete_brought(self, code: Code) -> None:
        self._brought.pop(code, None)
        self._notes = {key: one for key, one in self._notes.items() if one.code != code}

    async def open_showing(self, showing: Showing, *, forget_before: Moment) -> None:
        self._showings = {key: one for key, one in self._showings.items() if one.changed >= forget_before}
        self._showings[showing.code] = showing

    async def showing(self, code: Code) -> Showing | None:
        return self._showings.get(code)

    async def move_showing(self, showing: Showing) -> bool:
        before = self._showings.get(showing.code)
        if before is None or before.version != showing.version - 1:
            return False
        self._showings[showing.code] = showing
        return True

    async def forget(self, person: PersonId) -> None:
        for one in await self.brought_by(person):
            await self.delete_brought(one.code)
        self._notes = {key: one for key, one in self._notes.items() if one.person != person}
        for code, showing in self._showings.items():
            if showing.leader == person:
                self._showings[code] = replace(showing, leader=None, version=showing.version + 1)
