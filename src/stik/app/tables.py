"""All tables: opening them, finding them, and handing the live ones to whoever looks on."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from stik.app.attendance import PRESENCE
from stik.app.codes import linked_code, new_code
from stik.app.commands import AskHint, Command, Question, Rematch, Sit, Stand
from stik.app.connection import Connection
from stik.app.decide import TableRefusal
from stik.app.deeds import FACTS, Deed, Opened, Rematched, Seated, write_deed
from stik.app.document import OUTSIDE, WATCHER, viewer_of
from stik.app.identity import browser_at
from stik.app.keeper import Keeper, Manners
from stik.app.live import LiveTable, topic_of
from stik.app.plays import Play, start
from stik.app.plays.play import Json
from stik.app.ports import Broker, Clock, Code, Entry, Listener, Listing, Person, PersonId, Storage, VersionTaken
from stik.app.replays.moments import replayed
from stik.app.secret import Secret
from stik.app.settings import TableSettings, completed
from stik.app.table import Table, opened, played_on, secret_of
from stik.app.thinking import considered
from stik.app.turns import Turns
from stik.app.workers import InPlace, Workers
from stik.bots import check_level
from stik.engine import LaterEdition, edition
from stik.errors import NotFound
from stik.protocol.record import write_record

HERE: Final = 10.0
"""Seconds for which a page counts as open without further word."""
EVERYTHING: Final = 100_000
MOST_PAGES: Final = 20
"""Pages that one person may have open at a table."""
MOST_IDLE: Final = 100
"""Tables in memory that nobody looks at."""

REREAD: Final = b"reread"
"""Said to other processes when somebody was taken out of the history."""


class TableService:
    """The tables of this process over the common storage and broker."""

    def __init__(
        self,
        storage: Storage,
        broker: Broker,
        clock: Clock,
        manners: Manners | None = None,
        workers: Workers | None = None,
    ) -> None:
        self._storage, self._broker, self._clock = storage, broker, clock
        self._manners, self._workers = manners or Manners(), workers or InPlace()
        self._chance = Random(secrets.randbits(128))
        self._turns = Turns()
        self._live: dict[Code, LiveTable] = {}
        self._opening: WeakValueDictionary[Code, asyncio.Lock] = WeakValueDictionary()
        self._keepers: dict[Code, asyncio.Task[None]] = {}

    # the lobby

    async def open(self, person: Person, settings: TableSettings, *, alone: bool = False) -> Code:
        """A new table with the person at its first seat; alone, bots take all the others."""
        settings, rules = completed(settings)
        play = start(rules, settings)
        bots = dict.fromkeys(play.seats[1:], settings.bots) if alone else {}
        code = new_code(listed=settings.public)
        await self._store(code, person, settings, play, play.seats[0], bots)
        return code

    async def open_for(self, person: Person, settings: TableSettings, *, event: str, packs: Secret | None) -> Code:
        """A table for a match of a tournament, with all seats empty; `packs` where others play the same deals."""
        settings, rules = completed(settings)
        secret = secret_of(packs, 1) if packs else Secret.drawn()
        code = new_code(listed=settings.public)
        told = settings.model_dump(mode="json")
        deed = Opened(told, secret, person.id, person.name, event=event, packs=packs)
        await self._begin(code, deed, start(rules, settings))
        return code

    async def open_exercise(
        self, person: Person, settings: TableSettings, *, seat: str, exercise: Mapping[str, object]
    ) -> Code:
        """A table that plays on from a moment of a replay, with the person at one seat."""
        code = new_code(listed=settings.public)
        play = played_on(exercise)
        bots = {other: settings.bots for other in play.seats if other != seat}
        await self._store(code, person, settings, play, seat, bots, exercise)
        return code

    async def take_seat(self, code: Code, person: Person, seats: str, device: str | None = None) -> None:
        """Gives somebody the first of these seats that is free; raises where none is."""
        live = await self.live(code)
        if live.table.chair_of(person.id) is not None:
            return
        browsers = tuple(filter(None, {browser_at(code, device), *live.browsers_of(person.id)}))

        def seated(table: Table) -> Deed | None:
            free = [seat for seat in seats if table.chair(seat).kind != "person"]
            if not free or table.chair_of(person.id) is not None:
                return None
            seen = table.hand_of(person.id, browsers)
            if seen is not None and seen not in free:
                raise TableRefusal("table/one-hand", seat=seen)
            return Seated(seen or free[0], person.id, person.name, person.is_guest, browsers)

        await live.do(seated)
        if live.table.chair_of(person.id) is None:
            raise TableRefusal("table/side-full")
        live.presence_changed()

    async def _store(
        self,
        code: Code,
        person: Person,
        settings: TableSettings,
        play: Play,
        seat: str,
        bots: Mapping[str, str],
        exercise: Mapping[str, object] | None = None,
    ) -> None:
        """Stores the first entry of a table; raises `VersionTaken` where there is such a table."""
        told, secret = settings.model_dump(mode="json"), Secret.drawn()
        deed = Opened(told, secret, person.id, person.name, seat, bots, exercise=exercise or {}, guest=person.is_guest)
        await self._begin(code, deed, play)

    async def _begin(self, code: Code, deed: Opened, play: Play) -> None:
        """With all that is played by, whatever the presets say tomorrow."""
        deed, now = replace(deed, rules=play.rules.options(), edition=edition.EDITION), self._clock.now()
        table, _ = opened(code, deed, now, play)
        check_level(table.settings.bots, game=table.settings.game)
        facts = {FACTS: {"start": play.begun}} if deed.exercise else {}
        entry = Entry(code, 1, now, deed.person, None, deed.kind, write_deed(deed) | facts)
        await self._storage.tables.append(entry, table.listing(now))

    async def listing(self, code: Code) -> Listing:
        found = await self._storage.tables.listing(code)
        if found is None:
            raise NotFound("table/not-found", table=code)
        return found

    async def public(self) -> list[Listing]:
        return await self._storage.tables.public()

    async def mine(self, person: Person, *, over: bool = False) -> list[Listing]:
        return await self._storage.tables.of_person(person.id, over=over)

    @property
    def live_tables(self) -> int:
        """Tables in the memory of this process."""
        return len(self._live)

    def watchers(self, code: Code) -> int:
        """Pages without a seat in this process."""
        live = self._live.get(code)
        return 0 if live is None else sum(live.table.chair_of(page.person_id) is None for page in live.connections)

    # live tables

    async def live(self, code: Code) -> LiveTable:
        """The table as it is now; loads it if nobody here has looked at it."""
        found = self._live.get(code)
        if found is not None and not self._may_be_pruned(code):
            return found
        opening = self._opening.setdefault(code, asyncio.Lock())
        async with opening:
            if self._may_be_pruned(code) and await self._storage.tables.listing(code) is None:
                await self._broker.unsubscribe(self._live.pop(code).topic)
            if code not in self._live:
                await self._let_go_idle()
                self._live[code] = await self._loaded(code)
            return self._live[code]

    async def _loaded(self, code: Code) -> LiveTable:
        entries = await self._storage.tables.entries(code)
        if not entries:
            raise NotFound("table/not-found", table=code)
        live = LiveTable(entries, self._storage.tables, self._broker, self._clock)
        try:
            await self._broker.subscribe(live.topic, self._listener(live))
            await live.catch_up()
        except BaseException:
            await self._broker.unsubscribe(live.topic)
            raise
        return live

    async def _let_go_idle(self) -> None:
        """Whoever only asks for a replay opens a table that nobody looks at; the oldest of those go."""
        for code in [code for code in self._live if self._is_idle(code)][:-MOST_IDLE]:
            if self._is_idle(code):  # still, after the wait for the one before
                await self._broker.unsubscribe(self._live.pop(code).topic)

    def _may_be_pruned(self, code: Code) -> bool:
        """Whether it may have been taken out of the database: nobody has played there, and nobody looks on."""
        return self._is_idle(code) and self._live[code].table.deals == 0

    def _is_idle(self, code: Code) -> bool:
        return code in self._live and not self._live[code].connections and code not in self._keepers

    def _listener(self, live: LiveTable) -> Listener:
        async def heard(message: bytes) -> None:
            try:
                if message.startswith(b"{"):
                    await live.heard(message)
                elif message == PRESENCE:
                    live.presence_changed(here=False)
                elif message == REREAD:
                    await live.reread()
                else:  # messages may have been lost
                    await live.catch_up()
            except LaterEdition:  # whoever asks for the table next is told
                live.let_go()
                self._keep(live)  # which ends at once, and takes it out of memory

        return heard

    async def enter(
        self, code: Code, person: Person | None, after: int | None, device: str | None = None
    ) -> tuple[LiveTable, Connection]:
        """Opens a page at the table, in the browser of this name."""
        live, identifier = await self.live(code), None if person is None else person.id
        if person is not None and sum(page.person_id == identifier for page in live.connections) >= MOST_PAGES:
            raise TableRefusal("table/too-many-pages", most=MOST_PAGES)
        viewer = viewer_of(live.table, identifier)
        delay, browser = live.delay_for(viewer), browser_at(code, device)
        wake = self._turns.wake if viewer in {WATCHER, OUTSIDE} else asyncio.Event.set
        connection = Connection(person, viewer, delay=delay, browser=browser, wake=wake)
        if connection.delay:
            live.join_late(connection)
        else:
            live.join(connection, after)
        self._keep(live)
        try:
            await self._broker.arrive(live.topic, connection.member, HERE)
            if person is not None:
                await live.note_browser(connection)
                await live.welcome_back(person.id)
            live.presence_changed()
        except BaseException:
            await self.leave(live, connection)
            raise
        return live, connection

    async def leave(self, live: LiveTable, connection: Connection) -> None:
        """A page is closed."""
        connection.close()
        live.leave(connection)
        await self._broker.depart(live.topic, connection.member)
        live.presence_changed()

    def _keep(self, live: LiveTable) -> None:
        code = live.table.code
        if code not in self._keepers:
            keeper = Keeper(live, self._broker, self._clock, self._chance, self._manners, self._workers)
            task = asyncio.create_task(self._kept(live, keeper), name=f"keeper {code}")
            self._keepers[code] = task

    async def _kept(self, live: LiveTable, keeper: Keeper) -> None:
        """Keeps the table while somebody looks on, and puts it out of memory when nobody does."""
        code = live.table.code
        try:
            await keeper.run()
        finally:
            del self._keepers[code]
        if live.connections:  # somebody has come meanwhile
            self._keep(live)
        else:
            self._live.pop(code, None)
            await self._broker.unsubscribe(live.topic)

    async def close(self) -> None:
        """Lets every page go, with word that the server restarts; what was accepted is stored already."""
        for live in tuple(self._live.values()):
            live.let_go()
        await asyncio.gather(*self._keepers.values(), return_exceptions=True)

    async def vacate(self, person: PersonId) -> None:
        """Takes a person who wants to be forgotten from the seats of running tables."""
        for listing in await self._storage.tables.of_person(person, over=False, limit=EVERYTHING):
            with suppress(LaterEdition):  # there the person is gone like anybody who does not come back
                await (await self.live(listing.code)).vacate(person)

    async def reread(self, codes: Iterable[Code]) -> None:
        """Takes the histories over anew in every process, after a name was taken out of them."""
        for code in codes:
            if code in self._live:
                await self._listener(self._live[code])(REREAD)
            await self._broker.publish(topic_of(code), REREAD)

    # commands and questions

    async def command(self, live: LiveTable, person: Person, command: Command) -> Json:
        """Carries out a command; what its answer says besides."""
        if isinstance(command, Rematch):
            return {"code": await self._rematch(live, person)}
        version = await live.command(person, command)
        if isinstance(command, Sit | Stand):
            live.presence_changed()  # a spectator has become a player, or the other way round
        return {"v": version}

    async def answer(self, live: LiveTable, person: Person | None, question: Question) -> Json:
        """Answers from what the person may know; a hint takes as long as a bot thinks."""
        if not isinstance(question, AskHint):
            return live.answer(person, question)
        play, level, seat = live.wants_hint(person)
        action = await considered(self._workers, play, level, seat, self._chance)
        if live.table.play is not play:  # the table has gone on meanwhile
            raise TableRefusal("table/not-your-turn")
        return {"action": action}

    async def _rematch(self, live: LiveTable, person: Person) -> Code:
        """The same people at a new table; whoever asks, and however many at once, it is one."""
        table = live.table
        if table.event:
            raise TableRefusal("table/seats-by-desk")
        if table.rematch is not None:
            return table.rematch
        seat = table.chair_of(person.id)
        if seat is None:
            raise TableRefusal("table/no-seat")
        if table.phase != "over":
            raise TableRefusal("table/not-over")
        bots = {chair.seat: chair.level or table.settings.bots for chair in table.chairs if chair.is_played_by_bot}
        code = _code_after(table)
        with suppress(VersionTaken):  # somebody else was as quick: it is the same table
            play = played_on(table.exercise) if table.exercise else start(table.play.rules, table.settings)
            await self._store(code, person, table.settings, play, seat.seat, bots, table.exercise)
        again = await self.live(code)
        for chair in table.chairs:
            if chair.person is not None and chair.is_waited_for:
                await again.do(_seats(Seated(chair.seat, chair.person, chair.name or "", chair.guest)))
        await live.do(lambda now: Rematched(code) if now.rematch is None else None)
        return code

    # finished deals

    async def _watched(self, code: Code, person: Person | None) -> Table:
        """The table as somebody sees it who may watch it."""
        table = (await self.live(code)).seen_by(None if person is None else person.id)
        if viewer_of(table, None if person is None else person.id) == OUTSIDE:
            raise NotFound("table/not-found", table=code)
        return table

    async def deals(self, code: Code, person: Person | None) -> tuple[Json, ...]:
        """What came of every finished deal."""
        return (await self._watched(code, person)).play.history

    async def replay(self, code: Code, deal: int, person: Person | None) -> Json:
        """A finished deal with all hands open, moment by moment; not here where another table may still play it."""
        table = await self._watched(code, person)
        record = table.finished(deal)
        if record is None or table.packs is not None:
            raise NotFound("table/no-such-deal", deal=deal)
        return replayed(record, deal)

    async def record(self, code: Code, person: Person | None) -> str:
        """The finished deals as a game record; not here where another table may still play them."""
        table = await self._watched(code, person)
        if not table.play.history or table.packs is not None:
            raise NotFound("table/no-deal-finished")
        return write_record(table.record())


def _code_after(table: Table) -> Code:
    """The code of the one rematch of a table; nobody can guess it, for its secret is never used again nor told."""
    digest = hashlib.sha256(f"rematch {table.code} {table.secret.get_secret_value()}".encode()).digest()
    return linked_code(digest, listed=table.settings.public)


def _seats(deed: Seated) -> Callable[[Table], Deed | None]:
    def seated(table: Table) -> Deed | None:
        free = table.chair(deed.seat).kind != "person" and table.chair_of(deed.person) is None
        return deed if free and table.phase == "waiting" else None

    return seated
