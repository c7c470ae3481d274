"""Codes in links: letters and digits that nobody mistakes for another."""

from __future__ import annotations

import secrets
from typing import Final

from stik.app.ports import Code

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
LISTED: Final = 7
"""Letters of what stands in a list for everybody: short to type."""
SECRET: Final = 12
"""Letters where whoever has the link comes in: 59 bits, too many to try."""


def new_code(*, listed: bool) -> Code:
    """By chance, for what is in a list for everybody, or for what only its link leads to."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_length(listed=listed)))


def linked_code(digest: bytes, *, listed: bool) -> Code:
    """As `new_code`, but always the same for a digest."""
    return code_of(digest, _length(listed=listed))


def _length(*, listed: bool) -> int:
    return LISTED if listed else SECRET


def code_of(digest: bytes, length: int) -> Code:
    """Always the same for a digest; nobody can guess it who does not know what was digested."""
    number, letters = int.from_bytes(digest), []
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)
