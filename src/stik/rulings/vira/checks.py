"""Facts of a Vira case that cannot be together; all are named at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stik.errors import Fault
from stik.rulings.tariff import family_of
from stik.rulings.vira.case import ViraCase
from stik.rulings.vira.deal import is_sufficient
from stik.vira.contracts import GRADED

OUT_MAY_ERR: Final = frozenset({"misconduct", "order-breach", "not-covered"})
"""The utkuperad is no party in a deal, but may misbehave ("SM.D3")."""

BY_DECLARER: Final = frozenset({"wrong-trump-choice", "declarer-purchase-fault"})
BY_DEFENDERS: Final = frozenset({"early-purchase", "defender-purchase-fault", "concession", "tjuvpass"})


def contradictions(case: ViraCase) -> Iterator[Fault]:
    """Everything that does not fit."""
    yield from _seats(case)
    yield from _roles(case)
    yield from _bids(case)


def _bad(field: str, wanted: tuple[str, ...]) -> Fault:
    return Fault.of("setup/bad-field", field=field, wanted=", ".join(wanted))


def _seats(case: ViraCase) -> Iterator[Fault]:
    if case.number("table") == 3 and case.out:
        yield Fault.of("rule/nobody-sits-out")
    allowed = case.seats if case.slug in OUT_MAY_ERR else case.active
    if not all(seat in allowed for seat in case.by):
        yield _bad("by", allowed)
    if case.text("declarer") and case.text("declarer") not in case.active:
        yield _bad("declarer", case.active)


def _roles(case: ViraCase) -> Iterator[Fault]:
    if case.slug in BY_DECLARER and case.by != (case.declarer,):
        yield _bad("by", (case.declarer,) if case.declarer else case.active)
    if case.slug in BY_DEFENDERS and case.by_declarer:
        yield _bad("by", case.defenders)
    if case.slug == "early-purchase" and case.defenders and not case.by_declarer and case.by != case.defenders[1:]:
        yield Fault.of("rule/right-defender", seat=case.defenders[1])


def _bids(case: ViraCase) -> Iterator[Fault]:
    contract = case.text("contract")
    if contract and case.grade and family_of(contract) not in GRADED:
        yield Fault.of("rule/no-gradation", contract=contract.partition("+")[0])
    if case.slug == "tjuvpass" and contract not in {"", "gok"}:
        yield _bad("contract", ("gok",))
    if case.slug == "insufficient-bid" and is_sufficient(case):
        yield Fault.of("rule/sufficient-bid", bid=contract, standing=case.text("standing"))
