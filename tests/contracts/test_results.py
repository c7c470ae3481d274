"""What every storage of finished deals, games and ratings does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stik.app.ports import Storage, VersionTaken
from stik.app.scores import Chosen, DealScore, GameScore, Rating, RatingTaken, Scores

from .examples import entry, listing, person

EVERY = Chosen()
DEAL = DealScore("aaaa", 1, "N", "p1", 100, "voms", "worms", 2, {"voms_safe": 1, "ended": "played-out"})
GAME = GameScore("aaaa", "N", "p1", 200, "voms", "worms", "", "NS", 1, 1, 7, True)
RATING = Rating("p1", "voms", "worms", 1, "aaaa", 200, 26.25, 8.125)


async def play(storage: Storage) -> None:
    """A table of two, with a deal and its end."""
    for number in (1, 2):
        await storage.people.add(person(number))
    other = replace(DEAL, seat="E", person="p2", points=0)
    await storage.tables.append(entry(), listing(), Scores((DEAL, other)))
    await storage.tables.append(entry(version=2), None, Scores(games=(GAME, replace(GAME, seat="E", person="p2"))))


async def test_scores_come_with_the_entry(storage: Storage) -> None:
    await play(storage)
    assert await storage.results.deals("p1", EVERY, limit=10) == [DEAL]
    assert await storage.results.games("p2", EVERY, limit=10) == [replace(GAME, seat="E", person="p2")]
    again = Scores((replace(DEAL, deal=2),))
    with pytest.raises(VersionTaken):
        await storage.tables.append(entry(version=2), None, again)
    assert await storage.results.deals("p1", EVERY, limit=10) == [DEAL], "neither the entry nor what it ended"


async def test_choosing(storage: Storage) -> None:
    await play(storage)
    more = [replace(DEAL, table="bbbb", deal=deal, at=300 + deal, game="vira", family="sm2025") for deal in (1, 2, 3)]
    await storage.tables.append(entry("bbbb"), listing("bbbb"), Scores(tuple(more)))

    async def found(chosen: Chosen, limit: int = 10) -> list[int]:
        return [one.at for one in await storage.results.deals("p1", chosen, limit=limit)]

    assert await found(EVERY) == [100, 301, 302, 303]
    assert await found(EVERY, limit=2) == [302, 303], "the last ones, in their order"
    assert await found(Chosen(game="vira")) == [301, 302, 303]
    assert await found(Chosen(family="worms")) == [100]
    assert await found(Chosen(since=301, until=303)) == [301, 302]


async def test_of_tables_and_clubs(storage: Storage) -> None:
    await play(storage)
    theirs = replace(GAME, table="bbbb", club="kamkam", at=300)
    await storage.tables.append(entry("bbbb"), replace(listing("bbbb"), club="kamkam"), Scores(games=(theirs,)))
    assert await storage.results.of_club("kamkam", limit=5) == [theirs]
    assert len(await storage.results.of_tables(["aaaa", "bbbb", "cccc"])) == 3
    assert [one.code for one in await storage.tables.of_club("kamkam", over=False)] == ["bbbb"]
    assert await storage.tables.of_club("kamkam", over=True) == []
    assert {one.code for one in await storage.tables.listings(["aaaa", "bbbb", "zzzz"])} == {"aaaa", "bbbb"}
    assert await storage.tables.codes() == ["aaaa", "bbbb"]


async def test_ratings_count_a_table_once(storage: Storage) -> None:
    await play(storage)
    assert [one.seat for one in await storage.results.uncounted()] == ["E", "N"]
    await storage.results.count("aaaa", [RATING, replace(RATING, person="p2", mu=23.75)])
    assert await storage.results.uncounted() == []
    with pytest.raises(RatingTaken):
        await storage.results.count("aaaa", [replace(RATING, number=2)])
    assert await storage.results.ratings(["p1", "p9"], "voms", "worms") == {"p1": RATING}
    assert await storage.results.ratings(["p1"], "voms", "25") == {}
    await storage.results.recount()
    assert await storage.results.history("p1") == []
    assert len(await storage.results.uncounted()) == 2


async def test_two_who_count_at_once_do_not_overwrite_each_other(storage: Storage) -> None:
    await play(storage)
    await storage.tables.append(entry("bbbb"), listing("bbbb"), Scores(games=(replace(GAME, table="bbbb", at=300),)))
    await storage.results.count("aaaa", [RATING])
    with pytest.raises(RatingTaken):
        await storage.results.count("bbbb", [replace(RATING, table="bbbb")])
    assert [one.table for one in await storage.results.uncounted()] == ["bbbb"], "nothing of it has happened"
    await storage.results.count("bbbb", [replace(RATING, table="bbbb", number=2, mu=27.5)])
    assert [one.mu for one in await storage.results.history("p1")] == [26.25, 27.5]
    assert (await storage.results.ratings(["p1"], "voms", "worms"))["p1"].number == 2


async def test_rewriting_leaves_out_who_is_gone(storage: Storage) -> None:
    await play(storage)
    gone = replace(DEAL, seat="S", person="p9")
    await storage.results.rewrite("aaaa", Scores((replace(DEAL, points=5), gone), (GAME,)))
    assert [one.points for one in await storage.results.deals("p1", EVERY, limit=9)] == [5]
    assert await storage.results.deals("p9", EVERY, limit=9) == []
    assert await storage.results.of_tables(["aaaa"]) == [GAME]


async def test_forgetting(storage: Storage) -> None:
    await play(storage)
    await storage.results.count("aaaa", [RATING, replace(RATING, person="p2")])
    await storage.results.forget("p1")
    assert await storage.results.deals("p1", EVERY, limit=9) == []
    assert await storage.results.history("p1") == []
    assert len(await storage.results.history("p2")) == 1
    assert len(await storage.results.deals("p2", EVERY, limit=9)) == 1
