"""Randomness, which enters only as an argument."""

from __future__ import annotations

from typing import Protocol


class Chance(Protocol):
    """A source of random numbers; `random.Random(seed)` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to one less than `stop`."""
        ...
