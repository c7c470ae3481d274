"""What follows from which irregularity in Voms, in the book's order beside the three sheets."""

from __future__ import annotations

from typing import Final

from stik.rulings.table import harmless
from stik.rulings.voms.conduct import ANNOUNCING, ORGANISING
from stik.rulings.voms.deal import CUTTING, DEALING
from stik.rulings.voms.lines import Entry, Irregularity, cited
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
    harmless(
        "eight-eight",
        lambda case: case.slug in ABOUT_VOMS_AND_TOQU and case.knows_score and case.setup.eight_eight,
        cited("V109", t="T.44", i="I.47", w="W.C5"),
    ),
    harmless(
        "no-restrictions",
        lambda case: case.slug in ABOUT_VOMS_AND_TOQU and not case.rules.restrictions,
        cited("W.25"),
    ),
)
"""Circumstances that overrule the entry of an irregularity."""
