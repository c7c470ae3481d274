"""The curve of the expected result as a small chart of signs, one line of bars a party."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stik.analysis import Point
from stik.analysis.report import Unit

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60


def chart(curve: Sequence[Point], parties: Sequence[str], *, unit: Unit) -> Iterator[str]:
    """For each party a line of bars from the first moment to the last, with the last value."""
    values = [value for point in curve for value in point.expected.values()]
    low, high = (0.0, 1.0) if unit == "chance" else (min(values), max(values))
    for party in parties:
        line = [point.expected[party] for point in curve]
        shown = [line[place] for place in _places(len(line))]
        last = f"{100 * line[-1]:.0f} %" if unit == "chance" else f"{line[-1]:+.1f}"
        yield f"{party:>3} {''.join(_bar(value, low, high) for value in shown)} {last}"


def _places(count: int) -> list[int]:
    """At most as many moments as fit, evenly spread, the first and the last among them."""
    if count <= WIDTH:
        return list(range(count))
    return [round(place * (count - 1) / (WIDTH - 1)) for place in range(WIDTH)]


def _bar(value: float, low: float, high: float) -> str:
    share = (value - low) / (high - low) if high > low else 0.5
    return BARS[min(len(BARS) - 1, int(share * len(BARS)))]
