"""Who is forgotten stands nowhere any more: every kind of entry is written, and every byte of the database searched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Final, get_args

from sqlalchemy import select

from stik.app.deeds import Deed, write_deed
from stik.app.desk.history import created, desk_after, entry_of, first_desk, step_of
from stik.app.desk.orders import ORDERS, Order, Plan
from stik.app.desk.state import Step
from stik.app.kinds import SHAPES
from stik.app.ports import Entry, Person, Storage
from stik.app.secret import Secret
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage
from stik.storage.sql.metadata import metadata
from stik.storage.values import encoded_entry
from tests.app.desk.test_people import SAMPLES

from .examples import listing

GONE: Final = Person("p-gone", "Naasunnguaq", "da", 0)
STAYS: Final = Person("p-stays", "Bolette", "da", 0)
TABLE, DESK, PHONES = "aaaa", "bbbb", "p/cccc"


def at_a_table(person: Person) -> Iterator[tuple[str, dict[str, object]]]:
    """Every deed, with the person's name wherever there is a place for one."""
    told: dict[str, object] = {
        "person": person.id, "name": person.name, "text": f"Her er {person.name}!", "settings": {},
        "secret": Secret("a secret"),
    }  # fmt: skip
    for kind in get_args(Deed):
        wanted = [one.name for one in fields(kind) if one.name in told or one.default is one.default_factory is MISSING]
        yield kind.kind, write_deed(kind(**{name: told.get(name, "N") for name in wanted}))


def at_a_desk(person: Person) -> Iterator[Order]:
    """Every order; what somebody says to the referee has the person's name in it."""
    for kind in get_args(Order):
        do = kind.model_fields["do"].default
        said = {"text": f"{person.name} har en toqu"} if do == "call-referee" else {}
        yield ORDERS.validate_python({"do": do, **SAMPLES.get(do, {}), **said})


def round_a_table() -> Iterator[tuple[str, dict[str, object]]]:
    """Every step of phones; no account has anything to do with them."""
    yield "opened", {"game": "voms", "rules": {"preset": "worms"}, "players": 4, "edition": 1, "secret": Secret("s")}
    yield "sat", {"seat": "N", "key": Secret("a key"), "name": STAYS.name}
    yield "ready", {"seat": "N", "seed": "1", "dealt": Secret("cards")}
    yield "moved", {"seat": "N", "move": {"do": "draw"}}
    yield "gathered", {"seat": "N", "next": Secret("next")}


def history() -> Iterator[Entry]:
    """Everything twice: by who is forgotten, and by who stays."""
    steps = [(person, *deed) for person in (GONE, STAYS) for deed in at_a_table(person)]
    for version, (person, kind, data) in enumerate(steps, 1):
        yield Entry(TABLE, version, version, person.id, None, kind, data)
    yield created(DESK, 1, GONE, Plan(name="Nuuk", format="labansen"), secret=Secret("a secret"))
    orders = [(person, order) for person in (GONE, STAYS) for order in at_a_desk(person)]
    for version, (person, order) in enumerate(orders, 2):
        yield entry_of(DESK, Step(version, version, person.id, person.name, order), None)
    for version, (kind, data) in enumerate(round_a_table(), 1):
        yield Entry(PHONES, version, version, None, None, kind, data)


async def written(storage: Storage) -> None:
    for entry in history():
        seats = f"{GONE.id}:{GONE.name} {STAYS.id}:{STAYS.name}"
        await storage.tables.append(entry, listing(TABLE, seats=seats) if entry.table == TABLE else None)


async def check_who_stays(storage: Storage) -> None:
    """Others keep their names and words, and everything of them."""
    before = {(one.table, one.version): one for one in history()}
    for table in (TABLE, f"c/{DESK}", PHONES):
        for entry in await storage.tables.entries(table):
            was = before[table, entry.version]
            assert (entry.by, entry.kind, entry.data.keys()) == (was.by, was.kind, was.data.keys())
            if entry.by != GONE.id:
                assert encoded_entry(entry.data) == encoded_entry(was.data)


def test_every_kind_is_written() -> None:
    folders = {TABLE: "", f"c/{DESK}": "c/", PHONES: "p/"}
    assert {(folders[entry.table], entry.kind) for entry in history()} == set(SHAPES)


async def test_no_byte_of_a_database_has_the_name(database_url: str) -> None:
    storage = await SqlStorage.open(database_url)
    await written(storage)
    assert GONE.name.encode() in await _stored(storage)
    await storage.tables.forget(GONE.id)
    await check_who_stays(storage)
    kept = await _stored(storage)
    await storage.close()
    if database_url.startswith("sqlite"):
        kept += b"".join(file.read_bytes() for file in Path(database_url.removeprefix("sqlite:///")).parent.iterdir())
    assert GONE.name.encode() not in kept
    assert STAYS.name.encode() in kept


async def _stored(storage: SqlStorage) -> bytes:
    """Every row of every table."""
    rows = [await storage._database.rows(select(table)) for table in metadata.sorted_tables]
    return str([[*map(tuple, some)] for some in rows]).encode()


async def test_nothing_in_memory_has_the_name() -> None:
    storage = MemoryStorage()
    await written(storage)
    assert GONE.name in str([vars(part) for part in vars(storage).values()])
    await storage.tables.forget(GONE.id)
    await check_who_stays(storage)
    kept = str([vars(part) for part in vars(storage).values()])
    assert GONE.name not in kept
    assert STAYS.name in kept


async def test_a_desk_goes_on_without_a_name() -> None:
    """What is left of an order can be read, and a call to the referee has no words any more."""
    storage = MemoryStorage()
    orders = [
        ORDERS.validate_python({"do": "register", "name": "Os to"}),
        ORDERS.validate_python({"do": "call-referee", "text": f"{GONE.name} har en toqu"}),
    ]
    entries = [created(DESK, 1, STAYS, Plan(name="Nuuk", format="labansen"), secret=Secret("a secret"))]
    entries += [entry_of(DESK, Step(n, n, GONE.id, GONE.name, order), None) for n, order in enumerate(orders, 2)]
    for entry in entries:
        await storage.tables.append(entry, None)
    await storage.tables.forget(GONE.id)
    first, *rest = await storage.tables.entries(f"c/{DESK}")
    desk = desk_after(first_desk(first), [step_of(entry) for entry in rest])
    assert [one.name for one in desk.entrants.values()] == ["Os to"], "who is entered is the tournament's"
    assert [(one.text, one.entrant) for one in desk.calls] == [("", "t1")]
    assert desk.people[GONE.id].name == ""
