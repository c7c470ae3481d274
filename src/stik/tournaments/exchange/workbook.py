"""XLSX: reads the first sheet, writes one workbook of several; the same tables give the same bytes."""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from zipfile import BadZipFile

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import MOST_ROWS, Cell, Rows, Sheet, tidy
from stik.tournaments.exchange.packing import in_memory, pack, unpack

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

_WIDEST: Final = 60
_COLUMNS: Final = 64
_FORBIDDEN: Final = re.compile(r"[\\*?:/\[\]]")
_WHEN: Final = re.compile(rb"(<dcterms:(?:created|modified)[^>]*>)[^<]*")
_NO_TIME: Final = rb"\g<1>1980-01-01T00:00:00Z"


def read_workbook(data: bytes) -> Rows:
    """The rows of the first sheet as texts; values where the sheet has formulas."""
    from openpyxl import load_workbook  # takes long to load, and few commands need it

    unpack(data)  # refuses what is no archive, or would be too large
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about parts of a workbook that we do not read
            book = load_workbook(in_memory(data), read_only=True, data_only=True)
            rows = book.worksheets[0].iter_rows(max_row=MOST_ROWS + 1, max_col=_COLUMNS, values_only=True)
            found = [_without_end([_text(cell) for cell in row]) for row in rows]
    except (BadZipFile, KeyError, ValueError, TypeError, IndexError, AttributeError, SyntaxError):
        raise TournamentError(Fault.of("tournament/import-unreadable")) from None
    if len(found) > MOST_ROWS:
        raise TournamentError(Fault.of("tournament/import-too-many", most=MOST_ROWS))
    return found


def _without_end(cells: list[str]) -> list[str]:
    """The cells as far as they say anything."""
    return cells[: max((place for place, cell in enumerate(cells, 1) if cell), default=0)]


def _text(value: object) -> str:
    if value is None:
        return ""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else tidy(str(value))


def write_workbook(sheets: Sequence[Sheet]) -> bytes:
    """A sheet each, the heads frozen; texts are texts even where they look like formulas."""
    from openpyxl import Workbook

    book = Workbook()
    book.remove(book.worksheets[0])
    for number, sheet in enumerate(sheets, 1):
        title = _FORBIDDEN.sub(" ", sheet.title)[:31] or str(number)
        _fill(book.create_sheet(title), sheet)
    made = in_memory()
    book.save(made)
    parts = unpack(made.getvalue())
    return pack(
        {name: _WHEN.sub(_NO_TIME, part) if name == "docProps/core.xml" else part for name, part in parts.items()}
    )


def _fill(page: Worksheet, sheet: Sheet) -> None:
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    for row, cells in enumerate((sheet.columns, *sheet.rows), 1):
        for column, value in enumerate(cells, 1):
            cell = page.cell(row, column)
            if isinstance(value, str):
                cell.value = "".join(sign if sign.isprintable() else " " for sign in value)
                cell.data_type = "s"
            elif value is not None:
                cell.value = value
            if row == 1:
                cell.font = Font(bold=True)
    page.freeze_panes = "A2"
    for column in range(len(sheet.columns)):
        width = max(_width(row[column]) for row in (sheet.columns, *sheet.rows))
        page.column_dimensions[get_column_letter(column + 1)].width = min(width, _WIDEST) + 2


def _width(cell: Cell) -> int:
    return 0 if cell is None else len(str(cell))
