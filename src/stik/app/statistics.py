"""A player over time: what finished deals add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stik.app.ports import Moment
from stik.app.scores import DealScore, GameScore

MOST_POINTS: Final = 30
"""Of a curve: more are drawn together, as many deals to each."""
COUNTED: Final = ("tricks", "voms_safe", "voms_lost", "toqu", "ataataq", "partner_toqued")


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some deals in a row."""

    since: Moment
    until: Moment
    deals: int
    points: int
    total: int
    """Everything up to here."""


@dataclass(frozen=True, slots=True)
class ContractLine:
    """How often a contract was played as declarer, and how it went."""

    contract: str
    bid: int
    made: int
    points: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What somebody's deals of one game add up to."""

    deals: int
    points: int
    games: int
    won: int
    curve: tuple[Stretch, ...]
    counts: dict[str, int]
    contracts: tuple[ContractLine, ...]


def statistics(deals: Sequence[DealScore], games: Sequence[GameScore]) -> Statistics:
    """Of deals of one game, the oldest first."""
    counts: Counter[str] = Counter()
    for deal in deals:
        counts.update({name: int(deal.facts[name]) for name in COUNTED if name in deal.facts})
    decided = [game for game in games if game.place]
    return Statistics(
        deals=len(deals),
        points=sum(deal.points for deal in deals),
        games=len(decided),
        won=sum(game.place == 1 for game in decided),
        curve=tuple(_curve(deals)),
        counts={name: counts[name] for name in COUNTED if counts[name]},
        contracts=tuple(_contracts(deals)),
    )


def _curve(deals: Sequence[DealScore]) -> list[Stretch]:
    size = max(1, -(-len(deals) // MOST_POINTS))
    found: list[Stretch] = []
    total = 0
    for start in range(0, len(deals), size):
        some = deals[start : start + size]
        points = sum(deal.points for deal in some)
        total += points
        found.append(Stretch(some[0].at, some[-1].at, len(some), points, total))
    return found


def _contracts(deals: Sequence[DealScore]) -> list[ContractLine]:
    """The most played first; made is what came home ("VR.P3")."""
    declared = defaultdict[str, list[DealScore]](list)
    for deal in deals:
        if "contract" in deal.facts:
            declared[str(deal.facts["contract"])].append(deal)
    found = []
    for contract, played in declared.items():
        made = sum(deal.facts["result"] == "home" for deal in played)
        found.append(ContractLine(contract, len(played), made, sum(deal.points for deal in played)))
    return sorted(found, key=lambda line: (-line.bid, line.contract))
