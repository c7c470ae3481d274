"""A text as a QR code, drawn where there is no network to ask for one."""

from __future__ import annotations

from itertools import groupby
from typing import Final, TypeAlias

import segno

from stik.errors import Fault, InvalidSetup

Json: TypeAlias = dict[str, object]

LONGEST: Final = 1600
"""More letters make dots that a phone's camera cannot tell apart on another phone."""


def qr_json(text: str) -> Json:
    """How many dots it is wide, and the dark ones as a path."""
    if not 1 <= len(text) <= LONGEST:
        raise InvalidSetup(Fault.of("real/qr-too-long", most=LONGEST))
    code = segno.make_qr(text, error="l")
    dots = [list(row) for row in code.matrix]
    return {"size": len(dots), "path": "".join(_row(row, y) for y, row in enumerate(dots))}


def _row(dots: list[int], y: int) -> str:
    """The dark stretches of a row."""
    path, x = "", 0
    for dark, stretch in groupby(map(bool, dots)):
        width = len(list(stretch))
        path += f"M{x} {y}h{width}v1h-{width}z" if dark else ""
        x += width
    return path
