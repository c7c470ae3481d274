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
from stik.protocol.offers import USUAL, players_of

GAMES: Final = {"voms": voms_options.option_names, "vira": vira_options.option_names}
USUAL_BOTS: Final = "beginner"
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
    table: Annotated[int | None, typer.Option(help="How many sit down, where the rules leave a choice.")] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="Vira: how many deals; else until you stop.")] = None,
) -> None:
    """Play a game against bots in the terminal."""
    say = catalogue(chosen(lang))
    if game not in GAMES:
        _refuse(say, game, Fault.of("setup/unknown-game", name=game, known=", ".join(GAMES)))
    number = str(SystemRandom().randrange(10**6) if seed is None else seed)
    faults = [*_other_game(game, deals), *_level_faults(game, bots)]
    screen = open_screen(pace=pace, more=say("play/enter-more"), back=say("play/enter-table"))
    preset, options = rules or USUAL[game], option or []
    try:
        sitting: _Sitting
        if game == "voms":
            sitting = _voms(say, screen, preset, options, number, level=bots, table=table)
        else:
            sitting = _vira(say, screen, preset, options, number, level=bots, table=table, deals=deals)
    except InvalidSetup as error:
        faults += error.faults
    if faults:
        _refuse(say, game, *faults)
    _sit_down(sitting, screen)


def _other_game(game: str, deals: int | None) -> list[Fault]:
    """What is wrong with the option that Vira alone has."""
    return [Fault.of("play/other-game", option="--deals")] if game != "vira" and deals is not None else []


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
    say: Catalogue,
    screen: Stream | Terminal,
    preset: str,
    options: list[str],
    seed: str,
    *,
    level: str,
    table: int | None,
) -> _Sitting:
    rules = voms_options.read_rules(preset, options)
    words = VomsWords(say, rules.with_options({"players": players_of(rules, table)}))
    return voms_game.Sitting(words, screen, seed=seed, plain=_plain(screen), level=level)


def _vira(
    say: Catalogue,
    screen: Stream | Terminal,
    preset: str,
    options: list[str],
    seed: str,
    *,
    level: str,
    table: int | None,
    deals: int | None,
) -> _Sitting:
    if not any(option.replace("-", "_").startswith(STOPS) for option in options):
        options = [*options, f"{STOPS}=true"]
    rules = vira_options.read_rules(preset, options)
    words = ViraWords(say, rules, 4 if players_of(rules, table) == 4 else 3)
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
