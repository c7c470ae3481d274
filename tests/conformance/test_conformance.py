"""One suite over every game and preset: what must hold whatever is played."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from stik.engine import IllegalAction, balance, replay
from tests.conformance.kit import KITS, Kit, cards_of
from tests.conftest import deals

kits = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)


@kits
def test_random_play_ends_and_adds_up(kit: Kit[Any, Any]) -> None:
    """Every card is in exactly one place at every moment; the ledger sums to zero; every deal ends."""
    for seed in range(deals(usual=2_000, soak=20_000)):
        chance = Random(seed)
        state = kit.start(chance)
        pack = Counter(kit.cards(state))
        assert max(pack.values()) == 1
        for _ in range(300):
            if kit.over(state):
                break
            actions = kit.choices(state, chance)
            assert actions
            state = kit.game.apply(state, chance.choice(actions)).state
            assert Counter(kit.cards(state)) == pack
        assert kit.over(state)
        assert kit.game.legal_actions(state) == ()
        assert sum(balance(kit.entries(state)).values()) == 0
        kit.check_end(state)


@kits
def test_why_not_agrees_with_legal_actions_and_apply(kit: Kit[Any, Any]) -> None:
    for seed in range(deals(usual=60, soak=1_000)):
        chance = Random(seed)
        state = kit.start(chance)
        while not kit.over(state):
            actions = kit.choices(state, chance)
            for action in actions:
                assert kit.game.why_not(state, action) is None
            for action in kit.wild_actions(state, chance):
                refusal = kit.game.why_not(state, action)
                if refusal is None:
                    kit.game.apply(state, action)
                else:
                    assert action not in actions
                    with pytest.raises(IllegalAction) as caught:
                        kit.game.apply(state, action)
                    assert caught.value.refusal == refusal
            for seat in kit.seats(state):
                if seat != kit.to_act(state):
                    stranger = kit.game.why_not(state, actions[0], seat=seat)
                    assert stranger is not None
                    assert stranger.code == "turn/not-yours"
            state = kit.game.apply(state, chance.choice(actions)).state


@kits
def test_the_same_actions_give_the_same_state(kit: Kit[Any, Any]) -> None:
    for seed in range(deals(usual=100, soak=2_000)):
        chance = Random(seed)
        start = state = kit.start(chance)
        actions = []
        while not kit.over(state):
            actions.append(chance.choice(kit.choices(state, chance)))
            before = repr(state)
            after = kit.game.apply(state, actions[-1]).state
            assert repr(state) == before  # the old state is untouched
            state = after
        assert replay(kit.game.apply, start, actions) == state
        assert pickle.loads(pickle.dumps(state)) == state


@kits
def test_views_with_the_same_information_are_identical(kit: Kit[Any, Any]) -> None:
    """No view can leak by construction: whatever is hidden from a seat may be exchanged without a trace."""
    changed = 0
    for seed in range(deals(usual=60, soak=1_000)):
        chance = Random(seed)
        state = kit.start(chance)
        while not kit.over(state):
            for seat in (*kit.seats(state), None):
                other = kit.same_for(state, seat, chance)
                changed += other != state
                assert kit.shown(other, seat) == kit.shown(state, seat)
            state = kit.game.apply(state, chance.choice(kit.choices(state, chance))).state
    assert changed > 100


@kits
def test_events_show_hidden_cards_to_their_audience_alone(kit: Kit[Any, Any]) -> None:
    for seed in range(deals(usual=200, soak=2_000)):
        chance = Random(seed)
        state = kit.start(chance)
        while not kit.over(state):
            state, events = kit.game.apply(state, chance.choice(kit.choices(state, chance)))
            for event in events:
                if event.audience is None:  # type: ignore[attr-defined]
                    assert cards_of(event) <= kit.public_cards(state)
