"""A deal as the table writes it down: who declared, what, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from stik.vira import Contract, Grade, Outcome, TrumpClass
from stik.vira.tariff import BET

Person: TypeAlias = str

TRUMPS: Final[Mapping[str, TrumpClass]] = {trump.name.lower(): trump for trump in TrumpClass}
GRADES: Final[Mapping[str, Grade]] = {grade.name.lower(): grade for grade in Grade}
RESULTS: Final[Mapping[str, Outcome]] = {outcome.value: outcome for outcome in Outcome}


@dataclass(frozen=True, slots=True)
class Payment:
    """Pinnar that were paid by agreement or by order, from a person or the pulla to another ("SM.K1")."""

    payer: Person
    payee: Person
    amount: int = BET


@dataclass(frozen=True, slots=True, kw_only=True)
class DealLine:
    """One deal: a game, or payments for a fault that stopped it, or both ("SM.D6")."""

    number: int
    declarer: Person | None = None
    contract: Contract | None = None
    grade: Grade = Grade.PLAIN
    misar: bool = False
    """A gask that was played as misär."""
    trump: TrumpClass | None = None
    first_trump: TrumpClass | None = None
    """The trump of the first try; given, there was a second one ("SWS.notes")."""
    tricks: int | None = None
    """The declarer's."""
    result: Outcome | None = None
    thieves: tuple[Person, ...] = ()
    """Who passed a gök without the läggarder ("SM.B1")."""
    payments: tuple[Payment, ...] = ()

    def to_data(self) -> dict[str, object]:
        """The line as plain data, without what was not said."""
        said = {
            "declarer": self.declarer,
            "contract": self.contract and self.contract.key,
            "grade": self.grade.name.lower() if self.grade else None,
            "misar": self.misar or None,
            "trump": None if self.trump is None else self.trump.name.lower(),
            "first_trump": None if self.first_trump is None else self.first_trump.name.lower(),
            "tricks": self.tricks,
            "result": self.result and self.result.value,
            "thieves": list(self.thieves) or None,
            "payments": [_payment(one) for one in self.payments] or None,
        }
        return {"deal": self.number} | {name: value for name, value in said.items() if value is not None}


def _payment(one: Payment) -> dict[str, object]:
    return {"from": one.payer, "to": one.payee, "amount": one.amount}
