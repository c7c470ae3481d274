"""What is stored of finished deals and games, and the ratings that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from stik.app.ports import Code, Moment, PersonId
from stik.errors import Fault, StikError

Facts: TypeAlias = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class DealScore:
    """What one deal brought one person; `points` are lus or pinnar."""

    table: Code
    deal: int
    seat: str
    person: PersonId
    at: Moment
    game: str
    family: str
    """The preset that the rules of the table are built on."""
    points: int
    facts: Facts


@dataclass(frozen=True, slots=True)
class GameScore:
    """How one person came out of a finished table; place 0 where it was stopped without a result."""

    table: Code
    seat: str
    person: PersonId
    at: Moment
    game: str
    family: str
    club: Code
    side: str
    place: int
    points: int
    deals: int
    rated: bool
    """Whether it counts: a rated table, played to its end between persons with accounts alone."""


@dataclass(frozen=True, slots=True)
class Scores:
    """What an entry of a table's history ended: a deal, a game, both or nothing."""

    deals: tuple[DealScore, ...] = ()
    games: tuple[GameScore, ...] = ()


@dataclass(frozen=True, slots=True)
class Rating:
    """Somebody's rating in a family of rules after so many rated games."""

    person: PersonId
    game: str
    family: str
    number: int
    table: Code
    at: Moment
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which deals or games one wants to see."""

    game: str | None = None
    family: str | None = None
    since: Moment | None = None
    until: Moment | None = None


class RatingTaken(StikError):
    """Somebody else has counted the table, or another one of its players; read again."""

    def __init__(self, table: Code) -> None:
        super().__init__(Fault.of("people/rating-taken", table=table))


class Results(Protocol):
    """Finished deals and games by person; written with the entry that ended them (`Tables.append`)."""

    async def deals(self, person: PersonId, chosen: Chosen, *, limit: int) -> list[DealScore]:
        """The last ones, the oldest of them first."""

    async def games(self, person: PersonId, chosen: Chosen, *, limit: int) -> list[GameScore]:
        """The latest first."""

    async def of_tables(self, tables: Sequence[Code]) -> list[GameScore]: ...

    async def of_club(self, club: Code, *, limit: int) -> list[GameScore]:
        """Of its latest tables, the latest first."""

    async def rewrite(self, table: Code, scores: Scores) -> None:
        """In the place of everything that is stored of the table; nothing of people who are gone."""

    async def uncounted(self) -> list[GameScore]:
        """Rated games that no rating has counted, the oldest table first."""

    async def ratings(self, people: Iterable[PersonId], game: str, family: str) -> dict[PersonId, Rating]:
        """Everybody's last rating in a family."""

    async def history(self, person: PersonId) -> list[Rating]:
        """The oldest first."""

    async def count(self, table: Code, ratings: Sequence[Rating]) -> None:
        """The ratings after a table, which is now counted; all or nothing. Raises `RatingTaken`."""

    async def recount(self) -> None:
        """Forgets every rating: all rated games are uncounted."""

    async def forget(self, person: PersonId) -> None:
        """Deals and ratings; games stay with the table's history, as who played there does."""
