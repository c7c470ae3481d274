"""Printed sheets of a tournament as PDF for A4, in Danish, Swedish and English; values in, bytes out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from stik.messages import Catalogue
from stik.printing.bids import bid_table
from stik.printing.book import rule_book
from stik.printing.entries import draw, entrant_cards, entry_list
from stik.printing.honours import certificates, ranking
from stik.printing.model import Event, Meeting, PlannedRound
from stik.printing.results import results
from stik.printing.slips import comb_sheets, vira_protocol
from stik.printing.standings import standings
from stik.printing.timetable import table_cards, timetable

Sheet: TypeAlias = Callable[[Event, Catalogue], bytes]

SHEETS: Final[Mapping[str, Sheet]] = MappingProxyType(
    {
        "entries": entry_list,
        "draw": draw,
        "timetable": timetable,
        "table-cards": table_cards,
        "entrant-cards": entrant_cards,
        "comb-sheets": comb_sheets,
        "vira-protocol": vira_protocol,
        "bid-table": bid_table,
        "results": results,
        "standings": standings,
        "ranking": ranking,
        "certificates": certificates,
    }
)
"""Every printout by its name."""

__all__ = ["SHEETS", "Event", "Meeting", "PlannedRound", "rule_book"]
