"""Passwords: hashed with argon2, in threads, so that nobody waits for another's sign-in."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache, partial
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stik.app.secret import Secret

AT_ONCE: Final = 4
"""Each hash takes tens of megabytes; more sign-ins wait."""


class Passwords:
    """Hashes and verifies; an unknown login takes as long as a wrong password."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._decoy = cache(partial(self._hasher.hash, "nobody has this password"))
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> Secret:
        async with self._turns:
            return Secret(await asyncio.to_thread(self._hasher.hash, _normal(password)))

    async def verify(self, stored: Secret | None, password: str) -> bool:
        """Whether the password fits; without a stored hash it does not, after the same work."""
        async with self._turns:
            decoy = await asyncio.to_thread(self._decoy)  # also where it is not needed: the first answer tells nothing
            kept = stored.get_secret_value() if stored else decoy
            fits = await asyncio.to_thread(self._fits, kept, _normal(password))
        return fits and stored is not None

    def outdated(self, stored: Secret) -> bool:
        """Whether the hash was made with weaker parameters than those of today."""
        return self._hasher.check_needs_rehash(stored.get_secret_value())

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def _normal(password: str) -> str:
    """The same password from every keyboard."""
    return unicodedata.normalize("NFKC", password)
