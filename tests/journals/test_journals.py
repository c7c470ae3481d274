"""Every kept history reads today as it read when it was written."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest

from tests.journals import sockets
from tests.journals.kept import HERE
from tests.journals.reading import archive_standings, file_standings, reading_of, stored

HISTORIES = sorted(HERE.glob("edition-*/*.jsonl"))

EVENTS = sorted(HERE.glob("edition-*/*.event.stik"))


def _together(path: Path) -> list[Path]:
    """Those that were written in one storage: a tournament with its tables, a table with its exercises."""
    evening, _, _ = path.stem.rpartition(".")
    return sorted(path.parent.glob(f"{evening}.*.jsonl"))


def test_there_is_a_history_of_every_kind() -> None:
    names = " ".join(path.stem for path in HISTORIES)
    assert all(kind in names for kind in ("table-", "desk-", "online-", "phones-"))


@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.stem)
async def test_a_kept_history_reads_as_it_did(path: Path) -> None:
    storage, codes = await stored(_together(path))
    assert await reading_of(storage, codes[path.stem]) == orjson.loads(path.with_suffix(".reading.json").read_bytes())


@pytest.mark.parametrize("path", EVENTS, ids=lambda path: path.stem)
async def test_the_files_of_a_tournament_read_as_they_did(path: Path) -> None:
    kept = orjson.loads(path.with_suffix("").with_suffix(".standings.json").read_bytes())
    file = path.with_suffix(".json").read_bytes()
    assert [await archive_standings(path.read_bytes()), file_standings(file)] == kept


@pytest.mark.parametrize("game", sockets.GAMES)
async def test_what_leaves_by_the_socket_is_what_left(game: str) -> None:
    assert await sockets.played(game) == (HERE / "edition-1" / f"{game}.socket.txt").read_text("utf-8")
