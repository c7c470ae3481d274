"""How likely a Vira game comes home, and what it is then worth in pinnar."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import Final, NamedTuple

from stik.vira import Case, Contract, Form, Grade, Outcome, Rules, TrumpClass
from stik.vira.price import bets, paid_class
from stik.vira.tariff import BET

_SPREAD: Final = 1.1
"""How far the tricks of a known hand stray from their mean; a purchase strays further."""
_SPREAD_BOUGHT: Final = 1.75
_CLOSED, _OPEN = (0.85, 0.8), (0.65, 1.2)
"""A misär without danger comes home so often, and each danger costs so much of it."""
_ONE_TRICK: Final = 0.6
"""Of the misärs that fail, so many fail by a single trick."""


class Odds(NamedTuple):
    """The chances of the three ends of a game that is played."""

    home: float
    bet: float
    kodilj: float


def trump_odds(mean: float, needed: int, *, bought: bool = False) -> Odds:
    """The ends of a game with trumps, if the declarer takes so many tricks on the average."""
    spread = _SPREAD_BOUGHT if bought else _SPREAD
    short, far = (0.5 * (1 + erf((line - mean) / (spread * sqrt(2)))) for line in (needed - 0.5, needed - 1.5))
    return Odds(1 - short, short - far, far)


def misar_odds(danger: float, *, is_open: bool) -> Odds:
    """The ends of a misär with so much danger in it; open to all it is harder."""
    best, cost = _OPEN if is_open else _CLOSED
    home = best * exp(-cost * danger)
    return Odds(home, (1 - home) * _ONE_TRICK, (1 - home) * (1 - _ONE_TRICK))


def mixed(parts: Sequence[tuple[float, Odds]]) -> Odds:
    """The chances when it is still open which of these games it will be."""
    home, bet, kodilj = (sum(share * odds[end] for share, odds in parts) for end in range(3))
    return Odds(home, bet, kodilj)


def worth(rules: Rules, contract: Contract, odds: Odds, *classes: TrumpClass) -> float:
    """What playing brings the declarer on the average; two classes mean a second try."""
    tries = classes or (TrumpClass.OFARG,)
    first = 2 * sum(contract.pinnar_for(trump) for trump in tries[:-1])
    pinnar = 2 * contract.pinnar_for(tries[-1])
    total = 0.0
    for outcome, chance in zip((Outcome.HOME, Outcome.BET, Outcome.KODILJ), odds, strict=True):
        pool = BET * bets(rules, Case(contract=contract, outcome=outcome, classes=tries))
        total += chance * (pool + (pinnar if outcome is Outcome.HOME else -pinnar))
    return total - first


def laid_worth(rules: Rules, contract: Contract, grade: Grade, form: Form, *classes: TrumpClass) -> float:
    """What giving up before play costs ("SWS.notes")."""
    case = Case(contract=contract, outcome=Outcome.LAID, grade=grade, form=form, classes=classes)
    pinnar = sum(contract.pinnar_for(paid_class(case, attempt)) for attempt in range(1, len(classes) + 1))
    return BET * bets(rules, case) - 2 * pinnar
