"""Accounts: a guest takes a login and a password, and signs in from other devices."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stik.app.details import LONGEST_PASSWORD, check, folded, login_faults, login_of, password_faults
from stik.app.identity import Identity, Known, hashed
from stik.app.passwords import Passwords
from stik.app.ports import Person, PersonId
from stik.app.sign_in.guesses import Caller, Guesses, WrongGuess
from stik.app.sign_in.ports import Device, SignIns
from stik.errors import Conflict, Fault, NotAllowed, NotFound, StikError

GRANTED: Final = ("organiser", "referee", "admin")
"""The roles that an admin gives; `player` is everybody."""
MOST_DEVICES: Final = 20
"""Browsers in which an account is known."""


class WrongPassword(WrongGuess):
    """Login and password do not belong together; says no more than that."""

    def __init__(self) -> None:
        super().__init__(Fault.of("people/wrong-password"))


class UnknownRole(StikError):
    """No role has this name."""

    def __init__(self, role: str) -> None:
        super().__init__(Fault.of("people/unknown-role", role=role, known=", ".join(GRANTED)))


class Accounts:
    """Logins, passwords and roles."""

    def __init__(self, identity: Identity, passwords: Passwords, sign_ins: SignIns, guesses: Guesses) -> None:
        self.identity, self.passwords = identity, passwords
        self.sign_ins, self.guesses = sign_ins, guesses
        self._people = identity.people

    async def upgrade(self, person: PersonId, login: str, password: str) -> Person:
        """The guest becomes an account; raises `LoginTaken`."""
        login = login_of(login)
        check(login_faults(login), password_faults(password, login=login))
        secret = await self.passwords.hash(password)

        def account(guest: Person) -> Person:
            if guest.login is not None:
                raise Conflict("people/already-account")
            return replace(guest, login=login, password=secret)

        return await self.identity.renew(person, account)

    async def proven(self, login: str, password: str, caller: Caller) -> Person:
        """Whose login and password these are; raises `WrongPassword` and `TooManyGuesses`."""
        login = login_of(login)
        person = await self._people.by_login(login)
        async with self.guesses.at_password(folded(login), person.id if person else "", caller):
            stored = person.password if person else None
            if not await self.passwords.verify(stored, password[: LONGEST_PASSWORD + 1]) or person is None:
                raise WrongPassword
        return person

    async def sign_in(self, login: str, password: str, caller: Caller) -> tuple[Known, str]:
        """A new session of the account, and the secret for the cookie; raises as `proven` does."""
        person = await self.proven(login, password, caller)
        stored = person.password
        if stored and self.passwords.outdated(stored):
            fresh = await self.passwords.hash(password)
            person = await self.identity.renew(
                person.id, lambda now: replace(now, password=fresh) if now.password == stored else now
            )
        known, token = await self.identity.open(person, agent=caller.agent)
        if (await self.identity.stored(person.id)).password != person.password:  # changed while it was checked
            await self.identity.leave(known)
            raise WrongPassword
        return known, token

    async def change_password(self, known: Known, old: str, new: str, caller: Caller) -> None:
        """Another password; signs out and forgets every other device, and a link from an admin leads nowhere."""
        person = await self.identity.stored(known.person.id)
        if person.login is None:
            raise Conflict("people/no-account")
        check(password_faults(new, login=person.login))
        await self.proven(person.login, old, caller)
        secret = await self.passwords.hash(new)
        await self.identity.renew(person.id, lambda now: replace(now, password=secret))
        await self.identity.revoke_others(known)
        await self.sign_ins.replace_ways_back(person.id, "link", [])
        await self.sign_ins.forget_devices(person.id)
        await self.remember(person, caller.device)

    async def remember(self, person: Person, device: str) -> None:
        """From now on this browser is known to the account."""
        if person.login is not None:
            found = Device(person.id, hashed(device), self.identity.clock.now())
            await self.sign_ins.remember(found, most=MOST_DEVICES)

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

        return await self.identity.renew(person, granted)

    async def named(self, login: str) -> Person:
        """The account with this login; raises `NotFound`."""
        person = await self._people.by_login(login_of(login))
        if person is None:
            raise NotFound("people/no-such-login", login=login)
        return person
