"""The levels of the bots, and what a player of each does: one place for tables, hints and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from stik import vira, voms
from stik.bots.simple import simple_call, simple_choice
from stik.bots.vira import beginner_vira_call, beginner_vira_choice, simple_vira_choice
from stik.bots.voms import beginner_voms_call, beginner_voms_choice
from stik.engine import Chance
from stik.errors import Fault, InvalidSetup


@dataclass(frozen=True, slots=True)
class _Player:
    """What a bot chooses when it is to act, and the open call that it makes, to act or not."""

    at_voms: Callable[[voms.View, Chance], voms.Action]
    at_vira: Callable[[vira.View, Chance], vira.Action]
    voms_call: Callable[[voms.View, Chance], voms.Call | None]
    vira_call: Callable[[vira.View, Chance], vira.Call | None]


_PLAYERS: Final[Mapping[str, _Player]] = {
    "random": _Player(
        simple_choice,
        simple_vira_choice,
        simple_call,
        lambda _view, _chance: None,  # a game given up by lot would be no game
    ),
    "beginner": _Player(
        beginner_voms_choice,
        beginner_vira_choice,
        lambda view, _: beginner_voms_call(view),
        lambda view, _: beginner_vira_call(view),
    ),
}

LEVELS: Final = tuple(_PLAYERS)
"""From the weakest to the strongest."""


def _player(level: str) -> _Player:
    if level not in _PLAYERS:
        raise InvalidSetup(Fault.of("suggest/unknown-level", level=level, known=", ".join(LEVELS)))
    return _PLAYERS[level]


def check_level(level: str) -> None:
    """Refuses a level at which no bot plays."""
    _player(level)


def voms_choice(level: str, view: voms.View, chance: Chance) -> voms.Action:
    """What a player of this level does who is to act; a call that is due comes first."""
    return _player(level).at_voms(view, chance)


def vira_choice(level: str, view: vira.View, chance: Chance) -> vira.Action:
    """What a player of this level does who is to act; a call that is due comes first."""
    return _player(level).at_vira(view, chance)


def voms_call(level: str, view: voms.View, chance: Chance) -> voms.Call | None:
    """The open call that a player of this level makes now, to act or not."""
    return _player(level).voms_call(view, chance)


def vira_call(level: str, view: vira.View, chance: Chance) -> vira.Call | None:
    """The open call that a player of this level makes now, to act or not."""
    return _player(level).vira_call(view, chance)
