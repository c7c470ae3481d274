"""Accounts: a guest takes a login and a password, and signs in from other devices."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stik.app.details import LONGEST_PASSWORD, check, login_faults, login_of, password_faults
from stik.app.identity import Identity, Known
from stik.app.passwords import Passwords
from stik.app.ports import Person, PersonId
from stik.errors import Conflict, Fault, NotAllowed, NotFound, StikError

GRANTED: Final = ("organiser", "referee", "admin")
"""The roles that an admin gives; `player` is everybody."""


class WrongPassword(StikError):
    """Login and password do not belong together; says no more than that."""

    def __init__(self) -> None:
        super().__init__(Fault.of("people/wrong-password"))


class UnknownRole(StikError):
    """No role has this name."""

    def __init__(self, role: str) -> None:
        super().__init__(Fault.of("people/unknown-role", role=role, known=", ".join(GRANTED)))


class Accounts:
    """Logins, passwords and roles."""

    def __init__(self, identity: Identity, passwords: Passwords) -> None:
        self._identity = identity
        self._people = identity.people
        self._passwords = passwords

    async def upgrade(self, person: PersonId, login: str, password: str) -> Person:
        """The guest becomes an account; raises `LoginTaken`."""
        login = login_of(login)
        check(login_faults(login), password_faults(password, login=login))
        secret = await self._passwords.hash(password)

        def account(guest: Person) -> Person:
            if guest.login is not None:
                raise Conflict("people/already-account")
            return replace(guest, login=login, password=secret)

        return await self._identity.renew(person, account)

    async def sign_in(self, login: str, password: str, *, agent: str = "") -> tuple[Known, str]:
        """A new session of the account, and the secret for the cookie; raises `WrongPassword`."""
        person = await self._people.by_login(login_of(login))
        stored = person.password if person else None
        if not await self._passwords.verify(stored, password[: LONGEST_PASSWORD + 1]) or person is None:
            raise WrongPassword
        if stored and self._passwords.outdated(stored):
            fresh = await self._passwords.hash(password)
            person = await self._identity.renew(
                person.id, lambda now: replace(now, password=fresh) if now.password == stored else now
            )
        return await self._identity.open(person, agent=agent)

    async def change_password(self, known: Known, old: str, new: str) -> None:
        """Another password; signs out every other device."""
        person = await self._identity.stored(known.person.id)
        if person.login is None:
            raise Conflict("people/no-account")
        check(password_faults(new, login=person.login))
        if not await self._passwords.verify(person.password, old[: LONGEST_PASSWORD + 1]):
            raise WrongPassword
        secret = await self._passwords.hash(new)
        await self._identity.renew(person.id, lambda now: replace(now, password=secret))
        await self._identity.revoke_others(known)

    async def search(self, text: str, *, limit: int = 50) -> list[Person]:
        """Whose name or login contains the text."""
        return await self._people.search(text.strip(), limit=limit)

    async def grant(self, person: PersonId, roles: frozenset[str], *, by: PersonId | None = None) -> Person:
        """Gives the account exactly these roles; an admin stays one as far as it is up to that admin alone."""
        wanted = roles - {"player"}
        for role in sorted(wanted - set(GRANTED)):
            raise UnknownRole(role)
        if person == by and "admin" not in wanted:
            raise NotAllowed("people/own-admin")

        def granted(found: Person) -> Person:
            if found.login is None and wanted:
                raise Conflict("people/role-needs-account")
            return replace(found, roles=wanted)

        return await self._identity.renew(person, granted)

    async def named(self, login: str) -> Person:
        """The account with this login; raises `NotFound`."""
        person = await self._people.by_login(login_of(login))
        if person is None:
            raise NotFound("people/no-such-login", login=login)
        return person
