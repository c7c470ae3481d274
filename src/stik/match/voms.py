"""A match of Voms: games to a full comb, each of them deal after deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from stik.cards import Card
from stik.engine import Chance, Seat, Side, Step
from stik.errors import Fault, InvalidSetup
from stik.voms import Ending, Event, Phase, Rules, Setup, State, begin

BestOf: TypeAlias = Literal[1, 3]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game as a tournament counts it: lus and length of each comb, and who toqued the partner."""

    winner: Side
    lus: tuple[int, ...]
    comb: tuple[int, ...]
    toqued: tuple[Side, ...]

    @property
    def kam(self) -> bool:
        """The losers have no lus ("T.F.2", "I.F.2", "W.F2")."""
        return not any(lus for side, lus in enumerate(self.lus) if side != self.winner)


@dataclass(frozen=True, slots=True)
class Game:
    """The combs, whose turn it is to deal, and who has won."""

    rules: Rules
    dealer: Seat
    score: tuple[int, ...]
    target: tuple[int, ...]
    deals: int = 0
    first_deal: bool = True
    toqued: tuple[Side, ...] = ()
    winner: Side | None = None

    @classmethod
    def start(cls, rules: Rules, *, dealer: Seat) -> Game:
        """Empty combs ("T.42", "I.45", "W.C2"); the first dealer is drawn by lot (V16)."""
        sides = len(rules.sides)
        return cls(rules, dealer, (0,) * sides, (rules.target,) * sides)

    @property
    def result(self) -> GameResult | None:
        if self.winner is None:
            return None
        return GameResult(self.winner, self.score, self.target, self.toqued)


def next_deal(
    game: Game, deck: tuple[Card, ...], *, manual_cut: bool = False, knocked: bool = False
) -> Step[State, Event]:
    """Deals the next hands of the game from a shuffled pack."""
    return begin(setup_of(game), deck, manual_cut=manual_cut, knocked=knocked)


def setup_of(game: Game) -> Setup:
    """How the next deal of the game starts."""
    if game.winner is not None:
        raise InvalidSetup(Fault.of("match/over"))
    return Setup.of(game.rules, dealer=game.dealer, score=game.score, target=game.target, first_deal=game.first_deal)


def with_deal(game: Game, deal: State) -> Game:
    """The game after a finished deal; a void one does not count as the first ("T.3", "I.3", "W.A7", V41)."""
    if deal.phase is not Phase.OVER:
        raise InvalidSetup(Fault.of("match/deal-not-over"))
    void = deal.ended is Ending.RESHUFFLE  # the same player deals again; every other end passes the deal on (V21)
    return replace(
        game,
        dealer=game.dealer if void else game.rules.after(game.dealer),
        score=deal.score,
        target=deal.target,
        deals=game.deals + 1,
        first_deal=game.first_deal and void,
        toqued=game.toqued if deal.guilty is None else tuple(sorted({*game.toqued, deal.guilty})),
        winner=deal.winner,
    )


def is_void(deal: State) -> bool:
    """Whether the cards of a finished deal were mixed again and it brought nobody anything."""
    return deal.ended is Ending.RESHUFFLE and not any(deal.gain)


@dataclass(frozen=True, slots=True)
class Match:
    """Best of one or three games; the dealer's turn runs on from game to game (V16, V94)."""

    best_of: BestOf
    game: Game
    results: tuple[GameResult, ...] = ()

    @classmethod
    def start(cls, rules: Rules, *, best_of: BestOf = 1, dealer: Seat) -> Match:
        return cls(best_of, Game.start(rules, dealer=dealer))

    def wins(self, side: Side) -> int:
        return sum(result.winner == side for result in self.results)

    @property
    def winner(self) -> Side | None:
        """Who has won more than half of the games that there can be."""
        return next((side for side in range(len(self.game.rules.sides)) if 2 * self.wins(side) > self.best_of), None)


def first_dealer(rules: Rules, chance: Chance) -> Seat:
    """The first dealer, drawn by lot (V16)."""
    return chance.randrange(rules.players)


def with_game_deal(match: Match, deal: State) -> Match:
    """The match after a finished deal; a won game makes room for the next one (V41: with its own first-deal ban)."""
    game = with_deal(match.game, deal)
    if game.result is None:
        return replace(match, game=game)
    over = replace(match, game=game, results=(*match.results, game.result))
    if over.winner is not None:
        return over
    return replace(over, game=Game.start(game.rules, dealer=game.dealer))
