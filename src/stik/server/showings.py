"""Routes: replays that a leader steps through for everybody."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Annotated, Literal, TypeAlias

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, Field

from stik.app.given import Given
from stik.app.ports import Person
from stik.server.access import Me, Of, Viewer
from stik.server.limits import address
from stik.server.lobby import Opened, TableCode
from stik.server.openapi import errors
from stik.server.replays import At, SeatOfDeal
from stik.server.services import Services
from stik.server.socket import GONE, SLOWEST, first_of

router = APIRouter(tags=["replays"])


class Shown(Given):
    """A moment of a replay, with all hands or as one seat saw it."""

    deal: int = Field(ge=1, le=10_000)
    at: At
    seat: SeatOfDeal | None = None


class StepTo(Shown):
    """The leader steps."""

    do: Literal["step"]


class HandOver(Given):
    """The leader hands the lead to somebody who is here, or to nobody."""

    do: Literal["hand"]
    person: str | None = Field(max_length=64)


class TakeLead(Given):
    """Takes the lead that nobody has, or whose leader has gone."""

    do: Literal["take"]


Lead: TypeAlias = Annotated[StepTo | HandOver | TakeLead, Field(discriminator="do")]


class Follower(BaseModel):
    person: str
    name: str


class ShowingDocument(BaseModel):
    """Where a showing stands, as its socket sends it; `leader` is null when the leader is not here."""

    code: str
    of: str
    deal: int
    at: int
    seat: str | None
    version: int
    leader: Follower | None
    leads: bool
    people: list[Follower]
    others: int


@router.post("/api/replays/{code}/showings", status_code=201, responses=errors(401, 404, 422))
async def open_showing(code: TableCode, given: Shown, me: Me, services: Of) -> Opened:
    """A showing that I lead; its code belongs into the link."""
    return Opened(code=await services.showings.open(me.person, code, given.deal, given.at, given.seat))


@router.get("/api/showings/{showing}", responses=errors(404, 422))
async def show_showing(showing: str, services: Of, viewer: Viewer) -> ShowingDocument:
    """Where a showing stands now."""
    return ShowingDocument.model_validate(await services.showings.show(showing, viewer))


@router.post("/api/showings/{showing}", status_code=204, responses=errors(401, 403, 404, 409, 422))
async def lead_showing(showing: str, order: Lead, me: Me, services: Of) -> None:
    """Steps for everybody, hands the lead over, or takes it."""
    match order:
        case StepTo():
            await services.showings.step(me.person, showing, order.deal, order.at, order.seat)
        case HandOver():
            await services.showings.hand(me.person, showing, order.person)
        case TakeLead():
            await services.showings.take(me.person, showing)


@router.websocket("/api/showings/{showing}/socket")
async def follow_showing(socket: WebSocket, showing: str, services: Of, viewer: Viewer) -> None:
    """Where the showing stands, as often as it moves."""
    await services.showings.stored(showing)
    with ExitStack() as place, suppress(*GONE):
        if viewer is None or viewer.is_guest:
            place.enter_context(services.gallery.place(showing, address(socket.scope)))
        await socket.accept()
        await first_of(_tell(socket, showing, services, viewer), _hear(socket))
        await socket.close(1012 if services.closing.begun else 1000)


async def _tell(socket: WebSocket, showing: str, services: Services, viewer: Person | None) -> None:
    following = services.showings.follow(showing, viewer)
    try:
        async for document in following:
            async with asyncio.timeout(SLOWEST):
                await socket.send_text(orjson.dumps(document).decode())
    finally:
        await following.aclose()


async def _hear(socket: WebSocket) -> None:
    """A page that follows says nothing; this ends when it goes."""
    while True:
        await socket.receive_text()
