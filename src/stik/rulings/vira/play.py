"""Irregularities of the purchase, of the number of cards and of the play: "SM.G1" to "SM.J2"."""

from __future__ import annotations

from typing import Final

from stik.rulings.case import flag
from stik.rulings.effects import PASS_THE_DEAL, Effect, settle_as
from stik.rulings.facts import needed, optional
from stik.rulings.table import harmless
from stik.rulings.vira import facts
from stik.rulings.vira.case import ViraCase
from stik.rulings.vira.lines import (
    Entry,
    best_possible,
    cited,
    fines,
    game_of,
    home,
    irregularity,
    laid,
    put_right,
    stop_or_play_on,
    stopped,
)

IN_PLAY: Final = optional(facts.LED, True, {"noticed": ("before-first-trick-turned",)})
"""Before the first trick is turned: found during the play, unless nobody has led yet."""


def found_in_play(case: ViraCase) -> bool:
    """The fault came to light only when cards had been led ("SM.D9")."""
    return case.text("noticed") == "before-first-trick-turned" and case.flag("led")


def laid_by_lowest(case: ViraCase) -> tuple[Effect, ...]:
    """A laid hand, with pinnar for the lowest suit that could have become trumps."""
    return (settle_as("laid", trump_class="OFH"[case.lowest_class]), PASS_THE_DEAL)


PURCHASE: Final = (
    irregularity(
        "wrong-trump-choice",
        (needed(facts.BY), optional(facts.HOW), optional(facts.POSSIBLE), optional(facts.NOTICED), IN_PLAY, *game_of()),
        (
            Entry(articles=cited("SM.G1", "SM.D6"), effects=laid_by_lowest),
            Entry(
                name="found-in-play",
                when=found_in_play,
                articles=cited("SM.G1", "SM.D6", "SM.D9"),
                decided_by="defenders",
                choices=lambda case: stop_or_play_on(laid_by_lowest(case)),
            ),
            harmless("hogsta", lambda case: case.grade == 2 and case.text("how") in {"", "not-named"}, cited("SM.G1")),
        ),
    ),
    irregularity(
        "declarer-purchase-fault",
        (needed(facts.BY), optional(facts.HARM, True), optional(facts.NOTICED), IN_PLAY, *game_of()),
        (
            Entry(articles=cited("SM.G2", "SM.D5", "SM.D6"), effects=laid),
            Entry(
                name="found-in-play",
                when=found_in_play,
                articles=cited("SM.G2", "SM.D6", "SM.D9"),
                decided_by="defenders",
                choices=lambda case: stop_or_play_on(laid(case)),
            ),
            harmless("harmless", lambda case: not case.flag("harm"), cited("SM.D4")),
        ),
    ),
    irregularity(
        "early-purchase",
        (needed(facts.BY), optional(facts.NOTICED), *game_of(needed(facts.DECLARER))),
        (Entry(articles=cited("SM.G3", "SM.D2", "SM.D6"), effects=home),),
    ),
    irregularity(
        "defender-purchase-fault",
        (needed(facts.BY), optional(facts.HARM, True), optional(facts.NOTICED), *game_of()),
        (
            Entry(articles=cited("SM.G4", "SM.D2", "SM.D6"), effects=home),
            harmless("harmless", lambda case: not case.flag("harm"), cited("SM.D4")),
        ),
    ),
)

FELEKARTERING: Final = (
    irregularity(
        "felekartering",
        (
            needed(facts.BY),
            optional(facts.NOTICED),
            optional(facts.COUNT),
            optional(facts.ALREADY),
            *game_of(needed(facts.DECLARER)),
        ),
        (
            Entry(
                articles=cited("SM.H1", "SM.H2", "SM.D6", "SM.D9"),
                decided_by="defenders",
                choices=lambda case: stop_or_play_on(laid(case)),
            ),
            Entry(
                name="already-kodilj",
                when=lambda case: case.text("already") == "kodilj",
                articles=cited("SM.H1", "SM.H2", "SM.D6", "SM.D9"),
                decided_by="defenders",
                choices=lambda _case: stop_or_play_on(stopped("kodilj")),
            ),
            Entry(
                name="defender",
                when=lambda case: not case.by_declarer,
                articles=cited("SM.H1", "SM.H3", "SM.D2", "SM.D6"),
                effects=home,
            ),
            Entry(
                name="both-sides",
                when=lambda case: case.by_declarer and case.by_defender,
                articles=cited("SM.H1", "SM.H4", "SM.D6"),
                effects=fines,
            ),
        ),
    ),
)

PLAY: Final = (
    *(
        irregularity(
            slug,
            (
                needed(facts.BY),
                optional(facts.NOTICED, facts.LIMITS[2]),
                needed(facts.HARM, facts.IN_TIME_FOR_PLAY),
                needed(facts.BEST_POSSIBLE, {"harm": (True,), **facts.IN_TIME_FOR_PLAY}),
                optional(facts.POSITION),
                *game_of(),
            ),
            (
                Entry(articles=cited("SM.J1", "SM.D4"), effects=put_right),
                Entry(name="harm", when=flag("harm"), articles=cited("SM.J1", "SM.D5", "SM.D6"), effects=best_possible),
            ),
        )
        for slug in ("card-out-of-turn", "exposed-card")
    ),
    irregularity(
        "revoke",
        (
            needed(facts.BY),
            needed(facts.NOTICED),
            needed(facts.HARM, facts.IN_TIME_FOR_PLAY),
            needed(facts.BEST_POSSIBLE, {"harm": (True,), **facts.IN_TIME_FOR_PLAY}, {"noticed": (facts.LIMITS[3],)}),
            optional(facts.POSITION),
            *game_of(),
        ),
        (
            Entry(articles=cited("SM.J2", "SM.D4"), effects=put_right),
            Entry(name="harm", when=flag("harm"), articles=cited("SM.J2", "SM.D5", "SM.D6"), effects=best_possible),
            Entry(
                name="trick-turned",
                when=lambda case: case.text("noticed") == facts.LIMITS[3],
                articles=cited("SM.J2", "SM.D5", "SM.D6"),
                effects=best_possible,
            ),
        ),
    ),
)
