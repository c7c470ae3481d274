"""What can be done at a Voms table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from stik.cards import CARDS, Card
from stik.engine import Seat, Side


class Effect(StrEnum):
    """What a ruling can do to a running deal."""

    RESHUFFLE = "reshuffle"
    RETURN_CARD = "return-card"
    EXPOSE = "expose"
    OBLIGE = "oblige"
    LOSE_ALL_LUS = "lose-all-lus"
    RAISE_TARGET = "raise-target"
    ANNUL_VOMS = "annul-voms"
    VOID_DEAL_LUS = "void-deal-lus"
    ADJUST_SCORE = "adjust-score"


@dataclass(frozen=True, slots=True)
class PlayCards:
    """Lead a group, or answer a lead; a follower's first card lies on pile 1, and so on."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack after so many cards ("T.2", "I.2", "W.A3")."""

    at: int


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock on the pack, so that the dealer makes the first trick at random ("T.7a", "I.7", "W.A4").

    Who was wrongly offered the cut knocks the cards out of the dealer's hand instead ("T.8", "I.10", "W.A8").
    """


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a seat the cut, rightly or as a trap ("T.8", "T.9")."""

    to: Seat


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Void the deal, where a rule gives the opponents that choice ("T.15")."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Let the deal go on, where a rule gives the opponents that choice ("T.15")."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Call the game won ("T.18", "I.21", "W.S5")."""


@dataclass(frozen=True, slots=True)
class Show:
    """Show Toqu, drawn after one's Voms scored ("T.31", "I.31")."""


@dataclass(frozen=True, slots=True)
class Annul:
    """Annul the Voms lus of a player who did not show Toqu ("T.32")."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Say Aavunga: I hold both Voms and Toqu ("T.30", "I.30", "W.B7")."""


@dataclass(frozen=True, slots=True)
class PlayAhead:
    """Throw a card before one's turn; it stays on the table ("T.15", V98)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ApplyRuling:
    """What a referee orders, so that a ruled deal still replays; `amount` counts strokes or lus."""

    effect: Effect
    side: Side | None = None
    seat: Seat | None = None
    card: Card | None = None
    amount: int = 0


Action: TypeAlias = (
    PlayCards | PlayAhead | Cut | Knock | Offer | Reshuffle | Continue | Stop | Show | Annul | Announce | ApplyRuling
)
Call: TypeAlias = Stop | Show | Annul | Announce | Reshuffle

SINGLES: Final = tuple(PlayCards((card,)) for card in CARDS)
"""The plays of one card, by the card's index."""
