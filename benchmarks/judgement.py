"""How much the judgement of an analysis is chance: the same decisions, judged again and again from other seeds.

    python benchmarks/judgement.py                      both games, as quickly as the server judges
    python benchmarks/judgement.py --depth thorough     as thoroughly as it judges
    python benchmarks/judgement.py --seeds 8 --deals 4  more of everything

For every kind of decision: by how much the loss of the same action differs from its mean over all seeds (half of the
times, 19 of 20, 99 of 100), and how often a decision that one seed finds wrong is found wrong by the others.  Grades
(`steps` in `stik.analysis.voms` and `vira`) are to begin clear of the 95 % of the noise.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean

from stik.analysis import Decision, Wish, analyse
from stik.app.analyses.work import BUDGETS, Depth
from stik.protocol import Record, read_record

RECORDS = Path(__file__).parents[1] / "tests/records"
NAMES = {"voms": ("tournament", "international", "worms"), "vira": ("sm2025", "stockholm")}
KINDS = {"play": "play", "choice": "play", "auction": "bids", "choose": "bids", "trump": "bids"}
"""The phases of both games by what is decided; all others are about the exchange."""
SHARES = (0.5, 0.95, 0.99)


def records(game: str, deals: int) -> Iterator[Record]:
    """So many deals of each kept record, each on its own."""
    for name in NAMES[game]:
        record = read_record((RECORDS / f"{game}-{name}.stik").read_text("utf-8"))
        for deal in record.deals[:deals]:
            yield Record(game, "deal", record.rules, (deal,))


def judged(seed: int, depth: Depth, game: str, deals: int) -> list[tuple[Decision, ...]]:
    wish = Wish("strong", BUDGETS[depth][game], seed=f"seed {seed}", open_hands=False)
    found = []
    for record in records(game, deals):
        *_, last = analyse(record, wish)
        assert last.analysis is not None
        found.append(last.analysis.decisions)
    return found


def share(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def report(game: str, runs: Sequence[Sequence[tuple[Decision, ...]]]) -> None:
    noise: dict[str, list[float]] = defaultdict(list)
    agreed: dict[str, list[float]] = defaultdict(list)
    for deal in zip(*runs, strict=True):
        for same in zip(*deal, strict=True):
            if any(one.value is None for one in same):
                continue
            kind = KINDS.get(same[0].phase, "exchange")
            mean = fmean(one.loss for one in same)
            noise[kind] += [abs(one.loss - mean) for one in same]
            for one in same:
                if one.grade != "good":
                    agreed[one.grade] += [other.grade != "good" for other in same if other is not one]
    unit = 100 if game == "voms" else 1
    for kind, values in noise.items():
        told = "".join(f"{unit * share(values, part):>9.2f}" for part in SHARES)
        print(f"{game} {kind:<12}{len(values) // len(runs):>10}{told}", flush=True)
    for grade in ("inaccuracy", "mistake", "blunder"):
        if agreed[grade]:
            print(f"  {grade:<14} found by {100 * fmean(agreed[grade]):.0f} % of the other seeds too", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--depth", choices=["quick", "thorough"], default="quick")
    parser.add_argument("--seeds", type=int, default=5, help="how often everything is judged")
    parser.add_argument("--deals", type=int, default=2, help="deals of each kept record")
    parser.add_argument("--games", nargs="+", choices=list(NAMES), default=list(NAMES))
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {given.seeds} seeds, {given.depth}")
    print(f"{'noise of the loss':<17}{'decisions':>10}" + "".join(f"{100 * part:>7.0f} %" for part in SHARES))
    with ProcessPoolExecutor(given.processes) as pool:
        for game in given.games:
            once = partial(judged, depth=given.depth, game=game, deals=given.deals)
            report(game, list(pool.map(once, range(given.seeds))))


if __name__ == "__main__":
    main()
