"""Reads the lines of a table from plain data; what a line means at its table is checked later."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, TypeVar

from stik.errors import TournamentError
from stik.tournaments.fields import Faults, Fields
from stik.tournaments.protocol.line import GRADES, RESULTS, TRUMPS, DealLine, Payment
from stik.vira import Contract, Grade, Outcome
from stik.vira.contracts import BY_KEY, HAND
from stik.vira.rules import MOST_PINNAR
from stik.vira.tariff import BET

MOST_DEALS: Final = 999

CodeT = TypeVar("CodeT", bound=IntEnum | Outcome | Contract)


def read_deal_line(data: object, *, number: int | None = None) -> DealLine:
    """One line, or a `TournamentError` with all its faults; `number` is the deal's where the line does not say it."""
    faults = Faults()
    line = read_line(Fields(data, "", faults), number)
    if faults.found:
        raise TournamentError(*faults.found)
    return line


def read_deal_lines(data: object) -> tuple[DealLine, ...]:
    """The deals of a table in a list; a line without a number has that of its place."""
    faults = Faults()
    lines = read_lines(Fields({"deals": data}, "", faults))
    if faults.found:
        raise TournamentError(*faults.found)
    return lines


def read_lines(holder: Fields) -> tuple[DealLine, ...]:
    """The field `deals` of an object."""
    return tuple(read_line(one, place) for place, one in enumerate(holder.objects("deals"), 1))


def read_line(one: Fields, number: int | None) -> DealLine:
    """A line as far as it can be read; the faults are in its fields."""
    if number is None and not one.has("deal"):
        one.missing("deal")
    said = one.whole("deal", least=1, most=MOST_DEALS)
    line = DealLine(
        number=said or number or 1,
        declarer=one.word("declarer", "") or None,
        contract=_code(one, "contract", BY_KEY),
        grade=_code(one, "grade", GRADES) or Grade.PLAIN,
        misar=one.flag("misar"),
        trump=_code(one, "trump", TRUMPS),
        first_trump=_code(one, "first_trump", TRUMPS),
        tricks=one.whole("tricks", most=HAND),
        result=_code(one, "result", RESULTS),
        thieves=one.words("thieves"),
        payments=tuple(_payment(payment) for payment in one.objects("payments")),
    )
    one.ignore("entered_by", "at", "note", "history")
    one.finish()
    return line


def _code(one: Fields, name: str, known: Mapping[str, CodeT]) -> CodeT | None:
    """One of the known codes; none where it is missing or wrong."""
    if not one.has(name):
        return None
    found = known.get(one.word(name))
    if found is None:
        one.wrong(name, ", ".join(known))
    return found


def _payment(one: Fields) -> Payment:
    """A payment; a bet where no amount is said ("SM.M1")."""
    amount = one.whole("amount", least=1, most=MOST_PINNAR)
    payment = Payment(one.word("from"), one.word("to"), amount or BET)
    one.ignore("note", "reason")
    one.finish()
    return payment
