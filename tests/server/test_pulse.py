"""The database is asked seldom, whoever wants to know, and what it refuses is told once a minute."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import exc, text

from stik.app.ports import Access, StorageDown, Trouble
from stik.server import pulse, refusals
from stik.server.metrics import exposition
from stik.server.pulse import SELDOM, STALE, Pulse
from stik.server.refusals import Refusals
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import Database
from stik.storage.sql.troubles import trouble_of


class Part:
    """Something that can be asked, and a clock that stands still."""

    def __init__(self) -> None:
        self.now, self.asked, self.well = 1000.0, 0, True
        self.slow = asyncio.Event()
        self.slow.set()

    async def ping(self) -> None:
        self.asked += 1
        await self.slow.wait()
        if not self.well:
            raise StorageDown


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Part:
    part = Part()
    monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=lambda: part.now))
    return part


async def test_a_hundred_who_ask_are_one_question(part: Part) -> None:
    watched = Pulse("database", part.ping)
    assert await asyncio.gather(*(watched.is_well(with_rights=True) for _ in range(100))) == [True] * 100
    assert part.asked == 1
    part.well = False
    part.now += SELDOM - 0.1
    assert await watched.is_well(with_rights=True)
    part.now += 0.1
    assert not await watched.is_well(with_rights=True)
    assert part.asked == 2


async def test_who_has_no_rights_reads_the_last_answer(part: Part) -> None:
    watched = Pulse("database", part.ping)
    assert await watched.is_well(with_rights=True)
    part.well = False
    part.now += STALE - 1
    assert await watched.is_well(with_rights=False)
    assert part.asked == 1
    watched.doubt()  # something was refused: then it is worth a question
    assert not await watched.is_well(with_rights=False)
    assert part.asked == 2
    for _ in range(10):
        part.now += 0.4
        watched.doubt()
        await watched.is_well(with_rights=False)
    assert part.asked == 2


async def test_no_answer_is_a_no_and_nobody_waits_behind_the_others(
    part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.05)
    part.slow.clear()
    watched = Pulse("database", part.ping)
    assert await asyncio.gather(*(watched.is_well(with_rights=True) for _ in range(50))) == [False] * 50
    part.now += 60
    assert not await watched.is_well(with_rights=True)
    assert part.asked == 1
    part.slow.set()
    await asyncio.sleep(0)
    assert await watched.is_well(with_rights=True)


async def test_one_line_a_minute_says_how_often(lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "EVERY", 0.2)
    told: list[int] = []
    heard = Refusals("a database", None)
    heard.then = lambda: told.append(1)
    for _ in range(5):
        heard("write", "locked")
    heard("read", "away")
    assert len(told) == 6
    assert lines.getvalue().count("write-refused") == 1
    await asyncio.sleep(0.4)
    assert lines.getvalue().count("write-refused") == 2
    assert '"count": 4' in lines.getvalue()
    assert lines.getvalue().count("read-refused") == 1
    await asyncio.sleep(0.4)
    assert lines.getvalue().count("refused") == 3  # nothing happened, so nothing is said
    assert b'stik_database_refusals_total{access="write",reason="locked"}' in exposition()


# why a real database refuses


async def _refusal(url: str, statement: str = "") -> list[tuple[Access, Trouble]]:
    """What is noticed when somebody writes there."""
    noticed: list[tuple[Access, Trouble]] = []
    database = Database(url, lambda access, trouble: noticed.append((access, trouble)))
    try:
        with pytest.raises(StorageDown):
            async with database.write() as connection:
                await connection.execute(text(statement or "UPDATE alembic_version SET version_num = version_num"))
    finally:
        await database.close()
    return noticed


async def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "stik.sqlite"
    await (await SqlStorage.open(f"sqlite:///{file}")).close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stik.storage.sql.engine.PRAGMAS", {"query_only": "ON"})
        assert await _refusal(f"sqlite:///{file}") == [("write", "read-only")]


async def test_a_disk_without_room(tmp_path: Path) -> None:
    file = tmp_path / "stik.sqlite"
    await (await SqlStorage.open(f"sqlite:///{file}")).close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stik.storage.sql.engine.PRAGMAS", {"max_page_count": "1"})
        grow = "CREATE TABLE more AS SELECT zeroblob(1000000) AS much"
        assert await _refusal(f"sqlite:///{file}", grow) == [("write", "full")]


def test_a_writer_who_does_not_come_to_an_end() -> None:
    assert trouble_of(exc.TimeoutError()) == "locked"
