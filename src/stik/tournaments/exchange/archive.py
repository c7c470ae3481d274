"""The whole event as one file that can be moved to another machine: the tournament, its tables, a word of guidance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import Sheet
from stik.tournaments.exchange.csv_text import write_csv
from stik.tournaments.exchange.packing import pack, unpack

TOURNAMENT: Final = "tournament"
"""The name of the file itself, before its suffix."""
README: Final = "README.txt"


def write_archive(text: str, suffix: str, sheets: Mapping[str, Sheet], readme: str) -> bytes:
    """The file as it is, a CSV for every table, and the readme."""
    tables = {f"{name}.csv": write_csv(sheet) for name, sheet in sheets.items()}
    return pack({TOURNAMENT + suffix: text.encode("utf-8"), README: readme.encode("utf-8"), **tables})


def read_archive(data: bytes) -> tuple[str, str]:
    """The text of the tournament file in an archive, and its suffix."""
    for name, content in unpack(data).items():
        stem, _, suffix = name.rpartition(".")
        if stem == TOURNAMENT:
            try:
                return content.decode("utf-8"), f".{suffix}"
            except UnicodeDecodeError:
                raise TournamentError(Fault.of("tournament/import-unreadable")) from None
    raise TournamentError(Fault.of("tournament/import-no-archive"))
