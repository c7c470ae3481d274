"""What a Vira hand is worth: tricks with a trump suit, danger in a misär, and the bids that follow from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stik.cards import Card, CardSet, Rank, Suit, cards_in, set_of
from stik.vira import CONTRACTS, Bid, Contract, Family, Grade
from stik.vira.contracts import rank, trump_class
from stik.vira.laggard import SUIT_MASK, SUITS

_HIGH_TRUMPS: Final = {Rank.ACE: 1.0, Rank.KING: 0.95, Rank.QUEEN: 0.8, Rank.JACK: 0.65}
_LOW_TRUMP, _LONG_TRUMP = 0.35, 0.95
_SIDE: Final = {Rank.ACE: (0.95, 0.95), Rank.KING: (0.25, 0.65), Rank.QUEEN: (0.0, 0.3)}
"""What an honour outside trumps is worth bare, and guarded."""
_BOUGHT: Final = 0.22
"""Tricks that a card from the talon brings on the average."""
_KOP_MARGIN: Final = -0.9
_SOLO_MARGIN: Final = 0.1
_RISK: Final = {Family.GOK: 1.5, Family.KOPMISAR: 0.35, Family.SOLOMISAR: 0.5}
"""How much danger a bot accepts in a misär."""


def in_suit(cards: CardSet, suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit from the top."""
    return cards_in(cards & SUIT_MASK[suit])


def tricks(hand: CardSet, trump: Suit) -> float:
    """How many tricks the hand will take as declarer, roughly."""
    worth = 0.0
    for place, card in enumerate(in_suit(hand, trump)):
        worth += max(_HIGH_TRUMPS.get(card.rank, _LOW_TRUMP), _LONG_TRUMP if place >= 3 else 0.0)
    for suit in SUITS:
        if suit is not trump:
            cards = in_suit(hand, suit)
            worth += sum(_SIDE.get(card.rank, (0.0, 0.0))[len(cards) > 1] for card in cards)
    return worth


def keeps(hand: CardSet, trump: Suit) -> CardSet:
    """What a declarer or a defender holds on to in a purchase: trumps, aces, kings, queens with company."""
    kept = hand & SUIT_MASK[trump]
    for suit in SUITS:
        cards = in_suit(hand, suit)
        kept |= set_of(card for card in cards if card.rank >= Rank.KING or (card.rank is Rank.QUEEN and len(cards) > 1))
    return kept


def bought_tricks(hand: CardSet, trump: Suit) -> float:
    """The same after an average purchase."""
    kept = keeps(hand, trump)
    return tricks(kept, trump) + _BOUGHT * (13 - kept.bit_count())


def danger(card: Card, suit: tuple[Card, ...]) -> float:
    """How far a card lies above the one that is safe at its place from below: two, four, six …"""
    below = sum(other.rank < card.rank for other in suit)
    return max(0.0, (card.rank - 2 * (below + 1) - 1) / 4)


def risk(hand: CardSet, spare: int = 0) -> float:
    """The danger of a whole hand in a misär, after so many of the worst cards have been put away."""
    dangers = sorted(danger(card, in_suit(hand, suit)) for suit in SUITS for card in in_suit(hand, suit))
    return sum(dangers[: len(dangers) - spare])


def worth_bidding(hand: CardSet, hogsta: Suit) -> Iterator[Bid]:
    """Every bid that the hand can carry, in no order."""
    for suit in SUITS:
        grades = [grade for grade in Grade if grade <= trump_class(suit, hogsta)]
        bought, dealt = bought_tricks(hand, suit), tricks(hand, suit)
        for contract in CONTRACTS:
            needed = contract.tricks or 99
            kop = contract.family is Family.KOP and bought >= needed + _KOP_MARGIN
            solo = contract.family is Family.SOLO and dealt >= needed + _SOLO_MARGIN
            if kop or solo:
                yield from (Bid(contract.family, contract, grade) for grade in grades)
    by_suit = sorted((bought_tricks(hand, suit) for suit in SUITS), reverse=True)
    for contract in CONTRACTS:
        turne = contract.family is Family.TURNE and by_suit[2] >= (contract.tricks or 99)
        vingel = contract.family is Family.VINGEL and by_suit[1] >= (contract.tricks or 99)
        if turne or vingel or _carries_misar(hand, contract):
            yield Bid(contract.family, contract)


def _carries_misar(hand: CardSet, contract: Contract) -> bool:
    misar, accepted = contract.misar, _RISK.get(contract.family)
    if misar is None or accepted is None:
        return False
    spare = 13 - contract.keep - 5 if contract.family is Family.KOPMISAR else 13 - misar.cards
    spare = min(4, max(0, spare))
    return risk(hand, spare) <= accepted


def lowest(bids: Iterator[Bid], standing: int) -> Bid | None:
    """The cheapest of these bids that outranks the one that stands."""
    ranked = [(rank(bid.contract, bid.grade), place, bid) for place, bid in enumerate(bids) if bid.contract is not None]
    return min((entry for entry in ranked if entry[0] > standing), default=(0, 0, None))[2]
