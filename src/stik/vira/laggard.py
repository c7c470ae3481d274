"""The gök convention: which suits cannot be forced to take a trick, and who passed without them ("SM.B1")."""

from __future__ import annotations

from typing import Final

from stik.cards import CardSet, Suit, cards_in
from stik.engine import Seat

SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
SUIT_MASK: Final = tuple(((1 << 13) - 1) << (13 * suit) for suit in SUITS)

LONGEST: Final = 5
"""Ten fifth is a läggard, queen sixth is not ("SM.B1")."""

NEEDED: Final = (2, 1)
"""What first hand and second hand must hold, in different suits ("SM.B1")."""


def is_laggard(suit: CardSet) -> bool:
    """Ten fifth, eight fourth, six third, four and three, or two; higher cards besides do no harm ("SM.B1")."""
    ranks = [int(card.rank) for card in cards_in(suit)]
    return any(sum(rank <= 2 * length for rank in ranks) >= length for length in range(1, LONGEST + 1))


def laggarder(hand: CardSet) -> int:
    """In how many suits the hand holds a läggard."""
    return sum(is_laggard(hand & SUIT_MASK[suit]) for suit in SUITS)


def thieves(passed: tuple[Seat, ...], hands: tuple[CardSet, ...]) -> tuple[Seat, ...]:
    """Who passed the final gök without the läggarder, by the dealt hands: first hand two, second hand one ("SM.B1").

    A player who had passed before the gök was bid owes none.
    """
    return tuple(seat for seat, needed in zip(passed, NEEDED, strict=False) if laggarder(hands[seat]) < needed)
