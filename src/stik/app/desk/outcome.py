"""What came of a match at the desk: games won by each side, and whether it is over."""

from __future__ import annotations

from stik.app.desk.orders import VomsResult
from stik.app.desk.state import PlannedMatch, PlayedGame
from stik.tournaments import EntrantId, Format, GameResult, Walkover, counted, match_points
from stik.tournaments.scoring import Game


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


def winner_of_game(match: PlannedMatch, game: PlayedGame, form: Format) -> EntrantId | None:
    if not isinstance(game.result, VomsResult):
        return None
    return counted(game_of(match, game.result), form).winner


def points_of_game(match: PlannedMatch, game: PlayedGame, form: Format) -> list[float] | None:
    """Match points in the order of the match's entrants."""
    if not isinstance(game.result, VomsResult):
        return None
    return _in_order(match, counted(game_of(match, game.result), form), form)


def points_given(match: PlannedMatch, instead: Walkover, form: Format) -> list[float] | None:
    """The same of what counts instead of a game."""
    return None if instead.game is None else _in_order(match, instead.game, form)


def _in_order(match: PlannedMatch, game: Game, form: Format) -> list[float]:
    won, lost = match_points(game, form.scale, form.comb)
    return [won if one == game.winner else lost for one in match.entrants]


def wins_of(match: PlannedMatch, form: Format) -> list[int]:
    winners = [winner_of_game(match, game, form) for game in match.games.values()]
    return [winners.count(one) for one in match.entrants]


def winner_of(match: PlannedMatch, form: Format) -> EntrantId | None:
    """Who has won more than half of the games."""
    needed = match.best_of // 2 + 1
    return next((one for one, won in zip(match.entrants, wins_of(match, form), strict=True) if won >= needed), None)


def is_done(match: PlannedMatch, form: Format) -> bool:
    return match.is_played if match.deals is not None else winner_of(match, form) is not None
