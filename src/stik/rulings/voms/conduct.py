"""Irregularities of announcing, showing, stopping, talking and being there: N16 to N25."""

from __future__ import annotations

from typing import Final

from stik.rulings.case import flag
from stik.rulings.effects import CONTINUE, VOID_DEAL_LUS, Choice, Effect
from stik.rulings.facts import needed, optional
from stik.rulings.table import harmless, nothing
from stik.rulings.voms import facts
from stik.rulings.voms.case import VomsCase, reshuffle_or_continue
from stik.rulings.voms.lines import DEAL_SO_FAR, STAND, Entry, Irregularity, cited
from stik.voms.state import Ending

# N16–N20: announcing, showing, seeing, drawing

ANNOUNCING: Final = (
    Irregularity(
        "melted-not-announced",
        (needed(facts.BY), optional(facts.DEAL_OVER), *STAND),
        (
            Entry(
                articles=cited("V26", "V37", t="T.30", i="I.30", w="W.B7"),
                decided_by="opponents",
                effects=lambda case: case.on_side("annul-voms"),
                choices=reshuffle_or_continue,
            ),
            Entry(
                name="deal-over",
                when=flag("deal_over"),
                articles=cited("V37", t="T.30", i="I.30", w="W.B7"),
                effects=lambda case: case.on_side("annul-voms"),
            ),
        ),
    ),
    Irregularity(
        "toqu-not-shown",
        (needed(facts.BY), optional(facts.DEAL_OVER), *STAND),
        (
            Entry(
                articles=cited("V55", t=("T.31", "T.32"), i=("I.31", "I.32")),
                effects=lambda case: case.on_side("annul-voms"),
            ),
            Entry(
                name="may-annul",
                when=lambda case: case.rules.toqu_not_shown == "may-annul",
                articles=cited("V55", t=("T.31", "T.32"), i="I.31"),
                decided_by="opponents",
                choices=lambda case: (Choice("annul", case.on_side("annul-voms")), Choice("continue", (CONTINUE,))),
            ),
            harmless("deal-over", flag("deal_over"), cited("V55")),
        ),
    ),
    *(
        Irregularity(
            slug,
            (needed(facts.BY), *STAND),
            (Entry(articles=cited("T.22", "V21", "V26"), decided_by="opponents", choices=reshuffle_or_continue),),
        )
        for slug in ("stock-card-seen", "card-dropped")
    ),
    Irregularity(
        "lead-before-drawing",
        (needed(facts.BY), *STAND),
        (Entry(articles=cited("V25", t="T.13"), effects=nothing),),
    ),
)

# N21–N25: the comb, talk, absence, and what nobody wrote down


def went_over(case: VomsCase) -> tuple[Effect, ...]:
    """Play goes on; what came in too much is put on top of what was lacking."""
    if "gain" not in case.values:
        return (CONTINUE,)
    combs = case.closed(Ending.PLAYED_OUT)
    raised = zip(case.rules.sides, combs.target, case.setup.target, strict=True)
    return (
        CONTINUE,
        *(Effect.of("raise-target", side=side, by=now - before) for side, now, before in raised if now > before),
    )


ORGANISING: Final = (
    Irregularity(
        "forgot-to-stop",
        (needed(facts.BY), *STAND, optional(facts.GAIN)),
        (
            Entry(
                articles=cited(t=("T.21", "T.42"), i=("I.18", "I.45"), w=("W.B9", "W.C2")),
                also=lambda case: ("V63",) if len(went_over(case)) > 1 else (),
                effects=went_over,
            ),
        ),
    ),
    Irregularity(
        "forbidden-talk",
        (needed(facts.BY), optional(facts.OCCURRENCE, 1), optional(facts.TALK), *STAND),
        (
            Entry(
                articles=cited("T.P.f", "V57", t="T.41", i="I.44", w=("W.C1", "W.H5")),
                decided_by="organiser",
                effects=lambda case: case.on_side("warning"),
            ),
            Entry(
                name="again",
                when=lambda case: case.number("occurrence") > 1,
                articles=cited("T.P.f", "V96", i="I.44", w=("W.C1", "W.H5")),
                decided_by="organiser",
                effects=lambda case: case.lost_game(1),
            ),
            harmless(
                "asked-scorer", lambda case: case.text("talk") == "asked-scorer" and case.sheet == "T", cited(t="T.41")
            ),
        ),
    ),
    Irregularity(
        "reshuffle-after-ataataq",
        (optional(facts.BY), *STAND, *DEAL_SO_FAR),
        (Entry(articles=cited("V26", t="T.27", i=("I.head", "I.28")), effects=lambda _case: (VOID_DEAL_LUS,)),),
        blameless=True,
    ),
    Irregularity(
        "absence",
        (needed(facts.BY), optional(facts.OCCURRENCE, 1)),
        (
            Entry(
                articles=cited(t=("T.TF.2", "V87"), i=("I.TF.2", "V87"), w="T.TF.2"),
                decided_by="organiser",
                effects=lambda case: case.lost_game(0 if case.sheet == "I" else 1),
            ),
            Entry(
                name="again",
                when=lambda case: case.number("occurrence") > 1,
                articles=cited(t=("T.TF.2", "V87", "V88"), i=("I.TF.2", "V87", "V88"), w="T.TF.2"),
                decided_by="organiser",
                effects=lambda case: (*case.lost_game(0 if case.sheet == "I" else 1), *case.on_side("disqualify")),
            ),
            Entry(
                name="no-timetable",
                when=lambda case: case.sheet == "W",
                articles=cited(w=("T.47", "W.L")),
                decided_by="organiser",
            ),
        ),
    ),
    Irregularity(
        "not-covered",
        (optional(facts.BY), *STAND),
        (Entry(articles=cited("T.47"), decided_by="organiser"),),
        blameless=True,
    ),
)
