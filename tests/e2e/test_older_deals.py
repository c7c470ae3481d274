"""After an upgrade the page shows what older versions have decided, and says what it cannot show or play on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from stik.app.settings import TableSettings
from stik.bootstrap.services import DATABASE
from stik.storage.memory import MemoryStorage
from stik.storage.sql import SqlStorage
from stik.storage.sql.engine import sqlite_url
from tests.app.company import Company
from tests.e2e.conftest import DESK, PHONE, OpenPage
from tests.e2e.looks import sideways
from tests.e2e.process import Server

TABLES = [("voms", "tournament"), ("vira", "sm2025")]


async def _played(database: Path, game: str, preset: str, *, goes_on: bool) -> str:
    """The code of a table where one deal is over, and perhaps another has begun."""
    storage = await SqlStorage.open(sqlite_url(database))
    company, chance = Company(cast("MemoryStorage", storage)), Random(3)
    settings = TableSettings.model_validate({"game": game, "preset": preset})
    live = await company.sit_down(settings, pages=False)
    while not live.table.play.counted or goes_on:
        await company.deal()
        if goes_on and live.table.play.counted:
            await company.step(chance, "beginner")
            break
        while live.table.phase == "playing":
            await company.step(chance, "beginner")
    await storage.close()
    return live.table.code


def _change(database: Path, code: str, kind: str, change: Any) -> None:  # noqa: ANN401
    """Writes the last entry of a kind as a version with other rules would have left it."""
    with sqlite3.connect(database) as rows:
        wanted = 'SELECT version, data FROM entries WHERE "table" = ? AND kind = ? ORDER BY version DESC LIMIT 1'
        ((version, text),) = rows.execute(wanted, (code, kind))
        data = json.loads(text)
        change(data)
        changed = (json.dumps(data), code, version)
        rows.execute('UPDATE entries SET data = ? WHERE "table" = ? AND version = ?', changed)


@pytest.fixture(scope="module")
def codes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Tables whose deals this version would not decide as they are stored."""
    folder = tmp_path_factory.mktemp("older")
    found = {"folder": str(folder)}
    for game, preset in TABLES:
        over = found[f"{game} over"] = asyncio.run(_played(folder / DATABASE, game, preset, goes_on=False))
        _change(folder / DATABASE, over, "acted", _another_result)
        runs = found[f"{game} runs"] = asyncio.run(_played(folder / DATABASE, game, preset, goes_on=True))
        _change(folder / DATABASE, runs, "acted", lambda data: data.update(action="no such thing"))
    return found


def _another_result(data: dict[str, Any]) -> None:
    for brought in data["facts"]["deal"]["brought"].values():
        brought["points"] += 1


@pytest.fixture(scope="module")
def server(codes: dict[str, str]) -> Any:  # noqa: ANN401
    running = Server(Path(codes["folder"]))
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["voms", "vira"])
def test_a_deal_that_would_be_decided_otherwise_counts_as_it_was(
    game: str, size: tuple[int, int], codes: dict[str, str], open_page: OpenPage
) -> None:
    page = open_page(f"/t/{codes[f'{game} over']}", size=size)
    expect(page.get_by_text("counts as it ended then").first).to_be_visible()
    assert not sideways(page)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["voms", "vira"])
def test_a_deal_that_cannot_go_on_is_dealt_again(
    game: str, size: tuple[int, int], codes: dict[str, str], open_page: OpenPage
) -> None:
    page = open_page(f"/t/{codes[f'{game} runs']}", size=size)
    expect(page.get_by_text("it is dealt again").first).to_be_visible()
    assert not sideways(page)
