"""What an order would do: the step, the desk after it, and what changes that somebody should know of first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stik import vira, voms
from stik.app.desk.apply import applied
from stik.app.desk.document import Sight
from stik.app.desk.file import tournament_of
from stik.app.desk.history import with_step
from stik.app.desk.live import LiveDesk
from stik.app.desk.make import made
from stik.app.desk.may import check
from stik.app.desk.orders import Order, Report, SetRules, Undo
from stik.app.desk.plan import LATER, check_undone, expected
from stik.app.desk.protocol import checked_protocol
from stik.app.desk.results import as_if_it_counted
from stik.app.desk.state import Desk, DeskRefusal, Step
from stik.app.ports import Moment, Person
from stik.errors import Fault, InvalidSetup
from stik.protocol.offers import has_matches
from stik.tournaments import Changes, changes

NOTHING = Changes((), ())


@dataclass(frozen=True, slots=True)
class Decided:
    """A step that could be done now."""

    step: Step
    sight: Sight
    """The desk after it."""
    changes: Changes = NOTHING


def decided(live: LiveDesk, person: Person, order: Order, at: Moment) -> Decided:
    """The step, and what it changes; raises where it cannot be done."""
    desk = live.desk
    check(desk, person.id, order.do)
    step = Step(desk.version + 1, at, person.id, person.name, order, made(desk, order))
    after = with_step(desk, live.first, live.steps, step)
    sight = Sight(after)
    _check(desk, after, order)
    sight.check()
    if not desk.has_results and not after.has_results:
        return Decided(step, sight)
    found = changes(live.sight.tournament, sight.tournament)
    if not any(after.of_stage(stage) for stage in LATER):
        return Decided(step, sight, found)
    repairs = expected(after, (live.sight.tournament, live.sight.standings), (sight.tournament, sight.standings))
    if not repairs:
        return Decided(step, sight, found)
    if isinstance(order, Undo):  # what is undone is left out of the history, it cannot bring other pairs with it
        raise DeskRefusal("desk/stage-planned", stage=after.match(next(iter(repairs))).stage.value)
    step = replace(step, made={**step.made, "repairs": {name: list(pair) for name, pair in repairs.items()}})
    return Decided(step, Sight(applied(desk, step)), found)


def _check(before: Desk, after: Desk, order: Order) -> None:
    """What the desk itself cannot see."""
    checked_protocol(after, order)
    match order:
        case Undo():
            check_undone(before, after)
        case Report():
            tournament_of(as_if_it_counted(after, order))
        case SetRules():
            check_rules(after)
        case _:
            pass


def check_preset(desk: Desk) -> voms.Rules | vira.Rules:
    """The rules of the games; raises `InvalidSetup` where there are none of that name, or they cannot be so."""
    rules = vira.rules_named(desk.rules) if desk.game == "vira" else voms.rules_named(desk.rules)
    return rules.with_options(desk.plan.options)


def check_rules(desk: Desk) -> None:
    """Raises `InvalidSetup` where no match can be played by the rules that are chosen."""
    if not has_matches(check_preset(desk)):
        raise InvalidSetup(Fault.of("desk/no-matches"))


def asks(desk: Desk, order: Order, found: Changes) -> bool:
    """Whether the order waits for confirmation: other rules after a result, other pairs in a stage that is planned."""
    if isinstance(order, SetRules) and desk.has_results:
        return True
    planned = {stage for stage in LATER if desk.of_stage(stage)}
    changed = any(stage in planned for stage, _, _ in found.pairings)
    return changed and not _is_new_result(desk, order)


def _is_new_result(desk: Desk, order: Order) -> bool:
    """A result that fills a stage itself, as a semi-final does for the final, corrects nothing."""
    match getattr(order, "match", None):
        case str() as match if match in desk.matches:
            return desk.matches[match].game(getattr(order, "game", 1)).result is None
        case _:
            return False
