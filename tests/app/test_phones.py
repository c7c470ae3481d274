"""What a table of phones stores is enough to read it, whatever the presets and the engine say later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from stik import vira, voms
from stik.app.phones import state
from stik.app.phones.service import FOLDER, PhoneService
from stik.app.phones.state import Phones, fold, view
from stik.app.ports import Entry
from stik.app.secret import Secret
from stik.broker.local import LocalBroker
from stik.engine import EDITION, LaterEdition
from stik.errors import InvalidSetup
from stik.storage.memory import MemoryStorage
from tests.app.company import Clock

GAMES = [("voms", "tournament", 4), ("voms", "25", 3), ("vira", "stockholm", 3), ("vira", "sm2025", 4)]


async def history(game: str, preset: str, players: int) -> list[Entry]:
    """A deal that is over and one that runs, in which somebody has drawn."""
    storage = MemoryStorage()
    service = PhoneService(storage, LocalBroker(), Clock())
    code = await service.open(game, preset, players)
    keys = {letter: f"key-of-{letter}" for letter in str((await service.show(code, None))["letters"])}
    for deal in range(2):
        for letter, key in keys.items():
            await service.sit(code, key, letter, f"Spiller {letter}")
            await service.ready(code, key, f"{deal}{letter}")
        for key in list(keys.values())[: 2 - deal]:
            await service.gather(code, key)
    await service.move(code, keys["A" if game == "vira" else "N"], {"do": "draw"})
    return await storage.tables.entries(FOLDER + code)


def seen(phones: Phones) -> list[state.Told]:
    return [view(phones, seat) for seat in (None, *range(len(phones.letters)))]


def of_old(entries: Sequence[Entry]) -> list[Entry]:
    """The history as it was stored before there were editions: a preset's name, and no cards."""
    first, *rest = entries
    rules = first.data["rules"]
    assert isinstance(rules, Mapping)
    named = {"preset": rules["preset"], **{name: first.data[name] for name in ("game", "players", "secret")}}
    without = [replace(one, data={name: what for name, what in one.data.items() if name != "dealt"}) for one in rest]
    return [replace(first, data=named), *without]


@pytest.mark.parametrize(("game", "preset", "players"), GAMES)
async def test_a_history_of_old_reads_like_one_of_today(game: str, preset: str, players: int) -> None:
    entries = await history(game, preset, players)
    assert seen(fold(of_old(entries))) == seen(fold(entries))
    assert (fold(entries).past, fold(entries).dealt) != (None, None)


@pytest.mark.parametrize(("game", "preset", "players"), GAMES)
async def test_no_preset_is_looked_up_while_it_is_read(
    game: str, preset: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = await history(game, preset, players)
    before = seen(fold(entries))
    for presets in (voms.PRESETS, vira.PRESETS):
        for name in list(presets):
            monkeypatch.delitem(presets, name)
    assert seen(fold(entries)) == seen(fold(of_old(entries))) == before
    assert fold(entries).rules == fold(of_old(entries)).rules
    with pytest.raises(InvalidSetup):  # a table that somebody opens now is another thing
        await PhoneService(MemoryStorage(), LocalBroker(), Clock()).open(game, preset, players)


@pytest.mark.parametrize(("game", "preset", "players"), GAMES)
async def test_dealt_cards_are_facts(game: str, preset: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = await history(game, preset, players)
    before = seen(fold(entries))

    def deals_otherwise(*_: object) -> None:
        raise AssertionError("the engine is not asked for what is stored")

    monkeypatch.setattr(state, "deal_pack", deals_otherwise)
    assert seen(fold(entries)) == before
    dealing = [one.data["dealt"] for one in entries if "dealt" in one.data]
    assert len(dealing) == 2
    assert all(isinstance(cards, Secret) for cards in dealing), "only the storage writes them"


async def test_the_header_has_the_rules_in_full() -> None:
    first = (await history("voms", "tournament", 4))[0].data
    assert (first["edition"], first["rules"]) == (EDITION, voms.PRESETS["tournament"].options())


async def test_a_history_of_a_later_edition_is_refused() -> None:
    first, *rest = await history("vira", "sm2025", 3)
    with pytest.raises(LaterEdition):
        fold([replace(first, data={**first.data, "edition": EDITION + 1}), *rest])
    with pytest.raises(LaterEdition):
        fold([first, *rest, replace(rest[-1], version=len(rest) + 2, kind="danced", data={"to": "music"})])
