"""What follows from which irregularity in Vira: the general paragraphs first, then the book's order."""

from __future__ import annotations

from typing import Final

from stik.rulings.effects import PLAY_ON, REDEAL, Choice
from stik.rulings.vira.case import ViraCase
from stik.rulings.vira.deal import AUCTION, DEAL
from stik.rulings.vira.lines import Entry, Irregularity, cited
from stik.rulings.vira.order import CLOSING, CONVENTIONS, GENERAL
from stik.rulings.vira.play import FELEKARTERING, PLAY, PURCHASE

SECTIONS: Final[dict[str, tuple[Irregularity, ...]]] = {
    "general": GENERAL,
    "conventions": CONVENTIONS,
    "deal": DEAL,
    "auction": AUCTION,
    "purchase": PURCHASE,
    "felekartering": FELEKARTERING,
    "play": PLAY,
    "order": CLOSING,
}

VIRA: Final[tuple[Irregularity, ...]] = tuple(line for lines in SECTIONS.values() for line in lines)

STOPS_THE_DEAL_EARLY: Final = frozenset(
    {
        "fault-before-looking",
        "exposed-in-deal",
        "wrong-hand-count",
        "wrong-talon-count",
        "auction-broken",
        "other-fault",
    }
)
"""Faults that stop a deal before the final bid, and so may cost somebody a big solo ("SM.D10")."""


def solo_is_saved(case: ViraCase) -> bool:
    early = case.slug != "other-fault" or case.text("stage") in {"deal", "auction"}
    return case.solo_player is not None and case.slug in STOPS_THE_DEAL_EARLY and early


SPECIAL: Final[tuple[Entry, ...]] = (
    Entry(
        name="big-solo",
        when=solo_is_saved,
        articles=cited("SM.D10"),
        decided_by="declarer",
        choices=lambda _case: (Choice("play-on", (PLAY_ON,)), Choice("redeal", (REDEAL,))),
    ),
    Entry(name="lapsed", when=lambda case: case.too_late, articles=cited("SM.D7"), lapsed=True),
)
"""Circumstances that overrule the entry of an irregularity."""

LIMITS_BY_SLUG: Final[dict[str, str]] = {
    "other-fault": "before-first-trick-turned",
    "foreign-card": "before-cards-returned",
    "talon-miscounted": "before-purchase",
    "exposed-in-deal": "before-purchase",
    "fault-before-looking": "before-purchase",
    "wrong-hand-count": "before-cards-returned",
    "wrong-talon-count": "before-purchase",
    "insufficient-bid": "before-purchase",
    "pass-out-of-turn": "before-purchase",
    "bid-out-of-turn": "before-purchase",
    "auction-broken": "before-purchase",
    "wrong-trump-choice": "before-first-trick-turned",
    "declarer-purchase-fault": "before-first-trick-turned",
    "early-purchase": "before-first-trick-turned",
    "defender-purchase-fault": "before-first-trick-turned",
    "felekartering": "before-cards-returned",
    "card-out-of-turn": "before-next-trick-turned",
    "exposed-card": "before-next-trick-turned",
    "revoke": "before-cards-returned",
    "wrong-payment": "before-next-but-one-deal",
    "wrong-final-count": "before-chips-returned",
}
"""Until when a fault may be raised ("SM.D7"; for the talon "SM.E7")."""

AUCTION_FAULTS: Final = frozenset({"insufficient-bid", "pass-out-of-turn", "bid-out-of-turn", "auction-broken"})


def limit(slug: str, *, two_passes: bool, only_dealer_bought: bool, stage: str) -> str | None:
    """The last moment for this fault; later where the auction did not end with two correct passes."""
    if slug in AUCTION_FAULTS and not two_passes:
        return "before-first-trick-turned"
    if slug == "wrong-talon-count" and only_dealer_bought:
        return "before-first-trick-turned"
    if slug == "other-fault" and stage == "play":
        return "before-next-trick-turned"
    return LIMITS_BY_SLUG.get(slug)
