"""What can be done at a Vira table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from stik.cards import CARDS, Card, Suit
from stik.vira.contracts import CONTRACTS, UNSPECIFIED, Contract, Family, Grade


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a contract, plain or graded, or a family without a number ("SM.A4", "SM.A5")."""

    family: Family
    contract: Contract | None
    grade: Grade = Grade.PLAIN


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction for good ("SM.A2", "SM.C8")."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Name the contract after an unspecified final bid ("SM.A4")."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name trumps, or take one of the turned suits ("VR.B1", "VR.B17")."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class ChooseMisar:
    """Play a gask as misär ("VR.B17")."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these cards in a gask and put away the others ("VR.B9")."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Buy:
    """Discard these cards and draw as many ("VR.B3", "VR.B10")."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Put these cards away without drawing ("VR.B7", "VR.B8", "VR.B17")."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Go:
    """Play the game with the cards in hand."""


@dataclass(frozen=True, slots=True)
class TryAgain:
    """Count the first try as laid and try a second time: omköp, omturné, omvingel ("VR.B15")."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the hand: give the game up before play ("SWS.notes")."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Lead or follow with a card ("SM.C11": it stays)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """Lay up the hand as unbeatable ("SM.C13")."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Agree that the claimed game cannot be beaten ("SM.C13")."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Demand that a claimed game is played on ("SM.C13")."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up the defence ("SM.C14")."""


Action: TypeAlias = (
    Bid
    | Pass
    | Choose
    | NameTrump
    | ChooseMisar
    | Keep
    | Buy
    | Discard
    | Go
    | TryAgain
    | Lay
    | PlayCard
    | Claim
    | Accept
    | Refuse
    | Concede
)
Call: TypeAlias = Claim | Concede

PLAYS: Final = tuple(map(PlayCard, CARDS[:52]))
"""The plays by the card's index."""

BIDS: Final = tuple(Bid(row.family, row, grade) for row in CONTRACTS for grade in Grade) + tuple(
    Bid(family, None, grade) for family in UNSPECIFIED for grade in Grade
)
"""Every bid that can be written, also those that no table allows."""
