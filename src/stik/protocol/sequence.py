"""Deals that belong together, as records check them: a Voms game or match, a Vira sitting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from stik.match.vira import Sitting, divided
from stik.match.vira import with_deal as with_vira_deal
from stik.match.voms import GameResult, Match, with_game_deal
from stik.protocol.adapter import Deal
from stik.protocol.vira import ViraDeal
from stik.protocol.voms import VomsDeal
from stik.protocol.write import named
from stik.vira.rules import SEATS


class Sequence(Protocol):
    """A game, a match or a sitting: which deal may come next, and what came of all."""

    def expected(self) -> Mapping[str, object] | None:
        """How the next deal must start, or None when it is over."""

    def resume(self, deal: Deal) -> None:
        """Goes on as this deal begins, whatever was expected."""

    def add(self, deal: Deal) -> None: ...

    def result(self) -> dict[str, object]: ...


def sequence_from(first: Deal, *, best_of: int) -> Sequence:
    """What the first deal of a record begins."""
    if isinstance(first, VomsDeal):
        return VomsMatch(first, best_of=best_of)
    if isinstance(first, ViraDeal):
        return ViraSitting(first)
    raise TypeError(f"no sequence of {type(first).__name__}")


class VomsMatch:
    """A game is a match of one."""

    def __init__(self, first: VomsDeal, *, best_of: int) -> None:
        setup = first.value.setup
        self._match = Match.start(setup.rules, best_of=3 if best_of == 3 else 1, dealer=setup.dealer)

    def expected(self) -> Mapping[str, object] | None:
        match, game = self._match, self._match.game
        if match.winner is not None:
            return None
        return {
            "dealer": game.rules.seats[game.dealer],
            "score": named(game.rules.sides, game.score),
            "target": named(game.rules.sides, game.target),
            "first_deal": game.first_deal,
        }

    def resume(self, deal: Deal) -> None:
        assert isinstance(deal, VomsDeal)
        match, setup = self._match, deal.value.setup
        game = replace(
            match.game,
            dealer=setup.dealer,
            score=setup.score,
            target=setup.target,
            first_deal=setup.first_deal,
            winner=None,
        )
        self._match = replace(match, game=game, results=match.results if match.winner is None else ())

    def add(self, deal: Deal) -> None:
        assert isinstance(deal, VomsDeal)
        self._match = with_game_deal(self._match, deal.value)

    def result(self) -> dict[str, object]:
        match, sides = self._match, self._match.game.rules.sides
        games = [self._game(result) for result in match.results]
        return {"games": games} | ({} if match.winner is None else {"winner": sides[match.winner]})

    def _game(self, result: GameResult) -> dict[str, object]:
        sides = self._match.game.rules.sides
        return {
            "winner": sides[result.winner],
            "lus": named(sides, result.lus),
            "comb": named(sides, result.comb),
            "toqued": [sides[side] for side in result.toqued],
        }


class ViraSitting:
    """Ends when the players want; the pulla is then divided."""

    def __init__(self, first: ViraDeal) -> None:
        setup = first.value.setup
        self._sitting = Sitting.start(setup.rules, table=setup.table, dealer=setup.dealer)

    def expected(self) -> Mapping[str, object]:
        sitting = self._sitting
        return {"dealer": SEATS[sitting.dealer], "table": sitting.table, "pool": sitting.pool}

    def resume(self, deal: Deal) -> None:
        assert isinstance(deal, ViraDeal)
        setup = deal.value.setup
        self._sitting = replace(self._sitting, dealer=setup.dealer, pool=setup.pool)

    def add(self, deal: Deal) -> None:
        assert isinstance(deal, ViraDeal)
        self._sitting = with_vira_deal(self._sitting, deal.value)

    def result(self) -> dict[str, object]:
        sitting = self._sitting
        seats = SEATS[: sitting.table]
        return {"totals": named(seats, divided(sitting)), "pool": sitting.pool}
