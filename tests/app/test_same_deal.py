"""The same deal at other tables: side by side for those who played it, once nobody can play it any more."""

from __future__ import annotations

from random import Random

import pytest

from stik.app.desk.orders import Join, Plan, PlayOnline
from stik.app.document import document, public, viewer_of
from stik.app.ports import Person
from stik.app.replays.alike import Alike
from stik.app.replays.service import ReplayService
from stik.bootstrap.clock import SystemClock
from stik.errors import NotFound
from stik.storage.memory import MemoryStorage

from .test_online_match import ORGANISER, Event, play

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


async def test_what_is_not_finished_is_played_anew_on_another_machine() -> None:
    """A result stays what it is; other packs are not compared with it, and the organiser is told."""
    here, there, chance = Event(), Event(), Random(5)
    people = await here.begin(PLAN, 6, 1)
    done, running = await here.matches()
    await _play_match(here, done, people, chance)
    assert [match["state"] for match in await here.matches()] == ["done", "planned"]
    archive, _ = await here.desks.export(here.code, ORGANISER, "event.stik")
    there.code = await there.desks.unpack(ORGANISER, archive)
    before, _ = await there.matches()
    assert before["games"] == (await here.matches())[0]["games"]
    document = await there.desks.show(there.code, ORGANISER)
    assert document["next"][0] == {"step": "play-anew", "stage": "pool", "round": 1, "count": 1, "entrants": []}  # type: ignore[index]
    await there.give(PlayOnline(round=1))
    document = await there.desks.show(there.code, ORGANISER)
    assert [step["step"] for step in document["next"]] == ["results"]  # type: ignore[attr-defined]
    for one in document["entrants"]:  # type: ignore[attr-defined]
        await there.give(Join(key=one["key"]), people[one["id"]][0])
    stayed, opened = await there.matches()
    assert stayed["online"] is None
    await _play_match(there, opened, people, chance)
    stayed, anew = await there.matches()
    assert (stayed["state"], anew["state"]) == ("done", "done")
    assert (stayed["duplicate"], anew["duplicate"]) == (None, None)
    await _play_match(here, running, people, chance)
    assert [match["duplicate"] is not None for match in await here.matches()] == [True, True], (
        "it may end there as well"
    )
    tables = [await event.tables.live(str(match["online"])) for event, match in ((here, running), (there, anew))]
    first, second = (live.table.play.finished(1).deals[0].shuffle.secret for live in tables)  # type: ignore[union-attr]
    assert first != second
    await here.tables.close()
    await there.tables.close()


async def _play_match(event: Event, match: dict[str, object], people: dict[str, list[Person]], chance: Random) -> None:
    """Everybody sits down at the match's table, and it is played to its end."""
    entrants = match["entrants"]
    assert isinstance(entrants, tuple)
    sitting = [people[entrant][0] for entrant in entrants]
    for person in sitting:
        await event.desks.take_seat(event.code, person, str(match["id"]))
    await play(event.tables, str(match["online"]), sitting, chance)
