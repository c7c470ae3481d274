"""Routes: tournaments, from registration to medals."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Final, Literal

import segno
from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, JsonValue
from starlette.responses import Response

from stik.app.desk.files import KINDS
from stik.app.desk.orders import Plan
from stik.server.access import After, InLanguage, Links, Me, Of, Viewer
from stik.server.desk_models import (
    DeskDocument,
    GivenOrder,
    Imported,
    ListedTournament,
    LogLine,
    OrderAnswer,
    Why,
)
from stik.server.lobby import Opened, TableCode
from stik.server.openapi import errors, file
from stik.server.security import known_device

router = APIRouter(tags=["tournaments"])

PDF: Final = "application/pdf"
SVG: Final = "image/svg+xml"
JSON: Final = "application/json"
ARCHIVE: Final = "application/zip"
LISTS: Final = tuple(KINDS[kind].partition(";")[0] for kind in ("csv", "xlsx"))
EXPORTED: Final = (*(kind.partition(";")[0] for kind in KINDS.values()), ARCHIVE)

MatchId = Annotated[str, Path(pattern=r"^m[0-9]{1,6}$")]
Sheet = Literal[
    "entries",
    "entrant-cards",
    "draw",
    "timetable",
    "table-cards",
    "comb-sheets",
    "vira-protocol",
    "bid-table",
    "results",
    "standings",
    "ranking",
    "certificates",
]
Export = Literal[
    "event.json",
    "event.xlsx",
    "event.stik",
    "standings.csv",
    "results.csv",
    "entrants.csv",
    "schedule.csv",
    "distribution.txt",
]


def _file(*types: str) -> dict[int | str, dict[str, Any]]:
    binary = {"schema": {"type": "string", "format": "binary"}}
    content = {one: {"schema": {"type": "object"}} if one == JSON else binary for one in types}
    return {200: {"description": "The file", "content": content}}


def _written(document: dict[str, object]) -> bytes:
    """As the model says, at once: hundreds of phones ask for it after every result."""
    return DeskDocument.model_validate(document).model_dump_json().encode()


class ProtocolModel(BaseModel):
    """The Vira protocol of a match: its lines with payments, the pulla, totals; and what the next line may be."""

    protocol: dict[str, JsonValue]
    choices: dict[str, JsonValue]


@router.post("/api/tournaments", status_code=201, responses=errors(401, 403, 404, 409, 422))
async def create_tournament(plan: Plan, me: Me, services: Of) -> Opened:
    """A new tournament; who makes it is its organiser."""
    return Opened(code=await services.desks.create(me.person, await services.houses.planned(me.person, plan)))


@router.get("/api/tournaments")
async def list_tournaments(services: Of) -> list[ListedTournament]:
    """Public tournaments that are no drafts, the most recently changed first."""
    return [ListedTournament.of(one) for one in await services.desks.public()]


@router.get("/api/tournaments/mine", responses=errors(401))
async def list_my_tournaments(me: Me, services: Of) -> list[ListedTournament]:
    """Tournaments where I have a role or play."""
    return [ListedTournament.of(one) for one in await services.desks.mine(me.person)]


@router.post("/api/tournaments/archive", status_code=201, responses=errors(401, 413, 422), openapi_extra=file(ARCHIVE))
async def open_archive(request: Request, me: Me, services: Of) -> Opened:
    """Moves a tournament here from another machine: its archive is the body; who sends it is its organiser."""
    return Opened(code=await services.desks.unpack(me.person, await request.body()))


@router.get("/api/tournaments/{code}", response_model=DeskDocument, responses=errors(404, 422))
async def show_tournament(code: TableCode, services: Of, viewer: Viewer, after: After = None) -> Response:
    """The tournament as I may see it."""
    sight = await services.desks.news(code, viewer, after)
    page = sight.page(None if viewer is None else viewer.id, _written)
    return Response(page, media_type="application/json")


@router.post("/api/tournaments/{code}/orders", responses=errors(401, 403, 404, 409, 422))
async def give_order(code: TableCode, given: GivenOrder, me: Me, services: Of) -> OrderAnswer:
    """Asks the desk to do something."""
    answer = await services.desks.give(
        code, me.person, given.order, command=given.id, confirmed=given.confirmed, preview=given.preview
    )
    return OrderAnswer.model_validate(answer)


@router.get("/api/tournaments/{code}/log", responses=errors(401, 403, 404, 422))
async def show_tournament_log(code: TableCode, me: Me, services: Of) -> list[LogLine]:
    """Every step, the latest first."""
    return [LogLine.model_validate(line) for line in await services.desks.log(code, me.person)]


@router.get("/api/tournaments/{code}/why", responses=errors(404, 422))
async def explain_places(
    code: TableCode,
    services: Of,
    viewer: Viewer,
    a: Annotated[str, Query(max_length=20)],
    b: Annotated[str, Query(max_length=20)],
    stage: Annotated[Literal["pool", "semi-final"], Query()] = "pool",
) -> Why:
    """Why is one entrant above another?"""
    return Why.model_validate(await services.desks.why(code, viewer, stage, a, b))


@router.get("/api/tournaments/{code}/matches/{match}/protocol", responses=errors(404, 422))
async def show_protocol(
    code: TableCode,
    match: MatchId,
    services: Of,
    viewer: Viewer,
    ended: Annotated[bool, Query(description="With the pulla divided, as if nothing more were played")] = False,
) -> ProtocolModel:
    """The Vira protocol of a table, deal by deal."""
    return ProtocolModel.model_validate(await services.desks.protocol(code, viewer, match, ended=ended))


@router.post("/api/tournaments/{code}/matches/{match}/seat", responses=errors(401, 403, 404, 409, 422))
async def take_match_seat(code: TableCode, match: MatchId, request: Request, me: Me, services: Of) -> Opened:
    """Seats me at the table where my match is played online; its code."""
    return Opened(code=await services.desks.take_seat(code, me.person, match, known_device(request)))


@router.post("/api/tournaments/{code}/import", responses=errors(401, 403, 404, 413, 422), openapi_extra=file(*LISTS))
async def read_entrants(code: TableCode, request: Request, me: Me, services: Of) -> Imported:
    """Reads entrants from a CSV or XLSX file, which is the body; nothing is entered yet."""
    return Imported.model_validate(
        {"entrants": await services.desks.read_entrants(code, me.person, await request.body())}
    )


@router.get("/api/tournaments/{code}/print/{sheet}", responses=errors(403, 404, 422) | _file(PDF))
async def print_sheet(
    code: TableCode,
    sheet: Sheet,
    services: Of,
    links: Links,
    viewer: Viewer,
    language: InLanguage = "en",
    round_: Annotated[int | None, Query(alias="round", ge=1, le=9999)] = None,
) -> Response:
    """A printout as PDF."""
    pdf = await services.desks.print(code, viewer, sheet, language, links, round_)
    headers = {"Content-Disposition": f'inline; filename="{code}-{sheet}.pdf"'}
    return Response(pdf, media_type=PDF, headers=headers)


@router.get("/api/tournaments/{code}/export/{name}", responses=errors(403, 404, 422) | _file(*EXPORTED))
async def export_tournament(
    code: TableCode, name: Export, services: Of, viewer: Viewer, language: InLanguage = "en"
) -> Response:
    """The tournament as a file: for spreadsheets, for programs, or whole, for another machine (`event.stik`)."""
    content, media_type = await services.desks.export(code, viewer, name, language)
    headers = {"Content-Disposition": f'attachment; filename="{code}-{name}"'}
    return Response(content, media_type=media_type, headers=headers)


@router.get("/api/qr", responses=errors(422) | _file(SVG))
async def show_qr(path: Annotated[str, Query(pattern=r"^/[A-Za-z0-9/_-]{0,200}$")], links: Links) -> Response:
    """A QR code with the address of one of our pages, as a picture."""
    code = segno.make(f"{links}{path}", error="m", micro=False)
    picture = BytesIO()
    code.save(picture, kind="svg", xmldecl=False, border=2, scale=4, dark="#000", light="#fff")
    return Response(picture.getvalue(), media_type=SVG)
