"""Endings with a known best move, as they come: how many of them the bots of each level find.

Beginners play deals under every preset. An ending counts when, in every one of many worlds that agree with what the
seat to act has seen, exact play with open hands says of the same plays that they are best, and of others that they
lose. None is chosen by hand and none is left out: the seeds alone decide, and a deal gives one ending at most.
Run, with the kernel installed:

    python benchmarks/endings.py [--game GAME] [--count N] [--seed N] [--simulations N]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from stik_kernel import vira_sight
from stik_kernel import voms as native_voms

from stik import vira, voms
from stik.arena.deals import dealt
from stik.bots import Budget, vira_call, vira_choice, voms_choice
from stik.bots.voms.chances import chances
from stik.cards import card_at
from stik.protocol.vira import ViraDeal
from stik.vira.notation import write_action as write_vira
from stik.voms.notation import write_action as write_voms

WORLDS = 60
LEVELS = ("random", "beginner", "club", "strong")
CARDS = (3, 6)
"""So few cards in hand, so many: with fewer there is often nothing to think about, with more worlds rarely agree."""
LOSES = 0.02
"""A play is worse where it lowers the chance to win the game by so much on the average of the worlds (Voms),"""
PINNAR = 1.0
"""or costs so many pinnar (Vira)."""

Answer = Callable[[str, Random, Budget], str]


class Ending(NamedTuple):
    """What is best, and what a bot of some level does there."""

    preset: str
    best: frozenset[str]
    answer: Answer


def best_of(worlds: list[dict[str, float]], loses: float) -> frozenset[str]:
    """The plays that are best in every world, if every other play costs so much on the average."""
    most = [max(world.values()) for world in worlds]
    cost = {play: sum(top - world[play] for top, world in zip(most, worlds, strict=True)) for play in worlds[0]}
    best = frozenset(play for play, lost in cost.items() if lost < 1e-6)
    rest = [lost for play, lost in cost.items() if play not in best]
    return best if best and rest and min(rest) >= loses * len(worlds) else frozenset()


def voms_endings(preset: str, seed: str) -> Ending | None:
    chance, rules = Random(seed), voms.PRESETS[preset]
    deck = list(rules.pack)
    chance.shuffle(deck)
    score = tuple(chance.randrange(rules.target) for _ in rules.sides)
    target = (rules.target,) * len(score)
    setup = voms.Setup.of(rules, dealer=chance.randrange(rules.players), score=score, target=target, first_deal=False)
    state = voms.begin(setup, tuple(deck)).state
    states: list[voms.State] = []
    worth = native_voms.Worth(len(rules.sides), chances(rules))
    while state.phase is not voms.Phase.OVER:
        assert state.to_act is not None
        seat, states = state.to_act, [*states, state]
        view = voms.view(state, seat)
        plain = state.phase is voms.Phase.PLAY and not rules.shares(view.stock) and not view.calls
        if plain and CARDS[0] <= view.hand.bit_count() <= CARDS[1] and len(view.actions) > 1:
            memory = native_voms.Memory()
            past = [voms.view(earlier, seat) for earlier in states]
            for seen in past:
                memory.see(seen)
            found = [_solved_voms(world, rules.side_of[seat], worth) for world in memory.worlds(WORLDS, seed=1)]
            best = best_of(found, LOSES)
            if best:
                return Ending(preset, best, partial(_voms_answer, past))
        state = voms.apply(state, voms_choice("beginner", view, chance)).state
    return None


def _voms_answer(past: list[voms.View], level: str, luck: Random, budget: Budget) -> str:
    view = past[-1]
    return write_voms(view.rules, voms_choice(level, view, luck, past=lambda: past[:-1], budget=budget))


def _solved_voms(world: native_voms.Position, side: int, worth: native_voms.Worth) -> dict[str, float]:
    payoff = native_voms.Payoff(worth=worth)
    found = native_voms.solve_moves(world, side=side, payoff=payoff)
    return {world.rules.text(move): value / 1e6 for move, value in found}


def vira_endings(preset: str, seed: str) -> Ending | None:
    chance, rules = Random(f"{seed} play"), vira.PRESETS[preset]
    deal = dealt(rules, seed)
    assert isinstance(deal, ViraDeal)
    state = deal.value
    states: list[vira.State] = []
    while state.phase is not vira.Phase.OVER:
        assert state.to_act is not None
        seat, states = state.to_act, [*states, state]
        view = vira.view(state, seat)
        if (
            state.phase is vira.Phase.PLAY
            and CARDS[0] <= view.hand.bit_count() <= CARDS[1]
            and len(view.actions) > 1
            and isinstance(view.actions[0], vira.PlayCard)
            and vira_call("beginner", view, chance) is None  # who claims what is sure does not think
        ):
            past = [vira.view(earlier, seat) for earlier in states]
            best = best_of(_solved_vira(past), PINNAR)
            if best:
                return Ending(preset, best, partial(_vira_answer, past))
        state = vira.apply(state, vira_choice("beginner", view, chance)).state
    return None


def _vira_answer(past: list[vira.View], level: str, luck: Random, budget: Budget) -> str:
    return write_vira(vira_choice(level, past[-1], luck, past=lambda: past[:-1], budget=budget))


def _solved_vira(past: list[vira.View]) -> list[dict[str, float]]:
    memory = vira_sight.Recollection()
    for seen in past:
        memory.see(seen)
    sight = vira_sight.sight_of(past[-1], memory, sense=False)
    worlds = (sight.solve(worlds=1, seed=number) for number in range(WORLDS))
    return [{f"play {card_at(card).text}": worth for card, (worth, _, _) in world} for world in worlds]


def endings(game: str, count: int, seed: int) -> Iterator[Ending]:
    """The first so many, under one preset after the other."""
    presets, find = (voms.PRESETS, voms_endings) if game == "voms" else (vira.PRESETS, vira_endings)
    number = found = 0
    while found < count:
        for preset in presets:
            number += 1
            ending = find(preset, f"{seed} {number}")
            if ending is not None and found < count:
                found += 1
                yield ending


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--game", choices=("voms", "vira"), action="append")
    wanted.add_argument("--count", type=int, default=200)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--simulations", type=int, default=4_000)
    asked = wanted.parse_args()
    budget = Budget(ms=60_000, simulations=asked.simulations)
    for game in asked.game or ("voms", "vira"):
        right: Counter[str] = Counter()
        missed: list[str] = []
        for number, ending in enumerate(endings(game, asked.count, asked.seed)):
            for level in LEVELS:
                said = ending.answer(level, Random(number), budget)
                right[level] += said in ending.best
                if level == "strong" and said not in ending.best:
                    missed.append(f"{number} {ending.preset}: {said}, not {' or '.join(sorted(ending.best))}")
        shares = ", ".join(f"{level} {100 * right[level] / asked.count:.1f} %" for level in LEVELS)
        print(f"{game}: of {asked.count} endings found: {shares}", flush=True)
        for line in missed:
            print(f"  missed by strong: {line}")


if __name__ == "__main__":
    main()
