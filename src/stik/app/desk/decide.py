"""What an order would do: the step, the desk after it, and what changes that somebody should know of first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pydantic import JsonValue

from stik.app.desk.apply import applied
from stik.app.desk.document import Sight
from stik.app.desk.facts import told_final, told_worths, unwritten, with_final
from stik.app.desk.file import tournament_of
from stik.app.desk.history import undone, with_step
from stik.app.desk.live import LiveDesk
from stik.app.desk.make import made
from stik.app.desk.may import check
from stik.app.desk.orders import (
    Absent,
    Confirm,
    Disqualify,
    Enter,
    Move,
    Order,
    PlayOnline,
    Report,
    SetRules,
    Undo,
    ViraResult,
    VomsResult,
    Withdraw,
    WriteDeal,
)
from stik.app.desk.plan import LATER, check_undone, expected
from stik.app.desk.protocol import checked_protocol
from stik.app.desk.results import as_if_it_counted
from stik.app.desk.state import Desk, DeskRefusal, Json, PlannedMatch, Step
from stik.app.ports import Moment, Person
from stik.errors import Fault, InvalidSetup
from stik.protocol.offers import has_matches
from stik.tournaments import Changes, Gone, changes

Told = dict[str, object]

NOTHING = Changes((), ())


@dataclass(frozen=True, slots=True)
class Decided:
    """A step that could be done now."""

    step: Step
    sight: Sight
    """The desk after it."""
    changes: Changes = NOTHING
    before: Sight | None = None
    """The desk before it, where somebody has played or is to play."""

    @property
    def games(self) -> list[Told]:
        """The games that now count otherwise, and the tables of Vira that somebody leaves or comes back to."""
        if self.before is None:
            return []
        was, now = self.before.lineup, self.sight.lineup
        there = was.desk.matches.keys() & now.desk.matches.keys()
        matches = [match for name, match in now.desk.matches.items() if name in there]
        given = [match for match in matches if was.walkovers.get(match.id) != now.walkovers.get(match.id)]
        tables = [match for match in matches if match.away != was.desk.matches[match.id].away]
        return [_game(match, now.walkovers.get(match.id)) for match in (*given, *tables)]

    @property
    def gone(self) -> list[Told]:
        """Who plays no more, or again, because of it."""
        if self.before is None:
            return []
        before, after = self.before.lineup, self.sight.lineup
        known = [one for one in self.sight.desk.entrants if one in before.desk.entrants]
        whys = [(one, before.why_gone(one), after.why_gone(one)) for one in known]
        return [{"entrant": one, "why": why} for one, was, why in whys if was is not why]


def _game(match: PlannedMatch, walkover: Told | None) -> Told:
    return {
        "match": match.id,
        "stage": match.stage,
        "round": match.round,
        "table": match.table,
        "entrants": match.entrants,
        "walkover": walkover,
    }


def decided(live: LiveDesk, person: Person, order: Order, at: Moment) -> Decided:
    """The step, and what it changes; raises where it cannot be done."""
    desk = live.desk
    check(desk, person.id, order.do)
    step = Step(desk.version + 1, at, person.id, person.name, order, made(desk, order))
    after = with_step(desk, live.first, live.steps, step)
    sight = Sight(after)
    _check(live.sight, sight, order)
    sight.check()
    found = NOTHING
    if desk.has_results or after.has_results:
        found = changes(live.sight.standings, sight.standings)
        if repairs := _repairs(live.sight, sight, order):
            step = replace(step, made={**step.made, "repairs": repairs})
            sight = Sight(applied(desk, step))
    return Decided(*with_facts(step, sight, live.steps), found, live.sight)


def _repairs(before: Sight, after: Sight, order: Order) -> Json:
    """The pairs of later matches that the order changes ("TR.4")."""
    if not any(after.desk.of_stage(stage) for stage in LATER):
        return {}
    repairs = expected(after.desk, before.computed, after.computed)
    if repairs and isinstance(order, Undo):  # what is undone is left out, it cannot bring other pairs with it
        raise DeskRefusal("desk/stage-planned", stage=after.desk.match(next(iter(repairs))).stage.value)
    return {name: list(pair) for name, pair in repairs.items()}


def with_facts(step: Step, sight: Sight, before: Sequence[Step]) -> tuple[Step, Sight]:
    """The step with what counts for good from now on: what results are worth, and how a closed tournament stands."""
    desk, facts = sight.desk, dict[str, JsonValue]()
    if worths := unwritten(desk):
        facts["worths"] = told_worths(worths)
        sight.desk = desk = replace(desk, worths={**desk.worths, **worths})  # all that follows from it stays
    if desk.state == "closed" and not _still_stands(desk, [*before, step]):
        facts["standings"] = told_final(*sight.computed)
        sight = Sight(with_final(desk, replace(step, made=facts)))
    return replace(step, made={**step.made, **facts}), sight


def _still_stands(desk: Desk, steps: Sequence[Step]) -> bool:
    """Whether the standings that were written down are those of the steps that count now."""
    earlier = [step for step in steps if step.version <= desk.closed_at]
    left_out = {version for version in undone(steps) if version < desk.closed_at}
    return desk.final is not None and left_out == {version for version in undone(earlier) if version < desk.closed_at}


def _check(before: Sight, after: Sight, order: Order) -> None:
    """What the desk itself cannot see."""
    checked_protocol(after.desk, order)
    match order:
        case Undo():
            check_undone(before.desk, after.desk)
        case Report() | Confirm() | WriteDeal() | Enter(result=VomsResult() | ViraResult()):
            before.lineup.check_played(before.desk.match(order.match))
            if isinstance(order, Report):
                tournament_of(as_if_it_counted(after.desk, order))
        case Absent():
            for one in before.desk.of_round(order.round):
                if order.entrant in one.entrants:
                    before.lineup.check_played(one)
        case PlayOnline():
            before.lineup.check_begun(before.desk.round(order.round))
        case Move(to="running"):
            if len(after.lineup.playing) < 2:
                raise DeskRefusal("desk/nobody-to-play")
        case SetRules():
            check_rules(after.desk)
        case _:
            pass


def check_rules(desk: Desk) -> None:
    """Raises `InvalidSetup` where no match can be played by the rules that are chosen."""
    if not has_matches(desk.rules):
        raise InvalidSetup(Fault.of("desk/no-matches"))


def asks(desk: Desk, order: Order, found: Decided) -> bool:
    """Whether the order waits for confirmation.

    Other rules after a result, other pairs in a stage that is planned, games that are given away, somebody who is
    disqualified by one more absence.
    """
    if isinstance(order, SetRules) and desk.has_results:
        return True
    if isinstance(order, Withdraw | Disqualify | Absent) and found.games:
        return True
    if any(one["why"] is Gone.ABSENCES for one in found.gone):
        return True
    planned = {stage for stage in LATER if desk.of_stage(stage)}
    changed = any(stage in planned for stage, _, _ in found.changes.pairings)
    return changed and not _is_new_result(desk, order)


def _is_new_result(desk: Desk, order: Order) -> bool:
    """A result that fills a stage itself, as a semi-final does for the final, corrects nothing."""
    match getattr(order, "match", None):
        case str() as match if match in desk.matches:
            return desk.matches[match].game(getattr(order, "game", 1)).result is None
        case _:
            return False
