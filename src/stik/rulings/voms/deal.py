"""Irregularities of the deal and the cut: N1 to N7."""

from __future__ import annotations

from typing import Final

from stik.rulings.facts import needed, optional
from stik.rulings.voms.case import BY, DEALER, reshuffle_in_play
from stik.rulings.voms.lines import (
    DEAL_SO_FAR,
    STAND,
    Entry,
    Irregularity,
    loses_all,
    nothing,
    raised_target,
    reshuffle,
)

# N1–N4: the deal

DEALING: Final = (
    Irregularity(
        "card-exposed-by-dealer",
        (optional(BY), optional(DEALER), *STAND),
        (
            Entry(
                articles={"T": ("T.5", "V21"), "I": ("I.5", "V21"), "W": ("W.A10", "V21")},
                effects=reshuffle,
            ),
        ),
    ),
    Irregularity(
        "cards-short-at-draw",
        (optional(BY), *STAND, *DEAL_SO_FAR),
        (
            Entry(
                articles={
                    "T": ("T.5", "T.27", "V21", "V26"),
                    "I": ("I.5", "I.28", "V21", "V26"),
                    "W": ("W.A10", "V21", "V26"),
                },
                effects=reshuffle_in_play,
            ),
        ),
    ),
    Irregularity(
        "voms-and-toqu-dealt",
        (optional(BY), *STAND),
        (
            Entry(
                articles={"T": ("T.6", "V20", "V21"), "I": ("I.6", "V20", "V21"), "W": ("W.A12", "V20", "V21")},
                effects=reshuffle,
            ),
            Entry(
                name="off",
                when=lambda case: case.rules.redeal == "off",
                articles={"T": ("T.6",), "I": ("I.6",), "W": ("W.A12",)},
                effects=nothing,
            ),
        ),
        blameless=True,
    ),
    Irregularity(
        "top-card-at-bottom",
        (optional(BY), *STAND),
        (
            Entry(
                name="unchecked",
                articles={"T": ("V22",), "I": ("V22",), "W": ("W.H1", "V22")},
                effects=nothing,
            ),
            Entry(
                when=lambda case: case.rules.bottom_check,
                articles={
                    "T": ("W.A3", "V21", "V22"),
                    "I": ("W.A3", "V21", "V22"),
                    "W": ("W.A3", "W.H1", "V21", "V22"),
                },
                effects=reshuffle,
            ),
        ),
        blameless=True,
    ),
)

# N5–N7: the cut

CUTTING: Final = (
    Irregularity(
        "wrong-cut",
        (needed(BY), *STAND),
        (
            Entry(
                articles={"T": ("T.7",), "I": ("I.8",), "W": ("W.A5",)},
                also=raised_target,
                effects=loses_all,
            ),
        ),
    ),
    Irregularity(
        "cut-trick",
        (needed(BY), *STAND),
        (
            Entry(
                articles={"T": ("T.8",), "I": ("I.10",), "W": ("W.A8",)},
                decided_by="opponents",
                effects=nothing,
            ),
            Entry(
                name="no-lus",
                when=lambda case: case.partners and case.knows_score and not case.others_lus,
                articles={"T": ("T.8", "T.9", "V75"), "I": ("I.9", "I.10", "V75"), "W": ("W.A6", "W.A8", "V75")},
                also=raised_target,
                effects=loses_all,
            ),
        ),
    ),
    Irregularity(
        "cut-trick-no-lus",
        (needed(BY), *STAND),
        (
            Entry(
                articles={"T": ("T.9", "V75"), "I": ("I.9", "V75"), "W": ("W.A6", "V75")},
                also=raised_target,
                effects=loses_all,
            ),
        ),
    ),
)
