"""Work in other processes: results, reports, giving up, death and the end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator

import pytest

from stik.app.workers import InPlace, Workers, WorkersDown
from stik.bootstrap.settings import Settings
from stik.bootstrap.workers import BRIEF, NICENESS, ProcessWorkers
from stik.errors import InvalidSetup
from tests.bootstrap import works


@pytest.fixture
async def workers() -> AsyncIterator[ProcessWorkers]:
    found = ProcessWorkers(1)
    yield found
    await found.close()


async def test_results_reports_and_errors_in_place() -> None:
    await _results(InPlace())


async def test_results_reports_and_errors(workers: ProcessWorkers) -> None:
    await _results(workers)
    assert await workers.run(works.slow, 0) != os.getpid()
    assert await workers.run(works.niceness) == min(19, os.nice(0) + NICENESS)


async def _results(workers: Workers) -> None:
    assert await workers.run(works.doubled, 21) == 42
    told: list[int] = []
    assert await workers.follow(told.append, works.counts, 3, 0) == "counted"
    assert told == [0, 1, 2]
    with pytest.raises(InvalidSetup):
        await workers.run(works.refuses)
    assert await workers.run(works.doubled, number=4) == 8


async def test_the_loop_goes_on_and_long_work_holds_up_no_short(workers: ProcessWorkers) -> None:
    await workers.run(works.doubled, 1)
    told: list[int] = []
    long = asyncio.create_task(workers.follow(told.append, works.counts, 500, 0.02))
    while not told:
        await asyncio.sleep(0.01)
    asked = [asyncio.create_task(workers.run(works.slow, 0.6)) for _ in range(3)]
    turns = 0
    while not all(task.done() for task in asked):
        await asyncio.sleep(0.005)
        turns += 1
        assert workers.load <= 2
    assert turns > 20, "the loop was not held up for the pieces of work"
    assert not long.done()
    long.cancel()
    with pytest.raises(asyncio.CancelledError):
        await long
    seen = len(told)
    assert await workers.follow(told.append, works.counts, 1, 0) == "counted", "what is given up makes room"
    assert len(told) <= seen + 2


async def test_a_worker_that_dies_fails_its_work_alone(workers: ProcessWorkers) -> None:
    with pytest.raises(WorkersDown):
        await workers.run(works.dies)
    assert await workers.run(works.doubled, 3) == 6, "and another takes its place"


async def test_a_worker_that_hangs_is_ended(workers: ProcessWorkers) -> None:
    workers._short._patience = 0.2
    workers._short._processes[0]._started()
    with pytest.raises(WorkersDown):
        await workers.run(works.slow, 60)


async def test_what_is_brief_is_read_beside_what_is_long(workers: ProcessWorkers) -> None:
    long = [asyncio.create_task(workers.read(works.sleeps, "x" * (BRIEF + 1), 60)) for _ in range(3)]
    assert await workers.read(works.sleeps, "x" * BRIEF, 0) == BRIEF
    assert not any(task.done() for task in long)
    for task in long:
        task.cancel()


async def test_closed_workers_work_no_more() -> None:
    workers = ProcessWorkers(1)
    busy = asyncio.create_task(workers.run(works.slow, 60))
    await asyncio.sleep(0.2)
    await workers.close()
    with pytest.raises(WorkersDown):
        await busy
    with pytest.raises(WorkersDown):
        await workers.run(works.doubled, 1)


def test_one_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert Settings(data=":memory:").thinking_processes == 7
    assert Settings(data=":memory:", workers=4).thinking_processes == 1
    assert Settings(data=":memory:", thinkers=3).thinking_processes == 3
