"""Codes in links: letters and digits that nobody mistakes for another."""

from __future__ import annotations

import secrets
from typing import Final

from stik.app.ports import Code

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH: Final = 7


def new_code() -> Code:
    """By chance, for a table or a tournament."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def code_of(digest: bytes, length: int = LENGTH) -> Code:
    """Always the same for a digest; nobody can guess it who does not know what was digested."""
    number, letters = int.from_bytes(digest), []
    for _ in range(length):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)
