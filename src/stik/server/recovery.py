"""Routes: the ways back to an account whose password is forgotten."""

from __future__ import annotations

from fastapi import APIRouter

from stik.server.access import Me, Of
from stik.server.logs import log
from stik.server.models import Proof, Recovery, RecoveryCodes, RecoveryCodesLeft, Who
from stik.server.openapi import errors
from stik.server.people import CallerOf, SigningIn

router = APIRouter(tags=["people"])


@router.get("/api/me/recovery-codes", responses=errors(401))
async def show_recovery_codes(me: Me, services: Of) -> RecoveryCodesLeft:
    """How many of my recovery codes nobody has used."""
    codes = await services.ways_back.codes(me.person.id)
    return RecoveryCodesLeft(left=len(codes), made=codes[0].made if codes else None)


@router.post("/api/me/recovery-codes", status_code=201, responses=errors(401, 403, 409, 422))
async def make_recovery_codes(proof: Proof, me: Me, services: Of, by: CallerOf) -> RecoveryCodes:
    """New recovery codes in the place of mine; each sets a new password, once."""
    codes = await services.ways_back.make_codes(me.person, proof.password, by)
    log.info("recovery-codes-made", person=me.person.id)
    return RecoveryCodes(codes=codes)


@router.post("/api/recoveries", status_code=201, responses=errors(403, 422))
async def recover(recovery: Recovery, services: Of, by: CallerOf, signed_in: SigningIn) -> Who:
    """Sets a new password by a recovery code or a link, and signs in; everybody else is signed out."""
    known, token, kind = await services.ways_back.use(recovery.secret, recovery.password, by)
    log.warning("account-recovered", person=known.person.id, by=kind)
    return await signed_in(known, token)
