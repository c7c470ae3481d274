"""Passwords: hashed with argon2, few at once in threads that stand back, so that nobody waits for others' sign-ins."""

from __future__ import annotations

import asyncio
import os
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stik.app.secret import Secret
from stik.app.workers import Busy

T = TypeVar("T")

AT_ONCE: Final = 2
"""Each takes tens of megabytes and all cores; more wait for their turn."""
MOST_WAITING: Final = 200
"""A hall signs in at once, and the last of it is in within seconds."""
TRY_AGAIN: Final = 10
"""Seconds after which so many have had their turn."""
NICENESS: Final = 10
"""How far hashing stands back behind the moves of the tables."""


class Passwords:
    """Hashes and verifies; an unknown login takes as long as a wrong password."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._decoy = cache(partial(self._hasher.hash, "nobody has this password"))
        self._threads = ThreadPoolExecutor(AT_ONCE, "password", initializer=_stand_back)
        self._asked = 0

    async def hash(self, password: str) -> Secret:
        """Raises `Busy`."""
        return Secret(await self._in_turn(partial(self._hasher.hash, _normal(password))))

    async def verify(self, stored: Secret | None, password: str) -> bool:
        """Whether the password fits; without a stored hash it does not, after the same work.  Raises `Busy`."""
        return await self._in_turn(partial(self._verify, stored, _normal(password)))

    def outdated(self, stored: Secret) -> bool:
        """Whether the hash was made with weaker parameters than those of today."""
        return self._hasher.check_needs_rehash(stored.get_secret_value())

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._asked >= AT_ONCE + MOST_WAITING:
            raise Busy(TRY_AGAIN)
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked -= 1

    def _verify(self, stored: Secret | None, password: str) -> bool:
        decoy = self._decoy()  # also where it is not needed: the first answer tells nothing
        return self._fits(stored.get_secret_value() if stored else decoy, password) and stored is not None

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def _stand_back() -> None:
    """This thread, and those that argon2 starts from it; only Linux knows the niceness of a thread."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _normal(password: str) -> str:
    """The same password from every keyboard."""
    return unicodedata.normalize("NFKC", password)
