"""Irregularities of the deal and the auction: "SM.E2" to "SM.F4"."""

from __future__ import annotations

from typing import Final

from stik.rulings.case import flag
from stik.rulings.effects import CARD_STAYS, CONTINUE, PUT_ASIDE, Choice
from stik.rulings.facts import aside, needed, optional
from stik.rulings.table import harmless
from stik.rulings.tariff import family_of, outranks, room_left
from stik.rulings.vira import facts
from stik.rulings.vira.case import ViraCase
from stik.rulings.vira.lines import Entry, cited, fines, irregularity, redeal

WHOLE_TALON: Final = frozenset({"gask", "vira", "gok"})
"""Families in which no single cards are bought from the talon."""

DEAL: Final = (
    irregularity(
        "talon-miscounted",
        (needed(facts.BY), optional(facts.NOTICED)),
        (Entry(articles=cited("SM.E2", "SM.D6"), effects=redeal),),
    ),
    irregularity(
        "exposed-in-deal",
        (needed(facts.BY), optional(facts.NOTICED), optional(facts.SOLO)),
        (Entry(articles=cited("SM.E3", "SM.D6"), effects=redeal),),
    ),
    irregularity(
        "foreign-card",
        (optional(facts.NOTICED), aside(facts.BY)),
        (Entry(articles=cited("SM.E4", "SM.D6"), effects=redeal),),
        blameless=True,
    ),
    irregularity(
        "fault-before-looking",
        (needed(facts.BY), optional(facts.NOTICED), optional(facts.SOLO)),
        (Entry(articles=cited("SM.E5", "SM.D6"), effects=redeal),),
    ),
    irregularity(
        "wrong-hand-count",
        (needed(facts.BY), optional(facts.BOUGHT), optional(facts.NOTICED), optional(facts.SOLO)),
        (Entry(articles=cited("SM.E6", "SM.E1", "SM.D1", "SM.D6"), effects=fines),),
    ),
    irregularity(
        "wrong-talon-count",
        (needed(facts.BY), optional(facts.ONLY_DEALER_BOUGHT), optional(facts.NOTICED), optional(facts.SOLO)),
        (Entry(articles=cited("SM.E7", "SM.E1", "SM.D6"), effects=fines),),
    ),
    irregularity(
        "faced-card-in-talon",
        (optional(facts.CONTRACT), aside(facts.GRADE), aside(facts.BY), aside(facts.DECLARER)),
        (
            Entry(articles=cited("SM.E8"), effects=lambda _case: (CARD_STAYS,)),
            Entry(
                name="put-aside",
                when=lambda case: case.contract is not None,
                articles=cited("SM.E8"),
                effects=lambda _case: (PUT_ASIDE,),
            ),
            harmless(
                "whole-talon",
                lambda case: case.contract is not None and case.contract.family in WHOLE_TALON,
                cited("SM.E8"),
            ),
        ),
        blameless=True,
    ),
)


def has_room(case: ViraCase) -> bool:
    """Whether a bid of the same category is left above the standing one."""
    return room_left(case.terms, family_of(case.text("contract")), case.text("standing"))


def is_sufficient(case: ViraCase) -> bool:
    """Whether the bid outranks the standing one after all."""
    return outranks(case.text("contract").partition("+")[0], case.grade, case.text("standing"))


AUCTION: Final = (
    irregularity(
        "insufficient-bid",
        (
            needed(facts.BY),
            needed(facts.STANDING),
            needed(facts.BID),
            optional(facts.GRADE),
            optional(facts.TWO_PASSES, True),
            optional(facts.NOTICED),
        ),
        (
            Entry(articles=cited("SM.F1"), effects=lambda case: case.on_offenders("must-bid")),
            Entry(
                name="nothing-left",
                when=lambda case: not has_room(case),
                articles=cited("SM.F1"),
                effects=lambda case: case.on_offenders("may-pass"),
            ),
        ),
    ),
    irregularity(
        "pass-out-of-turn",
        (
            needed(facts.BY),
            optional(facts.DECLARER),
            optional(facts.STANDING),
            optional(facts.FIRST_HAND_BID),
            optional(facts.TWO_PASSES, True),
            optional(facts.NOTICED),
        ),
        (
            Entry(
                articles=cited("SM.F2"),
                decided_by="declarer",
                choices=lambda case: (
                    Choice("demand-bid", case.on_offenders("demand-bid")),
                    Choice("continue", (CONTINUE,)),
                ),
            ),
            harmless("first-hand-bid", flag("first_hand_bid"), cited("SM.F2", "SM.C8", "SM.D4")),
        ),
    ),
    irregularity(
        "bid-out-of-turn",
        (
            needed(facts.BY),
            optional(facts.STANDING),
            optional(facts.BID),
            optional(facts.TWO_PASSES, True),
            optional(facts.NOTICED),
        ),
        (Entry(articles=cited("SM.F3"), effects=lambda case: case.on_offenders("ignore-bid")),),
    ),
    irregularity(
        "auction-broken",
        (
            needed(facts.BY),
            optional(facts.HARM, True),
            optional(facts.STANDING),
            optional(facts.TWO_PASSES),
            optional(facts.NOTICED),
            optional(facts.SOLO),
        ),
        (
            Entry(articles=cited("SM.F4", "SM.D1", "SM.D5", "SM.D6"), effects=fines),
            harmless("harmless", lambda case: not case.flag("harm"), cited("SM.D4")),
        ),
    ),
)
