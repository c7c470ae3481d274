"""Routes: opening, finding and replaying tables."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import PlainTextResponse, Response

from stik.app.choices import by_game
from stik.app.given import Given
from stik.app.ports import Listing, Moment
from stik.app.settings import TableSettings
from stik.server.access import Me, Of, Viewer
from stik.server.models import Told
from stik.server.openapi import errors

router = APIRouter(tags=["tables"])

RECORD: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "The record as TOML", "content": {"text/plain": {"schema": {"type": "string"}}}}
}

TableCode = Annotated[
    str, Path(min_length=1, max_length=20, pattern=r"^[a-z0-9]+$", description="As in the table's link")
]


class Opened(BaseModel):
    """The code in the link of a new table."""

    code: str


class PlayNow(Given):
    """A game against bots, at once."""

    model_config = ConfigDict(json_schema_extra=by_game)

    game: Literal["voms", "vira"]
    preset: str = Field(default="", max_length=40)
    table: int = Field(default=0, ge=0, le=99)


class SeatModel(BaseModel):
    """Who sits at a seat."""

    seat: str
    kind: Literal["person", "bot", "empty"]
    name: str | None


class TableModel(Told):
    """A table as the lobby shows it."""

    code: str
    game: str
    preset: str
    phase: Literal["waiting", "playing", "between", "over"]
    public: bool
    spectators: bool
    opened: Moment
    changed: Moment
    watchers: int
    seats: list[SeatModel]


class ShuffleModel(BaseModel):
    """How the pack came about; anybody can repeat it."""

    commitment: str
    secret: str
    seeds: dict[str, str]


class PackModel(BaseModel):
    """The pack before and after its shuffle."""

    before: str
    after: str


class MarkModel(BaseModel):
    """Where something begins: the deal, a bid, the contract, a trick, the result."""

    at: int
    kind: Literal["start", "bid", "contract", "trick", "result"]
    number: int | None
    seat: str | None
    bid: str | None


class MomentModel(BaseModel):
    """A deal after one action, with all hands open or as one seat saw it."""

    seat: str | None
    action: str | None
    events: list[dict[str, object]]
    view: dict[str, object]


class OtherwiseModel(BaseModel):
    """What today's rules decide otherwise than those that a deal was played by."""

    action: int | None
    """The first that they refuse, before which the replay ends; None where they only count otherwise."""
    cites: list[str]


class ReplayModel(BaseModel):
    """A finished deal."""

    deal: int
    start: dict[str, object]
    moments: list[MomentModel]
    marks: list[MarkModel]
    shuffle: ShuffleModel | None
    pack: PackModel | None
    otherwise: OtherwiseModel | None = None


class DealModel(BaseModel):
    """A finished deal in the list of deals."""

    deal: int
    line: dict[str, object]


@router.post("/api/play", status_code=201, responses=errors(401, 422))
async def play_now(wish: PlayNow, me: Me, services: Of) -> Opened:
    """A table with bots on all other seats."""
    settings = TableSettings(game=wish.game, preset=wish.preset, table=wish.table)
    return Opened(code=await services.tables.open(me.person, settings, alone=True))


@router.post("/api/tables", status_code=201, responses=errors(401, 403, 404, 422))
async def open_table(settings: TableSettings, me: Me, services: Of) -> Opened:
    """A new table; who opens it is its host and sits at the first seat."""
    settled = await services.houses.settled(me.person, settings)
    return Opened(code=await services.tables.open(me.person, settled))


@router.get("/api/tables")
async def list_tables(services: Of) -> list[TableModel]:
    """Public tables that are not over."""
    return [table_model(listing, services) for listing in await services.tables.public()]


@router.get("/api/tables/mine", responses=errors(401))
async def list_my_tables(me: Me, services: Of) -> list[TableModel]:
    """Tables that are not over where I have a seat."""
    return [table_model(listing, services) for listing in await services.tables.mine(me.person)]


@router.get("/api/tables/{code}", responses=errors(404, 422))
async def show_table(code: TableCode, services: Of) -> TableModel:
    """One table as the lobby shows it, if it can be opened."""
    await services.tables.live(code)
    return table_model(await services.tables.listing(code), services)


@router.get("/api/tables/{code}/deals", responses=errors(404, 422))
async def list_deals(code: TableCode, services: Of, viewer: Viewer) -> list[DealModel]:
    """The finished deals of a table that one may watch."""
    lines = await services.tables.deals(code, viewer)
    return [DealModel(deal=number, line=line) for number, line in enumerate(lines, 1)]


@router.get("/api/tables/{code}/deals/{deal}", responses=errors(404, 422))
async def replay_deal(
    code: TableCode, deal: Annotated[int, Path(ge=1, le=10_000)], services: Of, viewer: Viewer
) -> ReplayModel:
    """A finished deal with all hands open, moment by moment."""
    return ReplayModel.model_validate(await services.tables.replay(code, deal, viewer))


@router.get("/api/tables/{code}/record", responses=errors(404, 422) | RECORD)
async def download_record(code: TableCode, services: Of, viewer: Viewer) -> Response:
    """The finished deals as a game record that `stik replay` and `stik verify` read."""
    text = await services.tables.record(code, viewer)
    headers = {"Content-Disposition": f'attachment; filename="{code}.stik"'}
    return PlainTextResponse(text, headers=headers)


def table_model(listing: Listing, services: Of) -> TableModel:
    fields = {name: getattr(listing, name) for name in TableModel.model_fields if name != "watchers"}
    return TableModel.of({**fields, "watchers": services.tables.watchers(listing.code)})
