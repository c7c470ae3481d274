"""What a Vira hand is worth: the tricks that it takes with a trump suit, and its danger in a misär."""

from __future__ import annotations

from typing import Final

from stik.cards import Card, CardSet, Rank, Suit, cards_in, set_of
from stik.vira.contracts import HAND
from stik.vira.laggard import SUIT_MASK, SUITS

_HIGH_TRUMPS: Final = {Rank.ACE: 1.0, Rank.KING: 0.95, Rank.QUEEN: 0.8, Rank.JACK: 0.65}
_LOW_TRUMP, _LONG_TRUMP = 0.35, 0.95
_SIDE: Final = {Rank.ACE: (0.95, 0.95), Rank.KING: (0.25, 0.65), Rank.QUEEN: (0.0, 0.3)}
"""What an honour outside trumps is worth bare, and guarded."""
_SLOPE, _LOSS = 1.36, 3.2
"""How many tricks a count comes to at the table: good hands make their small cards good, bad ones lose honours."""
_BOUGHT: Final = 0.22
"""What a card from the talon adds to the count on the average."""
_TALON: Final = 2.6
"""What the whole talon adds to it."""
_PURCHASE: Final = 0.15
"""Two defenders who buy well cost less than a declarer's choice of what to keep brings in."""


def in_suit(cards: CardSet, suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit from the top."""
    return cards_in(cards & SUIT_MASK[suit])


def _count(hand: CardSet, trump: Suit) -> float:
    worth = 0.0
    for place, card in enumerate(in_suit(hand, trump)):
        worth += max(_HIGH_TRUMPS.get(card.rank, _LOW_TRUMP), _LONG_TRUMP if place >= 3 else 0.0)
    for suit in SUITS:
        if suit is not trump:
            cards = in_suit(hand, suit)
            worth += sum(_SIDE.get(card.rank, (0.0, 0.0))[len(cards) > 1] for card in cards)
    return worth


def tricks(hand: CardSet, trump: Suit) -> float:
    """How many tricks the hand takes as declarer on the average."""
    return _SLOPE * _count(hand, trump) - _LOSS


def bought_tricks(hand: CardSet, trump: Suit, most: int = HAND) -> float:
    """The same before a purchase of at most so many cards."""
    kept = keeps(hand, trump)
    return _count(kept, trump) + _BOUGHT * min(most, HAND - kept.bit_count()) + _PURCHASE


def talon_tricks(hand: CardSet, trump: Suit, most: int) -> float:
    """The same if so many of its best cards and the whole talon are to choose from."""
    kept = sorted(cards_in(keeps(hand, trump)), key=lambda card: (card.suit is not trump, -card.rank))[:most]
    return _SLOPE * (_count(set_of(kept), trump) + _TALON) - _LOSS


def keeps(hand: CardSet, trump: Suit) -> CardSet:
    """What a declarer or a defender holds on to in a purchase: trumps, aces, kings, queens with company."""
    kept = hand & SUIT_MASK[trump]
    for suit in SUITS:
        cards = in_suit(hand, suit)
        kept |= set_of(card for card in cards if card.rank >= Rank.KING or (card.rank is Rank.QUEEN and len(cards) > 1))
    return kept


def best_suit(hand: CardSet) -> Suit:
    """The suit that would make the best trumps."""
    return max(SUITS, key=lambda suit: _count(hand, suit))


# misär


def danger(card: Card, suit: tuple[Card, ...]) -> float:
    """How far a card lies above the one that is safe at its place from below: two, four, six …"""
    below = sum(other.rank < card.rank for other in suit)
    return max(0.0, (card.rank - 2 * (below + 1) - 1) / 4)


def dangers(hand: CardSet) -> dict[Card, float]:
    """The danger of every card of a hand."""
    return {card: danger(card, suit) for suit in (in_suit(hand, suit) for suit in SUITS) for card in suit}


def risk(hand: CardSet, spare: int = 0) -> float:
    """The danger of a whole hand, after so many of the worst cards have been put away."""
    found = sorted(dangers(hand).values())
    return sum(found[: len(found) - spare])
