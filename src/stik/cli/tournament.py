"""`stik tournament`: tables, schedules and seatings, for people and programs."""

from __future__ import annotations

from typing import Annotated

import typer

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_chances import simulate_command
from stik.cli.tournament_draw import draw
from stik.cli.tournament_enter import enter
from stik.cli.tournament_export import export
from stik.cli.tournament_files import read_text, tournaments
from stik.cli.tournament_import import import_list
from stik.cli.tournament_new import close, new
from stik.cli.tournament_output import JsonOption, complain, console, error_json, explained, fail, print_json
from stik.cli.tournament_print import print_command
from stik.cli.tournament_ranking import ranking
from stik.cli.tournament_rulings import decide, disqualify, penalty, withdraw
from stik.cli.tournament_store import stored
from stik.cli.tournament_tables import print_schedule, print_seating, print_standings
from stik.cli.tournament_timetable import print_timetable, timetable_json
from stik.engine import Stream
from stik.errors import TournamentError
from stik.messages import Catalogue, catalogue
from stik.tournaments import Schedule, read_distribution, round_robin, seating, standings, to_json, write_distribution
from stik.tournaments.exchange import minute_of
from stik.tournaments.timetable import timetable

tournament = typer.Typer(no_args_is_help=True, help="Tables, schedules and seatings of tournaments.")

tournament.command("new")(new)
tournament.command("import")(import_list)
tournament.command("draw")(draw)
tournament.command("enter")(enter)
tournament.command("penalty")(penalty)
tournament.command("disqualify")(disqualify)
tournament.command("withdraw")(withdraw)
tournament.command("decide")(decide)
tournament.command("close")(close)
tournament.command("export")(export)
tournament.command("print")(print_command)
tournament.command("simulate")(simulate_command)
tournament.command("ranking")(ranking)


@tournament.command("standings")
def standings_command(
    files: Annotated[list[str], typer.Argument(help="Tournaments in YAML or JSON; - for standard input.")],
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Show the tables of a tournament, who goes on and what is unresolved; several files give a list."""
    say = catalogue(chosen(lang))
    answers: list[object] = []
    failed = False
    for found in tournaments(files):
        if isinstance(found, TournamentError):
            failed = True
            complain(found, say)
            answers.append(error_json(found, say))
        elif as_json:
            answers.append(to_json(found, standings(found)))
        else:
            print_standings(console(), found, standings(found), say)
    if as_json:
        print_json(answers[0] if len(answers) == 1 else answers)
    raise typer.Exit(1 if failed else 0)


@tournament.command()
def schedule(
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="The timetable of a tournament file.")] = None,
    teams: Annotated[int | None, typer.Option(help="How many teams meet, all against all.")] = None,
    tables: Annotated[int | None, typer.Option(help="How many tables; where they are few, rounds are split.")] = None,
    slot: Annotated[int | None, typer.Option(help="Minutes of a game, the change included.")] = None,
    start: Annotated[str, typer.Option(help="When the first round of a file begins.")] = "10:00",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Make a round robin of so many teams, or the timetable of a file: rounds, tables, waves, byes and minutes."""
    say = catalogue(chosen(lang))
    if file is not None:
        _timetable(file, tables, slot, start, say, as_json=as_json)
        return
    if teams is None:
        raise typer.BadParameter(say("tournament/file-or-teams"))
    try:
        found = round_robin(range(1, teams + 1), tables=tables, slot=20 if slot is None else slot)
    except TournamentError as error:
        fail(error, say, as_json=as_json)
    if as_json:
        print_json(_schedule_json(found))
    else:
        print_schedule(console(), found, say)


@tournament.command("seating")
def seating_command(
    persons: Annotated[int | None, typer.Option(help="How many persons play.")] = None,
    rounds: Annotated[int | None, typer.Option(help="How many rounds.")] = None,
    table: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Read a prepared distribution table instead; - for standard input."),
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same seating.")] = "1",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Seat persons at tables of four and three with as few repeated meetings as possible."""
    say = catalogue(chosen(lang))
    if table is None and (persons is None or rounds is None):
        raise typer.BadParameter(say("tournament/persons-or-table"))
    try:
        if table is not None:
            found = read_distribution(read_text(table), persons=persons, rounds=rounds)
        else:
            found = seating(persons or 0, rounds or 0, Stream(seed, {"purpose": "seating"}))
    except TournamentError as error:
        fail(error, say, as_json=as_json)
    text = write_distribution(found)
    if as_json:
        print_json({"kind": "vira", "rounds": found.rounds, "repeats": found.repeats, "text": text})
    else:
        print_seating(console(), found, say, seed=seed if table is None else None)


def _timetable(file: str, tables: int | None, slot: int | None, start: str, say: Catalogue, *, as_json: bool) -> None:
    """The pools side by side with times of day."""
    with explained(say, as_json=as_json):
        event = stored(file).tournament
        begin, found = minute_of(start), timetable(event, tables=tables, slot=slot)
    if as_json:
        print_json(timetable_json(found, begin))
    else:
        print_timetable(event, found, begin, say)


def _schedule_json(found: Schedule[int]) -> dict[str, object]:
    """A game is table, team, team, and its wave where the round is split."""
    return {
        "kind": "round-robin",
        "rounds": [
            [[one.table, one.a, one.b, *([one.wave] if round_.waves > 1 else [])] for one in round_.fixtures]
            for round_ in found.rounds
        ],
        "byes": [list(round_.byes) for round_ in found.rounds],
        "minutes": found.minutes,
    }
