"""The table protocol of Vira: deals as they are written down at a real table go in, payments and totals come out."""

from stik.tournaments.protocol.choices import Choices, choices
from stik.tournaments.protocol.keep import Protocol, Row, divided_protocol, kept, planned_deals, table_protocol
from stik.tournaments.protocol.line import DealLine, Payment
from stik.tournaments.protocol.offers import Ending, Offer, Way, offers
from stik.tournaments.protocol.reading import MOST_DEALS, read_deal_line, read_deal_lines, read_lines
from stik.tournaments.protocol.turn import Turn
from stik.tournaments.protocol.writing import choices_json, protocol_json

__all__ = [
    "MOST_DEALS",
    "Choices",
    "DealLine",
    "Ending",
    "Offer",
    "Payment",
    "Protocol",
    "Row",
    "Turn",
    "Way",
    "choices",
    "choices_json",
    "divided_protocol",
    "kept",
    "offers",
    "planned_deals",
    "protocol_json",
    "read_deal_line",
    "read_deal_lines",
    "read_lines",
    "table_protocol",
]
