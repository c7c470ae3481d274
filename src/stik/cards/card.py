"""The 52 cards and the joker, each one object for the whole program."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """The suits in pack order; only the joker has none."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3
    NONE = 4

    @property
    def letter(self) -> str:
        return "cshd*"[self]

    @property
    def symbol(self) -> str:
        return "♣♠♥♦★"[self]


class Rank(IntEnum):
    """The printed ranks, ace high."""

    JOKER = 15
    ACE = 14
    KING = 13
    QUEEN = 12
    JACK = 11
    TEN = 10
    NINE = 9
    EIGHT = 8
    SEVEN = 7
    SIX = 6
    FIVE = 5
    FOUR = 4
    THREE = 3
    TWO = 2

    @property
    def text(self) -> str:
        return {11: "J", 12: "Q", 13: "K", 14: "A", 15: "*"}.get(self, str(int(self)))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card; compared by identity, ordered by its place in the pack."""

    rank: Rank
    suit: Suit
    index: int
    bit: int
    text: str

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return card_at, (self.index,)  # copies and pickles are the same object again


def _make(index: int) -> Card:
    if index == 52:
        return Card(Rank.JOKER, Suit.NONE, 52, 1 << 52, "*")
    suit, below_ace = divmod(index, 13)
    rank = Rank(Rank.ACE - below_ace)
    return Card(rank, Suit(suit), index, 1 << index, rank.text + Suit(suit).letter)


CARDS: Final = tuple(map(_make, range(53)))
"""Pack order: clubs, spades, hearts, diamonds, each from the ace down, then the joker."""

JOKER: Final = CARDS[52]


def card_at(index: int) -> Card:
    """The card at a place in pack order."""
    return CARDS[index]
