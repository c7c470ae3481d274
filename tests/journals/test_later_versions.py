"""What a later version changes in its own rules changes nothing that was played before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from stik.app.desk.history import FOLDER
from tests.app.desk.hall import Hall
from tests.app.desk.later import other_formats, other_rules
from tests.journals.kept import HERE, read_history
from tests.journals.reading import archive_standings, file_standings, reading_of, stored

EVENTS = sorted(HERE.glob("edition-1/*.event.stik"))
DESKS = [Path(str(path).replace(".event.stik", ".jsonl")) for path in EVENTS]


@pytest.fixture(autouse=True)
def _later() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        other_formats(patch)
        other_rules(patch)
        yield


def test_all_tournaments_are_read() -> None:
    every = {path for path in HERE.glob("edition-1/*.jsonl") if read_history(path)[0].table.startswith(FOLDER)}
    assert set(DESKS) == every


async def test_a_new_tournament_is_played_by_what_is_said_now() -> None:
    desk = await (await Hall().open("voms-championship")).desk()
    assert (desk.format.scale.kam, desk.format.walkover, desk.rules.preset) == (3, (5, 4), "worms-2p")


@pytest.mark.parametrize("path", DESKS, ids=lambda path: path.stem)
async def test_a_kept_tournament_reads_as_it_did(path: Path) -> None:
    storage, codes = await stored([path])
    assert await reading_of(storage, codes[path.stem]) == orjson.loads(path.with_suffix(".reading.json").read_bytes())


@pytest.mark.parametrize("path", EVENTS, ids=lambda path: path.stem)
async def test_the_files_of_a_kept_tournament_read_as_they_did(path: Path) -> None:
    kept = orjson.loads(path.with_suffix("").with_suffix(".standings.json").read_bytes())
    file = path.with_suffix(".json").read_bytes()
    assert [await archive_standings(path.read_bytes()), file_standings(file)] == kept
