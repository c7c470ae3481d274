"""The same deal at other tables: who may compare, and when."""

from __future__ import annotations

from collections.abc import Sequence

from stik.app.desk.service import DeskService
from stik.app.ports import PersonId
from stik.app.table import Table
from stik.app.tables import TableService


class Alike:
    """Tables of a tournament that play the same packs."""

    def __init__(self, tables: TableService, desks: DeskService) -> None:
        self._tables, self._desks = tables, desks

    async def tables(self, table: Table, person: PersonId | None) -> Sequence[Table]:
        """All tables with the same packs as somebody sees them, this one too; none where its packs are its own."""
        if not table.packs:
            return ()
        code, _, match = table.event.partition("/")
        desk = (await self._desks.live(code)).desk
        planned = desk.matches.get(match)
        others = desk.matches.values() if planned is None else desk.of_round(planned.round)
        found = [(await self._tables.live(one.online)).seen_by(person) for one in others if one.online]
        return [one for one in found if one.packs == table.packs]


def is_out(tables: Sequence[Table], deal: int) -> bool:
    """Whether nobody can play this pack any more: a hand that is still played somewhere is nobody else's to see."""
    return all(one.phase == "over" or len(one.play.history) >= deal for one in tables)


def has_played(tables: Sequence[Table], person: PersonId | None) -> bool:
    """Whether somebody sits at one of the tables."""
    return any(one.chair_of(person) is not None for one in tables)
