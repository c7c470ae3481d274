"""Seats follow from the rule set wherever a table is opened."""

from __future__ import annotations

import pytest

from stik import vira, voms
from stik.app.deeds import Opened, write_deed
from stik.app.ports import Entry
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.errors import Fault, InvalidSetup
from stik.protocol.offers import offers
from tests.app.company import Company, person

PRESETS = [(game, preset) for game, offer in offers().items() for preset in offer.presets]
OTHERS = {"worms-2p": "NS", "worms-3p": "NES"}


async def _seats(**settings: object) -> str:
    """The seats of a new table."""
    service = Company().service
    live = await service.live(await service.open(person(0), TableSettings.model_validate(settings)))
    assert live.table.settings.table == len(live.table.play.seats)
    return live.table.play.seats


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_a_table_has_the_seats_of_its_rule_set(game: str, preset: str) -> None:
    allowed = offers()[game].seats[preset]
    assert allowed[0] == ("ABC" if game == "vira" else OTHERS.get(preset, "NESW"))
    assert await _seats(game=game, preset=preset) == allowed[0]
    for letters in allowed:
        assert await _seats(game=game, preset=preset, table=len(letters)) == letters
    for number in {1, 2, 3, 4, 5} - set(map(len, allowed)):
        with pytest.raises(InvalidSetup) as refused:
            await _seats(game=game, preset=preset, table=number)
        numbers = {"25": "2–4"}.get(preset, "3–4" if game == "vira" else str(len(allowed[0])))
        assert refused.value.faults == (Fault.of("setup/how-many", wanted=number, allowed=numbers),)


def test_only_a_race_and_vira_leave_a_choice() -> None:
    choices = {preset for game, preset in PRESETS if len(offers()[game].seats[preset]) > 1}
    assert choices == {"25", *vira.PRESETS}
    assert voms.PRESETS["worms"].with_options({"overshoot": "restart"}).tables == (4,), "partners are four"
    assert voms.PRESETS["worms-2p"].with_options({"overshoot": "restart"}).tables == (2,), "two cards each are for two"


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        ("NS", {"preset": "worms", "options": {"partners": False, "players": 2}}),
        ("NES", {"preset": "25", "options": {"players": 3}}),
        ("NESW", {"preset": "25", "options": {"players": 3}, "table": 4}),
        ("NES", {"preset": "worms-3p", "options": {"target": 9}, "real_table": True}),
    ],
)
async def test_house_rules_say_how_many_play(seats: str, settings: dict[str, object]) -> None:
    assert await _seats(game="voms", **settings) == seats


async def test_a_table_of_an_earlier_version_keeps_its_seats() -> None:
    company = Company()
    settings = TableSettings(game="voms", preset="worms-3p", table=4).model_dump(mode="json")
    deed = Opened(settings, Secret("ab" * 32), person(0).id, person(0).name, "N")
    await company.storage.tables.append(Entry("old1", 1, 0, person(0).id, None, deed.kind, write_deed(deed)), None)
    assert (await company.service.live("old1")).table.play.seats == "NESW"


async def test_partners_who_start_again_play_a_match_and_no_race() -> None:
    company = Company()
    live = await company.sit_down(TableSettings(game="voms", preset="worms", options={"overshoot": "restart"}))
    await company.deal()
    assert live.table.play.match()["kind"] == "match"
