"""Finished deals and games, and ratings, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stik.app.ports import Code, PersonId
from stik.app.scores import Chosen, DealScore, GameScore, Rating, RatingTaken, Scores
from stik.storage.memory.people import MemoryPeople


class MemoryResults:
    """Lists; deals and games come with the entries of tables (`put`)."""

    def __init__(self, people: MemoryPeople) -> None:
        self._people = people
        self._deals: list[DealScore] = []
        self._games: list[GameScore] = []
        self._ratings: dict[tuple[PersonId, str, str, int], Rating] = {}
        self._uncounted: set[Code] = set()

    def put(self, scores: Scores) -> None:
        self._deals += scores.deals
        self._games += scores.games
        self._uncounted |= {one.table for one in scores.games if one.rated}

    async def deals(self, person: PersonId, chosen: Chosen, *, limit: int) -> list[DealScore]:
        mine = [one for one in self._deals if one.person == person and _fits(one, chosen)]
        last = sorted(mine, key=lambda one: (-one.at, one.table, -one.deal))[:limit]
        return last[::-1]

    async def games(self, person: PersonId, chosen: Chosen, *, limit: int) -> list[GameScore]:
        mine = [one for one in self._games if one.person == person and _fits(one, chosen)]
        return sorted(mine, key=lambda one: (-one.at, one.table))[:limit]

    async def of_tables(self, tables: Sequence[Code]) -> list[GameScore]:
        found = [one for one in self._games if one.table in tables]
        return sorted(found, key=lambda one: (one.table, one.seat))

    async def of_club(self, club: Code, *, limit: int) -> list[GameScore]:
        found = [one for one in self._games if one.club == club]
        return sorted(found, key=lambda one: (-one.at, one.table, one.seat))[:limit]

    async def rewrite(self, table: Code, scores: Scores) -> None:
        self._deals = [one for one in self._deals if one.table != table]
        self._games = [one for one in self._games if one.table != table]
        self._uncounted.discard(table)
        self.put(Scores(tuple(one for one in scores.deals if self._people.has(one.person)), scores.games))

    async def uncounted(self) -> list[GameScore]:
        found = [one for one in self._games if one.table in self._uncounted]
        return sorted(found, key=lambda one: (one.at, one.table, one.seat))

    async def ratings(self, people: Iterable[PersonId], game: str, family: str) -> dict[PersonId, Rating]:
        found: dict[PersonId, Rating] = {}
        for person in people:
            for one in await self.history(person):
                if (one.game, one.family) == (game, family):
                    found[person] = one
        return found

    async def history(self, person: PersonId) -> list[Rating]:
        found = [one for one in self._ratings.values() if one.person == person]
        return sorted(found, key=lambda one: (one.game, one.family, one.number))

    async def count(self, table: Code, ratings: Sequence[Rating]) -> None:
        rows = {(one.person, one.game, one.family, one.number): one for one in ratings if self._people.has(one.person)}
        if table not in self._uncounted or rows.keys() & self._ratings.keys():
            raise RatingTaken(table)
        self._uncounted.discard(table)
        self._ratings |= rows

    async def recount(self) -> None:
        self._ratings = {}
        self._uncounted = {one.table for one in self._games if one.rated}

    async def forget(self, person: PersonId) -> None:
        self._deals = [one for one in self._deals if one.person != person]
        self._ratings = {key: one for key, one in self._ratings.items() if one.person != person}


def _fits(one: DealScore | GameScore, chosen: Chosen) -> bool:
    return (
        chosen.game in (None, one.game)
        and chosen.family in (None, one.family)
        and (chosen.since is None or one.at >= chosen.since)
        and (chosen.until is None or one.at < chosen.until)
    )
