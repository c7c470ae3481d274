"""What the partners of a Vira table may agree on ("SM.B1", "SM.B2", "SM.B3")."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conventions:
    """Which of the permitted conventions a bot keeps and reads."""

    laggarder: bool = True
    """It does not pass a gök without the läggarder, if it has any bid that costs less than a bet ("SM.B1")."""
    agren: bool = False
    """A defender's first two discards: high then low shows strength in the suit, low then high weakness ("SM.B2")."""
    lavinthal: bool = False
    """A discard on the partner's trick: a high card asks for the higher of the other suits, a low one for the lower
    ("SM.B3")."""


USUAL = Conventions()
