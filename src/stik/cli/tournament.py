"""`stik tournament`: tables, schedules and seatings, for people and programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_files import read_text, tournaments
from stik.cli.tournament_tables import print_schedule, print_seating, print_standings
from stik.engine import Stream
from stik.errors import StikError, TournamentError
from stik.messages import Catalogue, catalogue
from stik.tournaments import Schedule, read_distribution, round_robin, seating, standings, to_json, write_distribution

tournament = typer.Typer(no_args_is_help=True, help="Tables, schedules and seatings of tournaments.")

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


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
            _complain(found, say)
            answers.append(_error_json(found, say))
        elif as_json:
            answers.append(to_json(found, standings(found)))
        else:
            print_standings(_console(), found, standings(found), say)
    if as_json:
        _print_json(answers[0] if len(answers) == 1 else answers)
    raise typer.Exit(1 if failed else 0)


@tournament.command()
def schedule(
    teams: Annotated[int, typer.Option(help="How many teams meet, all against all.")],
    tables: Annotated[int | None, typer.Option(help="How many tables; where they are few, rounds are split.")] = None,
    slot: Annotated[int, typer.Option(help="Minutes of a game, the change included.")] = 20,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Make a round robin: rounds, tables, waves, byes and minutes."""
    say = catalogue(chosen(lang))
    try:
        found = round_robin(range(1, teams + 1), tables=tables, slot=slot)
    except TournamentError as error:
        _fail(error, say, as_json=as_json)
    if as_json:
        _print_json(_schedule_json(found))
    else:
        print_schedule(_console(), found, say)


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
        _fail(error, say, as_json=as_json)
    text = write_distribution(found)
    if as_json:
        _print_json({"kind": "vira", "rounds": found.rounds, "repeats": found.repeats, "text": text})
    else:
        print_seating(_console(), found, say, seed=seed if table is None else None)


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


def _console() -> Console:
    return Console(highlight=False)


def _print_json(found: object) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False))


def _complain(error: StikError, say: Catalogue) -> None:
    for fault, sentence in zip(error.faults, _sentences(error, say), strict=True):
        typer.echo(f"{fault.code}: {sentence}", err=True)


def _fail(error: TournamentError, say: Catalogue, *, as_json: bool) -> NoReturn:
    """Says what is wrong, to people and to programs."""
    _complain(error, say)
    if as_json:
        _print_json(_error_json(error, say))
    raise typer.Exit(1) from None


def _error_json(error: StikError, say: Catalogue) -> dict[str, object]:
    return {"error": {"code": error.code, "detail": " ".join(_sentences(error, say))}}


def _sentences(error: StikError, say: Catalogue) -> Sequence[str]:
    return [say(fault.code, **dict(fault.params)) for fault in error.faults]
