"""Two Vira players: one that draws everything by lot, and a beginner who bids what it holds."""

from __future__ import annotations

from typing import assert_never

from stik.bots.simple import simple_choice
from stik.bots.vira.bid import Bidder
from stik.bots.vira.cards import wanted_cards
from stik.bots.vira.decide import decision, trump
from stik.bots.vira.play import answer, is_sure, play
from stik.cards import Card, cards_in
from stik.engine import Chance
from stik.vira import Accept, Action, Call, Phase, Template, View


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
    """Bids what its cards are worth, buys for what it lacks, plays with simple sense; a call that is due comes first.

    Its luck is never asked for.
    """
    call = beginner_vira_call(view)
    if call is not None:
        return call
    if view.template is not None:
        return view.template.filled(wanted_cards(view.template, view))
    match view.phase:
        case Phase.AUCTION:
            return Bidder(view).call()
        case Phase.CHOOSE:
            return Bidder(view).choice()
        case Phase.TRUMP:
            return trump(view)
        case Phase.DECIDE:
            return decision(view)
        case Phase.PLAY:
            return answer(view) if Accept() in view.actions else play(view)
        case Phase.KEEP | Phase.BUY | Phase.DISCARD | Phase.DEFENCE | Phase.OVER:
            return simple_choice(view, chance)  # these have templates, or nothing to choose
        case _:
            assert_never(view.phase)


def beginner_vira_call(view: View) -> Call | None:
    """A declarer claims what cannot fail ("SM.C13"); a defender who has lost already gives in ("SM.C14")."""
    return next((call for call in view.calls if is_sure(view, call)), None)
