"""Routes: replays, their notes, records that people bring, exercises."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field, JsonValue
from starlette.responses import PlainTextResponse, Response

from stik.app.given import Given
from stik.app.ports import Moment
from stik.app.replays.notes import LONGEST_NOTE
from stik.app.settings import House, Level
from stik.server.access import Me, Of, Viewer
from stik.server.lobby import RECORD, Opened, ReplayModel, SeatModel, TableCode
from stik.server.models import Text
from stik.server.openapi import errors, file

router = APIRouter(tags=["replays"])

DealNumber = Annotated[int, Path(ge=1, le=10_000)]
At = Annotated[int, Field(ge=0, le=100_000, description="After so many actions of the deal")]
SeatOfDeal = Annotated[str, Field(min_length=1, max_length=1)]
NoteId = Annotated[str, Path(pattern=r"^n[0-9a-f]{1,40}$")]


class ListedReplay(BaseModel):
    """A finished game in a list."""

    code: str
    game: str
    preset: str
    at: Moment
    names: list[str | None]
    exercise: bool


class ListedRecord(BaseModel):
    """A record that I brought."""

    code: str
    game: str
    preset: str
    deals: int
    at: Moment


class ReplayLists(BaseModel):
    """What can be replayed."""

    mine: list[ListedReplay]
    public: list[ListedReplay]
    brought: list[ListedRecord]


class ReplaySeat(SeatModel):
    """Who sat at a seat of the table."""


class Outcome(BaseModel):
    """What came of a deal; of the other game's fields all are null."""

    ended: str | None
    gain: dict[str, int] | None
    score: dict[str, int] | None
    target: dict[str, int] | None
    winner: str | None
    declarer: str | None
    contract: str | None
    grade: str | None
    trump: str | None
    form: str | None
    result: str | None
    settlement: dict[str, int] | None


class ReplayDeal(Outcome):
    """A deal that can be replayed; `seated` names the seats of the table by those of the deal."""

    deal: int
    seated: dict[str, str]


class ReplayDocument(BaseModel):
    """A game that can be replayed."""

    code: str
    kind: Literal["table", "record"]
    game: Literal["voms", "vira"]
    preset: str
    options: dict[str, JsonValue]
    seats: list[ReplaySeat]
    deals: list[ReplayDeal]
    over: bool
    mine: str | None
    exercise: bool
    house: House | None
    owner: bool


class OtherTable(Outcome):
    """The same deal at a table with the same packs."""

    code: str
    here: bool
    seats: list[ReplaySeat]


class OtherTables(BaseModel):
    """Empty while some table still plays the pack; `waiting` says how many."""

    waiting: int
    tables: list[OtherTable]


class NewNote(Given):
    deal: int = Field(ge=1, le=10_000)
    at: At
    text: Text = Field(max_length=LONGEST_NOTE)
    shared: bool = False


class NoteChange(Given):
    text: Text | None = Field(default=None, max_length=LONGEST_NOTE)
    shared: bool | None = None


class NoteModel(BaseModel):
    """A note at a moment."""

    id: str
    deal: int
    at: int
    text: str
    shared: bool
    mine: bool
    name: str | None


class PlayOn(Given):
    """Where to play on, and at which seat."""

    at: At
    seat: SeatOfDeal
    bots: Level = "beginner"


@router.get("/api/replays")
async def list_replays(services: Of, viewer: Viewer) -> ReplayLists:
    """My finished games, public ones, and the records that I brought."""
    return ReplayLists.model_validate(await services.replays.lists(viewer))


@router.post(
    "/api/replays", status_code=201, responses=errors(401, 409, 413, 422), openapi_extra=file("application/toml")
)
async def bring_record(request: Request, me: Me, services: Of) -> Opened:
    """Takes in a game record, which is the body, if `stik verify` finds nothing wrong with it."""
    return Opened(code=await services.replays.bring(me.person, await request.body()))


@router.delete("/api/replays/{code}", status_code=204, responses=errors(401, 404, 422))
async def delete_record(code: TableCode, me: Me, services: Of) -> None:
    """Deletes a record that I brought, and the notes on it."""
    await services.replays.discard(me.person, code)


@router.get("/api/replays/{code}", responses=errors(404, 422))
async def show_replay(code: TableCode, services: Of, viewer: Viewer) -> ReplayDocument:
    """A game with what came of its finished deals."""
    return ReplayDocument.model_validate(await services.replays.show(code, viewer))


@router.get("/api/replays/{code}/deals/{deal}", responses=errors(404, 422))
async def show_moments(
    code: TableCode,
    deal: DealNumber,
    services: Of,
    viewer: Viewer,
    seat: Annotated[
        str | None, Query(min_length=1, max_length=1, description="Only what this seat of the deal may know")
    ] = None,
) -> ReplayModel:
    """A finished deal moment by moment, with all hands open or as one seat saw it."""
    return ReplayModel.model_validate(await services.replays.deal(code, deal, viewer, seat))


@router.get("/api/replays/{code}/deals/{deal}/others", responses=errors(404, 422))
async def show_other_tables(code: TableCode, deal: DealNumber, services: Of, viewer: Viewer) -> OtherTables:
    """The same deal at other tables."""
    return OtherTables.model_validate(await services.replays.others(code, deal, viewer))


@router.get("/api/replays/{code}/record", responses=errors(404, 422) | RECORD)
async def download_replay(
    code: TableCode,
    services: Of,
    viewer: Viewer,
    deal: Annotated[int | None, Query(ge=1, le=10_000, description="Only this deal")] = None,
) -> Response:
    """The game as a record that `stik replay` and `stik verify` read."""
    text = await services.replays.record(code, viewer, deal)
    name = code if deal is None else f"{code}-{deal}"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}.stik"'})


@router.post("/api/replays/{code}/deals/{deal}/play", status_code=201, responses=errors(401, 404, 409, 422))
async def play_on(code: TableCode, deal: DealNumber, wish: PlayOn, me: Me, services: Of) -> Opened:
    """A table with the same cards at that moment, and bots at the other seats; an exercise that counts nowhere."""
    return Opened(code=await services.replays.play_on(me.person, code, deal, wish.at, wish.seat, wish.bots))


# notes


@router.get("/api/replays/{code}/notes", responses=errors(404, 422))
async def list_notes(code: TableCode, services: Of, viewer: Viewer) -> list[NoteModel]:
    """My notes and those that others share."""
    return [NoteModel.model_validate(note) for note in await services.notes.all(code, viewer)]


@router.post("/api/replays/{code}/notes", status_code=201, responses=errors(401, 404, 409, 422))
async def write_note(code: TableCode, given: NewNote, me: Me, services: Of) -> NoteModel:
    """A note at a moment; nobody else sees it unless it is shared."""
    note = await services.notes.add(me.person, code, given.deal, given.at, given.text, shared=given.shared)
    return NoteModel.model_validate(note)


@router.patch("/api/notes/{note}", responses=errors(401, 404, 409, 422))
async def change_note(note: NoteId, given: NoteChange, me: Me, services: Of) -> NoteModel:
    """Another text, or shared with everybody who may see the replay."""
    return NoteModel.model_validate(await services.notes.change(me.person, note, given.text, given.shared))


@router.delete("/api/notes/{note}", status_code=204, responses=errors(401, 404, 422))
async def delete_note(note: NoteId, me: Me, services: Of) -> None:
    """Deletes a note of mine."""
    await services.notes.delete(me.person, note)
