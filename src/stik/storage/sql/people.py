"""People, their devices and keys, in a database."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stik.app.details import folded
from stik.app.ports import LoginTaken, Moment, Passkey, Person, PersonId, Report, Session
from stik.app.secret import Secret
from stik.storage.sql.engine import Rows
from stik.storage.sql.metadata import held
from stik.storage.sql.schema import passkeys, people, reports, sessions


class SqlPeople(Rows):
    """One row for each thing."""

    async def add(self, person: Person) -> None:
        try:
            await self._do(insert(people).values(_row(person)))
        except IntegrityError:
            await self._blame(person)
            raise

    async def get(self, person: PersonId) -> Person | None:
        return await self._one(Person, select(people).where(people.c.id == person))

    async def by_login(self, login: str) -> Person | None:
        return await self._one(Person, select(people).where(people.c.login_key == folded(login)))

    async def several(self, wanted: Iterable[PersonId]) -> dict[PersonId, Person]:
        found = await self._all(Person, select(people).where(people.c.id.in_(list(wanted))))
        return {person.id: person for person in found}

    async def change(self, person: PersonId, how: Callable[[Person], Person]) -> Person | None:
        here = people.c.id == person
        changed: Person | None = None
        try:
            async with self._database.write() as connection:
                row = (await connection.execute(select(people).where(here).with_for_update())).one_or_none()
                if row is not None:
                    changed = how(held(Person, row))
                    await connection.execute(update(people).where(here).values(_row(changed)))
        except IntegrityError:
            await self._blame(changed)
            raise
        return changed

    async def delete(self, person: PersonId) -> None:
        await self._do(delete(people).where(people.c.id == person))  # what belongs to the person goes by cascade

    async def search(self, text: str, *, limit: int = 50) -> list[Person]:
        here = people.c.search_key.contains(folded(text), autoescape=True)
        query = select(people).where(here).order_by(people.c.created.desc(), people.c.id).limit(limit)
        return await self._all(Person, query)

    async def add_session(self, session: Session) -> None:
        await self._do(insert(sessions).values(asdict(session)))

    async def session(self, token: Secret) -> Session | None:
        return await self._one(Session, select(sessions).where(sessions.c.token == token))

    async def sessions(self, person: PersonId) -> list[Session]:
        query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc(), sessions.c.id)
        return await self._all(Session, query)

    async def touch(self, session: str, seen: Moment) -> None:
        await self._do(update(sessions).where(sessions.c.id == session).values(seen=seen))

    async def revoke(self, session: str) -> None:
        await self._do(delete(sessions).where(sessions.c.id == session))

    async def add_passkey(self, passkey: Passkey) -> None:
        await self._do(insert(passkeys).values(asdict(passkey)))

    async def passkey(self, passkey: str) -> Passkey | None:
        return await self._one(Passkey, select(passkeys).where(passkeys.c.id == passkey))

    async def passkeys(self, person: PersonId) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
        return await self._all(Passkey, query)

    async def use_passkey(self, passkey: str, count: int) -> None:
        await self._do(update(passkeys).where(passkeys.c.id == passkey).values(count=count))

    async def delete_passkey(self, passkey: str) -> None:
        await self._do(delete(passkeys).where(passkeys.c.id == passkey))

    async def add_report(self, report: Report) -> None:
        await self._do(insert(reports).values(asdict(report)))

    async def reports(self, *, closed: bool, limit: int = 100) -> list[Report]:
        here = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        return await self._reports(here, limit)

    async def reports_by(self, person: PersonId) -> list[Report]:
        return await self._reports(reports.c.by == person, None)

    async def close_report(self, report: str, at: Moment) -> bool:
        return await self._do(update(reports).where(reports.c.id == report).values(closed=at)) > 0

    async def _blame(self, person: Person | None) -> None:
        """Raises `LoginTaken` where that is why the database refused."""
        if person is not None and person.login is not None:
            other = await self.by_login(person.login)
            if other is not None and other.id != person.id:
                raise LoginTaken(person.login) from None

    async def _reports(self, here: ColumnElement[bool], limit: int | None) -> list[Report]:
        query = select(reports).where(here).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
        return await self._all(Report, query)


def _row(person: Person) -> dict[str, object]:
    keys = {
        "login_key": None if person.login is None else folded(person.login),
        "search_key": f"{folded(person.name)}\n{folded(person.login or '')}",
    }
    return asdict(person) | keys
