"""Tables of plain cells, between a tournament and the kinds of files that hold it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Sequence[Sequence[str]]
"""What was read, as texts; the first row is number 1."""

MOST_ROWS: Final = 20_000
LONGEST: Final = 200
DANGEROUS: Final = ("=", "+", "-", "@")
"""A text that begins so would be computed by a spreadsheet."""


class Words(Protocol):
    """The catalogue of a language."""

    def __call__(self, code: str, /, **values: str | int) -> str: ...


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a title and heads."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def tidy(text: str) -> str:
    """One line without blanks around it; the apostrophe that made a text harmless is gone."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return words[1:] if words.startswith("'") and words[1:].startswith(DANGEROUS) else words
