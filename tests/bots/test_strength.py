"""The beginner beats the player by lot clearly, with the same cards in every seat."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from stik import vira, voms
from stik.bots import vira_choice, voms_call, voms_choice
from stik.cards import Suit
from stik.vira.deal import PACK
from tests.conftest import deals


def clear_of_zero(differences: list[float]) -> bool:
    """Whether three standard errors below the mean is still above nothing."""
    return mean(differences) > 3 * stdev(differences) / len(differences) ** 0.5


def voms_deal(rules: voms.Rules, seed: int, beginner: int) -> float:
    """What the beginners' side of a deal has come nearer to its goal than the others."""
    chance = Random(seed)
    deck = list(rules.pack)
    chance.shuffle(deck)
    sides = len(rules.sides)
    score = tuple(chance.randrange(rules.target) for _ in range(sides))
    setup = voms.Setup.of(
        rules, dealer=chance.randrange(rules.players), score=score, target=(rules.target,) * sides, first_deal=False
    )
    state = voms.begin(setup, tuple(deck)).state
    while state.phase is not voms.Phase.OVER:
        seat = state.to_act
        assert seat is not None
        level = "beginner" if rules.side_of[seat] == beginner else "random"
        state = voms.apply(state, voms_choice(level, voms.view(state, seat), chance), seat=seat).state
    nearer = [setup.lack(side) - (state.target[side] - state.score[side]) for side in range(sides)]
    others = [lus for side, lus in enumerate(nearer) if side != beginner]
    return nearer[beginner] - mean(others)


@pytest.mark.parametrize("preset", ["tournament", "worms", "worms-2p", "worms-3p"])
def test_at_voms(preset: str) -> None:
    rules = voms.PRESETS[preset]
    differences = [
        mean(voms_deal(rules, seed, side) for side in range(len(rules.sides)))
        for seed in range(deals(usual=150, soak=2_000))
    ]
    assert clear_of_zero(differences), mean(differences)


def vira_deal(seed: int, beginner: int, *, alone: bool) -> int:
    """What one seat wins, its share of the pulla included: a beginner among players by lot, or the reverse."""
    chance = Random(seed)
    deck = list(PACK)
    chance.shuffle(deck)
    setup = vira.Setup.of(
        vira.PRESETS["sm2025"], table=3, dealer=chance.randrange(3), hogsta=Suit(chance.randrange(4)), pool=48
    )
    state = vira.begin(setup, tuple(deck)).state
    while state.phase is not vira.Phase.OVER:
        seat = state.to_act
        assert seat is not None
        level = "beginner" if (seat == beginner) is alone else "random"
        state = vira.apply(state, vira_choice(level, vira.view(state, seat), chance), seat=seat).state
    change = vira.settlement(state)
    return 3 * change[setup.seats[beginner]] + change["pool"]


@pytest.mark.parametrize("alone", [True, False])
def test_at_vira(alone: bool) -> None:
    """The contract that a player by lot bids is absurd, so the beginner wins as a defender too."""
    sign = 1 if alone else -1
    differences = [
        mean(sign * vira_deal(seed, seat, alone=alone) for seat in range(3))
        for seed in range(deals(usual=60, soak=1_000))
    ]
    assert clear_of_zero(differences), mean(differences)


def test_vira_contracts_come_home_as_often_as_they_should() -> None:
    """Beginners among themselves bid neither timidly nor absurdly: most games come home, not nearly all."""
    count, home = deals(usual=250, soak=4_000), 0
    for seed in range(count):
        chance = Random(seed)
        deck = list(PACK)
        chance.shuffle(deck)
        setup = vira.Setup.of(vira.PRESETS["sm2025"], table=3, dealer=0, hogsta=Suit(chance.randrange(4)), pool=48)
        state = vira.begin(setup, tuple(deck)).state
        while state.phase is not vira.Phase.OVER:
            assert state.to_act is not None
            action = vira_choice("beginner", vira.view(state, state.to_act), chance)
            state = vira.apply(state, action, seat=state.to_act).state
        home += state.outcome is vira.Outcome.HOME
    assert 0.5 < home / count < 0.8


def test_a_call_that_is_due_is_never_missed_at_voms() -> None:
    """Whoever could call is asked at every step; nobody sits on a won game."""
    rules = voms.PRESETS["tournament"].with_options({"stop": "manual"})
    stopped = 0
    for seed in range(deals(usual=60, soak=1_000)):
        chance = Random(seed)
        deck = list(rules.pack)
        chance.shuffle(deck)
        setup = voms.Setup.of(rules, dealer=0, score=(8, 7), target=(9, 9), first_deal=False)
        state = voms.begin(setup, tuple(deck)).state
        while state.phase is not voms.Phase.OVER:
            found = [(s, voms_call("beginner", voms.view(state, s), chance)) for s in range(4)]
            made = next(((seat, call) for seat, call in found if call is not None), None)
            assert (made is None) is (not voms.calls(state))
            seat = state.to_act if made is None else made[0]
            assert seat is not None
            action = voms_choice("beginner", voms.view(state, seat), chance) if made is None else made[1]
            assert action is not None
            state = voms.apply(state, action, seat=seat).state
            stopped += made is not None
    assert stopped > 10
