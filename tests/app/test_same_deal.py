"""The same deal at other tables: side by side for those who played it, once nobody can play it any more."""

from __future__ import annotations

from random import Random

import pytest

from stik.app.desk.orders import Plan
from stik.app.document import document, public, viewer_of
from stik.app.ports import Person
from stik.app.replays.alike import Alike
from stik.app.replays.service import ReplayService
from stik.bootstrap.clock import SystemClock
from stik.errors import NotFound
from stik.storage.memory import MemoryStorage

from .test_online_match import Event, play

PLAN = Plan(name="Online", format="vira-sm", online=True, duplicate=True, settings={"rounds": 1, "deals": [1, 1]})


async def test_results_are_compared_when_the_last_table_has_played() -> None:
    event = Event()
    replays = ReplayService(MemoryStorage(), SystemClock(), event.tables, Alike(event.tables, event.desks))
    people = await event.begin(PLAN, 6, 1)
    chance, tables = Random(5), []
    for match in await event.matches():
        entrants = match["entrants"]
        assert isinstance(entrants, tuple)
        sitting = [people[entrant][0] for entrant in entrants]
        for person in sitting:
            await event.desks.take_seat(event.code, person, str(match["id"]))
        tables.append((str(match["online"]), sitting))
    (one, those), (other, these) = tables
    await play(event.tables, one, those, chance)
    assert await replays.others(one, 1, those[0]) == {"waiting": 1, "tables": []}
    assert (await replays.show(one, those[0]))["deals"] == []
    live = await event.tables.live(one)
    shown = document(live.table, viewer_of(live.table, those[0].id), public(live.table))["table"]
    assert shown is not None
    assert (shown["phase"], shown["revealed"]) == ("over", None)
    for asked in (
        replays.show(one, these[0]),
        replays.deal(one, 1, these[0], None),
        replays.record(one, these[0], 1),
        replays.deal(one, 1, those[0], None),
        replays.record(one, those[0], 1),
        replays.record(one, those[0], None),
        replays.play_on(those[0], one, 1, 1, "A", "beginner"),
        event.tables.replay(one, 1, those[0]),
        event.tables.record(one, those[0]),
    ):
        with pytest.raises(NotFound):  # the other table still has this pack before it
            await asked
    await play(event.tables, other, these, chance)
    compared = await replays.others(one, 1, those[0])
    assert compared["waiting"] == 0
    found = compared["tables"]
    assert isinstance(found, list)
    assert [(table["code"], table["here"]) for table in found] == [(one, True), (other, False)]
    assert all(table["settlement"] for table in found)
    theirs, mine = [await replays.deal(code, 1, these[0], None) for code in (one, other)]
    assert theirs["start"]["hands"] == mine["start"]["hands"]  # type: ignore[index]
    assert "secret" in await replays.record(one, those[0], None)
    with pytest.raises(NotFound):
        await replays.show(one, Person("stranger", "Stranger", "sv", 0))
    with pytest.raises(NotFound):
        await replays.record(one, these[0], None)
    await event.tables.close()
