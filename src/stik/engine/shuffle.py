"""A shuffle that the players can verify: committed to beforehand, mixed with their own seeds, revealed afterwards.

The dealer's side publishes `commitment(secret)` before it learns the players' seeds, so it cannot choose the pack; the
players send their seeds before they learn the secret, so neither can they. Afterwards anyone can repeat the shuffle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

_COMMIT: Final = b"stik shuffle 1: commitment"
_SHUFFLE: Final = b"stik shuffle 1: pack"


def commitment(secret: str) -> str:
    """The hash of the secret that is published before the deal."""
    return sha256(_framed(_COMMIT, secret.encode())).hexdigest()


class Stream:
    """Numbers that follow from the secret and the players' seeds alone; a `Chance`."""

    def __init__(self, secret: str, seeds: Mapping[str, str]) -> None:
        parts = [part for name in sorted(seeds) for part in (name.encode(), seeds[name].encode())]
        self._key = sha256(_framed(_SHUFFLE, secret.encode(), *parts)).digest()
        self._block = 0

    def _number(self) -> int:
        """The next 64 random bits."""
        digest = sha256(self._key + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        return int.from_bytes(digest[:8], "big")

    def randrange(self, stop: int, /) -> int:
        """A number below `stop`, each equally likely: numbers that would favour some are thrown away."""
        fair = (1 << 64) - (1 << 64) % stop
        while (number := self._number()) >= fair:
            pass
        return number % stop

    def shuffled(self, pack: Sequence[T]) -> tuple[T, ...]:
        """The pack in random order, each order equally likely (Fisher and Yates)."""
        cards = list(pack)
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.randrange(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return tuple(cards)


def _framed(*parts: bytes) -> bytes:
    """The parts with their lengths, so that no two lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)
