"""What today's code says about kept histories: scores, standings, documents, replays, exports."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import orjson

from stik.app.desk import history as desk_history
from stik.app.desk.service import DeskService
from stik.app.document import document, public, viewer_of
from stik.app.phones import service as phones_service
from stik.app.phones.state import fold, view
from stik.app.ports import Code, Entry, Person, Storage
from stik.app.replays.alike import Alike
from stik.app.replays.service import ReplayService
from stik.app.scoring import scores_in
from stik.app.tables import TableService
from stik.broker.local import LocalBroker
from stik.errors import StikError
from stik.storage.memory import MemoryStorage
from stik.tournaments import read_tournament, standings, to_json
from tests.app.company import Clock
from tests.journals.kept import read_history

Reading = dict[str, Any]
EXPORTS: Final = ("event.json", "standings.csv", "results.csv", "entrants.csv")


async def stored(paths: Sequence[Path]) -> tuple[Storage, dict[str, Code]]:
    """A database with the histories of these files, and the code that each file tells of."""
    storage, codes = MemoryStorage(), {}
    for path in paths:
        entries = read_history(path)
        codes[path.stem] = entries[0].table
        for entry in entries:
            await storage.tables.append(entry, None)
    return storage, codes


async def reading_of(storage: Storage, code: Code) -> Reading:
    """As plain data; what is long is told by its hash."""
    entries = await storage.tables.entries(code)
    if code.startswith(phones_service.FOLDER):
        said = _phones(entries)
    elif code.startswith(desk_history.FOLDER):
        said = await _desk(storage, code.removeprefix(desk_history.FOLDER), entries)
    else:
        said = await _table(storage, code, entries)
    return dict(orjson.loads(orjson.dumps(said, option=orjson.OPT_NON_STR_KEYS)))


def _hash(content: object) -> str:
    raw = content if isinstance(content, bytes) else orjson.dumps(content, option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(raw).hexdigest()[:24]


def _phones(entries: Sequence[Entry]) -> Reading:
    phones = fold(entries)
    return {str(seat): view(phones, seat) for seat in (None, *range(len(phones.letters)))}


async def _table(storage: Storage, code: Code, entries: Sequence[Entry]) -> Reading:
    tables = TableService(storage, LocalBroker(), Clock())
    table = (await tables.live(code)).table
    viewers = [viewer_of(table, None), *(chair.seat for chair in table.chairs)]
    host = Person(table.host, "Host", "en", 0)
    replays = ReplayService(
        storage, Clock(), tables, Alike(tables, DeskService(storage, LocalBroker(), Clock(), tables))
    )
    return {
        "listing": asdict(table.listing(0)),
        "scores": asdict(scores_in(entries)),
        "documents": {viewer: document(table, viewer, public(table)) for viewer in viewers},
        "replays": await _replays(replays, code, host),
    }


async def _replays(replays: ReplayService, code: Code, host: Person) -> Reading:
    try:
        shown = await replays.show(code, host)
    except StikError as error:
        return {"refused": error.code}
    deals: Any = shown["deals"]
    numbers = [int(deal["deal"]) for deal in deals]
    return {
        "shown": shown,
        "deals": {number: _hash(await replays.deal(code, number, host, None)) for number in numbers},
        "records": {number: _hash((await replays.record(code, host, number)).encode()) for number in numbers},
    }


async def _desk(storage: Storage, code: Code, entries: Sequence[Entry]) -> Reading:
    desks = _desks(storage)
    organiser = Person(str(entries[0].data["person"]), "Organiser", "en", 0)
    return {
        "document": await desks.show(code, organiser),
        "anybody": _hash(await desks.show(code, None)),
        "log": _hash(await desks.log(code, organiser)),
        "exports": {name: _hash((await desks.export(code, organiser, name))[0]) for name in EXPORTS},
    }


def _desks(storage: Storage) -> DeskService:
    return DeskService(storage, LocalBroker(), Clock(), TableService(storage, LocalBroker(), Clock()))


async def exported(storage: Storage, code: Code, name: str) -> bytes:
    """A file of a tournament, as its organiser gets it."""
    person = Person(str((await storage.tables.entries(code))[0].data["person"]), "Organiser", "en", 0)
    return (await _desks(storage).export(code.removeprefix(desk_history.FOLDER), person, name))[0]


async def archive_standings(archive: bytes) -> object:
    """The standings of an event that is opened on another machine."""
    desks, organiser = _desks(MemoryStorage()), Person("p1", "Organiser", "en", 0)
    shown = await desks.show(await desks.unpack(organiser, archive), organiser)
    return orjson.loads(orjson.dumps(shown["standings"]))


def file_standings(content: bytes) -> object:
    """The standings of a tournament file, as `stik tournament standings` tells them."""
    tournament = read_tournament(orjson.loads(content))
    return orjson.loads(orjson.dumps(to_json(tournament, standings(tournament))))
