"""The native Vira kernel side by side with OpenSpiel and DDS (endplay) in one run, on one core.

Rounds are interleaved and timed by the processor time of this process, so that other work on the machine slows all
contestants alike; every round does the same work, and the best round counts. Peers that are not installed are left out
and named. Run, with the kernel installed (`pip install ./kernel`) and, for the peers, `pip install open_spiel endplay`:

    python benchmarks/kernel.py [--rounds N] [--size N]
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from typing import Any

from stik_kernel import _vira
from stik_kernel.vira import Deal, Play, Setup, Solver, rules_of

NO_TRUMP = 4


@dataclass
class Contestant:
    """Something that does so many units of work a second; `work(number)` does some and says how many."""

    group: str
    name: str
    unit: str
    work: Callable[[int], float]
    rates: list[float] = field(default_factory=list)

    def run(self, size: int) -> None:
        begun = time.process_time()
        done = sum(map(self.work, range(size)))
        self.rates.append(done / (time.process_time() - begun))


def hands_of(number: int, count: int) -> list[list[int]]:
    """So many random hands of thirteen cards."""
    pack = list(range(52))
    Random(number).shuffle(pack)
    return [sorted(pack[13 * seat : 13 * seat + 13]) for seat in range(count)]


def masks(number: int) -> list[int]:
    return [sum(1 << card for card in hand) for hand in hands_of(number, 3)]


# random moves


def vira_play(number: int) -> float:
    """2,000 playouts of one deal's play: 39 cards each."""
    play = Play(masks(number), declarer=0, leader=number % 3, trump=number % 5, left=13)
    play.playouts(2_000, seed=number)
    return 2_000 * 39


def vira_deals() -> Callable[[int], float]:
    """Whole deals from the first bid on, everything by lot."""
    from stik import vira

    setup = Setup(rules_of(vira.PRESETS["sm2025"]), table=3, hogsta=1)

    def work(number: int) -> float:
        deck = list(range(52))
        Random(number).shuffle(deck)
        return float(Deal(setup, deck).playouts(500, seed=number)[0])

    return work


def voms_deals(preset: str) -> Callable[[int], float]:
    """Whole deals from the shuffle on, 1,000 at a time; `benchmarks/kernel_voms.py` measures the rest of Voms."""
    from stik_kernel import voms as kernel

    from stik import voms

    rules = kernel.rules_of(voms.PRESETS[preset])
    return lambda number: float(kernel.random_deals(rules, deals=1_000, seed=number)["moves"])


def open_spiel(game: str, *, native: bool) -> Callable[[int], float]:
    """Rollouts from the first decision on: in OpenSpiel's own C++ loop, or driven from Python."""
    import pyspiel

    loaded: Any = pyspiel.load_game(game)

    def dealt(chance: Random) -> Any:  # noqa: ANN401  # a pyspiel state
        state = loaded.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        return state

    def by_hand(state: Any, chance: Random) -> int:  # noqa: ANN401
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            moves += 1
        return moves

    if not native:
        return lambda number: float(by_hand(dealt(Random(number)), Random(number)))
    # one simulation of a search is nothing but the evaluator's rollouts from the root, a loop in C++
    start, chance = dealt(Random(2)), Random(1)
    length = sum(by_hand(start.clone(), chance) for _ in range(1_000)) / 1_000
    search = pyspiel.MCTSBot(loaded, pyspiel.RandomRolloutEvaluator(200, 1), 2.0, 1, 10, False, 1, False)

    def work(_: int) -> float:
        search.mcts_search(start)
        return 200 * length

    return work


# information-set searches


def vira_search(number: int) -> float:
    """1,000 simulations at the first lead of a deal, by a seat that sees its own cards, all rollouts by lot."""
    from stik_kernel.vira_sight import Recollection, sight_of

    from stik import vira
    from stik.cards import Suit

    chance = Random(number)
    deck = list(vira.deal.PACK)
    chance.shuffle(deck)
    setup = vira.Setup.of(vira.PRESETS["sm2025"], table=3, dealer=2, hogsta=Suit(number % 4), pool=16)
    state = vira.begin(setup, tuple(deck)).state
    solo = vira.CONTRACTS[14]
    said = (vira.Bid(solo.family, solo), vira.Pass(), vira.Pass(), vira.NameTrump(Suit(number % 4)), vira.Go())
    for action in (*said, vira.Buy(()), vira.Buy(())):
        state = vira.apply(state, action).state
    sight = sight_of(vira.view(state, 0), Recollection())
    return float(sight.search(simulations=1_000, seed=number)[0])


