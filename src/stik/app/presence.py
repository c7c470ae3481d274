"""Who is here now: whoever has asked for anything within the last minutes, in any process."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from stik.app.live import topic_of
from stik.app.ports import Broker, BrokerDown, Clock, Code, Moment, PersonId

TOPIC: Final = "people"
HERE: Final = 120.0
"""Seconds after which somebody who asks for nothing is away."""
RENEW: Final = 30_000
"""Milliseconds between two words about the same person."""
MOST: Final = 20_000


class Presence:
    """Tells the broker now and then; who only looks at a table is known there."""

    def __init__(self, broker: Broker, clock: Clock) -> None:
        self._broker, self._clock = broker, clock
        self._told: dict[PersonId, Moment] = {}

    async def seen(self, person: PersonId) -> None:
        now = self._clock.now()
        last = self._told.get(person)
        if last is not None and now - last < RENEW:
            return
        while len(self._told) >= MOST:
            gone = next(iter(self._told))
            del self._told[gone]
            with suppress(BrokerDown):
                await self._broker.depart(TOPIC, gone)
        self._told[person] = now
        with suppress(BrokerDown):  # nobody's request fails for that
            if last is None:
                await self._broker.arrive(TOPIC, person, HERE)
            else:
                await self._broker.renew(TOPIC, [person], HERE)

    async def here(self) -> set[PersonId]:
        return await self._broker.members(TOPIC)

    async def at(self, table: Code) -> set[PersonId]:
        """Who has the table's page open."""
        return await self._broker.members(topic_of(table))
