"""What happened at a Vira table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stik.cards import Card, Suit
from stik.engine import Audience, Seat
from stik.engine import Event as _Event
from stik.vira.actions import Bid
from stik.vira.contracts import Contract
from stik.vira.state import Outcome


@dataclass(frozen=True, slots=True)
class HandDealt(_Event):
    """Looked at only when the talon is down ("SM.C5", "VR.C1")."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class TalonLaid(_Event):
    dealer: Seat
    count: int


@dataclass(frozen=True, slots=True)
class BidMade(_Event):
    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class Passed(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(_Event):
    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class ContractNamed(_Event):
    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class CardsTurned(_Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpNamed(_Event):
    """Trumps are named, or fixed by the card that was turned."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class MisarNamed(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDiscarded(_Event):
    """Face down; their owner may look at them until his first card ("SM.C9")."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class HandReduced(_Event):
    """So many cards were put away without drawing."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(_Event):
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Bought(_Event):
    """So many cards were exchanged, and so many are left in the middle of the table ("SM.C6")."""

    seat: Seat
    count: int
    talon: int


@dataclass(frozen=True, slots=True)
class TalonTaken(_Event):
    """The declarer of a gask or a vira took the whole talon."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TriedAgain(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandLaid(_Event):
    """The declarer gave the game up before play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameTaken(_Event):
    """The declarer plays."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandLaidUp(_Event):
    """An open misär lies on the table ("SM.A7")."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TalonPutAside(_Event):
    """The rest of the talon was put away unseen ("SM.C6")."""

    count: int


@dataclass(frozen=True, slots=True)
class CardPlayed(_Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimShown(_Event):
    """The claimed hand, for the defenders' eyes ("SM.C13", "VR.P4")."""

    seat: Seat
    cards: tuple[Card, ...]
    defenders: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        return (self.seat, *self.defenders)


@dataclass(frozen=True, slots=True)
class ClaimAccepted(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimRefused(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Conceded(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PinnarPaid(_Event):
    """One line of the settlement, between seats and the pool."""

    payer: str
    payee: str
    amount: int
    reason: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealEnded(_Event):
    declarer: Seat
    result: Outcome
    tricks: int
    pool: int


Event: TypeAlias = (
    HandDealt
    | TalonLaid
    | BidMade
    | Passed
    | AuctionWon
    | ContractNamed
    | CardsTurned
    | TrumpNamed
    | MisarNamed
    | CardsDiscarded
    | HandReduced
    | CardsDrawn
    | Bought
    | TalonTaken
    | TriedAgain
    | HandLaid
    | GameTaken
    | HandLaidUp
    | TalonPutAside
    | CardPlayed
    | TrickTaken
    | Claimed
    | ClaimShown
    | ClaimAccepted
    | ClaimRefused
    | Conceded
    | PinnarPaid
    | DealEnded
)
