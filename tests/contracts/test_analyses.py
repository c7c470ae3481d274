"""What every storage of analyses does: one process works at each, whoever waits is counted, results stay."""

from __future__ import annotations

import asyncio

from stik.app.analyses.ports import Key
from stik.app.ports import Storage
from stik.storage.sql import SqlStorage

KEY = Key("ab12", "quick", "2/120")
RESULT = {"game": "vira", "curve": [1.5, "♣"]}


async def test_one_process_works_and_everybody_waits(storage: Storage) -> None:
    analyses = storage.analyses
    assert await analyses.get(KEY) is None
    assert await analyses.begin(KEY, "w1", "p1", 100, dead_before=50)
    assert not await analyses.begin(KEY, "w2", "p2", 110, dead_before=60)
    assert await analyses.advance(KEY, "w1", 3, 10, 120)
    assert not await analyses.advance(KEY, "w2", 9, 10, 120), "it is not this process's"
    found = await analyses.get(KEY)
    assert found is not None
    assert (found.worker, found.done, found.total, found.touched, found.ended) == ("w1", 3, 10, 120, False)
    assert await analyses.awaited("p2", alive_since=100) == {KEY}
    assert await analyses.awaited("p2", alive_since=121) == set(), "who works there is dead"
    await analyses.finish(KEY, "w2", result={})
    await analyses.finish(KEY, "w1", result=RESULT)
    done = await analyses.get(KEY)
    assert done is not None
    assert (done.result, done.trouble) == (RESULT, None)
    assert not await analyses.begin(KEY, "w2", "p3", 9000, dead_before=8000), "it is done"
    assert await analyses.awaited("p1", alive_since=0) == await analyses.awaited("p3", alive_since=0) == set()
    assert not await analyses.leave(KEY, "p1"), "what is done stays"


async def test_given_up_when_nobody_waits(storage: Storage) -> None:
    analyses = storage.analyses
    await analyses.begin(KEY, "w1", "p1", 100, dead_before=0)
    await analyses.begin(KEY, "w2", "p2", 100, dead_before=0)
    assert not await analyses.leave(KEY, "p1")
    assert await analyses.leave(KEY, "p2")
    assert await analyses.get(KEY) is None
    assert not await analyses.advance(KEY, "w1", 4, 10, 130), "the process that worked hears of it"
    await analyses.begin(KEY, "w1", "p1", 200, dead_before=0)
    await analyses.forget("p1")
    assert not await analyses.advance(KEY, "w1", 1, 10, 210), "nobody waits any more"


async def test_work_is_taken_over_from_the_dead_and_from_trouble(storage: Storage) -> None:
    analyses = storage.analyses
    await analyses.begin(KEY, "w1", "p1", 100, dead_before=0)
    await analyses.advance(KEY, "w1", 5, 10, 100)
    assert await analyses.begin(KEY, "w2", "p2", 500, dead_before=400)
    taken = await analyses.get(KEY)
    assert taken is not None
    assert (taken.worker, taken.done) == ("w2", 0)
    assert not await analyses.advance(KEY, "w1", 6, 10, 510)
    await analyses.finish(KEY, "w2", trouble={"code": "bots/no-kernel", "params": {}})
    failed = await analyses.get(KEY)
    assert failed is not None
    assert failed.trouble == {"code": "bots/no-kernel", "params": {}}
    assert await analyses.begin(KEY, "w1", "p1", 510, dead_before=0)
    await analyses.release("w1")
    assert await analyses.get(KEY) is None


async def test_a_new_judge_takes_the_place_of_the_old(storage: Storage) -> None:
    analyses = storage.analyses
    newer, deeper = KEY._replace(judging="3/120"), KEY._replace(depth="thorough")
    for key in (KEY, deeper, newer):
        assert await analyses.begin(key, "w1", "p1", 100, dead_before=0)
    for key in (KEY, deeper):
        await analyses.finish(key, "w1", result=RESULT)
    seen = await analyses.several([KEY, newer, Key("none", "quick", "1")])
    assert {key: one.result for key, one in seen.items()} == {KEY: {}, newer: None}
    await analyses.finish(newer, "w1", result=RESULT)
    assert set(await analyses.several([KEY, newer, deeper])) == {newer, deeper}


async def test_two_that_begin_at_once(database_url: str) -> None:
    storages = [await SqlStorage.open(database_url) for _ in range(2)]
    begun = await asyncio.gather(
        *(one.analyses.begin(KEY, f"w{n}", f"p{n}", 100, dead_before=0) for n, one in enumerate(storages))
    )
    assert sorted(begun) == [False, True]
    for one in storages:
        await one.close()


async def test_results_outlive_the_process(database_url: str) -> None:
    first = await SqlStorage.open(database_url)
    await first.analyses.begin(KEY, "w1", "p1", 100, dead_before=0)
    await first.analyses.finish(KEY, "w1", result=RESULT)
    await first.close()
    second = await SqlStorage.open(database_url)
    found = await second.analyses.get(KEY)
    assert found is not None
    assert found.result == RESULT
    await second.close()
