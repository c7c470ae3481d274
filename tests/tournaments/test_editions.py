"""A file is read by the formats of its own edition, whatever the formats say now."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from types import MappingProxyType

import orjson
import pytest

from stik.app.desk.state import USUAL_RULES
from stik.engine import EDITION, edition
from stik.errors import TournamentError
from stik.tournaments import FORMATS, editions, formats, read_tournament, reading, standings, to_file
from stik.tournaments.editions import format_held, formats_known, usual_rules
from tests.journals.kept import HERE
from tests.journals.reading import file_standings
from tests.tournaments.events import answer

FILES = sorted(HERE.glob("edition-*/*.event.json"))
FILE = {
    "format": "voms-championship",
    "entrants": [{"id": "t1", "pool": "A"}, {"id": "t2", "pool": "A"}],
    "results": [{"stage": "pool", "a": "t1", "b": "t2", "lus": [9, 0]}],
}


@pytest.mark.parametrize("name", FORMATS)
def test_a_format_changes_only_with_a_new_edition(name: str) -> None:
    assert format_held(name, EDITION) == FORMATS[name]
    assert formats_known(EDITION) == tuple(FORMATS)
    assert usual_rules(name, EDITION) == USUAL_RULES.get(name, "worms")


def test_every_option_stands_in_every_edition() -> None:
    """So that a default that changes later, or comes later, changes nothing that was played."""
    for text in editions._FORMATS.values():
        first = next(iter(json.loads(text).values()))
        usual = asdict(next(iter(FORMATS.values())))
        assert first.keys() == usual.keys() - {"name"}
        for own in json.loads(text).values():
            assert own["scale"].keys() == usual["scale"].keys()


@pytest.mark.parametrize("name", FORMATS)
def test_a_format_is_read_as_it_was_stored(name: str) -> None:
    stored = replace(FORMATS[name], pools=3, walkover=(7, 2), scale=replace(FORMATS[name].scale, kam=4))
    assert format_held(name, 1, json.loads(json.dumps(asdict(stored)))) == stored


@pytest.fixture
def _other_formats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version in which a kam and a walkover count otherwise everywhere."""
    changed = {
        name: replace(form, scale=replace(form.scale, kam=form.scale.kam + 0.5), walkover=(5, 4), absences=1, pools=1)
        for name, form in FORMATS.items()
    }
    for module in (formats, reading, editions):
        if hasattr(module, "FORMATS"):
            monkeypatch.setattr(module, "FORMATS", MappingProxyType(changed))
    monkeypatch.setattr(formats, "T_SCALE", formats.Scale(win=7))


@pytest.mark.usefixtures("_other_formats")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_formats_that_change_later_change_no_file(path: Path) -> None:
    _, kept = orjson.loads(path.with_suffix("").with_suffix(".standings.json").read_bytes())
    assert file_standings(path.read_bytes()) == kept


@pytest.mark.parametrize("said", [{}, {"edition": 1}])
def test_a_file_that_names_no_edition_is_of_the_first(said: dict[str, object]) -> None:
    assert answer(FILE | said)["stages"]["pool"]["A"][0]["points"] == 2.5


@pytest.mark.parametrize(("wrong", "code"), [(2, "edition/later"), ("one", "tournament/bad-field")])
def test_a_file_of_a_later_edition_is_refused(wrong: object, code: str) -> None:
    with pytest.raises(TournamentError) as caught:
        read_tournament(FILE | {"edition": wrong})
    assert caught.value.code == code


def test_a_file_is_written_with_its_edition_where_it_is_not_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "edition" not in to_file(read_tournament(FILE))
    monkeypatch.setattr(edition, "EDITION", 2)
    later = editions._FIRST.replace('"kam": 2.5', '"kam": 3')
    monkeypatch.setattr(editions, "_FORMATS", {1: editions._FIRST, 2: later})
    found = read_tournament(FILE | {"edition": 2})
    assert standings(found).pool().rows[0].points == 3
    written = to_file(found)
    assert (written["edition"], "settings" in written) == (2, False)
    assert read_tournament(written) == found
    assert answer(FILE)["stages"]["pool"]["A"][0]["points"] == 2.5


def test_every_setting_is_written() -> None:
    settings = {"comb": 11, "kam": 4, "walkover": [9, 2], "ranking": [3, 1], "deals": [6, 8], "keep_played": True}
    file = {"format": "vira-sm", "settings": {**settings, "rounds": 2}, "entrants": [{"id": "p1"}, {"id": "p2"}]}
    found = read_tournament(file)
    assert to_file(found)["settings"] == file["settings"]
    assert read_tournament(to_file(found)) == found
