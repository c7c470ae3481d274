"""CSV as spreadsheets write and read it: any separator, any of the usual encodings, nothing that computes."""

from __future__ import annotations

import csv
import re
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import DANGEROUS, MOST_ROWS, Cell, Rows, Sheet, tidy

SEPARATORS: Final = (";", "\t", ",")
_BOM: Final = "\ufeff"
_LOOK_AT: Final = 50
_NUMBER: Final = re.compile(r"[-+]?\d+([.,]\d+)?")


def read_csv(data: bytes) -> Rows:
    """All rows with their cells tidied; empty ones stay, so that rows keep their numbers."""
    text = _decoded(data)
    told = re.match(r'"?sep=([;,\t])"?\r?\n', text)
    rows = _rows(text[told.end() :], told[1]) if told else _rows(text, _separator(text))
    if len(rows) > MOST_ROWS:
        raise TournamentError(Fault.of("tournament/import-too-many", most=MOST_ROWS))
    return [[], *rows] if told else rows


def _decoded(data: bytes) -> str:
    """UTF-8 with or without its mark; what Excel calls Unicode; else the letters of Western Windows."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _separator(text: str) -> str:
    """The one that gives every row the most cells."""
    head = "".join(text.splitlines(keepends=True)[:_LOOK_AT])
    return max(SEPARATORS, key=lambda one: _fewest(_rows(head, one)))


def _fewest(rows: Rows) -> tuple[int, int]:
    widths = [len(row) for row in rows if any(row)]
    return min(widths, default=0), max(widths, default=0)


def _rows(text: str, separator: str) -> list[list[str]]:
    try:
        lines = csv.reader(text.replace("\0", "").splitlines(keepends=True), delimiter=separator)
        return [[tidy(cell) for cell in row] for row in lines]
    except csv.Error:
        raise TournamentError(Fault.of("tournament/import-unreadable")) from None


def write_csv(sheet: Sheet, separator: str = ";") -> bytes:
    """UTF-8 with its mark, so that Excel knows it; with a semicolon numbers have the comma of the North."""
    lines = [[_text(cell, separator) for cell in row] for row in (sheet.columns, *sheet.rows)]
    kept = _Kept()
    csv.writer(kept, delimiter=separator, lineterminator="\r\n").writerows(lines)
    return (_BOM + "".join(kept.parts)).encode("utf-8")


class _Kept:
    """What the writer writes to."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def write(self, part: str, /) -> int:
        self.parts.append(part)
        return len(part)


def _text(cell: Cell, separator: str) -> str:
    """A number as it is; a text that a spreadsheet would compute gets an apostrophe."""
    if cell is None:
        return ""
    if isinstance(cell, str):
        clean = "".join(sign if sign.isprintable() else " " for sign in cell)
        computes = clean.lstrip().startswith(DANGEROUS) and not _NUMBER.fullmatch(clean)
        return f"'{clean}" if computes else clean
    return str(cell).replace(".", ",") if separator == ";" else str(cell)
