"""One deal between players, to its end whatever they do; the clock is given from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from stik.arena.deals import ArenaDeal, is_over
from stik.arena.mirrors import Seating, Side
from stik.arena.players import LevelPlayer, Player, PlayerFault
from stik.bots import BUDGETS, Budget
from stik.engine import Chance, IllegalAction
from stik.errors import StikError

FAULTS: Final = ("illegal", "late", "crashed")

Clock = Callable[[], float]

STAND_IN: Final = LevelPlayer("random", BUDGETS["random"])
"""Plays on for who has done something illegal, failed or hung, to the end of the deal."""
ROOM: Final = 0.25
"""Seconds beyond twice the budget after which a decision is late: the machine may have had other things to do."""
MOST: Final = 2000
"""Actions of a deal; the longest has some hundred."""


@dataclass
class Notes:
    """How long each side thought, and what it did wrong."""

    seconds: dict[Side, list[float]] = field(default_factory=lambda: {"a": [], "b": []})
    faults: dict[Side, Counter[str]] = field(default_factory=lambda: {"a": Counter(), "b": Counter()})
    stand_ins: int = 0
    """How often somebody else had to play on; a decision that only came late was played all the same."""

    def add(self, other: Notes) -> None:
        for side in self.seconds:
            self.seconds[side] += other.seconds[side]
            self.faults[side] += other.faults[side]
        self.stand_ins += other.stand_ins


def is_late(seconds: float, budget: Budget) -> bool:
    return seconds > 2 * budget.ms / 1000 + ROOM


def played(
    deal: ArenaDeal,
    players: Sequence[Player],
    seating: Seating,
    budgets: dict[Side, Budget],
    notes: Notes,
    *,
    seed: str,
    clock: Clock,
) -> None:
    """Plays the deal out; the same seed gives the same choices of bots that count simulations."""
    at = list(players)
    luck = [Random(f"{seed} {seat}") for seat in range(len(at))]
    for _ in range(MOST):
        if is_over(deal):
            break
        if _somebody_calls(deal, at, luck):
            continue
        seat = deal.value.to_act
        assert seat is not None, "a deal that is not over waits for somebody"
        side, began = seating[seat], clock()
        try:
            action = at[seat].action(deal, seat, luck[seat])
            deal.do(action, deal.seat(seat))
        except (PlayerFault, StikError) as error:
            notes.faults[side][_kind(error)] += 1
            if isinstance(error, StikError):
                at[seat].refused(error)
            at[seat] = STAND_IN
            notes.stand_ins += 1
            continue
        taken = clock() - began
        notes.seconds[side].append(taken)
        notes.faults[side]["late"] += is_late(taken, budgets[side])
    else:
        raise RuntimeError(f"a deal does not end: {deal.actions}")
    for seat, player in enumerate(players):
        player.deal_over(deal, seat)


def _kind(error: Exception) -> str:
    return error.kind if isinstance(error, PlayerFault) else "illegal"


def _somebody_calls(deal: ArenaDeal, players: Sequence[Player], luck: Sequence[Chance]) -> bool:
    for seat, player in enumerate(players):
        call = player.call(deal, seat, luck[seat])
        if call is not None:
            try:
                deal.do(call, deal.seat(seat))
            except IllegalAction:
                continue
            return True
    return False
