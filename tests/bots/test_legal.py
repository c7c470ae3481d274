"""The beginner plays whole games under every preset and every value of every option, and commits no fault."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from stik import vira, voms
from stik.bots import LEVELS, Budget, check_level, vira_choice, voms_call, voms_choice, voms_offer
from stik.engine import Seat
from stik.errors import InvalidSetup
from stik.match.voms import Game, next_deal, with_deal
from stik.voms.events import PartnerToqued, ToquThrownEarly, VomsAnnulled
from tests.conformance.kit import ViraKit, VomsKit
from tests.conftest import deals

LITTLE = Budget(ms=2_000, simulations=20)
"""Enough to see that a player who searches keeps to the rules."""


def voms_step(state: voms.State, chance: Random, level: str = "beginner") -> tuple[voms.Action, Seat]:
    """What somebody at the table does next: an open call of any seat, else the one to act."""
    for seat in range(state.rules.players):
        call = voms_call(level, voms.view(state, seat), chance)
        if call is not None:
            return call, seat
    assert state.to_act is not None
    return voms_choice(level, voms.view(state, state.to_act), chance, budget=LITTLE), state.to_act


def play_voms(state: voms.State, chance: Random, level: str = "beginner") -> tuple[voms.State, list[object]]:
    """Plays the deal to its end, `apply` raises if anything is not allowed; what happened."""
    seen: list[object] = []
    for _ in range(400):
        if state.phase is voms.Phase.OVER:
            return state, seen
        action, seat = voms_step(state, chance, level)
        state, events = voms.apply(state, action, seat=seat)
        seen += events
    raise AssertionError("the deal does not end")


def values(rules: type, name: str) -> tuple[object, ...]:
    """Every value of an option, or some numbers."""
    hint = get_type_hints(rules)[name]
    if get_origin(hint) is Literal:
        return get_args(hint)
    return (False, True) if hint is bool else ()


def voms_tables() -> Iterator[VomsKit]:
    for preset, usual in voms.PRESETS.items():
        yield VomsKit(preset)
        for name, value in usual.options().items():
            for other in values(voms.Rules, name):
                if other == value or name == "sheet":
                    continue
                try:
                    usual.with_options({name: other})
                except InvalidSetup:
                    continue  # two players cannot be partners
                yield VomsKit(preset, ((name, other),))


ROUGH = (("faults", "allowed"), ("stop", "manual"), ("announce", "by-player"), ("out_of_turn", "stays"))


@pytest.mark.parametrize("preset", list(voms.PRESETS))
def test_voms_under_every_option(preset: str) -> None:
    tables = [kit for kit in voms_tables() if kit.preset == preset]
    assert len(tables) > 50
    for kit, seed in product(tables, range(deals(usual=1, soak=20))):
        chance = Random(f"{kit.name} {seed}")
        state, _ = play_voms(kit.start(chance), chance)
        kit.check_end(state)


@pytest.mark.parametrize("preset", list(voms.PRESETS))
def test_voms_where_faults_can_happen_the_beginner_commits_none(preset: str) -> None:
    kit = VomsKit(preset, ROUGH)
    for seed in range(deals(usual=60, soak=2_000)):
        chance = Random(seed)
        state, seen = play_voms(kit.start(chance), chance)
        assert not [event for event in seen if isinstance(event, ToquThrownEarly | VomsAnnulled | PartnerToqued)]
        assert state.watch.silent is False


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", list(voms.PRESETS))
def test_whole_games_of_voms(preset: str, level: str) -> None:
    """Deal after deal with cut and trap, until somebody has won."""
    chance = Random(f"{preset} {level}")
    rules = voms.PRESETS[preset]
    game = Game.start(rules, dealer=0)
    while game.winner is None and game.deals < 500:
        deck = list(rules.pack)
        chance.shuffle(deck)
        state = next_deal(game, tuple(deck), manual_cut=True).state
        offer = voms_offer(voms.view(state, game.dealer), chance)
        if offer is not None:
            state = voms.apply(state, offer, seat=game.dealer).state
        game = with_deal(game, play_voms(state, chance, level)[0])
    assert game.winner is not None


VIRA_NUMBERS: dict[str, tuple[object, ...]] = {
    "turned": ({"turne": 3, "vingel": 1, "tringel": 5},),
    "second_try_min_talon": ({"kop": 0, "turne": 0, "vingel": 0},),
    "purchase_min": (2,),
    "purchase_max": (0, 4),
    "defenders_max": (0, 2),
    "ante": (1,),
    "tariff": ({"gask": [9, 0, 0, -9], "vira": [9, 9, 9, -9]}, {"omkop": [9, 9, 9, 9], "omturne": [9, 9, 9, 9]}),
    "tjuvpass": ({"one_at_four": 5},),
}


def vira_tables() -> Iterator[ViraKit]:
    for preset, usual in vira.PRESETS.items():
        yield ViraKit(preset)
        for name, value in usual.options().items():
            for other in values(vira.Rules, name) or VIRA_NUMBERS.get(name, ()):
                if other != value:
                    yield ViraKit(preset, ((name, other),))


@pytest.mark.parametrize("preset", list(vira.PRESETS))
def test_vira_under_every_option(preset: str) -> None:
    tables = [kit for kit in vira_tables() if kit.preset == preset]
    assert len(tables) > 20
    for kit, seed in product(tables, range(deals(usual=8, soak=500))):
        chance = Random(f"{kit.name} {seed}")
        state = kit.start(chance)
        while state.phase is not vira.Phase.OVER:
            assert state.to_act is not None
            action = vira_choice("beginner", vira.view(state, state.to_act), chance)
            state = vira.apply(state, action, seat=state.to_act).state
        kit.check_end(state)


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(InvalidSetup) as caught:
        check_level("grandmaster")
    assert [fault.code for fault in caught.value.faults] == ["suggest/unknown-level"]
    assert dict(caught.value.faults[0].params)["known"] == ", ".join(LEVELS)
