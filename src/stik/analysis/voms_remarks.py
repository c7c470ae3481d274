"""What was wrong with a play of Voms, told by what the engine says came of it and would have come of a better one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stik import voms
from stik.analysis.course import Course
from stik.analysis.faces import faces
from stik.analysis.report import Remark
from stik.analysis.voms_trick import Fate, as_played, otherwise
from stik.cards import CardSet, set_of
from stik.engine import Seat, Side
from stik.voms.events import LusScored
from stik.voms.ranking import D3, STRENGTH, TOQU, VOMS
from stik.voms.rules import DEAL_UNITS

MOST: Final = 3
"""Remarks about one action; more would bury the first."""

_FIVE: Final = {"lus/deal", "lus/five-five"}


def voms_remarks(course: Course[voms.State, voms.Action], index: int, best: voms.Action) -> tuple[Remark, ...]:
    """The most telling things about an action, beside the one that would have been best."""
    state, played = course.states[index], course.actions[index]
    assert state.to_act is not None
    if not isinstance(played, voms.PlayCards) or not isinstance(best, voms.PlayCards):
        return (Remark(f"analysis/voms-{_word(played)}"),)
    told = _Play(state, state.to_act, played, best, as_played(course, index), otherwise(state, best))
    return tuple(told.remarks() or told.lead())[:MOST]


def _word(action: voms.Action) -> str:
    return "went-on" if isinstance(action, voms.Continue) else "threw-in"


class _Play:
    """One play against a better one, seen from the side that made it."""

    def __init__(
        self, state: voms.State, seat: Seat, played: voms.PlayCards, best: voms.PlayCards, real: Fate, other: Fate
    ) -> None:
        self.state, self.seat, self.played, self.best, self.real, self.other = state, seat, played, best, real, other
        self.side: Side = state.rules.side_of[seat]

    def remarks(self) -> list[Remark]:
        return [*self._ends(), *self._lus(), *self._special_cards(), *self._the_trick(), *self._number_led()]

    # what the deal and the game came to

    def _ends(self) -> Iterator[Remark]:
        real, other = self.real, self.other
        if real.partner_toqued and not other.partner_toqued:
            yield Remark("analysis/voms-partner-toqu")
        if other.state.winner == self.side != real.state.winner:
            yield Remark("analysis/voms-missed-game")
        if real.state.winner is not None and real.state.winner != self.side and other.state.winner is None:
            yield Remark("analysis/voms-gave-game")
        if real.over_the_comb(self.side) and not other.over_the_comb(self.side):
            lacked, gained = real.state.setup.lack(self.side), voms.gains(real.state)[self.side]
            yield Remark("analysis/voms-overshot", {"lacked": lacked, "gained": gained})
        if real.state.ended is voms.Ending.ALL_TRICKS and self._took_all():
            yield Remark("analysis/voms-all-tricks")

    def _took_all(self) -> bool:
        units = self.real.state.tally.units
        return units[self.side] == sum(units)

    # what the trick brought

    def _lus(self) -> Iterator[Remark]:
        for scored in self.real.lus:
            if scored.side != self.side and not _same(scored, self.other):
                yield self._gave(scored)
        for scored in self.other.lus:
            if scored.side == self.side and not _same(scored, self.real):
                yield Remark("analysis/voms-missed-lus", {"count": scored.lus}, {"reason": scored.reason})

    def _gave(self, scored: LusScored) -> Remark:
        if scored.reason in _FIVE:
            row = sum(self.state.tally.units) == self.state.tally.units[scored.side]
            return Remark("analysis/voms-gave-five-in-a-row" if row else "analysis/voms-gave-fifth")
        return Remark("analysis/voms-gave-lus", {"count": scored.lus}, {"reason": scored.reason})

    # Voms, Toqu and diamond 3

    def _special_cards(self) -> Iterator[Remark]:
        state = self.state
        if not state.setup.bound:
            return
        view = voms.view(state, self.seat)
        left, out = view.hand & ~set_of(self.played.cards), self._unseen(view)
        if self._only_played(D3.bit) and left & VOMS.bit and out & TOQU.bit:
            yield Remark("analysis/voms-left-without-d3")
        if self._only_played(VOMS.bit) and out & TOQU.bit:
            yield Remark("analysis/voms-risked-voms")
        if self._only_played(TOQU.bit) and out & VOMS.bit:
            yield Remark("analysis/voms-spent-toqu")
        if self._only_played(D3.bit) and left & VOMS.bit == 0 and self.real.taken_by == self.side:
            yield Remark("analysis/voms-spent-d3")

    def _only_played(self, card: CardSet) -> bool:
        """Whether the card was played, and the better play keeps it."""
        return bool(card & set_of(self.played.cards) & ~set_of(self.best.cards))

    def _unseen(self, view: voms.View) -> CardSet:
        """What lies hidden with the others, as far as the seat can know."""
        return set_of(view.rules.pack) & ~view.hand & ~view.played

    # who took it

    def _the_trick(self) -> Iterator[Remark]:
        state, real, other = self.state, self.real.taken_by, self.other.taken_by
        took, takes = self._takes(self.played), self._takes(self.best)
        partner = bool(state.trick.plays) and state.trick.holder != self.seat
        if partner and state.rules.side_of[state.trick.holder] == self.side and took and not takes:
            yield Remark("analysis/voms-took-partners")
        if real != self.side == other:
            code = "analysis/voms-let-go" if takes and not took else "analysis/voms-lost-trick"
            yield Remark(code, {"best": faces(self.best.cards)})
        if real == self.side != other:
            close = self.state.tally.units[self.side] >= DEAL_UNITS
            yield Remark("analysis/voms-one-too-many" if close else "analysis/voms-needless-trick")
        if real == other == self.side and _strength(self.played) > _strength(self.best):
            yield Remark("analysis/voms-too-high", {"played": faces(self.played.cards), "best": faces(self.best.cards)})
        if real == other != self.side and _strength(self.played) > _strength(self.best):
            yield Remark("analysis/voms-wasted", {"played": faces(self.played.cards), "best": faces(self.best.cards)})

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


def _same(scored: LusScored, fate: Fate) -> bool:
    return any((one.side, one.reason, one.lus) == (scored.side, scored.reason, scored.lus) for one in fate.lus)
