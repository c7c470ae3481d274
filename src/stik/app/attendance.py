"""Tells the pages of a table who is there: at most once a second, because a crowd comes one by one."""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from typing import Final

import orjson

from stik.app.connection import Connection
from stik.app.ports import Broker, Clock, Moment
from stik.app.table import Table

EVERY: Final = 1_000
"""Milliseconds between two such messages at one table."""
PRESENCE: Final = b"presence"
"""Said to other processes when somebody has come or gone."""


class Attendance:
    """What the pages of one table in this process know of who is here."""

    def __init__(self, topic: str, broker: Broker, clock: Clock) -> None:
        self._topic, self._broker, self._clock = topic, broker, clock
        self._changed = self._changed_here = False
        self._told: Moment = 0

    def changed(self, *, here: bool) -> None:
        """Somebody has come or gone, taken a seat or left it; if `here`, the other processes must be told."""
        self._changed = True
        self._changed_here |= here

    async def tell(self, table: Table, pages: Collection[Connection]) -> float:
        """Tells the pages to which it is news, if it is time; returns the seconds until then."""
        if not self._changed:
            return inf
        now = self._clock.now()
        if 0 <= now - self._told < EVERY:
            return (self._told + EVERY - now) / 1000
        here = self._changed_here
        self._told, self._changed, self._changed_here = now, False, False
        members = await self._broker.members(self._topic)
        present, watchers = sorted(members & table.seated), len(members - table.seated)
        told = {"type": "presence", "present": present, "watchers": watchers}
        message = orjson.dumps(told)
        for page in tuple(pages):
            page.tell_presence(message)
        if here:
            await self._broker.publish(self._topic, PRESENCE)
        return inf
