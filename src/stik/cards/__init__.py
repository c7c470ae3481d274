"""Cards, sets of cards and how they are written; knows no game."""

from stik.cards.card import CARDS, JOKER, Card, Rank, Suit, card_at
from stik.cards.sets import EMPTY, CardSet, cards_in, set_of
from stik.cards.text import parse_card, parse_cards, parse_suit, write_cards

__all__ = [
    "CARDS",
    "EMPTY",
    "JOKER",
    "Card",
    "CardSet",
    "Rank",
    "Suit",
    "card_at",
    "cards_in",
    "parse_card",
    "parse_cards",
    "parse_suit",
    "set_of",
    "write_cards",
]
