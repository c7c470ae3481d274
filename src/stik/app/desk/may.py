"""Who may ask the desk for what: the one table of all orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from stik.app.desk.state import Desk, Held
from stik.app.ports import PersonId
from stik.errors import NotAllowed

DeskRole: TypeAlias = Literal["organiser", "referee", "official", "player", "spectator"]

_ORGANISER: Final[frozenset[DeskRole]] = frozenset({"organiser"})
_REFEREE: Final[frozenset[DeskRole]] = _ORGANISER | frozenset[DeskRole]({"referee"})
_OFFICIAL: Final[frozenset[DeskRole]] = _REFEREE | frozenset[DeskRole]({"official"})
_PLAYING: Final[frozenset[DeskRole]] = _OFFICIAL | frozenset[DeskRole]({"player"})
_ANYBODY: Final[frozenset[DeskRole]] = _PLAYING | frozenset[DeskRole]({"spectator"})

MAY: Final[Mapping[str, frozenset[DeskRole]]] = {
    # the tournament itself
    "describe": _ORGANISER,
    "set-rules": _ORGANISER,
    "move": _ORGANISER,
    # who plays
    "register": _ANYBODY,  # players while registration is open
    "import-entrants": _ORGANISER,
    "change-entrant": _ORGANISER,
    "check-in": _OFFICIAL,
    "withdraw": _ORGANISER,
    "place": _ORGANISER,
    "admit": _ORGANISER,
    # draw and timetable
    "draw": _ORGANISER,
    "turn-cards": _ORGANISER,
    "schedule": _ORGANISER,
    "pair": _ORGANISER,
    "draw-round": _ORGANISER,
    "run-round": _OFFICIAL,
    # results
    "report": _PLAYING,  # of one's own matches
    "confirm": _PLAYING,  # of one's own matches, and never one's own version
    "enter": _OFFICIAL,
    "write-deal": _PLAYING,  # at one's own table
    "absent": _OFFICIAL,
    # referee
    "penalise": _REFEREE,
    "disqualify": _REFEREE,
    "decide": _ORGANISER,
    "call-referee": _PLAYING,
    "answer-call": _REFEREE,
    "appeal": _REFEREE,
    # people, tables, history
    "join": _ANYBODY,  # with a key
    "dismiss": _ORGANISER,
    "play-online": _ORGANISER,
    "undo": _ORGANISER,
}

SEES_LOG: Final = _REFEREE


def held(desk: Desk, person: PersonId | None) -> Held | None:
    return None if person is None else desk.people.get(person)


def role_of(desk: Desk, person: PersonId | None) -> DeskRole:
    """As whom somebody is here."""
    found = held(desk, person)
    return "spectator" if found is None else found.role


def orders_of(desk: Desk, person: PersonId | None) -> list[str]:
    """What somebody may ask for."""
    role = role_of(desk, person)
    open_to_all = desk.plan.registration and desk.state == "open"
    closed = set() if role == "organiser" or (open_to_all and role == "spectator") else {"register"}
    return [do for do, roles in MAY.items() if role in roles and do not in closed and person is not None]


def check(desk: Desk, person: PersonId, do: str) -> None:
    """Raises `NotAllowed`."""
    if do not in orders_of(desk, person):
        code = "desk/registration-closed" if do == "register" else "desk/not-allowed"
        raise NotAllowed(code, role=role_of(desk, person))
