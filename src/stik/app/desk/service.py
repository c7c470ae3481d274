"""All tournaments: making them, showing them, and doing what is asked of their desks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

import orjson

from stik.app.desk import files
from stik.app.desk.document import Sight, written
from stik.app.desk.history import (
    created,
    desk_after,
    entry_of,
    first_desk,
    step_of,
    stored_code,
    undone,
    with_step,
)
from stik.app.desk.make import made
from stik.app.desk.may import SEES_LOG, check, held, role_of
from stik.app.desk.online import event_of, gains_of, packs_of, results_of, seats_of, settings_of
from stik.app.desk.orders import Enter, Order, Plan, PlayOnline, Report, RunRound, SetRules, Undo
from stik.app.desk.plan import LATER, expected
from stik.app.desk.protocol import checked_protocol, protocol_of
from stik.app.desk.state import Desk, DeskRefusal, Json, PlannedMatch, Step
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
from stik.app.table import Table
from stik.app.tables import ALPHABET, LENGTH, TableService
from stik.errors import NotAllowed, NotFound
from stik.messages import Language
from stik.tournaments import Changes, Stage, changes

Told = dict[str, object]

PATIENCE: Final = 25.0
"""Seconds for which a page waits for news."""
LOOK_EVERY: Final = 2.0
"""Seconds after which tables that are played online are looked at again, while somebody waits."""
ATTEMPTS: Final = 8
"""How often an order is decided again because another process wrote first."""
MOST_KEPT: Final = 200
"""Tournaments in memory."""


class LiveDesk:
    """One tournament in this process."""

    def __init__(self, entries: list[Entry]) -> None:
        self.first = first_desk(entries[0])
        self.steps: list[Step] = [step_of(entry) for entry in entries[1:]]
        self.commands = {(entry.by, entry.command): entry.version for entry in entries if entry.command}
        self.sight = Sight(desk_after(self.first, self.steps))
        self.lock = asyncio.Lock()
        self.news = asyncio.Condition()

    @property
    def desk(self) -> Desk:
        return self.sight.desk

    async def take(self, entries: list[Entry]) -> None:
        """More of the history, written here or elsewhere."""
        new = [entry for entry in entries if entry.version > self.desk.version]
        if not new:
            return
        self.steps += [step_of(entry) for entry in new]
        self.commands |= {(entry.by, entry.command): entry.version for entry in new if entry.command}
        self.sight = Sight(desk_after(self.first, self.steps))
        await self.tell()

    async def tell(self) -> None:
        async with self.news:
            self.news.notify_all()

    async def after(self, version: int) -> None:
        """Returns when there is something after the version."""
        async with self.news:
            await self.news.wait_for(lambda: self.desk.version > version)


class DeskService:
    """The tournaments of this process over the common storage and broker."""

    def __init__(self, storage: Storage, broker: Broker, clock: Clock, tables: TableService) -> None:
        self._storage, self._broker, self._clock, self._tables = storage, broker, clock, tables
        self._live: dict[Code, LiveDesk] = {}
        self._opening = asyncio.Lock()
        self._closing = asyncio.Event()

    # lists

    async def create(self, person: Person, plan: Plan) -> Code:
        """A new tournament; its settings are checked by its format."""
        plan = plan.model_copy(update={"seed": plan.seed or secrets.token_hex(8)})
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        entry = created(code, self._clock.now(), person, plan, secret=secrets.token_hex(32))
        await self._begin([entry])
        return code

    async def _begin(self, entries: list[Entry]) -> None:
        live = LiveDesk(entries)
        live.sight.check()
        await self._storage.tournaments.put(_listing(live.desk, self._clock.now()))
        for entry in entries:
            await self._storage.tables.append(entry, None)

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
        return self._live[code]

    async def _load(self, code: Code) -> None:
        entries = await self._storage.tables.entries(stored_code(code))
        if not entries:
            raise NotFound("desk/not-found", tournament=code)
        live = LiveDesk(entries)
        await self._broker.subscribe(_topic(code), lambda _message: self._catch_up(code))
        await live.take(await self._storage.tables.entries(stored_code(code), live.desk.version))
        while len(self._live) >= MOST_KEPT:
            oldest = next(iter(self._live))
            del self._live[oldest]
            await self._broker.unsubscribe(_topic(oldest))
        self._live[code] = live

    async def _catch_up(self, code: Code) -> None:
        live = self._live.get(code)
        if live is not None:
            async with live.lock:
                await live.take(await self._storage.tables.entries(stored_code(code), live.desk.version))

    async def seen(self, code: Code, person: Person | None) -> Sight:
        """The tournament, for somebody who may see it: a draft only by those who help with it."""
        live = await self.live(code)
        if live.desk.state == "draft" and role_of(live.desk, _id(person)) == "spectator":
            raise NotFound("desk/not-found", tournament=code)
        return live.sight

    async def show(self, code: Code, person: Person | None, after: int | None = None) -> Told:
        """The document; with a version, waits a while for one after it."""
        live = await self.live(code)
        await self.collect(code)
        until = asyncio.get_running_loop().time() + PATIENCE
        while after is not None and after >= live.desk.version and not self._closing.is_set():
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                break
            plays_online = any(match.online and not match.is_played for match in live.desk.matches.values())
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, LOOK_EVERY) if plays_online else left):
                    await self._news(live, after)
            await self.collect(code)
        return (await self.seen(code, person)).seen_by(_id(person))

    async def _news(self, live: LiveDesk, after: int) -> None:
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
        async with live.lock:
            for _ in range(ATTEMPTS):
                if (person.id, command) in live.commands:
                    return _answer(live.commands[person.id, command], Changes((), ()))
                step, found = await self._decided(live, person, order)
                if preview or (not confirmed and _asks(live.desk, order, found)):
                    return _answer(live.desk.version, found, done=False)
                try:
                    await self._write(live, step, command)
                except (CommandRepeated, VersionTaken):
                    await live.take(await self._storage.tables.entries(stored_code(code), live.desk.version))
                    continue
                return _answer(step.version, found) | _what_came(step, live.desk)
            raise VersionTaken(code, live.desk.version)

    async def _decided(self, live: LiveDesk, person: Person, order: Order) -> tuple[Step, Changes]:
        """The step, and what it changes; raises where it cannot be done."""
        desk = live.desk
        check(desk, person.id, order.do)
        made_now = await asyncio.to_thread(made, desk, order) | await self._opened_tables(desk, person, order)
        step = Step(desk.version + 1, self._clock.now(), person.id, person.name, order, made_now)
        after = with_step(desk, live.first, live.steps, step)
        sight = Sight(after)
        checked_protocol(after, order)
        if isinstance(order, Report):  # what could never count is refused before it is confirmed ("TR.6")
            counting = Enter(match=order.match, game=order.game, result=order.result)
            Sight(with_step(desk, live.first, live.steps, replace(step, order=counting))).check()
        if not desk.has_results and not after.has_results:
            sight.check()
            return step, Changes((), ())
        found = changes(live.sight.tournament, sight.tournament)
        if not any(after.of_stage(stage) for stage in LATER) or isinstance(order, Undo):
            return step, found
        repairs = expected(after, sight.tournament, sight.standings)
        if repairs:
            step = replace(step, made={**step.made, "repairs": {name: list(pair) for name, pair in repairs.items()}})
        return step, found

    # online play

    async def _opened_tables(self, desk: Desk, person: Person, order: Order) -> Json:
        """Tables for the matches of a round that begins, where the tournament is played online."""
        begins = isinstance(order, RunRound) and order.action == "start" and desk.plan.online
        if not begins and not isinstance(order, PlayOnline):
            return {}
        assert isinstance(order, RunRound | PlayOnline)
        waiting = [match for match in desk.of_round(order.round) if match.online is None and not match.is_played]
        opened: Json = {}
        for match in waiting:
            settings = settings_of(desk, match)
            event, packs = event_of(desk, match), packs_of(desk, match)
            opened[match.id] = await self._tables.open_for(person, settings, event=event, packs=packs)
        return {"tables": opened} if opened else {}

    async def take_seat(self, code: Code, person: Person, match: str) -> Code:
        """Seats somebody at the table of a match of theirs; the code of the table."""
        desk = (await self.live(code)).desk
        planned, found = desk.match(match), held(desk, person.id)
        if found is None or found.entrant is None or found.entrant not in planned.entrants:
            raise NotAllowed("desk/not-your-match")
        if planned.online is None:
            raise DeskRefusal("desk/not-online")
        seats = seats_of(settings_of(desk, planned), planned, found.entrant)
        await self._tables.take_seat(planned.online, person, seats)
        return planned.online

    async def collect(self, code: Code) -> None:
        """Enters the results of tables that are over; once, whoever notices it first."""
        live = await self.live(code)
        for match in [one for one in live.desk.matches.values() if one.online and not one.is_played]:
            listing = await self._storage.tables.listing(match.online or "")
            if listing is not None and listing.phase == "over":
                async with live.lock:
                    await self._collect(live, match, (await self._tables.live(listing.code)).table)

    async def _collect(self, live: LiveDesk, match: PlannedMatch, table: Table) -> None:
        for number, result in enumerate(results_of(table, match), 1):
            order = Enter(match=match.id, game=number, result=result)
            made_here: Json = {"gains": {match.id: [list(gain) for gain in gains_of(table)]}}
            step = Step(live.desk.version + 1, self._clock.now(), "", "", order, made_here)
            try:
                Sight(with_step(live.desk, live.first, live.steps, step)).check()
                await self._write(live, step, f"{match.online}-{number}")
            except (DeskRefusal, VersionTaken):  # somebody has entered it meanwhile, here or in another process
                await live.take(await self._storage.tables.entries(stored_code(live.desk.code), live.desk.version))
                return

    async def _write(self, live: LiveDesk, step: Step, command: str | None) -> None:
        code = live.desk.code
        entry = entry_of(code, step, command)
        await self._storage.tables.append(entry, None)
        await live.take([entry])
        await self._storage.tournaments.put(_listing(live.desk, step.at))
        await self._broker.publish(_topic(code), orjson.dumps(step.version))

    # questions

    async def log(self, code: Code, person: Person) -> list[Told]:
        live = await self.live(code)
        if role_of(live.desk, person.id) not in SEES_LOG:
            raise NotAllowed("desk/not-allowed", role=role_of(live.desk, person.id))
        left_out = undone(live.steps)
        return [_line(step, left_out) for step in reversed(live.steps)]

    async def why(self, code: Code, person: Person | None, stage: str, a: str, b: str) -> Told:
        """Why one entrant stands above another."""
        sight = await self.seen(code, person)
        for table in sight.standings.stages.get(Stage(stage), {}).values():
            rows = {row.entrant: row for row in table.rows}
            if a in rows and b in rows:
                return _compared(rows[a].criteria, rows[b].criteria, a, b)
        raise NotFound("desk/not-in-one-table", a=a, b=b)

    async def protocol(self, code: Code, person: Person | None, match: str) -> Told:
        """The Vira protocol of a match, computed by the rules."""
        desk = (await self.seen(code, person)).desk
        if match not in desk.matches:
            raise NotFound("desk/no-such-match", match=match)
        return protocol_of(desk, desk.matches[match])

    # files

    async def read_entrants(self, code: Code, person: Person, content: bytes) -> list[Told]:
        """Entrants from a spreadsheet, not yet entered."""
        live = await self.live(code)
        check(live.desk, person.id, "import-entrants")
        return await asyncio.to_thread(files.entrants, content, live.desk)

    async def print(
        self, code: Code, person: Person | None, sheet: str, language: Language, origin: str, number: int | None
    ) -> bytes:
        sight = await self.seen(code, person)
        runs = role_of(sight.desk, _id(person)) == "organiser"
        return await asyncio.to_thread(files.printed, sight, sheet, language, origin, number, keys=runs)

    async def export(
        self, code: Code, person: Person | None, name: str, language: Language = "en"
    ) -> tuple[bytes, str]:
        """A file and its type; the archive with its history only for the organiser."""
        sight = await self.seen(code, person)
        if name != "event.stik":
            return await asyncio.to_thread(files.exported, sight, name, language)
        if role_of(sight.desk, _id(person)) != "organiser":
            raise NotAllowed("desk/not-allowed", role=role_of(sight.desk, _id(person)))
        return files.packed(await self._storage.tables.entries(stored_code(code))), "application/zip"

    async def unpack(self, person: Person, content: bytes) -> Code:
        """A tournament from another machine, with its whole history; who brings it is its organiser here."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        entries = await asyncio.to_thread(files.unpacked, content, stored_code(code), person)
        await self._begin(entries)
        return code

    async def reread(self, codes: object) -> None:
        """Takes histories over anew, after a name was taken out of them."""
        for code in [code for code in self._live if stored_code(code) in set(codes)]:  # type: ignore[call-overload]
            del self._live[code]
            await self._broker.unsubscribe(_topic(code))

    async def close(self) -> None:
        """Answers every page that waits."""
        self._closing.set()


