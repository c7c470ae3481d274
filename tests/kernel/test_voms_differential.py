"""The Voms kernel against the Python engine: the same choices, the same successors, the same combs."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from random import Random

import pytest

from stik import voms
from stik.cards import CARDS
from stik.voms import state as engine
from stik.voms.legality import offers
from stik.voms.notation import write_action
from tests.conftest import deals
from tests.kernel.voms_tables import random_action, random_rules, random_start

kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)


def bare(state: voms.State) -> voms.State:
    """The state without its ledger, which the kernel does not keep."""
    return state._replace(tally=state.tally._replace(entries=()))


def assert_same(state: voms.State, position: kernel.Position) -> None:
    rules, native = state.rules, position.rules
    assert position.plain() == kernel.plain_of(state)
    assert position.texts() == [write_action(rules, action) for action in voms.legal_actions(state)]
    assert [(seat, native.text(move)) for seat, move in position.calls()] == [
        (seat, write_action(rules, call)) for seat, call in voms.calls(state)
    ]
    assert list(map(native.text, position.offers())) == [write_action(rules, offer) for offer in offers(state)]
    assert position.gain == list(voms.gains(state))


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
@pytest.mark.parametrize("preset", voms.PRESETS)
def test_kernel_and_engine_agree(preset: str, options: bool) -> None:
    for seed in range(deals(usual=150, soak=6_000)):
        chance = Random(seed)
        rules = random_rules(preset, chance, options=options)
        state, groups = random_start(rules, chance), chance.random()
        position = kernel.position_of(state)
        done: list[str] = []
        try:
            while True:
                assert_same(state, position)
                if state.phase is voms.Phase.OVER:
                    break
                action = random_action(state, chance, groups)
                done.append(write_action(rules, action))
                state = voms.apply(state, action).state
                position.play(position.rules.read(done[-1]))
        except (AssertionError, ValueError) as fault:
            raise AssertionError((seed, rules.differences(), done)) from fault
        assert position == kernel.position_of(state)
        assert kernel.state_of(position, rules, engine=engine, cards=CARDS) == bare(state)


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_kernel_deals_as_the_engine(preset: str) -> None:
    for seed in range(deals(usual=100, soak=2_000)):
        chance = Random(seed)
        rules = random_rules(preset, chance, options=seed % 2 == 1)
        deck = list(rules.pack)
        chance.shuffle(deck)
        fields = {
            "dealer": chance.randrange(rules.players),
            "score": tuple(chance.choice((0, rules.target - 1)) for _ in rules.sides),
            "target": (rules.target,) * len(rules.sides),
            "first_deal": chance.random() < 0.5,
        }
        how = {"knocked": rules.knock and chance.random() < 0.5, "manual_cut": chance.random() < 0.1}
        how["knocked"] = how["knocked"] and not how["manual_cut"]
        state = voms.begin(voms.Setup.of(rules, **fields), tuple(deck), **how).state
        native = kernel.rules_of(rules)
        position = kernel.Position.begin(native, [card.index for card in deck], **fields, **how)
        assert position.plain() == kernel.plain_of(state)


def test_every_legal_move_and_nothing_else_is_accepted() -> None:
    for seed in range(deals(usual=10, soak=200)):
        chance = Random(seed)
        rules = random_rules(chance.choice(sorted(voms.PRESETS)), chance, options=True)
        state = random_start(rules, chance)
        while state.phase is not voms.Phase.OVER:
            position = kernel.position_of(state)
            for _ in range(10):
                cards = chance.sample(rules.pack, chance.randint(1, 4))
                seat = chance.randrange(rules.players)
                said = (voms.Stop(), voms.Show(), voms.Annul(), voms.Announce(), voms.Reshuffle(), voms.Continue())
                pack = (voms.Knock(), voms.Cut(chance.randrange(40)), voms.Offer(seat))
                laid = (voms.PlayCards(tuple(cards)), voms.PlayAhead(seat, cards[0]))
                wild: voms.Action = chance.choice((*said, *pack, *laid))
                move = position.rules.read(write_action(rules, wild))
                if voms.why_not(state, wild) is None:
                    assert position.apply(move).plain() == kernel.plain_of(voms.apply(state, wild).state)
                else:
                    with pytest.raises(ValueError, match="not legal"):
                        position.apply(move)
            state = voms.apply(state, random_action(state, chance, 0.3)).state


def test_the_stub_names_what_the_module_has() -> None:
    native = sys.modules["stik_kernel._voms"]
    tree = ast.parse(Path(kernel.__file__).with_name("_voms.pyi").read_text("utf-8"))
    stubs = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    assert {name for name in vars(native) if not name.startswith("_")} == {*stubs, "native"}
    for name, node in stubs.items():
        if isinstance(node, ast.ClassDef):
            members = {member.name for member in node.body if isinstance(member, ast.FunctionDef)}
            shown = {member for member in vars(getattr(native, name)) if not member.startswith("_")}
            assert shown == {member for member in members if not member.startswith("__")}, name
