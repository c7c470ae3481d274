"""Results as they might have been: who wins a game, with which lus, and what a table of Vira ends with."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Final

from stik.engine import Chance
from stik.tournaments.formats import Format
from stik.tournaments.model import EntrantId, GameResult, Sitting, Stage

RATING: Final = 1500.0
"""Who has no rating is taken for a player like any other."""
SPREAD: Final = 400.0
"""So many points more win ten games of eleven, as in chess."""
FINE: Final = 1_000_000

_LOSER_LUS: Final = tuple(accumulate((7, 6, 8, 10, 12, 14, 15, 15, 13)))
"""Of 100 games, how many end with 0 (kam), 1, … 8 lus of the loser, counted up."""
_EXTRA_STROKES: Final = (88, 97)
"""Of 100 games, how many the winner ends on a plain comb, and on one with no more than two extra strokes."""
_SWING: Final = 12
"""A table of Vira ends with the sum of three such dice a person, so about 20 pinnar up or down."""
_PINNAR_A_POINT: Final = 0.05


class Luck:
    """Draws results by chance, or by ratings where there are any."""

    def __init__(self, chance: Chance, ratings: Mapping[EntrantId, float] | None = None) -> None:
        self._chance = chance
        self._ratings = ratings or {}

    def first_wins(self, a: EntrantId, b: EntrantId) -> bool:
        """Whether a beats b."""
        ahead = self._rating(a) - self._rating(b)
        if not ahead:
            return self._chance.randrange(2) == 0
        return self._chance.randrange(FINE) < FINE / (1 + 10 ** (-ahead / SPREAD))

    def game(self, stage: Stage, a: EntrantId, b: EntrantId, form: Format) -> GameResult:
        """A game with its lus; sometimes a kam, sometimes over the comb."""
        drawn = self._chance.randrange(10_000)
        lost = bisect_right(_LOSER_LUS, drawn % 100) * form.comb // 9
        won = form.comb + 2 * bisect_right(_EXTRA_STROKES, drawn // 100)
        if self.first_wins(a, b):
            return GameResult(stage, a, b, (won, lost), (won, form.comb))
        return GameResult(stage, a, b, (lost, won), (form.comb, won))

    def sitting(self, round_: int, seats: tuple[EntrantId, ...]) -> Sitting:
        """A table of Vira: what each has won or lost, in all nothing."""
        drawn = [self._swing() + (self._rating(seat) - RATING) * _PINNAR_A_POINT for seat in seats]
        mean = sum(drawn) / len(drawn)
        totals = [round(value - mean) for value in drawn]
        totals[0] -= sum(totals)
        return Sitting(round_, None, seats, tuple(totals))

    def shuffled(self, block: Sequence[EntrantId]) -> list[EntrantId]:
        """A lot: each order equally likely."""
        found = list(block)
        for last in range(len(found) - 1, 0, -1):
            other = self._chance.randrange(last + 1)
            found[last], found[other] = found[other], found[last]
        return found

    def _rating(self, entrant: EntrantId) -> float:
        return self._ratings.get(entrant, RATING)

    def _swing(self) -> float:
        return sum(self._chance.randrange(2 * _SWING + 1) - _SWING for _ in range(3)) * 1.6
