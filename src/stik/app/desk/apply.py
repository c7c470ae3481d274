"""What an order does to the desk; raises `DeskRefusal` and leaves everything as it was where it cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias, cast

from stik.app.desk import orders as given
from stik.app.desk import results, who
from stik.app.desk.facts import all_valued, planned, played_by, with_final, with_worths
from stik.app.desk.may import held
from stik.app.desk.state import (
    Appealed,
    Call,
    Desk,
    DeskRefusal,
    PlannedMatch,
    PlannedRound,
    Sanction,
    Settled,
    State,
    Step,
)
from stik.tournaments import EntrantId, Stage

FORWARD: Final[Mapping[State, frozenset[State]]] = {
    "draft": frozenset({"open", "running"}),
    "open": frozenset({"running"}),
    "running": frozenset({"closed"}),
    "closed": frozenset({"running"}),
}

Deed: TypeAlias = Callable[[Desk, Step, Any], Desk]


def applied(desk: Desk, step: Step) -> Desk:
    """The desk after a step."""
    if desk.state == "closed" and step.order.do not in ("move", "describe", "undo", "join", "dismiss", "appeal"):
        raise DeskRefusal("desk/closed")
    after = DEEDS[step.order.do](with_worths(desk, [step]), step, step.order)
    return replace(_with_made(after, step), version=step.version)


def _with_made(desk: Desk, step: Step) -> Desk:
    """Later matches whose entrants the step has changed ("TR.4"), tables that it opened, deals that came with it."""
    repairs = cast("dict[str, list[str]]", step.made.get("repairs", {}))
    for match, entrants in repairs.items():
        for entrant in entrants:
            desk.entrant(entrant)
        desk = desk.with_match(replace(desk.match(match), entrants=tuple(entrants), games={}))
    for match, entrants in cast("dict[str, list[str]]", step.made.get("seats", {})).items():
        desk = desk.with_match(_seated(desk, desk.match(match), tuple(entrants)))
    for match, code in cast("dict[str, str]", step.made.get("tables", {})).items():
        desk = desk.with_match(replace(desk.match(match), online=code))
    for match, origin in cast("dict[str, str]", step.made.get("origins", {})).items():
        desk = desk.with_match(replace(desk.match(match), origin=origin))
    for match, gains in cast("dict[str, list[list[int]]]", step.made.get("gains", {})).items():
        desk = desk.with_match(replace(desk.match(match), gains=tuple(map(tuple, gains))))
    return desk


def _seated(desk: Desk, match: PlannedMatch, entrants: tuple[EntrantId, ...]) -> PlannedMatch:
    """A table of Vira that somebody has left, or comes back to; three play fewer deals than four."""
    for entrant in entrants:
        desk.entrant(entrant)
    away = tuple(one for one in dict.fromkeys((*match.entrants, *match.away)) if one not in entrants)
    deals = desk.format.deals[len(entrants) - 3] if len(entrants) in (3, 4) else match.deals
    return replace(match, entrants=entrants, away=away, deals=deals)


# the tournament itself


def _describe(desk: Desk, _step: Step, order: given.Describe) -> Desk:
    named = ("name", "place", "date", "start", "end", "tables", "languages", "alternate", "public", "registration")
    changed = {name: value for name in named if (value := getattr(order, name)) is not None}
    message = desk.message if order.message is None else order.message
    return replace(desk, plan=desk.plan.model_copy(update=changed), message=message)


def _set_rules(desk: Desk, step: Step, order: given.SetRules) -> Desk:
    plan = planned(desk.plan, order)
    edition, form, rules = played_by(plan, step.made)
    return all_valued(replace(desk, plan=plan, edition=edition, format=form, rules=rules, ruled=step.version))


def _move(desk: Desk, step: Step, order: given.Move) -> Desk:
    if order.to not in FORWARD[desk.state]:
        raise DeskRefusal("desk/cannot-move", state=desk.state, to=order.to)
    return with_final(replace(desk, state=order.to, final=None, closed_at=0), step)


# draw and timetable


def _draw(desk: Desk, step: Step, _order: given.Draw) -> Desk:
    without = {name: replace(one, pool=None, number=None) for name, one in desk.entrants.items()}
    desk = who.with_cards(replace(desk, entrants=without, rounds=(), matches={}), step.made)
    drawn = tuple(name for name, one in desk.entrants.items() if one.has_card)
    return replace(desk, drawn=drawn, turned=0, drawn_at=step.version, seed=str(step.made["seed"]))


def _admit(desk: Desk, step: Step, _order: given.Admit) -> Desk:
    return _replanned(who.with_cards(desk, step.made), step, Stage.POOL)


def _turn_cards(desk: Desk, _step: Step, order: given.TurnCards) -> Desk:
    if desk.turned >= len(desk.drawn):
        raise DeskRefusal("desk/all-turned")
    return replace(desk, turned=min(len(desk.drawn), desk.turned + order.count))


def _schedule(desk: Desk, step: Step, order: given.MakeSchedule) -> Desk:
    """Takes the place of what was planned for the stage and is not played."""
    return _replanned(desk, step, order.stage)


def _replanned(desk: Desk, step: Step, stage: Stage) -> Desk:
    if step.made.get("drawn_at", desk.drawn_at) != desk.drawn_at:
        raise DeskRefusal("desk/draw-first")
    goes_on = cast("list[str]", step.made.get("kept", []))
    dropped = {match.id for match in desk.of_stage(stage) if not match.is_played} - set(goes_on)
    desk = replace(desk, matches={name: one for name, one in desk.matches.items() if name not in dropped})
    kept = []
    for one in desk.rounds:
        left = tuple(match for match in one.matches if match not in dropped)
        if left or one.stage is not stage:
            kept.append(replace(one, matches=left))
    return _planned(replace(desk, rounds=tuple(kept)), step)


def _planned(desk: Desk, step: Step) -> Desk:
    """With the rounds and matches that the desk has made."""
    rounds = cast("list[dict[str, Any]]", step.made.get("rounds", []))
    matches = cast("list[dict[str, Any]]", step.made.get("matches", []))
    found = [_round_of(one) for one in rounds]
    added = {one["id"]: _match_of(one) for one in matches}
    for name in (name for match in added.values() for name in match.entrants):
        desk.entrant(name)
    matches_now = {**desk.matches, **added}
    rounds_now = {one.number: one for one in desk.rounds}
    for one in found:
        there = rounds_now.get(one.number, one)  # a round that gets one more match keeps its clock
        names = dict.fromkeys((*there.matches, *one.matches))
        rounds_now[one.number] = replace(there, matches=tuple(name for name in names if name in matches_now))
    return replace(desk, rounds=tuple(rounds_now[number] for number in sorted(rounds_now)), matches=matches_now)


def _round_of(one: Mapping[str, Any]) -> PlannedRound:
    return PlannedRound(
        **{**one, "stage": Stage(one["stage"]), "matches": tuple(one["matches"]), "byes": tuple(one["byes"])}
    )


def _match_of(one: Mapping[str, Any]) -> PlannedMatch:
    return PlannedMatch(**{**one, "stage": Stage(one["stage"]), "entrants": tuple(one["entrants"])})


def _run_round(desk: Desk, step: Step, order: given.RunRound) -> Desk:
    one = desk.round(order.round)
    match order.action:
        case "start" if one.begun is None or one.ended is not None:
            one = replace(one, begun=step.at, paused=None, away=0, ended=None)
        case "pause" if one.begun is not None and one.paused is None and one.ended is None:
            one = replace(one, paused=step.at)
        case "resume" if one.paused is not None and one.ended is None:
            one = replace(one, paused=None, away=one.away + step.at - one.paused)
        case "end" if one.begun is not None and one.ended is None:
            one = replace(one, ended=step.at, paused=None)
        case _:
            raise DeskRefusal("desk/round-not-so", round=one.number)
    return desk.with_round(one)


# referee


def _penalise(desk: Desk, step: Step, order: given.Penalise) -> Desk:
    entrant = desk.entrant(order.entrant).id
    sanction = Sanction(
        entrant, order.points, order.stage, order.round, order.sent_off, order.reason, tuple(order.cites), step.at
    )
    return replace(desk, sanctions=(*desk.sanctions, sanction))


def _disqualify(desk: Desk, _step: Step, order: given.Disqualify) -> Desk:
    return desk.with_entrant(replace(desk.entrant(order.entrant), disqualified=not order.lifted))


def _decide(desk: Desk, step: Step, order: given.Decide) -> Desk:
    ranked = tuple(cast("list[str]", step.made.get("order", list(order.order))))
    for one in order.tie:
        desk.entrant(one)
    if sorted(ranked) != sorted(order.tie) or len(set(ranked)) != len(ranked):
        raise DeskRefusal("desk/order-of-the-tied", tied=", ".join(desk.entrant(one).name for one in order.tie))
    others = tuple(one for one in desk.settled if set(one.order) != set(ranked))
    return replace(desk, settled=(*others, Settled(ranked, order.by.value, order.reason)))


def _call_referee(desk: Desk, step: Step, order: given.CallReferee) -> Desk:
    if order.match is not None:
        desk.match(order.match)
    asking = held(desk, step.by)
    entrant = None if asking is None else asking.entrant
    number = desk.counts.calls + 1
    call = Call(number, order.match, entrant, order.text, step.at)
    return replace(desk, calls=(*desk.calls, call), counts=replace(desk.counts, calls=number))


def _answer_call(desk: Desk, step: Step, order: given.AnswerCall) -> Desk:
    if all(one.number != order.call for one in desk.calls):
        raise DeskRefusal("desk/no-such-call", call=order.call)
    answered = [
        replace(one, answered=step.at, ruling=order.ruling, cites=tuple(order.cites))
        if one.number == order.call
        else one
        for one in desk.calls
    ]
    return replace(desk, calls=tuple(answered))


def _appeal(desk: Desk, step: Step, order: given.Appeal) -> Desk:
    if order.appeal is None:
        if not order.text:
            raise DeskRefusal("desk/empty-appeal")
        number = desk.counts.appeals + 1
        new = Appealed(number, order.text, order.decision, step.name if order.decision else "")
        return replace(desk, appeals=(*desk.appeals, new), counts=replace(desk.counts, appeals=number))
    if all(one.number != order.appeal for one in desk.appeals):
        raise DeskRefusal("desk/no-such-appeal", appeal=order.appeal)
    decided = [
        replace(one, text=order.text or one.text, decision=order.decision, by=step.name if order.decision else "")
        if one.number == order.appeal
        else one
        for one in desk.appeals
    ]
    return replace(desk, appeals=tuple(decided))


# tables and history


def _play_online(desk: Desk, _step: Step, order: given.PlayOnline) -> Desk:
    desk.round(order.round)
    return desk


def _undo(_desk: Desk, _step: Step, _order: given.Undo) -> Desk:
    raise AssertionError("an undone step is left out of the history, it is not done backwards")


DEEDS: Final[Mapping[str, Deed]] = {
    "describe": _describe,
    "set-rules": _set_rules,
    "move": _move,
    "register": who.register,
    "import-entrants": who.import_entrants,
    "change-entrant": who.change_entrant,
    "check-in": who.check_in,
    "withdraw": who.withdraw,
    "place": who.place,
    "admit": _admit,
    "draw": _draw,
    "turn-cards": _turn_cards,
    "schedule": _schedule,
    "pair": lambda desk, step, _order: _planned(desk, step),
    "draw-round": lambda desk, step, _order: _planned(desk, step),
    "run-round": _run_round,
    "report": results.report,
    "confirm": results.confirm,
    "enter": results.enter,
    "absent": results.absent,
    "write-deal": results.write_deal,
    "penalise": _penalise,
    "disqualify": _disqualify,
    "decide": _decide,
    "call-referee": _call_referee,
    "answer-call": _answer_call,
    "appeal": _appeal,
    "join": who.join,
    "dismiss": who.dismiss,
    "play-online": _play_online,
    "undo": _undo,
}


def folded(first: Desk, steps: Iterable[Step], left_out: Container[int] = ()) -> Desk:
    """The desk after all steps but those left out."""
    for step in steps:
        if step.version in left_out:
            first = _passed_over(first, step.order)
        elif isinstance(step.order, given.Undo):
            first = with_final(first, step)
        else:
            first = applied(first, step)
    return first


def _passed_over(desk: Desk, order: given.Order) -> Desk:
    """The desk after a step that is undone: all others keep their numbers, and what names them stays right."""
    counts = desk.counts
    match order:
        case given.Register():
            counts = replace(counts, entrants=counts.entrants + 1)
        case given.ImportEntrants():
            counts = replace(counts, entrants=counts.entrants + len(order.entrants))
        case given.CallReferee():
            counts = replace(counts, calls=counts.calls + 1)
        case given.Appeal(appeal=None):
            counts = replace(counts, appeals=counts.appeals + 1)
        case _:
            return desk
    return replace(desk, counts=counts)
