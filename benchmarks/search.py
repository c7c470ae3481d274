"""Search without seeing the other hands: simulations a second of the Voms kernel and of OpenSpiel's IS-MCTS.

Both walk a tree of information sets and play out at random (the kernel also sensibly, as its bots do), from the first
decision of a game on, on one core. Rounds are interleaved and timed by the processor time of this process, and the best
of each counts.
Run, with the kernel installed and, for the peer, `pip install open_spiel`:

    python benchmarks/search.py [--rounds N]
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

from stik_kernel import _voms
from stik_kernel import voms as kernel

from stik import voms
from stik.bots.voms.chances import chances

SIMULATIONS = 40_000
PEER_SIMULATIONS = 2_000
PEER_GAMES = ("leduc_poker", "kuhn_poker", "goofspiel(imp_info=True,num_cards=13)", "skat", "hearts")

Contestant = Callable[[int], int]
"""Searches with that seed, and says how many simulations it was."""


def voms_search(preset: str, *, sensible: bool, tricks: int) -> Contestant:
    """From the lead on, when so many tricks have been played."""
    rules, chance = voms.PRESETS[preset], Random(3)
    sides, deck = len(rules.sides), list(rules.pack)
    while True:
        chance.shuffle(deck)
        setup = voms.Setup.of(rules, dealer=0, score=(0,) * sides, target=(rules.target,) * sides, first_deal=False)
        state = voms.begin(setup, tuple(deck)).state
        while state.phase is voms.Phase.PLAY and sum(state.tally.units) < tricks:
            state = voms.apply(state, chance.choice(voms.legal_actions(state))).state
        if state.phase is voms.Phase.PLAY and state.to_act is not None:
            break
    observer = kernel.observe(voms.view(state, state.to_act))
    worth = kernel.Worth(sides, chances(rules))

    def search(seed: int) -> int:
        _, made = kernel.search(observer, worth=worth, seed=seed, simulations=SIMULATIONS, sensible=sensible)
        return made

    return search


def peer_search(name: str) -> Contestant | None:
    """OpenSpiel's own, in C++; only some of its games can draw worlds."""
    import pyspiel

    state: Any = pyspiel.load_game(name).new_initial_state()
    chance = Random(3)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))

    def search(seed: int) -> int:
        bot = pyspiel.ISMCTSBot(
            seed,
            pyspiel.RandomRolloutEvaluator(1, seed),
            2.0,
            PEER_SIMULATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        bot.step(state)
        return PEER_SIMULATIONS

    try:
        search(0)
    except (RuntimeError, pyspiel.SpielError):
        return None
    return search


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    contestants: dict[str, Contestant] = {}
    for preset in voms.PRESETS:
        for tricks in (0, 4):
            contestants[f"{preset}, {tricks} tricks played"] = voms_search(preset, sensible=False, tricks=tricks)
            contestants[f"{preset}, {tricks} tricks, sensible"] = voms_search(preset, sensible=True, tricks=tricks)
    if find_spec("pyspiel") is None:
        print("OpenSpiel is not installed: left out")
    else:
        for name in PEER_GAMES:
            peer = peer_search(name)
            if peer is None:
                print(f"OpenSpiel {name}: draws no worlds, left out")
            else:
                contestants[f"OpenSpiel {name}"] = peer
    best = dict.fromkeys(contestants, 0.0)
    for number in range(rounds):
        for what, contestant in contestants.items():
            begun = time.process_time()
            made = contestant(number)
            best[what] = max(best[what], made / (time.process_time() - begun))
    build = "native instructions" if _voms.native else "portable instructions"
    print(f"{platform.machine()}, Python {platform.python_version()}, {build}, one core")
    for what, rate in best.items():
        print(f"{what:46} {rate:12,.0f} simulations a second")


if __name__ == "__main__":
    main()
