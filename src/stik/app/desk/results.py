"""Results at the desk: what a side reports, what the other confirms, what an official enters and corrects."""

from __future__ import annotations

from dataclasses import replace

from stik.app.desk.facts import valued
from stik.app.desk.may import held
from stik.app.desk.orders import Absent, Confirm, Enter, Report, Result, ViraResult, VomsResult, WriteDeal
from stik.app.desk.outcome import with_walkovers
from stik.app.desk.state import Desk, DeskRefusal, PlannedMatch, PlayedGame, Step, Version
from stik.app.ports import PersonId
from stik.errors import NotAllowed
from stik.tournaments import EntrantId


def report(desk: Desk, step: Step, order: Report) -> Desk:
    """One side's version; it counts as soon as another side has the same ("I.P.d")."""
    match, side = _own(desk, step.by, order.match)
    game = match.game(order.game)
    if game.result is not None:
        raise DeskRefusal("desk/result-stands")
    if isinstance(order.result, VomsResult) and order.result.forfeit is not None:
        raise NotAllowed("desk/forfeit-by-officials")
    _check_shape(match, order.game, order.result)
    game = replace(game, reports={**game.reports, side: (order.result, step.at)})
    agreed = tuple(one for one, (result, _) in game.reports.items() if _same(result, order.result))
    if len(agreed) > 1:
        game = _counting(game, order.result, step, agreed)
    return _with_game(desk, match, order.game, game)


def as_if_it_counted(desk: Desk, order: Report) -> Desk:
    """The desk if nobody objected to a report: what cannot be is told to whoever reports it, not to the others."""
    match = desk.match(order.match)
    return desk.with_match(match.with_game(order.game, replace(match.game(order.game), result=order.result)))


def confirm(desk: Desk, step: Step, order: Confirm) -> Desk:
    """The version of a side counts, by the word of another side or of an official."""
    match = desk.match(order.match)
    game = match.game(order.game)
    if order.side not in game.reports:
        raise DeskRefusal("desk/nothing-to-confirm")
    if game.result is not None:
        raise DeskRefusal("desk/result-stands")
    if order.result is not None and not _same(order.result, game.reports[order.side][0]):
        raise DeskRefusal("desk/says-otherwise")
    confirmed: tuple[EntrantId, ...] = (order.side,)
    found = held(desk, step.by)
    if found is not None and found.role == "player":
        _, own = _own(desk, step.by, order.match)
        if own == order.side:
            raise NotAllowed("desk/not-ones-own")
        confirmed = (order.side, own)
    game = _counting(game, game.reports[order.side][0], step, confirmed)
    return _with_game(desk, match, order.game, game)


def enter(desk: Desk, step: Step, order: Enter) -> Desk:
    """An official's word; what stood before is kept with it."""
    match = desk.match(order.match)
    game = match.game(order.game)
    if order.result is None and game.result is None and not game.reports:
        raise DeskRefusal("desk/nothing-to-erase")
    if order.result is not None:
        _check_shape(match, order.game, order.result)
    elif any(number > order.game and one.result is not None for number, one in match.games.items()):
        raise DeskRefusal("desk/later-game-first")
    if game.result is not None:
        before = Version(game.result, game.by or "", game.at or step.at, order.reason)
        game = replace(game, history=(*game.history, before))
    if order.result is None:
        game = replace(game, result=None, by=None, at=None, confirmed=(), reports={})
    else:
        game = _counting(game, order.result, step, ())
    return _with_game(desk, match, order.game, game)


def absent(desk: Desk, step: Step, order: Absent) -> Desk:
    """A walkover in every game of the round that is still to be won ("T.TF.2", "I.TF.2")."""
    entrant = desk.entrant(order.entrant)
    match = next((one for one in desk.of_round(desk.round(order.round).number) if entrant.id in one.entrants), None)
    if match is None:
        raise DeskRefusal("desk/sits-out", name=entrant.name, round=order.round)
    if match.deals is not None:
        raise DeskRefusal("desk/no-walkover")
    result = VomsResult(absent=entrant.id, reason=order.reason)
    after = with_walkovers(match, lambda nth, game: valued(desk, match, nth, _counting(game, result, step, ())))
    if after is match:
        raise DeskRefusal("desk/result-stands")
    return desk.with_match(after)


def write_deal(desk: Desk, step: Step, order: WriteDeal) -> Desk:
    """A line of the Vira protocol, new or in the place of an old one."""
    match = desk.match(order.match)
    found = held(desk, step.by)
    if found is not None and found.role == "player":
        _own(desk, step.by, order.match)
    if desk.game != "vira":
        raise DeskRefusal("desk/no-protocol")
    if match.is_played:
        raise DeskRefusal("desk/result-stands")
    lines = list(match.protocol)
    if order.line is None:
        if order.number != len(lines):
            raise DeskRefusal("desk/last-line-only", number=len(lines))
        lines.pop()
    elif order.number == len(lines) + 1:
        lines.append(order.line)
    elif order.number <= len(lines):
        lines[order.number - 1] = order.line
    else:
        raise DeskRefusal("desk/next-line", number=len(lines) + 1)
    return desk.with_match(replace(match, protocol=tuple(lines)))


def _own(desk: Desk, person: PersonId, match: str) -> tuple[PlannedMatch, EntrantId]:
    """The match, and the side of somebody who plays in it."""
    found, planned = held(desk, person), desk.match(match)
    if found is None or found.entrant is None or found.entrant not in planned.entrants:
        raise NotAllowed("desk/not-your-match")
    return planned, found.entrant


def _with_game(desk: Desk, match: PlannedMatch, number: int, game: PlayedGame) -> Desk:
    return desk.with_match(match.with_game(number, valued(desk, match, number, game)))


def _counting(game: PlayedGame, result: Result, step: Step, confirmed: tuple[EntrantId, ...]) -> PlayedGame:
    return replace(game, result=result, by=step.name, at=step.at, confirmed=confirmed, reports={}, step=step.version)


def _same(a: Result, b: Result) -> bool:
    """Whether two versions say the same, whatever their reasons."""
    if isinstance(a, VomsResult) and isinstance(b, VomsResult):
        return a.model_copy(update={"reason": ""}) == b.model_copy(update={"reason": ""})
    return a == b


def _check_shape(match: PlannedMatch, number: int, result: Result) -> None:
    """That the result is one of this match; whether it can be is for the tables to say."""
    if isinstance(result, ViraResult) != (match.deals is not None):
        raise DeskRefusal("desk/other-game")
    if isinstance(result, ViraResult) and len(result.totals) != len(match.entrants):
        raise DeskRefusal("desk/a-total-each", persons=len(match.entrants))
    if number > match.best_of:
        raise DeskRefusal("desk/so-many-games", most=match.best_of)
    if any(match.game(before).result is None for before in range(1, number)):
        raise DeskRefusal("desk/earlier-game-first", game=number - 1)
