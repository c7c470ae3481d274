"""What to bid, and which contract to choose after an unspecified bid: whatever promises most."""

from __future__ import annotations

from typing import Final, assert_never

from stik.bots.vira.hand import bought_tricks, dangers, in_suit, risk, talon_tricks, tricks
from stik.bots.vira.odds import Odds, laid_worth, misar_odds, mixed, trump_odds, worth
from stik.cards import CardSet, Suit, set_of
from stik.vira import Bid, Choose, Contract, Family, Form, Grade, Pass, TrumpClass, View
from stik.vira.contracts import CHOSEN, HAND, above, suits_within, trump_class
from stik.vira.laggard import SUITS

_WORTH_A_BID: Final = -4.0
"""Pinnar that a game must promise before it is bid: to pass costs too, for the pulla that others lift is common."""
_HOPELESS: Final = 3.0
"""Who lacks so many tricks on the average will lay the hand."""
_TALON_RISK: Final = 0.25
"""The danger that a card from the talon brings into a misär."""


class Bidder:
    """What a dealt hand can carry."""

    def __init__(self, view: View) -> None:
        self.view, self.rules, self.hogsta = view, view.rules, view.setup.hogsta
        self.dealt = {suit: tricks(view.hand, suit) for suit in SUITS}
        self._talon: dict[tuple[Suit, int], float] = {}
        self._expected: dict[tuple[Contract, Grade], float] = {}
        self.bought = {suit: bought_tricks(view.hand, suit, view.rules.purchase_max) for suit in SUITS}

    def call(self) -> Bid | Pass:
        """The most promising bid, or a pass; förhand must open ("SM.A1").

        Of a bid with a number and one without that promise as much, the latter tells the others less ("SM.A4").
        """
        bids = [action for action in self.view.actions if isinstance(action, Bid)]
        free = {bid for bid in bids if bid.contract is None and bid.family in CHOSEN}
        best = max(bids, key=lambda bid: (self.promise(bid), bid in free), default=None)
        if best is None or (Pass() in self.view.actions and self.promise(best) < _WORTH_A_BID):
            return Pass()
        return best

    def choice(self) -> Choose:
        """The most promising contract of those that an unspecified bid leaves ("SM.A4")."""
        open_to = [action for action in self.view.actions if isinstance(action, Choose)]
        return max(open_to, key=lambda action: self.expected(action.contract, Grade.PLAIN))

    def promise(self, bid: Bid) -> float:
        """What a bid brings on the average, if it is the last."""
        if bid.contract is not None:
            return self.expected(bid.contract, bid.grade)
        members = above(bid.family, self.view.auction.rank)
        if bid.family in (Family.TURNE, Family.VINGEL):
            return self.expected(members[0], Grade.PLAIN)  # "SM.A5": the lowest that will do
        return max(self.expected(contract, Grade.PLAIN) for contract in members)

    def expected(self, contract: Contract, grade: Grade) -> float:
        """The average worth of playing this contract with the hand."""
        known = self._expected.get((contract, grade))
        if known is None:
            known = self._expected[contract, grade] = self._weighed(contract, grade)
        return known

    def _weighed(self, contract: Contract, grade: Grade) -> float:
        match contract.family:
            case Family.KOP | Family.SOLO:
                return max(self._with_trump(contract, suit) for suit in suits_within(grade, self.hogsta))
            case Family.TURNE | Family.VINGEL | Family.TRINGEL:
                return self._turned(contract)
            case Family.GOK | Family.SOLOMISAR | Family.KOPMISAR:
                return self._misar(contract)
            case Family.GASK | Family.VIRA:
                return max(self._with_talon(contract, suit) for suit in suits_within(grade, self.hogsta))
            case _:
                assert_never(contract.family)

    def _with_trump(self, contract: Contract, suit: Suit) -> float:
        bought = contract.family is Family.KOP
        mean = (self.bought if bought else self.dealt)[suit]
        odds = trump_odds(mean, contract.tricks or HAND, bought=bought)
        return worth(self.rules, contract, odds, trump_class(suit, self.hogsta))

    def _with_talon(self, contract: Contract, suit: Suit) -> float:
        """What the hand keeps, and thirteen cards from the dark ("VR.B9", "VR.B17")."""
        most = contract.keep if contract.family is Family.GASK else HAND
        mean = self._talon.get((suit, most))
        if mean is None:
            mean = self._talon[suit, most] = talon_tricks(self.view.hand, suit, most)
        needed = contract.tricks or HAND
        if mean < needed - _HOPELESS:
            return laid_worth(self.rules, contract, Grade.PLAIN, Form.TRUMP, TrumpClass.OFARG)
        odds = trump_odds(mean, needed, bought=True)
        return worth(self.rules, contract, odds, trump_class(suit, self.hogsta))

    def _turned(self, contract: Contract) -> float:
        """Of the suits that may be turned up the best one counts ("VR.B1")."""
        unseen = {suit: HAND - len(in_suit(self.view.hand, suit)) for suit in SUITS}
        total, parts, below = sum(unseen.values()), list[tuple[float, Odds]](), 0.0
        count = self.rules.turned_in(contract.family)
        for suit in sorted(SUITS, key=lambda suit: self.bought[suit]):
            upto = below + unseen[suit] / total
            odds = trump_odds(self.bought[suit], contract.tricks or HAND, bought=True)
            parts.append((upto**count - below**count, odds))
            below = upto
        return worth(self.rules, contract, mixed(parts), TrumpClass.OFARG)

    def _misar(self, contract: Contract) -> float:
        misar = contract.misar
        assert misar is not None
        hand, spare = self.view.hand, HAND - misar.cards
        found = kopmisar_risk(hand, contract, spare) if contract.family is Family.KOPMISAR else risk(hand, spare)
        return worth(self.rules, contract, misar_odds(found, is_open=misar.open))


def kopmisar_risk(hand: CardSet, contract: Contract, spare: int) -> float:
    """The danger that is left when the worst cards have been exchanged, and the worst of all put away."""
    gone = worst_in_misar(hand, HAND - contract.keep)
    kept = risk(hand & ~gone)
    return kept + _TALON_RISK * max(0, gone.bit_count() - spare)


def worst_in_misar(hand: CardSet, most: int) -> CardSet:
    """The cards that a misär exchanges: all that are dangerous, the worst first."""
    found = sorted(dangers(hand).items(), key=lambda item: -item[1])
    return set_of(card for card, danger in found[:most] if danger > 0)
