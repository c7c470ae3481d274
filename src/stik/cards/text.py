"""Cards in the notation of people and programs: `Ac Kd 9s 10h *`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stik.cards.card import CARDS, Card, Suit
from stik.errors import NotationError

_SUITS: Final = {suit.letter: suit for suit in Suit if suit is not Suit.NONE} | {
    suit.symbol: suit for suit in Suit if suit is not Suit.NONE
}


def _spellings(card: Card) -> Iterable[str]:
    if card.suit is Suit.NONE:
        return (card.text,)
    ranks = {card.rank.text, "T"} if card.rank.text == "10" else {card.rank.text}
    return (rank.lower() + suit for rank in ranks for suit in (card.suit.letter, card.suit.symbol))


_CARDS: Final = {spelling: card for card in CARDS for spelling in _spellings(card)}


def parse_card(text: str) -> Card:
    """Reads one card; case does not matter, `T` is a ten, suit symbols are read too."""
    card = _CARDS.get(text.replace("\ufe0f", "").lower())
    if card is None:
        raise NotationError("notation/card", text=text)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Reads a list of cards separated by blanks."""
    return tuple(map(parse_card, text.split()))


def parse_suit(text: str) -> Suit:
    """Reads a suit by its letter or symbol."""
    suit = _SUITS.get(text.replace("\ufe0f", "").lower())
    if suit is None:
        raise NotationError("notation/suit", text=text)
    return suit


def write_cards(cards: Iterable[Card]) -> str:
    """Writes a list of cards in the order given."""
    return " ".join(card.text for card in cards)