def open_spiel_search(game: str) -> Callable[[int], float]:
    """1,000 simulations of OpenSpiel's own IS-MCTS in C++, one rollout by lot each, at a deal's first decision."""
    import pyspiel

    loaded: Any = pyspiel.load_game(game)
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        1_000,
        -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        False,
        False,
    )

    def work(number: int) -> float:
        chance = Random(number)
        state = loaded.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        if game.startswith("bridge"):  # a bid, and everybody passes: the first lead
            for call in (52 + 4, 52, 52, 52):
                state.apply_action(call)
        bot.step(state)
        return 1_000

    return work


# solves


def vira_solves(method: str, *, misar: bool) -> Callable[[int], float]:
    """Full deals of thirteen tricks, every one with a fresh memory; in misär the declarer has low cards."""
    solver = Solver()
    ask = getattr(solver, method)

    def work(number: int) -> float:
        chance = Random(number)
        hands = masks(number)
        if misar:
            rest = [card for card in range(52) if not (hands[1] | hands[2]) >> card & 1]
            hands[0] = sum(1 << card for card in sorted(rest, key=lambda card: -(card % 13))[:13])
            ask(hands, declarer=0, leader=chance.randrange(3), trump=NO_TRUMP, misar=True, most=2)
        else:
            ask(hands, declarer=0, leader=chance.randrange(3), trump=chance.randrange(5))
        return 1

    return work


def dds_solves(mode: str) -> Callable[[int], float]:
    """Bridge deals of thirteen tricks, four hands."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal as Bridge
    from endplay.types import Denom, Player

    denoms = (Denom.clubs, Denom.spades, Denom.hearts, Denom.diamonds, Denom.nt)

    def text(hand: list[int]) -> str:
        return ".".join(
            "".join("AKQJT98765432"[card % 13] for card in hand if card // 13 == suit) for suit in (1, 2, 3, 0)
        )

    def work(number: int) -> float:
        deal = Bridge("N:" + " ".join(map(text, hands_of(number, 4))))
        deal.trump, deal.first = denoms[number % 5], Player.north
        solve_board(deal, SolveMode[mode])
        return 1

    return work


def contestants() -> list[Contestant]:
    moves, search, value, best, each = (
        "random moves",
        "information-set search",
        "13-trick value",
        "13-trick value and best cards",
        "13-trick value of every card",
    )
    found = [
        Contestant(moves, "kernel: Vira, the play", "moves/s", vira_play),
        Contestant(value, "kernel: Vira, trumps or none", "solves/s", vira_solves("tricks", misar=False)),
        Contestant(value, "kernel: Vira, misär (home, bet or kodilj)", "solves/s", vira_solves("tricks", misar=True)),
        Contestant(best, "kernel: Vira, trumps or none", "solves/s", vira_solves("solve", misar=False)),
        Contestant(each, "kernel: Vira, trumps or none", "solves/s", vira_solves("values", misar=False)),
    ]
    if find_spec("stik"):
        found.insert(1, Contestant(moves, "kernel: Vira, whole deals", "moves/s", vira_deals()))
        found.insert(2, Contestant(moves, "kernel: Voms, whole deals", "moves/s", voms_deals("tournament")))
        found.append(Contestant(search, "kernel: Vira, first lead", "simulations/s", vira_search))
    if find_spec("pyspiel"):
        for game in ("bridge(use_double_dummy_result=false)", "hearts"):
            name = f"OpenSpiel: {game.partition('(')[0]}, IS-MCTS in C++"
            found.append(Contestant(search, name, "simulations/s", open_spiel_search(game)))
        for game in ("bridge(use_double_dummy_result=false)", "skat"):
            name = f"OpenSpiel: {game.partition('(')[0]}"
            found.append(Contestant(moves, f"{name}, C++ loop", "moves/s", open_spiel(game, native=True)))
            found.append(Contestant(moves, f"{name}, from Python", "moves/s", open_spiel(game, native=False)))
    if find_spec("endplay"):
        for group, mode in ((value, "OptimalOne"), (best, "OptimalAll"), (each, "Default")):
            found.append(Contestant(group, "DDS: bridge", "solves/s", dds_solves(mode)))
    return found


def installed(distribution: str) -> str:
    try:
        return f"{distribution} {version(distribution)}"
    except PackageNotFoundError:
        return f"{distribution} not installed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--size", type=int, default=100, help="how many deals each contestant gets in a round")
    asked = parser.parse_args()
    build = "native instructions" if _vira.native else "portable build"
    print(f"Python {platform.python_version()}, {platform.machine()}, kernel: {build}")
    print(", ".join(map(installed, ("stik-kernel", "open_spiel", "endplay"))))
    found = contestants()
    for _ in range(asked.rounds):
        for contestant in found:
            contestant.run(asked.size)
    for group in dict.fromkeys(contestant.group for contestant in found):
        print(f"\n{group}")
        for contestant in found:
            if contestant.group == group:
                print(f"  {contestant.name:<44} {max(contestant.rates):>14,.1f} {contestant.unit}")


if __name__ == "__main__":
    main()
