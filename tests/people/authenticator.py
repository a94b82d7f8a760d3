"""A device with passkeys on it, in software: as browsers answer, and in ways they never would."""

from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from houle.people.base64url import decode64, encode64

ORIGIN = "https://houle.test"
HOST = "houle.test"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
NO_MAKER = bytes(16)


class Authenticator:
    """Makes passkeys for one site and signs with the last of them."""

    def __init__(self, origin: str = ORIGIN, host: str = HOST) -> None:
        self.origin = origin
        self.host = host
        self.count = 0
        self.credential = b""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._user = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers when it was asked for a new passkey."""
        self.credential = token_bytes(32)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._user = decode64(options["user"]["id"])
        head = len(self.credential).to_bytes(2, "big")
        attested = NO_MAKER + head + self.credential + self._public()
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": encode64(said), "attestationObject": encode64(made)})

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers when it was asked for a passkey."""
        said = self._said("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": encode64(said),
                "authenticatorData": encode64(data),
                "signature": encode64(signature),
                "userHandle": encode64(self._user),
            }
        )

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        named = encode64(self.credential)
        rest = {"type": "public-key", "clientExtensionResults": {}}
        return {"id": named, "rawId": named, "response": response, **rest}

    def _said(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        )

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        at = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        return cbor2.dumps({1: 2, 3: -7, -1: 1, **at})
