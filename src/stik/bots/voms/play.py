"""Which cards to lead or to lay: the chance of the trick, the lus in it, and what the cards would be worth later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stik.bots.voms.odds import Odds
from stik.bots.voms.outlook import Outlook
from stik.cards import JOKER, Card, CardSet, Rank, Suit, cards_in, set_of
from stik.engine import Seat, Side
from stik.voms import PlayCards, Trick, View
from stik.voms.ranking import D3, KC, KS, S2, S8, TOQU, VOMS, VOMS_AND_TOQU
from stik.voms.score import feats
from stik.voms.trick import is_last_to_play, raised, takes_over

_KEPT: Final = {
    Rank.NINE: 0.6,
    Rank.ACE: 0.45,
    Rank.JACK: 0.32,
    Rank.SIX: 0.22,
    Rank.FIVE: 0.15,
    Rank.EIGHT: 0.1,
    Rank.QUEEN: 0.05,
    Rank.SEVEN: 0.4,
}
"""How often a card that is kept takes a trick later, by rank; the suits add a little."""
_KEPT_SPECIAL: Final = {JOKER: 1.0, S2: 1.0, D3: 0.95, TOQU: 0.85, VOMS: 0.75, S8: 0.75, KC: 0.25, KS: 0.1}
_SUIT_STEP: Final = 0.03
_LATER: Final = 0.65
"""A trick later is worth so much of one now."""
_TOQU_HOPE, _D3_HOPE, _VOMS_HOPE, _ATAATAQ_HOPE = 0.5, 0.25, 0.2, 0.1
"""Lus that Toqu, diamond 3, Voms and ♠K may still bring while their prey, or their hunter, is out."""
_AGAIN: Final = 0.35
"""How much less likely it is that a card which has just beaten another is beaten in its turn."""
_BLUNDER: Final = 50.0


def best_play(view: View) -> PlayCards:
    """The play with the best prospects; of equal ones the first."""
    return best_of(view, [action for action in view.actions if isinstance(action, PlayCards)])


def best_of(view: View, plays: Sequence[PlayCards]) -> PlayCards:
    """The best of these by rules of thumb."""
    thought = _Thought(view)
    return max(plays, key=lambda play: thought.value(play.cards))


class _Thought:
    """What a seat considers before it plays."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.side = view.rules.side_of[view.seat]
        self.odds, self.outlook = Odds(view), Outlook(view, self.side)
        rival = next(side for side in range(len(view.rules.sides)) if side != self.side)
        self.trick_worth = self.outlook.after(self.side, 1, 0) - self.outlook.after(rival, 1, 0)
        self._beaten: dict[tuple[Seat, tuple[Card, ...], bool], float] = {}

    def value(self, cards: tuple[Card, ...]) -> float:
        """The outlook after the trick, weighed by who may take it, and the worth of the cards that are left."""
        kept = self._worth(self.view.hand & ~set_of(cards))
        if self._is_blunder(cards):
            return kept - _BLUNDER
        trick = self._laid(cards)
        units = len(trick.group) if self.view.rules.multi_units == "cards" else 1
        ours, rival = self._chance(trick)
        holds = self._is_ours(trick.holder)
        here, there = _lus(self.view, trick), self._prey(trick)
        won = self.outlook.after(self.side, units, here if holds else there)
        lost = self.outlook.after(rival, units, there if holds else here)
        return ours * won + (1 - ours) * lost + kept

    def _is_ours(self, seat: Seat) -> bool:
        return self.view.rules.side_of[seat] == self.side

    # faults that nobody refuses

    def _is_blunder(self, cards: tuple[Card, ...]) -> bool:
        """Toqu on the partner's Voms ("T.35", "I.35", "W.W3"), or thrown before Voms ("T.15")."""
        view, trick = self.view, self.view.trick
        if TOQU not in cards or not view.setup.bound:
            return False
        if VOMS in trick.group:
            on_voms = cards.index(TOQU) == trick.group.index(VOMS)
            return on_voms and trick.holder != self.seat and self._is_ours(trick.holder)
        return not (view.played | view.hand) & VOMS.bit

    # the trick

    def _laid(self, cards: tuple[Card, ...]) -> Trick:
        """The trick as it will lie; who led is its holder until somebody beats it."""
        view, trick = self.view, self.view.trick
        plays = trick.plays
        if plays and not takes_over(view.setup, trick, self.seat, cards):
            return trick
        stakes, sevens = trick.stakes, trick.sevens
        if not plays:
            sevens = tuple(card.rank is Rank.SEVEN for card in cards)
        else:
            stakes = raised(view.rules, trick, self.seat, cards)
            if trick.led and D3 in trick.group:  # V6: a seven on a led diamond 3 counts as led
                sevens = tuple(
                    seven or (held is D3 and card.rank is Rank.SEVEN)
                    for seven, held, card in zip(sevens, trick.group, cards, strict=True)
                )
        if VOMS in cards and self._is_threatened(cards):
            stakes = stakes._replace(voms=1, voms_by=self.seat)
        return trick._replace(holder=self.seat, group=cards, led=not plays, sevens=sevens, stakes=stakes)

    def _is_threatened(self, cards: tuple[Card, ...]) -> bool:
        """Whether Voms can score ("T.head", "I.head", V35, V36, V56, V107)."""
        view, rules = self.view, self.view.rules
        if view.setup.eight_eight or is_last_to_play(rules, view.trick):
            return False
        if any(TOQU in play.cards for play in view.trick.plays) or (
            len(cards) > 1 and D3 in cards and not rules.voms_with_own_d3
        ):
            return False
        if view.melted == self.seat and rules.melted_voms == "never":
            return False
        threats = TOQU.bit | D3.bit if rules.voms_threat == "toqu-or-d3" else TOQU.bit
        return bool(threats & self.odds.out)

    def _prey(self, trick: Trick) -> int:
        """The lus that a side would get by beating this group (section 3.4)."""
        stakes, out = trick.stakes, self.odds.out | self.view.hand
        if VOMS in trick.group and stakes.voms:
            return 2 if out & TOQU.bit else 1
        if TOQU in trick.group and stakes.toqu_by is not None:
            return 2
        if KS in trick.group and stakes.ataataq:
            return 1
        ataataq = any(top is KC and seven for top, seven in zip(trick.group, trick.sevens, strict=True))
        return int(ataataq and bool(out & KS.bit))

    def _chance(self, trick: Trick) -> tuple[float, Side]:
        """How likely the trick falls to our side, and which side else."""
        view, side_of = self.view, self.view.rules.side_of
        ours = float(self._is_ours(trick.holder))
        rival = None if ours else side_of[trick.holder]
        weight = {True: 1.0, False: 1.0}
        for seat in self._later(trick.holder):
            chance = self._beaten_by(seat, trick)
            if self._is_ours(seat):
                if ours < 1:
                    ours += (1 - ours) * chance * weight[True]
                    weight[False] = _AGAIN
            else:
                if ours > 0:
                    ours -= ours * chance * weight[False]
                    weight[True] = _AGAIN
                rival = side_of[seat] if rival is None else rival
        if rival is None:
            rival = side_of[view.rules.after(self.seat)]
        return ours, rival

    def _beaten_by(self, seat: Seat, trick: Trick) -> float:
        known = self._beaten.get((seat, trick.group, trick.led))
        if known is None:
            known = self.odds.beaten_by(seat, trick.group, led=trick.led, sevens=trick.sevens)
            self._beaten[seat, trick.group, trick.led] = known
        return known

    def _later(self, holder: Seat) -> list[Seat]:
        """Who still plays to this trick; with two cards each the holder goes on first ("W.2p", V80)."""
        rules, laid = self.view.rules, len(self.view.trick.plays) + 1
        seats, seat = [], self.seat
        for place in range(laid, rules.unit_cards):
            seat = holder if place == rules.players else rules.after(seat)
            seats.append(seat)
        return seats

    # the cards that are left

    def _worth(self, hand: CardSet) -> float:
        """What the hand will still bring: tricks, and lus while their time has not passed."""
        worth = _LATER * self.trick_worth * sum(map(_kept, cards_in(hand)))
        if not self.view.setup.bound:
            return worth
        out = self.odds.out
        if hand & TOQU.bit and out & VOMS.bit:
            worth += _TOQU_HOPE
        if hand & D3.bit and out & VOMS_AND_TOQU:
            worth += _D3_HOPE
        if hand & VOMS.bit and out & TOQU.bit:
            worth += _VOMS_HOPE
        if hand & KS.bit and out & KC.bit:
            worth += _ATAATAQ_HOPE
        return worth


def _kept(card: Card) -> float:
    special = _KEPT_SPECIAL.get(card)
    return _KEPT[card.rank] + _SUIT_STEP * (Suit.DIAMONDS - card.suit) if special is None else special


def _lus(view: View, trick: Trick) -> int:
    """What the trick brings its holder as it lies, besides the points for tricks."""
    last = not view.stock and view.hand.bit_count() == len(trick.group)
    return sum(lus.amount for lus in feats(view.rules, trick, last=last) if lus.reason != "lus/trick")
