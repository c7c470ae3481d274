"""`stik tournament ranking`: the ranking list over events, with the history of every player."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_files import tournaments
from stik.cli.tournament_output import JsonOption, complain, console, print_json, say_line
from stik.errors import TournamentError
from stik.messages import catalogue
from stik.tournaments import Ranked, Tournament, ranking_list
from stik.tournaments.writing import Json, number


def ranking(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Tournaments in YAML or JSON.")],
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Rank players over tournaments: points by final place, and where they come from."""
    say = catalogue(chosen(lang))
    events: list[Tournament] = []
    failed = False
    for found in tournaments(files):
        if isinstance(found, TournamentError):
            failed = True
            complain(found, say)
        else:
            events.append(found)
    ranked = ranking_list(events)
    if as_json:
        print_json([_json(one) for one in ranked])
    elif ranked:
        grid = Grid(box=None, pad_edge=False)
        for column in ("place", "name", "points", "history"):
            number_column = column in ("place", "points")
            grid.add_column(say(f"tournament/col-{column}"), justify="right" if number_column else "left")
        for one in ranked:
            grid.add_row(*map(Text, (str(one.place), one.player, str(number(one.points)), _history(one))))
        console().print(grid)
    else:
        say_line(say("tournament/nobody-ranked"))
    raise typer.Exit(1 if failed else 0)


def _history(one: Ranked) -> str:
    return ", ".join(f"{entry.event} {entry.place}. ({number(entry.points)})" for entry in one.history)


def _json(one: Ranked) -> Json:
    history = [{"event": entry.event, "place": entry.place, "points": number(entry.points)} for entry in one.history]
    return {"place": one.place, "player": one.player, "points": number(one.points), "history": history}
