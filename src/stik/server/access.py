"""Who asks, how often, and whether they may: one dependency before every route."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from fastapi import Depends, Query
from fastapi.routing import iter_route_contexts
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute

from stik.app import authorisation
from stik.app.identity import Known
from stik.app.passkeys import Site
from stik.app.ports import Person
from stik.errors import NotSignedIn
from stik.messages import Language
from stik.server.hall import origin_of
from stik.server.limits import BY_ADDRESS, address, kind_of
from stik.server.security import COOKIE, site
from stik.server.services import Services


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def guard(connection: HTTPConnection) -> None:
    """Finds out who it is, counts the request, and looks into the table of who may what; once for a request."""
    if hasattr(connection.state, "known"):
        return
    services = services_of(connection)
    operation = connection.scope["route"].name
    known = await services.identity.known(connection.cookies.get(COOKIE))
    connection.state.known = known
    kind = kind_of(operation, connection.scope.get("method", "GET"))
    by_address = known is None or kind in BY_ADDRESS
    services.limits.take(kind, address(connection.scope) if by_address or known is None else known.session.id)
    authorisation.check(operation, known.person if known else None)
    if known is not None:
        await services.presence.seen(known.person.id)


def somebody(connection: HTTPConnection) -> Known | None:
    """Whoever it is, or nobody."""
    known: Known | None = connection.state.known
    return known


def viewer(connection: HTTPConnection) -> Person | None:
    """The person who looks, or nobody."""
    known = somebody(connection)
    return None if known is None else known.person


def signed_in(connection: HTTPConnection) -> Known:
    """Whoever it is; the table says that somebody must be."""
    known = somebody(connection)
    if known is None:
        raise NotSignedIn
    return known


def asking_site(connection: HTTPConnection) -> Site:
    return site(connection, services_of(connection).settings.origins)


def linked_from(connection: HTTPConnection) -> str:
    """The origin of links that others follow: what the owner has set, else where the connection arrived.

    What the client calls us (`Host`) is not repeated to others.
    """
    settings = services_of(connection).settings
    if settings.hall_origin or settings.origins:
        return settings.hall_origin or site(connection, settings.origins).origin
    host, port = connection.scope["server"]
    return origin_of(host, port or 80)


Of: TypeAlias = Annotated[Services, Depends(services_of)]
Me: TypeAlias = Annotated[Known, Depends(signed_in)]
Somebody: TypeAlias = Annotated[Known | None, Depends(somebody)]
Viewer: TypeAlias = Annotated[Person | None, Depends(viewer)]
At: TypeAlias = Annotated[Site, Depends(asking_site)]
Links: TypeAlias = Annotated[str, Depends(linked_from)]
InLanguage: TypeAlias = Annotated[Language, Query()]
After: TypeAlias = Annotated[
    int | None, Query(ge=0, le=1_000_000, description="Waits up to 25 seconds for a version after this one")
]


def operations(routes: Iterable[BaseRoute]) -> list[str]:
    """The names of all routes, also of included ones."""
    return [str(route.name) for route in iter_route_contexts(list(routes))]


def assert_all_stand_in_the_table(routes: Iterable[BaseRoute]) -> None:
    """Every route has a row in the table of who may what, and a name of its own."""
    names = operations(routes)
    missing = sorted(set(names) - set(authorisation.MAY))
    assert not missing, f"not in stik.app.authorisation.MAY: {missing}"
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"two routes with one name: {twice}"
