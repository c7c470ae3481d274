"""Reports: somebody found something wrong at a table, and a referee looks at it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stik.app.identity import new_id
from stik.app.ports import Clock, Code, PersonId, Report, Storage
from stik.errors import NotFound

Reason: TypeAlias = Literal["cheating", "insult", "stalling", "name", "other"]


class Reports:
    """Takes reports, lists and closes them."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock

    async def add(self, *, by: PersonId, person: PersonId, table: Code, reason: Reason, text: str) -> Report:
        """Stores a report; raises `NotFound` for a person or table that does not exist."""
        if await self._storage.people.get(person) is None:
            raise NotFound("people/no-such-person")
        if await self._storage.tables.listing(table) is None:
            raise NotFound("people/no-such-table", table=table)
        report = Report(
            id=new_id("r"), by=by, person=person, table=table, reason=reason, text=text.strip(), at=self._clock.now()
        )
        await self._storage.people.add_report(report)
        return report

    async def all(self, *, closed: bool) -> list[Report]:
        return await self._storage.people.reports(closed=closed)

    async def close(self, report: str) -> None:
        """Raises `NotFound`."""
        if not await self._storage.people.close_report(report, self._clock.now()):
            raise NotFound("people/no-such-report")
