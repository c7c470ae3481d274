"""Guesses at what people keep secret: all processes count together, and who guesses on waits longer and longer.

Nobody is ever locked out: a delay has an end, and a browser that has signed in to the account before has a count of its
own, which nobody else's guesses reach.
"""

from __future__ import annotations

import hashlib
import hmac
import math
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from stik.app.identity import hashed
from stik.app.ports import Clock, Moment, PersonId
from stik.app.secret import Secret
from stik.app.sign_in.ports import Count, SignIns
from stik.errors import StikError, TryLater

FIRST: Final = 1_000
"""Milliseconds of the first delay; each after it is twice as long."""


class WrongGuess(StikError):
    """What somebody took for the secret is none."""


class TooManyGuesses(TryLater):
    """The next guess must wait."""

    def __init__(self, seconds: int) -> None:
        minutes = 0 if seconds < 60 else math.ceil(seconds / 60)
        super().__init__("people/too-many-guesses", seconds=seconds, minutes=minutes)


@dataclass(frozen=True, slots=True)
class Caller:
    """Where somebody asks from."""

    address: str
    device: str
    """The browser's own name."""
    agent: str = ""


@dataclass(frozen=True, slots=True)
class Pace:
    """So many guesses without a delay; the delays grow until they are as long as a guess is remembered."""

    free: int
    remembered: Moment

    def check(self, count: Count, now: Moment) -> None:
        """Raises `TooManyGuesses`."""
        guesses = math.ceil(max(0, count.until - now) / self.remembered)
        if guesses >= self.free:
            longer = 2 ** min(guesses - self.free, 30)
            wait = count.last + min(self.remembered, FIRST * longer) - now
            if wait > 0:
                raise TooManyGuesses(math.ceil(wait / 1000))

    def more(self, count: Count, *, now: Moment) -> Count:
        """One guess more; raises `TooManyGuesses`."""
        self.check(count, now)
        return Count(now, max(count.until, now) + self.remembered)

    def less(self, count: Count) -> Count:
        """It was no guess."""
        return Count(count.last, count.until - self.remembered)


BY_LOGIN: Final = Pace(5, 15 * 60_000)
"""In the long run four an hour, from wherever they come."""
BY_ADDRESS: Final = Pace(60, 2_000)


class Guesses:
    """Counts under keyed hashes, so that the database holds neither logins that were tried nor addresses."""

    def __init__(self, sign_ins: SignIns, clock: Clock, *, secret: Secret, factor: float = 1.0) -> None:
        self._sign_ins, self._clock, self._secret = sign_ins, clock, secret.get_secret_value().encode()
        self._by_address = Pace(max(1, int(BY_ADDRESS.free * factor)), max(1, int(BY_ADDRESS.remembered / factor)))

    @asynccontextmanager
    async def at_password(self, login: str, person: PersonId, caller: Caller) -> AsyncIterator[None]:
        """A guess at the password of a login, whose account may be nobody's; the block checks it."""
        device = hashed(caller.device)
        if await self._sign_ins.knows(person, device):
            counted = {self._key("device", person, device): BY_LOGIN}
        else:
            counted = {self._key("login", login): BY_LOGIN, self._key("address", caller.address): self._by_address}
        async with self._counted(counted):
            yield

    def at_way_back(self, caller: Caller) -> AbstractAsyncContextManager[None]:
        """A guess at a secret that leads back to an account."""
        return self._counted({self._key("address", caller.address): self._by_address})

    @asynccontextmanager
    async def _counted(self, paces: dict[str, Pace]) -> AsyncIterator[None]:
        """Counts before the block checks, so that two at once are two; what was no wrong guess is taken back."""
        now = self._clock.now()
        for key, pace in paces.items():
            pace.check(await self._sign_ins.count(key), now)  # who must wait costs the database no writing
        for key, pace in paces.items():
            await self._sign_ins.recount(key, partial(pace.more, now=now), now)
        try:
            yield
        except WrongGuess:
            raise
        except Exception:
            await self._take_back(paces)
            raise
        else:
            await self._take_back(paces)

    async def _take_back(self, paces: dict[str, Pace]) -> None:
        for key, pace in paces.items():
            await self._sign_ins.recount(key, pace.less, self._clock.now())

    def _key(self, *parts: str) -> str:
        return hmac.digest(self._secret, "\n".join(parts).encode("utf-8", "replace"), hashlib.sha256).hex()
