"""The Vira protocol of a real table, and what a single deal pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from stik.errors import TournamentError
from stik.tournaments.fields import Faults
from stik.tournaments.protocol import (
    MOST_DEALS,
    DealLine,
    choices,
    choices_json,
    divided_protocol,
    protocol_json,
    read_deal_line,
    table_protocol,
)
from stik.tournaments.protocol.checks import Check
from stik.tournaments.protocol.keep import Protocol
from stik.vira import Rules, price
from stik.vira.rules import POOL, SEATS

Json: TypeAlias = dict[str, object]


def sheet_json(
    rules: Rules,
    persons: Sequence[str],
    lines: Sequence[Mapping[str, object]],
    *,
    dealer: str | None,
    planned: int | None,
    divided: bool,
) -> Json:
    """The lines with their payments, pulla and totals, and what the next may be; without a plan they go on and on."""
    read = [read_deal_line(line, number=number) for number, line in enumerate(lines, 1)]
    found = _protocol(rules, persons, read, dealer=dealer, planned=planned)
    offered = choices(found) or choices(found, len(found.rows))
    shown = divided_protocol(found) if divided or not found.deals_left else found
    return {
        "protocol": protocol_json(shown),
        "choices": None if offered is None else choices_json(offered),
        "open": planned is None,
    }


def _protocol(
    rules: Rules, persons: Sequence[str], lines: Sequence[DealLine], *, dealer: str | None, planned: int | None
) -> Protocol:
    deals = MOST_DEALS if planned is None else planned
    return table_protocol(rules, persons, lines, divided=False, planned=deals, first_dealer=dealer)


def price_json(rules: Rules, table: int, line: Mapping[str, object], pool: int) -> Json:
    """What a deal pays with so much in the pulla, by the letters of the seats."""
    persons = tuple(SEATS[:table])
    read, faults = read_deal_line(line, number=1), Faults()
    protocol = _protocol(rules, persons, (), dealer=None, planned=None)
    turn = protocol.turn
    assert turn is not None
    case = Check(rules, persons, read, "", faults).case(turn, pool)
    if faults.found or case is None:
        raise TournamentError(*faults.found)
    entries = price(rules, case)
    change = dict.fromkeys((*persons, POOL), 0)
    for entry in entries:
        change[entry.payer] -= entry.amount
        change[entry.payee] += entry.amount
    pulla = pool + change.pop(POOL)
    payments = [
        {"from": one.payer, "to": one.payee, "amount": one.amount, "reason": one.reason, "cites": list(one.cites)}
        for one in entries
    ]
    return {"payments": payments, "change": change, "pulla": pulla}


def price_choices(rules: Rules, table: int) -> Json:
    """Who sits where in a deal that only its price is asked of, and every contract."""
    found = choices(_protocol(rules, tuple(SEATS[:table]), (), dealer=None, planned=None))
    assert found is not None
    return choices_json(found)
