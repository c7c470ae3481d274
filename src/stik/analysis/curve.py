"""The curve of the expected result: how it runs on from thought to thought, and where it changed most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, Protocol

from stik.analysis.report import Decision, Point, Turn

MOST: Final = 6
"""Turning points of a whole game."""


class Prospects(Protocol):
    """What every party can expect, as far as has been heard."""

    def thinks(self, party: str, value: float) -> None:
        """A party thinks this of its own prospects."""

    def ends(self, outcome: Mapping[str, float]) -> None:
        """A deal has brought this."""

    def goes_on(self) -> None:
        """Another deal follows."""

    def now(self) -> dict[str, float]: ...


class Chances:
    """Chances to win a game: what each side thinks of its own, brought to a sum of one.

    The sides know different cards, so what they think seldom fits together; each weighs the same.
    """

    def __init__(self, parties: Mapping[str, float]) -> None:
        """From the chances that the parties start with."""
        self._parties = tuple(parties)
        self._thought = dict(parties)

    def thinks(self, party: str, value: float) -> None:
        self._thought[party] = value
        if len(self._parties) == 2:
            return
        rest = sum(others := [self._thought[name] for name in self._parties if name != party])
        for name in self._parties:  # of three or four nobody hears much of the others: they share what is left
            if name != party:
                self._thought[name] *= (1 - value) / rest if rest else 1 / len(others)

    def ends(self, outcome: Mapping[str, float]) -> None:
        self._thought = dict(outcome)

    def goes_on(self) -> None:
        """A new game, for the one before is won."""
        self._thought = dict.fromkeys(self._parties, 1 / len(self._parties))

    def now(self) -> dict[str, float]:
        total = sum(self._thought.values())
        return {party: value / total if total else 1 / len(self._parties) for party, value in self._thought.items()}


class Totals:
    """Points: what earlier deals have brought and what each expects of this one."""

    def __init__(self, parties: Iterable[str]) -> None:
        self._settled = dict.fromkeys(parties, 0.0)
        self._thought = dict.fromkeys(self._settled, 0.0)

    def thinks(self, party: str, value: float) -> None:
        self._thought[party] = value

    def ends(self, outcome: Mapping[str, float]) -> None:
        self._settled = {party: total + outcome[party] for party, total in self._settled.items()}
        self.goes_on()

    def goes_on(self) -> None:
        self._thought = dict.fromkeys(self._settled, 0.0)

    def now(self) -> dict[str, float]:
        return {party: total + self._thought[party] for party, total in self._settled.items()}


def turning_points(
    curve: Sequence[Point], decisions: Mapping[tuple[int, int], Decision], ends: Mapping[int, str], *, swing: float
) -> tuple[Turn, ...]:
    """The largest changes, each told for the party that lost most by it, in the order of the game.

    `ends` are the last actions of the deals.
    """
    found: list[Turn] = []
    for before, after in pairwise(curve):
        changes = {party: value - before.expected.get(party, value) for party, value in after.expected.items()}
        party = min(changes, key=lambda name: (changes[name], name))
        if -changes[party] < swing:
            party = max(changes, key=lambda name: (changes[name], name))
        if abs(changes[party]) < swing:
            continue
        decision = None if after.ends else decisions[after.deal, after.number]
        told = after.deal, after.number, party, before.expected[party], after.expected[party]
        if decision is None:
            found.append(Turn(*told, "end", ends[after.deal]))
        elif _is_mistake(decision, party, changes[party]):
            found.append(Turn(*told, "mistake", decision.played, decision.seat, decision.best or ""))
        elif party == decision.party and changes[party] > 0 and (gift := _gift(decision, decisions.values())):
            found.append(Turn(*told, "gift", gift.played, gift.seat, gift.best or ""))
        else:
            found.append(Turn(*told, "decision", decision.played, decision.seat))
    greatest = sorted(found, key=lambda turn: -abs(turn.after - turn.before))[:MOST]
    return tuple(sorted(greatest, key=lambda turn: (turn.deal, turn.number)))


def _is_mistake(decision: Decision, party: str, change: float) -> bool:
    """Whether most of a fall is what the decision gave away."""
    return decision.grade != "good" and decision.party == party and change < 0 and 2 * decision.loss >= -change


def _gift(decision: Decision, decisions: Iterable[Decision]) -> Decision | None:
    """The worst mistake that others made since the party decided last."""
    earlier = [one for one in decisions if one.deal == decision.deal and one.number < decision.number]
    last = max((one.number for one in earlier if one.party == decision.party), default=0)
    mistakes = [one for one in earlier if one.number > last and one.grade != "good"]
    return max(mistakes, key=lambda one: one.loss, default=None)
