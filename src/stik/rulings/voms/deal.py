"""Irregularities of the deal and the cut: N1 to N7."""

from __future__ import annotations

from typing import Final

from stik.rulings.facts import needed, optional
from stik.rulings.table import harmless, nothing
from stik.rulings.voms import facts
from stik.rulings.voms.case import reshuffle_in_play
from stik.rulings.voms.lines import DEAL_SO_FAR, STAND, Entry, Irregularity, cited, loses_all, raised_target, reshuffle

# N1–N4: the deal

DEALING: Final = (
    Irregularity(
        "card-exposed-by-dealer",
        (optional(facts.BY), optional(facts.DEALER), *STAND),
        (Entry(articles=cited("V21", t="T.5", i="I.5", w="W.A10"), effects=reshuffle),),
    ),
    Irregularity(
        "cards-short-at-draw",
        (optional(facts.BY), *STAND, *DEAL_SO_FAR),
        (
            Entry(
                articles=cited("V21", "V26", t=("T.5", "T.27"), i=("I.5", "I.28"), w="W.A10"), effects=reshuffle_in_play
            ),
        ),
    ),
    Irregularity(
        "voms-and-toqu-dealt",
        (optional(facts.BY), *STAND),
        (
            Entry(articles=cited("V20", "V21", t="T.6", i="I.6", w="W.A12"), effects=reshuffle),
            harmless("off", lambda case: case.rules.redeal == "off", cited(t="T.6", i="I.6", w="W.A12")),
        ),
        blameless=True,
    ),
    Irregularity(
        "top-card-at-bottom",
        (optional(facts.BY), *STAND),
        (
            Entry(name="unchecked", articles=cited("V22", w="W.H1"), effects=nothing),
            Entry(
                when=lambda case: case.rules.bottom_check,
                articles=cited("V21", "V22", t="W.A3", i="W.A3", w=("W.A3", "W.H1")),
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
        (needed(facts.BY), *STAND),
        (Entry(articles=cited(t="T.7", i="I.8", w="W.A5"), also=raised_target, effects=loses_all),),
    ),
    Irregularity(
        "cut-trick",
        (needed(facts.BY), *STAND),
        (
            Entry(articles=cited(t="T.8", i="I.10", w="W.A8"), decided_by="opponents", effects=nothing),
            Entry(
                name="no-lus",
                when=lambda case: case.rules.partners and case.knows_score and not case.others_lus,
                articles=cited("V75", t=("T.8", "T.9"), i=("I.9", "I.10"), w=("W.A6", "W.A8")),
                also=raised_target,
                effects=loses_all,
            ),
        ),
    ),
    Irregularity(
        "cut-trick-no-lus",
        (needed(facts.BY), *STAND),
        (Entry(articles=cited("V75", t="T.9", i="I.9", w="W.A6"), also=raised_target, effects=loses_all),),
    ),
)
