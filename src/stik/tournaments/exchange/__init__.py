"""Lists and tables that go in and out: CSV, XLSX and the archive of an event; bytes and values, never files."""

from stik.tournaments.exchange.archive import read_archive, write_archive
from stik.tournaments.exchange.cells import Cell, Rows, Sheet, Words
from stik.tournaments.exchange.csv_text import read_csv, write_csv
from stik.tournaments.exchange.entry_list import EntryList, read_entrants
from stik.tournaments.exchange.rating_list import read_ratings
from stik.tournaments.exchange.result_list import holds_results, read_results
from stik.tournaments.exchange.sheets import (
    SHEETS,
    all_sheets,
    entrants_sheet,
    results_sheet,
    schedule_sheet,
    standings_sheet,
)
from stik.tournaments.exchange.wording import clock, decided_by, minute_of
from stik.tournaments.exchange.workbook import read_workbook, write_workbook

__all__ = [
    "SHEETS",
    "Cell",
    "EntryList",
    "Rows",
    "Sheet",
    "Words",
    "all_sheets",
    "clock",
    "decided_by",
    "entrants_sheet",
    "holds_results",
    "minute_of",
    "read_archive",
    "read_csv",
    "read_entrants",
    "read_ratings",
    "read_results",
    "read_workbook",
    "results_sheet",
    "schedule_sheet",
    "standings_sheet",
    "write_archive",
    "write_csv",
    "write_workbook",
]
