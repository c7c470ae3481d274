"""What follows from many mirrored deals: a mean with its interval, and how long decisions took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

NORMAL: Final = 1.959964
"""Within so many standard errors lies the truth 95 times in 100."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the 95 % confidence interval around it, which one value alone does not have."""

    mean: float
    interval: tuple[float, float] | None
    of: int

    def json(self) -> dict[str, object]:
        surely = None if self.interval is None else [round(end, 4) for end in self.interval]
        return {"mean": round(self.mean, 4), "interval": surely, "of": self.of}


def estimate(values: Sequence[float]) -> Estimate | None:
    """The mean of independent values, each of them that of a whole mirrored group; None of none."""
    count = len(values)
    if not count:
        return None
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, None, 1)
    error = NORMAL * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Estimate(mean, (mean - error, mean + error), count)


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds that decisions took."""

    p50: float
    p95: float
    longest: float
    of: int

    def json(self) -> dict[str, object]:
        return {"p50": round(self.p50, 2), "p95": round(self.p95, 2), "max": round(self.longest, 2), "of": self.of}


def times(seconds: Sequence[float]) -> Times | None:
    """The middle, the slow and the slowest of the decisions."""
    if not seconds:
        return None
    ordered = [1000 * one for one in sorted(seconds)]

    def at(share: float) -> float:
        return ordered[max(0, ceil(share * len(ordered)) - 1)]

    return Times(at(0.5), at(0.95), ordered[-1], len(ordered))
