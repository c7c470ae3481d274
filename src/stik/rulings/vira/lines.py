"""What the lines of the Vira tables share."""

from __future__ import annotations

from typing import Final, TypeAlias

from stik.rulings import table
from stik.rulings.effects import PASS_THE_DEAL, PLAY_ON, REDEAL, Choice, Effect, Outcome, pay, settle_as
from stik.rulings.facts import Need, aside
from stik.rulings.vira import facts
from stik.rulings.vira.case import ViraCase
from stik.vira.rules import POOL
from stik.vira.tariff import BET

Entry: TypeAlias = table.Entry[ViraCase]
Irregularity: TypeAlias = table.Irregularity[ViraCase]

ALWAYS_ASKED: Final = tuple(map(aside, (facts.STAGE, facts.TABLE, facts.OUT, facts.DISPUTED)))
GAME: Final = tuple(
    map(aside, (facts.DECLARER, facts.CONTRACT, facts.GRADE, facts.TRUMP, facts.HOGSTA, facts.SECOND_TRY, facts.POOL))
)


def irregularity(
    slug: str, needs: tuple[Need, ...], entries: tuple[Entry, ...], *, blameless: bool = False
) -> Irregularity:
    """A line of the table, with what is asked of every fault."""
    return Irregularity(slug, (*needs, *ALWAYS_ASKED), entries, blameless)


def game_of(*needs: Need) -> tuple[Need, ...]:
    """What is known of the game, where some of it is needed."""
    named = {need.fact.name for need in needs}
    return (*needs, *(need for need in GAME if need.fact.name not in named))


def cited(*articles: str) -> table.Articles:
    """Articles of the one sheet that there is."""
    return {"SM": articles}


def redeal(_case: ViraCase) -> tuple[Effect, ...]:
    """Nobody pays, so the same player deals again ("SM.D6")."""
    return (REDEAL,)


def fines(case: ViraCase) -> tuple[Effect, ...]:
    """Every offender sets bet to the pool, and the deal passes on ("SM.D6")."""
    return (*(pay(seat, POOL, BET) for seat in case.by), PASS_THE_DEAL)


def stopped(result: Outcome) -> tuple[Effect, ...]:
    """The deal is stopped and paid for, so it passes on ("SM.D6")."""
    return (settle_as(result), PASS_THE_DEAL)


def home(_case: ViraCase) -> tuple[Effect, ...]:
    return stopped("home")


def laid(_case: ViraCase) -> tuple[Effect, ...]:
    return stopped("laid")


def best_possible(case: ViraCase) -> tuple[Effect, ...]:
    """The other side is paid for the best that it could still reach."""
    match case.text("best_possible"):
        case "home":
            return stopped("home")
        case "kodilj":
            return stopped("kodilj")
        case _:
            return stopped("bet")


def put_right(case: ViraCase) -> tuple[Effect, ...]:
    """The card goes back and play goes on."""
    return (*case.on_offenders("take-back-card"), PLAY_ON)


def stop_or_play_on(stop: tuple[Effect, ...]) -> tuple[Choice, ...]:
    """Both defenders have to agree if they want to play on ("SM.D9")."""
    return (Choice("stop", stop), Choice("play-on", (PLAY_ON,)))
