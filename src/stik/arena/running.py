"""Runs a contest on several cores; what came of every group is told as it comes, in any order."""

from __future__ import annotations

import atexit
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from multiprocessing import active_children, get_context

from stik.arena.contest import Arena, Contest, Group
from stik.arena.everything import Row, Trial, Variant


def run(contest: Contest, groups: int, *, processes: int = 1) -> Generator[Group, None, None]:
    """The groups of the contest; whoever stops asking ends it."""
    if processes == 1:
        with closing(Arena(contest)) as arena:
            yield from map(arena.group, range(groups))
        return
    with _pool(processes, _begin, contest) as pool:
        for done in as_completed([pool.submit(_group, number) for number in range(groups)]):
            yield done.result()


def run_trial(trial: Trial, rule_sets: Sequence[Variant], *, processes: int = 1) -> Generator[Row, None, None]:
    """How the bots fare under each of the rule sets, in their order."""
    if processes == 1:
        yield from map(trial.of, rule_sets)
        return
    with _pool(processes, _leave_interrupts) as pool:
        for done in [pool.submit(trial.of, rule_set) for rule_set in rule_sets]:
            yield done.result()


@contextmanager
def _pool(processes: int, begin: Callable[..., None], *given: object) -> Iterator[ProcessPoolExecutor]:
    """Processes that each begin so; who leaves early does not wait for what is under way, which may take minutes."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=begin, initargs=given)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()
        raise
    pool.shutdown()


_arenas: list[Arena] = []
"""The arena of a process of the pool."""


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that shows the result


def _begin(contest: Contest) -> None:
    _leave_interrupts()
    _arenas.append(Arena(contest))
    atexit.register(_arenas[0].close)


def _group(number: int) -> Group:
    return _arenas[0].group(number)
