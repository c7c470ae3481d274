"""The exact solver against trying everything, with the engine itself."""

from __future__ import annotations

from random import Random

import pytest

from stik import voms
from stik.voms.notation import write_action
from tests.conftest import deals
from tests.kernel.voms_tables import random_action, random_rules, random_start

kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)

PAYOFFS = [kernel.Payoff(), kernel.Payoff(lus=1, win=5, over=3), kernel.Payoff(lus=0, win=1)]


def worth(state: voms.State, side: int, payoff: kernel.Payoff) -> int:
    """What the end of a deal is worth, written out once more."""

    def net(who: int) -> int:
        if who != state.guilty:
            return state.gain[who]
        return -state.setup.score[who] - max(0, state.target[who] - state.setup.target[who])

    others = [who for who in range(len(state.rules.sides)) if who != side]
    over = [state.gain[who] > state.setup.lack(who) for who in range(len(state.rules.sides))]
    won = 0 if state.winner is None else 1 if state.winner == side else -1
    lead = net(side) - max(map(net, others))
    return int(payoff.lus * lead + payoff.win * won + payoff.over * (sum(over[who] for who in others) - over[side]))


def brute(state: voms.State, side: int, payoff: kernel.Payoff, declined: frozenset[tuple[str, bool]]) -> int:
    """The value by trying everything; before each action every side chooses whether to call."""
    if state.phase is voms.Phase.OVER:
        return worth(state, side, payoff)
    rules = state.rules
    for seat, call in voms.calls(state):
        ours = rules.side_of[seat] == side
        choice = (type(call).__name__, ours)
        if choice not in declined:
            said = brute(voms.apply(state, call, seat=seat).state, side, payoff, declined)
            return (max if ours else min)(said, brute(state, side, payoff, declined | {choice}))
    assert state.to_act is not None
    values = [brute(voms.apply(state, action).state, side, payoff, frozenset()) for action in voms.legal_actions(state)]
    return (max if rules.side_of[state.to_act] == side else min)(values)


def ending(rules: voms.Rules, chance: Random, left: int) -> voms.State | None:
    """A deal played at random until so few cards are left, if it gets there."""
    state = random_start(rules, chance, manual=False)
    while state.phase is not voms.Phase.OVER:
        held = sum(hand.bit_count() for hand in state.hands)
        if state.phase is voms.Phase.PLAY and len(state.stock) < rules.players and held <= left:
            return state
        state = voms.apply(state, random_action(state, chance, 0.2)).state
    return None


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
@pytest.mark.parametrize("preset", voms.PRESETS)
def test_solver_agrees_with_trying_everything(preset: str, options: bool) -> None:
    solved = 0
    for seed in range(deals(usual=60, soak=2_000)):
        chance = Random(seed)
        rules = random_rules(preset, chance, options=options)
        state = ending(rules, chance, chance.choice((4, 6, 7, 8)))
        if state is None:
            continue
        solved += 1
        position, side = kernel.position_of(state), chance.randrange(len(rules.sides))
        payoff = chance.choice(PAYOFFS)
        value, nodes = kernel.solve(position, side=side, payoff=payoff)
        assert value == brute(state, side, payoff, frozenset()), (seed, rules.differences())
        assert nodes > 0
        moves = {
            position.rules.text(move): worth for move, worth in kernel.solve_moves(position, side=side, payoff=payoff)
        }
        assert moves == {
            write_action(rules, action): brute(voms.apply(state, action).state, side, payoff, frozenset())
            for action in voms.legal_actions(state)
        }
    assert solved > 10


def test_larger_endings_agree_with_trying_everything() -> None:
    for seed in range(deals(usual=3, soak=40)):
        chance = Random(seed)
        state = ending(voms.PRESETS["tournament"], chance, 12)
        if state is not None and sum(hand.bit_count() for hand in state.hands) <= 11:
            value, _ = kernel.solve(kernel.position_of(state), side=0)
            assert value == brute(state, 0, kernel.Payoff(), frozenset())


def test_a_limit_is_kept() -> None:
    rules = voms.PRESETS["tournament"]
    state = random_start(rules, Random(1), manual=False)
    with pytest.raises(RuntimeError, match="too many"):
        kernel.solve(kernel.position_of(state), side=0, max_nodes=10_000)


def test_worlds_are_rated_move_by_move() -> None:
    rules, chance = voms.PRESETS["tournament"], Random(4)
    state = None
    while state is None:
        state = ending(rules, chance, 16)
    assert state.to_act is not None
    observer = kernel.observe(voms.view(state, state.to_act))
    worlds = observer.sample(30, seed=1)
    solved = kernel.rate_by_solving(worlds)
    assert solved == kernel.rate_by_solving(worlds, threads=2)
    assert [move for move, _ in solved] == worlds[0].legal()
    for place, world in enumerate(worlds):
        assert [values[place] for _, values in solved] == [value for _, value in kernel.solve_moves(world)]
    played = kernel.rate_by_playouts(worlds, each=20, seed=3)
    assert played == kernel.rate_by_playouts(worlds, each=20, seed=3, threads=2)
    assert played != kernel.rate_by_playouts(worlds, each=20, seed=4)
