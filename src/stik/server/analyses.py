"""Routes: the analysis of finished deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from stik.app.analyses.service import Look
from stik.server.access import Me, Of, Viewer
from stik.server.lobby import TableCode
from stik.server.models import Told
from stik.server.openapi import errors
from stik.server.replays import DealNumber

router = APIRouter(tags=["analysis"])

Depth = Literal["quick", "thorough"]


class RemarkModel(BaseModel):
    """A sentence of the catalogues; the values in `words` are codes themselves, those in `actions` are actions."""

    code: str
    params: dict[str, str | int]
    words: dict[str, str]
    actions: dict[str, str]


class DecisionModel(BaseModel):
    """What a seat did where it had a choice, and what would have been best; or why it was not judged."""

    deal: int
    number: int
    seat: str
    party: str
    phase: str
    played: str
    best: str | None
    value: float | None
    best_value: float | None
    loss: float
    grade: Literal["good", "inaccuracy", "mistake", "blunder"]
    weighed: list[tuple[str, float]]
    remarks: list[RemarkModel]
    unjudged: Literal["alike", "only", "unweighed", "untried"] | None


class PointModel(BaseModel):
    """What every party could expect after an action, or what the deal that ended with it has brought."""

    deal: int
    number: int
    expected: dict[str, float]
    ends: bool


class TurnModel(BaseModel):
    """A turning point: an own mistake, a mistake of others since, another decision, or the end of the deal."""

    deal: int
    number: int
    party: str
    before: float
    after: float
    by: Literal["mistake", "gift", "decision", "end"]
    played: str
    seat: str
    best: str


class SlipModel(BaseModel):
    """A play after which less could be reached, all cards open."""

    number: int
    seat: str
    played: str
    before: int
    after: int


class VerdictModel(BaseModel):
    """Whether a party could have won, all cards open, from after action `number` on."""

    deal: int
    party: str
    answer: Literal["won", "yes", "more", "no", "unknown"]
    number: int
    remark: RemarkModel
    slips: list[SlipModel]


class AnalysisModel(BaseModel):
    """The judgement of a deal."""

    game: Literal["voms", "vira"]
    unit: Literal["chance", "points"]
    level: str
    parties: list[str]
    players: dict[str, str]
    decisions: list[DecisionModel]
    curve: list[PointModel]
    turns: list[TurnModel]
    verdicts: list[VerdictModel]


class AnalysisState(Told):
    """How far an analysis is; the analysis itself once it is done."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    analysis: AnalysisModel | None


class DealProgress(BaseModel):
    """How far the analysis of one of the deals is."""

    deal: int
    state: Literal["none", "running", "done"]
    done: int
    total: int


@router.get("/api/replays/{code}/analysis", responses=errors(404, 422))
async def list_analyses(code: TableCode, services: Of, viewer: Viewer, depth: Depth = "quick") -> list[DealProgress]:
    """Which deals of a game have been analysed, and how far the others are."""
    return _progress(await services.analyses.deals(code, depth, viewer))


@router.post("/api/replays/{code}/analysis", status_code=202, responses=errors(401, 404, 409, 422))
async def start_all_analyses(code: TableCode, me: Me, services: Of, depth: Depth = "quick") -> list[DealProgress]:
    """Begin the analyses of all deals of a game, one after another; they go on whether or not anybody looks."""
    return _progress(await services.analyses.start_all(code, depth, me.person))


@router.delete("/api/replays/{code}/analysis", status_code=204, responses=errors(401, 404, 422))
async def cancel_all_analyses(code: TableCode, me: Me, services: Of, depth: Depth = "quick") -> None:
    """Wait for no deal of the game any longer; what nobody waits for is given up."""
    await services.analyses.cancel_all(code, depth, me.person)


@router.post("/api/replays/{code}/deals/{deal}/analysis", status_code=202, responses=errors(401, 404, 409, 422))
async def start_analysis(
    code: TableCode, deal: DealNumber, me: Me, services: Of, depth: Depth = "quick"
) -> AnalysisState:
    """Begin the analysis of a deal that one may replay, or join one that runs."""
    return AnalysisState.of(await services.analyses.start(code, deal, depth, me.person))


@router.get("/api/replays/{code}/deals/{deal}/analysis", responses=errors(404, 422))
async def show_analysis(
    code: TableCode, deal: DealNumber, services: Of, viewer: Viewer, depth: Depth = "quick"
) -> AnalysisState:
    """How far it is, or what came of it."""
    return AnalysisState.of(await services.analyses.look(code, deal, depth, viewer))


@router.delete("/api/replays/{code}/deals/{deal}/analysis", status_code=204, responses=errors(401, 404, 422))
async def cancel_analysis(code: TableCode, deal: DealNumber, me: Me, services: Of, depth: Depth = "quick") -> None:
    """Wait no longer; when nobody waits, the work is given up."""
    await services.analyses.cancel(code, deal, depth, me.person)


def _progress(found: Mapping[int, Look]) -> list[DealProgress]:
    return [DealProgress(deal=deal, state=look.state, done=look.done, total=look.total) for deal, look in found.items()]
