"""Who is it: guests, their devices, and the person behind a cookie."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from stik.app.details import check, language_faults, line, name_faults
from stik.app.ports import Clock, Code, Moment, People, Person, PersonId, Session
from stik.app.secret import Secret
from stik.errors import NotFound

FRESH: Final = 5_000
"""Milliseconds for which this process believes what it last read about a device."""
SEEN_EVERY: Final = 5 * 60_000
LIFETIME: Final = 180 * 24 * 3_600_000
"""A device that was not seen for so long must sign in again."""
MOST_REMEMBERED: Final = 20_000
LONGEST_AGENT: Final = 200


@dataclass(frozen=True, slots=True)
class Known:
    """A person at one device."""

    person: Person
    session: Session


def new_id(kind: str) -> str:
    """An identifier that nobody can guess; its first letter says what it names."""
    return kind + secrets.token_hex(10)


def hashed(token: str) -> str:
    """What is stored of a cookie's secret; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def browser_at(table: Code, device: str | None) -> str:
    """What a table stores of a browser's name, if it has one: a hash that is another at every other table."""
    return "" if device is None else hashed(f"{table} {device}")


class Identity:
    """Guests and sessions; remembers for seconds whom a cookie belongs to."""

    def __init__(self, people: People, clock: Clock) -> None:
        self.people = people
        self.clock = clock
        self._recent: dict[str, tuple[Moment, Known]] = {}

    # who

    async def known(self, token: str | None) -> Known | None:
        """The person and the device behind a cookie's secret."""
        if not token:
            return None
        key, now = hashed(token), self.clock.now()
        recent = self._recent.get(key)
        if recent is not None and now - recent[0] < FRESH:
            return recent[1]
        self._recent.pop(key, None)
        session = await self.people.session(Secret(key))
        if session is None or now - session.seen > LIFETIME:
            return None
        person = await self.people.get(session.person)
        if person is None:
            return None
        if now - session.seen >= SEEN_EVERY:
            await self.people.touch(session.id, now)
            session = replace(session, seen=now)
        while len(self._recent) >= MOST_REMEMBERED:
            self._recent.pop(next(iter(self._recent)))
        known = Known(person, session)
        self._recent[key] = (now, known)
        return known

    def forget(self, person: PersonId) -> None:
        """Reads everything about the person anew the next time."""
        self._recent = {key: entry for key, entry in self._recent.items() if entry[1].person.id != person}

    # guests

    async def welcome(self, name: str, language: str, *, agent: str = "") -> tuple[Known, str]:
        """A new guest at a new device, and the secret for the cookie."""
        name = line(name)
        check(name_faults(name), language_faults(language))
        person = Person(id=new_id("p"), name=name, language=language, created=self.clock.now())
        await self.people.add(person)
        return await self.open(person, agent=agent)

    async def change(self, person: Person, *, name: str | None = None, language: str | None = None) -> Person:
        """The person with another name or language."""
        name = None if name is None else line(name)
        check(name_faults(person.name if name is None else name), language_faults(language or person.language))

        def how(now: Person) -> Person:
            return replace(now, name=now.name if name is None else name, language=language or now.language)

        return await self.renew(person.id, how)

    async def renew(self, person: PersonId, how: Callable[[Person], Person]) -> Person:
        """The person with a change that nobody else's change undoes; raises `NotFound`."""
        changed = await self.people.change(person, how)
        self.forget(person)
        if changed is None:
            raise NotFound("people/no-such-person")
        return changed

    async def stored(self, person: PersonId) -> Person:
        """The person as stored now; raises `NotFound`."""
        found = await self.people.get(person)
        if found is None:
            raise NotFound("people/no-such-person")
        return found

    # devices

    async def open(self, person: Person, *, agent: str = "") -> tuple[Known, str]:
        """A new session of a person, and the secret for the cookie."""
        token, now = secrets.token_urlsafe(32), self.clock.now()
        agent = "".join(char for char in agent if char.isprintable())[:LONGEST_AGENT]
        kept = Secret(hashed(token))
        session = Session(id=new_id("s"), token=kept, person=person.id, created=now, seen=now, agent=agent)
        await self.people.add_session(session)
        return Known(person, session), token

    async def devices(self, person: PersonId) -> list[Session]:
        """The person's sessions that still hold, the last used first."""
        oldest = self.clock.now() - LIFETIME
        return [session for session in await self.people.sessions(person) if session.seen >= oldest]

    async def revoke(self, person: PersonId, session: str) -> None:
        """Signs a device of the person out; raises `NotFound`."""
        if session not in {other.id for other in await self.people.sessions(person)}:
            raise NotFound("people/no-such-session")
        await self.people.revoke(session)
        self.forget(person)

    async def leave(self, known: Known) -> None:
        """Signs this device out, if it still is in."""
        await self.people.revoke(known.session.id)
        self.forget(known.person.id)

    async def revoke_others(self, known: Known) -> None:
        """Signs out every other device of the person."""
        for session in await self.people.sessions(known.person.id):
            if session.id != known.session.id:
                await self.people.revoke(session.id)
        self.forget(known.person.id)
