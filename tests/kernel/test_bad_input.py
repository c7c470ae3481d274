"""What the kernel is given that cannot be: a clear error, and never a look at cards that are not there."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stik import vira, voms
from stik.bots.voms.chances import chances
from tests.conftest import deals
from tests.kernel.vira_tables import played_to, random_setup
from tests.kernel.voms_tables import random_action, random_rules, random_start

voms_kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)
kernel = pytest.importorskip("stik_kernel.vira", exc_type=ImportError)

RULES = voms.PRESETS["tournament"]
NUMBERS = (-1, 0, 1, 2, 4, 5, 13, 52, 63, 255, 40_000, 1 << 31, (1 << 64) - 1, 1 << 64, None, "x", 1.5, [], True)
REFUSED = (ValueError, TypeError, RuntimeError, OverflowError)


def changed(value: Any, chance: Random) -> Any:  # noqa: ANN401  # any plain value
    """The value with something in it that is different, or gone, or of the wrong kind."""
    if isinstance(value, dict) and value:
        key = chance.choice(list(value))
        if chance.random() < 0.05:
            return {name: held for name, held in value.items() if name != key}
        return value | {key: changed(value[key], chance)}
    if isinstance(value, list | tuple) and value and chance.random() < 0.85:
        place, held = chance.randrange(len(value)), list(value)
        if chance.random() < 0.3:
            held[place : place + 1] = [held[place]] * chance.choice((0, 2))
        else:
            held[place] = changed(held[place], chance)
        return held
    if isinstance(value, int) and chance.random() < 0.6:
        return value + chance.choice((-1, 1)) if chance.random() < 0.5 else value ^ 1 << chance.randrange(60)
    return chance.choice((*NUMBERS, "play", "over", "cut", "choice", "stop"))


def attempt(done: Callable[..., Any], *given: object, **named: object) -> Any:  # noqa: ANN401  # what comes of it
    """What comes of it, or None where it is refused; anything else is a fault of the kernel."""
    try:
        return done(*given, **named)
    except REFUSED:
        return None


def voms_state(chance: Random) -> voms.State:
    """Some moment of a random deal."""
    rules = random_rules(chance.choice(list(voms.PRESETS)), chance, options=True)
    state = random_start(rules, chance)
    for _ in range(chance.randrange(30)):
        if state.phase is voms.Phase.OVER:
            break
        state = voms.apply(state, random_action(state, chance, 0.5)).state
    return state


def test_changed_positions_of_voms_are_refused_or_played() -> None:
    accepted = 0
    for seed in range(deals(usual=400, soak=20_000)):
        chance = Random(seed)
        state = voms_state(chance)
        plain = changed(voms_kernel.plain_of(state), chance)
        position = attempt(voms_kernel.Position.of, voms_kernel.rules_of(state.rules), plain)
        if position is None:
            continue
        accepted += 1
        assert position.playout(seed).over
        for number in (chance.getrandbits(32), chance.getrandbits(12)):
            attempt(position.apply, number)
        attempt(voms_kernel.solve, position, max_nodes=500)
        for seat in range(state.rules.players):
            observer = attempt(voms_kernel.Observer.watch, position, seat)
            if observer is not None:
                attempt(observer.see, chance.getrandbits(20))
                attempt(observer.sample, 2, seed=1, max_tries=5)
    assert accepted > 20


def test_changed_views_of_voms_are_refused_or_looked_at() -> None:
    accepted = 0
    for seed in range(deals(usual=400, soak=20_000)):
        chance = Random(seed)
        state = voms_state(chance)
        seat, native = chance.randrange(state.rules.players), voms_kernel.rules_of(state.rules)
        plain = changed(voms_kernel.plain_view(voms.view(state, seat)), chance)
        observer = attempt(voms_kernel.Observer.of, native, seat, plain, chance.random() < 0.2)
        if observer is None:
            continue
        accepted += 1
        worth = voms_kernel.Worth(len(state.rules.sides), chances(state.rules))
        attempt(observer.sample, 2, seed=1, max_tries=5)
        attempt(voms_kernel.search, observer, worth=worth, seed=1, simulations=5)
        attempt(observer.see, chance.getrandbits(20), plain)
        attempt(observer.sample, 2, seed=1, max_tries=5)
    assert accepted > 20


def test_changed_deals_of_vira_are_refused_or_played() -> None:
    accepted = 0
    for seed in range(deals(usual=400, soak=20_000)):
        chance = Random(seed)
        setup = random_setup(chance.choice(list(vira.PRESETS)), chance, options=True)
        state = played_to(chance.choice(list(vira.Phase)), setup, chance)
        if state is None:
            continue
        fields = changed(kernel.fields_of(state), chance)
        deal = attempt(kernel.Deal.from_dict, kernel.setup_of(setup), fields)
        if deal is None:
            continue
        accepted += 1
        attempt(deal.playouts, 2, seed=seed)
        attempt(kernel.sensible_action, deal, seed=seed)
        for number in (chance.getrandbits(64), chance.randrange(17) << 56 | chance.getrandbits(8)):
            attempt(deal.copy().apply, number)
    assert accepted > 20


def opening() -> tuple[Any, Any]:
    deck = list(RULES.pack)
    Random(2).shuffle(deck)
    setup = voms.Setup.of(RULES, dealer=3, score=(0, 0), target=(9, 9), first_deal=True)
    state = voms.begin(setup, tuple(deck)).state
    return voms_kernel.position_of(state), voms_kernel.observe(voms.view(state, state.to_act))


@pytest.mark.parametrize("move", [11, 15, 15 << 4, 5 << 4, 1 << 4 | 53 << 8, 4 | 9 << 8, 1 | 7 << 4, (1 << 32) - 1])
def test_numbers_that_are_no_moves(move: int) -> None:
    position, observer = opening()
    for use in (position.rules.text, position.apply, position.play, observer.see):
        with pytest.raises(ValueError, match="not a move"):
            use(move)


def test_what_an_observer_cannot_have_seen_changes_nothing() -> None:
    _, observer = opening()
    before = observer.sample(3, seed=1)
    read = voms_kernel.rules_of(RULES).read
    with pytest.raises(ValueError, match="did not see"):
        observer.see(read("play 9c 9s 9h 9d"))
    assert observer.sample(3, seed=1) == before


def test_views_in_which_nobody_is_to_act() -> None:
    state = voms.begin(voms.Setup.of(RULES, dealer=3, score=(0, 0), target=(9, 9), first_deal=True), RULES.pack).state
    plain = voms_kernel.plain_view(voms.view(state, 0))
    for seat in (-1, (plain["to_act"] + 1) % 4):
        with pytest.raises(ValueError, match="to act"):
            voms_kernel.Observer.of(voms_kernel.rules_of(RULES), 0, plain | {"to_act": seat})


def test_cards_turned_up_where_none_are() -> None:
    chance = Random(1)
    tried = (played_to(vira.Phase.KEEP, random_setup("sm2025", chance), chance) for _ in range(1_000))
    state = next(found for found in tried if found is not None)
    fields = kernel.fields_of(state)
    turned = {"turned": fields["talon"][:2], "talon": fields["talon"][2:]}
    with pytest.raises(ValueError, match="turned up"):
        kernel.Deal.from_dict(kernel.setup_of(state.setup), fields | turned)


def test_limits_of_a_search_that_are_none() -> None:
    _, observer = opening()
    worth = voms_kernel.Worth(2, chances(RULES))
    for limits in ({"ms": math.nan}, {"ms": math.inf}, {"ms": -1.0}, {}):
        with pytest.raises(ValueError, match="without end"):
            voms_kernel.search(observer, worth=worth, seed=1, **limits)
    for curiosity in (math.nan, math.inf, -1.0):
        with pytest.raises(ValueError, match="curiosity"):
            voms_kernel.search(observer, worth=worth, seed=1, simulations=50, curiosity=curiosity)
    with pytest.raises(ValueError, match="worlds"):
        voms_kernel.search(observer, worth=worth, seed=1, simulations=5, worlds=(1 << 32) - 1)


def test_payoffs_for_another_table() -> None:
    position, _ = opening()
    payoff = voms_kernel.Payoff(worth=voms_kernel.Worth(4, [[0.5]]))
    with pytest.raises(ValueError, match="another number of sides"):
        voms_kernel.playouts([position], each=1, seed=1, payoff=payoff)
    with pytest.raises(ValueError, match="another number of sides"):
        voms_kernel.solve(position, payoff=payoff)
    with pytest.raises(ValueError, match="another number of sides"):
        position.playout(1).value(0, payoff)
    with pytest.raises(ValueError, match="weight"):
        voms_kernel.Payoff(lus=1 << 30)


def test_any_number_of_threads() -> None:
    position, observer = opening()
    few = voms_kernel.playouts([position], each=600, seed=1)
    for threads in (0, 3, 1 << 29, (1 << 32) - 1):
        assert voms_kernel.playouts([position], each=600, seed=1, threads=threads) == few
        assert len(observer.sample(40, seed=1, threads=threads)) == 40
    with pytest.raises(TypeError):
        voms_kernel.playouts([position], each=1, seed=1, threads=-1)
    play = kernel.Play([1, 2, 4], declarer=0, leader=0, trump=kernel.NO_TRUMP, left=1)
    worlds = kernel.Worlds([0, 0, 0], [])
    found = kernel.evaluate(play, worlds, misar=False, samples=2, seed=1)
    assert kernel.evaluate(play, worlds, misar=False, samples=2, seed=1, threads=1 << 29) == found
    assert kernel.solve_batch([(1, 2, 4, 0, 0, kernel.NO_TRUMP, False)] * 9, threads=(1 << 32) - 1) == [1] * 9


def test_setups_of_vira_that_cannot_be() -> None:
    rules = kernel.rules_of(vira.PRESETS["sm2025"])
    for wrong in ({"table": 5}, {"hogsta": 4}, {"pool": -8}):
        with pytest.raises(ValueError, match=r"table|suits|pool"):
            kernel.Setup(rules, **{"table": 3, "hogsta": 0} | wrong)
    for wrong in ({"turned": [0, 2, 3]}, {"first_lead": 3}, {"ante": 0}, {"purchase_max": 14}):
        with pytest.raises(ValueError, match=f"out of range: {next(iter(wrong))}"):
            kernel.Setup(rules | wrong, table=3, hogsta=0)
    with pytest.raises(ValueError, match="wrong kind: ante"):
        kernel.Setup(rules | {"ante": "8"}, table=3, hogsta=0)


def test_a_sight_whose_worlds_do_not_fit_the_deal() -> None:
    state = played_to(vira.Phase.PLAY, random_setup("sm2025", Random(4)), Random(4))
    assert state is not None
    deal, hands = kernel.deal_of(state), [state.hands[seat] for seat in state.setup.order]
    assert state.to_act is not None
    seat = state.setup.order.index(state.to_act)

    def sight(hands: list[int], worlds: kernel.Worlds) -> kernel.Sight:
        return kernel.Sight(deal, hands=hands, discards=[0, 0, 0], seat=seat, other=0, worlds=worlds)

    nothing = kernel.Worlds([0], [])
    whole = sight(hands, nothing)
    with pytest.raises(ValueError, match="as large as in the deal"):
        sight([0, *hands[1:]], nothing)
    with pytest.raises(ValueError, match="two places"):
        sight([hands[1], hands[1], hands[2]], nothing)
    with pytest.raises(ValueError, match="nothing to rate"):
        whole.rate([], simulations=5, seed=1)
    for seconds in (math.nan, math.inf, -1.0):
        with pytest.raises(ValueError, match="no such time"):
            whole.search(simulations=5, seed=1, seconds=seconds)
    with pytest.raises(ValueError, match="exploration"):
        whole.search(simulations=500, seed=1, exploration=math.nan)
