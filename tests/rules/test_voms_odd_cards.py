"""Packs that do not come out even: the odd cards stay in the stock."""

from __future__ import annotations

from random import Random

import pytest

from stik import voms


@pytest.mark.rule("W.2p", "W.25", "V81")
@pytest.mark.parametrize(
    ("preset", "options", "odd"),
    [
        ("worms-2p", {}, 0),
        ("worms-2p", {"spade_two": True}, 1),
        ("worms-2p", {"spade_two": True, "joker": True}, 2),
        ("25", {}, 1),
        ("25", {"joker": True}, 2),
        ("25", {"joker": True, "players": 3}, 2),
    ],
)
def test_every_trick_is_whole(preset: str, options: dict[str, object], odd: int) -> None:
    rules = voms.PRESETS[preset].with_options(options)
    sides = len(rules.sides)
    for seed in range(20):
        chance, deck = Random(seed), list(rules.pack)
        chance.shuffle(deck)
        setup = voms.Setup.of(rules, dealer=0, score=(0,) * sides, target=(99,) * sides, first_deal=False)
        state = voms.begin(setup, tuple(deck)).state
        void = state.phase is voms.Phase.OVER
        while state.phase is not voms.Phase.OVER:
            state = voms.apply(state, chance.choice(voms.legal_actions(state))).state
        if void or state.ended not in {voms.Ending.PLAYED_OUT, voms.Ending.ALL_TRICKS}:
            continue
        assert len(state.stock) == odd
        assert not any(state.hands)
        assert sum(state.tally.units) == (len(rules.pack) - odd) // rules.unit_cards