def _topic(code: Code) -> str:
    return f"desk:{code}"


def _id(person: Person | None) -> PersonId | None:
    return None if person is None else person.id


def _asks(desk: Desk, order: Order, found: Changes) -> bool:
    """Whether the order waits for confirmation: other rules after a result, other pairs in a stage that is planned."""
    if isinstance(order, SetRules) and desk.has_results:
        return True
    planned = {stage for stage in LATER if desk.of_stage(stage)}
    changed = any(stage in planned for stage, _, _ in found.pairings)
    corrects = isinstance(order, Enter) and desk.match(order.match).game(order.game).result is not None
    return (changed and not _is_new_result(desk, order)) or (corrects and changed)


def _is_new_result(desk: Desk, order: Order) -> bool:
    """A result that fills a stage itself, as a semi-final does for the final, corrects nothing."""
    match getattr(order, "match", None):
        case str() as match if match in desk.matches:
            return desk.matches[match].game(getattr(order, "game", 1)).result is None
        case _:
            return False


def _answer(version: int, found: Changes, *, done: bool = True) -> Told:
    return {
        "done": done,
        "v": version,
        "moved": [
            {"stage": one.stage, "pool": one.pool, "entrant": one.entrant, "before": one.before, "after": one.after}
            for one in found.moved
        ],
        "pairings": [{"stage": stage, "before": before, "after": after} for stage, before, after in found.pairings],
    }


