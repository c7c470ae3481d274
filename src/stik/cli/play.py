"""`stik play`: a game in the terminal against bots."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Final, NoReturn, Protocol

import typer
from rich.console import Console, RenderableType

from stik.bots import LEVELS, check_level
from stik.cli.language import LanguageOption, chosen
from stik.cli.screen import Left, Stream, Terminal, open_screen
from stik.cli.vira import game as vira_game
from stik.cli.vira import options as vira_options
from stik.cli.vira.words import Words as ViraWords
from stik.cli.voms import game as voms_game
from stik.cli.voms import options as voms_options
from stik.cli.voms.words import Words as VomsWords
from stik.errors import Fault, InvalidSetup
from stik.messages import Catalogue, catalogue
from stik.protocol.offers import USUAL

GAMES: Final = {"voms": voms_options.option_names, "vira": vira_options.option_names}
USUAL_BOTS: Final = "beginner"
FEWEST, MOST = 3, 4
STOPS: Final = "stop_when_decided"
"""At this table play stops when the result is certain, unless the person asks for the rest."""


class _Sitting(Protocol):
    """A game that can be sat down to."""

    def welcome(self) -> None: ...

    def run(self) -> None: ...

    def farewell(self) -> list[RenderableType]: ...


def play(
    game: Annotated[str, typer.Argument(help="voms or vira")],
    rules: Annotated[
        str | None, typer.Option(metavar="PRESET", help="A rule set, such as tournament or worms; sm2025 or stockholm.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule, such as max_lead=2; repeatable.")
    ] = None,
    lang: LanguageOption = None,
    seed: Annotated[int | None, typer.Option(help="The same number gives the same cards and bots.")] = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds that a bot takes to play.")] = 0.4,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=f"How the bots play: {', '.join(LEVELS)}.")] = USUAL_BOTS,
    table: Annotated[int | None, typer.Option(help="Vira: how many sit at the table, 3 or 4.")] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="Vira: how many deals; else until you stop.")] = None,
) -> None:
    """Play a game against bots in the terminal."""
    say = catalogue(chosen(lang))
    if game not in GAMES:
        _refuse(say, game, Fault.of("setup/unknown-game", name=game, known=", ".join(GAMES)))
    number = str(SystemRandom().randrange(10**6) if seed is None else seed)
    faults = [*_table_faults(game, table, deals), *_level_faults(game, bots)]
    screen = open_screen(pace=pace, more=say("play/enter-more"), back=say("play/enter-table"))
    preset, options = rules or USUAL[game], option or []
    try:
        sitting: _Sitting
        if game == "voms":
            sitting = _voms(say, screen, preset, options, number, level=bots)
        else:
            sitting = _vira(say, screen, preset, options, number, level=bots, table=table or FEWEST, deals=deals)
    except InvalidSetup as error:
        faults += error.faults
    if faults:
        _refuse(say, game, *faults)
    _sit_down(sitting, screen)


def _table_faults(game: str, table: int | None, deals: int | None) -> list[Fault]:
    """What is wrong with the options that one game alone has."""
    given = {"--table": table, "--deals": deals}
    if game != "vira":
        return [Fault.of("play/other-game", option=name) for name, value in given.items() if value is not None]
    if table is not None and not FEWEST <= table <= MOST:
        return [Fault.of("setup/bad-option-value", option="--table", value=table, allowed=f"{FEWEST}, {MOST}")]
    return []


def _level_faults(game: str, level: str) -> tuple[Fault, ...]:
    try:
        check_level(level, game=game)
    except InvalidSetup as error:
        return error.faults
    return ()


def _refuse(say: Catalogue, game: str, *faults: Fault) -> NoReturn:
    """Names everything that is wrong and ends."""
    console = Console(stderr=True, highlight=False)
    for fault in faults:
        console.print(say(fault.code, **dict(fault.params)), markup=False)
    if any(fault.code == "setup/unknown-option" for fault in faults):
        names = ", ".join(GAMES[game]())
        console.print(say("play/option-names", names=names), style="dim", markup=False)
    raise typer.Exit(2)


def _voms(
    say: Catalogue, screen: Stream | Terminal, preset: str, options: list[str], seed: str, *, level: str
) -> _Sitting:
    words = VomsWords(say, voms_options.read_rules(preset, options))
    return voms_game.Sitting(words, screen, seed=seed, plain=_plain(screen), level=level)


def _vira(
    say: Catalogue,
    screen: Stream | Terminal,
    preset: str,
    options: list[str],
    seed: str,
    *,
    level: str,
    table: int,
    deals: int | None,
) -> _Sitting:
    if not any(option.replace("-", "_").startswith(STOPS) for option in options):
        options = [*options, f"{STOPS}=true"]
    rules = vira_options.read_rules(preset, options)
    words = ViraWords(say, rules, 4 if table == MOST else 3)
    return vira_game.Sitting(words, screen, seed=seed, plain=_plain(screen), deals=deals, level=level)


def _plain(screen: Stream | Terminal) -> bool:
    return screen.console.no_color or not screen.console.color_system


def _sit_down(sitting: _Sitting, screen: Stream | Terminal) -> None:
    with screen.alone():
        try:
            sitting.welcome()
            sitting.run()
        except (Left, KeyboardInterrupt):
            pass
    screen.say(*sitting.farewell())
