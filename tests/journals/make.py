"""Writes histories of every kind by running today's code: `python -m tests.journals.make FOLDER`.

What lies in `tests/journals/edition-1` was written before histories kept their rules in full and what came of every
deal, and in `edition-1-facts` since; nobody writes it again. A later edition adds a folder of its own.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import orjson

from stik import voms
from stik.app.commands import Rematch
from stik.app.deeds import CameBack, Deed, WentAway
from stik.app.desk.history import FOLDER
from stik.app.desk.orders import Plan
from stik.app.phones.service import PhoneService
from stik.app.ports import Code, Storage
from stik.app.replays.alike import Alike
from stik.app.replays.service import ReplayService
from stik.app.settings import Options, TableSettings
from stik.broker.local import LocalBroker
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock, Company, person
from tests.app.desk.hall import FORMATS, POOLS, REFEREE, Hall
from tests.app.test_online_match import Event, play
from tests.journals import sockets
from tests.journals.kept import write_history
from tests.journals.reading import archive_standings, exported, file_standings, reading_of

MOST_DEALS = 4
"""Of a table; a race goes on longer, and is left in the middle."""

HOUSE: Options = {"deal_lus": 0, "max_lead": 3, "ataataq_on_partner": True}


# tables


class Evening(Company):
    """A table where people also talk, go away, change their minds and stop."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.chance = Random(seed)

    async def begun(self, settings: TableSettings) -> Evening:
        await self.sit_down(settings, pages=False)
        return self

    async def play_deals(self, number: int = MOST_DEALS) -> None:
        """So many deals more, or fewer where the match ends."""
        last = self.live.table.deals + number
        while self.live.table.phase != "over" and (self.live.table.deals < last or self.live.table.phase == "playing"):
            await self.go_on()

    async def go_on(self) -> None:
        self.clock.time += 1_500
        if self.live.table.phase == "playing":
            await self.step(self.chance, "beginner")
        else:
            await self.deal_once()

    async def play_steps(self, steps: int) -> None:
        """Into the middle of a deal."""
        for _ in range(steps):
            await self.go_on()

    async def agree(self, kind: str) -> None:
        """What somebody proposes and everybody else agrees to."""
        first, *others = self.people.values()
        await self.do(first, {"do": "propose", "kind": kind})
        for other in others:
            if self.live.table.proposal is not None:
                await self.do(other, {"do": "agree"})

    async def deed(self, deed: Deed) -> None:
        await self.live.do(lambda _: deed)

    def seat(self, number: int) -> str:
        return list(self.people)[number]


async def preset_tables() -> AsyncIterator[tuple[str, Storage]]:
    """Every preset of both games, to the end of a match or into its middle."""
    for name, rules in (*voms.PRESETS.items(), *(("vira", None), ("vira-four", None))):
        if rules is None:
            four = name == "vira-four"
            preset = "stockholm" if four else "sm2025"
            settings = TableSettings(game="vira", preset=preset, table=4 if four else 3, deals=MOST_DEALS)
        else:
            settings = TableSettings(game="voms", preset=name)
        evening = await Evening(f"preset {name}").begun(settings)
        await evening.play_deals(12 if rules is not None else MOST_DEALS)
        yield f"table-{name}", evening.storage


async def special_tables() -> AsyncIterator[tuple[str, Storage]]:
    settings = {
        "match-of-three": TableSettings(game="voms", preset="tournament", best_of=3, options={"target": 5}),
        "house-rules": TableSettings(
            game="voms", preset="worms", options={"deal_lus": 0, "max_lead": 3, "ataataq_on_partner": True}
        ),
        "real-table": TableSettings(game="voms", preset="international", real_table=True, cut="trap", rated=True),
        "manual-cut": TableSettings(game="voms", preset="worms", cut="manual", clock="fast", delay=60),
        "real-vira": TableSettings(game="vira", preset="stockholm", table=4, deals=3, real_table=True),
        "open-vira": TableSettings(game="vira", preset="sm2025", options={"tringel": True, "ante": 5}, public=True),
    }
    for name, given in settings.items():
        evening = await Evening(f"special {name}").begun(given)
        await evening.play_deals(20 if name == "match-of-three" else 3)
        yield f"table-{name}", evening.storage


async def lively_tables() -> AsyncIterator[tuple[str, Storage]]:
    """Everything that happens at a table besides the cards, in both games."""
    for game, preset in (("voms", "tournament"), ("vira", "sm2025")):
        evening = await Evening(f"lively {game}").begun(TableSettings.model_validate({"game": game, "preset": preset}))
        host, other, third = list(evening.people.values())[:3]
        await evening.do(other, {"do": "say", "text": "Velkommen, alle sammen"})
        await evening.play_steps(6)
        await evening.do(third, {"do": "say", "phrase": "one-more"})
        await evening.agree("takeback")
        await evening.play_steps(3)
        await evening.agree("pause")
        await evening.do(host, {"do": "propose", "kind": "resume"})
        await evening.do(host, {"do": "propose", "kind": "takeback"})
        await evening.do(other, {"do": "decline"})
        await evening.deed(WentAway(evening.seat(1)))
        await evening.play_steps(2)
        await evening.deed(CameBack(evening.seat(1)))
        await evening.play_deals(1)
        await evening.agree("stop")
        await evening.service.command(evening.live, host, Rematch(id="again", do="rematch"))
        yield f"table-lively-{game}", evening.storage
        running = await Evening(f"running {game}").begun(evening.live.table.settings)
        await running.play_deals(1)
        while running.live.table.phase != "playing":
            await running.go_on()
        await running.play_steps(5)
        yield f"table-running-{game}", running.storage


