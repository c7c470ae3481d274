"""Irregularities in the play of the cards: N8 to N15."""

from __future__ import annotations

from typing import Final

from stik.rulings.case import flag
from stik.rulings.effects import NEXT_DEALER_RESHUFFLES, Effect
from stik.rulings.facts import aside, needed, optional
from stik.rulings.table import Articles, harmless, nothing
from stik.rulings.voms import facts
from stik.rulings.voms.case import VomsCase, reshuffle_or_continue
from stik.rulings.voms.lines import (
    DEAL_SO_FAR,
    STAND,
    Entry,
    Irregularity,
    cited,
    goes_back,
    loses_all,
    raised_target,
    stays,
)

# N8–N11: the table catches

NO_OTHER_PLAY: Final[Entry] = harmless("forced", flag("forced"), cited("V101"))
"""Who had nothing else to play has done nothing wrong."""

CATCHING: Final = (
    Irregularity(
        "trick-grab",
        (needed(facts.BY), *STAND),
        (Entry(articles=cited(t="T.14", i="I.16", w="W.B8"), decided_by="opponents", effects=nothing),),
    ),
    Irregularity(
        "card-played-stays",
        (needed(facts.BY), optional(facts.OUT_OF_TURN), *STAND),
        (
            Entry(articles=cited(t="T.15", i="I.17", w="W.C7"), effects=stays),
            Entry(
                name="out-of-turn",
                when=flag("out_of_turn"),
                articles=cited("V98", t="T.15", i="I.17", w="W.C7"),
                effects=stays,
            ),
        ),
    ),
    Irregularity(
        "toqu-before-voms",
        (
            needed(facts.BY),
            optional(facts.HOLDS_VOMS),
            optional(facts.FORCED),
            optional(facts.KNOCKED),
            optional(facts.OUT_OF_TURN),
            *STAND,
        ),
        (
            Entry(
                articles=cited("V26", "V43", t=("T.15", "V21"), i="T.15", w="T.15"),
                also=lambda case: ("V98",) if case.flag("out_of_turn") else (),
                decided_by="opponents",
                choices=reshuffle_or_continue,
            ),
            Entry(
                name="taken-back",
                when=lambda case: case.rules.toqu_early == "take-back",
                articles=cited("V43", t="T.15", i="I.17", w="W.C7"),
                effects=goes_back,
            ),
            harmless("holds-both", flag("holds_voms"), cited(t="T.30", i=("I.head", "I.30"), w=("W.head", "W.B7"))),
            NO_OTHER_PLAY,
            harmless("knocked", flag("knocked"), cited("V105")),
        ),
    ),
    Irregularity(
        "unplayable-card",
        (needed(facts.BY), *STAND),
        (
            Entry(articles=cited(t="T.15", i="I.17", w="W.C7"), effects=goes_back),
            Entry(name="stays", when=lambda case: case.sheet == "T", articles=cited(t="T.15"), effects=stays),
        ),
    ),
)

# N12–N15: Voms and Toqu

WHERE_FORBIDDEN: Final[dict[str, Articles]] = {
    "first-trick": {"T": ("T.28",), "I": ("I.29",), "W": ("W.B2",)},
    "last-hand": {"T": ("T.33",), "I": ("I.head", "I.33"), "W": ("W.head", "W.W1")},
    "sacrifice": {"T": ("T.37",), "I": ("I.43",), "W": ("W.W11",)},
    "": {"T": ("T.28", "T.33", "T.37"), "I": ("I.29", "I.33"), "W": ("W.B2", "W.W1")},
}


def where_forbidden(case: VomsCase) -> tuple[str, ...]:
    """The article that forbids Voms there."""
    return WHERE_FORBIDDEN[case.text("where")][case.sheet]


