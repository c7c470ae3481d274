"""Texts that open or foretell something: whoever reads one in an answer, a file or a log could use it."""

from __future__ import annotations

import secrets

from pydantic import SecretStr


class Secret(SecretStr):
    """A text that only the storage writes: JSON and `str` refuse it, `repr` and what a model dumps hide it.

    Where somebody may see it, the code says so with `get_secret_value`.
    """

    def __str__(self) -> str:
        """A key that was made from asterisks would open every door."""
        raise TypeError("a secret is not written")

    @classmethod
    def drawn(cls) -> Secret:
        """A new one with 256 bits."""
        return cls(secrets.token_hex(32))
