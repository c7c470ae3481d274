"""What the desk answers: to an order, in the log, to the question why; and its line in the list of tournaments."""

from __future__ import annotations

from collections.abc import Mapping

from stik.app.desk.decide import NOTHING, Decided
from stik.app.desk.document import Sight, written
from stik.app.desk.history import written as stored
from stik.app.desk.state import Step
from stik.app.ports import Moment, TournamentListing

Told = dict[str, object]


def answer(version: int, found: Decided | None = None, *, done: bool = True) -> Told:
    """What came of an order, or would; nothing else is known of one that was done before."""
    changes = NOTHING if found is None else found.changes
    return {
        "done": done,
        "v": version,
        "games": [] if found is None else found.games,
        "gone": [] if found is None else found.gone,
        "moved": [
            {"stage": one.stage, "pool": one.pool, "entrant": one.entrant, "before": one.before, "after": one.after}
            for one in changes.moved
        ],
        "pairings": [{"stage": stage, "before": before, "after": after} for stage, before, after in changes.pairings],
    }


def what_came(step: Step) -> Told:
    """The entrant that was registered or joined, the match that was paired."""
    entrant = step.made.get("entrant") if step.order.do in ("register", "join") else None
    matches = step.made.get("matches")
    match = matches[0] if step.order.do == "pair" and isinstance(matches, list) else None
    return {"entrant": entrant, "match": match["id"] if isinstance(match, dict) else None}


def log_line(step: Step, left_out: frozenset[int]) -> Told:
    return {
        "v": step.version,
        "at": step.at,
        "by": step.name,
        "do": step.order.do,
        "data": {name: value for name, value in stored(step.order).items() if name not in ("do", "person")},
        "undone": step.version in left_out,
        "can_undo": step.version not in left_out,
    }


def compared(
    one: tuple[tuple[str, float | tuple[float, ...]], ...],
    other: tuple[tuple[str, float | tuple[float, ...]], ...],
    a: str,
    b: str,
) -> Told:
    """Criterion by criterion until one separates them."""
    lines: list[Mapping[str, str]] = []
    theirs = dict(other)
    for name, value in one:
        if name not in theirs:
            continue
        lines.append({"criterion": name, "a": written(value), "b": written(theirs[name])})
        if value != theirs[name]:
            above = a if value > theirs[name] else b  # type: ignore[operator]  # one criterion, one kind of value
            return {"above": above, "decided_by": name, "lines": lines}
    return {"above": None, "decided_by": None, "lines": lines}


def listing(sight: Sight, at: Moment) -> TournamentListing:
    """The tournament in lists."""
    desk = sight.desk
    return TournamentListing(
        code=desk.code,
        name=desk.plan.name,
        game=desk.game,
        format=desk.plan.format,
        place=desk.plan.place,
        date=desk.plan.date,
        state=desk.state,
        entrants=len(sight.lineup.playing),
        public=desk.plan.public,
        changed=at,
        people=frozenset(person for person, one in desk.people.items() if one.name),  # without those forgotten
    )
