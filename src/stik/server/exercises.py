"""Routes: exercises, made from a seed and checked by the engine."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from stik.app.given import Given
from stik.app.learn.exercises import KINDS, PRESETS, Pick, Question, Said, exercise, is_right
from stik.app.learn.scene import seen
from stik.app.plays.play import to_look_at
from stik.messages import Catalogue, catalogue
from stik.server.access import InLanguage
from stik.server.learn_models import Game, SceneMoment
from stik.server.openapi import errors
from stik.server.unchanged import ASK_AGAIN

router = APIRouter(tags=["learning"])

Kind: TypeAlias = Annotated[str, Path(max_length=40)]
Preset: TypeAlias = Annotated[str, Query(max_length=40)]
Seed: TypeAlias = Annotated[int, Query(ge=0, lt=2**31)]


class ExerciseKind(BaseModel):
    """One kind of question."""

    kind: str
    title: str


class ExerciseKinds(BaseModel):
    """What can be practised, and by which rules."""

    kinds: list[ExerciseKind]
    presets: list[str]


class AnswerOption(BaseModel):
    """A possible answer; a card has no words."""

    value: str
    label: str


class ExerciseModel(BaseModel):
    """A question about a position; nothing in it tells the answer."""

    text: str
    pick: Pick = Field(description="`cards` and `several`: any number of the options; `one`: one of them")
    options: list[AnswerOption]
    seat: str | None
    seats: list[str]
    moment: SceneMoment | None


class Answer(Given):
    """The options that were chosen."""

    chosen: list[Annotated[str, Field(max_length=60)]] = Field(max_length=30)


class Judgement(BaseModel):
    """Whether that was right, what is, and why."""

    right: bool
    answer: list[str]
    why: list[str]
    cites: list[str]


@router.get("/api/exercises/{game}", responses=errors(422))
async def list_exercises(game: Game, response: Response, lang: InLanguage = "en") -> ExerciseKinds:
    """The kinds of exercises of a game, and the rule sets that they know."""
    response.headers["Cache-Control"] = ASK_AGAIN
    say = catalogue(lang)
    kinds = [ExerciseKind(kind=kind, title=say(f"exercise-kind-{game}-{kind}")) for kind in KINDS[game]]
    return ExerciseKinds(kinds=kinds, presets=list(PRESETS[game]))


@router.get("/api/exercises/{game}/{kind}", responses=errors(404, 422))
def show_exercise(game: Game, kind: Kind, rules: Preset, seed: Seed, lang: InLanguage = "en") -> ExerciseModel:
    """The exercise of a seed: the same seed is always the same exercise."""
    question, say = exercise(game, kind, rules, seed), catalogue(lang)
    return ExerciseModel(
        text=_in_words(question.text, say),
        pick=question.pick,
        options=[
            AnswerOption(value=option.value, label="" if option.label is None else _in_words(option.label, say))
            for option in question.options
        ],
        seat=question.seat,
        seats=[] if question.play is None else list(question.play.seats),
        moment=_table(question),
    )


@router.post("/api/exercises/{game}/{kind}", responses=errors(404, 422))
def check_exercise(
    game: Game, kind: Kind, rules: Preset, seed: Seed, answer: Answer, lang: InLanguage = "en"
) -> Judgement:
    """Checks an answer and explains the right one."""
    question, say = exercise(game, kind, rules, seed), catalogue(lang)
    return Judgement(
        right=is_right(question, answer.chosen),
        answer=[option.value for option in question.options if option.value in question.right],
        why=[_in_words(said, say) for said in question.why],
        cites=list(question.cites),
    )


def _table(question: Question) -> SceneMoment | None:
    """The table without what may be done at it: that is what is asked."""
    if question.play is None:
        return None
    moment = SceneMoment.of(seen(question.play, question.seat))
    return moment.model_copy(update={"deal": to_look_at({**moment.deal})})


def _in_words(said: Said, say: Catalogue) -> str:
    values = {name: _in_words(value, say) if isinstance(value, Said) else value for name, value in said.values}
    return say(said.code, **values)
