"""Irregularities of announcing, showing, stopping, talking and being there: N16 to N25."""

from __future__ import annotations

from typing import Final

from stik.rulings.effects import CONTINUE, VOID_DEAL_LUS, Choice, Effect, raise_target
from stik.rulings.facts import needed, optional
from stik.rulings.voms.case import BY, DEAL_OVER, GAIN, OCCURRENCE, TALK, VomsCase, reshuffle_or_continue
from stik.rulings.voms.lines import DEAL_SO_FAR, STAND, Entry, Irregularity, nothing
from stik.voms.state import Ending

# N16–N20: announcing, showing, seeing, drawing

ANNOUNCING: Final = (
    Irregularity(
        "melted-not-announced",
        (needed(BY), optional(DEAL_OVER), *STAND),
        (
            Entry(
                articles={
                    "T": ("T.30", "V26", "V37"),
                    "I": ("I.30", "V26", "V37"),
                    "W": ("W.B7", "V26", "V37"),
                },
                decided_by="opponents",
                effects=lambda case: case.on_side("annul-voms"),
                choices=reshuffle_or_continue,
            ),
            Entry(
                name="deal-over",
                when=lambda case: case.flag("deal_over"),
                articles={"T": ("T.30", "V37"), "I": ("I.30", "V37"), "W": ("W.B7", "V37")},
                effects=lambda case: case.on_side("annul-voms"),
            ),
        ),
    ),
    Irregularity(
        "toqu-not-shown",
        (needed(BY), optional(DEAL_OVER), *STAND),
        (
            Entry(
                articles={"T": ("T.31", "T.32", "V55"), "I": ("I.31", "I.32", "V55"), "W": ("V55",)},
                effects=lambda case: case.on_side("annul-voms"),
            ),
            Entry(
                name="may-annul",
                when=lambda case: case.rules.toqu_not_shown == "may-annul",
                articles={"T": ("T.31", "T.32", "V55"), "I": ("I.31", "V55"), "W": ("V55",)},
                decided_by="opponents",
                choices=lambda case: (
                    Choice("annul", case.on_side("annul-voms")),
                    Choice("continue", (CONTINUE,)),
                ),
            ),
            Entry(
                name="deal-over",
                when=lambda case: case.flag("deal_over"),
                articles={"T": ("V55",), "I": ("V55",), "W": ("V55",)},
                effects=nothing,
            ),
        ),
    ),
    *(
        Irregularity(
            slug,
            (needed(BY), *STAND),
            (
                Entry(
                    articles=dict.fromkeys("TIW", ("T.22", "V21", "V26")),
                    decided_by="opponents",
                    choices=reshuffle_or_continue,
                ),
            ),
        )
        for slug in ("stock-card-seen", "card-dropped")
    ),
    Irregularity(
        "lead-before-drawing",
        (needed(BY), *STAND),
        (Entry(articles={"T": ("T.13", "V25"), "I": ("V25",), "W": ("V25",)}, effects=nothing),),
    ),
)

# N21–N25: the comb, talk, absence, and what nobody wrote down


def went_over(case: VomsCase) -> tuple[Effect, ...]:
    """Play goes on; what came in too much is put on top of what was lacking."""
    if "gain" not in case.values:
        return (CONTINUE,)
    combs = case.closed(Ending.PLAYED_OUT)
    raised = zip(case.rules.sides, combs.target, case.setup.target, strict=True)
    return (CONTINUE, *(raise_target(side, now - before) for side, now, before in raised if now > before))


ORGANISING: Final = (
    Irregularity(
        "forgot-to-stop",
        (needed(BY), *STAND, optional(GAIN)),
        (
            Entry(
                articles={"T": ("T.21", "T.42"), "I": ("I.18", "I.45"), "W": ("W.B9", "W.C2")},
                also=lambda case: ("V63",) if len(went_over(case)) > 1 else (),
                effects=went_over,
            ),
        ),
    ),
    Irregularity(
        "forbidden-talk",
        (needed(BY), optional(OCCURRENCE, 1), optional(TALK), *STAND),
        (
            Entry(
                articles={
                    "T": ("T.41", "T.P.f", "V57"),
                    "I": ("I.44", "T.P.f", "V57"),
                    "W": ("W.C1", "W.H5", "T.P.f", "V57"),
                },
                decided_by="organiser",
                effects=lambda case: case.on_side("warning"),
            ),
            Entry(
                name="again",
                when=lambda case: case.number("occurrence") > 1,
                articles={
                    "T": ("T.P.f", "V96"),
                    "I": ("I.44", "T.P.f", "V96"),
                    "W": ("W.C1", "W.H5", "T.P.f", "V96"),
                },
                decided_by="organiser",
                effects=lambda case: case.lost_game(1),
            ),
            Entry(
                name="asked-scorer",
                when=lambda case: case.text("talk") == "asked-scorer" and case.sheet == "T",
                articles={"T": ("T.41",)},
                effects=nothing,
            ),
        ),
    ),
    Irregularity(
        "reshuffle-after-ataataq",
        (optional(BY), *STAND, *DEAL_SO_FAR),
        (
            Entry(
                articles={"T": ("T.27", "V26"), "I": ("I.head", "I.28", "V26"), "W": ("V26",)},
                effects=lambda _case: (VOID_DEAL_LUS,),
            ),
        ),
        blameless=True,
    ),
    Irregularity(
        "absence",
        (needed(BY), optional(OCCURRENCE, 1)),
        (
            Entry(
                articles={"T": ("T.TF.2", "V87"), "I": ("I.TF.2", "V87"), "W": ("T.TF.2",)},
                decided_by="organiser",
                effects=lambda case: case.lost_game(0 if case.sheet == "I" else 1),
            ),
            Entry(
                name="again",
                when=lambda case: case.number("occurrence") > 1,
                articles={"T": ("T.TF.2", "V87", "V88"), "I": ("I.TF.2", "V87", "V88"), "W": ("T.TF.2",)},
                decided_by="organiser",
                effects=lambda case: (
                    *case.lost_game(0 if case.sheet == "I" else 1),
                    *case.on_side("disqualify"),
                ),
            ),
            Entry(
                name="no-timetable",
                when=lambda case: case.sheet == "W",
                articles={"W": ("T.47", "W.L")},
                decided_by="organiser",
            ),
        ),
    ),
    Irregularity(
        "not-covered",
        (optional(BY), *STAND),
        (Entry(articles=dict.fromkeys("TIW", ("T.47",)), decided_by="organiser"),),
        blameless=True,
    ),
)
