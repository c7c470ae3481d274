"""Players who weigh their actions in deals drawn from what they know, with the native kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from stik.bots.thought import Budget, Past, Thought
from stik.bots.vira.beginner import beginner_vira_call
from stik.bots.vira.candidates import candidates
from stik.bots.vira.conventions import USUAL, Conventions
from stik.bots.vira.inference import leanings
from stik.bots.vira.play import answer, unseen
from stik.bots.vira.signals import in_keeping
from stik.cards import Card, set_of
from stik.engine import Chance
from stik.vira import Accept, Action, Family, Form, Pass, Phase, PlayCard, View
from stik.vira.laggard import NEEDED, laggarder
from stik.vira.tariff import BET

if TYPE_CHECKING:
    from stik_kernel.vira import Sight

_SEEDS: Final = 1 << 60
_PLENTY: Final = 1 << 40
"""A number of simulations that only the clock ends."""
_SOLVED: Final = 20
"""A world that is solved counts as so many simulations."""
_ALIKE: Final = 0.001
"""Cards that solve to nearly the same are told apart by rules of thumb."""
_DOUBT: Final = 0.1
"""How much a player allows for that others do not play as they should."""
_SOLVING: Final = 0.8
"""The part of the time that goes into solving."""
_CHANCE: Final = 0.3
"""Rules of thumb must differ by so much to mean it."""
_SAME: Final = 1e-7
_OWN_TIME: Final = 0.85
"""The part of a budget that the kernel gets; the rest is for what happens around it."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a player thinks."""

    solves: bool
    """Whether it solves the play with open hands in every world that it imagines, or plays it on by rules of thumb."""
    infers: bool
    """Whether it concludes from bids, purchases and discards what the others hold."""
    tries: int = 1
    """Of so many worlds it takes the likeliest."""


CLUB: Final = Skill(solves=False, infers=False)
STRONG: Final = Skill(solves=True, infers=True, tries=6)


class _Limit(NamedTuple):
    simulations: int
    seconds: float

    def part(self, share: float) -> _Limit:
        return _Limit(max(1, int(self.simulations * share)), self.seconds * share)


def player(
    skill: Skill, conventions: Conventions = USUAL
) -> Callable[[View, Past[View], Chance, Budget], Thought[Action]]:
    """A player of this skill, who keeps these conventions."""

    def think(view: View, past: Past[View], chance: Chance, budget: Budget) -> Thought[Action]:
        return _thought(skill, conventions, view, past, chance, budget)

    return think


def _thought(
    skill: Skill, conventions: Conventions, view: View, past: Past[View], chance: Chance, budget: Budget
) -> Thought[Action]:
    kernel = Kernel()
    call = beginner_vira_call(view)
    if call is not None:
        return Thought(call)
    if Accept() in view.actions:
        return Thought(answer(view))
    if view.phase is Phase.PLAY:
        return _card(kernel, skill, conventions, view, past, chance, budget)
    options = candidates(view)
    if len(options) == 1:
        return Thought(options[0])
    sight = kernel.sight(skill, conventions, view, [*past(), view])
    values = kernel.rated(sight, options, _limit(budget), chance.randrange(_SEEDS))
    return Thought(_best(conventions, view, values), values)


def _limit(budget: Budget) -> _Limit:
    return _Limit(budget.simulations or _PLENTY, budget.ms * _OWN_TIME / 1000)


def _card(
    kernel: Kernel,
    skill: Skill,
    conventions: Conventions,
    view: View,
    past: Past[View],
    chance: Chance,
    budget: Budget,
) -> Thought[Action]:
    runs = _runs(view)
    if len(runs) == 1:
        return Thought(runs[0][0])
    options = [run[0] for run in runs]
    seen, limit, seed = [*past(), view], _limit(budget), chance.randrange(_SEEDS)
    sight = kernel.sight(skill, conventions, view, seen)
    if skill.solves:
        doubt = kernel.sight(replace(skill, infers=False, tries=1), conventions, view, seen)
        values = kernel.solved(sight, doubt, options, limit, seed)
    else:
        values = kernel.rated(sight, options, limit, seed)
    action = in_keeping(conventions, view, _told_apart(view, values))
    return Thought(action, {equal: values[run[0]] for run in runs for equal in run})


