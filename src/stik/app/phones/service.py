"""All tables of phones in this process, over the common storage and broker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from stik.app.codes import new_code
from stik.app.history import folding
from stik.app.phones.state import Phones, Told, after, fold, hash_of, header, opened, seated, view, with_facts
from stik.app.ports import Broker, Clock, Code, Entry, Storage, VersionTaken
from stik.app.secret import Secret
from stik.engine import LaterEdition
from stik.errors import NotFound
from stik.protocol.real.lots import rules_now

FOLDER: Final = "p/"
PATIENCE: Final = 25.0
"""Seconds for which a phone waits for news."""
ATTEMPTS: Final = 8
MOST_KEPT: Final = 500
"""Tables in memory; the others are read again when somebody asks."""

Decide = Callable[[Phones], tuple[str, dict[str, object]]]


class _Live:
    """A table in this process, and those who wait for its next step."""

    def __init__(self, phones: Phones) -> None:
        self.phones = phones
        self.changed = asyncio.Condition()


class PhoneService:
    """Deals to phones; whoever has a seat's key sees that seat's cards, and nobody else does."""

    def __init__(self, storage: Storage, broker: Broker, clock: Clock) -> None:
        self._tables, self._broker, self._clock = storage.tables, broker, clock
        self._live: dict[Code, _Live] = {}
        self._closing = asyncio.Event()

    async def open(self, game: str, preset: str, players: int) -> Code:
        """A new table; its first secret is promised at once."""
        code, data = new_code(listed=False), header(game, rules_now(game, preset), players)
        opened(code, data)
        await self._tables.append(Entry(FOLDER + code, 1, self._clock.now(), None, None, "opened", data), None)
        return code

    async def show(self, code: Code, key: str | None, version: int | None = None) -> Told:
        """What this phone may see; with a version, waits a while for one after it."""
        live = await self._find(code)
        if version is not None and version >= live.phones.version:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE), live.changed:
                    await live.changed.wait_for(lambda: live.phones.version > version or self._closing.is_set())
        return view(live.phones, live.phones.seat_of(key))

    async def sit(self, code: Code, key: str, seat: str, name: str) -> Told:
        """Takes a seat, or renames who sits there."""
        return await self._do(code, key, lambda _: ("sat", {"seat": seat, "key": Secret(hash_of(key)), "name": name}))

    async def ready(self, code: Code, key: str, seed: str) -> Told:
        """Adds a phone's own number to the shuffle; the last of them deals."""
        return await self._do(code, key, lambda phones: ("ready", {"seat": _letter(phones, key), "seed": seed}))

    async def move(self, code: Code, key: str, move: Mapping[str, object]) -> Told:
        return await self._do(code, key, lambda phones: ("moved", {"seat": _letter(phones, key), "move": dict(move)}))

    async def gather(self, code: Code, key: str) -> Told:
        """The second who asks for it ends the deal: the secret is shown, and the next is promised."""
        new = Secret.drawn()
        return await self._do(code, key, lambda phones: ("gathered", {"seat": _letter(phones, key), "next": new}))

    async def _do(self, code: Code, key: str, decide: Decide) -> Told:
        for _ in range(ATTEMPTS):
            live = await self._find(code)
            kind, data = decide(live.phones)
            found = after(live.phones, kind, data)
            stored = with_facts(data, live.phones, found)
            entry = Entry(FOLDER + code, found.version, self._clock.now(), None, None, kind, stored)
            try:
                await self._tables.append(entry, None)
            except VersionTaken:
                await self._catch_up(live)
                continue
            await self._take(live, found)
            await self._broker.publish(_topic(code), b"")
            return view(live.phones, live.phones.seat_of(key))
        raise VersionTaken(code, live.phones.version)

    async def _find(self, code: Code) -> _Live:
        live = self._live.get(code)
        if live is None:
            entries = await self._tables.entries(FOLDER + code)
            if not entries:
                raise NotFound("real/no-table", table=code)
            with folding(FOLDER + code):
                phones = fold(entries)
            live = self._live.setdefault(code, _Live(phones))
            await self._broker.subscribe(_topic(code), lambda _: self._heard(live))
            while len(self._live) > MOST_KEPT:
                await self._drop(next(iter(self._live)))
            await self._catch_up(live)
        return live

    async def _heard(self, live: _Live) -> None:
        with suppress(LaterEdition):  # whoever asks for the table next is told
            await self._catch_up(live)

    async def _catch_up(self, live: _Live) -> None:
        """What another process has written; what a later version goes on with is out of this one's memory."""
        phones = live.phones
        try:
            for entry in await self._tables.entries(FOLDER + phones.code, phones.version):
                with folding(entry.table, entry.version):
                    phones = after(phones, entry.kind, entry.data)
        except LaterEdition:
            await self._drop(phones.code)
            raise
        await self._take(live, phones)

    async def _drop(self, code: Code) -> None:
        if self._live.pop(code, None) is not None:
            await self._broker.unsubscribe(_topic(code))

    async def _take(self, live: _Live, phones: Phones) -> None:
        if phones.version > live.phones.version:
            live.phones = phones
            async with live.changed:
                live.changed.notify_all()

    async def close(self) -> None:
        """Answers every phone that waits."""
        self._closing.set()
        for live in self._live.values():
            async with live.changed:
                live.changed.notify_all()


def _letter(phones: Phones, key: str) -> str:
    return phones.letters[seated(phones, key)]


def _topic(code: Code) -> str:
    return f"phones:{code}"
