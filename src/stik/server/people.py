"""Routes: oneself, accounts and devices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeAlias

import orjson
from fastapi import APIRouter, Depends, Request, Response

from stik.app.identity import Known
from stik.app.sign_in.guesses import Caller
from stik.server.access import At, Me, Of, Somebody
from stik.server.limits import address
from stik.server.models import Change, Credentials, Export, NewGuest, NewPassword, PersonModel, SessionModel, Who
from stik.server.openapi import errors
from stik.server.security import COOKIE, clear_cookie, device_of, set_cookies

router = APIRouter(tags=["people"])


def caller(request: Request) -> Caller:
    return Caller(address(request.scope), device_of(request), request.headers.get("user-agent", ""))


CallerOf: TypeAlias = Annotated[Caller, Depends(caller)]
SignedIn: TypeAlias = Callable[[Known, str], Awaitable[Who]]


def signing_in(request: Request, response: Response, services: Of, at: At, old: Somebody, by: CallerOf) -> SignedIn:
    """The answer to every way of signing in: the cookies, and who it is now."""

    async def signed_in(known: Known, token: str) -> Who:
        await services.accounts.remember(known.person, by.device)
        if old is not None:  # its cookie would be lost
            await services.identity.leave(old)
        set_cookies(request, response, token, at)
        return Who(person=PersonModel.of(known.person))

    return signed_in


SigningIn: TypeAlias = Annotated[SignedIn, Depends(signing_in)]


@router.get("/api/me")
async def show_me(known: Somebody, request: Request, response: Response, at: At) -> Who:
    """Who is signed in at this device."""
    if known:  # a browser forgets a cookie after its time, however often it was used
        set_cookies(request, response, request.cookies[COOKIE], at)
    return Who(person=PersonModel.of(known.person) if known else None)


@router.post("/api/guests", status_code=201, responses=errors(422))
async def create_guest(guest: NewGuest, services: Of, by: CallerOf, signed_in: SigningIn) -> Who:
    """A new guest, signed in at once."""
    return await signed_in(*await services.identity.welcome(guest.name, guest.language, agent=by.agent))


@router.patch("/api/me", responses=errors(401, 422))
async def change_me(change: Change, me: Me, services: Of) -> Who:
    """Another name or language."""
    person = await services.identity.change(me.person, name=change.name, language=change.language)
    return Who(person=PersonModel.of(person))


@router.get("/api/me/export", responses=errors(401))
async def export_me(me: Me, services: Of) -> Export:
    """Everything that is stored about me."""
    return Export.model_validate_json(orjson.dumps(await services.own_data.export(me.person.id)))


@router.delete("/api/me", status_code=204, responses=errors(401))
async def delete_me(me: Me, services: Of, response: Response, at: At) -> None:
    """Deletes me; tables keep the play, without the name and the chat."""
    await services.own_data.delete(me.person.id)
    clear_cookie(response, at)


@router.post("/api/accounts", status_code=201, responses=errors(401, 409, 422))
async def create_account(account: Credentials, me: Me, services: Of, by: CallerOf) -> Who:
    """The guest becomes an account."""
    person = await services.accounts.upgrade(me.person.id, account.login, account.password)
    await services.accounts.remember(person, by.device)
    return Who(person=PersonModel.of(person))


@router.put("/api/me/password", status_code=204, responses=errors(401, 403, 409, 422))
async def change_password(change: NewPassword, me: Me, services: Of, by: CallerOf) -> None:
    """Another password; signs out my other devices."""
    await services.accounts.change_password(me, change.old, change.new, by)


@router.post("/api/sessions", status_code=201, responses=errors(403, 422))
async def sign_in(account: Credentials, services: Of, by: CallerOf, signed_in: SigningIn) -> Who:
    """Sign in with login and password; who guesses waits longer and longer."""
    return await signed_in(*await services.accounts.sign_in(account.login, account.password, by))


@router.delete("/api/sessions/current", status_code=204)
async def sign_out(known: Somebody, services: Of, response: Response, at: At) -> None:
    """Sign this device out."""
    if known is not None:
        await services.identity.leave(known)
    clear_cookie(response, at)


@router.get("/api/sessions", responses=errors(401))
async def list_sessions(me: Me, services: Of) -> list[SessionModel]:
    """My devices."""
    devices = await services.identity.devices(me.person.id)
    return [SessionModel.of(session, current=session.id == me.session.id) for session in devices]


@router.delete("/api/sessions/{session}", status_code=204, responses=errors(401, 404, 422))
async def revoke_session(session: str, me: Me, services: Of) -> None:
    """Sign one of my devices out."""
    await services.identity.revoke(me.person.id, session)
