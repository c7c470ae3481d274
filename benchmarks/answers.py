"""How long the bots take to answer, at their own budgets, in whole deals under every preset of both games.

Every seat is played by a bot of the same level, in one process: what counts is a free core.
Run, with the kernel installed, on a machine that has nothing else to do:

    python benchmarks/answers.py [--deals N]
"""

from __future__ import annotations

import argparse
import time

from stik import vira, voms
from stik.arena.deals import TABLE, Rules, dealt
from stik.arena.mirrors import Seating, Side
from stik.arena.players import LevelPlayer
from stik.arena.statistics import times
from stik.arena.table import FAULTS, Notes, played
from stik.bots import BUDGETS, LEVELS


def measure(rules: Rules, level: str, deals: int) -> Notes:
    notes, budget = Notes(), BUDGETS[level]
    seats = rules.players if isinstance(rules, voms.Rules) else TABLE
    side: Side = "a"
    seating: Seating = (side,) * seats
    for number in range(deals):
        deal = dealt(rules, f"{number}")
        players = [LevelPlayer(level, budget)] * seats
        played(deal, players, seating, {"a": budget}, notes, seed=f"{number}", clock=time.perf_counter)
    return notes


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--deals", type=int, default=2)
    asked = wanted.parse_args()
    print(f"{'':24}{'level':10}{'budget':>8}{'answers':>9}{'p50 ms':>9}{'p95 ms':>9}{'max ms':>9}  faults")
    every: dict[str, Rules] = {**voms.PRESETS, **vira.PRESETS}
    for preset, rules in every.items():
        for level in LEVELS[1:]:
            notes = measure(rules, level, asked.deals)
            took = times(notes.seconds["a"])
            assert took is not None
            faults = ", ".join(f"{kind} {notes.faults['a'][kind]}" for kind in FAULTS if notes.faults["a"][kind])
            print(
                f"{preset:24}{level:10}{BUDGETS[level].ms:8}{took.of:9}{took.p50:9.1f}{took.p95:9.1f}{took.longest:9.1f}"
                f"  {faults or 'none'}",
                flush=True,
            )


if __name__ == "__main__":
    main()
