"""What the lines of the Voms tables share."""

from __future__ import annotations

from typing import Final, TypeAlias

from stik.rulings import table
from stik.rulings.effects import SAME_DEALER_RESHUFFLES, Effect
from stik.rulings.facts import aside, optional
from stik.rulings.voms import facts
from stik.rulings.voms.case import VomsCase

Entry: TypeAlias = table.Entry[VomsCase]
Irregularity: TypeAlias = table.Irregularity[VomsCase]

STAND: Final = (optional(facts.SCORE), aside(facts.TARGET))
DEAL_SO_FAR: Final = (aside(facts.GAIN), aside(facts.ATAATAQ), aside(facts.DEAL_LUS), aside(facts.TRICKS))


def cited(
    *everywhere: str, t: str | tuple[str, ...] = (), i: str | tuple[str, ...] = (), w: str | tuple[str, ...] = ()
) -> table.Articles:
    """What each of the three sheets says itself, then what holds on all of them."""
    own = {"T": t, "I": i, "W": w}
    return {sheet: ((said,) if isinstance(said, str) else said) + everywhere for sheet, said in own.items()}


def reshuffle(_case: VomsCase) -> tuple[Effect, ...]:
    """The same dealer deals again (V21)."""
    return (SAME_DEALER_RESHUFFLES,)


def goes_back(case: VomsCase) -> tuple[Effect, ...]:
    return case.on_player("return-card")


def stays(case: VomsCase) -> tuple[Effect, ...]:
    return case.on_player("card-stays")


def loses_all(case: VomsCase) -> tuple[Effect, ...]:
    return case.on_side("lose-all-lus")


def raised_target(case: VomsCase) -> tuple[str, ...]:
    """Strokes once drawn stay."""
    return ("V74",) if case.target_raised else ()
