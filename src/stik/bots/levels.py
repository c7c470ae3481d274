"""The levels of the bots, and what a player of each does: one place for tables, hints and tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Final, Generic, TypeAlias, TypeVar

from stik import vira, voms
from stik.bots.native import check_kernel
from stik.bots.simple import simple_call, simple_choice
from stik.bots.thought import Budget, Past, Thought
from stik.bots.vira.beginner import beginner_vira_call, beginner_vira_choice, simple_vira_choice
from stik.bots.vira.conventions import USUAL
from stik.bots.vira.searcher import CLUB, STRONG, Skill, player
from stik.bots.voms import searcher
from stik.bots.voms.beginner import beginner_voms_call, beginner_voms_choice
from stik.engine import Chance
from stik.errors import Fault, InvalidSetup

LEVELS: Final = ("random", "beginner", "club", "strong")
"""From the weakest to the strongest."""

QUICK: Final = frozenset({"random", "beginner"})
"""Levels that choose at once, by rules of thumb; what the others do may take as long as their budget."""

BUDGETS: Final[Mapping[str, Budget]] = {
    "random": Budget(ms=10),
    "beginner": Budget(ms=20),
    "club": Budget(ms=80),
    "strong": Budget(ms=800),
}
"""How long a player of each level thinks, unless somebody says otherwise."""

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
CallT = TypeVar("CallT")


Think: TypeAlias = Callable[[ViewT, Past[ViewT], Chance, Budget], Thought[ActionT]]
"""Weighs what the seat that is to act may do."""


@dataclass(frozen=True, slots=True)
class _Player(Generic[ViewT, ActionT, CallT]):
    """What a bot does when it is to act, and the open call that it makes, to act or not."""

    think: Think[ViewT, ActionT]
    call: Callable[[ViewT, Chance], CallT | None]


def _by_rule(choose: Callable[[ViewT, Chance], ActionT]) -> Think[ViewT, ActionT]:
    """A player who chooses at once, without weighing."""

    def think(view: ViewT, past: Past[ViewT], chance: Chance, budget: Budget) -> Thought[ActionT]:
        del past, budget
        return Thought(choose(view, chance))

    return think


_VOMS: Final[Mapping[str, _Player[voms.View, voms.Action, voms.Call]]] = {
    "random": _Player(_by_rule(simple_choice), simple_call),
    "beginner": _Player(_by_rule(beginner_voms_choice), lambda view, _: beginner_voms_call(view)),
    "club": _Player(searcher.player(searcher.CLUB), lambda view, _: beginner_voms_call(view)),
    "strong": _Player(searcher.player(searcher.STRONG), lambda view, _: beginner_voms_call(view)),
}

_VIRA: Final[Mapping[str, _Player[vira.View, vira.Action, vira.Call]]] = {
    "random": _Player(_by_rule(simple_vira_choice), lambda _view, _: None),  # a game given up by lot would be no game
    "beginner": _Player(_by_rule(beginner_vira_choice), lambda view, _: beginner_vira_call(view)),
    "club": _Player(player(CLUB), lambda view, _: beginner_vira_call(view)),
    "strong": _Player(player(STRONG), lambda view, _: beginner_vira_call(view)),
}


_SKILLS: Final[Mapping[str, Skill]] = {"club": CLUB, "strong": STRONG}
"""Levels of Vira that keep conventions."""
_WISH: Final = re.compile(r"[+-][a-z]+")


def check_level(level: str, *, game: str = "") -> None:
    """Refuses a level at which no bot plays, or none can here; at Vira conventions may follow it: `strong+agren`."""
    if game == "vira":
        _vira_player(level)
    elif level not in LEVELS:
        raise InvalidSetup(Fault.of("suggest/unknown-level", level=level, known=", ".join(LEVELS)))
    if level_of(level) not in QUICK:
        check_kernel()


def level_of(name: str) -> str:
    """The level without the conventions."""
    return re.split("[+-]", name, maxsplit=1)[0]


def _vira_player(name: str) -> _Player[vira.View, vira.Action, vira.Call]:
    return _VIRA.get(name) or _with_conventions(name)


@lru_cache(maxsize=64)
def _with_conventions(name: str) -> _Player[vira.View, vira.Action, vira.Call]:
    level = level_of(name)
    check_level(level)
    wishes = _WISH.findall(name)
    kept = {wish[1:]: wish[0] == "+" for wish in wishes}
    if level not in _SKILLS or level + "".join(wishes) != name or kept.keys() - asdict(USUAL).keys():
        known = ", ".join(asdict(USUAL))
        raise InvalidSetup(Fault.of("suggest/unknown-convention", level=name, known=known))
    return replace(_VIRA[level], think=player(_SKILLS[level], replace(USUAL, **kept)))


def voms_thought(
    level: str, view: voms.View, chance: Chance, *, past: Past[voms.View] = tuple, budget: Budget | None = None
) -> Thought[voms.Action]:
    """What a player of this level does who is to act, and what it expects of it; a call that is due comes first."""
    check_level(level)
    return _VOMS[level].think(view, past, chance, budget or BUDGETS[level])


def vira_thought(
    level: str, view: vira.View, chance: Chance, *, past: Past[vira.View] = tuple, budget: Budget | None = None
) -> Thought[vira.Action]:
    """The same at Vira; conventions may follow the level."""
    check_level(level, game="vira")
    return _vira_player(level).think(view, past, chance, budget or BUDGETS[level_of(level)])


def voms_choice(
    level: str, view: voms.View, chance: Chance, *, past: Past[voms.View] = tuple, budget: Budget | None = None
) -> voms.Action:
    """What a player of this level does who is to act; a call that is due comes first."""
    return voms_thought(level, view, chance, past=past, budget=budget).action


def vira_choice(
    level: str, view: vira.View, chance: Chance, *, past: Past[vira.View] = tuple, budget: Budget | None = None
) -> vira.Action:
    """What a player of this level does who is to act; a call that is due comes first."""
    return vira_thought(level, view, chance, past=past, budget=budget).action


def voms_call(level: str, view: voms.View, chance: Chance) -> voms.Call | None:
    """The open call that a player of this level makes now, to act or not."""
    check_level(level)
    return _VOMS[level].call(view, chance)


def vira_call(level: str, view: vira.View, chance: Chance) -> vira.Call | None:
    """The open call that a player of this level makes now, to act or not."""
    return _vira_player(level).call(view, chance)
