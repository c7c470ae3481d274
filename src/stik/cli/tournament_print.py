"""`stik tournament print`: the sheets of a tournament file as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from stik.cli.language import LanguageOption
from stik.cli.tournament_output import FileArgument, refuse, say_line
from stik.cli.tournament_store import Stored, opened, write_whole

ALL: Final = "all"


def print_command(
    file: FileArgument,
    sheet: Annotated[str, typer.Argument(metavar="SHEET", help="entries, draw, timetable, … certificates; or all.")],
    to: Annotated[str | None, typer.Option(help="The PDF to write; for all of them a folder.")] = None,
    start: Annotated[str, typer.Option(help="When the first round begins.")] = "10:00",
    tables: Annotated[int | None, typer.Option(help="How many tables the hall has.")] = None,
    slot: Annotated[int | None, typer.Option(help="Minutes of a round, the change included.")] = None,
    round_: Annotated[int | None, typer.Option("--round", help="Only this round, where a sheet has rounds.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite what is there.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Print a sheet of a tournament as PDF, or all that make sense now into a folder."""
    # imported here, because it takes a while, and the other commands do without
    from stik.cli.tournament_sheets import BY_ROUND, Room, check_sheet, printed_event, sensible
    from stik.printing import SHEETS

    with opened(file, lang) as (say, event):
        tournament, room = event.tournament, Room(start=start, tables=tables, slot=slot)
        if sheet != ALL:
            check_sheet(sheet, tournament, room, round_)
        printed = printed_event(event.file, tournament, room, round_)
        wanted = sensible(tournament, room) if sheet == ALL else [sheet]
        if sheet == ALL and round_ is not None:
            wanted = [one for one in wanted if one in BY_ROUND]
        targets = _targets(event, wanted, to, whole=sheet == ALL)
        if not force:
            for target in targets.values():
                if target.exists():
                    refuse("tournament/print-exists", file=str(target))
        for name, target in targets.items():
            write_whole(target, SHEETS[name](printed, say))
            say_line(say("tournament/exported", file=str(target)))


def _targets(event: Stored, wanted: list[str], to: str | None, *, whole: bool) -> dict[str, Path]:
    """Where each sheet goes: a file of its own, named after the tournament and the sheet where nothing else is said."""
    if not whole:
        target = Path(f"{event.path.stem}-{wanted[0]}.pdf") if to is None else Path(to)
        if target.is_dir():
            target /= f"{event.path.stem}-{wanted[0]}.pdf"
        elif target.suffix.lower() != ".pdf":
            refuse("tournament/export-kind", known=".pdf")
        return {wanted[0]: target}
    folder = Path(f"{event.path.stem}-print" if to is None else to)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse("tournament/unwritable", file=str(folder), problem=error.strerror or "?")
    return {sheet: folder / f"{sheet}.pdf" for sheet in wanted}