async def exercises() -> AsyncIterator[tuple[str, Storage]]:
    """A finished deal is played on from its middle, as an exercise."""
    for game in ("voms", "vira"):
        evening = await Evening(f"exercise {game}").begun(TableSettings.model_validate({"game": game, "deals": None}))
        await evening.play_deals(1)
        code, host = evening.live.table.code, person(0)
        replays = ReplayService(evening.storage, evening.clock, evening.service, Alike(evening.service, None))  # type: ignore[arg-type]
        finished = evening.live.table.play.finished(1)
        assert finished is not None
        await replays.play_on(host, code, 1, len(finished.deals[0].actions) // 2, evening.seat(0), "beginner")
        yield f"table-exercise-{game}", evening.storage


# tournaments


async def desks() -> AsyncIterator[tuple[str, Storage]]:
    """Every format from registration to medals, or as far as it goes."""
    for format_ in FORMATS:
        for size in (6, 8) if format_ in POOLS else (6,):
            hall = await Hall().ready(format_, size)
            await hall.staff()
            await hall.play_all(seed=size)
            yield f"desk-{format_}-{size}", hall.storage


async def lively_desk() -> AsyncIterator[tuple[str, Storage]]:
    """Corrections, penalties, a team that leaves, a dispute and an undo."""
    hall = await Hall().ready("voms-championship", 7, seed="lively")
    await hall.staff()
    chance = Random(7)
    first, second, third, *_ = await hall.open_matches()
    for match in (first, second, third):
        await hall.play(match, chance)
    version = (await hall.document())["v"]
    await hall.do("enter", match=first["id"], game=1, result={"lus": [9, 2]}, reason="tastefejl")
    await hall.do("undo", version=version + 1)
    await hall.do("penalise", REFEREE, entrant=second["entrants"][0], points=-1, reason="for sent")
    await hall.do("withdraw", entrant=third["entrants"][1])
    yield "desk-lively", hall.storage


async def online() -> AsyncIterator[tuple[str, Storage]]:
    """A duplicate round at tables of the server."""
    event = Event()
    plan = Plan(name="Online", format="voms-championship", online=True, duplicate=True)
    people = await event.begin(plan, entrants=4, each=2)
    for match in await event.matches():
        entrants = match["entrants"]
        assert isinstance(entrants, tuple)
        sitting = [who for entrant in entrants for who in people[entrant]]
        for who in sitting:
            await event.desks.take_seat(event.code, who, str(match["id"]))
        await play(event.tables, str(match["online"]), sitting, Random(5))
    await event.matches()
    await event.tables.close()
    yield "online-duplicate", event.tables._storage


# phones


async def phones() -> AsyncIterator[tuple[str, Storage]]:
    for game, preset, players in (("voms", "tournament", 4), ("vira", "sm2025", 3)):
        storage = MemoryStorage()
        service = PhoneService(storage, LocalBroker(), Clock())
        code = await service.open(game, preset, players)
        letters = str((await service.show(code, None))["letters"])
        keys = {letter: f"key-of-{letter}".ljust(20, "x") for letter in letters}
        for _ in range(2):
            for letter, key in keys.items():
                await service.sit(code, key, letter, f"Spiller {letter}")
                await service.ready(code, key, secrets.token_hex(8))
            for key in list(keys.values())[:2]:
                await service.gather(code, key)
        await service.sit(code, keys[letters[0]], letters[0], "Aviâja")
        yield f"phones-{game}", storage


# writing


KINDS: tuple[Callable[[], AsyncIterator[tuple[str, Storage]]], ...] = (
    preset_tables,
    special_tables,
    lively_tables,
    exercises,
    desks,
    lively_desk,
    online,
    phones,
)


def write(path: Path, said: object) -> None:
    path.write_bytes(orjson.dumps(said, option=orjson.OPT_INDENT_2))


async def write_event(storage: Storage, code: Code, path: Path) -> None:
    """The two files that a tournament travels in, and what is read from each."""
    archive, file = await exported(storage, code, "event.stik"), await exported(storage, code, "event.json")
    path.with_suffix(".event.stik").write_bytes(archive)
    path.with_suffix(".event.json").write_bytes(file)
    write(path.with_suffix(".standings.json"), [await archive_standings(archive), file_standings(file)])


async def write_all(folder: Path) -> None:
    """The histories and what the code that wrote them says of each."""
    for kind in KINDS:
        async for name, storage in kind():
            for number, code in enumerate(await storage.tables.histories(), 1):
                path = folder / f"{name}.{number}.jsonl"
                write_history(path, await storage.tables.entries(code))
                said = await reading_of(storage, code)
                write(path.with_suffix(".reading.json"), said)
                if code.startswith(FOLDER):
                    await write_event(storage, code, path)
    for game in sockets.GAMES:
        (folder / f"{game}.socket.txt").write_text(await sockets.played(game), "utf-8")


if __name__ == "__main__":
    with sockets.same_secrets():
        asyncio.run(write_all(Path(sys.argv[1])))
