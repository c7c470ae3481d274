"""Routes: what an account has learnt, taken from device to device."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter
from pydantic import BaseModel, Field, field_validator

from stik.app.given import Given
from stik.app.learn.progress import MOST_DUE, Due, Learnt, LessonProgress, Practice
from stik.server.access import Me, Of
from stik.server.openapi import errors

router = APIRouter(tags=["learning"])

MANY: Final = 1_000_000
Count: TypeAlias = Annotated[int, Field(ge=0)]
Name: TypeAlias = Annotated[str, Field(max_length=100)]


class LessonProgressModel(Given):
    """The furthest step of a lesson, and whether it was ever finished."""

    at: Annotated[int, Field(ge=0, le=1000)]
    done: bool


class DueModel(Given):
    """A question that comes again after so many others; `left` says how often it must still be right."""

    seed: Annotated[int, Field(ge=0, lt=2**31)]
    after: Annotated[int, Field(ge=-MANY, le=1000)]
    left: Annotated[int, Field(ge=0, le=10)]


class PracticeModel(Given):
    """Exercises of one kind by one set of rules; `run` counts the right ones in a row."""

    asked: Count
    right: Count
    run: Count
    due: Annotated[list[DueModel], Field(max_length=100)]


class LearntModel(BaseModel):
    """All that an account has learnt; exercises by `game/kind/rules`."""

    lessons: dict[str, LessonProgressModel]
    practice: dict[str, PracticeModel]

    @classmethod
    def of(cls, learnt: Learnt) -> LearntModel:
        return cls.model_validate(asdict(learnt), strict=False)  # its tuples are lists here


class LearningReport(Given):
    """What came to it at one device since its last report; lessons and exercises that are not there are left out."""

    name: str = Field(min_length=8, max_length=40, description="A report of a name that was heard already counts once")
    lessons: Annotated[dict[Name, LessonProgressModel], Field(max_length=200)]
    practice: Annotated[dict[Name, PracticeModel], Field(max_length=200)]

    @field_validator("practice")
    @classmethod
    def _can_be(cls, practice: dict[str, PracticeModel]) -> dict[str, PracticeModel]:
        if not all(one.run <= one.right <= one.asked <= MANY for one in practice.values()):
            raise ValueError(f"run may be at most right, right at most asked, asked at most {MANY}")
        return practice

    def learnt(self) -> Learnt:
        return Learnt(
            {name: LessonProgress(one.at, one.done) for name, one in self.lessons.items()},
            {name: _practice(one) for name, one in self.practice.items()},
        )


def _practice(model: PracticeModel) -> Practice:
    due = tuple(Due(one.seed, one.after, one.left) for one in model.due[-MOST_DUE:])
    return Practice(model.asked, model.right, model.run, due)


@router.get("/api/me/learning", responses=errors(401, 409))
async def show_learning(me: Me, services: Of) -> LearntModel:
    """What my account has learnt at all its devices; a guest's browser keeps it."""
    return LearntModel.of(await services.learners.learnt(me.person))


@router.post("/api/me/learning", responses=errors(401, 409, 422))
async def add_learning(report: LearningReport, me: Me, services: Of) -> LearntModel:
    """Adds what came to it at this device, and answers with all of it."""
    return LearntModel.of(await services.learners.add(me.person, report.learnt(), report.name))
