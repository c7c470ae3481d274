"""Players who search: worlds that agree with what they saw, played on in the native kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Final

from stik.bots.thought import Budget, Past, Thought
from stik.bots.voms.beginner import beginner_voms_call, beginner_voms_choice
from stik.bots.voms.chances import chances
from stik.bots.voms.play import best_of
from stik.engine import Chance
from stik.voms import Action, Phase, PlayCards, Rules, View
from stik.voms.notation import write_action
from stik.voms.ranking import TOQU, VOMS

if TYPE_CHECKING:
    from stik_kernel.voms import Memory, Worth

OVERHEAD: Final = 8
"""Milliseconds of a budget that go to what happens around the search,"""
SEARCHED: Final = 0.93
"""and the part of it that the search gets, so that a busy machine still answers in time."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a player searches."""

    simulations: int | None = None
    """At most so many, however much time there is."""
    remembers: bool = True
    """Whether it uses what it saw before this trick."""
    infers: bool = True
    """Whether it asks why the others played as they did."""
    solves: bool = True
    """Whether it works the last cards out exactly."""
    curiosity: float = 1.0
    ripe: int = 8


CLUB: Final = Skill(simulations=150, remembers=False, infers=False, solves=False)
STRONG: Final = Skill()

LEVEL: Final = 0.002
"""Chances that differ by less are level,"""
SHARE: Final = 0.2
"""if the search has looked at both."""
SOLVED: Final = 4
"""With so many cards in each hand and no stock the worlds are solved,"""
ENOUGH: Final = 250
"""so many of them at most."""


def player(skill: Skill) -> Callable[[View, Past[View], Chance, Budget], Thought[Action]]:
    """A player of this skill; what needs no search it does like a beginner."""

    def think(view: View, past: Past[View], chance: Chance, budget: Budget) -> Thought[Action]:
        kernel = _kernel()
        call = beginner_voms_call(view)
        if call is not None:
            return Thought(call)
        if view.phase not in {Phase.PLAY, Phase.CHOICE} or len(view.actions) == 1:
            return Thought(beginner_voms_choice(view, chance))
        seed = chance.randrange(1 << 62)
        found = _weighed(kernel, skill, view, past, budget, seed)
        if not found:  # no world fits: a ruling has changed the deal
            return Thought(beginner_voms_choice(view, chance))
        return Thought(_best(view, found), {action: value for action, (_, value) in found.items()})

    return think


def _best(view: View, found: Mapping[Action, tuple[int, float]]) -> Action:
    """What was tried most; among what comes to the same, the rules of thumb decide."""
    best = max(found, key=lambda action: found[action])
    most, value = found[best]
    level = [
        action
        for action, (visits, worth) in found.items()
        if isinstance(action, PlayCards) and abs(worth - value) < LEVEL and visits >= SHARE * most
    ]
    return best_of(view, level) if len(level) > 1 else best


def _kernel() -> ModuleType:
    from stik_kernel import voms  # the engine and the beginner work without it

    return voms


def standing(rules: Rules, lacks: Sequence[int]) -> tuple[float, ...]:
    """The chance of each side to win the game, before a deal, from what each lacks."""
    return tuple(_worth(rules).between(lacks))


@lru_cache(maxsize=64)
def _worth(rules: Rules) -> Worth:
    worth: Worth = _kernel().Worth(len(rules.sides), chances(rules))
    return worth


def _weighed(
    kernel: ModuleType, skill: Skill, view: View, past: Past[View], budget: Budget, seed: int
) -> Mapping[Action, tuple[int, float]]:
    """Each action that the search tried: how often, and the chance to win the game."""
    memory = kernel.Memory()
    for seen in past() if skill.remembers else ():
        memory.see(seen)
    try:
        memory.see(view)
        moves = _searched(kernel, skill, view, memory, budget, seed)
    except (RuntimeError, ValueError):
        try:
            memory.forget()
            moves = _searched(kernel, skill, view, memory, budget, seed)
        except (RuntimeError, ValueError):
            return {}
    weight = {move: (visits, value) for move, visits, value in moves}
    native = kernel.rules_of(view.rules)
    known = {action: native.read(write_action(view.rules, action)) for action in view.actions}
    found = {action: weight[move] for action, move in known.items() if move in weight}
    return {action: weighed for action, weighed in found.items() if not _is_fault(view, action)} or found


def _searched(
    kernel: ModuleType, skill: Skill, view: View, memory: Memory, budget: Budget, seed: int
) -> list[tuple[int, int, float]]:
    worth = _worth(view.rules)
    ms = max(5.0, SEARCHED * budget.ms - OVERHEAD)
    most = min((n for n in (skill.simulations, budget.simulations) if n is not None), default=0)
    if skill.solves and not view.rules.shares(view.stock) and view.hand.bit_count() <= SOLVED:
        moves, _ = kernel.solve_worlds(
            memory.observer, worth=worth, seed=seed, ms=ms, simulations=min(most or ENOUGH, ENOUGH), infer=skill.infers
        )
        return [(move, int(value * 1e6), value) for move, _, value in moves]
    moves, _ = kernel.search(
        memory.observer,
        worth=worth,
        seed=seed,
        ms=ms,
        simulations=most,
        infer=skill.infers,
        curiosity=skill.curiosity,
        ripe=skill.ripe,
    )
    return list(moves)


def _is_fault(view: View, action: Action) -> bool:
    """Toqu thrown before Voms, where the table lets it happen ("T.15", V102)."""
    early = view.setup.bound and not (view.played | view.hand) & VOMS.bit
    return early and isinstance(action, PlayCards) and TOQU in action.cards
