"""The Vira protocol of a table at the desk, computed by the rules of the tournament."""

from __future__ import annotations

from stik import vira
from stik.app.desk.orders import Order, WriteDeal
from stik.app.desk.state import Desk, DeskRefusal, PlannedMatch
from stik.tournaments.protocol import (
    Protocol,
    choices,
    choices_json,
    divided_protocol,
    protocol_json,
    read_deal_line,
    table_protocol,
)

Told = dict[str, object]


def vira_rules(desk: Desk) -> vira.Rules:
    """The rules of a Vira tournament; of another only what sheets need that all have."""
    return desk.rules if isinstance(desk.rules, vira.Rules) else vira.Rules()


def protocol_of(desk: Desk, match: PlannedMatch, *, ended: bool) -> Told:
    """The lines with their payments, what the next may be, and the division ("SM.L1").

    The pulla is divided once all deals are played or a result stands, or for whoever asks what comes of it if the
    sitting ends here.
    """
    if match.deals is None:
        raise DeskRefusal("desk/no-protocol")
    found = _protocol(desk, match)
    ended = ended or match.is_played or not found.deals_left
    offered = choices(found) or choices(found, found.planned)  # the last can still be corrected
    return {
        "protocol": protocol_json(divided_protocol(found) if ended else found),
        "choices": {} if offered is None else choices_json(offered),
    }


def _protocol(desk: Desk, match: PlannedMatch) -> Protocol:
    lines = [read_deal_line(line, number=number) for number, line in enumerate(match.protocol, 1)]
    return table_protocol(vira_rules(desk), match.entrants, lines, divided=False, planned=match.deals)


def checked_protocol(desk: Desk, order: Order) -> None:
    """Raises `TournamentError` where a new line cannot be."""
    if isinstance(order, WriteDeal):
        _protocol(desk, desk.match(order.match))
