"""What bids and discards make likely: for every hand, how much each card in it speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stik.bots.vira.conventions import Conventions
from stik.bots.vira.signals import read_signals
from stik.cards import CARDS
from stik.vira import Form, View

_TRUMP: Final = 0.45
"""What every trump in the declarer's hand speaks for it: he named the suit."""
_HONOUR: Final = 0.25
"""The same for aces and kings outside trumps: he bid."""
_HIGH_IN_MISAR: Final = 0.35
"""What every step above the six speaks against a card in the hand of who bid a misär."""


def leanings(conventions: Conventions, view: View, seen: Sequence[View]) -> list[list[float]]:
    """For each hand from förhand on and each card, the logarithm of how much likelier it makes the hand."""
    game = view.declared
    found = [[0.0] * 52 for _ in range(3)]
    if game is None or view.phase.value not in ("defence", "play"):
        return []
    if view.seat != game.declarer:
        row = found[view.setup.order.index(game.declarer)]
        for card in CARDS[:52]:
            if game.form is Form.MISAR:
                row[card.index] = -_HIGH_IN_MISAR * max(0, card.rank - 6)
            elif card.suit is game.trump:
                row[card.index] = _TRUMP
            elif card.rank >= 13:
                row[card.index] = _HONOUR
    read_signals(conventions, view, seen, found)
    return found
