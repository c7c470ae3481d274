"""Runs a contest on several cores; what came of every group is told as it comes, in any order."""

from __future__ import annotations

import atexit
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context

from stik.arena.contest import Arena, Contest, Group


def run(contest: Contest, groups: int, *, processes: int = 1) -> Generator[Group, None, None]:
    """The groups of the contest; whoever stops asking ends it."""
    if processes == 1:
        yield from _alone(contest, groups)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_begin, initargs=(contest,))
    try:
        for done in as_completed([pool.submit(_group, number) for number in range(groups)]):
            yield done.result()
    except BaseException:  # nobody waits for the groups that are under way, which may take minutes
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()
        raise
    pool.shutdown()


def _alone(contest: Contest, groups: int) -> Generator[Group, None, None]:
    arena = Arena(contest)
    try:
        for number in range(groups):
            yield arena.group(number)
    finally:
        arena.close()


_arenas: list[Arena] = []
"""The arena of a process of the pool."""


def _begin(contest: Contest) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that shows the result
    _arenas.append(Arena(contest))
    atexit.register(_arenas[0].close)


def _group(number: int) -> Group:
    return _arenas[0].group(number)
