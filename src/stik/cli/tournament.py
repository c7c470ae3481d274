"""`stik tournament`: tables, schedules and seatings, for people and programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_files import tournaments
from stik.cli.tournament_tables import print_schedule, print_standings
from stik.errors import StikError, TournamentError
from stik.messages import Catalogue, catalogue
from stik.tournaments import Schedule, round_robin, standings, to_json

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
            answers.append({"error": {"code": found.code, "detail": " ".join(_sentences(found, say))}})
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
        _complain(error, say)
        raise typer.Exit(1) from None
    if as_json:
        _print_json(_schedule_json(found))
    else:
        print_schedule(_console(), found, say)


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


def _sentences(error: StikError, say: Catalogue) -> Sequence[str]:
    return [say(fault.code, **dict(fault.params)) for fault in error.faults]
