"""The search of the Voms kernel: against exact solutions, and what it promises about limits and seeds."""

from __future__ import annotations

import time
from random import Random

import pytest

from stik import voms
from stik.bots.voms.chances import chances
from tests.conftest import deals
from tests.kernel.test_voms_solver import ending
from tests.kernel.voms_tables import random_start

kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)


def worth_of(rules: voms.Rules) -> kernel.Worth:
    return kernel.Worth(len(rules.sides), chances(rules))


def opening(preset: str = "tournament", seed: int = 1) -> tuple[kernel.Observer, kernel.Worth]:
    """What the leader of a new deal knows."""
    rules, chance = voms.PRESETS[preset], Random(seed)
    state = random_start(rules, chance, manual=False)
    while state.phase is not voms.Phase.PLAY:
        state = random_start(rules, chance, manual=False)
    return kernel.observe(voms.view(state, state.to_act)), worth_of(rules)


def test_last_cards_of_two_players_are_played_exactly() -> None:
    """Whoever holds the last cards knows the other's: the search must find what the solver finds."""
    rules = voms.PRESETS["worms-2p"]
    worth, tried = worth_of(rules), 0
    for seed in range(deals(usual=60, soak=2_000)):
        state = ending(rules, Random(seed), 6)
        if state is None or state.to_act is None or len(voms.legal_actions(state)) < 2:
            continue
        tried += 1
        observer = kernel.observe(voms.view(state, state.to_act))
        payoff = kernel.Payoff(worth=worth)
        exact = dict(kernel.solve_moves(kernel.position_of(state), payoff=payoff))
        solved, _ = kernel.solve_worlds(observer, worth=worth, seed=1, simulations=3)
        assert {move: round(value * 1e6) for move, _, value in solved} == exact
        found, _ = kernel.search(observer, worth=worth, seed=1, simulations=3_000)
        best, _, value = max(found, key=lambda weighed: weighed[1])
        assert exact[best] >= max(exact.values()) - 5_000
        assert value == pytest.approx(exact[best] / 1e6, abs=0.05)
    assert tried > 10


def test_limited_by_simulations_it_repeats_exactly() -> None:
    observer, worth = opening()
    found = [kernel.search(observer, worth=worth, seed=seed, simulations=2_000) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
    moves, made = found[0]
    assert made == 2_000 == sum(visits for _, visits, _ in moves)
    assert all(0 <= value <= 1 for _, _, value in moves)


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_limited_by_time_it_ends(preset: str) -> None:
    observer, worth = opening(preset)
    begun = time.process_time()
    _, made = kernel.search(observer, worth=worth, seed=1, ms=30)
    assert made >= 128  # however busy the machine is
    assert time.process_time() - begun < 0.3


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_lacks_are_worth_what_the_end_of_a_deal_with_them_is(preset: str) -> None:
    rules, native = voms.PRESETS[preset], kernel.rules_of(voms.PRESETS[preset])
    worth, compared = worth_of(rules), 0
    for seed in range(20):
        state = random_start(rules, Random(seed), manual=False)
        over = kernel.position_of(state).playout(seed)
        plain = over.plain()
        lacks = [target - score for target, score in zip(plain["target"], plain["score"], strict=True)]
        if over.winner == -1:
            compared += 1
            assert worth.between(lacks) == worth.of(over)
    assert compared
    assert native.sides == len(worth.between([30] * native.sides))
    for wrong in ([1] * (native.sides + 1), [0] * native.sides, [1 << 30] * native.sides):
        with pytest.raises(ValueError, match=r"each side|no such comb"):
            worth.between(wrong)


def test_what_cannot_be_searched_is_refused() -> None:
    observer, worth = opening()
    with pytest.raises(ValueError, match="without end"):
        kernel.search(observer, worth=worth, seed=1)
    with pytest.raises(ValueError, match="number of sides"):
        kernel.search(observer, worth=worth_of(voms.PRESETS["25"]), seed=1, simulations=10)
    with pytest.raises(ValueError, match="chance"):
        kernel.Worth(2, [[2.0]])
    state = random_start(voms.PRESETS["tournament"], Random(1), manual=False)
    assert state.to_act is not None
    other = kernel.observe(voms.view(state, (state.to_act + 1) % 4))
    with pytest.raises(ValueError, match="not to act"):
        kernel.search(other, worth=worth, seed=1, simulations=10)
