"""Two Vira players: one that draws everything by lot, and a beginner who bids what it holds."""

from __future__ import annotations

from typing import Final, assert_never

from stik.bots.simple import simple_choice
from stik.bots.vira_hand import danger, in_suit, keeps, lowest, risk, tricks, worth_bidding
from stik.bots.vira_play import answer, is_sure, play
from stik.cards import Card, Rank, Suit, cards_in
from stik.engine import Chance
from stik.vira import CONTRACTS, Accept, Bid, Call, ChooseMisar, Form, Go, Lay, NameTrump, Pass, Phase
from stik.vira.actions import Action
from stik.vira.contracts import HAND
from stik.vira.laggard import SUITS
from stik.vira.template import Template
from stik.vira.view import View

_HOPE: Final = 1.7
"""Tricks that a declarer may lack and still play on."""
_MISAR_HOPE: Final = 3.5
"""The danger of a misär that is still played."""


def simple_vira_choice(view: View, chance: Chance) -> Action:
    """One of the legal actions, all equally likely; of cards first how many, then which."""
    if view.template is None:
        return simple_choice(view, chance)
    return view.template.filled(simple_cards(view.template, view, chance))


def simple_cards(template: Template, view: View, chance: Chance) -> tuple[Card, ...]:
    """So many cards as the template allows, drawn by lot."""
    held = list(cards_in(view.hand if template.cards is None else template.cards))
    count = template.least + chance.randrange(template.most - template.least + 1)
    return tuple(held.pop(chance.randrange(len(held))) for _ in range(count))


def beginner_vira_choice(view: View, chance: Chance) -> Action:
    """Bids what its cards are worth, buys for what it lacks and plays with simple sense; its luck breaks ties only."""
    call = beginner_vira_call(view)
    if call is not None:
        return call
    if view.template is not None:
        return view.template.filled(_cards(view.template, view))
    match view.phase:
        case Phase.AUCTION:
            return _call(view)
        case Phase.CHOOSE:
            return view.actions[0]
        case Phase.TRUMP:
            return _trump(view)
        case Phase.DECIDE:
            return _decision(view)
        case Phase.PLAY:
            return answer(view) if Accept() in view.actions else play(view)
        case Phase.KEEP | Phase.BUY | Phase.DISCARD | Phase.DEFENCE | Phase.OVER:
            return simple_choice(view, chance)
        case _:
            assert_never(view.phase)


def beginner_vira_call(view: View) -> Call | None:
    """A declarer claims what cannot fail ("SM.C13"); a defender who has lost already gives in ("SM.C14")."""
    for call in view.calls:
        if is_sure(view, call):
            return call
    return None


def _call(view: View) -> Action:
    """The cheapest bid that the hand can carry, else a pass; förhand opens with begär ("SM.A1")."""
    said = lowest(worth_bidding(view.hand, view.setup.hogsta), view.auction.rank)
    if said is not None and said in view.actions:
        return said
    begar = CONTRACTS[0]
    return Pass() if Pass() in view.actions else Bid(begar.family, begar)


def _trump(view: View) -> Action:
    """The best suit of those that may be named; a gask that lacks tricks may be a misär."""
    named = [action for action in view.actions if isinstance(action, NameTrump)]
    hand = view.hand
    for card in view.turned:
        hand |= card.bit
    best = max(named, key=lambda action: (tricks(hand, action.suit), action.suit is view.setup.hogsta))
    game = view.declared
    assert game is not None
    misar = game.contract.misar
    if ChooseMisar() in view.actions and misar is not None:
        hopeless = (game.contract.tricks or HAND) - tricks(hand, best.suit) > _HOPE
        if hopeless and risk(hand, hand.bit_count() - misar.cards) < _MISAR_HOPE:
            return ChooseMisar()
    return best


def _decision(view: View) -> Action:
    """Plays unless the game is as good as lost; never tries twice."""
    game = view.declared
    assert game is not None
    if game.form is Form.MISAR or game.trump is None:
        return Go() if risk(view.hand) < _MISAR_HOPE else Lay()
    return Go() if (game.needed or HAND) - tricks(view.hand, game.trump) < _HOPE else Lay()


# cards to keep, to buy for, to put away


def _cards(template: Template, view: View) -> tuple[Card, ...]:
    """As many as seems right within the limits: the best are kept, the worst put away or exchanged."""
    allowed = view.hand if template.cards is None else template.cards
    game = view.declared
    assert game is not None
    misar = game.form is Form.MISAR
    trump = game.trump if game.trump is not None else _longest(view)
    if misar and view.seat != game.declarer:
        worst = sorted(cards_in(allowed), key=lambda card: -card.rank)
        wanted = sum(card.rank >= Rank.TEN for card in worst)
    elif misar:
        worst = sorted(cards_in(allowed), key=lambda card: (-danger(card, in_suit(view.hand, card.suit)), -card.rank))
        wanted = sum(danger(card, in_suit(view.hand, card.suit)) > 0 for card in worst)
    else:
        kept = keeps(view.hand, trump)
        worst = sorted(cards_in(allowed), key=lambda card: (bool(card.bit & kept), card.suit is trump, card.rank))
        wanted = sum(not card.bit & kept for card in worst)
    if template.verb == "keep":
        return tuple(worst[len(worst) - template.most :])
    return tuple(worst[: min(template.most, max(template.least, wanted))])


def _longest(view: View) -> Suit:
    return max(SUITS, key=lambda suit: tricks(view.hand, suit))
