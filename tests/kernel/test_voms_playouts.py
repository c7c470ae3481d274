"""Random play in the Voms kernel: legal, even, and the same for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stik import voms
from tests.conftest import deals
from tests.kernel.voms_tables import random_action, random_rules, random_start

kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)


def key(position: kernel.Position) -> str:
    return repr(position.plain())


def test_every_legal_move_is_equally_likely() -> None:
    for seed in range(deals(usual=40, soak=1_000)):
        chance = Random(seed)
        rules = random_rules(chance.choice(sorted(voms.PRESETS)), chance, options=True)
        state = random_start(rules, chance)
        while state.phase is not voms.Phase.OVER:
            if chance.random() < 0.05:
                position = kernel.position_of(state)
                after = Counter(key(position.apply(move)) for move in position.legal())
                drawn = 30 * sum(after.values())
                found = Counter(key(position.random_step(seed, stream)) for stream in range(drawn))
                assert set(found) <= set(after)
                chi = sum((found[what] - 30 * often) ** 2 / (30 * often) for what, often in after.items())
                assert chi <= len(after) + 5 * (2 * len(after)) ** 0.5 + 12
            state = voms.apply(state, random_action(state, chance, 0.3)).state


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_playouts_end_and_add_up(preset: str) -> None:
    chance = Random(2)
    rules = random_rules(preset, chance, options=False)
    positions = []
    while len(positions) < 5:
        state = random_start(rules, chance)
        for _ in range(chance.randrange(12)):
            if state.phase is not voms.Phase.OVER:
                state = voms.apply(state, random_action(state, chance, 0.2)).state
        if state.phase is not voms.Phase.OVER:
            positions.append(kernel.position_of(state))
    payoff = kernel.Payoff(lus=2, win=3, over=1)
    sums = kernel.playouts(positions, each=600, seed=9, side=1, payoff=payoff)
    assert sums == kernel.playouts(positions, each=600, seed=9, side=1, payoff=payoff, threads=3)
    assert sums != kernel.playouts(positions, each=600, seed=8, side=1, payoff=payoff)
    ends = [positions[0].playout(9, stream) for stream in range(600)]
    assert all(end.over for end in ends)
    assert sums[0]["deals"] == 600
    assert sums[0]["value"] == sum(end.value(1, payoff) for end in ends)
    assert sums[0]["value_squared"] == sum(end.value(1, payoff) ** 2 for end in ends)
    assert sums[0]["gain"] == [sum(end.gain[side] for end in ends) for side in range(len(rules.sides))]
    assert sums[0]["wins"] == [sum(end.winner == side for end in ends) for side in range(len(rules.sides))]
    assert sum(sums[0]["endings"]) == 600


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_random_deals_repeat(preset: str) -> None:
    rules = kernel.rules_of(voms.PRESETS[preset])
    once = kernel.random_deals(rules, deals=2_000, seed=1)
    assert once == kernel.random_deals(rules, deals=2_000, seed=1, threads=2)
    assert once != kernel.random_deals(rules, deals=2_000, seed=2)
    assert once["deals"] == 2_000


def test_random_deals_end_as_random_deals_of_the_engine_do() -> None:
    """Whole deals against the engine's, by how often each ending comes and how many lus it brings."""
    rules, chance = voms.PRESETS["tournament"], Random(1)
    many = deals(usual=1_500, soak=40_000)
    endings: Counter[str] = Counter()
    lus = 0
    for _ in range(many):
        deck = list(rules.pack)
        chance.shuffle(deck)
        setup = voms.Setup.of(rules, dealer=chance.randrange(4), score=(0, 0), target=(9, 9), first_deal=False)
        state = voms.begin(setup, tuple(deck)).state
        while state.phase is not voms.Phase.OVER:
            state = voms.apply(state, chance.choice(voms.legal_actions(state))).state
        endings[str(state.ended)] += 1
        lus += sum(state.gain)
    sums = kernel.random_deals(kernel.rules_of(rules), deals=100_000, seed=3)
    assert abs(sum(sums["gain"]) / 100_000 - lus / many) < 4 * (1.5 / many) ** 0.5
    names = ("played-out", "game-won", "all-tricks", "partner-toqu", "reshuffle")
    for name, often in zip(names, sums["endings"], strict=True):
        share = often / 100_000
        assert abs(share - endings[name] / many) < 5 * (share * (1 - share) / many) ** 0.5 + 2 / many


def test_wrong_values_are_refused() -> None:
    rules = voms.PRESETS["tournament"]
    native = kernel.rules_of(rules)
    plain = kernel.plain_of(random_start(rules, Random(3), manual=False))
    with pytest.raises(ValueError, match="no such rule"):
        kernel.Rules({"colour": "red"})
    with pytest.raises(ValueError, match="no such value"):
        kernel.Rules({"redeal": "never"})
    with pytest.raises(ValueError, match="contradict"):
        kernel.Rules({"players": 3})
    with pytest.raises(ValueError, match="not a move"):
        native.read("pass")
    with pytest.raises(ValueError, match="doubled"):
        kernel.Position.of(native, plain | {"hands": [plain["hands"][0]] * 4})
    with pytest.raises(ValueError, match="missing"):
        kernel.Position.of(native, plain | {"stock": plain["stock"][1:]})
    with pytest.raises(ValueError, match="seat"):
        kernel.Position.of(native, plain | {"to_act": 7})
    with pytest.raises(ValueError, match="twice"):
        kernel.Position.of(native, plain | {"stop_lapsed": [0, 0]})
    with pytest.raises(ValueError, match="nothing can be played"):
        kernel.Position.of(native, plain).playout(1).random_step(1)
    with pytest.raises(ValueError, match="pack"):
        kernel.Position.begin(native, [0] * 36, dealer=0, score=(0, 0), target=(9, 9))
