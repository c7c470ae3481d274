"""A hall with a desk: people who give orders, and whole events played by lot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import orjson
import pytest

from stik.app.desk.history import stored_code
from stik.app.desk.keys import key_of
from stik.app.desk.live import LiveDesk
from stik.app.desk.orders import ORDERS, Plan
from stik.app.desk.service import DeskService
from stik.app.desk.state import Desk
from stik.app.ports import Broker, Person, Storage
from stik.app.tables import TableService
from stik.broker.local import LocalBroker
from stik.errors import StikError
from stik.server.desk_models import DeskDocument
from stik.storage.memory import MemoryStorage

FORMATS = ("voms-championship", "voms-open", "labansen", "free-play", "timed", "fixed-games", "vira-sm")
POOLS = ("voms-championship", "voms-open")


class Ticks:
    """A second later each time."""

    def __init__(self) -> None:
        self._moments = count(1_763_280_000_000, 1000)

    def now(self) -> int:
        return next(self._moments)


def person(name: str) -> Person:
    return Person(f"p-{name.lower()}-person", name, "da", 0)


BOSS, REFEREE, OFFICIAL, GUEST = person("Bolette"), person("Rasmus"), person("Olga"), person("Gæst")


def desks_over(storage: Storage, broker: Broker) -> DeskService:
    """The tournaments of one process, with its tables."""
    clock = Ticks()
    return DeskService(storage, broker, clock, TableService(storage, broker, clock))


class Hall:
    """One tournament, and short words for what people ask of it."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.storage = MemoryStorage() if storage is None else storage
        self.desks = desks_over(self.storage, LocalBroker())
        self.code = ""
        self._ids = count(1)
        self.players: dict[str, Person] = {}

    async def open(self, format_: str = "voms-championship", **plan: object) -> Hall:
        given = Plan.model_validate({"name": "Nuuk", "format": format_, "seed": "nuuk 1", **plan})
        self.code = await self.desks.create(BOSS, given)
        return self

    async def do(
        self,
        do: str,
        who: Person = BOSS,
        /,
        *,
        command: str = "",
        ok: bool = True,
        begins: bool = True,
        **order: object,
    ) -> dict[str, Any]:
        preview = bool(order.pop("preview", False))
        if begins:
            await self.begin(order)
        told = await self.desks.give(
            self.code,
            who,
            ORDERS.validate_python({"do": do, **order}),
            command=command or f"command-{next(self._ids)}",
            confirmed=ok,
            preview=preview,
        )
        return dict(told)

    async def begin(self, order: Mapping[str, object]) -> None:
        """Begins the round of a match: nothing can be entered before."""
        desk = await self.desk()
        match = desk.matches.get(str(order.get("match", "")))
        if match is not None and desk.round(match.round).begun is None and desk.state != "closed":
            await self.do("run-round", round=match.round)

    async def refused(self, code: str, do: str, who: Person = BOSS, /, **order: object) -> StikError:
        """The order is refused with this code, and nothing has changed."""
        if order.get("begins", True):
            await self.begin(order)
        before = await self.document()
        with pytest.raises(StikError) as error:
            await self.do(do, who, **order)
        assert error.value.code == code, error.value
        assert await self.document() == before
        return error.value

    async def live(self) -> LiveDesk:
        return await self.desks.live(self.code)

    async def desk(self) -> Desk:
        return (await self.live()).desk

    async def document(self, by: Person | None = BOSS) -> dict[str, Any]:
        """As the page gets it: checked against its model, through JSON."""
        told = await self.desks.show(self.code, by)
        found = DeskDocument.model_validate(told).model_dump_json()
        return dict(orjson.loads(found))

    async def loaded(self) -> Desk:
        """The desk as another process would read it."""
        return LiveDesk(await self.storage.tables.entries(stored_code(self.code))).desk

    # people

    async def enter(self, entrants: int, *, here: bool = True) -> list[str]:
        names = [f"Hold {number}" for number in range(1, entrants + 1)]
        await self.do("import-entrants", entrants=[{"name": name} for name in names])
        ids = list((await self.desk()).entrants)
        for one in ids if here else []:
            await self.do("check-in", entrant=one)
        return ids

    async def join(self, key: str, by: Person) -> dict[str, Any]:
        return await self.do("join", by, key=key_of(await self.desk(), key))

    async def staff(self) -> None:
        await self.join("referee", REFEREE)
        await self.join("official", OFFICIAL)

    async def player(self, entrant: str) -> Person:
        if entrant not in self.players:
            self.players[entrant] = person(f"Spiller {entrant}")
            await self.join(f"entrant {entrant}", self.players[entrant])
        return self.players[entrant]

    # whole events

    async def ready(self, format_: str = "voms-championship", entrants: int = 8, **plan: object) -> Hall:
        """Entered, drawn, scheduled where the format has that, and running."""
        await self.open(format_, **plan)
        await self.do("move", to="open")
        await self.enter(entrants)
        if format_ in (*POOLS, "vira-sm"):
            await self.do("draw")
            await self.do("turn-cards", count=entrants)
        if format_ in ("free-play", "timed"):
            await self.do("draw-round")
        else:
            await self.do("schedule")
        await self.do("move", to="running")
        return self

    async def open_matches(self, stage: str = "pool") -> list[dict[str, Any]]:
        matches = (await self.document())["matches"]
        return [one for one in matches if one["stage"] == stage and one["state"] != "done"]

    async def play(self, match: dict[str, Any], chance: Random, *, winner: int | None = None) -> None:
        """Plays a match to its end; an official enters it."""
        wins = [0, 0]
        for game in range(1, match["best_of"] + 1):
            if match["deals"] is not None:
                await self.do("enter", match=match["id"], result={"totals": totals(match, chance)})
                return
            won = chance.randrange(2) if winner is None else winner
            await self.do("enter", match=match["id"], game=game, result=lus(won, chance))
            wins[won] += 1
            if max(wins) > match["best_of"] // 2:
                return

    async def play_stage(self, chance: Random, stage: str = "pool") -> None:
        for match in await self.open_matches(stage):
            await self.play(match, chance)
        for one in (await self.desk()).rounds:
            if one.begun is not None and one.ended is None:
                await self.do("run-round", round=one.number, action="end")

    async def settle(self) -> None:
        """Every tie by lot."""
        for tie in (await self.document())["standings"]["unresolved"]:
            await self.do("decide", tie=tie, by="lot")

    async def play_all(self, seed: int = 1) -> None:
        chance = Random(seed)
        await self.play_stage(chance)
        await self.settle()
        for stage in ("semi-final", "bronze", "final"):
            if any(one["step"] == "stage" and one["stage"] == stage for one in (await self.document())["next"]):
                await self.do("schedule", stage=stage)
                await self.play_stage(chance, stage)
                await self.settle()


def lus(winner: int, chance: Random | None = None, lost: int | None = None) -> dict[str, Any]:
    """A game that the first (0) or the second side (1) wins."""
    less = lost if lost is not None else (chance or Random(0)).randrange(9)
    return {"lus": [9, less] if winner == 0 else [less, 9]}


def totals(match: dict[str, Any], chance: Random) -> list[int]:
    found = [chance.randrange(-60, 60) for _ in match["entrants"][1:]]
    return [*found, -sum(found)]


def same(a: Desk, b: Desk) -> bool:
    """Apart from the version, and from numbers that are not given again."""
    return replace(a, version=0, counts=b.counts) == replace(b, version=0)


def strings(value: object) -> Iterator[str]:
    """Every text in a document, names of fields included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from (name, *strings(one))
    elif isinstance(value, Iterable):
        for one in value:
            yield from strings(one)
