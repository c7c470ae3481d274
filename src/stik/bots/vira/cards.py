"""Which cards to keep, to exchange and to put away."""

from __future__ import annotations

from stik.bots.vira.bid import worst_in_misar
from stik.bots.vira.hand import best_suit, dangers, keeps
from stik.cards import Card, Rank, cards_in
from stik.vira import Form, Template, View


def wanted_cards(template: Template, view: View) -> tuple[Card, ...]:
    """As many as seems right within the limits: the best are kept, the worst put away or exchanged."""
    worst, wanted = _worst_first(view)
    if template.cards is not None:
        worst = [card for card in worst if card.bit & template.cards]
    if template.verb == "keep":
        return tuple(worst[len(worst) - template.most :])
    return tuple(worst[: min(template.most, max(template.least, wanted))])


def _worst_first(view: View) -> tuple[list[Card], int]:
    """The hand from its worst card, and how many of them are better gone."""
    game, hand = view.declared, view.hand
    assert game is not None
    if game.form is Form.MISAR and view.seat != game.declarer:
        high = sorted(cards_in(hand), key=lambda card: -card.rank)  # low cards make others take tricks
        return high, sum(card.rank >= Rank.TEN for card in high)
    if game.form is Form.MISAR:
        found = dangers(hand)
        risky = sorted(found, key=lambda card: (-found[card], -card.rank))
        return risky, worst_in_misar(hand, len(risky)).bit_count()
    suit = best_suit(hand) if game.trump is None else game.trump
    kept = keeps(hand, suit)
    weak = sorted(cards_in(hand), key=lambda card: (bool(card.bit & kept), card.suit is suit, card.rank))
    return weak, sum(not card.bit & kept for card in weak)
