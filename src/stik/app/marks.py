"""What the texts in stored entries are, said by their types: somebody's name, somebody's words, nothing of a person."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Annotated, TypeAlias


class Mark(Enum):
    """Stands in the type of every text that an entry can hold; `app/kinds.py` collects them."""

    NAME = auto()
    """The name of the person whom the entry is about, else of who wrote it; forgotten with that person."""
    WORDS = auto()
    """The words of who wrote the entry; forgotten with that person."""
    PLAIN = auto()
    """An id, a code, a move, rules, or what a tournament publishes: stays."""


PersonName: TypeAlias = Annotated[str, Mark.NAME]
OwnWords: TypeAlias = Annotated[str, Mark.WORDS]
Plain: TypeAlias = Annotated[str, Mark.PLAIN]
PlainData: TypeAlias = Annotated[Mapping[str, object], Mark.PLAIN]
