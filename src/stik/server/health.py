"""How the service is."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Final, Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

from stik.errors import NotAllowed
from stik.server.access import Of
from stik.server.logs import log
from stik.server.metrics import exposition

router = APIRouter()

PATIENCE: Final = 2.0
LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


class Health(BaseModel):
    """Whether what the service stands on answers."""

    status: Literal["ok", "failing"]
    database: bool
    broker: bool


async def _answers(name: str, ping: Awaitable[None]) -> bool:
    try:
        await asyncio.wait_for(ping, PATIENCE)
    except Exception:
        log.exception("unwell", part=name)
        return False
    return True


@router.get("/api/health", tags=["service"], responses={503: {"model": Health, "description": "Something is down"}})
async def health(services: Of, response: Response) -> Health:
    """Whether the database and the broker answer."""
    database, broker = await asyncio.gather(
        _answers("database", services.storage.ping()), _answers("broker", services.broker.ping())
    )
    well = database and broker and not services.closing.begun
    response.status_code = 200 if well else 503
    return Health(status="ok" if well else "failing", database=database, broker=broker)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: Of) -> Response:
    """Figures for Prometheus; for this machine, or for whoever has the token."""
    token = services.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    here = request.client is not None and request.client.host in LOOPBACK
    direct = here and not any(name in request.headers for name in FORWARDED)
    if not (secrets.compare_digest(shown.encode(), token.encode()) if token else direct):
        raise NotAllowed("server/metrics-closed")
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)
