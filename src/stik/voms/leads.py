"""What can be led, and how a lead can be answered."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations

from stik.cards import Card, Rank
from stik.voms.ranking import D3, S8, TOQU, VOMS
from stik.voms.rules import Rules


def plays(rules: Rules, hand: tuple[Card, ...], width: int) -> Iterable[tuple[Card, ...]]:
    """Every lead, or every way to lay so many cards on the piles ("T.11", "I.12", "I.13", "W.B3", "W.B4")."""
    if width:
        return permutations(hand, width)
    ranks = {_printed_rank(rules, card) for card in hand}
    if len(ranks) == len(hand):
        return [(card,) for card in hand]
    return (
        group
        for size in range(1, min(rules.max_lead, len(hand)) + 1)
        for group in combinations(hand, size)
        if size == 1 or is_lead(rules, group)
    )


def is_lead(rules: Rules, cards: tuple[Card, ...]) -> bool:
    """One card, two to four alike, or two pairs ("T.11", "I.12", "W.B3", "W.H2")."""
    size = len(cards)
    if size == 1:
        return True
    if size > rules.max_lead or not cards:
        return False
    ranks = sorted(_printed_rank(rules, card) for card in cards)
    if ranks[0] == ranks[-1]:
        return True
    if size != 4 or ranks[0] != ranks[1] or ranks[2] != ranks[3]:
        return False
    return rules.sevens_in_two_pairs or Rank.SEVEN not in ranks  # V13


def _printed_rank(rules: Rules, card: Card) -> int:
    """What makes cards alike: the printed rank (V11, V12)."""
    if card is D3 and rules.d3_pairs_with_kings:
        return Rank.KING
    if not rules.special_cards_pair and card in (VOMS, TOQU, S8):
        return -1 - card.index
    return card.rank
