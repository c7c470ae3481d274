"""What every storage of tables does."""

from __future__ import annotations

import asyncio

import pytest

from stik.app.ports import CommandRepeated, ListedSeat, Storage, StorageDown, VersionTaken

from .examples import entry, listing

# histories


async def test_a_table_that_does_not_exist_has_no_history(storage: Storage) -> None:
    assert await storage.tables.entries("none") == []
    assert await storage.tables.listing("none") is None


async def test_what_was_appended_is_read_back_in_order(storage: Storage) -> None:
    written = [
        entry(version=1, kind="opened", by=None, person="p1", name="Åse Ærø 🂡"),
        entry(version=2, command="c1", action="play 9c", seen=17, nested={"a": [1, 2.5, None, True]}),
        entry(version=3, kind="said", text="nul \0 and\nnew line"),
    ]
    for one in written:
        await storage.tables.append(one, None)
    await storage.tables.append(entry("bbbb"), None)
    assert await storage.tables.entries("aaaa") == written
    assert await storage.tables.entries("aaaa", after=1) == written[1:]
    assert await storage.tables.entries("aaaa", after=3) == []


async def test_versions_are_sorted_as_numbers(storage: Storage) -> None:
    for version in range(1, 13):
        await storage.tables.append(entry(version=version), None)
    assert [one.version for one in await storage.tables.entries("aaaa")] == list(range(1, 13))


async def test_what_is_read_is_nobody_elses(storage: Storage) -> None:
    cards = ["9c"]
    await storage.tables.append(entry(cards=cards), None)
    cards.append("Kh")
    first = (await storage.tables.entries("aaaa"))[0]
    assert first.data == {"cards": ["9c"]}
    first.data["cards"].append("Kh")  # type: ignore[attr-defined]
    assert (await storage.tables.entries("aaaa"))[0].data == {"cards": ["9c"]}


async def test_a_version_is_taken_once(storage: Storage) -> None:
    await storage.tables.append(entry(by="p1"), None)
    with pytest.raises(VersionTaken) as taken:
        await storage.tables.append(entry(by="p2"), listing())
    assert taken.value.code == "table/version-taken"
    assert [one.by for one in await storage.tables.entries("aaaa")] == ["p1"]
    assert await storage.tables.listing("aaaa") is None


async def test_a_command_is_stored_once(storage: Storage) -> None:
    await storage.tables.append(entry(version=1, command="c1"), None)
    with pytest.raises(CommandRepeated) as repeated:
        await storage.tables.append(entry(version=2, command="c1"), None)
    assert repeated.value.code == "table/command-repeated"
    with pytest.raises(CommandRepeated):
        await storage.tables.append(entry(version=1, command="c1"), None)
    await storage.tables.append(entry(version=2, command="c1", by="p2"), None)
    await storage.tables.append(entry("bbbb", 1, command="c1"), None)
    await storage.tables.append(entry(version=3, command=None), None)
    await storage.tables.append(entry(version=4, command=None), None)
    assert len(await storage.tables.entries("aaaa")) == 4


async def test_a_conflict_in_a_batch_spoils_no_other_table(storage: Storage) -> None:
    await storage.tables.append(entry("t3"), None)
    await storage.tables.append(entry("t5", command="c1"), None)
    waiting = [storage.tables.append(entry(f"t{number}", by="p2"), listing(f"t{number}")) for number in range(5)]
    waiting += [storage.tables.append(entry("t5", 2, command="c1"), None)]
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 3 + [VersionTaken, type(None), CommandRepeated]
    assert [len(await storage.tables.entries(f"t{number}")) for number in range(6)] == [1] * 6
    assert [one.code for one in await storage.tables.public()] == ["t0", "t1", "t2", "t4"]


async def test_twice_the_same_in_one_batch(storage: Storage) -> None:
    twice = [storage.tables.append(entry(by=by, command="c"), None) for by in ("p1", "p2", "p1")]
    again = [storage.tables.append(entry("bbbb", version, command="c"), None) for version in (1, 2)]
    results = await asyncio.gather(*twice, *again, return_exceptions=True)
    assert [type(result) for result in results] == [
        type(None),
        VersionTaken,
        CommandRepeated,
        type(None),
        CommandRepeated,
    ]
    assert [one.by for one in await storage.tables.entries("aaaa")] == ["p1"]
    assert len(await storage.tables.entries("bbbb")) == 1


