"""Analyses for people: begun or joined, followed, given up, and found again after any restart."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stik.app.analyses.ports import Kept, Key
from stik.app.analyses.work import Depth, key_of, placed, work
from stik.app.identity import new_id
from stik.app.plays.play import Json
from stik.app.ports import Clock, Code, Person, PersonId, Storage, StorageDown
from stik.app.replays.service import ReplayService
from stik.app.replays.source import Played
from stik.app.workers import Workers
from stik.errors import Conflict, Fault, StikError
from stik.protocol.record import write_record

_log: Final = logging.getLogger(__name__)

State: TypeAlias = Literal["none", "running", "done"]

MOST_RUNNING: Final = 2
"""Analyses that one person may wait for at once."""
BEAT: Final = 2.0
"""Seconds after which a process says again that it is at an analysis."""
WAITING_BEAT: Final = 8.0
"""The same while an analysis waits for those of the deals before it."""
DEAD: Final = 20_000
"""Milliseconds of silence after which whoever works at an analysis is taken for dead."""


@dataclass(frozen=True, slots=True)
class Look:
    """How far an analysis is, and what came of it."""

    state: State
    done: int = 0
    total: int = 0
    analysis: Json | None = None


@dataclass
class _Job:
    """An analysis that this process works at."""

    task: asyncio.Task[None] | None = None
    has_turn: bool = False
    done: int = 0
    total: int = 0

    def told(self, report: tuple[int, int]) -> None:
        self.done, self.total = report


class AnalysisService:
    """The same deal at the same depth is one analysis, whoever asks and whichever process does the work."""

    def __init__(self, storage: Storage, clock: Clock, replays: ReplayService, workers: Workers) -> None:
        self._analyses, self._clock, self._replays, self._workers = storage.analyses, clock, replays, workers
        self._me = new_id("w")
        self._here: dict[Key, _Job] = {}

    async def start(self, code: Code, deal: int, depth: Depth, person: Person) -> Look:
        """Begins the analysis of a deal that the person may replay, or joins it."""
        played = await self._played(code, deal, person)
        key, now = key_of(played.record, depth), self._clock.now()
        others = await self._analyses.awaited(person.id, alive_since=now - DEAD) - {key}
        kept = await self._analyses.get(key)
        if len(others) >= MOST_RUNNING and (kept is None or kept.result is None):
            raise Conflict("analysis/too-many", most=MOST_RUNNING)
        await self._begin(key, played, person, asyncio.Lock())
        return self._seen(await self._analyses.get(key), played, deal)

    async def start_all(self, code: Code, depth: Depth, person: Person) -> Mapping[int, Look]:
        """Begins the analyses of all deals, or joins them; they are done one after another, whoever looks on."""
        deals = (await self._replays.source(code, person)).deals
        keys = {number: key_of(played.record, depth) for number, played in deals.items()}
        alive = self._clock.now() - DEAD
        if len(await self._analyses.awaited(person.id, alive_since=alive) - set(keys.values())) >= MOST_RUNNING:
            raise Conflict("analysis/too-many", most=MOST_RUNNING)
        turn = asyncio.Lock()
        for number, key in keys.items():
            await self._begin(key, deals[number], person, turn)
        return await self._progress_of(keys)

    async def look(self, code: Code, deal: int, depth: Depth, person: Person | None) -> Look:
        """How far it is, if somebody has begun it; raises what went wrong, or `NotFound`."""
        played = await self._played(code, deal, person)
        return self._seen(await self._analyses.get(key_of(played.record, depth)), played, deal)

    async def deals(self, code: Code, depth: Depth, person: Person | None) -> Mapping[int, Look]:
        """How far the analyses of all deals are, without themselves."""
        return await self._progress_of(await self._keys(code, depth, person))

    async def cancel(self, code: Code, deal: int, depth: Depth, person: Person) -> None:
        """The person waits no longer; when nobody does, the work is given up."""
        key = key_of((await self._played(code, deal, person)).record, depth)
        if await self._analyses.leave(key, person.id):
            await _ended(self._here.get(key))

    async def cancel_all(self, code: Code, depth: Depth, person: Person) -> None:
        """The person waits for no deal of the game any longer."""
        keys = await self._keys(code, depth, person)
        for key in reversed(keys.values()):  # the last first, so that none begins because one before it has ended
            if await self._analyses.leave(key, person.id):
                await _ended(self._here.get(key))

    async def vacate(self, person: PersonId) -> None:
        """The person is deleted; what nobody else waits for ends by itself."""
        await self._analyses.forget(person)

    async def close(self) -> None:
        """Gives up whatever still runs here, so that it can be begun elsewhere at once."""
        await asyncio.gather(*(_ended(job) for job in list(self._here.values())))
        with suppress(StorageDown):
            await self._analyses.release(self._me)

    # what is stored, as it is told

    async def _played(self, code: Code, deal: int, person: Person | None) -> Played:
        return (await self._replays.source(code, person)).deal(deal)

    async def _keys(self, code: Code, depth: Depth, person: Person | None) -> dict[int, Key]:
        deals = (await self._replays.source(code, person)).deals
        return {number: key_of(played.record, depth) for number, played in deals.items()}

    async def _progress_of(self, keys: Mapping[int, Key]) -> Mapping[int, Look]:
        found = await self._analyses.several(keys.values())
        return {number: self._progress(found.get(key)) for number, key in keys.items()}

    def _seen(self, kept: Kept | None, played: Played, deal: int) -> Look:
        if kept is not None and kept.trouble is not None:
            raise _trouble(kept.trouble)
        look = self._progress(kept)
        if kept is None or kept.result is None:
            return look
        return Look("done", look.done, look.total, placed(kept.result, deal, played.seated))

    def _progress(self, kept: Kept | None) -> Look:
        if kept is None or kept.trouble is not None:
            return Look("none")
        if kept.result is not None:
            return Look("done", kept.total, kept.total)
        job = self._here.get(kept.key)
        if job is not None:
            return Look("running", job.done, job.total)
        is_dead = kept.touched < self._clock.now() - DEAD
        return Look("none") if is_dead else Look("running", kept.done, kept.total)

    # the work

    async def _begin(self, key: Key, played: Played, person: Person, turn: asyncio.Lock) -> None:
        """The person waits for it; where nobody works at it, this process does when its turn comes."""
        now = self._clock.now()
        if await self._analyses.begin(key, self._me, person.id, now, dead_before=now - DEAD):
            job = self._here[key] = _Job()
            job.task = asyncio.create_task(self._work(key, job, write_record(played.record), turn), name="analysis")

    async def _in_turn(self, key: Key, job: _Job, text: str, turn: asyncio.Lock) -> Json:
        async with turn:
            job.has_turn = True
            return await self._workers.follow(job.told, work, text, _depth(key))

    async def _work(self, key: Key, job: _Job, text: str, turn: asyncio.Lock) -> None:
        working = asyncio.ensure_future(self._in_turn(key, job, text, turn))
        try:
            await asyncio.sleep(0)  # now it has its turn, or waits for it
            while not working.done():
                await asyncio.wait((working,), timeout=BEAT if job.has_turn else WAITING_BEAT)
                if not working.done() and not await self._goes_on(key, job):
                    return
            await self._finish(key, job, result=working.result())
        except StikError as error:
            await self._finish(key, job, trouble=_told(error.faults))
        except Exception:
            _log.exception("an analysis failed")
            await self._finish(key, job, trouble=_told((Fault.of("server/bug"),)))
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            if self._here.get(key) is job:  # not one that was begun again meanwhile
                del self._here[key]

    async def _goes_on(self, key: Key, job: _Job) -> bool:
        """Whether the work is still wanted of this process; a database that is away says nothing against it."""
        try:
            return await self._analyses.advance(key, self._me, job.done, job.total, self._clock.now())
        except StorageDown:
            return True

    async def _finish(self, key: Key, job: _Job, *, result: Json | None = None, trouble: Json | None = None) -> None:
        """Stored as soon as the database answers."""
        while True:
            try:
                if not await self._analyses.advance(key, self._me, job.total, job.total, self._clock.now()):
                    return
                await self._analyses.finish(key, self._me, result=result, trouble=trouble)
            except StorageDown:
                await asyncio.sleep(BEAT)
            else:
                return


async def _ended(job: _Job | None) -> None:
    if job is not None and job.task is not None:
        job.task.cancel()
        with suppress(asyncio.CancelledError):
            await job.task


def _depth(key: Key) -> Depth:
    return "thorough" if key.depth == "thorough" else "quick"


def _told(faults: Iterable[Fault]) -> Json:
    return {"faults": [{"code": fault.code, "params": dict(fault.params)} for fault in faults]}


def _trouble(told: Mapping[str, object]) -> StikError:
    faults = told["faults"]
    assert isinstance(faults, list)
    return StikError(*(Fault.of(fault["code"], **fault["params"]) for fault in faults))
