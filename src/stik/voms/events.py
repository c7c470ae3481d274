"""What happened at a Voms table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stik.cards import Card
from stik.engine import Audience, Seat, Side
from stik.engine import Event as _Event
from stik.voms.actions import Effect
from stik.voms.state import Ending


@dataclass(frozen=True, slots=True)
class CutOffered(_Event):
    dealer: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class PackCut(_Event):
    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Knocked(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsKnockedAway(_Event):
    """The trap was seen, and the cards were knocked out of the dealer's hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AllLusLost(_Event):
    """A side lost its whole score."""

    side: Side
    lus: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(_Event):
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class CardTurnedUp(_Event):
    """By a knock the card was played for its owner."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealVoided(_Event):
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsPlayed(_Event):
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MeltedAnnounced(_Event):
    """Aavunga: who played one of Voms and Toqu holds the other too."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ToquThrownEarly(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardLaidAhead(_Event):
    """A card was thrown before its player's turn and stays for it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RulingApplied(_Event):
    """The referee has ordered something; what follows from it comes as events of its own."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class PlayReturned(_Event):
    """The last play went back to its player's hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardExposed(_Event):
    """Everybody has seen a card in a hand; if `obliged` it must be played next."""

    seat: Seat
    card: Card
    obliged: bool


@dataclass(frozen=True, slots=True)
class CombChanged(_Event):
    """A ruling changed what stands on a comb."""

    side: Side
    score: tuple[int, ...]
    target: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealLusVoided(_Event):
    """A ruling voided every lus of the deal so far."""


@dataclass(frozen=True, slots=True)
class PlayContinued(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PartnerToqued(_Event):
    """A player put Toqu on the partner's Voms."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken(_Event):
    seat: Seat
    units: int


@dataclass(frozen=True, slots=True)
class LusScored(_Event):
    side: Side
    lus: int
    reason: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(_Event):
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def audience(self) -> Audience:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class HandsDrawnUp(_Event):
    """Every seat drew so many cards, the winner of the trick first."""

    first: Seat
    each: int
    stock: int


@dataclass(frozen=True, slots=True)
class ToquShown(_Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class VomsAnnulled(_Event):
    side: Side


@dataclass(frozen=True, slots=True)
class GameStopped(_Event):
    """A player called the game won."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealEnded(_Event):
    ended: Ending
    score: tuple[int, ...]
    target: tuple[int, ...]
    winner: Side | None


Event: TypeAlias = (
    CutOffered
    | PackCut
    | Knocked
    | CardsKnockedAway
    | AllLusLost
    | HandDealt
    | CardTurnedUp
    | DealVoided
    | CardsPlayed
    | MeltedAnnounced
    | ToquThrownEarly
    | CardLaidAhead
    | RulingApplied
    | PlayReturned
    | CardExposed
    | CombChanged
    | DealLusVoided
    | PlayContinued
    | PartnerToqued
    | TrickTaken
    | LusScored
    | CardsDrawn
    | HandsDrawnUp
    | ToquShown
    | VomsAnnulled
    | GameStopped
    | DealEnded
)
