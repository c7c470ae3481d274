"""Matches of a tournament at tables of the server: seats by the desk, the same deals, results by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from stik import vira, voms
from stik.app.commands import Act, BeReady, Sit
from stik.app.decide import TableRefusal
from stik.app.deeds import Dealt
from stik.app.desk.online import settings_of
from stik.app.desk.orders import Draw, Join, MakeSchedule, Move, Order, Plan, Register, RunRound, TurnCards
from stik.app.desk.service import DeskService
from stik.app.keeper import Manners
from stik.app.live import LiveTable
from stik.app.ports import Person
from stik.app.secret import Secret
from stik.app.settings import completed
from stik.app.table import Table
from stik.app.tables import TableService
from stik.bootstrap.clock import SystemClock
from stik.broker.local import LocalBroker
from stik.errors import NotAllowed
from stik.storage.memory import MemoryStorage

ORGANISER = Person("organiser", "Aviâja", "da", 0)


class Event:
    """A tournament with its tables, all in memory."""

    def __init__(self) -> None:
        storage, broker, clock = MemoryStorage(), LocalBroker(), SystemClock()
        self.tables = TableService(storage, broker, clock, Manners(pace=0))
        self.desks = DeskService(storage, broker, clock, self.tables)
        self.code = ""

    async def give(self, order: Order, person: Person = ORGANISER) -> None:
        answer = await self.desks.give(self.code, person, order, command=uuid4().hex)
        assert answer["done"]

    async def begin(self, plan: Plan, entrants: int, each: int) -> dict[str, list[Person]]:
        """Everybody has joined, and the first round has begun."""
        self.code = await self.desks.create(ORGANISER, plan)
        await self.give(Move(to="open"))
        for number in range(entrants):
            await self.give(Register(name=f"Entrant {number}"))
        people: dict[str, list[Person]] = {}
        document = await self.desks.show(self.code, ORGANISER)
        entered = document["entrants"]
        assert isinstance(entered, list)
        for one in entered:
            people[one["id"]] = [
                Person(f"{one['id']}-{place}", f"{one['id']} {place}", "da", 0) for place in range(each)
            ]
            for person in people[one["id"]]:
                await self.give(Join(key=one["key"]), person)
        await self.give(Draw())
        await self.give(TurnCards(count=400))
        await self.give(MakeSchedule())
        await self.give(Move(to="running"))
        await self.give(RunRound(round=1))
        return people

    async def matches(self) -> list[dict[str, object]]:
        document = await self.desks.show(self.code, ORGANISER)
        found = document["matches"]
        assert isinstance(found, list)
        return [match for match in found if match["round"] == 1]


def _is_over(table: Table) -> bool:
    return table.phase == "over"


async def play(
    tables: TableService, code: str, people: list[Person], chance: Random, until: Callable[[Table], bool] = _is_over
) -> LiveTable:
    """The table from where it stands to the end of the match or until then, as beginners play it."""
    live, connection = await tables.enter(code, people[0], None)
    for _ in range(100_000):
        table = live.table
        if until(table):
            break
        if table.phase in {"waiting", "between"}:
            waiting = [person for person in people if (chair := table.chair_of(person.id)) and chair.seed is None]
            for person in waiting:
                await live.command(person, BeReady(id=uuid4().hex, do="ready", seed=f"{chance.getrandbits(64):016x}"))
        elif (chair := table.acting) is not None:
            person = next(person for person in people if person.id == chair.person)
            action = table.play.choice("beginner", chair.seat, chance)
            await live.command(person, Act(id=uuid4().hex, do="act", action=action, seen=table.version))
        await asyncio.sleep(0)
    await tables.leave(live, connection)
    return live


@pytest.mark.parametrize("duplicate", [False, True])
async def test_voms_online_results_flow_in(duplicate: bool) -> None:
    event = Event()
    plan = Plan(name="Online", format="voms-championship", online=True, duplicate=duplicate)
    people = await event.begin(plan, entrants=4, each=2)
    first, second = await event.matches()
    chance, packs = Random(5), []
    for match in (first, second):
        entrants = match["entrants"]
        assert isinstance(entrants, tuple)
        sitting = [person for entrant in entrants for person in people[entrant]]
        for person in sitting:
            assert await event.desks.take_seat(event.code, person, str(match["id"])) == match["online"]
        live = await play(event.tables, str(match["online"]), sitting, chance)
        sides = [live.table.chair_of(person.id) for person in sitting]
        assert [chair.seat for chair in sides if chair] == list("NSEW")
        packs.append(live.table.play.finished(1).deals[0].shuffle.secret)  # type: ignore[union-attr]
    assert (packs[0] == packs[1]) is duplicate
    for match in await event.matches():
        assert match["state"] == "done"
        assert (match["duplicate"] is not None) is duplicate
    if duplicate:
        (one, other) = await event.matches()
        assert one["duplicate"] == [-value for value in other["duplicate"]]  # type: ignore[attr-defined]
        standings = (await event.desks.show(event.code, ORGANISER))["standings"]
        assert isinstance(standings, dict)
        scores = [line["total"] for line in standings["duplicate"]]
        assert scores == sorted(scores, reverse=True)
        assert sum(scores) == 0
    await event.tables.close()


@pytest.mark.parametrize("form", ["voms-championship", "vira-sm"])
async def test_a_table_is_opened_by_the_rules_of_its_desk(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its preset may say something else since the tournament was made."""
    event = Event()
    await event.begin(Plan.model_validate({"name": "Online", "format": form, "online": True}), entrants=4, each=0)
    desk = (await event.desks.live(event.code)).desk
    settings = settings_of(desk, next(iter(desk.matches.values())))
    before = completed(settings)[1]
    presets: dict[str, Any] = voms.PRESETS if desk.game == "voms" else vira.PRESETS  # type: ignore[assignment]
    later = {"deal_lus": 0, "max_lead": 1} if desk.game == "voms" else {"tringel": True, "ante": 16}
    monkeypatch.setitem(presets, desk.rules.preset, desk.rules.with_options(later))
    again = settings_of(desk, next(iter(desk.matches.values())))
    assert completed(again)[1] == before


