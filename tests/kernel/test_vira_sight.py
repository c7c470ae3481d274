"""What a seat knows: drawn deals agree with it, payments are the engine's, searches find what can be proved."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from stik import vira
from stik.bots import beginner_vira_choice
from stik.cards import Suit
from stik.vira import Go, Lay, Phase
from stik.vira.deal import PACK
from tests.conftest import deals
from tests.vira.table import after, chosen, deal, suit

pytest.importorskip("stik_kernel._vira")

from stik_kernel.vira import PACK as ALL
from stik_kernel.vira import Sight, Solver, code_of, fields_of
from stik_kernel.vira_sight import Recollection, sight_of


def share(state: vira.State, seat: int) -> float:
    """A seat's own change, and its part of the pool's."""
    paid = vira.settlement(state)
    return paid["ABCD"[seat]] + paid["pool"] / state.setup.table


def seen(views: list[vira.View]) -> Recollection:
    memory = Recollection()
    for view in views:
        memory.see(view)
    return memory


@pytest.mark.parametrize("table", [3, 4])
def test_drawn_deals_agree_with_what_the_seat_knows(table: int) -> None:
    """In every phase: the true deal is one that could be drawn, and what is public is the same in all."""
    for number in range(deals(usual=30, soak=3_000)):
        chance = Random(f"{table} {number}")
        state = random_start(chance, table)
        past: dict[int, list[vira.View]] = defaultdict(list)
        while state.phase is not Phase.OVER:
            seat = state.to_act
            assert seat is not None
            view = vira.view(state, seat)
            past[seat].append(view)
            if view.claim.value != "open":
                for tries, sense in ((1, False), (3, True)):
                    check_draw(state, sight_of(view, seen(past[seat]), tries=tries, sense=sense), seat)
            by_rule = chance.randrange(3)
            action = beginner_vira_choice(view, chance) if by_rule else chosen(state, chance)
            state = vira.apply(state, action, seat=seat).state
            for other in state.setup.order:
                past[other].append(vira.view(state, other))


def random_start(chance: Random, table: int) -> vira.State:
    deck = list(PACK)
    chance.shuffle(deck)
    setup = vira.Setup.of(
        vira.PRESETS[chance.choice(["sm2025", "stockholm"])],
        table=3 if table == 3 else 4,
        dealer=chance.randrange(table),
        hogsta=Suit(chance.randrange(4)),
        pool=8 * chance.randrange(4),
    )
    return vira.begin(setup, tuple(deck)).state


def check_draw(state: vira.State, sight: Sight, seat: int) -> None:
    true, drawn = fields_of(state), sight.draw(seed=1).as_dict()
    place = state.setup.order.index(seat)
    for public in ("phase", "to_act", "trump", "table", "tricks", "turned", "played", "rank", "contract", "attempt"):
        assert drawn[public] == true[public], public
    hands, drawn_hands = list[int](true["hands"]), list[int](drawn["hands"])  # type: ignore[call-overload]
    assert drawn_hands[place] == hands[place]
    assert [hand.bit_count() for hand in drawn_hands] == [hand.bit_count() for hand in hands]
    talon, turned = list[int](drawn["talon"]), list[int](drawn["turned"])  # type: ignore[call-overload]
    parts = [*drawn_hands, *list[int](drawn["discards"]), drawn["aside"], drawn["played"]]  # type: ignore[call-overload]
    parts += [1 << card for card in [*talon, *turned]]
    assert len(talon) == len(state.talon)
    assert sum(part.bit_count() for part in parts) == 52
    assert sum(parts) == ALL


@pytest.mark.parametrize("pool", [0, 16])
@pytest.mark.parametrize("contract", ["begar", "solo9", "gask3", "vingel7"])
def test_a_laid_hand_is_worth_what_the_engine_pays(contract: str, pool: int) -> None:
    state = deal(f"bid {contract}", "pass", "pass", pool=pool)
    while state.phase is not Phase.DECIDE:
        state = vira.apply(state, chosen(state, Random(1))).state
    sight = sight_of(vira.view(state, 0), Recollection())
    (laid,) = sight.rate([code_of(Lay())], simulations=3, seed=1)
    assert laid[0] == pytest.approx(share(vira.apply(state, Lay()).state, 0))


SOLO = ("bid solo6", "pass", "pass", "trump h", "go", "buy", "buy")


def test_payoffs_are_the_engines() -> None:
    state = deal(*SOLO, hands={0: f"{suit('h')}"}, pool=0)
    payoff = sight_of(vira.view(state, 0), Recollection()).payoff()
    while state.phase is not Phase.OVER:
        state = vira.apply(state, vira.legal_actions(state)[0]).state
    assert payoff[13] == payoff[6] == pytest.approx(share(state, 0))
    assert payoff[6] > payoff[5] > payoff[4] == payoff[0]


def endings(number: int) -> list[vira.State]:
    """States with four tricks to come, among players by lot and by rule."""
    found = []
    for seed in range(number):
        chance = Random(seed)
        state = deal(*SOLO, seed=seed)
        while sum(state.tricks) < 9:
            assert state.to_act is not None
            state = vira.apply(state, chance.choice(vira.legal_actions(state))).state
        found.append(state)
    return found


def test_solutions_over_a_single_world_are_exact() -> None:
    """With all cards in sight every card is worth what the solver says, paid as the deal ends."""
    for state in endings(40):
        sight = open_sight(state)
        payoff, order = sight.payoff(), state.setup.order
        play = sight.draw(seed=0).play()
        exact = Solver().values(
            play.hands, declarer=0, leader=order.index(state.trick.leader), trump=2, table=play.table
        )
        assert [card for card, _ in sight.solve(worlds=3, seed=1)] == sorted(exact)
        for card, (mean, error, worlds) in sight.solve(worlds=3, seed=1):
            assert mean == pytest.approx(payoff[exact[card] + state.tricks[0]])
            assert worlds == 3
            assert error == pytest.approx(0, abs=1e-6)


def open_sight(state: vira.State) -> Sight:
    """The sight of who is to act, if he saw all hands."""
    assert state.to_act is not None
    view = vira.view(state, state.to_act)
    opened = type(view)(
        **{name: getattr(view, name) for name in view.__dataclass_fields__ if name != "known"},
        known=tuple(0 if seat == state.to_act else hand for seat, hand in enumerate(state.hands)),
    )
    return sight_of(opened, Recollection(), sense=False)


def test_the_tree_search_finds_what_the_solver_proves() -> None:
    right = asked = 0
    for state in endings(200):
        sight = open_sight(state)
        solved = {card: value[0] for card, value in sight.solve(worlds=1, seed=1)}
        best = max(solved.values())
        if best - min(solved.values()) < 1:
            continue
        simulations, moves = sight.search(simulations=2_000, seed=5)
        assert simulations == 2_000 == sum(visits for _, visits, _ in moves)
        chosen_card = max(moves, key=lambda move: move[1])[0]
        asked += 1
        right += solved[chosen_card] > best - 0.01
    assert asked >= 10
    assert right >= 0.95 * asked, (right, asked)


def test_searches_repeat_exactly_and_stop_in_time() -> None:
    state = deal(*SOLO)
    sight = sight_of(vira.view(state, 0), Recollection(), tries=2)
    assert sight.search(simulations=500, seed=3) == sight.search(simulations=500, seed=3)
    assert sight.search(simulations=500, seed=3) != sight.search(simulations=500, seed=4)
    assert sight.solve(worlds=5, seed=3) == sight.solve(worlds=5, seed=3)
    actions = [code_of(action) for action in vira.legal_actions(state)]
    assert sight.rate(actions, simulations=300, seed=3) == sight.rate(actions, simulations=300, seed=3)
    done, _ = sight.search(simulations=1 << 40, seed=3, seconds=0.02)
    assert 64 <= done < 1 << 30
    assert sum(tried for _, _, tried in sight.rate(actions, simulations=1 << 40, seed=3, seconds=0.02)) < 1 << 30


def test_what_may_not_be_done_is_refused() -> None:
    sight = sight_of(vira.view(deal(), 0), Recollection())
    with pytest.raises(ValueError, match="may not be done"):
        sight.rate([code_of(Go())], simulations=1, seed=1)
    with pytest.raises(ValueError, match="no card to play"):
        sight.solve(worlds=1, seed=1)


def test_a_declarer_who_bought_kept_his_trumps() -> None:
    """Sense puts no trump, ace or king among his discards; without it some lie there."""
    state = deal("bid begar", "bid spel7", "pass", "pass", "trump h", seed=3)
    state = after(state, "buy " + " ".join(card.text for card in PACK if card.bit & state.hands[1])[: 8 * 3].strip())
    state = after(state, "go")
    view = vira.view(state, 2)
    assert view.to_act == 2
    treasured = (ALL & (0b11 | 0b11 << 13 | 0b11 << 26 | 0b11 << 39)) | 8191 << 26
    for sense in (True, False):
        sight = sight_of(view, seen([view]), sense=sense)
        away = [list[int](sight.draw(seed=seed).as_dict()["discards"])[1] for seed in range(50)]  # type: ignore[call-overload]
        assert any(cards & treasured for cards in away) is not sense
