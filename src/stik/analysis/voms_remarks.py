"""What was wrong with a play of Voms, told by what the engine says came of it and would have come of a better one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

from stik import voms
from stik.analysis.course import Course
from stik.analysis.faces import faces
from stik.analysis.report import Remark
from stik.analysis.voms_trick import Fate, as_played, every_fate, is_over_the_comb, otherwise
from stik.cards import CardSet, set_of
from stik.engine import Side
from stik.voms.events import LusScored, PartnerToqued
from stik.voms.ranking import D3, STRENGTH, TOQU, VOMS
from stik.voms.rules import DEAL_UNITS

MOST: Final = 3
"""Remarks about one action; more would bury the first."""

_GAVE: Final = {"lus/deal": "analysis/voms-gave-fifth", "lus/five-five": "analysis/voms-gave-five-in-a-row"}


def voms_remarks(course: Course[voms.State, voms.Action], index: int, best: voms.Action) -> tuple[Remark, ...]:
    """The most telling things about an action, beside the one that would have been best."""
    match course.actions[index], best:
        case voms.PlayCards(), voms.PlayCards():
            told = _Play(course, index, best)
            return tuple(told.remarks() or told.lead())[:MOST]
        case voms.Continue(), voms.Reshuffle():
            return (Remark("analysis/voms-went-on"),)
        case voms.Reshuffle(), voms.Continue():
            return (Remark("analysis/voms-threw-in"),)
        case _:
            return ()


class _Play:
    """One play against a better one, seen from the side that made it.

    What came of it stands in the record. What would have come of the other is `sure` only where no play of the others
    changes it; else it is told as something that could have been.
    """

    def __init__(self, course: Course[voms.State, voms.Action], index: int, best: voms.PlayCards) -> None:
        played, self.state, self.best = course.actions[index], course.states[index], best
        assert isinstance(played, voms.PlayCards)
        assert self.state.to_act is not None
        self.played, self.seat, self.end = played, self.state.to_act, course.states[-1]
        self.side: Side = self.state.rules.side_of[self.seat]
        self.real, self.other = as_played(course, index), otherwise(self.state, best)

    def remarks(self) -> list[Remark]:
        return [*self._ends(), *self._lus(), *self._special_cards(), *self._the_trick(), *self._number_led()]

    @cached_property
    def _fates(self) -> tuple[Fate, ...] | None:
        return every_fate(self.state, self.best)

    def _beside(self, code: str, comes: Callable[[Fate], bool], reason: str = "", **values: str | int) -> Remark:
        """A remark about what the better play would have brought."""
        sure = self._fates is not None and all(map(comes, self._fates))
        told = {"best": faces(self.best.cards), "sure": "yes" if sure else "no", **values}
        return Remark(code, told, {"reason": reason} if reason else {})

    # what the deal and the game came to

    def _ends(self) -> Iterator[Remark]:
        side, real, other = self.side, self.real.state, self.other.state
        if self._toqued(self.played) and not self._toqued(self.best):
            yield Remark("analysis/voms-partner-toqu")
        if other.winner == side != real.winner:
            yield self._beside("analysis/voms-missed-game", lambda fate: fate.state.winner == side)
        if real.winner not in (None, side) and other.winner is None:
            yield self._beside("analysis/voms-gave-game", lambda fate: fate.state.winner in (None, side))
        if is_over_the_comb(real, side) and not is_over_the_comb(other, side) and self.real.taken_by == side:
            lacked, gained = real.setup.lack(side), voms.gains(real)[side]
            yield Remark("analysis/voms-overshot", {"lacked": lacked, "gained": gained})
        if real.ended is voms.Ending.ALL_TRICKS is not other.ended and self.real.taken_by == side:
            yield Remark("analysis/voms-all-tricks", {"count": voms.gains(real)[side]})

    def _toqued(self, play: voms.PlayCards) -> bool:
        return any(isinstance(event, PartnerToqued) for event in voms.apply(self.state, play).events)

    # what the trick brought

    def _lus(self) -> Iterator[Remark]:
        for lus in self.real.lus:
            if lus.side != self.side and not self.other.scores(lus):
                code = _GAVE.get(lus.reason, "analysis/voms-gave-lus")
                yield self._beside(code, _lacks(lus), lus.reason, count=lus.lus)
        for lus in self.other.lus:
            if lus.side == self.side and not self.real.scores(lus) and not self._comes_later(lus.reason):
                yield self._beside("analysis/voms-missed-lus", _scores(lus), lus.reason, count=lus.lus)

    def _comes_later(self, reason: str) -> bool:
        """Whether the side still got the lus in a later trick; only lus of every trick are lost with theirs."""
        later = self.end.tally.entries[len(self.real.state.tally.entries) :]
        own = self.state.rules.sides[self.side]
        return reason != "lus/trick" and any((entry.payee, entry.reason) == (own, reason) for entry in later)

    # Voms, Toqu and diamond 3

    def _special_cards(self) -> Iterator[Remark]:
        state = self.state
        if not state.setup.bound:
            return
        view = voms.view(state, self.seat)
        left, out = view.hand & ~set_of(self.played.cards), self._unseen(view)
        if self._only_played(D3.bit) and left & VOMS.bit and out & TOQU.bit:
            yield Remark("analysis/voms-left-without-d3")
        if self._only_played(VOMS.bit) and out & TOQU.bit and self._others_follow():
            yield Remark("analysis/voms-risked-voms")
        if self._only_played(D3.bit) and left & VOMS.bit == 0 and self.real.taken_by == self.side:
            yield Remark("analysis/voms-spent-d3", {"best": faces(self.best.cards)})

    def _only_played(self, card: CardSet) -> bool:
        """Whether the card was played, and the better play keeps it."""
        return bool(card & set_of(self.played.cards) & ~set_of(self.best.cards))

    def _unseen(self, view: voms.View) -> CardSet:
        """What lies hidden, as far as the seat can know."""
        return set_of(view.rules.pack) & ~view.hand & ~view.played

    def _others_follow(self) -> bool:
        """Whether one of another side still plays to the trick."""
        rules, laid = self.state.rules, len(self.state.trick.plays) + 1
        seat = self.seat
        for _ in range(laid, rules.unit_cards):
            seat = rules.after(seat)
            if rules.side_of[seat] != self.side:
                return True
        return False

    # who took it

    def _the_trick(self) -> Iterator[Remark]:
        side, real, other = self.side, self.real.taken_by, self.other.taken_by
        if real is None or other is None:
            return
        took, takes = self._takes(self.played), self._takes(self.best)
        trick = self.state.trick
        partner = bool(trick.plays) and trick.holder != self.seat and self.state.rules.side_of[trick.holder] == side
        if partner and took and not takes:
            yield Remark("analysis/voms-took-partners")
        if real != side == other:
            code = "analysis/voms-let-go" if takes and not took else "analysis/voms-lost-trick"
            yield self._beside(code, lambda fate: fate.taken_by == side)
        if real == side != other and self._only_towards_all():
            yield Remark("analysis/voms-one-too-many")
        elif real == side != other:
            yield self._beside("analysis/voms-needless-trick", lambda fate: fate.taken_by not in (None, side))
        higher = tuple(card for card in self.played.cards if card not in self.best.cards)
        if len(self.played.cards) != len(self.best.cards) or _strength(self.played) <= _strength(self.best):
            return
        if real == other == side:
            yield self._beside("analysis/voms-too-high", lambda fate: fate.taken_by == side, played=faces(higher))
        if side not in (real, other):
            told: dict[str, str | int] = {"played": faces(self.played.cards), "best": faces(self.best.cards)}
            yield Remark("analysis/voms-wasted", told)

    def _only_towards_all(self) -> bool:
        """Whether the deal was won, the others have no trick, and this one brought nothing else."""
        units = self.state.tally.units
        return sum(units) == units[self.side] >= DEAL_UNITS and not self.real.lus

    def _takes(self, play: voms.PlayCards) -> bool:
        """Whether the seat holds the trick as soon as it has played this."""
        after = voms.apply(self.state, play).state
        if after.last_trick is not None and after.last_trick != self.state.last_trick:
            return after.last_trick.winner == self.seat
        return after.trick.holder == self.seat

    # what was led

    def _number_led(self) -> Iterator[Remark]:
        led, better = len(self.played.cards), len(self.best.cards)
        if not self.state.trick.plays and led != better:
            code = "analysis/voms-led-too-many" if led > better else "analysis/voms-led-too-few"
            yield Remark(code, {"best": faces(self.best.cards)})

    def lead(self) -> list[Remark]:
        """All that can be said of a lead of which nothing has come to light."""
        return [] if self.state.trick.plays else [Remark("analysis/voms-other-lead", {"best": faces(self.best.cards)})]


def _strength(play: voms.PlayCards) -> int:
    return sum(STRENGTH[card.index] for card in play.cards)


def _scores(lus: LusScored) -> Callable[[Fate], bool]:
    return lambda fate: fate.scores(lus)


def _lacks(lus: LusScored) -> Callable[[Fate], bool]:
    return lambda fate: not fate.scores(lus)
