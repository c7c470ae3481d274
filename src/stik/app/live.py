"""A table in this process: the one writer of its history here, and everybody who looks on.

An entry is stored, then published. Two processes cannot both write a version: the database refuses the second, which
then reads what it missed and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

import orjson

from stik.app.attendance import Attendance
from stik.app.behind import Behind
from stik.app.commands import Act, AskBids, AskWhy, Command, Rematch
from stik.app.connection import Connection
from stik.app.decide import StaleVersion, TableRefusal, decided
from stik.app.deeds import FACTS, Acted, CameBack, DealtAgain, Deed, Left, Shown, write_deed
from stik.app.document import OUTSIDE, WATCHER, Public, Sections, Viewer, document, public, viewer_of
from stik.app.folding import Folded, folded, followed
from stik.app.news import Step, change, logged, step_change, whole
from stik.app.plays import Events, Play
from stik.app.plays.play import Json
from stik.app.plays.running import Stored
from stik.app.ports import Broker, Clock, Code, Entry, Moment, Person, PersonId, StorageDown, Tables, VersionTaken
from stik.app.scoring import scores_of
from stik.app.secret import Secret
from stik.app.table import Table, evolved, facts_of, secret_of
from stik.engine import LaterEdition, Refusal
from stik.errors import NotFound

REMEMBERED: Final = 200
"""Steps that are kept."""
MOST_RESUMED: Final = 40
"""Steps that a page can have missed and still resume; more of them cost far more than the whole document."""
MOST_BROWSERS: Final = 8
"""Of one person at one seat that are told apart."""
ATTEMPTS: Final = 8
"""How often a command is decided again because another process wrote first."""

_log: Final = logging.getLogger(__name__)


def topic_of(code: Code) -> str:
    """Under what the processes tell each other about a table."""
    return f"table:{code}"


class LiveTable:
    """The present state of one table, its latest steps and its open pages."""

    def __init__(self, entries: list[Entry], tables: Tables, broker: Broker, clock: Clock) -> None:
        self._ports = tables, broker, clock
        self._tables, self._broker, self._clock = tables, broker, clock
        first, *rest = folded(entries, now=clock.now())
        self.table = rest[-1].after if rest else first.after
        self.events: list[Mapping[str, object]] = list(first.events)
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self.connections: set[Connection] = set()
        self._attendance = Attendance(self.topic, broker, clock)
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()
        """Set when the keeper of the table should look again."""
        self._commands = {(one.by, one.command): one.version for one in entries if one.by and one.command}
        self._public: Public = public(self.table)
        self._documents: dict[Viewer, Sections] = {}
        self._behind = Behind(first.after, self.events) if self.table.lag else None
        self._doubtful = False
        """Whether an entry may have been stored without this process knowing."""
        for step in rest:
            self._remember(step)

    @property
    def topic(self) -> str:
        return topic_of(self.table.code)

    # writing

    async def command(self, person: Person, command: Command) -> int:
        """Carries out a command once, however often it is sent; the version that it made."""
        assert not isinstance(command, Rematch)
        key = (person.id, command.id)
        async with self.lock:
            if isinstance(command, Act) and command.seen > self.table.version:
                self._doubtful = True  # at a process that died the page has seen what this one has not heard of
            for _ in range(ATTEMPTS):
                try:
                    await self._make_sure()
                    if key in self._commands:
                        return self._commands[key]
                    deed = decided(self.table, person, command, self.browsers_of(person.id))
                    return await self._append(deed, person.id, command.id)
                except VersionTaken:
                    continue  # somebody else wrote it: read that and decide again
                except StaleVersion:
                    self._resend(person)
                    raise
        raise TableRefusal("table/busy")

    async def do(self, decide: Callable[[Table], Deed | None]) -> None:
        """Adds what the table itself decides: a deal, a bot's card, an absence."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self._make_sure()
                    deed = decide(self.table)
                    if deed is not None:
                        await self._append(deed, None, None)
                except VersionTaken:
                    continue  # somebody else wrote it: read that and decide again
                else:
                    return

    async def _make_sure(self) -> None:
        """Knows what is stored, and gives up a running deal that this version cannot go on with."""
        if self._doubtful:
            await self._catch_up()
        again = _dealt_again(self.table)
        if again is not None:
            await self._append(again, None, None)

    async def _append(self, deed: Deed, by: PersonId | None, command: str | None) -> int:
        before, now = self.table, self._clock.now()
        if before.deals == 0 and await self._tables.listing(before.code) is None:  # abandoned, and pruned meanwhile
            raise NotFound("table/not-found", table=before.code)
        after, events = evolved(before, deed, now)
        facts = facts_of(before, after)
        entry = Entry(before.code, after.version, now, by, command, deed.kind, _stored(deed, after, facts))
        shown = (after.chairs, after.phase, after.stuck)  # of a deal that is given up a list still says that it runs
        listed = shown != (before.chairs, before.phase, before.stuck)
        self._doubtful = True  # until the answer of the database
        scores = scores_of(after, facts, now, before.play.counted)
        await self._tables.append(entry, after.listing(now) if listed else None, scores)
        self._doubtful = False
        self._show(Folded(entry, before, after, events, facts))
        await self._broker.publish(self.topic, orjson.dumps(_entry_json(entry)))
        return entry.version

    # what other processes wrote

    async def heard(self, message: bytes) -> None:
        """An entry from another process, or its version alone."""
        data = orjson.loads(message)
        async with self.lock:
            if data["version"] == self.table.version + 1 and "kind" in data:
                await self._take([Entry(**data)])
            elif data["version"] > self.table.version:
                await self._catch_up()

    async def catch_up(self, *, in_doubt: bool = False) -> None:
        """Reads what others have written; `in_doubt`, only if an entry of one's own may have been stored unnoticed."""
        async with self.lock:
            self._doubtful |= not in_doubt
        await self.do(lambda _: None)

    async def _catch_up(self) -> None:
        await self._take(await self._tables.entries(self.table.code, after=self.table.version))
        self._doubtful = False

    async def _take(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            try:
                step = followed(self.table, entry)
            except LaterEdition:
                raise
            except Exception as error:  # the engine of another process decides otherwise: what it has stored is so
                _log.warning("table %s, step %d: %s; read anew", entry.table, entry.version, type(error).__name__)
                await self._take_over()
                return
            self._show(step)

    # showing

    def _show(self, step: Folded) -> None:
        """Takes an entry over and tells everybody who looks on."""
        entry, before, after, events = step.entry, self.table, step.after, step.events
        self.table = after
        if entry.by is not None and entry.command is not None:
            self._commands[entry.by, entry.command] = entry.version
        self._remember(step)
        if self.connections:
            self._tell(before, after, entry, events)
        else:
            self._documents.clear()
            self._public = public(after, (before, self._public))
        self.stirred.set()

    def _remember(self, step: Folded) -> None:
        """What a page may ask for that comes later, or lags behind."""
        assert step.before is not None, "only the first entry comes after nothing"
        shown = Step(step.entry.at, step.before, step.after, step.events)
        if step.by_facts:
            self.steps.clear()  # what happened before is not known in all its steps
        else:
            self.steps.append(shown)
        self.events = logged(self.events, step.events)
        if self._behind is not None:
            self._behind.add(shown, self._clock.now())

    def _tell(self, before: Table, after: Table, entry: Entry, events: Events) -> None:
        shared = public(after, (before, self._public))
        by_viewer: dict[Viewer, bytes] = {}
        documents: dict[Viewer, Sections] = {}
        turned = [] if after.chairs is before.chairs else [page for page in self.connections if _turns(page, after)]
        for connection in self.connections.difference(turned):
            viewer = connection.viewer
            if viewer not in by_viewer:
                old = self._documents.get(viewer) or document(before, viewer, self._public)
                documents[viewer] = document(after, viewer, shared)
                by_viewer[viewer] = change(before, after, entry.at, viewer, events, old, documents[viewer])
            connection.send(by_viewer[viewer], entry.at)
        self._documents, self._public = documents, shared
        self._turn(turned)

    def _turn(self, pages: Iterable[Connection]) -> None:
        """Shows the table to those who took a seat or left it, and see another one now."""
        for connection in pages:
            viewer = viewer_of(self.table, connection.person_id)
            connection.turned(viewer, delay=self.delay_for(viewer))
            connection.send(self._whole(connection))

    def _resend(self, person: Person) -> None:
        for connection in self.connections:
            if connection.person_id == person.id and not connection.delay:
                connection.send(self._whole(connection))

    def _whole(self, connection: Connection) -> bytes:
        return whole(self.table, connection, self._you(connection), self._public, self.events, self._clock.now())

    def _you(self, connection: Connection) -> Json:
        """Who the page's person is at the table now, also for a page that lags behind."""
        person, chair = connection.person_id, self.table.chair_of(connection.person_id)
        return {
            "person": person,
            "seat": None if chair is None else chair.seat,
            "host": self.table.host == person,
            "hand": self.table.hand_of(person or "", (connection.browser,)) if chair is None else None,
        }

    # coming and going

    def join(self, connection: Connection, after: int | None) -> None:
        """Sends what the page has missed, or everything, and keeps it up to date from now on."""
        missed = [step for step in self.steps if after is not None and step.after.version > after]
        resumes = after is not None and len(missed) == self.table.version - after <= MOST_RESUMED
        if not resumes or any(viewer_of(step.before, connection.person_id) != connection.viewer for step in missed):
            connection.send(self._whole(connection))
        else:
            connection.send(orjson.dumps({"type": "resumed", "v": after, "now": self._clock.now()}))
            for step in missed:
                connection.send(step_change(step, connection.viewer))
        self.connections.add(connection)

    def join_late(self, connection: Connection) -> None:
        """Shows a spectator the table as it was some time ago, and everything since when its time has come."""
        past, now = self._behind, self._clock.now()
        assert past is not None, "nobody lags behind at a table without a delay"
        past.catch_up(now)
        you = self._you(connection)
        connection.send(whole(past.table, connection, you, public(past.table), past.events, now))
        for at, message in past.coming():
            connection.send(message, at)
        self.connections.add(connection)

    def seen_by(self, person: PersonId | None) -> Table:
        """The table as somebody may see it: with a seat as it is now, without one as late as the spectators."""
        if self._behind is None or viewer_of(self.table, person) != WATCHER:
            return self.table
        self._behind.catch_up(self._clock.now())
        return self._behind.table

    def delay_for(self, viewer: Viewer) -> Moment:
        """How long ago a viewer sees the table, in milliseconds."""
        return self.table.lag if viewer == WATCHER else 0

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)

    def let_go(self) -> None:
        """Every page goes, with word that it may come back."""
        for connection in tuple(self.connections):
            connection.send(b'{"type":"closing","reason":"restart"}')
            connection.close()
            self.leave(connection)
        self.stirred.set()

    def presence_changed(self, *, here: bool = True) -> None:
        """Somebody has come or gone, in this process or in another."""
        self._attendance.changed(here=here)
        self.stirred.set()

    async def tell_presence(self) -> float:
        """Tells who is here, when it is time; the seconds until then."""
        return await self._attendance.tell(self.table, self.connections)

    async def welcome_back(self, person: PersonId) -> None:
        """Gives a seat back to its person, at any moment."""

        def back(table: Table) -> Deed | None:
            chair = table.chair_of(person)
            return CameBack(chair.seat) if chair is not None and chair.away else None

        if back(self.table) is not None:
            await self.do(back)

    def browsers_of(self, person: PersonId) -> tuple[str, ...]:
        """Where the person looks on in this process, as far as browsers can be told apart."""
        found = {page.browser for page in self.connections if page.person_id == person and page.browser}
        return tuple(sorted(found))

    async def note_browser(self, connection: Connection) -> None:
        """Stores that this browser shows the person the seat; done before the page is sent anything."""

        def shown(table: Table) -> Deed | None:
            chair = table.chair_of(connection.person_id)
            if chair is None or connection.browser in {"", *chair.browsers} or len(chair.browsers) >= MOST_BROWSERS:
                return None
            return Shown(chair.seat, connection.browser)

        if shown(self.table) is not None:
            with suppress(StorageDown):  # whoever plays may see the table all the same
                await self.do(shown)

    async def vacate(self, person: PersonId) -> None:
        """Leaves the person's seat, if there is one."""

        def left(table: Table) -> Deed | None:
            chair = table.chair_of(person)
            return None if chair is None else Left(chair.seat)

        await self.do(left)

    async def reread(self) -> None:
        """Takes the history over anew, after a name and words were taken out of it; everybody sees it so."""
        async with self.lock:
            await self._catch_up()
            await self._take_over()

    async def _take_over(self) -> None:
        """The whole history as it is stored."""
        fresh = LiveTable(await self._tables.entries(self.table.code), *self._ports)
        self.table, self.events, self.steps = fresh.table, fresh.events, fresh.steps
        self._behind, self._commands = fresh._behind, fresh._commands
        self._public, self._documents = fresh._public, {}
        turned = [page for page in self.connections if _turns(page, self.table)]
        for connection in self.connections.difference(turned):
            if not connection.delay:  # who lags behind must not learn how things are now
                connection.send(self._whole(connection))
        self._turn(turned)
        self.stirred.set()

    # questions

    def wants_hint(self, person: Person | None) -> tuple[Play, str, str]:
        """The moment about which the person would like a hint, the level that gives it, and the seat."""
        table = self.table
        chair = table.chair_of(None if person is None else person.id)
        if chair is None or not table.settings.hints or table.settings.rated:
            raise TableRefusal("table/no-seat" if chair is None else "table/no-hints")
        if table.phase != "playing" or table.play.to_act != chair.seat or table.paused:
            raise TableRefusal("table/not-your-turn")
        return table.play, table.settings.bots, chair.seat

    def answer(self, person: Person | None, question: AskWhy | AskBids) -> Json:
        """Answers from what the person may know."""
        table = self.table
        chair = table.chair_of(None if person is None else person.id)
        match question:
            case AskWhy(action=action):
                if chair is None or table.phase != "playing":
                    raise TableRefusal("table/no-seat" if chair is None else "table/no-deal")
                return {"refused": refusal_json(table.play.why(chair.seat, action))}
            case AskBids():
                asker = None if person is None else person.id
                if viewer_of(table, asker) == OUTSIDE:
                    raise TableRefusal("table/no-spectators")
                return {"bids": self.seen_by(asker).play.bids()}


