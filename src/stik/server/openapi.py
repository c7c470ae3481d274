"""The description of the interface."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from fastapi import APIRouter, FastAPI, Request
from fastapi.encoders import jsonable_encoder
from fastapi.openapi.models import Components
from fastapi.openapi.utils import get_openapi
from starlette.responses import JSONResponse

from stik.server import news
from stik.server.models import ErrorModel

DESCRIPTION: Final = (
    "Plays, referees and runs Voms, the national game of Greenland, and Vira, that of Sweden. "
    "Every request other than GET needs the header `X-Stik: 1`; a session is the cookie `stik`."
)
TAGS: Final = [
    {"name": "people", "description": "Oneself, accounts and devices."},
    {"name": "profiles", "description": "Profiles, friends, statistics and ratings."},
    {"name": "clubs", "description": "Clubs, their members and house rules."},
    {"name": "passkeys", "description": "Sign in without a password."},
    {"name": "administration", "description": "Other people and reports."},
    {"name": "games", "description": "The games, their options and their books."},
    {"name": "learning", "description": "Lessons, situations of the rule book, exercises; nothing is stored."},
    {"name": "tables", "description": "Opening, finding and replaying tables."},
    {"name": "replays", "description": "What was played, moment by moment; notes, showings, records, exercises."},
    {"name": "analysis", "description": "The bots' judgement of finished games."},
    {"name": "tournaments", "description": "Tournaments from registration to medals; every change is an order."},
    {"name": "real table", "description": "A verifiable dealer for phones round one real table."},
    {"name": "service", "description": "How the service is."},
]
_WORDS: Final = {
    400: "Unreadable",
    401: "Nobody is signed in",
    403: "Not allowed",
    404: "Not found",
    408: "Too slow",
    409: "Not as things are now",
    413: "Too big",
    422: "Invalid fields",
    429: "Too fast; see Retry-After",
    503: "Too many at once, see Retry-After; or the database is down",
}
ALWAYS: Final = (400, 403, 408, 413, 429, 503)
"""What any route may answer before it is asked."""

Schemas: TypeAlias = Mapping[str, Mapping[str, Any]]

router = APIRouter(include_in_schema=False)


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error answers of a route, for the description."""
    return {status: {"model": ErrorModel, "description": _WORDS[status]} for status in statuses}


def file(*kinds: str) -> dict[str, Any]:
    """A body that is a file of one of these kinds, for the description; what is in it is seen when it is read."""
    return {"requestBody": {"required": True, "content": {kind: {"schema": {}} for kind in kinds}}}


def operation_id(route: Any) -> str:  # noqa: ANN401  # FastAPI's own kind of route
    """The name that stands in the table of who may what."""
    return str(route.name)


def describe(app: FastAPI) -> dict[str, Any]:
    """All routes, and besides them what goes over the tables' sockets."""
    if app.openapi_schema is None:
        described = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            tags=app.openapi_tags,
            routes=app.routes,
        )
        schemas = _joined(described["components"]["schemas"], _as_written(news.schemas()))
        for name, tag in set(_tagged(described)):
            schemas[name] = {**schemas[name], "required": sorted({tag, *schemas[name].get("required", ())})}
        described["components"]["schemas"] = schemas
        app.openapi_schema = described
    return app.openapi_schema


def _tagged(described: object) -> Iterator[tuple[str, str]]:
    """The members of every union with the field that tells them apart: there it must stand, default or not."""
    match described:
        case {"discriminator": {"mapping": dict(mapping), "propertyName": str(tag)}}:
            yield from ((ref.rpartition("/")[2], tag) for ref in mapping.values())
    parts = described.values() if isinstance(described, dict) else described if isinstance(described, list) else ()
    for part in parts:
        yield from _tagged(part)


def _as_written(schemas: Schemas) -> Schemas:
    """As FastAPI writes those of the routes."""
    written: Mapping[str, Schemas] = jsonable_encoder(
        Components.model_validate({"schemas": schemas}), by_alias=True, exclude_none=True
    )
    return written["schemas"]


def _joined(routes: Schemas, socket: Schemas) -> dict[str, Mapping[str, Any]]:
    """All schemas, where each name means one thing; those of FastAPI's own making (`module__Name`) mean two."""
    twice = sorted(name for name, schema in socket.items() if routes.get(name, schema) != schema)
    twice += sorted(name for name in routes if "__" in name)
    assert not twice, f"two models with one name: {twice}"
    return {**routes, **socket}


@router.get("/api/openapi.json")
async def openapi(request: Request) -> JSONResponse:
    """This description."""
    described: Mapping[str, object] = request.app.openapi()
    return JSONResponse(described)
