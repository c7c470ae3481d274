"""What a later version changes in its own rules changes nothing that was played before."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest

from stik import vira
from stik.app import settings
from stik.app.check import follow
from stik.voms import Rules
from tests.app.company import Company
from tests.app.desk.hall import Hall
from tests.app.desk.later import no_registry, other_formats, other_rules
from tests.app.test_scores import played
from tests.journals.kept import HERE, read_history
from tests.journals.reading import archive_standings, file_standings, reading_of, stored

HISTORIES = sorted(HERE.glob("edition-*/*.jsonl"))
EVENTS = sorted(HERE.glob("edition-*/*.event.stik"))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other presets, formats and defaults, and another real table."""
    other_formats(monkeypatch)
    other_rules(monkeypatch)
    monkeypatch.setattr(settings, "REAL_TABLE", {"stop": "automatic", "faults": "refused"})
    monkeypatch.setattr(settings, "USUAL", {"voms": "25", "vira": "stockholm"})
    for kind, changed in ((Rules, {"deal_lus": 0, "max_lead": 1, "steal_ataataq": False}), (vira.Rules, {"ante": 5})):
        usual = kind.__init__.__kwdefaults__
        assert usual is not None
        for name, value in changed.items():
            monkeypatch.setitem(usual, name, value)


@pytest.mark.usefixtures("later")
async def test_what_is_new_is_played_by_what_is_said_now() -> None:
    desk = await (await Hall().open("voms-championship")).desk()
    assert (desk.format.scale.kam, desk.format.walkover, desk.rules.preset) == (3, (5, 4), "worms-2p")
    assert (Rules().max_lead, vira.Rules().ante) == (1, 5)
    company = Company()
    await company.sit_down(settings.TableSettings(game="voms", preset="tournament", real_table=True), pages=False)
    rules = company.live.table.play.rules
    assert isinstance(rules, Rules)
    assert (rules.deal_lus, rules.stop) == (0, "automatic")


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.stem)
async def test_a_kept_history_reads_as_it_did(path: Path) -> None:
    evening, _, _ = path.stem.rpartition(".")
    storage, codes = await stored(sorted(path.parent.glob(f"{evening}.*.jsonl")))
    assert await reading_of(storage, codes[path.stem]) == orjson.loads(path.with_suffix(".reading.json").read_bytes())


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("path", EVENTS, ids=lambda path: path.stem)
async def test_the_files_of_a_kept_tournament_read_as_they_did(path: Path) -> None:
    kept = orjson.loads(path.with_suffix("").with_suffix(".standings.json").read_bytes())
    file = path.with_suffix(".json").read_bytes()
    assert [await archive_standings(path.read_bytes()), file_standings(file)] == kept


@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.stem)
def test_no_history_looks_up_a_preset_or_a_format(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = read_history(path)
    no_registry(monkeypatch)
    assert not follow(entries[0].table, entries), "and today's engine decides as it was decided"


@pytest.mark.parametrize(("game", "preset"), [("voms", "25"), ("vira", "stockholm")])
async def test_nor_does_a_table_of_today(game: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    company = await played(settings.TableSettings.model_validate({"game": game, "preset": preset}), deals=3)
    code = company.live.table.code
    entries = await company.storage.tables.entries(code)
    no_registry(monkeypatch)
    assert not follow(code, entries)
