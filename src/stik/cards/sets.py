"""Sets of cards as whole numbers, one bit a card in pack order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from stik.cards.card import CARDS, Card

CardSet: TypeAlias = int

EMPTY: Final[CardSet] = 0

_BY_BIT: Final = {card.bit: card for card in CARDS}


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set that holds these cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


@lru_cache(maxsize=1 << 16)
def cards_in(mask: CardSet) -> tuple[Card, ...]:
    """The cards of a set in pack order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(_BY_BIT[lowest])
        mask ^= lowest
    return tuple(found)
