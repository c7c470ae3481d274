"""Who meets whom in the stages after the pools; pure functions of the tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from stik.app.desk.state import Desk, DeskRefusal
from stik.tournaments import (
    Course,
    EntrantId,
    Stage,
    Standings,
    Tournament,
    matches,
    semi_finals,
    unofficial,
    wanted_extra_games,
)

Pair: TypeAlias = tuple[EntrantId, EntrantId]

LATER = (Stage.SEMI_FINAL, Stage.BRONZE, Stage.FINAL)


def stages_of(course: Course) -> tuple[Stage, ...]:
    """What follows the pools, in the order of play."""
    match course:
        case Course.CROSS:
            return (Stage.SEMI_FINAL, Stage.BRONZE, Stage.FINAL)
        case Course.ROUND_ROBIN:
            return (Stage.SEMI_FINAL, Stage.FINAL)
        case Course.PLACES:
            return (Stage.BRONZE, Stage.FINAL)  # "W.L", V91
        case Course.NONE:
            return ()


def pairs_of(tournament: Tournament, found: Standings, stage: Stage) -> tuple[Pair, ...]:
    """The pairs of a stage, or none while they are not known."""
    if not _complete(tournament, found, stage):
        return ()
    if stage is Stage.PLAY_OFF:
        return wanted_extra_games(tournament, found)
    if stage is Stage.UNOFFICIAL:
        return unofficial(tournament, found).pairs
    if stage not in stages_of(tournament.format.course):
        return ()
    qualified = next((one.entrants for one in found.qualified if one.stage is stage), ())
    if stage is Stage.SEMI_FINAL:
        return _semi_finals(tournament, found, qualified)
    semis = matches(tournament, Stage.SEMI_FINAL)
    wanted = 2 if tournament.format.course is Course.CROSS else 0
    if len(qualified) != 2 or len([one for one in semis if one.winner]) < wanted:
        return ()
    return ((qualified[0], qualified[1]),)


def _complete(tournament: Tournament, found: Standings, stage: Stage) -> bool:
    """Whether every result is there that decides who plays in the stage."""
    tables = list(found.stages[Stage.POOL].values())
    if stage is Stage.FINAL and tournament.format.course is Course.ROUND_ROBIN:
        tables += found.stages.get(Stage.SEMI_FINAL, {}).values()
    return all(table.complete for table in tables)


def _semi_finals(tournament: Tournament, found: Standings, qualified: Sequence[EntrantId]) -> tuple[Pair, ...]:
    if tournament.format.course is Course.ROUND_ROBIN:
        four = tuple(qualified)
        return tuple((a, b) for place, a in enumerate(four) for b in four[place + 1 :]) if len(four) == 4 else ()
    pools = found.stages[Stage.POOL]
    best = {name: tuple(one for one in table.order if one in qualified) for name, table in pools.items()}
    return semi_finals(best)


def expected(desk: Desk, before: tuple[Tournament, Standings], after: tuple[Tournament, Standings]) -> dict[str, Pair]:
    """Matches after the pools that are planned and whose pairs are now others; those played cannot change ("TR.4").

    Matches that somebody paired by hand stay as they are.
    """
    repairs: dict[str, Pair] = {}
    for stage in LATER:
        planned, pairs = desk.of_stage(stage), pairs_of(*after, stage)
        was, is_now = _unordered(pairs_of(*before, stage)), _unordered(pairs)
        if not planned or was == is_now or _unordered(match.entrants for match in planned) != was:
            continue
        others = [match for match in planned if frozenset(match.entrants) not in is_now]
        new = [pair for pair in pairs if frozenset(pair) not in was]
        played = next((match for match in others if match.is_played), None)
        if played is not None:
            raise DeskRefusal("desk/stage-played", stage=stage.value, match=desk.named(played))
        if len(new) != len(others):
            raise DeskRefusal("desk/stage-planned", stage=stage.value)
        repairs |= {match.id: pair for match, pair in zip(others, new, strict=True)}
    return repairs


def check_undone(before: Desk, after: Desk) -> None:
    """Raises where an undo would give a result to others than those who played ("TR.4")."""
    for match in before.matches.values():
        left = after.matches.get(match.id)
        if match.is_played and left is not None and left.is_played and left.entrants != match.entrants:
            raise DeskRefusal("desk/stage-played", stage=match.stage.value, match=before.named(match))


def _unordered(pairs: Iterable[Sequence[EntrantId]]) -> set[frozenset[EntrantId]]:
    return {frozenset(pair) for pair in pairs}
