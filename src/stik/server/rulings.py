"""Routes: the referee asks what happened, question by question, and rules; nothing is kept between the questions."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import BaseModel, Field, JsonValue

from stik.app.given import Given
from stik.protocol.hearing import Answer, Look, hear
from stik.server.access import InLanguage
from stik.server.models import FaultModel
from stik.server.openapi import errors

router = APIRouter(tags=["games"])

MOST_ANSWERS: Final = 60


class CaseAnswer(Given):
    """The answer to one question; none skips it."""

    field: Annotated[str, Field(max_length=40)]
    value: JsonValue = None


class CaseSoFar(Given):
    """What was answered so far, in the order of the questions."""

    answers: list[CaseAnswer] = Field(default_factory=list, max_length=MOST_ANSWERS)


class CaseOption(BaseModel):
    value: str
    label: str
    group: str
    article: str


class CaseQuestion(BaseModel):
    field: str
    look: Look
    text: str
    required: bool
    options: list[CaseOption]


class VerdictNumbers(BaseModel):
    """Lus by side, or pinnar by seat and pool."""

    title: str
    numbers: dict[str, int]


class Verdict(BaseModel):
    """The ruling in words."""

    title: str
    explanation: str
    effects: list[str]
    choices_title: str
    choices: list[str]
    numbers: list[VerdictNumbers]
    cites: list[str]


class CaseStep(BaseModel):
    """The next question, or the ruling; `answers` are those that still stand, `faults` say why others fell."""

    answers: list[CaseAnswer]
    question: CaseQuestion | None
    verdict: Verdict | None
    faults: list[FaultModel]


@router.post("/api/rulings", responses=errors(422))
async def hear_case(so_far: CaseSoFar, lang: InLanguage = "en") -> CaseStep:
    """What a referee asks next about what happened at a table, and in the end the ruling with its articles."""
    return CaseStep.model_validate(hear((Answer(one.field, one.value) for one in so_far.answers), lang))
