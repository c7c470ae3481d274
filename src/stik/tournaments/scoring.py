"""Who won a game, and what it is worth."""

from __future__ import annotations

from dataclasses import replace

from stik.tournaments.formats import Format, Scale
from stik.tournaments.model import EntrantId, Game, GameResult


def fills(result: GameResult) -> tuple[bool, bool]:
    """Which of the two combs are full: the loser may show more lus than the winner ("TR.6")."""
    assert result.lus is not None
    return result.lus[0] == result.comb[0], result.lus[1] == result.comb[1]


def counted(result: GameResult, form: Format) -> Game:
    """The game that a result stands for; absence and forfeit are a walkover ("T.TF.2", "I.TF.2", V87, V96)."""
    if result.worth is not None:
        return result.worth
    loser = result.absent[0] if result.absent else result.forfeit
    if loser is not None:
        return walkover(result.b if loser == result.a else result.a, loser, form)
    assert result.lus is not None
    won = 0 if fills(result)[0] else 1
    lost = 1 - won
    sides = (result.a, result.b)
    game = Game(
        winner=sides[won],
        loser=sides[lost],
        lus=(result.lus[won], result.lus[lost]),
        empty=(0, result.comb[lost] - result.lus[lost]),
        toqued=result.toqued == sides[lost],  # V86: whoever toqu'ed and still wins has ordinary points
    )
    return replace(game, points=match_points(game, form.scale, form.comb))


def walkover(winner: EntrantId, loser: EntrantId, form: Format) -> Game:
    """9:1 in T, 9:0 in I: +8 or +9 lus, 8 or 9 empty strokes (V87)."""
    game = Game(winner, loser, form.walkover, (0, form.walkover[0] - form.walkover[1]))
    return replace(game, points=match_points(game, form.scale, form.comb))


def match_points(game: Game, scale: Scale, comb: int) -> tuple[float, float]:
    """The winner's and the loser's points."""
    if game.toqued and scale.toqued is not None:
        return scale.toqued, scale.guilty  # "T.P.d", "TR.7": also when over the comb
    if game.lus[0] > comb and scale.over is not None:
        return scale.over, 0  # "T.P.c", "I.P.c", V86: also against 0; V90: 11:7 is a comb with two extra strokes
    if game.lus[1] == 0:
        return scale.kam, 0  # "T.P.b", "I.P.b", "W.C4"
    return scale.win, 0  # "T.P.a", "I.P.a"
