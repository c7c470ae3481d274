"""What follows from which irregularity in Voms, in the book's order beside the three sheets."""

from __future__ import annotations

from typing import Final

from stik.rulings.voms.conduct import ANNOUNCING, ORGANISING
from stik.rulings.voms.deal import CUTTING, DEALING
from stik.rulings.voms.lines import Entry, Irregularity, nothing
from stik.rulings.voms.play import CATCHING, VOMS_AND_TOQU

SECTIONS: Final[dict[str, tuple[Irregularity, ...]]] = {
    "deal": DEALING,
    "cut": CUTTING,
    "table-catches": CATCHING,
    "voms-and-toqu": VOMS_AND_TOQU,
    "announcing": ANNOUNCING,
    "organiser": ORGANISING,
}

VOMS: Final[tuple[Irregularity, ...]] = tuple(line for lines in SECTIONS.values() for line in lines)

ABOUT_VOMS_AND_TOQU: Final = frozenset(
    {
        "toqu-before-voms",
        "voms-on-seven",
        "voms-forbidden",
        "partner-toqu",
        "toqu-withheld",
        "melted-not-announced",
        "toqu-not-shown",
    }
)

SPECIAL: Final[tuple[Entry, ...]] = (
    Entry(
        name="eight-eight",
        when=lambda case: case.slug in ABOUT_VOMS_AND_TOQU and case.knows_score and case.setup.eight_eight,
        articles={"T": ("T.44", "V109"), "I": ("I.47", "V109"), "W": ("W.C5", "V109")},
        effects=nothing,
    ),
    Entry(
        name="no-restrictions",
        when=lambda case: case.slug in ABOUT_VOMS_AND_TOQU and not case.rules.restrictions,
        articles={"T": ("W.25",), "I": ("W.25",), "W": ("W.25",)},
        effects=nothing,
    ),
)
"""Circumstances that overrule the entry of an irregularity."""
