"""A push service and a browser behind it, in this process: what comes is verified and read."""

from typing import Any

import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from houle.people.base64url import decode64, encode64
from houle.people.webpush import public_key, shown_key
from houle.web.system import entropy

SERVICE = "https://fcm.googleapis.com"


class Came(msgspec.Struct, frozen=True):
    """A word that came: what the service saw of it, and what the browser read."""

    headers: dict[str, str]
    claims: dict[str, Any]
    word: dict[str, Any]


class Browser:
    """Subscribes, and reads what comes."""

    def __init__(self, name: str = "phone") -> None:
        self.endpoint = f"{SERVICE}/fcm/send/{name}"
        self._key = generate_private_key(SECP256R1())
        self._auth = entropy(16)

    def subscription(self, house_key: str, **more: Any) -> dict[str, Any]:
        """What a page sends of it."""
        return {
            "endpoint": self.endpoint,
            "p256dh": encode64(shown_key(self._key)),
            "auth": encode64(self._auth),
            "key": house_key,
            "zone": "Europe/Paris",
        } | more

    def read(self, body: bytes) -> bytes:
        """As RFC 8291 says, from the other side."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ECDH(), public_key(theirs))
        told = b"WebPush: info\0" + shown_key(self._key) + theirs
        between = HKDF(SHA256(), 32, self._auth, told).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(between)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(between)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")


class StandIn(httpx.AsyncBaseTransport):
    """Takes what comes for its browsers, and answers as it was told to."""

    def __init__(self, *browsers: Browser) -> None:
        self._browsers = {browser.endpoint: browser for browser in browsers}
        self.came: list[Came] = []
        self.answers: list[httpx.Response] = []
        """What it says to the next ones; it takes them if it was told nothing."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if self.answers:
            return self.answers.pop(0)
        headers = dict(request.headers)
        token, _, key = headers["authorization"].removeprefix("vapid t=").partition(", k=")
        word = self._browsers[str(request.url)].read(await request.aread())
        self.came.append(Came(headers, claims(token, key), msgspec.json.decode(word)))
        return httpx.Response(201)


def claims(token: str, key: str) -> dict[str, Any]:
    """What a token says, if it was signed with that key."""
    signed, _, signature = token.rpartition(".")
    raw = decode64(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = public_key(decode64(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ECDSA(SHA256()))
    found: dict[str, Any] = msgspec.json.decode(decode64(signed.partition(".")[2]))
    return found
