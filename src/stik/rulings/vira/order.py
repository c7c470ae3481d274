"""Conventions, order, conduct and money: "SM.B1", "SM.C1" to "SM.C15", "SM.D4", "SM.D5", "SM.D7", "SM.K1", "SM.M1"."""

from __future__ import annotations

from typing import Final

from stik.rulings.case import flag
from stik.rulings.effects import NO_EFFECT, PLAY_ON, Choice, Effect, pay, settle_as
from stik.rulings.facts import aside, needed, optional
from stik.rulings.table import harmless, nothing
from stik.rulings.tariff import home_value
from stik.rulings.vira import facts
from stik.rulings.vira.case import ViraCase
from stik.rulings.vira.lines import Entry, cited, fines, game_of, irregularity, stopped
from stik.vira import TrumpClass
from stik.vira.tariff import BET

AFTER_THE_AUCTION: Final = ("purchase", "play", "after")


def lost_by_offender(case: ViraCase) -> tuple[Effect, ...]:
    """Paid as if the offending side had lost the game."""
    return stopped("bet" if case.by_declarer else "home")


GENERAL: Final = (
    irregularity(
        "other-fault",
        (
            needed(facts.BY),
            needed(facts.STAGE),
            needed(facts.HARM),
            optional(facts.NOTICED),
            optional(facts.SOLO),
            *game_of(needed(facts.DECLARER, {"stage": AFTER_THE_AUCTION, "harm": (True,)})),
        ),
        (
            Entry(name="harmless", articles=cited("SM.D4"), effects=nothing),
            Entry(name="in-auction", when=flag("harm"), articles=cited("SM.D5", "SM.D1", "SM.D6"), effects=fines),
            Entry(
                name="in-game",
                when=lambda case: case.flag("harm") and case.text("stage") in AFTER_THE_AUCTION,
                articles=cited("SM.D5", "SM.D2", "SM.D6"),
                effects=lost_by_offender,
            ),
        ),
    ),
)


def compensation(case: ViraCase) -> tuple[Effect, ...]:
    """One thief pays his partner and whoever sits out; two only pay the latter."""
    out, figures = case.out if case.number("table") == 4 else None, case.terms.tjuvpass
    match case.by:
        case (thief,):
            injured, pinnar = [case.partner_of(thief)], figures.one_at_three
            if out is not None:
                injured, pinnar = [*injured, out], figures.one_at_four
        case _:
            injured, pinnar = [out] if out is not None else [], figures.two_at_four
    return tuple(pay(thief, seat, pinnar) for thief in case.by for seat in injured) or (NO_EFFECT,)


CONVENTIONS: Final = (
    irregularity(
        "tjuvpass",
        (
            needed(facts.BY),
            needed(facts.DECLARER),
            needed(facts.MADE),
            needed(facts.TABLE),
            needed(facts.OUT, facts.AT_FOUR),
            aside(facts.CONTRACT),
        ),
        (
            Entry(articles=cited("SM.B1"), effects=compensation),
            harmless("two-at-three", lambda case: len(case.by) == 2 and case.number("table") == 3, cited("SM.B1")),
            harmless("not-made", lambda case: not case.flag("made"), cited("SM.B1")),
            harmless("not-compensated", lambda case: not case.terms.tjuvpass_compensation, cited("SM.B1", "SM.C8")),
        ),
    ),
)

ARTICLE_OF_ORDER: Final = {
    "bowls": ("SM.C1",),
    "chips": ("SM.C2",),
    "shuffle": ("SM.C3",),
    "cut": ("SM.C4",),
    "insight": ("SM.C15",),
}


def penalties(case: ViraCase) -> tuple[Choice, ...]:
    """The three steps of the directors: points, leaving the table for the round, disqualification."""
    points = (
        BET
        if case.contract is None
        else home_value(case.terms, case.contract, case.paid_class("home") or TrumpClass.OFARG)
    )
    return (
        Choice("deduct-points", tuple(Effect.of("deduct-points", seat=seat, points=points) for seat in case.by)),
        Choice("expel", case.on_offenders("expel")),
        Choice("disqualify", case.on_offenders("disqualify")),
    )


ARTICLE_OF_CONDUCT: Final = {
    "conferring": ("SM.A8", "SM.C12"),
    "signs": ("SM.C12",),
    "comment": ("SM.C12",),
}


def conduct(case: ViraCase) -> tuple[str, ...]:
    """The article that was broken; an utkuperad is no party, but can be fined."""
    out = ("SM.D3",) if case.out in case.by else ()
    return (*ARTICLE_OF_CONDUCT.get(case.text("conduct"), ()), *out)


CLOSING: Final = (
    irregularity(
        "claim-contested",
        (needed(facts.BY), *game_of()),
        (
            Entry(articles=cited("SM.C13"), effects=lambda _case: (PLAY_ON,)),
            Entry(
                name="exposed",
                when=lambda case: bool(case.declarer) and not case.by_declarer,
                articles=cited("SM.C13"),
                effects=lambda case: (PLAY_ON, *case.on_offenders("hand-is-open")),
            ),
        ),
    ),
    irregularity(
        "concession",
        (needed(facts.BY), optional(facts.REFUSED), *game_of()),
        (
            Entry(articles=cited("SM.C14"), effects=lambda _case: (settle_as("home"),)),
            Entry(name="refused", when=flag("refused"), articles=cited("SM.C14"), effects=lambda _case: (PLAY_ON,)),
        ),
    ),
    irregularity(
        "order-breach",
        (needed(facts.BY), needed(facts.ORDER), optional(facts.HARM)),
        (
            Entry(articles=cited("SM.D4"), also=lambda case: ARTICLE_OF_ORDER[case.text("order")], effects=nothing),
            Entry(
                name="harm",
                when=flag("harm"),
                articles=cited("SM.M1"),
                also=lambda case: ARTICLE_OF_ORDER[case.text("order")],
                decided_by="director",
                choices=penalties,
            ),
        ),
    ),
    *(
        irregularity(
            slug,
            (needed(facts.PAYER), needed(facts.PAYEE), needed(facts.AMOUNT), optional(noticed)),
            (
                Entry(
                    articles=cited("SM.D7"),
                    effects=lambda case: (pay(case.text("from"), case.text("to"), case.number("amount")),),
                ),
            ),
            blameless=True,
        )
        for slug, noticed in (("wrong-payment", facts.PAYMENT_NOTICED), ("wrong-final-count", facts.COUNT_NOTICED))
    ),
    irregularity(
        "misconduct",
        (needed(facts.BY), optional(facts.CONDUCT), *game_of()),
        (Entry(articles=cited("SM.M1"), also=conduct, decided_by="director", choices=penalties),),
    ),
    irregularity(
        "not-covered",
        (optional(facts.BY),),
        (Entry(articles=cited("SM.K1"), decided_by="director"),),
        blameless=True,
    ),
)
