"""Games that are still to be played, in as few rounds as they need: an edge colouring, the rounds being the colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, TypeAlias

from stik.tournaments.model import EntrantId

Game: TypeAlias = tuple[EntrantId, EntrantId]

ATTEMPTS: Final = 6
"""Orders of the games that are tried before another round is added."""


def replanned(planned: Sequence[Sequence[Game]], new: Sequence[Game]) -> list[list[Game]]:
    """Rounds with all these games: as they were planned where that takes no round too many, else anew."""
    rounds = [list(games) for games in planned if games]
    games = [*(game for games in rounds for game in games), *new]
    least = _least(games)
    for size in count(max(len(rounds), least)):
        kept = _Rounds(size)
        for number, several in enumerate(rounds):
            for game in several:
                kept.put(game, number)
        if all(kept.insert(game) for game in new):
            break
    for size in range(least, len(kept.filled())):
        for turn in range(ATTEMPTS):
            anew = _Rounds(size)
            start = turn * len(games) // ATTEMPTS
            if all(anew.insert(game) for game in (*games[start:], *games[:start])):
                return anew.filled()
    return kept.filled()


def _least(games: Sequence[Game]) -> int:
    """No round has two games of one team, nor more games than there are pairs of teams."""
    of_each = Counter(team for game in games for team in game)
    return max([*of_each.values(), -(-len(games) // max(1, len(of_each) // 2))], default=0)


@dataclass(slots=True)
class _Rounds:
    """A number of rounds that are being filled."""

    size: int
    opponent: dict[tuple[EntrantId, int], EntrantId] = field(default_factory=dict)
    """Whom a team meets in a round."""

    def put(self, game: Game, number: int) -> None:
        for one, other in (game, game[::-1]):
            self.opponent[one, number] = other

    def insert(self, game: Game) -> bool:
        """Finds a round for a game; where its teams are never free together other games change rounds."""
        a, b = game
        both = set(self._free(a)) & set(self._free(b))
        if both:
            self.put(game, min(both, key=self._games))
        return bool(both) or self._by_chain(a, b) or self._by_fan(a, b)

    def _free(self, team: EntrantId) -> list[int]:
        return [number for number in range(self.size) if (team, number) not in self.opponent]

    def _by_chain(self, a: EntrantId, b: EntrantId) -> bool:
        """Makes a round free for both by changing two rounds along a chain of games (Kempe)."""
        for of_a in self._free(a):
            for of_b in self._free(b):
                chain = self._chain(b, of_a, of_b)
                if chain[-1] != a:
                    self._swap(chain, of_a, of_b)
                    self.put((a, b), of_a)
                    return True
        return False

    def _by_fan(self, a: EntrantId, b: EntrantId) -> bool:
        """Moves games of one team on (Misra and Gries); one round more than the busiest team
        has games is always enough.
        """
        fan = [b]
        while True:
            free = (number for number in self._free(fan[-1]) if self.opponent.get((a, number), b) not in fan)
            number = next(free, None)
            if number is None:
                break
            fan.append(self.opponent[a, number])
        of_a, of_last = self._free(a), self._free(fan[-1])
        if not of_a or not of_last:
            return False
        now = of_last[0]
        self._swap(self._chain(a, now, of_a[0]), now, of_a[0])
        at = {other: number for (one, number), other in self.opponent.items() if one == a}
        for place, last in enumerate(fan):
            if place and (fan[place - 1], at[last]) in self.opponent:
                return False
            if (last, now) not in self.opponent:
                moved = fan[1 : place + 1]
                for other in moved:
                    del self.opponent[a, at[other]], self.opponent[other, at[other]]
                for before, other in zip(fan, moved, strict=False):
                    self.put((a, before), at[other])
                self.put((a, last), now)
                return True
        return False

    def _games(self, number: int) -> int:
        return sum(at == number for _, at in self.opponent)

    def _chain(self, team: EntrantId, first: int, second: int) -> list[EntrantId]:
        """The teams that are linked with one by the games of two rounds, beginning with the first."""
        chain = [team]
        while (chain[-1], first) in self.opponent:
            chain.append(self.opponent[chain[-1], first])
            first, second = second, first
        return chain

    def _swap(self, chain: Sequence[EntrantId], first: int, second: int) -> None:
        """Gives the games of a chain the other one of the two rounds."""
        for team in chain:
            was = [(number, self.opponent.pop((team, number), None)) for number in (first, second)]
            self.opponent |= {(team, first + second - number): other for number, other in was if other is not None}

    def filled(self) -> list[list[Game]]:
        """The rounds that have games, with as even numbers of games as their teams allow."""
        self._level()
        rounds: list[list[Game]] = [[] for _ in range(self.size)]
        for (one, number), other in self.opponent.items():
            if (other, one) not in rounds[number]:
                rounds[number].append((one, other))
        return [games for games in rounds if games]

    def _level(self) -> None:
        """Full rounds give games to empty ones, so that no hall needs more waves than it must."""
        while True:
            sizes = Counter(number for _, number in self.opponent)
            number = [*range(self.size)]
            most, fewest = max(number, key=sizes.__getitem__, default=0), min(number, key=sizes.__getitem__, default=0)
            if sizes[most] - sizes[fewest] < 4:  # each game is counted twice
                return
            for team in [one for one, at in self.opponent if at == most and (one, fewest) not in self.opponent]:
                chain = self._chain(team, most, fewest)
                if len(chain) % 2 == 0:
                    self._swap(chain, most, fewest)
                    break
