"""What the desk would do next, so that an organiser never has to look for it."""

from __future__ import annotations

from collections.abc import Iterator

from stik.app.desk.outcome import is_done
from stik.app.desk.plan import pairs_of, stages_of
from stik.app.desk.state import Desk
from stik.tournaments import Stage, Standings, Tournament

Told = dict[str, object]


def next_steps(desk: Desk, tournament: Tournament, found: Standings) -> list[Told]:
    """The steps that make sense now, the most urgent first."""
    match desk.state:
        case "draft" | "open":
            return list(_before(desk, tournament))
        case "running":
            return list(_during(desk, tournament, found))
        case "closed":
            return [_step("done")]


def _step(step: str, **more: object) -> Told:
    return {"step": step, "stage": None, "round": None, "count": None} | more


def _before(desk: Desk, tournament: Tournament) -> Iterator[Told]:
    playing = desk.playing()
    if desk.state == "draft":
        yield _step("open")
    if len(playing) < 2:
        yield _step("enter", count=len(playing))
        return
    missing = sum(not one.here for one in playing)
    if missing and not desk.drawn:
        yield _step("check-in", count=missing)
    yield from _plans(desk, tournament)
    if desk.rounds or tournament.format.meetings is None:
        yield _step("start")


def _plans(desk: Desk, tournament: Tournament) -> Iterator[Told]:
    """Draw, cards, rounds."""
    draws = desk.game == "vira" or tournament.format.pools > 1
    if draws and not desk.drawn:
        yield _step("draw")
    elif desk.turned < len(desk.drawn):
        yield _step("turn-cards", count=len(desk.drawn) - desk.turned)
    elif not desk.of_stage(Stage.POOL) and tournament.format.meetings is not None:
        yield _step("schedule", stage=Stage.POOL)


def _during(desk: Desk, tournament: Tournament, found: Standings) -> Iterator[Told]:
    plans = list(_plans(desk, tournament))
    if plans:
        yield from plans
        return
    open_rounds = [one for one in desk.rounds if one.begun is not None and one.ended is None]
    for one in open_rounds:
        elsewhere = sum(desk.matches[name].is_elsewhere for name in one.matches)
        if elsewhere:
            yield _step("play-anew", round=one.number, count=elsewhere, stage=one.stage)
        missing = [name for name in one.matches if not is_done(desk.matches[name], tournament.format)]
        yield _step("results", round=one.number, count=len(missing), stage=one.stage)
    waiting = [one for one in desk.rounds if one.begun is None and _is_open(desk, tournament, one.matches)]
    if waiting and not open_rounds:
        yield _step("start-round", round=waiting[0].number, stage=waiting[0].stage)
    yield from _later_stages(desk, tournament, found)
    if not waiting and not open_rounds:
        yield from _at_the_end(desk, tournament)


def _is_open(desk: Desk, tournament: Tournament, matches: tuple[str, ...]) -> bool:
    return any(not is_done(desk.matches[name], tournament.format) for name in matches)


def _later_stages(desk: Desk, tournament: Tournament, found: Standings) -> Iterator[Told]:
    """Once the pools are played: ties, and every stage whose pairs are known; bronze and final may run together."""
    if any(not is_done(match, tournament.format) for match in desk.of_stage(Stage.POOL)):
        return
    if found.unresolved:
        yield _step("settle-tie", count=len(found.unresolved))
    for stage in stages_of(tournament.format.course):
        if not desk.of_stage(stage) and pairs_of(tournament, found, stage):
            yield _step("stage", stage=stage)


def _at_the_end(desk: Desk, tournament: Tournament) -> Iterator[Told]:
    late = [match for match in desk.matches.values() if not is_done(match, tournament.format)]
    if late:
        yield _step("results", count=len(late), round=late[0].round, stage=late[0].stage)
    elif tournament.format.meetings is None:
        yield _step("stage", stage=Stage.POOL)
    if not late and all(desk.of_stage(stage) for stage in stages_of(tournament.format.course)):
        yield _step("close")
