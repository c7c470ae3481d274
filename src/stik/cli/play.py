"""`stik play`: a game in the terminal against bots."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from stik.cli.language import LanguageOption, chosen
from stik.cli.screen import Left, Stream, Terminal, open_screen
from stik.cli.voms.game import Sitting
from stik.cli.voms.options import option_names, read_rules
from stik.cli.voms.words import Words
from stik.errors import Fault, InvalidSetup
from stik.messages import Catalogue, catalogue
from stik.voms import Rules

GAMES = ("voms",)


def play(
    game: Annotated[str, typer.Argument(help="voms")],
    rules: Annotated[
        str, typer.Option(metavar="PRESET", help="A rule set, such as tournament or worms.")
    ] = "tournament",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule, such as max_lead=2; repeatable.")
    ] = None,
    lang: LanguageOption = None,
    seed: Annotated[int | None, typer.Option(help="The same number gives the same cards and bots.")] = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds that a bot takes to play.")] = 0.4,
) -> None:
    """Play a game against bots in the terminal."""
    say = catalogue(chosen(lang))
    if game not in GAMES:
        _refuse(say, Fault.of("setup/unknown-game", name=game, known=", ".join(GAMES)))
    try:
        table = read_rules(rules, option or [])
    except InvalidSetup as error:
        _refuse(say, *error.faults)
    screen = open_screen(pace=pace, more=say("play/enter-more"), back=say("play/enter-table"))
    _sit_down(say, table, screen, str(SystemRandom().randrange(10**6) if seed is None else seed))


def _refuse(say: Catalogue, *faults: Fault) -> NoReturn:
    """Names everything that is wrong and ends."""
    console = Console(stderr=True, highlight=False)
    for fault in faults:
        console.print(say(fault.code, **dict(fault.params)), markup=False)
    if any(fault.code == "setup/unknown-option" for fault in faults):
        console.print(say("play/option-names", names=", ".join(option_names())), style="dim", markup=False)
    raise typer.Exit(2)


def _sit_down(say: Catalogue, rules: Rules, screen: Stream | Terminal, seed: str) -> None:
    words = Words(say, rules)
    sitting = Sitting(words, screen, seed=seed, plain=screen.console.no_color or not screen.console.color_system)
    with screen.alone():
        try:
            sitting.welcome()
            sitting.run()
        except (Left, KeyboardInterrupt):
            pass
    screen.say(*sitting.farewell())
