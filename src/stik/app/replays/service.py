"""Replays: finding them, seeing them moment by moment, bringing records, playing on."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace
from typing import Final

from stik.app.codes import code_of
from stik.app.document import OUTSIDE, viewer_of
from stik.app.plays import up_to
from stik.app.plays.play import Json
from stik.app.ports import Clock, Code, Person, PersonId, Storage
from stik.app.replays.alike import Alike, has_played, is_out
from stik.app.replays.moments import replayed
from stik.app.replays.ports import Brought
from stik.app.replays.source import Opened, Source, checked, listed, of_record, of_table, opened
from stik.app.settings import TableSettings
from stik.app.tables import TableService
from stik.app.workers import InPlace, Workers
from stik.errors import Conflict, Fault, NotFound, StikError
from stik.protocol.offers import rules_held
from stik.protocol.record import replay_record, write_record

MOST_BROUGHT: Final = 200
"""Records of one person."""
MOST_OPEN: Final = 16
"""Brought records that are kept open: they never change, and many look at the same one."""


class ReplayRefusal(Conflict):
    """Not as things are; nothing has changed."""


class ReplayService:
    """What was played, for whoever may see it."""

    def __init__(
        self, storage: Storage, clock: Clock, tables: TableService, alike: Alike, workers: Workers | None = None
    ) -> None:
        self._storage, self._clock, self._tables, self._alike = storage, clock, tables, alike
        self._workers = workers or InPlace()
        self._open: dict[Code, Opened] = {}

    # lists

    async def lists(self, person: Person | None) -> dict[str, list[Json]]:
        """My finished games, public ones, and the records that I brought."""
        mine = [] if person is None else await self._storage.tables.of_person(person.id, over=True)
        brought = [] if person is None else await self._storage.replays.brought_by(person.id)
        own = {listing.code for listing in mine}
        public = [listing for listing in await self._storage.tables.finished() if listing.code not in own]
        return {
            "mine": [listed(one) for one in mine],
            "public": [listed(one) for one in public],
            "brought": [
                {"code": one.code, "game": one.game, "preset": one.preset, "deals": one.deals, "at": one.at}
                for one in brought
            ],
        }

    # one game

    async def source(self, code: Code, person: Person | None) -> Source:
        """A table or a brought record, as far as the person may see it; raises `NotFound`."""
        brought = await self._storage.replays.brought(code)
        if brought is not None:
            return of_record(brought, await self._opened(brought))
        try:
            table = (await self._tables.live(code)).seen_by(_id(person))
        except NotFound:
            raise NotFound("replay/not-found", replay=code) from None
        source, watches = of_table(table, _id(person)), viewer_of(table, _id(person)) != OUTSIDE
        alike = await self._alike.tables(table, _id(person))
        seen = {number: deal for number, deal in source.deals.items() if is_out(alike, number)}
        if not watches and not (seen and has_played(alike, _id(person))):
            raise NotFound("replay/not-found", replay=code)
        return replace(source, deals=seen, whole=source.whole if watches and len(seen) == len(source.deals) else None)

    async def _opened(self, brought: Brought) -> Opened:
        """The one that was looked at last is the last to go."""
        record = self._open.pop(brought.code, None)
        if record is None:
            record = await self._workers.read(opened, brought.text)
        self._open[brought.code] = record
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return record

    async def show(self, code: Code, person: Person | None) -> Json:
        source = await self.source(code, person)
        brought = await self._storage.replays.brought(code)
        return source.document() | {"owner": brought is not None and brought.person == _id(person)}

    async def deal(self, code: Code, number: int, person: Person | None, seat: str | None) -> Json:
        """A deal moment by moment; computed outside the loop, for tables wait for nobody's replay."""
        played = (await self.source(code, person)).deal(number)
        return await asyncio.to_thread(replayed, played.record, number, seat)

    async def record(self, code: Code, person: Person | None, number: int | None) -> str:
        """The record of all deals, or of one."""
        source = await self.source(code, person)
        if number is not None:
            return write_record(source.deal(number).record)
        if source.whole is None:
            raise NotFound("table/no-deal-finished")
        return source.whole if isinstance(source.whole, str) else write_record(source.whole)

    async def others(self, code: Code, number: int, person: Person | None) -> Json:
        """The same deal at other tables, once nobody can play it any more."""
        source = await self.source(code, person)
        alike = [] if source.table is None else list(await self._alike.tables(source.table, _id(person)))
        played = has_played(alike, _id(person))
        waiting = sum(one.phase != "over" and len(one.play.history) < number for one in alike)
        if played and waiting:
            return {"waiting": waiting, "tables": []}
        source.deal(number)
        if not played:
            return {"waiting": 0, "tables": []}
        found = [of_table(one, _id(person)) for one in alike]
        return {
            "waiting": 0,
            "tables": [
                {"code": one.code, "seats": list(one.seats), "here": one.code == code, **one.deals[number].summary}
                for one in found
                if number in one.deals
            ],
        }

    # records that people bring

    async def bring(self, person: Person, content: bytes) -> Code:
        """Takes a record in, if `stik verify` would; the same record of the same person has the same code."""
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise StikError(Fault.of("replay/not-text")) from None
        if not text.strip():
            raise StikError(Fault.of("replay/empty"))
        told = await self._workers.read(checked, text)
        code = code_of(hashlib.sha256(f"record {person.id} {text}".encode()).digest(), 9)
        if len(await self._storage.replays.brought_by(person.id)) >= MOST_BROUGHT:
            raise ReplayRefusal("replay/too-many-records", most=MOST_BROUGHT)
        brought = Brought(code, person.id, told.game, told.preset, told.deals, text, self._clock.now())
        await self._storage.replays.bring(brought)
        return code

    async def discard(self, person: Person, code: Code) -> None:
        """Deletes a record that the person brought, with the notes on it."""
        brought = await self._storage.replays.brought(code)
        if brought is None or brought.person != person.id:
            raise NotFound("replay/not-found", replay=code)
        await self._storage.replays.delete_brought(code)

    # playing on

    async def play_on(self, person: Person, code: Code, number: int, at: int, seat: str, level: str) -> Code:
        """A table with the same cards at that moment, and bots at the other seats; an exercise, counted nowhere."""
        source = await self.source(code, person)
        played = source.deal(number)
        if seat not in played.seated:
            raise NotFound("replay/no-such-seat", seat=seat, seats=" ".join(played.seated))
        record = up_to(played.record, at)
        *_, moment = replay_record(record)
        if moment.action_number < at:
            raise NotFound("replay/no-such-moment", deal=number, at=at)
        if moment.deal.result() is not None:
            raise ReplayRefusal("replay/deal-over")
        rules = rules_held(source.game, moment.deal.rules(), record.edition)
        options = {name: value for name, _, value in rules.differences()}
        settings = TableSettings.model_validate(
            {
                "game": source.game,
                "preset": source.preset,
                "options": options,
                "table": len(played.seated),
                "deals": 1 if source.game == "vira" else None,
                "bots": level,
            }
        )
        exercise = {"code": code, "deal": number, "at": at, "record": write_record(record)}
        return await self._tables.open_exercise(person, settings, seat=seat, exercise=exercise)


def _id(person: Person | None) -> PersonId | None:
    return None if person is None else person.id
