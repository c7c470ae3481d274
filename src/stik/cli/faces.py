"""Cards as short text with suit symbols, red where the card is red."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from stik.cards import JOKER, Card

RED: Final = "bold red"
_RED_FACES: Final = re.compile(r"\b[2-9AKQJ]0?[♥♦]")


def face(card: Card) -> str:
    """The card as people see it: rank and suit symbol."""
    return f" {card.suit.symbol}" if card is JOKER else card.rank.text + card.suit.symbol


def faces(cards: Iterable[Card]) -> str:
    """Several cards in the order given."""
    return " ".join(map(face, cards))


def coloured(text: str, style: str = "") -> Text:
    """A text whose red cards are red."""
    line = Text(text, style=style)
    line.highlight_regex(_RED_FACES, RED)
    return line
