"""Routes: passkeys."""

from __future__ import annotations

from fastapi import APIRouter

from stik.server.access import At, Me, Of
from stik.server.models import NewPasskey, PasskeyAnswer, PasskeyModel, QuestionModel, Who
from stik.server.openapi import errors
from stik.server.people import CallerOf, SigningIn

router = APIRouter(tags=["passkeys"])


@router.post("/api/passkeys/options", responses=errors(401))
async def ask_for_passkey(me: Me, services: Of, at: At) -> QuestionModel:
    """What the browser is asked to make a passkey."""
    return QuestionModel.of(await services.passkeys.registration(me.person, at))


@router.post("/api/passkeys", status_code=201, responses=errors(401, 403, 409, 422))
async def add_passkey(answer: NewPasskey, me: Me, services: Of, at: At) -> PasskeyModel:
    """Adds the passkey that the browser has made."""
    passkey = await services.passkeys.register(
        me.person, at, challenge_id=answer.challenge_id, credential=answer.credential, name=answer.name
    )
    return PasskeyModel.of(passkey)


@router.get("/api/passkeys", responses=errors(401))
async def list_passkeys(me: Me, services: Of) -> list[PasskeyModel]:
    """My passkeys."""
    return [PasskeyModel.of(passkey) for passkey in await services.passkeys.of(me.person.id)]


@router.delete("/api/passkeys/{passkey}", status_code=204, responses=errors(401, 404, 422))
async def delete_passkey(passkey: str, me: Me, services: Of) -> None:
    """Deletes one of my passkeys."""
    await services.passkeys.delete(me.person.id, passkey)


@router.post("/api/passkeys/sign-in/options")
async def ask_passkey_sign_in(services: Of, at: At) -> QuestionModel:
    """What the browser is asked to sign in with a passkey."""
    return QuestionModel.of(services.passkeys.question(at))


@router.post("/api/passkeys/sign-in", status_code=201, responses=errors(403, 422))
async def passkey_sign_in(answer: PasskeyAnswer, services: Of, at: At, by: CallerOf, signed_in: SigningIn) -> Who:
    """Sign in with a passkey."""
    known, token = await services.passkeys.sign_in(
        at, challenge_id=answer.challenge_id, credential=answer.credential, agent=by.agent
    )
    return await signed_in(known, token)
