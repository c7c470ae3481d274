"""A passkey device in software: makes one P-256 key and signs with it (WebAuthn, attestation "none")."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Answers the questions of a browser at an origin."""

    def __init__(self, origin: str = "http://stik.test") -> None:
        self.origin = origin
        self.host = origin.split("://")[1].split(":")[0]
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.user = ""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any], client: dict[str, str] | None = None) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.user = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(HAS_KEY) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client("webauthn.create", options["challenge"], client)
        return self._credential(clientDataJSON=said, attestationObject=attestation)

    def get(self, options: dict[str, Any], client: dict[str, str] | None = None) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        data, said = self._data(0), self._client("webauthn.get", options["challenge"], client)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        head = hashlib.sha256(self.host.encode()).digest()
        return head + struct.pack(">BI", PRESENT | VERIFIED | flags, self.count)

    def _client(self, kind: str, challenge: str, changed: dict[str, str] | None) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | (changed or {})).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": {key: bytes_to_base64url(value) for key, value in response.items()},
            "clientExtensionResults": {},
        }
