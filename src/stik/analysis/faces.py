"""Actions as sentences name them."""

from __future__ import annotations

from collections.abc import Iterable

from stik.cards import Card


def faces(cards: Iterable[Card]) -> str:
    """Cards as people see them: rank and suit symbol."""
    return " ".join(card.rank.text + card.suit.symbol if card.text != "*" else card.suit.symbol for card in cards)
