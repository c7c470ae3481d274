"""The facts that a ruling in Vira may turn on."""

from __future__ import annotations

from typing import Final

from stik.rulings.facts import Fact, Kind, Vocabulary, When

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

VOCABULARY: Final = Vocabulary()

BY: Final = VOCABULARY.fact("by", Kind.PARTY)
DEALER: Final = VOCABULARY.fact("dealer", Kind.SEAT)
DECLARER: Final = VOCABULARY.fact("declarer", Kind.SEAT)
OUT: Final = VOCABULARY.fact("out", Kind.SEAT)
TABLE: Final = VOCABULARY.fact("table", Kind.NUMBER, ("3", "4"))
POOL: Final = VOCABULARY.fact("pool", Kind.NUMBER)
CONTRACT: Final = VOCABULARY.fact("contract", Kind.CONTRACT)
BID: Final = VOCABULARY.fact("contract", Kind.BID)
GRADE: Final = VOCABULARY.fact("grade", Kind.CHOICE, ("farg", "hogsta"))
TRUMP: Final = VOCABULARY.fact("trump", Kind.SUIT)
SECOND_TRY: Final = VOCABULARY.fact("second_try", Kind.FLAG)
"""The declarer has bought, turned or vingled again; what that costs is not reckoned here."""
HOGSTA: Final = VOCABULARY.fact("hogsta", Kind.SUIT)
STAGE: Final = VOCABULARY.fact("stage", Kind.CHOICE, ("deal", "auction", "purchase", "play", "after"))
NOTICED: Final = VOCABULARY.fact("noticed", Kind.CHOICE, IN_THE_DEAL)
PAYMENT_NOTICED: Final = VOCABULARY.fact("noticed", Kind.CHOICE, (LIMITS[4], LIMITS[-1]))
COUNT_NOTICED: Final = VOCABULARY.fact("noticed", Kind.CHOICE, (LIMITS[5], LIMITS[-1]))
HARM: Final = VOCABULARY.fact("harm", Kind.FLAG)
STANDING: Final = VOCABULARY.fact("standing", Kind.BID)
MADE: Final = VOCABULARY.fact("made", Kind.FLAG)
BEST_POSSIBLE: Final = VOCABULARY.fact("best_possible", Kind.CHOICE, ("home", "bet", "kodilj"))
ALREADY: Final = VOCABULARY.fact("already", Kind.CHOICE, ("kodilj",))
LED: Final = VOCABULARY.fact("led", Kind.FLAG)
"""A card has been led."""
TWO_PASSES: Final = VOCABULARY.fact("two_passes", Kind.FLAG)
"""The auction ended with two correct passes."""
FIRST_HAND_BID: Final = VOCABULARY.fact("first_hand_bid", Kind.FLAG)
BOUGHT: Final = VOCABULARY.fact("bought", Kind.FLAG)
"""The player with the wrong number has bought, or played to a trick."""
ONLY_DEALER_BOUGHT: Final = VOCABULARY.fact("only_dealer_bought", Kind.FLAG)
HOW: Final = VOCABULARY.fact("how", Kind.CHOICE, ("not-named", "wrong-count-turned", "other"))
POSSIBLE: Final = VOCABULARY.fact("possible", Kind.SUITS)
"""Suits that could have become trumps by a correct procedure."""
COUNT: Final = VOCABULARY.fact("count", Kind.CHOICE, ("too-many", "too-few"))
REFUSED: Final = VOCABULARY.fact("refused", Kind.FLAG)
CONDUCT: Final = VOCABULARY.fact("conduct", Kind.CHOICE, ("unsporting", "conferring", "signs", "comment"))
ORDER: Final = VOCABULARY.fact("order", Kind.CHOICE, ("bowls", "chips", "shuffle", "cut", "insight"))
PAYER: Final = VOCABULARY.fact("from", Kind.CHOICE, ("A", "B", "C", "D", "pool"))
PAYEE: Final = VOCABULARY.fact("to", Kind.CHOICE, ("A", "B", "C", "D", "pool"))
AMOUNT: Final = VOCABULARY.fact("amount", Kind.NUMBER)
DISPUTED: Final = VOCABULARY.fact("disputed", Kind.FLAG)
NEXT_PLAYED: Final = VOCABULARY.fact("next_played", Kind.FLAG)
SOLO: Final = VOCABULARY.fact("solo", Kind.CLAIM)
FAULTS: Final = VOCABULARY.fact("faults", Kind.CASES)
POSITION: Final = VOCABULARY.fact("position", Kind.OBJECT)

CLAIM_PARTS: Final = (
    Fact("by", Kind.SEAT),
    CONTRACT,
    Fact("hand", Kind.NUMBER),
    Fact("foreign_card", Kind.FLAG),
    Fact("talon_down", Kind.FLAG),
)
"""The parts of a claim to a big solo ("SM.D10"); all are needed."""

AT_FOUR: Final[When] = {"table": (4,)}
IN_TIME_FOR_PLAY: Final[When] = {"noticed": LIMITS[:3]}
