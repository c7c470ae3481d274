"""What the desk would do next, so that an organiser never has to look for it."""

from __future__ import annotations

from collections.abc import Iterator

from stik.app.desk.latecomers import latecomers
from stik.app.desk.lineup import Lineup
from stik.app.desk.plan import pairs_of, stages_of
from stik.app.desk.state import PlannedRound
from stik.tournaments import Stage, Standings

Told = dict[str, object]


def next_steps(lineup: Lineup, found: Standings) -> list[Told]:
    """The steps that make sense now, the most urgent first."""
    match lineup.desk.state:
        case "draft" | "open":
            return list(_before(lineup))
        case "running":
            return list(_during(lineup, found))
        case "closed":
            return [_step("done")]


def _step(step: str, **more: object) -> Told:
    return {"step": step, "stage": None, "round": None, "count": None, "entrants": []} | more


def _before(lineup: Lineup) -> Iterator[Told]:
    desk, playing = lineup.desk, lineup.playing
    if desk.state == "draft":
        yield _step("open")
    if len(playing) < 2:
        yield _step("enter", count=len(playing))
        return
    missing = sum(not one.here for one in playing)
    if missing and not desk.drawn:
        yield _step("check-in", count=missing)
    yield from _late(lineup)
    yield from _plans(lineup)
    if desk.rounds or lineup.tournament.format.meetings is None:
        yield _step("start")


def _plans(lineup: Lineup) -> Iterator[Told]:
    """Draw, cards, rounds."""
    desk, tournament = lineup.desk, lineup.tournament
    draws = desk.game == "vira" or tournament.format.pools > 1
    if draws and not desk.drawn:
        yield _step("draw")
    elif desk.turned < len(desk.drawn):
        yield _step("turn-cards", count=len(desk.drawn) - desk.turned)
    elif not desk.of_stage(Stage.POOL) and tournament.format.meetings is not None:
        yield _step("schedule", stage=Stage.POOL)


def _late(lineup: Lineup) -> Iterator[Told]:
    if late := latecomers(lineup):
        yield _step("admit", count=len(late), entrants=late)


def _during(lineup: Lineup, found: Standings) -> Iterator[Told]:
    yield from _late(lineup)
    plans = list(_plans(lineup))
    if plans:
        yield from plans
        return
    open_rounds = [one for one in lineup.rounds if one.begun is not None and one.ended is None]
    for one in open_rounds:
        played = lineup.matches_of(one)
        if elsewhere := sum(match.is_elsewhere for match in played):
            yield _step("play-anew", round=one.number, count=elsewhere, stage=one.stage)
        missing = [match for match in played if not lineup.is_over(match)]
        yield _step("results", round=one.number, count=len(missing), stage=one.stage)
    waiting = [one for one in lineup.rounds if one.begun is None and _is_open(lineup, one)]
    if waiting and not open_rounds:
        yield _step("start-round", round=waiting[0].number, stage=waiting[0].stage)
    yield from _later_stages(lineup, found)
    if not waiting and not open_rounds:
        yield from _at_the_end(lineup)


def _is_open(lineup: Lineup, one: PlannedRound) -> bool:
    return any(not lineup.is_over(match) for match in lineup.matches_of(one))


def _later_stages(lineup: Lineup, found: Standings) -> Iterator[Told]:
    """Once the pools are played: ties, and every stage whose pairs are known; bronze and final may run together."""
    desk, tournament = lineup.desk, lineup.tournament
    if any(not lineup.is_over(match) for match in desk.of_stage(Stage.POOL)):
        return
    ties = [tie for tie in found.unresolved if any(lineup.why_gone(one) is None for one in tie)]
    if ties:
        yield _step("settle-tie", count=len(ties))
    for stage in stages_of(tournament.format.course):
        if not desk.of_stage(stage) and pairs_of(tournament, found, stage):
            yield _step("stage", stage=stage)


def _at_the_end(lineup: Lineup) -> Iterator[Told]:
    desk, form = lineup.desk, lineup.tournament.format
    late = [match for match in desk.matches.values() if not lineup.is_over(match)]
    if late:
        yield _step("results", count=len(late), round=late[0].round, stage=late[0].stage)
    elif form.meetings is None:
        yield _step("stage", stage=Stage.POOL)
    if not late and all(desk.of_stage(stage) for stage in stages_of(form.course)):
        yield _step("close")
