"""What was wrong with a bid, an exchange or a card of Vira, told through the engine and the open hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stik import vira
from stik.analysis.course import Course
from stik.analysis.faces import faces
from stik.analysis.report import Remark
from stik.bots import beginner_vira_choice
from stik.cards import Card, Suit, cards_in
from stik.engine import Seat, Stream
from stik.vira.notation import write_action

MOST: Final = 3
_END: Final = {
    vira.Outcome.HOME: "analysis/vira-came-home",
    vira.Outcome.BET: "analysis/vira-went-bet",
    vira.Outcome.KODILJ: "analysis/vira-went-kodilj",
    vira.Outcome.LAID: "analysis/vira-was-laid",
}


def vira_remarks(course: Course[vira.State, vira.Action], index: int, best: vira.Action) -> tuple[Remark, ...]:
    """The most telling things about an action, beside the one that would have been best."""
    return tuple(_remarks(course, index, best))[:MOST]


def _remarks(course: Course[vira.State, vira.Action], index: int, best: vira.Action) -> Iterator[Remark]:
    state, played = course.states[index], course.actions[index]
    assert state.to_act is not None
    match played, best:
        case vira.PlayCard(card), vira.PlayCard(better):
            yield from _CardPlayed(course, index, state.to_act, card, better).remarks()
        case vira.Bid(), vira.Pass():
            yield Remark("analysis/vira-overbid", actions=_both(played, best))
            yield from _end(course, state.to_act)
        case vira.Pass(), vira.Bid():
            yield Remark("analysis/vira-underbid", actions=_both(played, best))
        case vira.Bid(), vira.Bid():
            yield Remark("analysis/vira-other-bid", actions=_both(played, best))
            yield from _end(course, state.to_act)
        case vira.Choose(), vira.Choose():
            yield Remark("analysis/vira-other-contract", actions=_both(played, best))
            yield from _end(course, state.to_act)
        case vira.NameTrump(suit), vira.NameTrump(better):
            yield _trump(state, state.to_act, suit, better)
        case vira.NameTrump(), vira.ChooseMisar():
            yield Remark("analysis/vira-misar-instead")
        case vira.ChooseMisar(), vira.NameTrump(suit):
            yield Remark("analysis/vira-trump-instead", {"suit": suit.symbol})
        case vira.Keep(cards), vira.Keep(better):
            yield from _exchange(thrown=set(better) - set(cards), kept=set(cards) - set(better))
        case (vira.Buy(cards), vira.Buy(better)) | (vira.Discard(cards), vira.Discard(better)):
            yield from _exchange(thrown=set(cards) - set(better), kept=set(better) - set(cards))
        case _, vira.Lay():
            yield Remark("analysis/vira-could-be-laid")
            yield from _end(course, state.to_act)
        case vira.Lay(), _:
            yield Remark("analysis/vira-laid-too-soon")
        case _, vira.TryAgain():
            yield Remark("analysis/vira-second-try")
        case vira.TryAgain(), _:
            yield Remark("analysis/vira-no-second-try")
            yield from _end(course, state.to_act)
        case _:
            return


def _both(played: vira.Action, best: vira.Action) -> dict[str, str]:
    return {"played": write_action(played), "best": write_action(best)}


def _end(course: Course[vira.State, vira.Action], seat: Seat) -> Iterator[Remark]:
    """What came of the game, if it became this seat's."""
    end = course.states[-1]
    if end.outcome is not None and end.declared is not None and end.declared.declarer == seat:
        yield Remark(_END[end.outcome])


def _trump(state: vira.State, seat: Seat, played: Suit, better: Suit) -> Remark:
    def length(suit: Suit) -> int:
        return sum(card.suit is suit for card in cards_in(state.hands[seat]))

    values: dict[str, str | int] = {
        "played": played.symbol,
        "best": better.symbol,
        "length": length(played),
        "better": length(better),
        "longer": "yes" if length(better) > length(played) else "no",
    }
    return Remark("analysis/vira-other-trump", values)


def _exchange(*, thrown: set[Card], kept: set[Card]) -> Iterator[Remark]:
    """The cards that were put away and should have stayed, and the other way round."""
    if thrown:
        yield Remark("analysis/vira-threw", {"cards": faces(sorted(thrown))})
    if kept:
        yield Remark("analysis/vira-kept", {"cards": faces(sorted(kept))})


