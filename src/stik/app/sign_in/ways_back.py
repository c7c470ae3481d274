"""Ways back to an account whose password is forgotten: codes that its owner keeps, a link that an admin makes."""

from __future__ import annotations

import secrets
from typing import Final

from stik.app.accounts import Accounts
from stik.app.codes import code_of
from stik.app.details import check, password_faults
from stik.app.identity import Known, hashed
from stik.app.ports import Moment, Person, PersonId
from stik.app.secret import Secret
from stik.app.sign_in.guesses import Caller, WrongGuess
from stik.app.sign_in.ports import Kind, WayBack
from stik.errors import Conflict, Fault

CODES: Final = 10
CODE_LETTERS: Final = 16
"""79 bits: nobody guesses it here, nor from its hash."""
GROUP: Final = 4
LINK_LETTERS: Final = 40


class WayBackRefused(WrongGuess):
    """There is no such way back, or not any more; says no more than that."""

    def __init__(self) -> None:
        super().__init__(Fault.of("people/way-back-refused"))


class WaysBack:
    """Makes them and lets people in by them; only their hashes are stored."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._identity, self._sign_ins = accounts.identity, accounts.sign_ins

    async def make_codes(self, person: Person, password: str, caller: Caller) -> list[str]:
        """New codes in the place of all earlier ones; they are told only now."""
        if person.login is None:
            raise Conflict("people/no-account")
        await self._accounts.proven(person.login, password, caller)
        codes = [_drawn(CODE_LETTERS) for _ in range(CODES)]
        await self._replace(person.id, "code", codes)
        return ["-".join(code[at : at + GROUP] for at in range(0, CODE_LETTERS, GROUP)) for code in codes]

    async def codes(self, person: PersonId) -> list[WayBack]:
        """Those that nobody has used."""
        return [way for way in await self._sign_ins.ways_back(person) if way.kind == "code"]

    async def make_link(self, login: str, lasts: Moment) -> str:
        """The secret of a new link, for whoever looks after the server to pass on; an earlier one leads nowhere."""
        person = await self._accounts.named(login)
        secret = _drawn(LINK_LETTERS)
        await self._replace(person.id, "link", [secret], until=self._identity.clock.now() + lasts)
        return secret

    async def use(self, secret: str, password: str, caller: Caller) -> tuple[Known, str, Kind]:
        """A new password and a new session; all others have ended, and no browser is known any more."""
        async with self._accounts.guesses.at_way_back(caller):
            way = await self._sign_ins.way_back(Secret(hashed(_plain(secret))))
            if way is None or (way.until is not None and way.until <= self._identity.clock.now()):
                raise WayBackRefused
        person = await self._identity.stored(way.person)
        check(password_faults(password, login=person.login or ""))
        recovered = await self._sign_ins.recover(way.secret, await self._accounts.passwords.hash(password))
        if recovered is None:
            raise WayBackRefused
        self._identity.forget(recovered.id)
        return *await self._identity.open(recovered, agent=caller.agent), way.kind

    async def _replace(self, person: PersonId, kind: Kind, drawn: list[str], *, until: Moment | None = None) -> None:
        now = self._identity.clock.now()
        ways = [WayBack(Secret(hashed(secret)), person, kind, now, until) for secret in drawn]
        await self._sign_ins.replace_ways_back(person, kind, ways)


def _drawn(letters: int) -> str:
    return code_of(secrets.token_bytes(32), letters)


def _plain(secret: str) -> str:
    """However it was typed: with hyphens or without, in large letters or small."""
    return "".join(letter for letter in secret.lower() if letter.isalnum())
