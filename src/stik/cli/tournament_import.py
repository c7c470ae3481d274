"""`stik tournament import`: entrants or results from a list, or a whole event from its archive."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_files import documents
from stik.cli.tournament_output import FileArgument, JsonOption, explained, print_json, refuse, say_line
from stik.cli.tournament_store import Stored, read_bytes, stored, write_new
from stik.messages import Catalogue, catalogue
from stik.tournaments import FORMATS, Entrant, GameResult, Sitting, Stage, Tournament, read_tournament
from stik.tournaments.entry import Place, place_of_game, place_of_sitting, same_game
from stik.tournaments.exchange import (
    EntryList,
    Rows,
    holds_results,
    read_archive,
    read_csv,
    read_entrants,
    read_results,
    read_workbook,
)
from stik.tournaments.filing import lines, with_entrants, with_result
from stik.tournaments.writing import Json, game_to_file, sitting_to_file


def import_list(
    file: FileArgument,
    source: Annotated[str, typer.Argument(metavar="LIST", help="Entrants or results in CSV or XLSX, or an archive.")],
    correct: Annotated[bool, typer.Option("--correct", help="Put existing results right by the list.")] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Add entrants or results from a list, or unpack the archive of an event to FILE."""
    say = catalogue(chosen(lang))
    with explained(say, as_json=as_json):
        if source.lower().endswith(".zip"):
            answer = _unpack(file, source, say, quiet=as_json)
        else:
            rows = read_rows(source)
            event = stored(file)
            if holds_results(rows):
                answer = _results(event, rows, say, quiet=as_json, correct=correct)
            else:
                answer = _entrants(event, rows, say, quiet=as_json)
    if as_json:
        print_json(answer)


def read_rows(source: str) -> Rows:
    """The rows of a list, whichever kind of file it is."""
    data = read_bytes(source)
    return read_workbook(data) if source.lower().endswith((".xlsx", ".xlsm")) else read_csv(data)


def _unpack(file: str, source: str, say: Catalogue, *, quiet: bool) -> Json:
    text, suffix = read_archive(read_bytes(source))
    if suffix != Path(file).suffix:
        refuse("tournament/archive-suffix", suffix=suffix)
    for document in documents(source, text):
        if not isinstance(document, dict) or document.get("entrants"):
            read_tournament(document)
    write_new(Path(file), text.encode("utf-8"))
    if not quiet:
        say_line(say("tournament/unpacked", file=file))
    return {"unpacked": file}


def _entrants(event: Stored, rows: Rows, say: Catalogue, *, quiet: bool) -> Json:
    form = FORMATS.get(str(event.file.get("format")))
    known: Sequence[Entrant] = event.tournament.entrants if form is None or lines(event.file, "entrants") else ()
    found: EntryList = read_entrants(rows, persons=form is not None and form.persons, known=known)
    event.save(with_entrants(event.file, found.entrants))
    if not quiet:
        say_line(say("tournament/imported-entrants", count=len(found.entrants)))
        if found.unused:
            say_line(say("tournament/imported-unused", columns=", ".join(found.unused)), "yellow")
    return {"entrants": [one.id for one in found.entrants], "unused": list(found.unused)}


def _results(event: Stored, rows: Rows, say: Catalogue, *, quiet: bool, correct: bool) -> Json:
    """Results that are there already are left alone; others that differ are put right only when told so."""
    added = corrected = 0
    file, tournament = event.file, event.tournament
    for one in read_results(rows, tournament):
        place = _place(tournament, one)
        if place.at is None:
            added += 1
        elif _same(tournament, one, place.at):
            continue
        elif correct:
            corrected += 1
        else:
            refuse("tournament/import-differs", **_who(one))
        file = with_result(file, _line(tournament, one, place), place.at)
    event.save(file)
    if not quiet:
        say_line(say("tournament/imported-results", count=added, corrected=corrected))
    return {"added": added, "corrected": corrected}


def _place(tournament: Tournament, one: GameResult | Sitting) -> Place:
    if isinstance(one, Sitting):
        return place_of_sitting(tournament, one)
    return place_of_game(tournament, one.stage, one.a, one.b, one.round)


def _same(tournament: Tournament, one: GameResult | Sitting, at: int) -> bool:
    return tournament.sittings[at] == one if isinstance(one, Sitting) else same_game(one, tournament.games[at])


def _line(tournament: Tournament, one: GameResult | Sitting, place: Place) -> Json:
    if isinstance(one, Sitting):
        return sitting_to_file(one)
    line = game_to_file(one, tournament.format)
    known = place.round if one.stage is Stage.POOL or place.at is not None else one.round
    return line if known is None else line | {"round": known}


def _who(one: GameResult | Sitting) -> dict[str, str]:
    return {"who": ", ".join(one.seats) if isinstance(one, Sitting) else f"{one.a} – {one.b}"}
