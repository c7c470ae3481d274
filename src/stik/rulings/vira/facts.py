"""The facts that a ruling in Vira may turn on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stik.rulings.facts import Fact, Kind, When

LIMITS: Final = (
    "before-purchase",
    "before-first-trick-turned",
    "before-next-trick-turned",
    "before-cards-returned",
    "before-next-but-one-deal",
    "before-chips-returned",
    "later",
)
"""The moments of "SM.D7", in their order."""

IN_THE_DEAL: Final = (*LIMITS[:4], LIMITS[-1])
"""The moments that matter to everything but payments and the final count."""

BY: Final = Fact("by", Kind.PARTY)
DEALER: Final = Fact("dealer", Kind.SEAT)
DECLARER: Final = Fact("declarer", Kind.SEAT)
OUT: Final = Fact("out", Kind.SEAT)
TABLE: Final = Fact("table", Kind.NUMBER, ("3", "4"))
POOL: Final = Fact("pool", Kind.NUMBER)
CONTRACT: Final = Fact("contract", Kind.CONTRACT)
BID: Final = Fact("contract", Kind.BID)
GRADE: Final = Fact("grade", Kind.CHOICE, ("farg", "hogsta"))
TRUMP: Final = Fact("trump", Kind.SUIT)
SECOND_TRY: Final = Fact("second_try", Kind.FLAG)
"""The declarer has bought, turned or vingled again; what that costs is not reckoned here."""
HOGSTA: Final = Fact("hogsta", Kind.SUIT)
STAGE: Final = Fact("stage", Kind.CHOICE, ("deal", "auction", "purchase", "play", "after"))
NOTICED: Final = Fact("noticed", Kind.CHOICE, IN_THE_DEAL)
PAYMENT_NOTICED: Final = Fact("noticed", Kind.CHOICE, (LIMITS[4], LIMITS[-1]))
COUNT_NOTICED: Final = Fact("noticed", Kind.CHOICE, (LIMITS[5], LIMITS[-1]))
HARM: Final = Fact("harm", Kind.FLAG)
STANDING: Final = Fact("standing", Kind.BID)
MADE: Final = Fact("made", Kind.FLAG)
BEST_POSSIBLE: Final = Fact("best_possible", Kind.CHOICE, ("home", "bet", "kodilj"))
ALREADY: Final = Fact("already", Kind.CHOICE, ("kodilj",))
LED: Final = Fact("led", Kind.FLAG)
"""A card has been led."""
TWO_PASSES: Final = Fact("two_passes", Kind.FLAG)
"""The auction ended with two correct passes."""
FIRST_HAND_BID: Final = Fact("first_hand_bid", Kind.FLAG)
BOUGHT: Final = Fact("bought", Kind.FLAG)
"""The player with the wrong number has bought, or played to a trick."""
ONLY_DEALER_BOUGHT: Final = Fact("only_dealer_bought", Kind.FLAG)
HOW: Final = Fact("how", Kind.CHOICE, ("not-named", "wrong-count-turned", "other"))
POSSIBLE: Final = Fact("possible", Kind.SUITS)
"""Suits that could have become trumps by a correct procedure."""
COUNT: Final = Fact("count", Kind.CHOICE, ("too-many", "too-few"))
REFUSED: Final = Fact("refused", Kind.FLAG)
CONDUCT: Final = Fact("conduct", Kind.CHOICE, ("unsporting", "conferring", "signs", "comment"))
ORDER: Final = Fact("order", Kind.CHOICE, ("bowls", "chips", "shuffle", "cut", "insight"))
PAYER: Final = Fact("from", Kind.CHOICE, ("A", "B", "C", "D", "pool"))
PAYEE: Final = Fact("to", Kind.CHOICE, ("A", "B", "C", "D", "pool"))
AMOUNT: Final = Fact("amount", Kind.NUMBER)
DISPUTED: Final = Fact("disputed", Kind.FLAG)
NEXT_PLAYED: Final = Fact("next_played", Kind.FLAG)
SOLO: Final = Fact("solo", Kind.CLAIM)
FAULTS: Final = Fact("faults", Kind.CASES)
POSITION: Final = Fact("position", Kind.OBJECT)

VOCABULARY: Final[Mapping[str, Fact]] = {
    fact.name: fact
    for fact in (
        BY,
        DEALER,
        DECLARER,
        OUT,
        TABLE,
        POOL,
        CONTRACT,
        GRADE,
        TRUMP,
        HOGSTA,
        SECOND_TRY,
        STAGE,
        NOTICED,
        HARM,
        STANDING,
        MADE,
        BEST_POSSIBLE,
        ALREADY,
        LED,
        TWO_PASSES,
        FIRST_HAND_BID,
        BOUGHT,
        ONLY_DEALER_BOUGHT,
        HOW,
        POSSIBLE,
        COUNT,
        REFUSED,
        CONDUCT,
        ORDER,
        PAYER,
        PAYEE,
        AMOUNT,
        DISPUTED,
        NEXT_PLAYED,
        SOLO,
        FAULTS,
        POSITION,
    )
}

CLAIM_BY: Final = Fact("by", Kind.SEAT)
CLAIM_HAND: Final = Fact("hand", Kind.NUMBER)
CLAIM_FOREIGN: Final = Fact("foreign_card", Kind.FLAG)
CLAIM_TALON: Final = Fact("talon_down", Kind.FLAG)
CLAIM: Final[Mapping[str, Fact]] = {
    fact.name: fact for fact in (CLAIM_BY, CONTRACT, CLAIM_HAND, CLAIM_FOREIGN, CLAIM_TALON)
}
"""The parts of a claim to a big solo ("SM.D10"); all are needed."""

AT_FOUR: Final[When] = {"table": (4,)}
IN_TIME_FOR_PLAY: Final[When] = {"noticed": LIMITS[:3]}
