"""What every contract can be and how it can end: one list for the phone that asks and for the check that refuses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from stik.vira import CONTRACTS, Contract, Family, Form, Grade, Outcome, Rules, TrumpClass
from stik.vira.contracts import PAID_AS_BID
from stik.vira.score import outcome_of
from stik.vira.state import Declared
from stik.vira.tariff import is_turned_eight


@dataclass(frozen=True, slots=True)
class Ending:
    """A result with the declarer's tricks that mean it, and what else is asked then."""

    result: Outcome
    tricks: tuple[int, ...]
    trump: bool
    """Whether the payment needs the class of the trumps ("SWS.notes", "VR.A13")."""
    thieves: bool
    """Whether tjuvpass is compensated ("SM.B1")."""
    count: bool
    """Whether the number of tricks changes the payment ("VR.A3")."""


@dataclass(frozen=True, slots=True)
class Way:
    """A contract in one gradation and one form."""

    grade: Grade
    form: Form
    trumps: tuple[TrumpClass, ...]
    endings: tuple[Ending, ...]

    def ending(self, result: Outcome) -> Ending:
        """The ending with that result; every way has all four."""
        return next(ending for ending in self.endings if ending.result is result)


@dataclass(frozen=True, slots=True)
class Offer:
    """A contract that can be declared."""

    contract: Contract
    ways: tuple[Way, ...]
    second_try: bool
    same_trump: bool
    """Whether a second try keeps the trump of the first ("VR.B4")."""

    def way(self, grade: Grade, form: Form) -> Way | None:
        """The contract in that gradation and form, where there is such a thing."""
        return next((way for way in self.ways if (way.grade, way.form) == (grade, form)), None)


@lru_cache(maxsize=32)
def offers(rules: Rules) -> tuple[Offer, ...]:
    """Every contract that the rules let bid, in the order of the bid table ("SM.A3")."""
    return tuple(_offer(rules, one) for one in CONTRACTS if one.family is not Family.TRINGEL or rules.tringel)


def offer_of(rules: Rules, contract: Contract) -> Offer | None:
    """What the contract can be, or none where it is not bid ("SM.A3")."""
    return next((offer for offer in offers(rules) if offer.contract is contract), None)


def _offer(rules: Rules, contract: Contract) -> Offer:
    grades = tuple(Grade) if contract.graded else (Grade.PLAIN,)
    return Offer(
        contract,
        tuple(_way(rules, contract, grade, form) for grade in grades for form in _forms(rules, contract, grade)),
        second_try=rules.talon_for_second_try(contract.family) is not None,
        same_trump=contract.family is Family.KOP and not rules.new_trump_at_omkop,
    )


def _forms(rules: Rules, contract: Contract, grade: Grade) -> list[Form]:
    """With trumps, as misär, or either; a gask that was bid i färg usually only with trumps ("VR.C3")."""
    forms = [] if contract.tricks is None else [Form.TRUMP]
    if contract.misar is not None and (not grade or rules.graded_gask_misar):
        forms.append(Form.MISAR)
    return forms


def _way(rules: Rules, contract: Contract, grade: Grade, form: Form) -> Way:
    game = Declared(0, contract, grade, form)
    trumps = tuple(trump for trump in TrumpClass if trump >= grade) if form is Form.TRUMP else ()
    return Way(grade, form, trumps, tuple(_ending(rules, game, result) for result in Outcome))


def _ending(rules: Rules, game: Declared, result: Outcome) -> Ending:
    family, home, laid = game.contract.family, result is Outcome.HOME, result is Outcome.LAID
    return Ending(
        result,
        tricks=tuple(n for n in range(game.cards + 1) if outcome_of(game.form, game.needed, n) is result),
        trump=game.form is Form.TRUMP and not (laid and family in PAID_AS_BID),
        thieves=home and family is Family.GOK and rules.tjuvpass_compensation,
        count=home and rules.turn8_overtrick_bonus and is_turned_eight(game.contract),
    )