async def test_appends_of_one_table_keep_their_order(storage: Storage) -> None:
    await asyncio.gather(*(storage.tables.append(entry(version=version), None) for version in range(1, 51)))
    assert [one.version for one in await storage.tables.entries("aaaa")] == list(range(1, 51))


async def test_what_follows_a_refused_entry_is_refused(storage: Storage) -> None:
    """Whoever pipelines has decided the later ones on a history that is not the true one."""
    await storage.tables.append(entry(version=1, by="p1"), None)
    behind = [storage.tables.append(entry(version=version, by="p2"), None) for version in (1, 2, 3)]
    results = await asyncio.gather(*behind, return_exceptions=True)
    assert [type(result) for result in results] == [VersionTaken] * 3
    assert [one.by for one in await storage.tables.entries("aaaa")] == ["p1"]
    await storage.tables.append(entry(version=2, by="p2"), None)


async def test_a_text_that_cannot_be_stored_spoils_no_other_entry(storage: Storage) -> None:
    bad = [
        storage.tables.append(entry("t1", command="\0"), None),
        storage.tables.append(entry("t2", kind="\ud800"), None),
        storage.tables.append(entry("t3", text="\ud800"), None),
        storage.tables.append(entry("t4", thing=object()), None),
    ]
    good = [storage.tables.append(entry(f"g{number}"), None) for number in range(3)]
    results = await asyncio.gather(*bad, *good, return_exceptions=True)
    assert all(isinstance(result, ValueError | TypeError) for result in results[:4])
    assert results[4:] == [None] * 3
    assert [await storage.tables.entries(f"t{number}") for number in range(1, 5)] == [[]] * 4


async def test_many_writers(storage: Storage) -> None:
    """200 tasks on 20 tables, ten at each: every task gets its two entries in, no gap and no duplicate."""

    async def play(number: int) -> None:
        table, version = f"t{number % 20}", 0
        for turn in range(2):
            while True:
                version = max(
                    (one.version for one in await storage.tables.entries(table, after=version)), default=version
                )
                try:
                    await storage.tables.append(entry(table, version + 1, by=f"p{number}", command=f"c{turn}"), None)
                    break
                except VersionTaken:
                    pass

    await asyncio.gather(*map(play, range(200)))
    for number in range(20):
        history = await storage.tables.entries(f"t{number}")
        assert [one.version for one in history] == list(range(1, 21))
        assert len({(one.by, one.command) for one in history}) == 20


async def test_a_caller_who_gives_up_harms_nobody(storage: Storage) -> None:
    impatient = asyncio.ensure_future(storage.tables.append(entry("t1"), None))
    patient = asyncio.ensure_future(storage.tables.append(entry("t2"), None))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert len(await storage.tables.entries("t2")) == 1
    assert len(await storage.tables.entries("t1")) in (0, 1)


async def test_close_waits_for_what_was_accepted(storage: Storage) -> None:
    waiting = [asyncio.ensure_future(storage.tables.append(entry(f"t{number}"), None)) for number in range(100)]
    await asyncio.sleep(0)
    await storage.close()
    assert await asyncio.gather(*waiting) == [None] * 100
    with pytest.raises(StorageDown):
        await storage.tables.append(entry("late"), None)


# listings


async def test_a_listing_is_kept_with_its_seats_in_order(storage: Storage) -> None:
    await storage.tables.append(entry(), listing(seats="p1:Ane -:- p2:Bo p3:Cæcilie"))
    found = await storage.tables.listing("aaaa")
    assert found == listing(seats="p1:Ane -:- p2:Bo p3:Cæcilie")
    assert found is not None
    assert found.seats[1] == ListedSeat("E", "empty", None, None)


