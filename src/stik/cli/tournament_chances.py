"""`stik tournament simulate`: everybody's chances, as bars in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from stik.cli.language import LanguageOption
from stik.cli.layout import fit
from stik.cli.tournament_import import read_rows
from stik.cli.tournament_output import FileArgument, JsonOption, print_json, say_line
from stik.cli.tournament_store import opened
from stik.engine import Stream
from stik.messages import Catalogue
from stik.tournaments import Tournament
from stik.tournaments.exchange import read_ratings
from stik.tournaments.naming import entrant_named
from stik.tournaments.simulation import Chances, Outlook, simulate
from stik.tournaments.writing import Json

_NAME: Final = 22
_BAR: Final = 24
_PARTS: Final = " ▏▎▍▌▋▊▉█"


def simulate_command(
    file: FileArgument,
    team: Annotated[str | None, typer.Option(help="Only this entrant: the chance of every place.")] = None,
    runs: Annotated[int, typer.Option(help="How often the rest is played.")] = 1000,
    ratings: Annotated[str | None, typer.Option(metavar="LIST", help="CSV or XLSX: entrant, rating.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same chances.")] = "1",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Play the rest of the event many times: who qualifies, who wins a medal, who comes where."""
    with opened(file, lang, as_json=as_json) as (say, event):
        tournament = event.tournament
        who = entrant_named(tournament.entrants, team) if team is not None else None
        known = read_ratings(read_rows(ratings), tournament.entrants) if ratings else None
        found = _played(simulate(tournament, runs, Stream(seed, {"purpose": "simulation"}), known), runs, say)
    if as_json:
        told = [_json(one) for one in found.chances if who in (None, one.entrant)]
        print_json({"runs": runs, "seed": seed, "chances": told})
        return
    if who is None:
        _print_all(tournament, found, say)
    else:
        _print_one(tournament, found.of(who), say)
    say_line(say("tournament/simulated", runs=str(runs), seed=seed), "dim")


def _played(outlooks: Iterator[Outlook], runs: int, say: Catalogue) -> Outlook:
    """Runs to the end behind a bar, which is shown only to people at a terminal."""
    percent = TextColumn("{task.percentage:>3.0f} %")
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), percent, TimeRemainingColumn())
    last = None
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(say("tournament/simulating"), total=runs)
        for last in outlooks:
            bar.update(task, completed=last.done)
    assert last is not None
    return last


def _json(one: Chances) -> Json:
    places = {str(place): round(share, 6) for place, share in one.places.items()}
    found: Json = {"entrant": one.entrant, "places": places, "medals": round(one.medals, 6)}
    return found if one.qualified is None else found | {"qualified": round(one.qualified, 6)}


def _print_all(tournament: Tournament, found: Outlook, say: Catalogue) -> None:
    """A line an entrant: a bar for going on or a medal, then the figures."""
    goes_on = any(one.qualified is not None for one in found.chances)
    heads = ["chance-qualified", "chance-medal", "chance-first"] if goes_on else ["chance-medal", "chance-first"]
    say_line(" " * (_NAME + 1 + _BAR) + "".join(f"{say(f'tournament/{head}'):>10}" for head in heads), "bold")
    names = tournament.names()
    for one in found.chances:
        shares = [*([one.qualified] if one.qualified is not None else []), one.medals, one.first]
        figures = "".join(f"{_percent(share):>10}" for share in shares)
        _line(names[one.entrant], shares[0], figures)


def _print_one(tournament: Tournament, one: Chances, say: Catalogue) -> None:
    """A line a place, then going on and medals."""
    say_line(tournament.names()[one.entrant], "bold")
    for place, share in one.places.items():
        _line(say("tournament/chance-place", place=str(place)), share, f"{_percent(share):>9}")
    if one.qualified is not None:
        _line(say("tournament/chance-qualified"), one.qualified, f"{_percent(one.qualified):>9}")
    _line(say("tournament/chance-medal"), one.medals, f"{_percent(one.medals):>9}")


def _line(name: str, share: float, figures: str) -> None:
    line = Text.assemble(fit(Text(name), _NAME), " ", (bar_of(share), "cyan"), figures)
    Console(highlight=False).print(line, soft_wrap=True)


def bar_of(share: float, width: int = _BAR) -> str:
    """A bar of eighths of a sign."""
    eighths = round(share * width * 8)
    full, rest = divmod(eighths, 8)
    return ("█" * full + (_PARTS[rest] if rest else "")).ljust(width)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
