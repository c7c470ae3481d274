"""Random Voms tables for the tests of the kernel: every preset, every option, and play that seeks what is rare."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_origin, get_type_hints

from stik import voms
from stik.cards import cards_in
from stik.engine import Seat
from stik.errors import InvalidSetup
from stik.voms.legality import offers

HINTS = {name: hint for name, hint in get_type_hints(voms.Rules).items() if name not in {"preset", "sheet"}}
TELLING = {"Kh", "Jc", "3d", "Kc", "Ks", "7c", "7s", "7h", "7d", "2s", "*"}

REAL_TABLE = {"faults": "allowed", "announce": "by-player", "stop": "manual", "out_of_turn": "stays", "redeal": "off"}


def values_of(name: str) -> tuple[Any, ...]:
    """What an option can be."""
    hint = HINTS[name]
    if get_origin(hint) is not None:
        return get_args(hint)
    return (False, True) if hint is bool else (2, 5, 9, 12)


def random_rules(preset: str, chance: Random, *, options: bool) -> voms.Rules:
    """The preset, or the preset with a few or with very many options changed."""
    rules = voms.PRESETS[preset]
    if not options:
        return rules
    share = chance.choice((0.1, 0.3, 0.6))
    real = chance.random() < 0.3  # a table where faults happen and calls are made
    while True:
        chosen = {name: chance.choice(values_of(name)) for name in HINTS if chance.random() < share}
        chosen |= {name: value for name, value in REAL_TABLE.items() if real and chance.random() < 0.8}
        try:
            return rules.with_options(chosen)
        except InvalidSetup:
            continue


def random_start(rules: voms.Rules, chance: Random, *, manual: bool = True) -> voms.State:
    """A new deal at some stand of the combs."""
    deck = list(rules.pack)
    chance.shuffle(deck)
    if chance.random() < 0.5:  # the telling cards come early, and often into one hand
        deck.sort(key=lambda card: card.text not in TELLING or chance.random() < 0.3)
    goals = tuple(rules.target + chance.choice((0, 0, 0, 2, 4)) for _ in rules.sides)
    if chance.random() < 0.1:  # all lack one
        stand = tuple(goal - 1 for goal in goals)
    else:
        stand = tuple(chance.choice((0, chance.randrange(goal), max(0, goal - 2), goal - 1)) for goal in goals)
    setup = voms.Setup.of(
        rules,
        dealer=chance.randrange(rules.players),
        score=stand,
        target=goals,
        first_deal=chance.random() < 0.3,
    )
    knocked = rules.knock and chance.random() < 0.2
    by_hand = manual and not knocked and chance.random() < 0.15
    return voms.begin(setup, tuple(deck), manual_cut=by_hand, knocked=knocked).state


def random_action(state: voms.State, chance: Random, groups: float) -> voms.Action:
    """Prefers what is rare: calls, groups, special cards."""
    calls = [call for _, call in voms.calls(state)]
    if calls and chance.random() < 0.3:
        return chance.choice(calls)
    if offers(state) and chance.random() < 0.4:
        return chance.choice(offers(state))
    ahead = cards_ahead(state) if state.rules.out_of_turn == "stays" and chance.random() < 0.1 else []
    if ahead:
        return chance.choice(ahead)
    actions = voms.legal_actions(state)
    if state.phase is not voms.Phase.PLAY:
        return chance.choice(actions)
    several = [action for action in actions if isinstance(action, voms.PlayCards) and len(action.cards) > 1]
    if several and chance.random() < groups:
        return chance.choice(several)
    special = [
        action
        for action in actions
        if isinstance(action, voms.PlayCards) and any(card.text in TELLING for card in action.cards)
    ]
    return chance.choice(special if special and chance.random() < 0.4 else actions)


def cards_ahead(state: voms.State) -> list[voms.Action]:
    """Every card that could be thrown before its player's turn."""
    seats: list[Seat] = [seat for seat in range(state.rules.players) if seat != state.to_act]
    every = [voms.PlayAhead(seat, card) for seat in seats for card in cards_in(state.hands[seat])]
    return [action for action in every if voms.why_not(state, action) is None]
