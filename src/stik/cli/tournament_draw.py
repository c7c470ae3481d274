"""`stik tournament draw`: pools by red and black cards, player numbers by lot, all from the seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table as Grid
from rich.text import Text

from stik.cli.language import LanguageOption
from stik.cli.tournament_new import new_seed
from stik.cli.tournament_output import FileArgument, JsonOption, console, print_json, refuse, say_line
from stik.cli.tournament_store import Stored, opened, write_whole
from stik.messages import Catalogue
from stik.tournaments import Departures, Tournament
from stik.tournaments.filing import lines, with_draw, without_draw
from stik.tournaments.writing import Json

_SUITS: Final = {"A": ("♥", "red"), "B": ("♠", "bold"), "C": ("♦", "red"), "D": ("♣", "bold")}
"""Red for the first pool and black for the second ("T.TF.2", V95)."""


def draw(
    file: FileArgument,
    again: Annotated[bool, typer.Option("--again", help="Draw anew with a new seed; results are lost.")] = False,
    seed: Annotated[str, typer.Option(help="Draw with this seed and not with that of the file.")] = "",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Draw the pools of a Voms tournament, or the player numbers of Vira, from the seed."""
    with opened(file, lang, as_json=as_json) as (say, event):
        found = event.file
        if again:
            found = without_draw(found)
        else:
            _check_undrawn(event)
        old = "" if again else str(found.get("seed") or "")
        drawn = with_draw(found, _tournament(event, found), seed or old or new_seed())
        if again:
            write_whole(Path(f"{file}.bak"), event.text.encode("utf-8"))
        tournament = event.save(drawn)
    if as_json:
        print_json(_json(tournament))
        return
    _print(tournament, say)
    if again:
        say_line(say("tournament/drawn-again", file=f"{file}.bak"), "yellow")


def _check_undrawn(event: Stored) -> None:
    if any("pool" in line or "number" in line for line in lines(event.file, "entrants")):
        refuse("tournament/drawn-already")
    if lines(event.file, "results"):
        refuse("tournament/results-already")


def _tournament(event: Stored, file: Json) -> Tournament:
    """The tournament before the draw, once the file as it is has been read."""
    return event.tournament if file is event.file else Stored(event.path, event.text, file).tournament


def _json(tournament: Tournament) -> Json:
    if tournament.format.persons:
        order = sorted((one.number, one.id) for one in tournament.entrants if one.number)
        return {"seed": tournament.seed, "numbers": [one for _, one in order]}
    return {"seed": tournament.seed, "pools": {name: list(members) for name, members in tournament.pools().items()}}


def _print(tournament: Tournament, say: Catalogue) -> None:
    """The cards in the order in which the teams turned them; then how to repeat the draw."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(say("tournament/col-entrant"))
    persons = tournament.format.persons
    grid.add_column(say("tournament/col-number" if persons else "tournament/col-card"), justify="right")
    if not persons:
        grid.add_column(say("tournament/col-pool"))
    departures = Departures.of(tournament)
    for one in [one for one in tournament.entrants if departures.why(one.id) is None]:
        if persons:
            grid.add_row(Text(one.name), Text(str(one.number)))
        else:
            sign, style = _SUITS.get(one.pool, (one.pool, "bold"))
            grid.add_row(Text(one.name), Text(sign, style), Text(one.pool))
    console().print(grid)
    say_line(say("tournament/the-seed", seed=tournament.seed), "dim")
