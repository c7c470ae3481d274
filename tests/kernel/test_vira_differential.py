"""The Vira kernel against the Python engine: the same choices, the same successors, the same settlements."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from stik import vira
from stik.vira.actions import BIDS
from tests.conftest import deals
from tests.kernel.vira_tables import PACK, played_to, random_action, random_deal, random_setup

kernel = pytest.importorskip("stik_kernel.vira", exc_type=ImportError)


def bare(state: vira.State) -> vira.State:
    """The state without what the kernel does not keep."""
    auction = state.auction._replace(calls=(), passed=tuple(sorted(state.auction.passed, key=state.setup.order.index)))
    thieves = tuple(sorted(state.thieves, key=state.setup.order.index))
    return state._replace(auction=auction, last_trick=None, entries=(), thieves=thieves)


def assert_same(state: vira.State, deal: kernel.Deal, chance: Random) -> None:
    fields = kernel.fields_of(state)
    assert deal.as_dict() == fields
    assert kernel.state_of(fields, state.setup, vira) == bare(state)
    actions = vira.legal_actions(state)
    codes = [kernel.code_of(action) for action in actions]
    assert deal.actions() == codes
    assert tuple(kernel.action_of(code, vira) for code in codes) == actions
    wanted, (kind, least, most) = vira.template(state), deal.choice()
    if wanted is None:
        assert kind == -1
    else:
        assert (kernel.KINDS[kind].lower(), least, most) == (wanted.verb, wanted.least, wanted.most)
    anything = any_action_at_all(state, chance)
    assert deal.is_legal(kernel.code_of(anything)) == (vira.why_not(state, anything) is None), anything


def any_action_at_all(state: vira.State, chance: Random) -> vira.Action:
    """Something that is mostly not allowed now."""
    hand = state.hands[state.to_act] if state.to_act is not None else 0
    some = tuple(card for card in PACK if card.bit & hand and chance.random() < 0.5)
    cards = chance.choice((some, some, tuple(chance.sample(PACK, chance.randrange(14)))))
    one = chance.choice(PACK)
    simple = (
        vira.Pass,
        vira.ChooseMisar,
        vira.Go,
        vira.TryAgain,
        vira.Lay,
        vira.Claim,
        vira.Accept,
        vira.Refuse,
        vira.Concede,
    )
    of_cards = chance.choice((vira.Keep, vira.Buy, vira.Discard))(cards)
    return chance.choice(
        (
            vira.PlayCard(one),
            chance.choice(BIDS),
            vira.Choose(chance.choice(vira.CONTRACTS)),
            vira.NameTrump(one.suit),
            of_cards,
            of_cards,
            chance.choice(simple)(),
        )
    )


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
@pytest.mark.parametrize("preset", vira.PRESETS)
def test_kernel_and_engine_agree(preset: str, options: bool) -> None:
    decisions = 0
    for seed in range(deals(usual=120, soak=6_000)):
        chance = Random(f"{preset} {options} {seed}")
        setup = random_setup(preset, chance, options=options)
        state, wild = random_deal(setup, chance), chance.random() ** 2
        deal = kernel.deal_of(state)
        while True:
            assert_same(state, deal, chance)
            if state.to_act is None:
                break
            if chance.random() < 0.1 and state.phase is not vira.Phase.AUCTION:
                action = kernel.action_of(deal.random_action(seed=seed), vira)
            else:
                action = random_action(state, chance, wild=wild)
            state = vira.apply(state, action).state
            deal.apply(kernel.code_of(action))
            decisions += 1
    assert decisions > 2_000


def test_kernel_and_engine_agree_on_every_contract() -> None:
    for seed in range(deals(usual=1, soak=40)):
        for contract in vira.CONTRACTS:
            for grade in vira.Grade if contract.graded else (vira.Grade.PLAIN,):
                chance = Random(f"{seed} {contract.key} {grade}")
                state = random_deal(random_setup("stockholm", chance, options=False), chance)
                deal = kernel.deal_of(state)
                opening = [vira.Bid(contract.family, contract, grade), vira.Pass(), vira.Pass()]
                while state.to_act is not None:
                    action = opening.pop(0) if opening else random_action(state, chance, wild=0)
                    state = vira.apply(state, action).state
                    deal.apply(kernel.code_of(action))
                    assert_same(state, deal, chance)


def test_every_action_can_be_undone() -> None:
    for seed in range(deals(usual=40, soak=1_000)):
        chance = Random(seed)
        state = random_deal(random_setup("stockholm", chance), chance)
        deal, history = kernel.deal_of(state), []
        while state.to_act is not None:
            action = random_action(state, chance, wild=0.3)
            state = vira.apply(state, action).state
            history.append(deal.as_dict())
            deal.apply(kernel.code_of(action))
        while history:
            deal.undo()
            assert deal.as_dict() == history.pop()
        with pytest.raises(ValueError, match="nothing"):
            deal.undo()


def test_cards_can_be_taken_back() -> None:
    """Forwards and backwards at random through the play; the engine's states are kept beside."""
    for seed in range(deals(usual=30, soak=1_000)):
        chance = Random(seed)
        state = played_to(vira.Phase.PLAY, random_setup("sm2025", chance), chance)
        if state is None:
            continue
        order, play, states = state.setup.order, kernel.deal_of(state).play(), [state]
        for _ in range(120):
            state = states[-1]
            assert play.hands == [state.hands[seat] for seat in order]
            assert play.tricks == [state.tricks[seat] for seat in order]
            assert play.table == [laid.card.index for laid in state.trick.plays]
            if state.to_act is not None:
                assert play.to_act == order.index(state.to_act)
                assert play.legal() == sum(action.card.bit for action in vira.legal_actions(state))
            if len(states) > 1 and (state.to_act is None or chance.random() < 0.4):
                play.take_back()
                states.pop()
            else:
                action = chance.choice(vira.legal_actions(state))
                play.lay(action.card.index)
                states.append(vira.apply(state, action).state)


