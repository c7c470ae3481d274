"""Reads the lessons and the situations of the rule book; a fault in them is a bug and crashes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stik.app.learn.scene import Move
from stik.app.learn.script import Step, steps_of
from stik.errors import NotFound
from stik.protocol.documents import read_documents
from stik.rulebook import book

GAMES: Final = ("voms", "vira")
_FOLDER: Final = files("stik.app.learn")


@dataclass(frozen=True, slots=True)
class Task:
    """One thing at a time: what is said, what the others do before it, and what the learner then does.

    Without a move it is only read; a free one is played as the learner likes, to the end of the deal.
    """

    text: str
    before: tuple[Move, ...] = ()
    move: Move | None = None
    refused: bool = False
    also: tuple[str, ...] = ()
    free: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea at the table; the texts are messages of the catalogue."""

    id: str
    game: str
    cites: tuple[str, ...]
    seat: str
    setup: Mapping[str, object]
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Situation:
    """A scenario that shows what an article does, seen from the seat that it is about."""

    id: str
    game: str
    cites: tuple[str, ...]
    setup: Mapping[str, object]
    steps: tuple[Step, ...]
    happens: Mapping[str, object]
    """Its decisive moment, as `tools/situations.py` has found it."""


@cache
def lessons(game: str) -> Mapping[str, Lesson]:
    """The guided first game, in the order in which it is played."""
    documents = read_documents((_FOLDER / "lessons" / f"{game}.yaml").read_text("utf-8"))
    return {lesson.id: lesson for lesson in (_lesson(game, document) for document in documents)}


def _lesson(game: str, document: object) -> Lesson:
    assert isinstance(document, dict)
    name, seat = document["id"], document["you"]
    tasks: list[Task] = []
    for part in document["steps"]:
        if "say" in part:
            tasks.append(Task(f"lesson-{name}-{part['say']}", also=tuple(part.get("also", ())), free="free" in part))
            continue
        for step in steps_of({"steps": [part]}):
            tasks[-1] = _with(tasks[-1], step, seat)
    return Lesson(name, game, tuple(document["cites"]), seat, document["setup"], tuple(tasks))


def _with(task: Task, step: Step, seat: str) -> Task:
    assert task.move is None, f"{task.text}: the learner has moved, so something is said first"
    if step.move.seat != seat:
        return Task(task.text, (*task.before, step.move), also=task.also, free=task.free)
    return Task(task.text, task.before, step.move, step.refused, task.also)


@cache
def situations(game: str) -> Mapping[str, Situation]:
    """The situations of a game's rule book, by name."""
    text = (_FOLDER / "situations" / f"{game}.jsonl").read_text("utf-8")
    return {found.id: found for found in (_situation(game, json.loads(line)) for line in text.splitlines())}


def _situation(game: str, document: dict[str, Any]) -> Situation:
    steps, cites = tuple(steps_of(document)), tuple(document["cites"])
    return Situation(document["id"], game, cites, document["setup"], steps, document["happens"])


@cache
def situations_by_article(game: str) -> Mapping[str, tuple[Situation, ...]]:
    """The situations that each article governs, first those that are most about it."""
    found: dict[str, list[Situation]] = {}
    for situation in situations(game).values():
        for article in situation.cites:
            found.setdefault(article, []).append(situation)
    return {article: tuple(_nearest(article, several)) for article, several in found.items()}


def situations_of(game: str, article: str) -> tuple[Situation, ...]:
    """The situations that an article governs; raises `NotFound` where the book has no such article."""
    found = book(game).find(article)
    if found is None:
        raise NotFound("learn/no-article", article=article)
    return situations_by_article(game).get(found.id, ())


def _nearest(article: str, several: Iterable[Situation]) -> list[Situation]:
    return sorted(several, key=lambda situation: situation.cites.index(article))


def lesson_named(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    found = lessons(game).get(name)
    if found is None:
        raise NotFound("learn/no-scene", name=name)
    return found


def scene_setup(game: str, name: str) -> Mapping[str, object]:
    """How the lesson or situation of that name is set up."""
    found = situations(game).get(name) or lesson_named(game, name)
    return found.setup
