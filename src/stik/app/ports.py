"""What the application needs from outside: a database, a broker between processes, a clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from stik.app.marks import Plain
from stik.app.secret import Secret
from stik.errors import Fault, StikError

if TYPE_CHECKING:
    from stik.app.analyses.ports import Analyses
    from stik.app.learn.progress import Learning
    from stik.app.replays.ports import Replays
    from stik.app.scores import Results, Scores
    from stik.app.sign_in.ports import SignIns
    from stik.app.society import Clubs, Friends

Code: TypeAlias = Plain
"""A table by the short code in its link."""
PersonId: TypeAlias = Plain
Moment: TypeAlias = int
"""Milliseconds since 1970, UTC."""


class VersionTaken(StikError):
    """Somebody else has written this version of the table; read what is new and decide again."""

    def __init__(self, table: Code, version: int) -> None:
        super().__init__(Fault.of("table/version-taken", table=table, version=version))


class CommandRepeated(VersionTaken):
    """The history already holds this command of this person; read what is new and answer with it."""

    def __init__(self, table: Code, command: str) -> None:
        StikError.__init__(self, Fault.of("table/command-repeated", table=table, command=command))


class LoginTaken(StikError):
    """Another account has this login."""

    def __init__(self, login: str) -> None:
        super().__init__(Fault.of("people/login-taken", login=login))


class StorageDown(StikError):
    """The database does not answer; what was being stored may or may not be there, so read before deciding again."""

    def __init__(self) -> None:
        super().__init__(Fault.of("storage/unavailable"))


class StorageDamaged(StorageDown):
    """What the database has stored cannot be read any more; waiting does not help."""

    def __init__(self) -> None:
        StikError.__init__(self, Fault.of("storage/damaged"))


Access: TypeAlias = Literal["read", "write"]
Trouble: TypeAlias = Literal["full", "locked", "read-only", "disk", "damaged", "away"]
"""Why a database refuses."""
Noticed: TypeAlias = Callable[[Access, Trouble], None]
"""Hears of everything that a database refuses."""


class BrokerDown(StikError):
    """The broker does not answer."""

    def __init__(self) -> None:
        super().__init__(Fault.of("broker/unavailable"))


# tables


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a table's history as it is stored; versions count from 1 without gaps."""

    table: Code
    version: int
    at: Moment
    by: PersonId | None
    command: str | None
    """The id that the page gave its command; with `by` it is unique in a table."""
    kind: str
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """Who sits where, for the lists of the lobby."""

    seat: str
    kind: Literal["person", "bot", "empty"]
    person: PersonId | None
    name: str | None


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby shows it; stored beside its history and renewed when it changes."""

    code: Code
    game: str
    preset: str
    phase: Literal["waiting", "playing", "between", "over"]
    public: bool
    spectators: bool
    opened: Moment
    changed: Moment
    seats: tuple[ListedSeat, ...]
    club: Code = ""
    """Whose table it is, where a club has it."""
    exercise: bool = False
    """A moment of a replay that was played on: no game that anything is counted from."""


class Tables(Protocol):
    """The histories of all tables."""

    async def append(self, entry: Entry, listing: Listing | None, scores: Scores | None = None) -> None:
        """Stores the entry durably, and with it the listing and the scores if there are any.

        Raises `VersionTaken` (or its kind `CommandRepeated`); then whatever of the same table was waiting behind it is
        refused too, for it was decided on a history that is not the true one. Raises `StorageDown` likewise.
        """

    async def entries(self, table: Code, after: int = 0) -> list[Entry]:
        """The history of a table after a version, in order; empty for a table that does not exist."""

    async def listing(self, table: Code) -> Listing | None: ...

    async def listings(self, tables: Sequence[Code]) -> list[Listing]:
        """Those of them that there are, the most recently changed first."""

    async def of_club(self, club: Code, *, over: bool, limit: int = 100) -> list[Listing]:
        """Tables of a club, the most recently changed first; with `over`, those that have ended."""

    async def codes(self) -> list[Code]:
        """Every table that was ever played at, the oldest first."""

    async def histories(self, *, after: Code = "", limit: int | None = None) -> list[Code]:
        """Whatever has a history: tables, tournaments and tables of phones by their stored codes, in their order."""

    async def public(self, *, limit: int = 100) -> list[Listing]:
        """Public tables that are not over, the most recently changed first."""

    async def finished(self, *, limit: int = 100) -> list[Listing]:
        """Public tables that are over and that everybody may watch, the most recently changed first."""

    async def of_person(self, person: PersonId, *, over: bool, limit: int = 100) -> list[Listing]:
        """Tables where the person has a seat, the most recently changed first; with `over`, those that have ended."""

    async def written_by(self, person: PersonId) -> list[Entry]:
        """Every entry that the person caused, for the export of one's data."""

    async def forget(self, person: PersonId) -> None:
        """Takes the person's name and chat out of every history and listing; what was played stays.

        Which texts those are follows from the types of the entries (`app/kinds.py`); the name of somebody else stays.
        """


# tournaments


@dataclass(frozen=True, slots=True)
class TournamentListing:
    """A tournament as lists show it; made from its history, and renewed when that changes."""

    code: Code
    name: str
    game: str
    format: str
    place: str
    date: str
    state: str
    entrants: int
    public: bool
    changed: Moment
    people: frozenset[PersonId] = frozenset()
    """Who has a role there or plays."""


