"""`stik tournament export`: tables as CSV or XLSX, the file as YAML or JSON, the whole event as one archive."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_output import FileArgument, explained, refuse, say_line
from stik.cli.tournament_store import Stored, stored, write_new, write_whole
from stik.messages import Catalogue, catalogue
from stik.protocol.tournament_text import write_json, write_yaml
from stik.tournaments.exchange import SHEETS, Sheet, all_sheets, minute_of, write_archive, write_csv, write_workbook

_TABLES: Final = (".csv", ".xlsx", ".zip")
"""What is made from a tournament may be overwritten; a tournament may not."""
SUFFIXES: Final = (".csv", ".xlsx", ".json", ".yaml", ".yml", ".zip")


def export(
    file: FileArgument,
    to: Annotated[str, typer.Option(help="The file to write: .csv, .xlsx, .json, .yaml or .zip.")],
    what: Annotated[str | None, typer.Option(help="For CSV: entrants, schedule, results or standings.")] = None,
    comma: Annotated[bool, typer.Option("--comma", help="For CSV: commas and decimal points.")] = False,
    start: Annotated[str, typer.Option(help="For the schedule: when the first round begins.")] = "10:00",
    tables: Annotated[int | None, typer.Option(help="For the schedule: how many tables.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Write tables or the whole event for other programs; the kind of file follows from its name."""
    say = catalogue(chosen(lang))
    target = Path(to)
    with explained(say):
        if target.suffix.lower() not in SUFFIXES:
            refuse("tournament/export-kind", known=", ".join(SUFFIXES))
        event = stored(file)
        tournament = event.tournament
        sheets = all_sheets(tournament, say, start=minute_of(start), tables=tables)
        match target.suffix.lower():
            case ".csv":
                data = write_csv(_wanted(sheets, what, target), "," if comma else ";")
            case ".xlsx":
                data = write_workbook(list(sheets.values()))
            case ".zip":
                data = _archive(event, sheets, say)
            case ".json":
                data = write_json(event.file).encode("utf-8")
            case _:
                data = write_yaml(event.file, event.text).encode("utf-8")
        write = write_whole if target.suffix.lower() in _TABLES else write_new
        write(target, data)
    say_line(say("tournament/exported", file=to))


def _wanted(sheets: Mapping[str, Sheet], what: str | None, target: Path) -> Sheet:
    """The table that was named, else the one that the name of the file begins with, else the standings."""
    name = what or next((one for one in SHEETS if target.stem.lower().startswith(one)), "standings")
    if name not in SHEETS:
        refuse("tournament/bad-field", where="--what", wanted=", ".join(SHEETS))
    if name not in sheets:
        refuse("tournament/not-drawn")
    return sheets[name]


def _archive(event: Stored, sheets: Mapping[str, Sheet], say: Catalogue) -> bytes:
    """The file as it is with its tables and a word of guidance; the same event gives the same bytes."""
    readme = say("tournament/archive-readme", name=event.tournament.name or event.path.stem, file=event.path.name)
    return write_archive(event.text, event.path.suffix or ".yaml", sheets, readme + "\n")
