"""Ratings: openskill over the finished rated tables, apart for each game and family of rules.

They follow from what is stored of finished games alone, so that they can be counted again at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from stik.app.ports import PersonId, Storage
from stik.app.scores import GameScore, Rating, RatingTaken
from stik.app.scoring import scores_in
from stik.engine import LaterEdition

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ATTEMPTS: Final = 8
SURE: Final = 3.0
"""A rating is shown with what it is at least: so many deviations below the mean."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes half a second, and most never ask for a rating

    return PlackettLuce()


def rated(games: Sequence[GameScore], before: dict[PersonId, Rating]) -> list[Rating]:
    """Everybody's rating after a table: sides are teams, and their places decide."""
    model = _model()
    sides = {one.side: [other for other in games if other.side == one.side] for one in games}
    teams = [[_skill(model, before.get(one.person)) for one in side] for side in sides.values()]
    after = model.rate(teams, ranks=[float(side[0].place) for side in sides.values()])
    return [
        Rating(
            person=one.person,
            game=one.game,
            family=one.family,
            number=1 if one.person not in before else before[one.person].number + 1,
            table=one.table,
            at=one.at,
            mu=skill.mu,
            sigma=skill.sigma,
        )
        for side, skills in zip(sides.values(), after, strict=True)
        for one, skill in zip(side, skills, strict=True)
    ]


def _skill(model: PlackettLuce, rating: Rating | None):  # type: ignore[no-untyped-def]  # openskill's own, unnamed
    return model.rating() if rating is None else model.rating(mu=rating.mu, sigma=rating.sigma)


class Ratings:
    """Counts what is uncounted before anybody looks; nobody waits for it at a table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._results = storage.results

    async def catch_up(self) -> int:
        """How many tables have been counted now."""
        counted = 0
        for _ in range(ATTEMPTS):
            try:
                for _table, games in groupby(await self._results.uncounted(), key=lambda one: one.table):
                    await self._count(list(games))
                    counted += 1
            except RatingTaken:
                continue  # another process counts too: read again
            else:
                break
        return counted

    async def _count(self, games: Sequence[GameScore]) -> None:
        first = games[0]
        before = await self._results.ratings([one.person for one in games], first.game, first.family)
        await self._results.count(first.table, rated(games, before))

    async def history(self, person: PersonId) -> list[Rating]:
        """Every rating that somebody has had, by game and family, the oldest first."""
        await self.catch_up()
        return await self._results.history(person)

    async def recount(self, *, histories: bool = False) -> int:
        """Counts all ratings anew; with `histories`, also the finished games themselves from the tables' histories."""
        if histories:
            for code in await self._storage.tables.codes():
                entries = await self._storage.tables.entries(code)
                with suppress(LaterEdition):  # what a later version has counted stands
                    if entries:
                        await self._results.rewrite(code, scores_in(entries))
        await self._results.recount()
        return await self.catch_up()
