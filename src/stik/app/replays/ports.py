"""What replays keep in a database besides the histories of tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from stik.app.ports import Code, Moment, PersonId


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody wrote down at a moment of a replay; nobody else reads it unless it is shared."""

    id: str
    person: PersonId
    code: Code
    """Of the table or the record."""
    deal: int
    at: int
    text: str
    shared: bool
    changed: Moment


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that somebody brought, as text; whoever has its code may replay it."""

    code: Code
    person: PersonId
    game: str
    preset: str
    deals: int
    text: str
    at: Moment


@dataclass(frozen=True, slots=True)
class Showing:
    """A replay that a leader steps through for everybody who opened its link."""

    code: Code
    of: Code
    """The table or the record that is shown."""
    leader: PersonId | None
    """None when the leader has left and nobody has taken over."""
    deal: int
    at: int
    seat: str | None
    """Whose view is shown; None: all hands."""
    version: int
    changed: Moment


class Replays(Protocol):
    """Notes, brought records and showings."""

    async def put_note(self, note: Note) -> None:
        """In the place of what its id named before."""

    async def note(self, note: str) -> Note | None: ...

    async def notes(self, code: Code, person: PersonId | None) -> list[Note]:
        """Notes of a replay: the person's own and those that are shared, by deal and moment."""

    async def notes_by(self, person: PersonId) -> list[Note]:
        """All notes of a person, the latest first."""

    async def delete_note(self, note: str) -> None: ...

    async def bring(self, record: Brought) -> None:
        """Does nothing where the code is stored already."""

    async def brought(self, code: Code) -> Brought | None: ...

    async def brought_by(self, person: PersonId) -> list[Brought]:
        """What a person has brought, the latest first."""

    async def delete_brought(self, code: Code) -> None:
        """With the notes on it."""

    async def open_showing(self, showing: Showing, *, forget_before: Moment) -> None:
        """Stores a new showing, and forgets those that nobody has touched since."""

    async def showing(self, code: Code) -> Showing | None: ...

    async def move_showing(self, showing: Showing) -> bool:
        """Whether it was the next version; if not, somebody else was first and nothing has changed."""

    async def forget(self, person: PersonId) -> None:
        """Takes away the person's notes and brought records, and their lead of showings."""
