"""What can be tapped on a comb: every feat as a trick that shows it, so that its lus are the engine's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from stik.engine import Side
from stik.voms.ranking import VOMS
from stik.voms.rules import DEAL_UNITS
from stik.voms.score import Lus, deal_lus, feats
from stik.voms.state import Setup, Stakes, Tally, Trick

TRICK: Final = "trick"
DEAL: Final = ("deal", "five-five")
ONCE: Final = (
    frozenset({"lus/voms", "lus/voms-protected", "lus/toqu", "lus/toqu-won-back", "lus/d3"}),
    frozenset({"lus/ataataq", "lus/ataataq-stolen"}),
    frozenset({"lus/black-kings"}),
)
"""What Voms, Ataataq and the two kings bring: a pack has one of each ("T.1", "I.1", "W.A1")."""


@dataclass(frozen=True, slots=True)
class Feat:
    """A feat of a side: what it is called, the lus that it brings, and the tricks that everybody has had at least."""

    what: str
    lus: Lus
    units: tuple[int, ...]
    open: bool
    """Whether this deal can still have it: its card falls once, and so do the first five tricks."""


def feats_of(setup: Setup, tally: Tally, side: Side) -> Iterator[Feat]:
    """Every feat of a side under these rules, and whether this deal can still have it."""
    rules, units = setup.rules, _with_trick(tally.units, side)
    for what, stakes in _stakes(setup, side):
        for lus in feats(rules, Trick(side, side, stakes=stakes), last=False):
            if lus.amount and lus.reason != "lus/trick":
                yield Feat(what, lus, units, not _was_had(tally, lus))
    if rules.trick_points:
        for lus in feats(rules, Trick(side, side, group=(VOMS,)), last=False):
            yield Feat(TRICK, lus, _plus(tally.units, side), open=True)
    yield from _deal_feats(setup, tally, side)


def _was_had(tally: Tally, lus: Lus) -> bool:
    """Whether this deal has brought this, or what excludes it, to anybody."""
    alike = next(reasons for reasons in ONCE if lus.reason in reasons)
    return any(entry.reason in alike for entry in tally.entries)


def _stakes(setup: Setup, side: Side) -> Iterator[tuple[str, Stakes]]:
    """Tricks that this side takes; at 8:8 Voms and Toqu are ordinary cards ("T.44", "I.47", "W.C5")."""
    rules = setup.rules
    me, other = side, (side + 1) % rules.players
    partner = side + 2 if rules.partners else None
    if not setup.eight_eight:
        yield "voms", Stakes(voms=1, voms_by=me)
        if partner is not None:
            yield "voms-protected", Stakes(voms=1, voms_by=partner)
        yield "toqu", Stakes(voms=1, voms_by=other, toqu_by=me)
        if partner is not None:
            yield "toqu-d3", Stakes(voms=1, voms_by=other, toqu_by=partner)
        yield "toqu-won-back", Stakes(voms=1, voms_by=me, toqu_by=other)
        yield "d3", Stakes(voms=1, voms_by=other)
    yield "ataataq", Stakes(ataataq=1, ataataq_by=me)
    if rules.steal_ataataq:
        yield "ataataq-stolen", Stakes(ataataq=1, ataataq_by=other)
    if rules.black_kings_on_two_sevens:
        yield "black-kings", Stakes(kings_for=side)


def _deal_feats(setup: Setup, tally: Tally, side: Side) -> Iterator[Feat]:
    """The first five tricks of a side, once in a deal; straight off only while the others have none ("T.43", V61)."""
    empty = tally._replace(deal_won=False, units=(0,) * len(tally.units))
    five = tuple(DEAL_UNITS if s == side else 0 for s in range(len(tally.units)))
    for what, units in zip(DEAL, (_others_too(five, side), five), strict=True):
        lus = deal_lus(setup, empty._replace(units=units), side)
        if lus is not None and lus.amount:
            now = _others_too(tally.units, side) if what == DEAL[0] else tally.units
            after = tuple(map(max, five, now))
            yield Feat(what, lus, after, open=deal_lus(setup, tally._replace(units=after), side) == lus)


def _with_trick(units: tuple[int, ...], side: Side) -> tuple[int, ...]:
    """Whoever has a feat has taken a trick."""
    return tuple(max(1, n) if s == side else n for s, n in enumerate(units))


def _plus(units: tuple[int, ...], side: Side) -> tuple[int, ...]:
    return tuple(n + 1 if s == side else n for s, n in enumerate(units))


def _others_too(units: tuple[int, ...], side: Side) -> tuple[int, ...]:
    """Somebody else has a trick as well, whoever it is."""
    return units if sum(units) > units[side] else _with_trick(units, (side + 1) % len(units))
