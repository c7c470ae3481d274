"""What came of a match at the desk: games won by each side, and whether it is over."""

from __future__ import annotations

from collections.abc import Callable

from stik.app.desk.orders import VomsResult
from stik.app.desk.state import PlannedMatch, PlayedGame
from stik.tournaments import EntrantId, GameResult
from stik.tournaments.model import Game


def game_of(match: PlannedMatch, result: VomsResult) -> GameResult:
    """A game of Voms as the tables know it."""
    a, b = match.entrants
    return GameResult(
        stage=match.stage,
        a=a,
        b=b,
        lus=result.lus,
        comb=result.comb,
        toqued=result.toqued,
        absent=() if result.absent is None else (result.absent,),
        forfeit=result.forfeit,
        late=bool(result.late),
    )


def points_of(match: PlannedMatch, game: Game | None) -> list[float] | None:
    """Match points in the order of the match's entrants."""
    return None if game is None else [game.points[one != game.winner] for one in match.entrants]


def wins_of(match: PlannedMatch) -> list[int]:
    winners = [game.worth.winner for game in match.games.values() if game.worth is not None]
    return [winners.count(one) for one in match.entrants]


def winner_of(match: PlannedMatch) -> EntrantId | None:
    """Who has won more than half of the games."""
    needed = match.best_of // 2 + 1
    return next((one for one, won in zip(match.entrants, wins_of(match), strict=True) if won >= needed), None)


def is_done(match: PlannedMatch) -> bool:
    return match.is_played if match.deals is not None else winner_of(match) is not None


def with_walkovers(match: PlannedMatch, given: Callable[[int, PlayedGame], PlayedGame]) -> PlannedMatch:
    """The match with walkovers for as many of its missing games as decide it."""
    for number in range(1, match.best_of + 1):
        if match.game(number).result is None and not is_done(match):
            match = match.with_game(number, given(number, match.game(number)))
    return match
