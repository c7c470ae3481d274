"""`stik arena`: bots against each other on mirrored deals."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from math import ceil
from random import SystemRandom
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from stik import vira, voms
from stik.arena.contest import Arena, Contest, Standing
from stik.arena.deals import Rules, game_of, seatings
from stik.arena.everything import Row, Trial, variants
from stik.arena.players import check_player
from stik.arena.running import run, run_trial
from stik.arena.statistics import Estimate
from stik.arena.table import FAULTS
from stik.bots import LEVELS
from stik.cli.language import LanguageOption, chosen
from stik.cli.options import changed_rules
from stik.errors import CannotPlay, Fault, InvalidSetup
from stik.messages import Catalogue, catalogue
from stik.protocol.games import game_named
from stik.protocol.offers import USUAL

T = TypeVar("T")
PLAYER = f'{", ".join(LEVELS)}, or a program: "cmd:python3 examples/bot.py"'


def arena(
    game: Annotated[str, typer.Argument(help="voms or vira")],
    a: Annotated[str, typer.Option(metavar="PLAYER", help=PLAYER)] = "beginner",
    b: Annotated[str, typer.Option(metavar="PLAYER", help="Its opponent.")] = "random",
    deals: Annotated[int, typer.Option(min=1, help="Deals in all, rounded up to whole mirrored groups.")] = 200,
    games: Annotated[int | None, typer.Option(min=1, help="Voms: so many whole games instead.")] = None,
    rules: Annotated[str | None, typer.Option(metavar="PRESET", help="A rule set.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule; repeatable.")] = None,
    ms: Annotated[int | None, typer.Option(min=1, max=60_000, help="Milliseconds for a decision.")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="Simulations for a decision: repeatable.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same number gives the same deals.")] = None,
    processes: Annotated[int, typer.Option(min=1, max=256, help="Cores to use.")] = 2,
    everything: Annotated[
        bool, typer.Option("--everything", help="Player a against itself under every preset and every option.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The result for machines.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Let bots play each other on the same cards."""
    say, number = catalogue(chosen(lang)), SystemRandom().randrange(10**6) if seed is None else seed
    try:
        game_named(game)
        check_player(game, a)
        check_player(game, b)
        preset, options = rules or USUAL[game], option or []
        found: Rules = (
            changed_rules(voms.rules_named, voms.Rules(), preset, options)
            if game == "voms"
            else changed_rules(vira.rules_named, vira.Rules(), preset, options)
        )
        whole = games is not None and not everything
        contest = Contest(found, a, b, number, games=whole, ms=ms, simulations=simulations)
        if everything and a not in LEVELS:
            raise InvalidSetup(Fault.of("suggest/unknown-level", level=a, known=", ".join(LEVELS)))
        if not everything:
            with closing(Arena(contest)) as first:
                first.rehearse()
    except InvalidSetup as error:
        for fault in error.faults:
            Console(stderr=True, highlight=False).print(say(fault.code, **dict(fault.params)), markup=False)
        raise typer.Exit(1 if isinstance(error, CannotPlay) else 2) from None
    if everything:
        trial = Trial(a, games or 1, number, simulations, ms)
        _everything(say, game, trial, processes, as_json=as_json)
        return
    standing, groups = Standing(contest), ceil((games or deals) / len(seatings(contest.rules)))
    _followed(say, run(contest, groups, processes=processes), groups, standing.take)
    if as_json:
        typer.echo(json.dumps(standing.json()))
    else:
        _show(say, standing)
    if standing.values and not standing.clean:
        Console(stderr=True, highlight=False).print(say("arena/all-faulty"), markup=False)
        raise typer.Exit(1)


def _followed(say: Catalogue, played: Generator[T, None, None], total: int, take: Callable[[T], object]) -> None:
    """Plays until all is played, or somebody presses Ctrl-C: then what there is counts."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress, closing(played):
        task = progress.add_task(say("arena/playing"), total=total)
        try:
            for part in played:
                take(part)
                progress.advance(task)
        except KeyboardInterrupt:
            Console(stderr=True, highlight=False).print(say("arena/stopped"), markup=False)


def _show(say: Catalogue, standing: Standing) -> None:
    contest, found, console = standing.contest, standing.result, Console(highlight=False)
    if not standing.values:
        console.print(say("arena/nothing"), markup=False)
        return
    if found is not None:
        code = "arena/won" if contest.games else f"arena/per-deal-{game_of(contest.rules)}"
        told = {"mean": _result(contest, found.mean), "interval": _interval(say, contest, found)}
        console.print(say(code, a=contest.a, b=contest.b, count=standing.deals, **told), markup=False)
    table = Table(
        *(Column(say(f"arena/{name}"), overflow="fold") for name in ("player", "decisions", "p50", "p95", "longest"))
    )
    for kind in FAULTS:
        table.add_column(say(f"arena/{kind}"), justify="right")
    for side, took in standing.times.items():
        faults = standing.notes.faults[side]
        cells = ["0", "", "", ""] if took is None else [str(took.of), *map(_ms, (took.p50, took.p95, took.longest))]
        table.add_row(contest.names[side], *cells, *(str(faults[kind]) for kind in FAULTS))
    console.print(table)
    console.print(say("arena/seed", seed=str(contest.seed)), style="dim", markup=False)


def _result(contest: Contest, value: float) -> str:
    return f"{100 * value:.1f}" if contest.games else f"{value:+.2f}"


def _interval(say: Catalogue, contest: Contest, found: Estimate) -> str:
    if found.interval is None:
        return say("arena/no-interval")
    low, high = (_result(contest, end) for end in found.interval)
    return say("arena/interval", low=low, high=high)


def _ms(value: float) -> str:
    return f"{value:.1f}"


def _everything(say: Catalogue, game: str, trial: Trial, processes: int, *, as_json: bool) -> None:
    """One line for every rule set; the exit status is 1 where anything was illegal or late."""
    rows, every = list[Row](), list(variants(game))
    _followed(say, run_trial(trial, every, processes=processes), len(every), rows.append)
    if as_json:
        told = [
            {"rules": row.variant.preset, "option": row.variant.option, "games": row.games, "faults": row.faults}
            | {"times": None if row.times is None else row.times.json()}
            for row in rows
        ]
        typer.echo(json.dumps({"game": game, "level": trial.level, "seed": trial.seed, "variants": told}))
    else:
        names = ("rules", "option", "games", "longest", *FAULTS)
        table = Table(*(Column(say(f"arena/{name}"), overflow="fold") for name in names))
        for row in rows:
            longest = "" if row.times is None else _ms(row.times.longest)
            faults = (str(count) for count in row.faults.values())
            table.add_row(row.variant.preset, row.variant.option, str(row.games), longest, *faults)
        Console(highlight=False).print(table)
    if not all(row.clean for row in rows):
        raise typer.Exit(1)