class Tournaments(Protocol):
    """The lists of tournaments; their histories are kept like those of tables."""

    async def put(self, listing: TournamentListing) -> None:
        """In the place of what stood there; one that changed later stays."""

    async def public(self, *, limit: int = 100) -> list[TournamentListing]:
        """Public tournaments that are no drafts, the most recently changed first; without the people."""

    async def of_person(self, person: PersonId, *, limit: int = 100) -> list[TournamentListing]:
        """Where the person has a role or plays, the most recently changed first; without the people."""

    async def forget(self, person: PersonId) -> None:
        """Takes the person out of all lists."""


# people


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; a guest has no login."""

    id: PersonId
    name: str
    language: str
    created: Moment
    login: str | None = None
    password: Secret | None = None
    """The argon2 hash."""
    roles: frozenset[str] = frozenset()
    """Beyond `player`, which everybody is: organiser, referee, admin."""

    @property
    def is_guest(self) -> bool:
        return self.login is None


@dataclass(frozen=True, slots=True)
class Session:
    """One signed-in device; the token itself is not stored, only its hash."""

    id: str
    token: Secret
    """The hash of the cookie's secret."""
    person: PersonId
    created: Moment
    seen: Moment
    agent: str


@dataclass(frozen=True, slots=True)
class Passkey:
    """A WebAuthn credential."""

    id: str
    """The credential id, base64url."""
    person: PersonId
    key: bytes
    count: int
    name: str
    created: Moment


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody found wrong with somebody at a table."""

    id: str
    by: PersonId
    person: PersonId
    table: Code
    reason: str
    text: str
    at: Moment
    closed: Moment | None = None


class People(Protocol):
    """Everybody who has ever sat down, their devices and keys."""

    async def add(self, person: Person) -> None:
        """Raises `LoginTaken`."""

    async def get(self, person: PersonId) -> Person | None: ...

    async def several(self, people: Iterable[PersonId]) -> dict[PersonId, Person]:
        """Those of them that there are."""

    async def by_login(self, login: str) -> Person | None:
        """Whatever the case of its letters."""

    async def change(self, person: PersonId, how: Callable[[Person], Person]) -> Person | None:
        """The person as `how` makes them of what is stored now, so that nobody's change is lost; None who is deleted.

        Raises `LoginTaken`, or what `how` raises; then nothing has changed.
        """

    async def delete(self, person: PersonId) -> None:
        """With sessions, passkeys and the reports that the person made."""

    async def search(self, text: str, *, limit: int = 50) -> list[Person]:
        """Whose name or login contains the text, whatever the case of its letters; the newest first."""

    async def add_session(self, session: Session) -> None: ...

    async def session(self, token: Secret) -> Session | None:
        """By the hash of its secret."""

    async def sessions(self, person: PersonId) -> list[Session]:
        """The most recently seen first."""

    async def touch(self, session: str, seen: Moment) -> None: ...

    async def revoke(self, session: str) -> None: ...

    async def add_passkey(self, passkey: Passkey) -> None: ...

    async def passkey(self, passkey: str) -> Passkey | None: ...

    async def passkeys(self, person: PersonId) -> list[Passkey]:
        """The oldest first."""

    async def use_passkey(self, passkey: str, count: int) -> None: ...

    async def delete_passkey(self, passkey: str) -> None: ...

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, *, closed: bool, limit: int = 100) -> list[Report]:
        """The newest first."""

    async def reports_by(self, person: PersonId) -> list[Report]:
        """What the person reported, for the export of one's data; the newest first."""

    async def close_report(self, report: str, at: Moment) -> bool:
        """Whether there was such a report."""


class Storage(Protocol):
    """One database."""

    tables: Tables
    tournaments: Tournaments
    people: People
    sign_ins: SignIns
    friends: Friends
    clubs: Clubs
    results: Results
    replays: Replays
    analyses: Analyses
    learning: Learning

    async def ping(self) -> None:
        """Writes something that changes nothing; raises `StorageDown` where the database does not take it."""

    async def close(self) -> None:
        """Waits until everything that was accepted is stored."""


# between processes

Listener: TypeAlias = Callable[[bytes], Awaitable[None]]


class Broker(Protocol):
    """Carries messages between the processes of one service, and says who of them looks after what."""

    @property
    def is_alone(self) -> bool:
        """Whether there is only this process, so that nobody else writes."""

    async def publish(self, topic: str, message: bytes) -> None:
        """To every listener in every other process; a message may be lost, so listeners also catch up by themselves."""

    async def subscribe(self, topic: str, listener: Listener) -> None:
        """From the return on, every message reaches the listener; an empty one says that some may have been lost."""

    async def unsubscribe(self, topic: str) -> None:
        """Every listener of the topic in this process."""

    async def claim(self, name: str, seconds: float) -> bool:
        """Whether this process now holds the name; it holds it until the time is over, and may claim again before.

        While the broker is down nobody gets anything.
        """

    async def release(self, name: str) -> None: ...

    async def arrive(self, topic: str, member: str, seconds: float) -> None:
        """Says that one more device of somebody is here; holds for that time, and is renewed before by `renew`."""

    async def renew(self, topic: str, members: Iterable[str], seconds: float) -> None:
        """Those who have arrived are here for that time again; no further device, and nothing for who has not."""

    async def depart(self, topic: str, member: str) -> None:
        """One `arrive` of this process less: two devices of one person arrive twice."""

    async def members(self, topic: str) -> set[str]:
        """Who is here, in any process."""

    async def ping(self) -> None:
        """Raises `BrokerDown` where the broker does not answer."""

    async def close(self) -> None: ...


class Clock(Protocol):
    """What time it is."""

    def now(self) -> Moment: ...