def test_seeds_repeat_and_threads_do_not_matter() -> None:
    chance = Random(7)
    setup = random_setup("sm2025", chance)
    deal = kernel.deal_of(random_deal(setup, chance))
    first = deal.playouts(1_000, seed=11)
    assert first == deal.playouts(1_000, seed=11) == deal.playouts(1_000, seed=11, threads=3)
    assert first != deal.playouts(1_000, seed=12)
    assert sum(first[1]) == 0
    start = None
    while start is None:
        start = played_to(vira.Phase.PLAY, setup, chance)
    play = kernel.deal_of(start).play()
    counted = play.playouts(20_000, seed=3)
    assert counted == play.playouts(20_000, seed=3, threads=4)
    assert sum(counted) == 20_000


def test_playouts_are_played_by_the_rules() -> None:
    """The kernel's lots, followed by the engine, come to the same settlement."""
    for seed in range(deals(usual=30, soak=1_000)):
        chance = Random(seed)
        state = random_deal(random_setup("stockholm", chance, options=True), chance)
        deal, steps = kernel.deal_of(state), 0
        while state.to_act is not None:
            code = deal.random_action(seed=1_000 * seed + steps)
            deal.apply(code)
            state, steps = vira.apply(state, kernel.action_of(code, vira)).state, steps + 1
        assert deal.settlement == kernel.fields_of(state)["settlement"]


def test_what_is_not_allowed_is_refused() -> None:
    chance = Random(1)
    state = random_deal(random_setup("sm2025", chance), chance)
    deal = kernel.deal_of(state)
    with pytest.raises(ValueError, match="may not"):
        deal.apply(kernel.code_of(vira.Pass()))
    fields = kernel.fields_of(state)
    with pytest.raises(ValueError, match="two places"):
        kernel.Deal.from_dict(kernel.setup_of(state.setup), {**fields, "hands": [fields["hands"][0]] * 3})
    with pytest.raises(ValueError, match="missing"):
        kernel.Deal.from_dict(kernel.setup_of(state.setup), {})


def test_the_stub_names_what_the_module_has() -> None:
    from stik_kernel import _vira

    stub = Path(kernel.__file__).with_name("_vira.pyi")
    tree = ast.parse(stub.read_text("utf-8"))
    named = {
        node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    named |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            named.add(node.name)
            inside = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - {"__init__"}
            assert inside == {name for name in vars(getattr(_vira, node.name)) if not name.startswith("_")}, node.name
    assert named == {name for name in dir(_vira) if not name.startswith("_")}
