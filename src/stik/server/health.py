"""How the service is."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

from stik.errors import NotAllowed
from stik.server.access import Of
from stik.server.metrics import exposition
from stik.server.services import Services

router = APIRouter()

LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


class Health(BaseModel):
    """Whether what the service stands on answers."""

    status: Literal["ok", "failing"]
    database: bool
    broker: bool


@router.get("/api/health", tags=["service"], responses={503: {"model": Health, "description": "Something is down"}})
async def health(request: Request, services: Of, response: Response) -> Health:
    """Whether the database takes what is written, and the broker answers."""
    rights = _may_look_inside(request, services)
    database, broker = await asyncio.gather(
        services.database_pulse.is_well(with_rights=rights), services.broker_pulse.is_well(with_rights=rights)
    )
    well = database and broker and not services.closing.begun
    response.status_code = 200 if well else 503
    return Health(status="ok" if well else "failing", database=database, broker=broker)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: Of) -> Response:
    """Figures for Prometheus; for this machine, or for whoever has the token."""
    if not _may_look_inside(request, services):
        raise NotAllowed("server/metrics-closed")
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)


def _may_look_inside(request: Request, services: Services) -> bool:
    """Whoever has the token; where there is none, this machine itself."""
    token = services.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    here = request.client is not None and request.client.host in LOOPBACK
    direct = here and not any(name in request.headers for name in FORWARDED)
    return secrets.compare_digest(shown.encode(), token.get_secret_value().encode()) if token else direct
