"""People, their devices and keys, in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from stik.app.details import folded
from stik.app.ports import LoginTaken, Moment, Passkey, Person, PersonId, Report, Session
from stik.app.secret import Secret


class MemoryPeople:
    """A dictionary for each kind of thing."""

    def __init__(self) -> None:
        self._people: dict[PersonId, Person] = {}
        self._sessions: dict[str, Session] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._reports: dict[str, Report] = {}
        self._deleted: list[Callable[[PersonId], None]] = []

    def has(self, person: PersonId) -> bool:
        return person in self._people

    def on_delete(self, listener: Callable[[PersonId], None]) -> None:
        """What a database does by cascade."""
        self._deleted.append(listener)

    async def add(self, person: Person) -> None:
        if person.id in self._people:
            raise ValueError(f"there is a person {person.id} already")
        self._check_login(person)
        self._people[person.id] = person

    async def get(self, person: PersonId) -> Person | None:
        return self._people.get(person)

    async def by_login(self, login: str) -> Person | None:
        key = folded(login)
        return next((one for one in self._people.values() if one.login is not None and folded(one.login) == key), None)

    async def several(self, people: Iterable[PersonId]) -> dict[PersonId, Person]:
        return {person: self._people[person] for person in people if person in self._people}

    async def change(self, person: PersonId, how: Callable[[Person], Person]) -> Person | None:
        if person not in self._people:
            return None
        changed = how(self._people[person])
        self._check_login(changed)
        self._people[person] = changed
        return changed

    async def delete(self, person: PersonId) -> None:
        self._people.pop(person, None)
        self._sessions = {key: one for key, one in self._sessions.items() if one.person != person}
        self._passkeys = {key: one for key, one in self._passkeys.items() if one.person != person}
        self._reports = {key: one for key, one in self._reports.items() if one.by != person}
        for listener in self._deleted:
            listener(person)

    async def search(self, text: str, *, limit: int = 50) -> list[Person]:
        key = folded(text)
        found = [one for one in self._people.values() if key in folded(one.name) or key in folded(one.login or "")]
        return sorted(found, key=lambda one: (-one.created, one.id))[:limit]

    async def add_session(self, session: Session) -> None:
        self._sessions[session.id] = session

    async def session(self, token: Secret) -> Session | None:
        return next((one for one in self._sessions.values() if one.token == token), None)

    async def sessions(self, person: PersonId) -> list[Session]:
        found = [one for one in self._sessions.values() if one.person == person]
        return sorted(found, key=lambda one: (-one.seen, one.id))

    async def touch(self, session: str, seen: Moment) -> None:
        if session in self._sessions:
            self._sessions[session] = replace(self._sessions[session], seen=seen)

    async def revoke(self, session: str) -> None:
        self._sessions.pop(session, None)

    async def add_passkey(self, passkey: Passkey) -> None:
        self._passkeys[passkey.id] = passkey

    async def passkey(self, passkey: str) -> Passkey | None:
        return self._passkeys.get(passkey)

    async def passkeys(self, person: PersonId) -> list[Passkey]:
        found = [one for one in self._passkeys.values() if one.person == person]
        return sorted(found, key=lambda one: (one.created, one.id))

    async def use_passkey(self, passkey: str, count: int) -> None:
        if passkey in self._passkeys:
            self._passkeys[passkey] = replace(self._passkeys[passkey], count=count)

    async def delete_passkey(self, passkey: str) -> None:
        self._passkeys.pop(passkey, None)

    async def add_report(self, report: Report) -> None:
        self._reports[report.id] = report

    async def reports(self, *, closed: bool, limit: int = 100) -> list[Report]:
        found = [one for one in self._reports.values() if (one.closed is not None) == closed]
        return sorted(found, key=lambda one: (-one.at, one.id))[:limit]

    async def reports_by(self, person: PersonId) -> list[Report]:
        found = [one for one in self._reports.values() if one.by == person]
        return sorted(found, key=lambda one: (-one.at, one.id))

    async def close_report(self, report: str, at: Moment) -> bool:
        if report not in self._reports:
            return False
        self._reports[report] = replace(self._reports[report], closed=at)
        return True

    def _check_login(self, person: Person) -> None:
        if person.login is not None:
            key = folded(person.login)
            if any(one.id != person.id and one.login and folded(one.login) == key for one in self._people.values()):
                raise LoginTaken(person.login)
