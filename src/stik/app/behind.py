"""A table as spectators see it who lag behind: the same for all of them, at its socket and over HTTP."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from stik.app.document import WATCHER
from stik.app.news import Step, logged, step_change
from stik.app.ports import Moment
from stik.app.table import Table


class Behind:
    """Follows the table at a distance, and keeps the steps that are still to be seen."""

    def __init__(self, table: Table, events: list[Mapping[str, object]]) -> None:
        self.table, self.events = table, events
        self._delay: Moment = table.lag
        self._coming: deque[Step] = deque()
        self._told: dict[int, bytes] = {}

    def add(self, step: Step, now: Moment) -> None:
        """Keeps a step until its time has come."""
        self._coming.append(step)
        self.catch_up(now)

    def catch_up(self, now: Moment) -> None:
        while self._coming and self._coming[0].at + self._delay <= now:
            step = self._coming.popleft()
            self._told.pop(step.after.version, None)
            self.table, self.events = step.after, logged(self.events, step.events)

    def coming(self) -> Iterator[tuple[Moment, bytes]]:
        """The steps that are still to be seen: when each happened, and the message about it, which is made once."""
        for step in self._coming:
            version = step.after.version
            if version not in self._told:
                self._told[version] = step_change(step, WATCHER)
            yield step.at, self._told[version]
