"""25: who reaches exactly 25 is out, and the others play on until every place is taken ("W.25", V81)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from stik.engine import Seat
from stik.match.voms import Game, with_deal
from stik.voms import Rules, State

Person: TypeAlias = int
"""A player by the seat that he began at."""


@dataclass(frozen=True, slots=True)
class Race:
    """Who still plays, at which seats, and who has come home in which order."""

    game: Game
    persons: tuple[Person, ...]
    places: tuple[Person, ...] = ()

    @classmethod
    def start(cls, rules: Rules, *, dealer: Seat) -> Race:
        return cls(Game.start(rules, dealer=dealer), tuple(range(rules.players)))

    @property
    def over(self) -> bool:
        return not self.persons


def with_race_deal(race: Race, deal: State) -> Race:
    """The race after a finished deal; a winner leaves the table, and the last one left is last."""
    game = with_deal(race.game, deal)
    winner = game.winner
    if winner is None:
        return replace(race, game=game)
    places = (*race.places, race.persons[winner])
    left = tuple(person for person in race.persons if person != race.persons[winner])
    if len(left) == 1:
        return replace(race, game=game, persons=(), places=(*places, *left))
    dealer = race.persons[game.dealer if game.dealer != winner else game.rules.after(winner)]
    fewer = Game(
        rules=game.rules.with_options({"players": len(left)}),
        dealer=left.index(dealer),
        score=tuple(score for side, score in enumerate(game.score) if side != winner),
        target=tuple(target for side, target in enumerate(game.target) if side != winner),
        deals=game.deals,
        first_deal=False,
    )
    return Race(fewer, left, places)
