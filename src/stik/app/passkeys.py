"""Passkeys: sign-in with a device's own key (WebAuthn) instead of a password."""

from __future__ import annotations

import json
import re
import secrets
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import webauthn
from itsdangerous import BadData, URLSafeSerializer
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from stik.app.details import LONGEST_KEY_NAME, line, unseen
from stik.app.identity import Identity, Known
from stik.app.ports import Broker, Moment, Passkey, Person, PersonId
from stik.app.secret import Secret
from stik.app.workers import InPlace, Workers
from stik.errors import Conflict, Fault, NotFound, StikError

CHALLENGE_LASTS: Final = 5 * 60_000
MOST_KEYS: Final = 20
KEY_NAME: Final = re.compile(r"[A-Za-z0-9_-]+")
"""How a device names a key; no database is asked for anything else."""
PRODUCT: Final = "Stik"

_MALFORMED: Final = (WebAuthnException, ValueError, KeyError, TypeError, IndexError, AttributeError, struct.error)
"""What the verification of a credential raises when somebody sends nonsense."""

Json = Mapping[str, object]


class PasskeyRefused(StikError):
    """The answer of the device does not fit the question, or nobody has this key."""

    def __init__(self) -> None:
        super().__init__(Fault.of("people/passkey-refused"))


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page was loaded from: `https://stik.example` and its host."""

    origin: str
    host: str

    @property
    def is_https(self) -> bool:
        return self.origin.startswith("https://")


@dataclass(frozen=True, slots=True)
class Question:
    """What the browser is asked; the id comes back with the answer."""

    challenge_id: str
    options: Json


class Passkeys:
    """Registers, verifies, lists and deletes passkeys; challenges travel signed, so any process can check them."""

    def __init__(
        self, identity: Identity, *, secret: Secret, broker: Broker | None = None, workers: Workers | None = None
    ) -> None:
        self._identity = identity
        self._people = identity.people
        self._clock = identity.clock
        self._broker = broker
        self._workers = workers or InPlace()
        self._signer = URLSafeSerializer(secret.get_secret_value(), salt="passkey-challenge")
        self._used: dict[str, Moment] = {}

    # a new key

    async def registration(self, person: Person, site: Site) -> Question:
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=PRODUCT,
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=challenge,
            timeout=CHALLENGE_LASTS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id))
                for key in await self._people.passkeys(person.id)
            ],
        )
        return Question(self._sign(challenge, person.id), json.loads(webauthn.options_to_json(options)))

    async def register(self, person: Person, site: Site, *, challenge_id: str, credential: Json, name: str) -> Passkey:
        """Stores the key that the device has made."""
        if len(await self._people.passkeys(person.id)) >= MOST_KEYS:
            raise Conflict("people/too-many-passkeys", most=MOST_KEYS)
        challenge = await self._challenge(challenge_id, person.id)
        made = await self._workers.read(_made, dict(credential), challenge, site)
        passkey = Passkey(
            id=bytes_to_base64url(made.credential_id),
            person=person.id,
            key=made.credential_public_key,
            count=made.sign_count,
            name="" if unseen(line(name)) else line(name)[:LONGEST_KEY_NAME],
            created=self._clock.now(),
        )
        if await self._people.passkey(passkey.id) is not None:
            raise PasskeyRefused
        await self._people.add_passkey(passkey)
        return passkey

    # sign in

    def question(self, site: Site) -> Question:
        """Whoever has a passkey for this site may answer."""
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=challenge,
            timeout=CHALLENGE_LASTS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return Question(self._sign(challenge, ""), json.loads(webauthn.options_to_json(options)))

    async def sign_in(self, site: Site, *, challenge_id: str, credential: Json, agent: str = "") -> tuple[Known, str]:
        """A new session of the key's owner, and the secret for the cookie."""
        challenge = await self._challenge(challenge_id, "")
        name = credential.get("id")
        if not isinstance(name, str) or KEY_NAME.fullmatch(name) is None:
            raise PasskeyRefused
        passkey = await self._people.passkey(name)
        person = await self._people.get(passkey.person) if passkey else None
        if passkey is None or person is None:
            raise PasskeyRefused
        count = await self._workers.read(_count, dict(credential), challenge, site, passkey.key, passkey.count)
        await self._people.use_passkey(passkey.id, count)
        return await self._identity.open(person, agent=agent)

    # the keys that one has

    async def of(self, person: PersonId) -> list[Passkey]:
        return await self._people.passkeys(person)

    async def delete(self, person: PersonId, passkey: str) -> None:
        """Raises `NotFound`."""
        found = await self._people.passkey(passkey)
        if found is None or found.person != person:
            raise NotFound("people/no-such-passkey")
        await self._people.delete_passkey(passkey)

    # challenges

    def _sign(self, challenge: bytes, person: PersonId) -> str:
        until = self._clock.now() + CHALLENGE_LASTS
        return str(self._signer.dumps([bytes_to_base64url(challenge), person, until]))

    async def _challenge(self, challenge_id: str, person: PersonId) -> bytes:
        """The challenge that was signed for this person, if it is young enough and nobody has answered it yet."""
        try:
            challenge, asked, until = self._signer.loads(challenge_id)
        except (BadData, ValueError, TypeError):
            raise PasskeyRefused from None
        now = self._clock.now()
        self._used = {used: end for used, end in self._used.items() if end > now}
        if asked != person or until <= now or challenge in self._used:
            raise PasskeyRefused
        self._used[challenge] = until
        if self._broker and not await self._broker.claim(f"challenge:{challenge}", CHALLENGE_LASTS / 1000):
            raise PasskeyRefused
        return base64url_to_bytes(challenge)


# what a device answers; CBOR can say things that nobody finishes reading, so it is read elsewhere


def _made(credential: dict[str, object], challenge: bytes, site: Site) -> VerifiedRegistration:
    try:
        return webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except _MALFORMED:
        raise PasskeyRefused from None


def _count(credential: dict[str, object], challenge: bytes, site: Site, key: bytes, count: int) -> int:
    """How often the key says that it was used."""
    try:
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=key,
            credential_current_sign_count=count,
        ).new_sign_count
    except _MALFORMED:
        raise PasskeyRefused from None