def _dealt_again(table: Table) -> Deed | None:
    """A running deal that this version cannot go on with is dealt again, and the table is told why."""
    if table.stuck is None or table.phase == "over":
        return None
    secret = secret_of(table.packs, table.deals) if table.packs else Secret.drawn()
    return DealtAgain(secret, table.stuck.code, table.stuck.cites)


def _stored(deed: Deed, after: Table, facts: Stored) -> dict[str, object]:
    """A deed with what has come of it; an action in the notation of the engine."""
    if isinstance(deed, Acted):
        deed = replace(deed, action=after.play.actions[-1])
    return write_deed(deed) | ({FACTS: facts} if facts else {})


def _turns(connection: Connection, table: Table) -> bool:
    """Whether the page sees the table as somebody else than before."""
    return viewer_of(table, connection.person_id) != connection.viewer


def _entry_json(entry: Entry) -> Json:
    """What other processes hear of an entry; one with a secret they read from the storage."""
    if any(isinstance(value, Secret) for value in entry.data.values()):
        return {"version": entry.version}
    return {
        "table": entry.table,
        "version": entry.version,
        "at": entry.at,
        "by": entry.by,
        "command": entry.command,
        "kind": entry.kind,
        "data": entry.data,
    }


def refusal_json(refusal: Refusal | None) -> Json | None:
    """A refusal as the page puts it into words."""
    if refusal is None:
        return None
    return {"code": refusal.code, "params": dict(refusal.params), "cites": list(refusal.cites)}
