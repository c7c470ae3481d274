"""What every storage of replays does: notes, brought records, showings."""

from __future__ import annotations

from dataclasses import replace

from stik.app.ports import Storage
from stik.app.replays.ports import Brought, Note, Showing

from .examples import entry, listing


def note(number: int, person: str = "p1", *, code: str = "aaaa", shared: bool = False, at: int = 3) -> Note:
    return Note(f"n{number}", person, code, 1, at, f"Æv! ♣ {number}", shared=shared, changed=number)


def brought(code: str = "bbbb", person: str = "p1", *, at: int = 1) -> Brought:
    return Brought(code, person, "voms", "tournament", 2, "format = 1\n♣", at)


SHOWING = Showing("ssss", "aaaa", "p1", 1, 0, None, 1, 5_000_000_000_000)


async def test_a_note_is_its_writers_until_it_is_shared(storage: Storage) -> None:
    replays = storage.replays
    for one in (note(1), note(2, "p2", at=1), note(3, "p2", shared=True, at=2), note(4, code="other")):
        await replays.put_note(one)
    assert [one.id for one in await replays.notes("aaaa", "p1")] == ["n3", "n1"]
    assert [one.id for one in await replays.notes("aaaa", "p2")] == ["n2", "n3"]
    assert [one.id for one in await replays.notes("aaaa", None)] == ["n3"]
    await replays.put_note(replace(note(1), text="anden", shared=True, changed=9))
    assert (await replays.note("n1")) == replace(note(1), text="anden", shared=True, changed=9)
    assert [one.id for one in await replays.notes("aaaa", None)] == ["n3", "n1"]
    assert [one.id for one in await replays.notes_by("p1")] == ["n1", "n4"]
    await replays.delete_note("n1")
    await replays.delete_note("n1")
    assert await replays.note("n1") is None


async def test_a_record_is_stored_once(storage: Storage) -> None:
    replays = storage.replays
    await replays.bring(brought())
    await replays.bring(brought(person="p2", at=7))
    await replays.bring(brought("cccc", at=3))
    assert await replays.brought("bbbb") == brought()
    assert [one.code for one in await replays.brought_by("p1")] == ["cccc", "bbbb"]
    assert await replays.brought_by("p2") == []
    await replays.put_note(note(1, "p2", code="bbbb", shared=True))
    await replays.delete_brought("bbbb")
    assert await replays.brought("bbbb") is None
    assert await replays.note("n1") is None


async def test_a_showing_moves_one_version_at_a_time(storage: Storage) -> None:
    replays = storage.replays
    await replays.open_showing(SHOWING, forget_before=0)
    second = replace(SHOWING, deal=2, at=7, seat="N", version=2)
    assert await replays.move_showing(second)
    assert not await replays.move_showing(replace(second, at=8)), "somebody else was first"
    assert not await replays.move_showing(replace(second, code="none", version=3))
    assert await replays.showing("ssss") == second
    await replays.open_showing(replace(SHOWING, code="new"), forget_before=SHOWING.changed + 1)
    assert await replays.showing("ssss") is None
    assert await replays.showing("new") is not None


async def test_somebody_is_forgotten(storage: Storage) -> None:
    replays = storage.replays
    for one in (note(1), note(2, "p2"), note(3, "p2", code="bbbb")):
        await replays.put_note(one)
    await replays.bring(brought())
    await replays.open_showing(SHOWING, forget_before=0)
    await replays.forget("p1")
    assert await replays.notes_by("p1") == []
    assert await replays.brought_by("p1") == []
    assert [one.id for one in await replays.notes_by("p2")] == ["n2"], "notes on a record go with it"
    assert await replays.showing("ssss") == replace(SHOWING, leader=None, version=2)


async def test_public_tables_that_are_over(storage: Storage) -> None:
    over = listing("over", phase="over", changed=2)
    tables = {
        "over": over,
        "later": replace(over, code="later", changed=3, exercise=True),
        "running": listing("running", phase="playing"),
        "private": replace(over, code="private", public=False),
        "closed": replace(over, code="closed", spectators=False),
    }
    for code, one in tables.items():
        await storage.tables.append(entry(code), one)
    assert await storage.tables.finished() == [tables["later"], tables["over"]]
    assert await storage.tables.finished(limit=1) == [tables["later"]]
