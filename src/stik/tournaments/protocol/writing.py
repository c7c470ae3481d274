"""The protocol and the choices as plain data, in codes that every language has words for."""

from __future__ import annotations

from typing import TypeAlias

from stik.engine import Entry
from stik.tournaments.protocol.choices import Choices
from stik.tournaments.protocol.keep import Protocol, Row
from stik.tournaments.protocol.offers import Ending, Offer, Way
from stik.tournaments.protocol.turn import Turn
from stik.vira import Case, Form
from stik.vira.rules import MOST_PINNAR
from stik.vira.tariff import BET

Json: TypeAlias = dict[str, object]


def protocol_json(protocol: Protocol) -> Json:
    """Rows, pulla, totals, the next deal and the division."""
    return {
        "rules": protocol.rules.preset,
        "persons": list(protocol.persons),
        "planned": protocol.planned,
        "deals_left": protocol.deals_left,
        "next": None if protocol.turn is None else _turn(protocol.turn),
        "pulla": protocol.pulla,
        "totals": _by_person(protocol, protocol.totals),
        "divided": protocol.divided,
        "division": [_payment(one) for one in protocol.division],
        "rows": [_row(protocol, row) for row in protocol.rows],
    }


def choices_json(found: Choices) -> Json:
    """Who plays, what a fine and a payment can cost, and every contract with its gradations, trumps and results."""
    return {
        **_turn(found.turn),
        "bet": BET,
        "most": MOST_PINNAR,
        "families": [
            {"family": family.value, "contracts": [_offer(offer) for offer in members]}
            for family, members in found.families
        ],
    }


def _by_person(protocol: Protocol, amounts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(protocol.persons, amounts, strict=True))


def _turn(turn: Turn) -> Json:
    return {"deal": turn.number, "dealer": turn.dealer, "sits_out": turn.sits_out, "players": list(turn.players)}


def _row(protocol: Protocol, row: Row) -> Json:
    return {
        **_turn(row.turn),
        "line": row.line.to_data(),
        "game": None if row.case is None else _game(row.case),
        "payments": [_payment(one) for one in row.payments],
        "change": _by_person(protocol, row.change),
        "pulla": row.pulla,
        "totals": _by_person(protocol, row.totals),
    }


def _game(case: Case) -> Json:
    """What was played, with everything that follows from what was written."""
    return {
        "contract": case.contract.key,
        "family": case.contract.family.value,
        "grade": case.grade.name.lower(),
        "form": case.form.value,
        "trumps": [trump.name.lower() for trump in case.classes] if case.form is Form.TRUMP else [],
        "result": case.outcome.value,
        "second_try": len(case.classes) == 2,
    }


def _payment(entry: Entry) -> Json:
    return {
        "from": entry.payer,
        "to": entry.payee,
        "amount": entry.amount,
        "reason": entry.reason,
        "cites": list(entry.cites),
    }


def _offer(offer: Offer) -> Json:
    return {
        "contract": offer.contract.key,
        "second_try": offer.second_try,
        "same_trump": offer.same_trump,
        "ways": [_way(way) for way in offer.ways],
    }


def _way(way: Way) -> Json:
    return {
        "grade": way.grade.name.lower(),
        "form": way.form.value,
        "trumps": [trump.name.lower() for trump in way.trumps],
        "results": [_ending(ending) for ending in way.endings],
    }


def _ending(ending: Ending) -> Json:
    """A result; its tricks are the fewest and the most, null where it is said and not counted."""
    return {
        "result": ending.result.value,
        "tricks": [ending.tricks[0], ending.tricks[-1]] if ending.tricks else None,
        "trump": ending.trump,
        "thieves": ending.thieves,
        "count": ending.count,
    }
