"""All tournaments: making them, showing them, and doing what is asked of their desks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import orjson

from stik.app.codes import new_code
from stik.app.desk import archive, files
from stik.app.desk.answers import answer, compared, listing, log_line, what_came
from stik.app.desk.decide import Decided, asks, check_rules, decided
from stik.app.desk.document import Sight
from stik.app.desk.history import FOLDER, created, entry_of, first_desk, stored_code, undone
from stik.app.desk.live import LiveDesk
from stik.app.desk.may import SEES_LOG, check, role_of
from stik.app.desk.online_play import OnlinePlay, entered
from stik.app.desk.orders import Join, Order, Plan
from stik.app.desk.protocol import protocol_of
from stik.app.history import folding
from stik.app.ports import (
    Broker,
    Clock,
    Code,
    CommandRepeated,
    Entry,
    Person,
    PersonId,
    Storage,
    TournamentListing,
    VersionTaken,
)
from stik.app.secret import Secret
from stik.app.tables import TableService
from stik.app.workers import InPlace, Workers
from stik.engine import LaterEdition
from stik.errors import NotAllowed, NotFound, StikError
from stik.messages import Language
from stik.tournaments import Stage

Told = dict[str, object]

PATIENCE: Final = 25.0
"""Seconds for which a page waits for news."""
LOOK_EVERY: Final = 2.0
"""Seconds after which tables that are played online are looked at again, while somebody waits."""
ATTEMPTS: Final = 8
"""How often an order is decided again because another process wrote first."""
AT_ONCE: Final = 100
"""Entries of a whole history that are stored at once: a move at a table waits for no more of them."""
MOST_KEPT: Final = 200
"""Tournaments in memory."""
FORGOTTEN: Final = b"forgotten"
"""Said to other processes when somebody was taken out of the history."""


class DeskService:
    """The tournaments of this process over the common storage and broker."""

    def __init__(
        self, storage: Storage, broker: Broker, clock: Clock, tables: TableService, workers: Workers | None = None
    ) -> None:
        self._storage, self._broker, self._clock = storage, broker, clock
        self._workers = workers or InPlace()
        self._online = OnlinePlay(tables, storage.tables)
        self._live: dict[Code, LiveDesk] = {}
        self._opening = asyncio.Lock()
        self._closing = asyncio.Event()

    # lists

    async def create(self, person: Person, plan: Plan) -> Code:
        """A new tournament; its settings are checked by its format."""
        plan = plan.model_copy(update={"seed": plan.seed or secrets.token_hex(8)})
        code = new_code(listed=plan.public)
        entry = created(code, self._clock.now(), person, plan, secret=Secret.drawn())
        check_rules(first_desk(entry))
        await self._begin([entry])
        return code

    async def _begin(self, entries: list[Entry]) -> None:
        """It is in the lists once its whole history is stored."""
        live = await asyncio.to_thread(LiveDesk, entries)
        live.sight.check()
        for first in range(0, len(entries), AT_ONCE):
            some = entries[first : first + AT_ONCE]
            await asyncio.gather(*(self._storage.tables.append(entry, None) for entry in some))
        await self._storage.tournaments.put(listing(live.sight, self._clock.now()))

    async def public(self) -> list[TournamentListing]:
        return await self._storage.tournaments.public()

    async def mine(self, person: Person) -> list[TournamentListing]:
        return await self._storage.tournaments.of_person(person.id)

    # one tournament

    async def live(self, code: Code) -> LiveDesk:
        """The tournament as it is now; loads it if nobody here has asked for it."""
        if code not in self._live:
            async with self._opening:
                if code not in self._live:
                    await self._load(code)
        live = self._live[code] = self._live.pop(code)  # the one that was asked for last is the last to go
        return live

    async def _load(self, code: Code) -> None:
        entries = await self._storage.tables.entries(stored_code(code))
        if not entries:
            raise NotFound("desk/not-found", tournament=code)
        with folding(stored_code(code)):
            live = await asyncio.to_thread(LiveDesk, entries)
        while len(self._live) >= MOST_KEPT:
            await self._drop(next(iter(self._live)))
        self._live[code] = live  # from here on it hears of what others write
        try:
            await self._broker.subscribe(_topic(code), lambda message: self._heard(code, message))
            await self._catch_up(live)
        except BaseException:
            await self._drop(code)
            raise

    async def _drop(self, code: Code) -> None:
        if (live := self._live.get(code)) is not None:
            async with live.lock:  # whoever is writing tells those who wait first
                await self._let_go(live)

    async def _let_go(self, live: LiveDesk) -> None:
        if self._live.pop(live.desk.code, None) is not None:
            await live.leave()
            await self._broker.unsubscribe(_topic(live.desk.code))

    async def _heard(self, code: Code, message: bytes) -> None:
        if message == FORGOTTEN:
            await self._forget(code)
        elif (live := self._live.get(code)) is not None:
            with suppress(LaterEdition):  # whoever asks for it next is told
                await self._catch_up(live)

    async def _catch_up(self, live: LiveDesk) -> None:
        async with live.lock:
            await self._reread(live)

    async def _reread(self, live: LiveDesk) -> None:
        """What others have written; what a later version goes on with is out of this one's memory."""
        code = stored_code(live.desk.code)
        entries = await self._storage.tables.entries(code, live.desk.version)
        try:
            with folding(code):
                await live.take(entries)
        except LaterEdition:
            await self._let_go(live)
            raise

    async def seen(self, code: Code, person: Person | None) -> Sight:
        """The tournament, for somebody who may see it: a draft only by those who help with it."""
        return _shown(await self.live(code), person)

    async def show(self, code: Code, person: Person | None, after: int | None = None) -> Told:
        """The document; with a version, waits a while for one after it."""
        return (await self.news(code, person, after)).seen_by(_id(person))

    async def news(self, code: Code, person: Person | None, after: int | None = None) -> Sight:
        """The tournament, with a version as soon as there is one after it."""
        _shown(await self.live(code), person)
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            live = await self.live(code)
            await self._collect(live)
            left = until - asyncio.get_running_loop().time()
            if after is None or after < live.desk.version or self._closing.is_set() or left <= 0:
                return await self.seen(code, person)
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, LOOK_EVERY) if self._online.goes_on(live.sight) else left):
                    await self._wait(live, after)
            if live.gone:  # a name was taken out of it: nobody goes on looking at what was there before
                return await self.seen(code, person)

    async def _collect(self, live: LiveDesk) -> None:
        """Enters the results of tables that are over; once, whoever notices it first."""
        for match, table in await self._online.finished(live.sight):
            async with live.lock:
                for number, found in enumerate(entered(live, match, table, self._clock.now()), 1):
                    try:
                        await self._write(live, found(), f"{match.online}-{number}")
                    except StikError:  # somebody has entered it meanwhile, here or in another process
                        await self._reread(live)
                        break

    async def take_seat(self, code: Code, person: Person, match: str, device: str | None = None) -> Code:
        """Seats somebody at the table of a match of theirs; the code of the table."""
        return await self._online.take_seat((await self.live(code)).sight, person, match, device)

    async def _wait(self, live: LiveDesk, after: int) -> None:
        waits = [asyncio.ensure_future(live.after(after)), asyncio.ensure_future(self._closing.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
            await asyncio.gather(*waits, return_exceptions=True)

    async def give(
        self, code: Code, person: Person, order: Order, *, command: str, confirmed: bool = False, preview: bool = False
    ) -> Told:
        """Does what is asked for, or tells what would change and waits for confirmation ("TR.3", "TR.4")."""
        live = await self.live(code)
        if not isinstance(order, Join):
            _shown(live, person)
        async with live.lock:
            for _ in range(0 if live.gone else ATTEMPTS):
                if (person.id, command) in live.commands:
                    step = live.done(live.commands[person.id, command])
                    return answer(step.version) | what_came(step)
                found = await asyncio.to_thread(decided, live, person, order, self._clock.now())
                if preview or (not confirmed and asks(live.desk, order, found)):
                    return answer(live.desk.version, found, done=False)
                found = await self._online.with_tables(live, person, found)
                try:
                    await self._write(live, found, command)
                except (CommandRepeated, VersionTaken):
                    await self._reread(live)
                    continue
                return answer(found.step.version, found) | what_came(found.step)
            if not live.gone:
                raise VersionTaken(code, live.desk.version)
        return await self.give(code, person, order, command=command, confirmed=confirmed, preview=preview)

    async def _write(self, live: LiveDesk, found: Decided, command: str | None) -> None:
        code, step = live.desk.code, found.step
        entry = entry_of(code, step, command)
        await self._storage.tables.append(entry, None)
        await live.take([entry], found.sight)
        await self._storage.tournaments.put(listing(live.sight, step.at))
        await self._broker.publish(_topic(code), orjson.dumps(step.version))

    # questions

    async def log(self, code: Code, person: Person) -> list[Told]:
        live = await self.live(code)
        role = role_of(_shown(live, person).desk, person.id)
        if role not in SEES_LOG:
            raise NotAllowed("desk/not-allowed", role=role)
        left_out = undone(live.steps)
        return [log_line(step, left_out) for step in reversed(live.steps)]

    async def why(self, code: Code, person: Person | None, stage: str, a: str, b: str) -> Told:
        """Why one entrant stands above another."""
        sight = (await self.seen(code, person)).covered
        for table in sight.standings.stages.get(Stage(stage), {}).values():
            rows = {row.entrant: row for row in table.rows}
            if a in rows and b in rows:
                return compared(rows[a].criteria, rows[b].criteria, a, b)
        raise NotFound("desk/not-in-one-table", a=a, b=b)

    async def protocol(self, code: Code, person: Person | None, match: str, *, ended: bool = False) -> Told:
        """The Vira protocol of a match, computed by the rules; `ended` as if nothing more were played."""
        desk = (await self.seen(code, person)).desk
        if match not in desk.matches:
            raise NotFound("desk/no-such-match", match=match)
        return protocol_of(desk, desk.matches[match], ended=ended)

    # files

    async def read_entrants(self, code: Code, person: Person, content: bytes) -> list[Told]:
        """Entrants from a spreadsheet, not yet entered."""
        desk = (await self.seen(code, person)).desk
        check(desk, person.id, "import-entrants")
        return await self._workers.read(files.entrants, content, persons=desk.game == "vira")

    async def print(
        self, code: Code, person: Person | None, sheet: str, language: Language, origin: str, number: int | None
    ) -> bytes:
        sight = await self.seen(code, person)
        runs = role_of(sight.desk, _id(person)) == "organiser"
        return await asyncio.to_thread(files.printed, sight.covered, sheet, language, origin, number, keys=runs)

    async def export(
        self, code: Code, person: Person | None, name: str, language: Language = "en"
    ) -> tuple[bytes, str]:
        """A file and its type; the archive with its history only for the organiser."""
        sight = await self.seen(code, person)
        if name != "event.stik":
            return await asyncio.to_thread(files.exported, sight.covered, name, language)
        if role_of(sight.desk, _id(person)) != "organiser":
            raise NotAllowed("desk/not-allowed", role=role_of(sight.desk, _id(person)))
        entries = await self._storage.tables.entries(stored_code(code))
        return await asyncio.to_thread(archive.packed, entries), "application/zip"

    async def unpack(self, person: Person, content: bytes) -> Code:
        """A tournament from another machine, with its whole history; who brings it is its organiser here."""
        code = new_code(listed=False)  # whether it is, stands in what is yet to be read
        secret = Secret.drawn()
        await self._begin(await self._workers.read(archive.unpacked, content, stored_code(code), person, secret=secret))
        return code

    async def reread(self, codes: Iterable[Code]) -> None:
        """Takes histories over anew in every process, after a name was taken out of them."""
        for code in [code.removeprefix(FOLDER) for code in codes if code.startswith(FOLDER)]:
            await self._forget(code)
            await self._broker.publish(_topic(code), FORGOTTEN)

    async def _forget(self, code: Code) -> None:
        async with self._opening:
            await self._drop(code)

    async def close(self) -> None:
        """Answers every page that waits."""
        self._closing.set()


def _shown(live: LiveDesk, person: Person | None) -> Sight:
    """The desk as it is now, for somebody who may know of it."""
    if live.desk.state == "draft" and role_of(live.desk, _id(person)) == "spectator":
        raise NotFound("desk/not-found", tournament=live.desk.code)
    return live.sight


def _topic(code: Code) -> str:
    return f"desk:{code}"


def _id(person: Person | None) -> PersonId | None:
    return None if person is None else person.id
