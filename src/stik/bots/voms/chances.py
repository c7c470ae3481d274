"""The chance to win the game from what each side lacks: a simple model of how deals go."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from stik.voms import Rules, Setup
from stik.voms.rules import DEAL_UNITS
from stik.voms.score import written

LONGEST: Final = 30
"""Combs that lack more are compared by the difference."""
DEALS: Final = 32
"""So many deals ahead where more than two sides race."""
FIVE_FIVE: Final = 0.16
"""How often the deal is won with five tricks to none."""
FEATS: Final = {0: 0.34, 1: 0.40, 2: 0.24, 3: 0.02}
"""Lus that Voms, Toqu and Ataataq bring somebody in a deal."""
FEATS_TO_WINNER: Final = 0.58
"""How often they go to the side that wins the deal."""
STEERED: Final = 0.6
"""How often a side that could go over the comb stops at what it lacks."""
SWEEPS: Final = 12


class Outcome(NamedTuple):
    """What a deal brings one side and the other, and how likely."""

    ours: int
    theirs: int
    chance: float


@lru_cache(maxsize=64)
def chances(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """The rows that the kernel's `Worth` wants for these rules."""
    return _of_two(rules) if len(rules.sides) == 2 else _of_many(rules)


def _longest(rules: Rules) -> int:
    return min(rules.target + DEAL_UNITS, LONGEST)


def _next_lacks(rules: Rules, lack: int, gain: int, longest: int) -> list[tuple[int, float]]:
    """What a side lacks after a deal, and how likely; 0 is the game ("T.42", V63)."""
    if gain < lack:
        target = max(rules.target, lack)
        setup = Setup.of(rules, dealer=0, score=(target - lack,), target=(target,), first_deal=False)
        after = written(setup, 0, gain, guilty=False)
        return [(min(after.target - after.score, longest), 1.0)]
    if gain == lack:
        return [(0, 1.0)]
    setup = Setup.of(
        rules, dealer=0, score=(max(0, rules.target - lack),), target=(max(rules.target, lack),), first_deal=False
    )
    over = written(setup, 0, gain, guilty=False)
    return [(0, STEERED), (max(1, min(over.target - over.score, longest)), 1 - STEERED)]


def _outcomes(rules: Rules) -> list[Outcome]:
    """All that a deal between two sides may bring, tricks that are points included."""
    found: dict[tuple[int, int], float] = {}
    units = len(rules.pack) // rules.unit_cards
    for five_five, share in ((False, 1 - FIVE_FIVE), (True, FIVE_FIVE)):
        most = 2 if five_five else rules.deal_lus
        won = round(units * (0.75 if five_five else 0.6)) * rules.trick_points
        lost = units * rules.trick_points - won
        for lus, often in FEATS.items():
            for to_winner, way in ((True, FEATS_TO_WINNER), (False, 1 - FEATS_TO_WINNER)):
                end = most + won + lus * to_winner, lost + lus * (not to_winner)
                for ours, theirs in (end, end[::-1]):
                    found[ours, theirs] = found.get((ours, theirs), 0.0) + share * often * way / 2
    return [Outcome(*end, chance) for end, chance in found.items()]


def _of_two(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """By what one lacks and what the other lacks; swept until going over the comb has settled."""
    longest, outcomes = _longest(rules), _outcomes(rules)
    gains = {outcome.ours for outcome in outcomes}
    after = {(lack, gain): _next_lacks(rules, lack, gain, longest) for lack in range(1, longest + 1) for gain in gains}
    table = [[b / (a + b) for b in range(1, longest + 1)] for a in range(1, longest + 1)]

    def value(ours: int, theirs: int) -> float:
        if ours == 0:
            return 1.0 if theirs else 0.5
        return table[ours - 1][theirs - 1] if theirs else 0.0

    def looked_at(a: int, b: int) -> float:
        total = 0.0
        for outcome in outcomes:
            for ours, likely in after[a, outcome.ours]:
                for theirs, as_likely in after[b, outcome.theirs]:
                    total += outcome.chance * likely * as_likely * value(ours, theirs)
        return total

    for sweep in range(SWEEPS):
        for a in range(1, longest + 1):
            for b in range(a, longest + 1):
                if sweep and a > DEAL_UNITS + 1:
                    continue  # only short lacks can grow again
                table[a - 1][b - 1] = 0.5 if a == b else looked_at(a, b)
                table[b - 1][a - 1] = 1 - table[a - 1][b - 1]
    return tuple(map(tuple, table))


def _gains(rules: Rules) -> dict[int, float]:
    """What a deal brings one of several sides that play alone."""
    sides, units = len(rules.sides), len(rules.pack) // rules.unit_cards
    found: dict[int, float] = {}
    for tricks in range(units + 1):
        likely = comb(units, tricks) * (1 / sides) ** tricks * (1 - 1 / sides) ** (units - tricks)
        deal = rules.deal_lus if tricks >= DEAL_UNITS else 0
        for lus, often in FEATS.items():
            for mine, way in ((lus, 1 / sides), (0, 1 - 1 / sides)):
                gain = deal + mine + tricks * rules.trick_points
                found[gain] = found.get(gain, 0.0) + likely * often * way
    return found


def _of_many(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """How likely a side that lacks so much has it in the first deal from now, in the second, and so on."""
    longest, gains = _longest(rules), _gains(rules)
    steps = {
        lack: [
            (to, likely * part)
            for gain, likely in gains.items()
            for to, part in _next_lacks(rules, lack, gain, longest)
        ]
        for lack in range(1, longest + 1)
    }
    arrives = {lack: [sum(likely for to, likely in steps[lack] if not to)] for lack in steps}
    for deal in range(1, DEALS):
        for lack in steps:
            arrives[lack].append(sum(likely * arrives[to][deal - 1] for to, likely in steps[lack] if to))
    return tuple(tuple(arrives[lack]) for lack in steps)
