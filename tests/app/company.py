"""People at a table, each with an open page; whatever a page receives is kept and applied as a browser does."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from random import Random

import orjson

from stik.app.commands import Act, BeReady, Command, read_message
from stik.app.connection import Connection
from stik.app.deeds import Dealt
from stik.app.document import viewer_of
from stik.app.live import LiveTable
from stik.app.ports import Person
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.app.tables import TableService
from stik.broker.local import LocalBroker
from stik.storage.memory import MemoryStorage


class Clock:
    """Stands still until somebody moves it."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time


class Page:
    """A browser: the document that it shows, and everything that it was sent."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.document: dict[str, object] = {}
        self.version = 0
        self.fresh: list[bytes] = []

    def read(self) -> list[dict[str, object]]:
        """Takes in what has arrived, by the law of docs/api.md."""
        return list(self.each())

    def each(self) -> Iterator[dict[str, object]]:
        """The same, message by message."""
        self.fresh = list(self.connection._waiting)
        self.connection._waiting.clear()
        for arrived in self.fresh:
            message = orjson.loads(arrived)
            if message["type"] == "table":
                self.document = {name: message[name] for name in ("table", "match", "deal")}
                self.version = message["v"]
            elif message["type"] == "change":
                assert message["v"] == self.version + 1, "versions have no gaps"
                self.version = message["v"]
                for name, part in message["change"].items():
                    self.document[name] = _applied(self.document[name], part)
            yield message


def _applied(section: object, part: object) -> object:
    if not isinstance(section, Mapping) or not isinstance(part, Mapping):
        return part
    return {**section, **part}


def person(number: int) -> Person:
    """Somebody with an account."""
    return Person(id=f"p{number:04}", name=f"Player {number}", language="en", created=0, login=f"player{number}")


class Company:
    """A live table without its keeper: the test deals and plays."""

    def __init__(self, storage: MemoryStorage | None = None) -> None:
        self.storage = storage or MemoryStorage()
        self.clock = Clock()
        self.service = TableService(self.storage, LocalBroker(), self.clock)
        self.live: LiveTable
        self.people: dict[str, Person] = {}
        self.pages: list[Page] = []
        self.commands = 0

    async def sit_down(self, settings: TableSettings, *, pages: bool = True) -> LiveTable:
        """Opens the table, seats a person everywhere, and lets all of them and a spectator look on."""
        host = person(0)
        self.live = await self.service.live(await self.service.open(host, settings))
        self.people = {seat: person(number) for number, seat in enumerate(self.live.table.play.seats)}
        for seat, who in list(self.people.items())[1:]:
            await self.do(who, {"do": "sit", "seat": seat})
        if pages:
            for who in (*self.people.values(), None):
                self.look_on(who)
        return self.live

    def look_on(self, who: Person | None, after: int | None = None) -> Page:
        viewer = viewer_of(self.live.table, None if who is None else who.id)
        page = Page(Connection(who, viewer))
        self.live.join(page.connection, after)
        self.pages.append(page)
        return page

    async def do(self, who: Person, message: Mapping[str, object]) -> int:
        self.commands += 1
        command = read_message({"id": f"c{self.commands}", **message})
        assert isinstance(command, Command.__args__)  # type: ignore[attr-defined]
        return await self.live.command(who, command)

    async def deal(self) -> None:
        """Everybody is ready, and the keeper deals; again where the first hands void a deal."""
        while self.live.table.phase in {"waiting", "between"}:
            await self.deal_once()

    async def deal_once(self) -> None:
        for who in self.people.values():
            await self.live.command(who, BeReady(id=secrets.token_hex(8), do="ready", seed=secrets.token_hex(16)))
        assert self.live.table.is_ready
        await self.live.do(lambda _: Dealt(Secret.drawn()))

    async def step(self, chance: Random, level: str = "random") -> None:
        """The next action by whoever is to act, or a call."""
        play, seen = self.live.table.play, self.live.table.version
        for seat in play.seats:
            call = play.call(level, seat, chance) if play.at(seat) is not None else None
            if call is not None and not chance.randrange(3):
                return await self._act(seat, call, seen)
        seat = play.to_act
        assert seat is not None
        return await self._act(seat, play.choice(level, seat, chance), seen)

    async def _act(self, seat: str, action: str, seen: int) -> None:
        self.commands += 1
        await self.live.command(self.people[seat], Act(id=f"c{self.commands}", do="act", action=action, seen=seen))
