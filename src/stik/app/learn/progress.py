"""What somebody has learnt, and how what was learnt at another device is added to it: nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from stik.app.learn.exercises import KINDS, PRESETS
from stik.app.learn.library import GAMES, lessons
from stik.app.ports import Person, PersonId, Storage
from stik.errors import Conflict, NotFound

MOST_DUE: Final = 30
"""Questions of a kind that wait to be asked again."""
MOST_HEARD: Final = 20
"""Reports whose names are remembered, so that one that is sent twice counts once."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The furthest step of a lesson, and whether it was ever finished."""

    at: int
    done: bool


@dataclass(frozen=True, slots=True)
class Due:
    """A question that was answered wrongly: after how many others it comes again, and how often it must be right."""

    seed: int
    after: int
    left: int
    """0 in a report: it was right often enough, and is forgotten."""


@dataclass(frozen=True, slots=True)
class Practice:
    """Exercises of one kind by one set of rules."""

    asked: int
    right: int
    run: int
    """Right ones in a row."""
    due: tuple[Due, ...] = ()


@dataclass(frozen=True, slots=True)
class Learnt:
    """All that somebody has learnt; as a report, only what came to it."""

    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)
    practice: Mapping[str, Practice] = field(default_factory=dict)
    """By `game/kind/rules`."""
    heard: tuple[str, ...] = ()
    """The names of the last reports."""


class Learning(Protocol):
    """What every account has learnt."""

    async def get(self, person: PersonId) -> Learnt:
        """Nothing for somebody who has learnt nothing."""

    async def change(self, person: PersonId, how: Callable[[Learnt], Learnt]) -> Learnt | None:
        """What `how` makes of what is stored now, so that nobody's change is lost; None for somebody who is gone."""


class Learners:
    """Accounts take what they learn from device to device; guests keep it in their browser."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage.learning

    async def learnt(self, person: Person) -> Learnt:
        """Raises `Conflict` for a guest."""
        _check(person)
        return await self._storage.get(person.id)

    async def add(self, person: Person, report: Learnt, name: str) -> Learnt:
        """All that is learnt with the report; one of a name that was heard already changes nothing."""
        _check(person)
        after = await self._storage.change(person.id, lambda before: added(before, known(report), name))
        if after is None:
            raise NotFound("people/no-such-person")
        return after


def _check(person: Person) -> None:
    if person.login is None:
        raise Conflict("people/no-account")


def known(report: Learnt) -> Learnt:
    """Without lessons and exercises that are no longer there: an old browser may still speak of them."""
    there = {name for game in GAMES for name in lessons(game)}
    kinds = {f"{game}/{kind}/{rules}" for game in GAMES for kind in KINDS[game] for rules in PRESETS[game]}
    return replace(
        report,
        lessons={name: one for name, one in report.lessons.items() if name in there},
        practice={name: one for name, one in report.practice.items() if name in kinds},
    )


def added(before: Learnt, report: Learnt, name: str) -> Learnt:
    """The union: a lesson goes on at its furthest step, and answers are counted together."""
    if name in before.heard:
        return before
    reached, practised = dict(before.lessons), dict(before.practice)
    for lesson, more in report.lessons.items():
        was = reached.get(lesson, more)
        reached[lesson] = LessonProgress(max(was.at, more.at), was.done or more.done)
    for kind, answers in report.practice.items():
        practised[kind] = _together(practised.get(kind, Practice(0, 0, 0)), answers)
    return Learnt(reached, practised, (*before.heard, name)[-MOST_HEARD:])


def _together(before: Practice, more: Practice) -> Practice:
    answered = {due.seed for due in more.due}
    waiting = [replace(due, after=max(0, due.after - more.asked)) for due in before.due if due.seed not in answered]
    due = [*waiting, *(due for due in more.due if due.left > 0)]
    run = more.run + (before.run if more.run == more.asked else 0)
    return Practice(before.asked + more.asked, before.right + more.right, run, tuple(due[-MOST_DUE:]))
