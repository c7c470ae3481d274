"""Irregularities in the play of the cards: N8 to N15."""

from __future__ import annotations

from typing import Final

from stik.rulings.effects import NEXT_DEALER_RESHUFFLES, Effect, raise_target
from stik.rulings.facts import aside, needed, optional
from stik.rulings.table import Articles
from stik.rulings.voms.case import (
    BY,
    CANNOT_TAKE_OVER,
    D3_PLAYED,
    FORCED,
    HOLDS_VOMS,
    KNOCKED,
    NEXT_PLAYED,
    OUT_OF_TURN,
    SACRIFICED,
    SCORE,
    TARGET,
    UNDER_D3,
    WHERE,
    VomsCase,
    reshuffle_or_continue,
)
from stik.rulings.voms.lines import (
    DEAL_SO_FAR,
    STAND,
    Entry,
    Irregularity,
    goes_back,
    loses_all,
    nothing,
    raised_target,
    stays,
)

# N8–N11: the table catches

NO_OTHER_PLAY: Final = Entry(
    name="forced",
    when=lambda case: case.flag("forced"),
    articles={"T": ("V101",), "I": ("V101",), "W": ("V101",)},
    effects=nothing,
)
"""Who had nothing else to play has done nothing wrong."""

CATCHING: Final = (
    Irregularity(
        "trick-grab",
        (needed(BY), *STAND),
        (
            Entry(
                articles={"T": ("T.14",), "I": ("I.16",), "W": ("W.B8",)},
                decided_by="opponents",
                effects=nothing,
            ),
        ),
    ),
    Irregularity(
        "card-played-stays",
        (needed(BY), optional(OUT_OF_TURN), *STAND),
        (
            Entry(articles={"T": ("T.15",), "I": ("I.17",), "W": ("W.C7",)}, effects=stays),
            Entry(
                name="out-of-turn",
                when=lambda case: case.flag("out_of_turn"),
                articles={"T": ("T.15", "V98"), "I": ("I.17", "V98"), "W": ("W.C7", "V98")},
                effects=stays,
            ),
        ),
    ),
    Irregularity(
        "toqu-before-voms",
        (needed(BY), optional(HOLDS_VOMS), optional(FORCED), optional(KNOCKED), optional(OUT_OF_TURN), *STAND),
        (
            Entry(
                articles={"T": ("T.15", "V21", "V26", "V43"), "I": ("T.15", "V26", "V43"), "W": ("T.15", "V26", "V43")},
                also=lambda case: ("V98",) if case.flag("out_of_turn") else (),
                decided_by="opponents",
                choices=reshuffle_or_continue,
            ),
            Entry(
                name="taken-back",
                when=lambda case: case.rules.toqu_early == "take-back",
                articles={"T": ("T.15", "V43"), "I": ("I.17", "V43"), "W": ("W.C7", "V43")},
                effects=goes_back,
            ),
            Entry(
                name="holds-both",
                when=lambda case: case.flag("holds_voms"),
                articles={"T": ("T.30",), "I": ("I.head", "I.30"), "W": ("W.head", "W.B7")},
                effects=nothing,
            ),
            NO_OTHER_PLAY,
            Entry(
                name="knocked",
                when=lambda case: case.flag("knocked"),
                articles={"T": ("V105",), "I": ("V105",), "W": ("V105",)},
                effects=nothing,
            ),
        ),
    ),
    Irregularity(
        "unplayable-card",
        (needed(BY), *STAND),
        (
            Entry(articles={"T": ("T.15",), "I": ("I.17",), "W": ("W.C7",)}, effects=goes_back),
            Entry(
                name="stays",
                when=lambda case: case.sheet == "T",
                articles={"T": ("T.15",)},
                effects=stays,
            ),
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
        return (raise_target(case.side, 2), NEXT_DEALER_RESHUFFLES)
    return (*loses_all(case), NEXT_DEALER_RESHUFFLES)


VOMS_AND_TOQU: Final = (
    Irregularity(
        "voms-on-seven",
        (needed(BY), optional(FORCED), *STAND),
        (
            Entry(
                articles={"T": ("T.40", "V58"), "I": ("I.42", "V58"), "W": ("W.W10", "V58")},
                effects=goes_back,
            ),
            Entry(
                name="last-cards",
                when=lambda case: case.flag("forced"),
                articles={"T": ("T.40", "V58"), "I": ("I.42", "V58"), "W": ("W.W10", "V58")},
                effects=nothing,
            ),
        ),
    ),
    Irregularity(
        "voms-forbidden",
        (needed(BY), optional(WHERE), optional(NEXT_PLAYED), optional(FORCED), *STAND),
        (
            Entry(
                articles={"T": ("V42",), "I": ("I.17",), "W": ("W.C7",)},
                also=where_forbidden,
                effects=goes_back,
            ),
            Entry(
                name="too-late",
                when=lambda case: case.sheet == "T" and case.flag("next_played"),
                articles={"T": ("V42",)},
                also=where_forbidden,
                effects=lambda case: (*stays(case), *case.on_side("annul-voms")),
            ),
            Entry(
                name="sacrifice-allowed",
                when=lambda case: case.text("where") == "sacrifice" and case.rules.voms_sacrifice == "void",
                articles={"T": ("V59",), "I": ("I.43", "V59"), "W": ("W.W11", "V59")},
                effects=nothing,
            ),
            NO_OTHER_PLAY,
        ),
    ),
    Irregularity(
        "partner-toqu",
        (
            needed(BY),
            needed(SCORE),
            aside(TARGET),
            optional(FORCED),
            optional(UNDER_D3),
            optional(SACRIFICED),
            optional(KNOCKED),
            *DEAL_SO_FAR,
        ),
        (
            Entry(
                articles={
                    "T": ("T.35", "V21", "V52"),
                    "I": ("I.34", "I.35", "V21", "V52"),
                    "W": ("W.W2", "W.W3", "V21", "V52"),
                },
                also=lambda case: (*raised_target(case), *(("V76", "V103") if any(case.lus("gain")) else ())),
                effects=partner_toqu,
            ),
            Entry(
                name="no-lus",
                when=lambda case: not case.own_lus and case.rules.partner_toqu_no_lus == "target+2",
                articles={"T": ("T.35", "V21", "V52"), "I": ("I.35", "V21"), "W": ("W.W3", "V21")},
                also=lambda case: ("V76", "V103") if any(case.lus("gain")) else (),
                effects=partner_toqu,
            ),
            Entry(
                name="forced",
                when=lambda case: case.flag("forced") and case.rules.forced_partner_toqu == "no-fault",
                articles={"T": ("V51",), "I": ("V51",), "W": ("V51",)},
                effects=nothing,
            ),
            Entry(
                name="under-d3",
                when=lambda case: case.flag("under_d3"),
                articles={"T": ("V53",), "I": ("V53",), "W": ("V53",)},
                effects=nothing,
            ),
            Entry(
                name="sacrificed",
                when=lambda case: case.flag("sacrificed") and case.rules.voms_sacrifice == "void",
                articles={"T": ("V59",), "I": ("I.43", "V59"), "W": ("W.W11", "V59")},
                effects=nothing,
            ),
            Entry(
                name="knocked",
                when=lambda case: case.flag("knocked"),
                articles={"T": ("V105",), "I": ("V105",), "W": ("V105",)},
                effects=nothing,
            ),
        ),
    ),
    Irregularity(
        "toqu-withheld",
        (needed(BY), optional(D3_PLAYED), optional(CANNOT_TAKE_OVER), *STAND),
        (
            Entry(
                articles={
                    "T": ("T.29", "V26", "V44"),
                    "I": ("I.37", "V26", "V44"),
                    "W": ("W.W5", "V26", "V44"),
                },
                decided_by="opponents",
                choices=reshuffle_or_continue,
            ),
            Entry(
                name="d3",
                when=lambda case: case.flag("d3_played") and case.rules.d3_instead_of_toqu,
                articles={"T": ("T.29", "V44"), "I": ("V44",), "W": ("V44",)},
                effects=nothing,
            ),
            Entry(
                name="no-duty",
                when=lambda case: case.flag("cannot_take_over") or not case.rules.toqu_duty,
                articles={"T": ("I.37", "V44"), "I": ("I.37", "V44"), "W": ("W.W5", "V44")},
                effects=nothing,
            ),
        ),
    ),
)
