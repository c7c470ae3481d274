"""Routes: lessons, the situations of the rule book, and the tables on which both are played; nothing is stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Response

from stik.app.learn.library import Lesson, Task, lesson_named, lessons, scene_setup, situations_of
from stik.app.learn.scene import Move, run
from stik.messages import Catalogue, catalogue
from stik.server.access import InLanguage
from stik.server.learn_models import (
    Game,
    LessonLine,
    LessonModel,
    Played,
    SceneModel,
    SituationModel,
    TaskModel,
)
from stik.server.openapi import errors
from stik.server.unchanged import ASK_AGAIN

router = APIRouter(tags=["learning"])

Name: TypeAlias = Annotated[str, Path(max_length=100)]


@router.get("/api/lessons/{game}", responses=errors(422))
async def list_lessons(game: Game, response: Response, lang: InLanguage = "en") -> list[LessonLine]:
    """The guided first game of a game: its lessons in order."""
    response.headers["Cache-Control"] = ASK_AGAIN
    say = catalogue(lang)
    return [LessonLine.model_validate(_line(lesson, say)) for lesson in lessons(game).values()]


@router.get("/api/lessons/{game}/{lesson}", responses=errors(404, 422))
async def show_lesson(game: Game, lesson: Name, response: Response, lang: InLanguage = "en") -> LessonModel:
    """A lesson step by step."""
    found, say = lesson_named(game, lesson), catalogue(lang)
    response.headers["Cache-Control"] = ASK_AGAIN
    steps = [_task(task, say) for task in found.tasks]
    return LessonModel.model_validate(_line(found, say) | {"seat": found.seat, "steps": steps})


@router.get("/api/situations/{game}/{article}", responses=errors(404, 422))
async def list_situations(game: Game, article: Name, response: Response) -> list[SituationModel]:
    """The situations that an article of the book governs, first those that are most about it."""
    found = situations_of(game, article)
    response.headers["Cache-Control"] = ASK_AGAIN
    return [SituationModel.of(one) for one in found]


@router.post("/api/scenes/{game}/{scene}", responses=errors(404, 422))
def play_scene(game: Game, scene: Name, played: Played) -> SceneModel:
    """Plays a lesson or a situation as far as the moves go: what is seen, what may be done, and why something not."""
    moves = [Move(move.seat, move.action) for move in played.moves]
    course = run(scene_setup(game, scene), moves, seat=played.seat, play_on=played.play_on)
    return SceneModel.of(game, course, played.since)


def _line(lesson: Lesson, say: Catalogue) -> dict[str, object]:
    title = say(f"lesson-{lesson.id}")
    return {"id": lesson.id, "title": title, "cites": list(lesson.cites), "tasks": len(lesson.tasks)}


def _task(task: Task, say: Catalogue) -> TaskModel:
    return TaskModel.of(replace(task, text=say(task.text)))
