"""Puts the application together."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

from stik import __version__
from stik.errors import StikError
from stik.server import (
    admin,
    analyses,
    clubs,
    desk,
    exercises,
    games,
    health,
    houses,
    learn,
    lobby,
    openapi,
    passkeys,
    people,
    phones,
    profiles,
    progress,
    recovery,
    replays,
    rulings,
    showings,
    socket,
    static,
)
from stik.server.access import assert_all_stand_in_the_table, guard
from stik.server.bodies import Bodies, Leftovers
from stik.server.errors import Errors, handler
from stik.server.limits import AddressLimit
from stik.server.logs import Requests
from stik.server.methods import Methods
from stik.server.security import PlainAddresses, SafeHeaders, SameOrigin
from stik.server.services import Services
from stik.server.unchanged import Unchanged

ROUTERS = (
    people.router,
    recovery.router,
    passkeys.router,
    profiles.router,
    clubs.router,
    houses.router,
    admin.router,
    games.router,
    lobby.router,
    replays.router,
    showings.router,
    analyses.router,
    desk.router,
    rulings.router,
    phones.router,
    learn.router,
    exercises.router,
    progress.router,
    socket.router,
    health.router,
    openapi.router,
    static.router,  # the last: it answers every address that is left
)


GUARDED = [Depends(guard)]


@cache
def routes() -> list[BaseRoute]:
    """All routes behind the guard; they know no services, and are worked out once for all applications of a process."""
    every = APIRouter(
        dependencies=GUARDED,
        responses=openapi.errors(*openapi.ALWAYS),
        generate_unique_id_function=openapi.operation_id,
    )
    for router in ROUTERS:
        every.include_router(router)
    assert_all_stand_in_the_table(every.routes)
    return every.routes


def create_app(services: Services) -> FastAPI:
    """The application over its services."""
    origins, silence = services.settings.origins, services.settings.silence
    app = FastAPI(
        title="Stik",
        version=__version__,
        description=openapi.DESCRIPTION,
        openapi_tags=openapi.TAGS,
        openapi_url=None,
        docs_url=None,  # their scripts come from elsewhere, and the page's policy allows only its own
        redoc_url=None,
        routes=routes(),
        dependencies=GUARDED,  # whatever else is added
        redirect_slashes=False,
        middleware=[
            Middleware(Leftovers, silence=silence),
            Middleware(Requests),
            Middleware(SafeHeaders, origins=origins, clock=services.clock),
            Middleware(Errors),
            Middleware(AddressLimit, limits=services.limits),
            Middleware(PlainAddresses),
            Middleware(Methods, routes=routes()),
            Middleware(SameOrigin, origins=origins),
            Middleware(Bodies, silence=silence),
            Middleware(GZipMiddleware, minimum_size=1000),
            Middleware(Unchanged),
        ],
        exception_handlers={StikError: handler, RequestValidationError: handler, HTTPException: handler},
    )
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]  # FastAPI's way to extend it
    app.state.services = services
    return app
