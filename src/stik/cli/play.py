"""`stik play`: a game in the terminal against bots."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from random import SystemRandom
from typing import Annotated, Final

import typer

from stik import vira, voms
from stik.bots import LEVELS, check_level
from stik.cli.language import LanguageOption, chosen
from stik.cli.options import changed_rules, refuse
from stik.cli.screen import Left, Stream, Terminal, open_screen
from stik.cli.vira import game as vira_game
from stik.cli.vira.words import Words as ViraWords
from stik.cli.voms import game as voms_game
from stik.cli.voms.words import Words as VomsWords
from stik.errors import Fault, InvalidSetup
from stik.messages import Catalogue, catalogue
from stik.protocol.offers import USUAL, players_of

GAMES: Final[Mapping[str, voms.Rules | vira.Rules]] = {"voms": voms.Rules(), "vira": vira.Rules()}
USUAL_BOTS: Final = "beginner"
STOPS: Final = "stop_when_decided"
"""At this table play stops when the result is certain, unless the person asks for the rest."""


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
        refuse(say, [Fault.of("setup/unknown-game", name=game, known=", ".join(GAMES))])
    number = str(SystemRandom().randrange(10**6) if seed is None else seed)
    faults = [Fault.of("play/other-game", option="--deals")] if game != "vira" and deals is not None else []
    faults += _level_faults(game, bots)
    screen = open_screen(pace=pace, more=say("play/enter-more"), back=say("play/enter-table"))
    plain = screen.console.no_color or not screen.console.color_system
    preset, options = rules or USUAL[game], option or []
    try:
        sitting: voms_game.Sitting | vira_game.Sitting
        if game == "voms":
            words = _voms(say, preset, options, table)
            sitting = voms_game.Sitting(words, screen, seed=number, plain=plain, level=bots)
        else:
            said = _vira(say, preset, options, table)
            sitting = vira_game.Sitting(said, screen, seed=number, plain=plain, deals=deals, level=bots)
    except InvalidSetup as error:
        faults += error.faults
    if faults:
        refuse(say, faults, GAMES[game])
    _sit_down(sitting, screen)


def _level_faults(game: str, level: str) -> tuple[Fault, ...]:
    try:
        check_level(level, game=game)
    except InvalidSetup as error:
        return error.faults
    return ()


def _voms(say: Catalogue, preset: str, options: list[str], table: int | None) -> VomsWords:
    rules = changed_rules(voms.rules_named, voms.Rules(), preset, options)
    return VomsWords(say, rules.with_options({"players": players_of(rules, table)}))


def _vira(say: Catalogue, preset: str, options: list[str], table: int | None) -> ViraWords:
    if not any(option.replace("-", "_").startswith(STOPS) for option in options):
        options = [*options, f"{STOPS}=true"]
    rules = changed_rules(vira.rules_named, vira.Rules(), preset, options)
    return ViraWords(say, rules, 4 if players_of(rules, table) == 4 else 3)


def _sit_down(sitting: voms_game.Sitting | vira_game.Sitting, screen: Stream | Terminal) -> None:
    with screen.alone(), suppress(Left, KeyboardInterrupt):
        sitting.run()
    screen.say(*sitting.farewell())