def _what_came(step: Step, after: Desk) -> Told:
    """The entrant that was registered or joined, the match that was paired."""
    found = after.people.get(step.by)
    entrant = None
    if step.order.do == "register":
        entrant = list(after.entrants)[-1]
    elif step.order.do == "join":
        entrant = None if found is None else found.entrant
    matches = step.made.get("matches")
    match = matches[0]["id"] if step.order.do == "pair" and isinstance(matches, list) else None  # type: ignore[index,call-overload]
    return {"entrant": entrant, "match": match}


def _line(step: Step, left_out: frozenset[int]) -> Told:
    data = step.order.model_dump(mode="json", exclude_defaults=True)
    return {
        "v": step.version,
        "at": step.at,
        "by": step.name,
        "do": step.order.do,
        "data": {name: value for name, value in data.items() if name not in ("do", "key")},
        "undone": step.version in left_out,
        "can_undo": step.version not in left_out,
    }


def _compared(
    one: tuple[tuple[str, float | tuple[float, ...]], ...],
    other: tuple[tuple[str, float | tuple[float, ...]], ...],
    a: str,
    b: str,
) -> Told:
    """Criterion by criterion until one separates them."""
    lines: list[Mapping[str, str]] = []
    theirs = dict(other)
    for name, value in one:
        if name not in theirs:
            continue
        lines.append({"criterion": name, "a": written(value), "b": written(theirs[name])})
        if value != theirs[name]:
            above = a if value > theirs[name] else b  # type: ignore[operator]  # one criterion, one kind of value
            return {"above": above, "decided_by": name, "lines": lines}
    return {"above": None, "decided_by": None, "lines": lines}


def _listing(desk: Desk, at: int) -> TournamentListing:
    return TournamentListing(
        code=desk.code,
        name=desk.plan.name,
        game=desk.game,
        format=desk.plan.format,
        place=desk.plan.place,
        date=desk.plan.date,
        state=desk.state,
        entrants=len(desk.playing()),
        public=desk.plan.public,
        changed=at,
        people=frozenset(desk.people),
    )
