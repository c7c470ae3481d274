"""Keeps a table going: deals when everybody is ready, plays for bots and absent people, looks at the clock.

One process keeps a table at a time, by a claim that it renews; should two do so for a moment, the database lets only
one of them write each version.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from stik.app.deeds import Acted, Dealt, Deed, WentAway
from stik.app.live import LiveTable
from stik.app.ports import Broker, Clock, Moment, PersonId, StorageDown
from stik.app.secret import Secret
from stik.app.settings import DECISION, PACE
from stik.app.table import Table, secret_of
from stik.app.thinking import Thinker
from stik.app.workers import Workers
from stik.engine import Chance, LaterEdition

CLAIM: Final = 6.0
"""Seconds for which a process keeps a table without saying so again."""
LOOK: Final = 2.0
"""Seconds between two looks at who is here."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Manners:
    """How long things take at the tables of this service."""

    grace: Moment = 30_000
    """After this time a bot plays for somebody who is not connected."""
    pace: float = 1.0
    """How much of the usual time bots take."""


class Keeper:
    """The keeper of one table in this process; works while somebody looks on."""

    def __init__(
        self, live: LiveTable, broker: Broker, clock: Clock, chance: Chance, manners: Manners, workers: Workers
    ) -> None:
        self._live, self._broker, self._clock, self._chance, self._manners = live, broker, clock, chance, manners
        self._thinker = Thinker(live.table.code, workers, chance, live.stirred)
        self._present: set[str] = set()
        self._looked: Moment = 0
        self._missing: dict[PersonId, Moment] = {}
        self._claimed_until: Moment = 0
        self._keeps_since: Moment = 0
        """Since when somebody looks after the table, without whom nobody's time runs."""
        self._called = 0
        """The version at which bots were last asked for a call."""

    async def run(self) -> None:
        """Until the last page is closed."""
        live = self._live
        try:
            while live.connections:
                live.stirred.clear()
                wait = await self._tended()
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await live.stirred.wait()
        finally:
            self._thinker.stop()
            await self._broker.release(live.topic)

    async def _tended(self) -> float:
        """As `_tend`, but what fails is tried again after a while, for a table without its keeper stands still."""
        try:
            told = await self._live.tell_presence()
            return min(told, await self._tend())
        except LaterEdition:  # who comes back is told, here or by the process that goes on with the table
            self._live.let_go()
            return 0
        except StorageDown:
            _log.warning("table %s waits for the database", self._live.table.code)
        except Exception:  # the others' tables go on, and so may this one
            _log.exception("the keeper of table %s failed", self._live.table.code)
        await asyncio.sleep(LOOK)
        return 0

    async def _tend(self) -> float:
        """Does what is due; the seconds until there may be more."""
        live, now = self._live, self._clock.now()
        if now - self._looked >= LOOK * 1000:
            await self._look(now)
        if not await self._holds(now) or not self._anybody_plays():
            return LOOK
        gone = self._gone(now)
        if gone is not None and self._looked < now:
            await self._look(now)  # who has come back since one last looked is not gone
            gone = self._gone(now)
        if gone is not None:
            await live.do(lambda table: self._away(table, gone))
            return 0
        for chair in live.table.chairs:
            if chair.away and chair.person in self._present:  # was taken for absent while the broker was away
                await live.welcome_back(chair.person)
        self._ponder(live.table)
        due = self._due(live.table)
        if due is None:
            return LOOK
        if due > now:
            return min(LOOK, (due - now) / 1000)
        version = live.table.version
        await live.do(lambda table: self._next(table, self._clock.now()))
        return LOOK if self._thinker.thinks and live.table.version == version else 0

    async def _look(self, now: Moment) -> None:
        """Who is here; also what another process may have written while its message got lost."""
        live = self._live
        self._looked = now
        await self._broker.renew(live.topic, {connection.member for connection in live.connections}, LOOK * 4)
        before, self._present = self._present, await self._broker.members(live.topic)
        if self._present != before:
            live.presence_changed(here=False)  # of a process that is gone nobody hears
        await live.catch_up(in_doubt=self._broker.is_alone)
        for chair in live.table.chairs:
            if chair.person is None or chair.person in self._present:
                self._missing.pop(chair.person or "", None)
            else:
                self._missing.setdefault(chair.person, now)

    async def _holds(self, now: Moment) -> bool:
        if now < self._claimed_until - CLAIM * 500:
            return True
        held = await self._broker.claim(self._live.topic, CLAIM)
        if held and not self._claimed_until:
            self._keeps_since = now
        self._claimed_until = now + int(CLAIM * 1000) if held else 0
        return held

    def _anybody_plays(self) -> bool:
        """Bots do not go on among themselves."""
        seated = self._live.table.seated
        return not seated.isdisjoint(self._present) or any(page.person_id in seated for page in self._live.connections)

    # what is due

    def _gone(self, now: Moment) -> PersonId | None:
        """Somebody whom the others have waited for long enough."""
        chairs = [chair for chair in self._live.table.chairs if chair.is_waited_for]
        if self._live.table.phase == "over":
            return None
        long = now - self._manners.grace
        return next((chair.person for chair in chairs if self._missing.get(chair.person or "", now) <= long), None)

    def _away(self, table: Table, person: PersonId) -> Deed | None:
        chair = table.chair_of(person)
        return WentAway(chair.seat) if chair is not None and chair.is_waited_for else None

    def _ponder(self, table: Table) -> None:
        """Lets a bot begin to think as soon as it is its turn, while the others look at what has happened."""
        chair = table.acting
        if chair is not None and chair.is_played_by_bot and not table.paused:
            self._thinker.begin(table.play, chair.level or table.settings.bots, chair.seat)

    def _due(self, table: Table) -> Moment | None:
        """When the next thing is to be done."""
        if table.is_ready:
            return self._clock.now()
        chair = table.acting
        if chair is None or table.paused:
            return None
        if self._called < table.version and self._bots(table):
            return self._clock.now()
        if chair.is_played_by_bot:
            return table.since + int(PACE[table.settings.pace] * self._manners.pace)
        limit = DECISION[table.settings.clock]
        if table.deadline is None or limit is None:
            return None
        return max(table.deadline, self._keeps_since + limit)

    def _bots(self, table: Table) -> list[tuple[str, str]]:
        """The seats that bots play, with their levels."""
        level = table.settings.bots
        return [(chair.seat, chair.level or level) for chair in table.chairs if chair.is_played_by_bot]

    def _next(self, table: Table, now: Moment) -> Deed | None:
        if table.is_ready:
            following = secret_of(table.packs, table.deals + 2) if table.packs else Secret.drawn()
            return Dealt(following)
        chair = table.acting
        if chair is None or table.paused:
            return None
        if self._called < table.version:
            self._called = table.version
            for seat, level in self._bots(table):
                call = table.play.call(level, seat, self._chance) if table.play.at(seat) is not None else None
                if call is not None:
                    return Acted(seat, call, "bot")
        due = self._due(table)
        if due is None or due > now:
            return None
        level = chair.level or table.settings.bots
        action = self._thinker.chosen(table.play, level, chair.seat)
        if action is None:
            return None  # still thinking
        return Acted(chair.seat, action, "bot" if chair.kind == "bot" else "away" if chair.away else "clock")
