"""What a stand of tricks and lus is worth to a side: combs, the race for five tricks, and going over."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stik.engine import Side
from stik.voms import View
from stik.voms.rules import DEAL_UNITS
from stik.voms.score import written

WON: Final = 2.5
"""What winning the game is worth in lus, besides the lus that win it."""

Race = tuple[tuple[Side, bool, float], ...]
"""Who wins the deal, whether with five tricks to none, and how likely."""


class Outlook:
    """The hopes of a side in one deal, in lus; more is better."""

    def __init__(self, view: View, side: Side) -> None:
        rules = view.rules
        self.setup, self.side, self.units, self.gain = view.setup, side, view.units, view.gain
        on_table = sum(len(play.cards) for play in view.trick.plays)
        self.left = (sum(view.counts) + view.stock + on_table) // rules.unit_cards
        self._progress: dict[tuple[Side, int], float] = {}

    def now(self) -> float:
        """As things stand."""
        return self._value(self.units, self.gain, self.left)

    def after(self, winner: Side, units: int, lus: int) -> float:
        """When this side has taken a trick of so many units with so many lus in it."""
        rules = self.setup.rules
        taken = tuple(n + units * (side == winner) for side, n in enumerate(self.units))
        gain = [n + (lus + units * rules.trick_points) * (side == winner) for side, n in enumerate(self.gain)]
        if max(self.units) < DEAL_UNITS <= taken[winner]:
            gain[winner] += self._deal_lus(five_five=sum(taken) == taken[winner])
        return self._value(taken, tuple(gain), max(0, self.left - units))

    def _deal_lus(self, *, five_five: bool) -> int:
        """One, or two if the others have no trick ("T.43", V61, V70)."""
        rules = self.setup.rules
        if not five_five:
            return rules.deal_lus
        return rules.eight_eight_five_five if self.setup.eight_eight else 2

    def _value(self, units: tuple[int, ...], gain: tuple[int, ...], left: int) -> float:
        """The mean over the ends that the deal may still take."""
        if max(units) >= DEAL_UNITS:
            return self._with_all_tricks(units, gain, left)
        worth, undecided = 0.0, 1.0
        beyond = left + sum(units) - DEAL_UNITS
        for winner, five_five, chance in race(units, left):
            more = self._deal_lus(five_five=five_five)
            richer = tuple(n + more * (side == winner) for side, n in enumerate(gain))
            swept = tuple(DEAL_UNITS * (side == winner) if five_five else 1 for side in range(len(units)))
            worth += chance * self._with_all_tricks(swept, richer, beyond)
            undecided -= chance
        return worth + undecided * self._balance(gain)

    def _with_all_tricks(self, units: tuple[int, ...], gain: tuple[int, ...], left: int) -> float:
        """Who takes every trick gets nothing for the deal ("T.19", "I.22", "W.S6")."""
        winner = next((side for side, n in enumerate(units) if n == sum(units)), None)
        if winner is None:
            return self._balance(gain)
        swept = (1 / len(units)) ** left
        nothing = tuple(0 if side == winner else n for side, n in enumerate(gain))
        return (1 - swept) * self._balance(gain) + swept * self._balance(nothing)

    def _balance(self, gain: tuple[int, ...]) -> float:
        """One's own progress against the others' average."""
        others = [self._progressed(side, n) for side, n in enumerate(gain) if side != self.side]
        return self._progressed(self.side, gain[self.side]) - sum(others) / len(others)

    def _progressed(self, side: Side, gain: int) -> float:
        """How much less the side lacks when this has been written; over the comb it lacks more ("T.42", V63)."""
        known = self._progress.get((side, gain))
        if known is None:
            comb = written(self.setup, side, gain, guilty=False)
            lack = comb.target - comb.score
            known = self._progress[side, gain] = self.setup.lack(side) - lack + WON * (lack == 0)
        return known


@lru_cache(maxsize=1 << 12)
def race(units: tuple[int, ...], left: int) -> Race:
    """Who gets five tricks first if every trick is a toss-up ("T.43")."""
    found: dict[tuple[Side, bool], float] = {}
    share = 1 / len(units)
    for side in range(len(units) if left else 0):
        after = tuple(n + (s == side) for s, n in enumerate(units))
        if after[side] >= DEAL_UNITS:
            end = side, sum(after) == after[side]
            found[end] = found.get(end, 0.0) + share
            continue
        for winner, five_five, chance in race(after, left - 1):
            found[winner, five_five] = found.get((winner, five_five), 0.0) + share * chance
    return tuple((*end, chance) for end, chance in found.items())
