"""The simplest Vira player: any legal action, and any cards that a template allows, drawn by lot."""

from __future__ import annotations

from stik.bots.simple import simple_choice
from stik.cards import Card, cards_in
from stik.engine import Chance
from stik.vira.actions import Action
from stik.vira.template import Template
from stik.vira.view import View


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
