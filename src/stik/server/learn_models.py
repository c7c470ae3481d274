"""What goes over the wire about lessons, situations and the tables on which both are played."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, Field, JsonValue, field_validator

from stik.app.given import Given
from stik.app.learn.library import Situation
from stik.app.learn.scene import Course
from stik.server.models import Told

Game: TypeAlias = Literal["voms", "vira"]
MOST_MOVES: Final = 200


class MoveModel(Given):
    """What a seat did, in the notation of the engine protocol."""

    seat: str = Field(max_length=2)
    action: str = Field(max_length=200)


class TaskModel(Told):
    """One step of a lesson: what is said, what the others do first, and what the learner is to do."""

    text: str
    before: list[MoveModel]
    move: MoveModel | None
    refused: bool = Field(description="The move is tried in order to see which rule refuses it")
    also: list[str] = Field(description="Other actions that will do as well")
    free: bool = Field(description="Played as one likes, to the end of the deal")


class LessonLine(BaseModel):
    """A lesson in the list of a game's lessons."""

    id: str
    title: str
    cites: list[str]
    tasks: int


class LessonModel(LessonLine):
    """A lesson with everything that is said in it."""

    seat: str
    steps: list[TaskModel]


class RefusalModel(BaseModel):
    """Which rule refuses a move; the page has its sentence."""

    code: str
    params: dict[str, str | int]
    cites: list[str]

    @field_validator("params", mode="before")
    @classmethod
    def _named(cls, params: object) -> object:
        return dict(params) if isinstance(params, list | tuple) else params


class ResultModel(BaseModel):
    """How a deal of Vira ended: what was played, the class of its trumps, and the declarer's pinnar."""

    contract: str
    trump: str | None
    net: int


class HappeningModel(BaseModel):
    """The decisive moment of a situation, for its title: what is refused, or what happens."""

    seat: str
    tried: str | None
    refusal: RefusalModel | None
    laid: list[str] = Field(description="The cards of the trick that was taken")
    events: list[dict[str, JsonValue]]
    result: ResultModel | None


class SituationStep(MoveModel):
    refused: bool


class SituationModel(BaseModel):
    """A scenario of the rule book."""

    id: str
    cites: list[str]
    preset: str
    steps: list[SituationStep]
    happens: HappeningModel

    @classmethod
    def of(cls, found: Situation) -> SituationModel:
        return cls(
            id=found.id,
            cites=list(found.cites),
            preset=str(found.setup.get("rules", "")),
            steps=[SituationStep(**step.move._asdict(), refused=step.refused) for step in found.steps],
            happens=HappeningModel.model_validate(found.happens),
        )


class Played(Given):
    """A deal so far, and as whom it is seen."""

    moves: list[MoveModel] = Field(default_factory=list, max_length=MOST_MOVES)
    seat: str | None = Field(default=None, max_length=2)
    since: int = Field(default=0, ge=0, le=MOST_MOVES, description="Moments before this one are left out")
    play_on: bool = Field(default=False, description="Beginners play for the other seats until it is one's turn")


class SceneMoment(Told):
    """The table after a move, with the sections of a table's document."""

    move: MoveModel | None
    events: list[dict[str, JsonValue]]
    match: dict[str, JsonValue]
    deal: dict[str, JsonValue]


class SceneModel(BaseModel):
    """A deal of a lesson or a situation; a move that the rules refuse is not done, and all after it are left."""

    game: Game
    preset: str
    seats: list[str]
    over: bool
    bids: list[dict[str, JsonValue]]
    moments: list[SceneMoment]
    refusal: RefusalModel | None

    @classmethod
    def of(cls, game: Game, course: Course, since: int = 0) -> SceneModel:
        play, deal = course.play, course.moments[-1].deal
        return cls.model_validate(
            {
                "game": game,
                "preset": deal["rules"],
                "seats": list(play.seats),
                "over": play.deal_over,
                "bids": play.bids() if deal["phase"] in {"auction", "choose"} else [],
                "moments": course.moments[since:],
                "refusal": course.refusal,
            },
            from_attributes=True,
        )