def _runs(view: View) -> list[list[Action]]:
    """The cards that may be played, equals together: nobody else can hold one between them; who goes first leads."""
    others = unseen(view, view.hand) | set_of(play.card for play in view.trick.plays)
    runs: list[list[Action]] = []
    before: Card | None = None
    for action in view.actions:  # from the ace down
        assert isinstance(action, PlayCard)
        card = action.card
        if before is None or card.suit is not before.suit or others & (card.bit - before.bit):
            runs.append([])
        runs[-1].append(action)
        before = card
    return runs if _throws_high(view) else [run[::-1] for run in runs]


def _throws_high(view: View) -> bool:
    """In a misär who does not lead gets rid of high cards; otherwise the low ones go first."""
    return view.declared is not None and view.declared.form is Form.MISAR and bool(view.trick.plays)


def _told_apart(view: View, values: Mapping[Action, float]) -> dict[Action, float]:
    """Of cards that promise as much, the one that is missed least."""
    step = _SAME if _throws_high(view) else -_SAME
    return {
        action: value + step * (action.card.rank if isinstance(action, PlayCard) else 0)
        for action, value in values.items()
    }


def _best(conventions: Conventions, view: View, values: Mapping[Action, float]) -> Action:
    """What promises most; but a gök is not passed without läggarder, unless every bid costs a bet ("SM.B1")."""
    best = max(values, key=lambda action: values[action])
    if best != Pass() or not conventions.laggarder or not _would_steal(view):
        return best
    bids = {action: value for action, value in values.items() if action != Pass()}
    other = max(bids, key=lambda action: bids[action], default=best)
    return other if values[other] > values[best] - BET else best


def _would_steal(view: View) -> bool:
    """Whether to pass now would be a tjuvpass ("SM.B1")."""
    auction = view.auction
    if auction.standing is None or auction.standing.family is not Family.GOK:
        return False
    return laggarder(view.hand) < NEEDED[len(auction.passed_standing)]


class Kernel:
    """The native kernel, as a bot of Vira uses it."""

    def __init__(self) -> None:
        from stik_kernel import vira, vira_sight  # the engine works without it

        self._vira, self._sight = vira, vira_sight

    def sight(self, skill: Skill, conventions: Conventions, view: View, seen: Sequence[View]) -> Sight:
        """What the seat knows from all its views, the present one last."""
        memory = self._sight.Recollection()
        for earlier in seen:
            memory.see(earlier)
        lean = leanings(conventions, view, seen) if skill.infers else ()
        return self._sight.sight_of(view, memory, lean=lean, tries=skill.tries, sense=skill.infers)

    def rated(self, sight: Sight, options: Sequence[Action], limit: _Limit, seed: int) -> dict[Action, float]:
        """What each action brings, if everybody goes on by rules of thumb."""
        found = sight.rate(
            [self._vira.code_of(action) for action in options],
            simulations=limit.simulations,
            seed=seed,
            seconds=limit.seconds,
        )
        return {action: mean for action, (mean, _, _) in zip(options, found, strict=True)}

    def solved(
        self, sight: Sight, doubt: Sight, options: Sequence[Action], limit: _Limit, seed: int
    ) -> dict[Action, float]:
        """What each card brings with open hands, in likely worlds and a little in all that the rules allow; cards that
        solve alike are told apart by rules of thumb."""
        found = dict.fromkeys(options, 0.0)
        for worlds_of, weight in ((sight, 1 - _DOUBT), (doubt, _DOUBT)):
            part = limit.part(_SOLVING * weight)
            worlds = max(1, part.simulations // _SOLVED)
            cards = dict(worlds_of.solve(worlds=worlds, seed=seed, seconds=part.seconds))
            for action in options:
                assert isinstance(action, PlayCard)
                found[action] += weight * cards[action.card.index][0]
        best = max(found.values())
        close = [action for action, value in found.items() if value > best - _ALIKE]
        if len(close) > 1:
            rated = self.rated(sight, close, limit.part(1 - _SOLVING), seed)
            worst = max(rated.values()) - _CHANCE
            found.update((action, best - _ALIKE) for action in close if rated[action] < worst)
        return found
