"""A game of Voms: deal after deal until a comb is full."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from stik.cards import Card
from stik.engine import Seat, Side, Step
from stik.voms import Ending, Event, Phase, Rules, Setup, State, begin

SAME_DEALER: Final = frozenset({Ending.RESHUFFLE})
"""After a void deal the same player deals again; all tricks and a toqued partner pass the deal on (V21)."""


@dataclass(frozen=True, slots=True)
class Game:
    """The combs, whose turn it is to deal, and who has won."""

    rules: Rules
    dealer: Seat
    score: tuple[int, ...]
    target: tuple[int, ...]
    deals: int = 0
    first_deal: bool = True
    winner: Side | None = None

    @classmethod
    def start(cls, rules: Rules, *, dealer: Seat) -> Game:
        """Empty combs ("T.42", "I.45", "W.C2"); the first dealer is drawn by lot (V16)."""
        sides = len(rules.sides)
        return cls(rules, dealer, (0,) * sides, (rules.target,) * sides)


def next_deal(
    game: Game, deck: tuple[Card, ...], *, manual_cut: bool = False, knocked: bool = False
) -> Step[State, Event]:
    """Deals the next hands of the game from a shuffled pack."""
    setup = Setup.of(game.rules, dealer=game.dealer, score=game.score, target=game.target, first_deal=game.first_deal)
    return begin(setup, deck, manual_cut=manual_cut, knocked=knocked)


def with_deal(game: Game, deal: State) -> Game:
    """The game after a finished deal; a void one does not count as the first ("T.3", "I.3", "W.A7", V41)."""
    if deal.phase is not Phase.OVER:
        raise ValueError("the deal is not over")
    void = deal.ended in SAME_DEALER
    return replace(
        game,
        dealer=game.dealer if void else game.rules.after(game.dealer),
        score=deal.score,
        target=deal.target,
        deals=game.deals + 1,
        first_deal=game.first_deal and void,
        winner=deal.winner,
    )
