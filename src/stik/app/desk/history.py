"""The stored history of a tournament, and the desk that follows from it; what is undone is left out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from stik.app.desk.apply import DEEDS, applied, folded
from stik.app.desk.facts import header, played_by, with_worths
from stik.app.desk.orders import ORDERS, Order, Plan, Undo
from stik.app.desk.state import Desk, DeskRefusal, Held, Json, Step
from stik.app.ports import Code, Entry, Person
from stik.app.secret import Secret
from stik.engine import edition as editions
from stik.engine.edition import LaterEdition, known
from stik.errors import Fault, StikError

FOLDER: Final = "c/"
"""Before the codes of tournaments in the storage, where no table's code has it."""
CREATED: Final = "created"


def stored_code(code: Code) -> Code:
    return FOLDER + code


def created(code: Code, at: int, person: Person, plan: Plan, *, secret: Secret) -> Entry:
    """The first entry."""
    begun = {"plan": plan.model_dump(mode="json"), **header(plan)}
    data = {**begun, "secret": secret, "person": person.id, "name": person.name}
    return Entry(stored_code(code), 1, at, person.id, None, CREATED, data)


def step_of(entry: Entry) -> Step:
    """A stored step; a name that was forgotten on its owner's request reads as empty.

    Raises `LaterEdition` for an order that nobody here knows, or rules of later.
    """
    data = entry.data
    made = cast("Json", data.get("made", {}))
    if entry.kind not in DEEDS:
        raise LaterEdition(editions.EDITION + 1)
    known(made.get("edition"))
    return Step(
        version=entry.version,
        at=entry.at,
        by=entry.by or "",
        name=str(data.get("name") or ""),
        order=ORDERS.validate_python(data["order"]),
        made=made,
    )


def written(order: Order) -> Json:
    """The order as it is stored and leaves; what its model keeps to itself is not in it."""
    return order.model_dump(mode="json", exclude_defaults=True) | {"do": order.do}


def entry_of(code: Code, step: Step, command: str | None) -> Entry:
    data: Mapping[str, object] = {"order": written(step.order), "made": step.made, "name": step.name}
    return Entry(stored_code(code), step.version, step.at, step.by, command, step.order.do, data)


def first_desk(entry: Entry) -> Desk:
    """The desk when it was set up."""
    data = entry.data
    known(data.get("edition"))
    plan = Plan.model_validate(data["plan"])
    person = str(data["person"])
    edition, form, rules = played_by(plan, data)
    told = cast("list[dict[str, Any]]", data.get("differences", []))
    return Desk(
        code=entry.table.removeprefix(FOLDER),
        plan=plan,
        secret=cast("Secret", data["secret"]),
        seed=plan.seed,
        edition=edition,
        format=form,
        rules=rules,
        differences=tuple(Fault.of(one["code"], **one["params"]) for one in told),
        people={person: Held("organiser", str(data.get("name") or ""))},
    )


def undone(steps: Sequence[Step]) -> frozenset[int]:
    """The versions that do not count; an undo that is undone has no effect."""
    found: set[int] = set()
    for step in reversed(steps):
        if isinstance(step.order, Undo) and step.version not in found:
            found.add(step.order.version)
    return frozenset(found)


def desk_after(first: Desk, steps: Sequence[Step]) -> Desk:
    """The desk after all steps that count."""
    desk = folded(with_worths(first, steps), steps, undone(steps))
    return replace(desk, version=steps[-1].version if steps else 1)


def with_step(desk: Desk, first: Desk, steps: Sequence[Step], step: Step) -> Desk:
    """The desk after one more step; what an undo would make impossible is named."""
    if not isinstance(step.order, Undo):
        return applied(desk, step)
    _check_undo(steps, step.order)
    try:
        return desk_after(first, [*steps, step])
    except StikError as error:
        raise DeskRefusal("desk/undo-later-first", problem=error.code) from error


def _check_undo(steps: Sequence[Step], order: Undo) -> None:
    if order.version not in {step.version for step in steps}:
        raise DeskRefusal("desk/no-such-step", version=order.version)
    if order.version in undone(steps):
        raise DeskRefusal("desk/undone-already", version=order.version)