def partner_toqu(case: VomsCase) -> tuple[Effect, ...]:
    """All lus, or if there are none two more strokes; the next dealer shuffles (V21)."""
    if case.own_lus:
        return (*loses_all(case), NEXT_DEALER_RESHUFFLES)
    if case.rules.partner_toqu_no_lus == "target+2":
        return (Effect.of("raise-target", side=case.side, by=2), NEXT_DEALER_RESHUFFLES)
    return (*loses_all(case), NEXT_DEALER_RESHUFFLES)


VOMS_AND_TOQU: Final = (
    Irregularity(
        "voms-on-seven",
        (needed(facts.BY), optional(facts.FORCED), *STAND),
        (
            Entry(articles=cited("V58", t="T.40", i="I.42", w="W.W10"), effects=goes_back),
            harmless("last-cards", flag("forced"), cited("V58", t="T.40", i="I.42", w="W.W10")),
        ),
    ),
    Irregularity(
        "voms-forbidden",
        (needed(facts.BY), optional(facts.WHERE), optional(facts.NEXT_PLAYED), optional(facts.FORCED), *STAND),
        (
            Entry(articles=cited(t="V42", i="I.17", w="W.C7"), also=where_forbidden, effects=goes_back),
            Entry(
                name="too-late",
                when=lambda case: case.sheet == "T" and case.flag("next_played"),
                articles=cited(t="V42"),
                also=where_forbidden,
                effects=lambda case: (*stays(case), *case.on_side("annul-voms")),
            ),
            harmless(
                "sacrifice-allowed",
                lambda case: case.text("where") == "sacrifice" and case.rules.voms_sacrifice == "void",
                cited("V59", i="I.43", w="W.W11"),
            ),
            NO_OTHER_PLAY,
        ),
    ),
    Irregularity(
        "partner-toqu",
        (
            needed(facts.BY),
            needed(facts.SCORE),
            aside(facts.TARGET),
            optional(facts.FORCED),
            optional(facts.UNDER_D3),
            optional(facts.SACRIFICED),
            optional(facts.KNOCKED),
            *DEAL_SO_FAR,
        ),
        (
            Entry(
                articles=cited("V21", "V52", t="T.35", i=("I.34", "I.35"), w=("W.W2", "W.W3")),
                also=lambda case: (*raised_target(case), *(("V76", "V103") if any(case.lus("gain")) else ())),
                effects=partner_toqu,
            ),
            Entry(
                name="no-lus",
                when=lambda case: not case.own_lus and case.rules.partner_toqu_no_lus == "target+2",
                articles=cited(t=("T.35", "V21", "V52"), i=("I.35", "V21"), w=("W.W3", "V21")),
                also=lambda case: ("V76", "V103") if any(case.lus("gain")) else (),
                effects=partner_toqu,
            ),
            harmless(
                "forced",
                lambda case: case.flag("forced") and case.rules.forced_partner_toqu == "no-fault",
                cited("V51"),
            ),
            harmless("under-d3", flag("under_d3"), cited("V53")),
            harmless(
                "sacrificed",
                lambda case: case.flag("sacrificed") and case.rules.voms_sacrifice == "void",
                cited("V59", i="I.43", w="W.W11"),
            ),
            harmless("knocked", flag("knocked"), cited("V105")),
        ),
    ),
    Irregularity(
        "toqu-withheld",
        (needed(facts.BY), optional(facts.D3_PLAYED), optional(facts.CANNOT_TAKE_OVER), *STAND),
        (
            Entry(
                articles=cited("V26", "V44", t="T.29", i="I.37", w="W.W5"),
                decided_by="opponents",
                choices=reshuffle_or_continue,
            ),
            harmless(
                "d3", lambda case: case.flag("d3_played") and case.rules.d3_instead_of_toqu, cited("V44", t="T.29")
            ),
            harmless(
                "no-duty",
                lambda case: case.flag("cannot_take_over") or not case.rules.toqu_duty,
                cited("V44", t="I.37", i="I.37", w="W.W5"),
            ),
        ),
    ),
)
