"""Who plays and who helps: what these orders do to the desk."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from stik.app.desk import orders as given
from stik.app.desk.may import held
from stik.app.desk.state import Contestant, Desk, DeskRefusal, Held, Role, Step
from stik.tournaments import EntrantId


def register(desk: Desk, step: Step, order: given.Register) -> Desk:
    desk, entrant = _entered(desk, order)
    if held(desk, step.by) is not None:
        return desk
    return _with_person(desk, step, "player", entrant)


def _entered(desk: Desk, order: given.NewEntrant) -> tuple[Desk, EntrantId]:
    _check_name(desk, order.name)
    if len(desk.entrants) >= given.MOST_ENTRANTS:
        raise DeskRefusal("desk/too-many-entrants", most=given.MOST_ENTRANTS)
    entrant = next_entrant(desk)
    desk = replace(desk, counts=replace(desk.counts, entrants=desk.counts.entrants + 1))
    return desk.with_entrant(Contestant(entrant, order.name, tuple(order.players), order.club)), entrant


def next_entrant(desk: Desk) -> EntrantId:
    """The id of who is entered next; that of somebody whose entry was undone is not given again."""
    return f"{'p' if desk.game == 'vira' else 't'}{desk.counts.entrants + 1}"


def _check_name(desk: Desk, name: str, but: EntrantId = "") -> None:
    if any(one.name.casefold() == name.casefold() and one.id != but for one in desk.entrants.values()):
        raise DeskRefusal("desk/name-taken", name=name)


def import_entrants(desk: Desk, _step: Step, order: given.ImportEntrants) -> Desk:
    for one in order.entrants:
        desk, _ = _entered(desk, one)
    return desk


def change_entrant(desk: Desk, _step: Step, order: given.ChangeEntrant) -> Desk:
    entrant = desk.entrant(order.entrant)
    if order.name is not None:
        _check_name(desk, order.name, entrant.id)
    return desk.with_entrant(
        replace(
            entrant,
            name=entrant.name if order.name is None else order.name,
            players=entrant.players if order.players is None else tuple(order.players),
            club=entrant.club if order.club is None else order.club,
        )
    )


def check_in(desk: Desk, step: Step, order: given.CheckIn) -> Desk:
    everybody = cast("list[EntrantId]", step.made.get("entrants", []))
    for entrant in everybody if order.entrant is None else [order.entrant]:
        desk = desk.with_entrant(replace(desk.entrant(entrant), here=order.here))
    return desk


def withdraw(desk: Desk, _step: Step, order: given.Withdraw) -> Desk:
    return desk.with_entrant(replace(desk.entrant(order.entrant), withdrawn=not order.back))


def place(desk: Desk, _step: Step, order: given.Place) -> Desk:
    entrant = desk.entrant(order.entrant)
    if any(match.is_played for match in desk.matches.values() if entrant.id in match.entrants):
        raise DeskRefusal("desk/has-played", entrant=entrant.name)
    if not desk.drawn_at:
        raise DeskRefusal("desk/draw-first")
    if desk.game == "vira":
        if entrant.number is not None:
            raise DeskRefusal("desk/placed-already", entrant=entrant.name)
        number = max((one.number or 0 for one in desk.entrants.values()), default=0) + 1
        return desk.with_entrant(replace(entrant, number=number))
    return desk.with_entrant(replace(entrant, pool=order.pool))


def join(desk: Desk, step: Step, _order: given.Join) -> Desk:
    entrant = step.made.get("entrant")
    before = held(desk, step.by)
    if before is not None and before.role == "organiser":
        raise DeskRefusal("desk/organiser-already")
    if step.by in desk.dismissed:
        raise DeskRefusal("desk/dismissed")
    if entrant:
        desk.entrant(str(entrant))
    role = cast("Role", step.made["role"])
    return _with_person(desk, step, role, str(entrant) if entrant else None)


def _with_person(desk: Desk, step: Step, role: Role, entrant: EntrantId | None) -> Desk:
    return replace(desk, people={**desk.people, step.by: Held(role, step.name, entrant)})


def dismiss(desk: Desk, step: Step, order: given.Dismiss) -> Desk:
    if order.person not in desk.people or order.person == step.by:
        raise DeskRefusal("desk/cannot-dismiss")
    people = {person: one for person, one in desk.people.items() if person != order.person}
    return replace(desk, people=people, dismissed=desk.dismissed | {order.person})
