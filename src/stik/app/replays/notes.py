"""Notes at the moments of a replay: one's own, and those that others share."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stik.app.identity import new_id
from stik.app.plays.play import Json
from stik.app.ports import Clock, Code, Person, PersonId, Storage
from stik.app.replays.ports import Note
from stik.app.replays.service import ReplayRefusal, ReplayService
from stik.errors import NotFound

LONGEST_NOTE: Final = 1000
MOST_NOTES: Final = 300
"""Of one person at one replay."""


class Notes:
    """Whoever may see a replay may write notes at its moments."""

    def __init__(self, storage: Storage, clock: Clock, replays: ReplayService) -> None:
        self._storage, self._clock, self._replays = storage, clock, replays

    async def all(self, code: Code, person: Person | None) -> list[Json]:
        """The person's own notes and the shared ones, in the order of the game."""
        source = await self._replays.source(code, person)
        me = None if person is None else person.id
        found = await self._storage.replays.notes(code, me)
        writers = await self._storage.people.several({note.person for note in found})
        return [_told(note, me, writers.get(note.person)) for note in found if note.deal in source.deals]

    async def add(self, person: Person, code: Code, deal: int, at: int, text: str, *, shared: bool) -> Json:
        played = (await self._replays.source(code, person)).deal(deal)
        if at > len(played.record.deals[0].actions):
            raise NotFound("replay/no-such-moment", deal=deal, at=at)
        own = [note for note in await self._storage.replays.notes(code, person.id) if note.person == person.id]
        if len(own) >= MOST_NOTES:
            raise ReplayRefusal("replay/too-many-notes", most=MOST_NOTES)
        note = Note(new_id("n"), person.id, code, deal, at, _written(text), shared, self._clock.now())
        await self._storage.replays.put_note(note)
        return _told(note, person.id, person)

    async def change(self, person: Person, note: str, text: str | None, shared: bool | None) -> Json:
        """Another text, or shared with everybody who may see the replay."""
        before = await self._own(person, note)
        after = replace(
            before,
            text=before.text if text is None else _written(text),
            shared=before.shared if shared is None else shared,
            changed=self._clock.now(),
        )
        await self._storage.replays.put_note(after)
        return _told(after, person.id, person)

    async def delete(self, person: Person, note: str) -> None:
        await self._own(person, note)
        await self._storage.replays.delete_note(note)

    async def _own(self, person: Person, note: str) -> Note:
        found = await self._storage.replays.note(note)
        if found is None or found.person != person.id:
            raise NotFound("replay/no-such-note")
        return found


def _told(note: Note, me: PersonId | None, writer: Person | None) -> Json:
    return {
        "id": note.id,
        "deal": note.deal,
        "at": note.at,
        "text": note.text,
        "shared": note.shared,
        "mine": note.person == me,
        "name": None if writer is None else writer.name,
    }


def _written(text: str) -> str:
    """Trimmed; a note says something."""
    trimmed = text.strip()
    if not trimmed:
        raise ReplayRefusal("replay/note-empty")
    return trimmed
