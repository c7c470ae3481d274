"""Random legal moves a second of the pure Python engines, side by side with python-chess and PokerKit in one run.

Each contestant plays whole random games: list the legal moves (in poker with a random raise), choose one, make it with
full checking. The rounds are
interleaved, so that a noisy machine slows all of them alike, and the best round of each counts. Run: `make bench`.
"""

from __future__ import annotations

import platform
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random

import chess
from pokerkit import Automation, NoLimitTexasHoldem

from stik import vira, voms
from stik.cards import CARDS, Suit, cards_in

ROUNDS = 5
SECONDS = 1.0


def voms_moves(preset: str, *, views: bool = False) -> Callable[[Random], int]:
    """Plays one deal; counts actions."""
    rules = voms.PRESETS[preset]
    sides = len(rules.sides)
    setup = voms.Setup.of(rules, dealer=0, score=(0,) * sides, target=(rules.target,) * sides, first_deal=True)

    def play(chance: Random) -> int:
        deck = list(rules.pack)
        chance.shuffle(deck)
        state, moves = voms.begin(setup, tuple(deck)).state, 0
        while state.to_act is not None:
            actions = voms.view(state, state.to_act).actions if views else voms.legal_actions(state)
            state = voms.apply(state, actions[int(chance.random() * len(actions))]).state
            moves += 1
        return moves

    return play


def vira_moves(preset: str, *, views: bool = False) -> Callable[[Random], int]:
    """Plays one deal, bidding low, so that most of the moves are cards; counts actions."""
    rules = vira.PRESETS[preset]
    pack = list(CARDS[:52])

    def play(chance: Random) -> int:
        deck = pack.copy()
        chance.shuffle(deck)
        setup = vira.Setup.of(rules, table=3, dealer=chance.randrange(3), hogsta=Suit(chance.randrange(4)), pool=0)
        state, moves = vira.begin(setup, tuple(deck)).state, 0
        while state.to_act is not None:
            view = vira.view(state, state.to_act) if views else None
            actions = vira.legal_actions(state) if view is None else view.actions
            template = vira.template(state) if view is None else view.template
            if template is not None:
                held = cards_in(state.hands[state.to_act])
                count = template.least + int(chance.random() * (template.most - template.least + 1))
                action = template.filled(tuple(chance.sample(held, count)))
            elif state.phase is vira.Phase.AUCTION:
                action = actions[min(len(actions) - 1, int(chance.expovariate(0.5)))]
            else:
                action = actions[int(chance.random() * len(actions))]
            state = vira.apply(state, action).state
            moves += 1
        return moves

    return play


def chess_moves(chance: Random) -> int:
    """Plays one game of chess, at most 200 plies."""
    board, moves = chess.Board(), 0
    while moves < 200 and not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(chance.random() * len(legal))])
        moves += 1
    return moves


def poker_moves(chance: Random) -> int:
    """Plays one hand of no-limit hold'em for four; counts the players' actions."""
    state = NoLimitTexasHoldem.create_state(
        tuple(automation for automation in Automation), True, 0, (1, 2), 2, (200, 200, 200, 200), 4
    )
    moves = 0
    while state.status:
        choices: list[Callable[[], object]] = []
        if state.can_fold():
            choices.append(state.fold)
        if state.can_check_or_call():
            choices.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            assert least is not None
            assert most is not None
            amount = least + int(chance.random() * (most - least + 1))
            choices.append(partial(state.complete_bet_or_raise_to, amount))
        choices[int(chance.random() * len(choices))]()
        moves += 1
    return moves


def rate(play: Callable[[Random], int], chance: Random) -> float:
    """Moves a second over about one second."""
    moves, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        moves += play(chance)
    return moves / spent


def main() -> None:
    warnings.simplefilter("ignore")
    contestants: dict[str, Callable[[Random], int]] = {
        **{f"stik voms {preset}": voms_moves(preset) for preset in voms.PRESETS},
        "stik voms tournament + views": voms_moves("tournament", views=True),
        **{f"stik vira {preset}": vira_moves(preset) for preset in vira.PRESETS},
        "stik vira sm2025 + views": vira_moves("sm2025", views=True),
        f"python-chess {version('chess')}": chess_moves,
        f"PokerKit {version('pokerkit')}": poker_moves,
    }
    best = dict.fromkeys(contestants, 0.0)
    for turn in range(ROUNDS):
        for name, play in contestants.items():
            best[name] = max(best[name], rate(play, Random(turn)))
            print(f"\rround {turn + 1} of {ROUNDS}: {name:40}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    chess_rate, poker_rate = (best[name] for name in list(best)[-2:])
    print(f"Python {platform.python_version()}, {platform.machine()}, best of {ROUNDS} rounds, one core")
    print(f"{'':42}{'moves/s':>10}{'× chess':>10}{'× poker':>10}")
    for name, speed in best.items():
        print(f"{name:42}{speed:>10,.0f}{speed / chess_rate:>10.2f}{speed / poker_rate:>10.2f}")


if __name__ == "__main__":
    main()
