"""The deals of a record as the engines' own values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from stik import vira, voms
from stik.protocol.deal import PlayedDeal
from stik.protocol.record import Record, replay_record
from stik.protocol.vira import ViraDeal
from stik.protocol.voms import VomsDeal
from stik.vira.notation import read_action as read_vira
from stik.voms.notation import read_action as read_voms

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class Course(Generic[StateT, ActionT]):
    """One deal: the state before every action and at the end, and the actions."""

    number: int
    states: tuple[StateT, ...]
    actions: tuple[ActionT, ...]


def voms_courses(record: Record) -> list[Course[voms.State, voms.Action]]:
    """The deals of a Voms record; raises `RecordError` where it does not fit together."""
    return _courses(record, VomsDeal, lambda before, text: read_voms(before.rules, text))


def vira_courses(record: Record) -> list[Course[vira.State, vira.Action]]:
    """The deals of a Vira record; raises `RecordError` where it does not fit together."""
    return _courses(record, ViraDeal, lambda _, text: read_vira(text))


def _courses(
    record: Record, game: type[PlayedDeal[StateT]], read: Callable[[StateT, str], ActionT]
) -> list[Course[StateT, ActionT]]:
    found: dict[int, tuple[list[StateT], list[ActionT]]] = {}
    for moment in replay_record(record):
        states, actions = found.setdefault(moment.deal_number, ([], []))
        if moment.action is not None:
            actions.append(read(states[-1], moment.action))
        assert isinstance(moment.deal, game)
        states.append(moment.deal.value)
    return [Course(number, tuple(states), tuple(actions)) for number, (states, actions) in found.items()]
