"""Random Vira deals for the kernel's tests: rules, deals and actions from a seed."""

from __future__ import annotations

from random import Random

from stik import vira
from stik.cards import CARDS, Suit, cards_in

PACK = CARDS[:52]
OPTIONS: dict[str, tuple[object, ...]] = {
    "tringel": (True, False),
    "graded_gask_misar": (True,),
    "turned": ({"turne": 2}, {"vingel": 1, "tringel": 4}, {"vingel": 3}),
    "second_try_min_talon": ({"kop": 0, "turne": 5}, {"vingel": 13}, {"tringel": 1}),
    "new_trump_at_omkop": (False,),
    "purchase_min": (1, 4),
    "purchase_max": (5, 9),
    "defenders_max": (0, 3),
    "gask_keep": ("at-most",),
    "kopmisar_keep": ("exactly",),
    "kopmisar_discard": ("before-buying",),
    "first_lead": ("left-of-declarer", "declarer"),
    "royal_hand": ("before-lead",),
    "stop_when_decided": (True,),
    "tariff": (
        {"kop": [2, -1, -3, -2]},
        {"gok": {"home": 3}, "omvingel": {"home": 2, "laid": -7}},
        {"solo": {"home": 0}},
        {"turne8": {"home": 4}},
    ),
    "turn8_overtrick_bonus": (True,),
    "ante": (1, 5, 16),
    "out_antes": (False,),
    "out_shares_pinnar": (True,),
    "kodilj_doubles_pinnar": (True,),
    "tjuvpass_compensation": (True, False),
    "tjuvpass": ({"one_at_three": 5}, {"two_at_four": 0}),
}


def random_setup(preset: str, chance: Random, *, options: bool = False) -> vira.Setup:
    """A table, with some house rules if asked for."""
    chosen = {name: chance.choice(values) for name, values in OPTIONS.items() if options and chance.random() < 0.3}
    table = chance.choice((3, 4))
    return vira.Setup.of(
        vira.PRESETS[preset].with_options(chosen),
        table=table,  # type: ignore[arg-type]
        dealer=chance.randrange(table),
        hogsta=Suit(chance.randrange(4)),
        pool=chance.choice((0, 3, 8, 16, 40)),
    )


def random_deal(setup: vira.Setup, chance: Random) -> vira.State:
    deck = list(PACK)
    chance.shuffle(deck)
    return vira.begin(setup, tuple(deck)).state


def random_action(state: vira.State, chance: Random, *, wild: float) -> vira.Action:
    """Any legal action, card choice or call; the auction mostly ends soon, and most games are played."""
    wanted = vira.template(state)
    assert state.to_act is not None
    if wanted is not None:
        held = cards_in(state.hands[state.to_act])
        return wanted.filled(tuple(chance.sample(held, chance.randint(wanted.least, wanted.most))))
    if chance.random() < 0.01 and vira.calls(state):
        return chance.choice([call for _, call in vira.calls(state)])
    actions = vira.legal_actions(state)
    if state.phase is vira.Phase.DECIDE and chance.random() < 0.8:
        return vira.Go()
    if state.phase is vira.Phase.AUCTION and state.auction.standing is not None and chance.random() > wild:
        return vira.Pass()
    return chance.choice(actions)


def played_to(phase: vira.Phase, setup: vira.Setup, chance: Random) -> vira.State | None:
    """A random deal at the beginning of a phase, or None if it never came to it."""
    state = random_deal(setup, chance)
    while state.to_act is not None and state.phase is not phase:
        state = vira.apply(state, random_action(state, chance, wild=0.4)).state
    return state if state.phase is phase else None
