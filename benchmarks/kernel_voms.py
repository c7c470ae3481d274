"""Voms in the native kernel: random moves, playouts, worlds and exact endings a second, on one core and on more.

The rounds of all contestants are interleaved and the best of each counts; times are processor times of the process, so
that a busy machine disturbs little. Run: `python benchmarks/kernel_voms.py [--threads N]`.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from random import Random

from stik_kernel import _voms
from stik_kernel import voms as kernel

from stik import voms
from stik.voms.notation import write_action

ROUNDS = 5
SECONDS = 0.3

Contestant = Callable[[int], int]
"""Does so much work with that seed, and says how many units it was."""


def random_moves(preset: str, threads: int) -> Contestant:
    rules = kernel.rules_of(voms.PRESETS[preset])
    return lambda seed: int(kernel.random_deals(rules, deals=20_000 * threads, seed=seed, threads=threads)["moves"])


def random_playouts(preset: str, threads: int) -> Contestant:
    """From the first lead of a deal on."""
    position = kernel.position_of(start(preset, Random(1)))

    def play(seed: int) -> int:
        return int(kernel.playouts([position], each=20_000 * threads, seed=seed, threads=threads)[0]["deals"])

    return play


def python_moves(preset: str) -> Contestant:
    """The engine itself, for comparison."""

    def play(seed: int) -> int:
        chance, moves = Random(seed), 0
        for _ in range(40):
            state = start(preset, chance)
            while state.phase is not voms.Phase.OVER:
                state = voms.apply(state, chance.choice(voms.legal_actions(state))).state
                moves += 1
        return moves

    return play


def worlds(preset: str, threads: int) -> Contestant:
    """Drawn by the seat to act in the middle of a deal, with all that it saw from the first card on."""
    observer = observed(preset)
    return lambda seed: len(observer.sample(2_000 * threads, seed=seed, threads=threads))


def endings(preset: str) -> Contestant:
    """Full hands and no stock: the value for the side to act."""
    positions = [last_hands(preset, Random(number)) for number in range(40)]

    def solve(seed: int) -> int:
        return len([kernel.solve(position) for position in positions[seed % 2 :]])

    return solve


def start(preset: str, chance: Random) -> voms.State:
    """A deal that is not void."""
    rules = voms.PRESETS[preset]
    sides, deck = len(rules.sides), list(rules.pack)
    while True:
        chance.shuffle(deck)
        setup = voms.Setup.of(rules, dealer=0, score=(0,) * sides, target=(rules.target,) * sides, first_deal=False)
        state = voms.begin(setup, tuple(deck)).state
        if state.phase is not voms.Phase.OVER:
            return state


def observed(preset: str) -> kernel.Observer:
    chance = Random(5)
    state = start(preset, chance)
    rules, seat = state.rules, 1
    observer = kernel.observe(voms.view(state, seat))
    half = len(rules.pack) // 2
    while state.played.bit_count() < half or state.to_act != seat:
        action = chance.choice(voms.legal_actions(state))
        state = voms.apply(state, action).state
        if state.phase is voms.Phase.OVER:
            return observer
        observer.see(
            kernel.rules_of(rules).read(write_action(rules, action)), kernel.plain_view(voms.view(state, seat))
        )
    return observer


def last_hands(preset: str, chance: Random) -> kernel.Position:
    while True:
        state = start(preset, chance)
        while state.phase is voms.Phase.PLAY:
            full = all(hand.bit_count() == 4 for hand in state.hands)
            if full and len(state.stock) < state.rules.players and not state.trick.plays:
                return kernel.position_of(state)
            state = voms.apply(state, chance.choice(voms.legal_actions(state))).state


def rate(contestant: Contestant, seed: int, threads: int) -> float:
    """Units a second, of processor time on one core, of the clock's on more."""
    clock = time.process_time if threads == 1 else time.perf_counter
    begun, units = clock(), 0
    while clock() - begun < SECONDS:
        units += contestant(seed)
        seed += 1
    return units / (clock() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1)
    threads = parser.parse_args().threads
    contestants = {}
    for preset in voms.PRESETS:
        contestants[preset, "moves"] = random_moves(preset, threads)
        contestants[preset, "playouts"] = random_playouts(preset, threads)
        contestants[preset, "worlds"] = worlds(preset, threads)
        if threads == 1:
            contestants[preset, "endings solved"] = endings(preset)
            contestants[preset, "moves in Python"] = python_moves(preset)
    best = dict.fromkeys(contestants, 0.0)
    for number in range(ROUNDS):
        for name, contestant in contestants.items():
            best[name] = max(best[name], rate(contestant, number, threads))
    build = "native instructions" if _voms.native else "portable instructions"
    print(f"{platform.machine()}, Python {platform.python_version()}, {build}, threads: {threads}")
    for (preset, what), found in best.items():
        print(f"{preset:14} {what:16} {found:14,.0f} a second")


if __name__ == "__main__":
    main()