async def test_a_match_by_worms_for_two_has_two_seats() -> None:
    event = Event()
    plan = Plan(name="Online", format="voms-championship", preset="worms-2p", online=True)
    people = await event.begin(plan, entrants=4, each=1)
    match = (await event.matches())[0]
    entrants = match["entrants"]
    assert isinstance(entrants, tuple)
    first, second = (people[entrant][0] for entrant in entrants)
    for person in (first, second):
        await event.desks.take_seat(event.code, person, str(match["id"]))
    live = await event.tables.live(str(match["online"]))
    assert {chair.seat: chair.person for chair in live.table.chairs} == {"N": first.id, "S": second.id}
    await event.tables.close()


async def test_vira_online_totals_flow_in() -> None:
    event = Event()
    plan = Plan(name="Online", format="vira-sm", online=True, settings={"rounds": 1, "deals": [3, 4]})
    people = await event.begin(plan, entrants=3, each=1)
    (match,) = await event.matches()
    entrants = match["entrants"]
    assert isinstance(entrants, tuple)
    sitting = [people[entrant][0] for entrant in entrants]
    for person in sitting:
        await event.desks.take_seat(event.code, person, str(match["id"]))
    await play(event.tables, str(match["online"]), sitting, Random(1))
    (match,) = await event.matches()
    games = match["games"]
    assert isinstance(games, list)
    assert sum(games[0]["result"]["totals"]) == 0
    await event.tables.close()


async def test_only_the_desk_gives_seats() -> None:
    event = Event()
    plan = Plan(name="Online", format="voms-championship", online=True)
    people = await event.begin(plan, entrants=4, each=3)
    match = (await event.matches())[0]
    entrants = match["entrants"]
    assert isinstance(entrants, tuple)
    stranger = Person("stranger", "Stranger", "sv", 0)
    with pytest.raises(NotAllowed):
        await event.desks.take_seat(event.code, stranger, str(match["id"]))
    live = await event.tables.live(str(match["online"]))
    with pytest.raises(TableRefusal) as refused:
        await live.command(people[entrants[0]][0], Sit(id="1", do="sit", seat="N"))
    assert refused.value.code == "table/seats-by-desk"
    for person in people[entrants[0]][:2]:
        await event.desks.take_seat(event.code, person, str(match["id"]))
    with pytest.raises(TableRefusal) as full:
        await event.desks.take_seat(event.code, people[entrants[0]][2], str(match["id"]))
    assert full.value.code == "table/side-full"
    await event.tables.close()


async def test_who_has_seen_a_partners_hand_is_no_substitute_for_the_other_one() -> None:
    """A substitute, and whoever has lost an account, still gets the seat of the entrant in mid-deal."""
    event = Event()
    people = await event.begin(Plan(name="Online", format="voms-championship", online=True), entrants=4, each=4)
    match = (await event.matches())[0]
    entrants, name = match["entrants"], str(match["id"])
    assert isinstance(entrants, tuple)
    live = await event.tables.live(str(match["online"]))
    for entrant in entrants:
        for person in people[entrant][:2]:
            await event.desks.take_seat(event.code, person, name, f"browser of {person.id}")
    while live.table.phase != "playing":
        for entrant in entrants:
            for person in people[entrant][:2]:
                await live.command(person, BeReady(id=uuid4().hex, do="ready", seed="ab" * 16))
        await live.do(lambda table: Dealt(Secret.drawn()) if table.is_ready else None)
    first, second, third, fourth = people[entrants[0]]
    seats = {person.id: chair.seat for person in (first, second) if (chair := live.table.chair_of(person.id))}
    await event.tables.vacate(first.id)
    with pytest.raises(TableRefusal) as refused:
        await event.desks.take_seat(event.code, third, name, f"browser of {second.id}")
    assert refused.value.code == "table/one-hand"
    await event.tables.vacate(second.id)
    await event.desks.take_seat(event.code, third, name, f"browser of {second.id}")
    await event.desks.take_seat(event.code, fourth, name, "a substitute's browser")
    found = {person.id: chair.seat for person in (fourth, third) if (chair := live.table.chair_of(person.id))}
    assert list(found.values()) == list(seats.values())
    await event.tables.close()