async def test_the_last_listing_counts(storage: Storage) -> None:
    steps = [("p1:Ane", "waiting"), ("p1:Ane p2:Bo", "playing"), ("p2:Bo -:-", "between")]
    await asyncio.gather(
        *(
            storage.tables.append(entry(version=version), listing(changed=version, phase=phase, seats=seats))
            for version, (seats, phase) in enumerate(steps, 1)
        )
    )
    assert await storage.tables.listing("aaaa") == listing(changed=3, phase="between", seats="p2:Bo -:-")
    await storage.tables.append(entry(version=4), listing(changed=4, phase="over", seats="p4:Dea"))
    await storage.tables.append(entry(version=5), None)
    assert await storage.tables.listing("aaaa") == listing(changed=4, phase="over", seats="p4:Dea")


async def test_public_tables_are_those_that_are_not_over(storage: Storage) -> None:
    await storage.tables.append(entry("t1"), listing("t1", changed=1))
    await storage.tables.append(entry("t2"), listing("t2", changed=5, phase="playing", seats="p1:Ane"))
    await storage.tables.append(entry("t3"), listing("t3", changed=3, phase="over"))
    await storage.tables.append(entry("t4"), listing("t4", changed=4, public=False))
    await storage.tables.append(entry("t5"), listing("t5", changed=2, phase="between"))
    assert [one.code for one in await storage.tables.public()] == ["t2", "t5", "t1"]
    assert [one.code for one in await storage.tables.public(limit=2)] == ["t2", "t5"]
    assert (await storage.tables.public())[0] == listing("t2", changed=5, phase="playing", seats="p1:Ane")


async def test_tables_of_a_person(storage: Storage) -> None:
    await storage.tables.append(entry("t1"), listing("t1", changed=1, seats="p1:Ane p2:Bo"))
    await storage.tables.append(entry("t2"), listing("t2", changed=2, public=False, seats="p2:Bo p1:Ane"))
    await storage.tables.append(entry("t3"), listing("t3", changed=3, phase="over", seats="p1:Ane"))
    await storage.tables.append(entry("t4"), listing("t4", changed=4, seats="p2:Bo"))
    assert [one.code for one in await storage.tables.of_person("p1", over=False)] == ["t2", "t1"]
    assert [one.code for one in await storage.tables.of_person("p1", over=True)] == ["t3"]
    assert [one.code for one in await storage.tables.of_person("p2", over=False, limit=1)] == ["t4"]
    assert await storage.tables.of_person("p9", over=False) == []


# what one person wrote


async def test_everything_that_a_person_wrote(storage: Storage) -> None:
    await storage.tables.append(entry("t2", 1), None)
    await storage.tables.append(entry("t1", 1), None)
    await storage.tables.append(entry("t1", 2, by="p2"), None)
    await storage.tables.append(entry("t1", 3), None)
    found = await storage.tables.written_by("p1")
    assert [(one.table, one.version) for one in found] == [("t1", 1), ("t1", 3), ("t2", 1)]


async def test_forget(storage: Storage) -> None:
    history = [
        entry(version=1, kind="opened", by="p1", person="p1", name="Ane", game="voms"),
        entry(version=2, kind="seated", by="p2", person="p2", name="Bo"),
        entry(version=3, kind="seated", by=None, person="p1", name="Ane", seat="N"),
        entry(version=4, kind="said", by="p1", command="c1", name="Ane", text="Goddag"),
        entry(version=5, kind="said", by="p2", name="Bo", text="Goddag, Ane"),
        entry(version=6, kind="acted", by="p1", command="c2", action="play 9c"),
        entry(version=7, kind="seated", by="p1", person="p2", name="Bo", text="Sæt dig"),
    ]
    for one in history:
        await storage.tables.append(one, listing(seats="p1:Ane p2:Bo"))
    await storage.tables.forget("p1")
    await storage.tables.forget("p1")
    left = await storage.tables.entries("aaaa")
    assert [one.data for one in left] == [
        {"person": "p1", "name": None, "game": "voms"},
        history[1].data,
        {"person": "p1", "name": None, "seat": "N"},
        {"name": None, "text": None},
        history[4].data,
        history[5].data,
        {"person": "p2", "name": "Bo", "text": None},
    ]
    assert [(one.version, one.by, one.command, one.at) for one in left] == [
        (one.version, one.by, one.command, one.at) for one in history
    ]
    assert await storage.tables.listing("aaaa") == listing(seats="p1:- p2:Bo")


async def test_ping(storage: Storage) -> None:
    await storage.ping()
