"""What signing in needs of the database, which all processes share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from stik.app.ports import Moment, Person, PersonId
from stik.app.secret import Secret

Kind: TypeAlias = Literal["code", "link"]


@dataclass(frozen=True, slots=True)
class Count:
    """Guesses that are not yet forgotten: each adds the same time to `until`, so that tells how many they are."""

    last: Moment = 0
    until: Moment = 0
    """When all of them are forgotten."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which an account was signed in to."""

    person: PersonId
    device: str
    """The hash of the browser's name."""
    seen: Moment


@dataclass(frozen=True, slots=True)
class WayBack:
    """A secret that sets a new password, once."""

    secret: Secret
    """Its hash."""
    person: PersonId
    kind: Kind
    made: Moment
    until: Moment | None = None
    """None holds until it is used or replaced."""


class SignIns(Protocol):
    """Counts of guesses, known browsers and ways back to an account."""

    async def count(self, key: str) -> Count:
        """Nothing was tried where nothing is stored."""

    async def recount(self, key: str, how: Callable[[Count], Count], now: Moment) -> None:
        """Changes a count so that no other process's change is lost, and drops some that are forgotten by now.

        Where `how` raises, nothing has changed.
        """

    async def knows(self, person: PersonId, device: str) -> bool: ...

    async def remember(self, device: Device, *, most: int) -> None:
        """Of the person's browsers those are kept that were seen last."""

    async def devices(self, person: PersonId) -> list[Device]:
        """The last seen first."""

    async def forget_devices(self, person: PersonId) -> None: ...

    async def replace_ways_back(self, person: PersonId, kind: Kind, ways: list[WayBack]) -> None:
        """From now on these are all of this kind that lead to the person."""

    async def way_back(self, secret: Secret) -> WayBack | None: ...

    async def ways_back(self, person: PersonId) -> list[WayBack]: ...

    async def recover(self, secret: Secret, password: Secret) -> Person | None:
        """Uses a way back up, all in one step: the person has the new password, and nobody is signed in or known.

        Links that lead to the person end too. None, and nothing changed, where there is no such way any more.
        """