class _CardPlayed:
    """A card against a better one, seen from who played it."""

    def __init__(
        self, course: Course[vira.State, vira.Action], index: int, seat: Seat, card: Card, better: Card
    ) -> None:
        self.course, self.index, self.seat, self.card, self.better = course, index, seat, card, better
        self.state = course.states[index]
        self.game = self.state.game

    def remarks(self) -> Iterator[Remark]:
        yield from self._partner()
        yield from self._trick()
        yield from self._kind()

    @property
    def _defends(self) -> bool:
        return self.seat != self.game.declarer

    def _partner(self) -> Iterator[Remark]:
        trick, declarer = self.state.trick, self.game.declarer
        held = trick.holder if trick.plays else None
        if not self._defends or held in (None, declarer) or self.game.form is vira.Form.MISAR:
            return
        if self._holder_after(self.card) == self.seat != self._holder_after(self.better):
            trumped = self.card.suit is self.game.trump and trick.plays[0].card.suit is not self.game.trump
            yield Remark("analysis/vira-trumped-partner" if trumped else "analysis/vira-took-partners")

    def _holder_after(self, card: Card) -> Seat:
        after = vira.apply(self.state, vira.PlayCard(card)).state
        taker = self._taker(after)
        return after.trick.holder if taker is None else taker

    def _taker(self, after: vira.State) -> Seat | None:
        """Who has taken the trick by then."""
        last = after.last_trick
        return None if last is None or last == self.state.last_trick else last.winner

    def _trick(self) -> Iterator[Remark]:
        """Who took the trick, and who would have taken it: `sure` only where no card of the others changes it."""
        real, other = self._taken_really(), self._taken_otherwise()
        if real is None or other is None:
            return
        declarer, misar = self.game.declarer, self.game.form is vira.Form.MISAR
        if (real == declarer) == (other == declarer):
            return
        own = (real == declarer) != self._defends
        if misar and own and not self._defends:
            code = "analysis/vira-misar-trick"
        elif misar and own:
            code = "analysis/vira-misar-let-off"
        elif misar:
            return
        else:
            code = "analysis/vira-needless-trick" if own else "analysis/vira-gave-trick"
        sure = all((taker == declarer) == (other == declarer) for taker in self._takers())
        yield Remark(code, {"best": faces((self.better,)), "sure": "yes" if sure else "no"})

    def _takers(self) -> Iterator[Seat]:
        """Who can take the trick after the better card, whatever is played by those who follow."""
        open_ends = [vira.apply(self.state, vira.PlayCard(self.better)).state]
        while open_ends:
            now = open_ends.pop()
            if (taker := self._taker(now)) is not None:
                yield taker
            else:
                cards = (action for action in vira.legal_actions(now) if isinstance(action, vira.PlayCard))
                open_ends += [vira.apply(now, card).state for card in cards]

    def _taken_really(self) -> Seat | None:
        takers = map(self._taker, self.course.states[self.index + 1 :])
        return next((taker for taker in takers if taker is not None), None)

    def _taken_otherwise(self) -> Seat | None:
        """By whom, if those who follow play by plain good sense."""
        chance = Stream("otherwise", {})
        state = vira.apply(self.state, vira.PlayCard(self.better)).state
        for _ in range(4):
            taker = self._taker(state)
            if taker is not None or state.to_act is None:
                return taker
            state = vira.apply(state, beginner_vira_choice(vira.view(state, state.to_act), chance)).state
        return None

    def _kind(self) -> Iterator[Remark]:
        """Leads of another suit, trumps spent or saved, higher than needed."""
        trump, led = self.game.trump, not self.state.trick.plays
        values = {"played": faces((self.card,)), "best": faces((self.better,))}
        if led and self.card.suit is not self.better.suit:
            if self.better.suit is trump:
                yield Remark("analysis/vira-draw-trumps", values)
            else:
                yield Remark("analysis/vira-other-lead", {"best": values["best"]})
        elif not led and self.card.suit is trump and self.better.suit is not trump:
            yield Remark("analysis/vira-needless-trump", values)
        elif not led and self.better.suit is trump and self.card.suit is not trump:
            yield Remark("analysis/vira-should-trump", values)
        elif self.card.suit is self.better.suit:
            higher = self.card.index < self.better.index
            yield Remark("analysis/vira-too-high" if higher else "analysis/vira-too-low", {"best": values["best"]})
        else:
            yield Remark("analysis/vira-other-discard", values)
