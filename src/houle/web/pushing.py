"""The way to browsers that are not here: the push services that they name.

Addresses come from strangers, so nothing is asked but the services that the operator allows, by
https at its usual port. Nobody is sent elsewhere by them, and no answer is read.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from ssl import SSLContext
from urllib.parse import urlsplit

import httpx
import msgspec

from houle.people.base64url import decode64
from houle.people.telling import Answer, Sent, Subscription, SubscriptionId, Word
from houle.people.webpush import HouseKey, encrypted, public_key
from houle.tables.ports import Entropy, Millis
from houle.web.secrets import secrets_in

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""Those of Chrome and all that are built on it, Firefox, Edge and Safari; hosts below them too."""
NOBODY = "https://localhost"
"""Whom services are to write to if an operator has named nobody."""
TIMEOUTS = httpx.Timeout(10.0, connect=5.0)
LIMITS = httpx.Limits(max_connections=20, max_keepalive_connections=8)
POINT_BYTES, AUTH_BYTES = 65, 16
LONGEST_WAIT: Millis = 60 * 60 * 1000
MOST_SECONDS = 28 * 24 * 60 * 60
"""Push services keep nothing for longer than four weeks."""
GONE = (404, 410)
BUSY = (408, 429)
NOT_OUR_KEY = (401, 403)


@cache
def _trusting() -> SSLContext:
    """Reading whom the world trusts takes a while, and one reading does for all."""
    return httpx.create_ssl_context()


class PushServices:
    """Sends words to browsers."""

    def __init__(
        self,
        secret: str,
        entropy: Entropy,
        contact: str | None,
        services: Sequence[str] = SERVICES,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._entropy = entropy
        self._services = services
        keys = [HouseKey(one, contact or NOBODY) for one in secrets_in(secret)]
        self._keys = {key.shown: key for key in keys}
        self.house_key = keys[0].shown
        """By which browsers know this house, if they subscribe now."""
        self._client = httpx.AsyncClient(
            transport=transport or httpx.AsyncHTTPTransport(verify=_trusting(), limits=LIMITS),
            timeout=TIMEOUTS,
            follow_redirects=False,
            trust_env=False,
        )

    @property
    def offered_key(self) -> str | None:
        """The same, where there is a service by which browsers could be told."""
        return self.house_key if self._services else None

    def knows(self, house_key: str) -> bool:
        """Whether a subscription that was made for this key can be used."""
        return house_key in self._keys

    def allows(self, endpoint: str) -> bool:
        """Whether an address belongs to one of the services."""
        try:
            parts = urlsplit(endpoint)
            usual = parts.scheme == "https" and parts.port in (None, 443)
        except ValueError:
            return False
        host = parts.hostname or ""
        named = parts.netloc.removesuffix(":443").lower() == host  # no name and password in it
        return (
            usual
            and named
            and any(host == one or host.endswith(f".{one}") for one in self._services)
        )

    async def push(self, to: Subscription, word: Word, lasts: Millis, now: Millis) -> Sent:
        """Hand a word over; it is of no use after so long."""
        key = self._keys.get(to.house_key)
        if key is None or not self.allows(to.endpoint):
            return Sent(Answer.GONE)
        service = "https://" + urlsplit(to.endpoint).netloc.removesuffix(":443")
        message = msgspec.json.encode(word)
        body = encrypted(message, decode64(to.p256dh), decode64(to.auth), self._entropy)
        headers = {
            "authorization": key.authorization(service, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(min(max(lasts // 1000, 0), MOST_SECONDS)),
            "urgency": "high",
            "topic": key.topic(word.table),
        }
        try:
            request = self._client.build_request("POST", to.endpoint, content=body, headers=headers)
            answer = await self._client.send(request, stream=True)
            await answer.aclose()
        except httpx.HTTPError:
            return Sent(Answer.LATER)
        return _what_came(answer)

    async def close(self) -> None:
        await self._client.aclose()


def _what_came(answer: httpx.Response) -> Sent:
    if answer.is_success:
        return Sent(Answer.TAKEN)
    if answer.status_code in (*GONE, *NOT_OUR_KEY):
        return Sent(Answer.GONE)
    if answer.is_server_error or answer.status_code in BUSY:
        asked = answer.headers.get("retry-after", "")
        wait = int(asked) * 1000 if asked.isdecimal() and len(asked) < 8 else 0
        return Sent(Answer.LATER, min(wait, LONGEST_WAIT))
    return Sent(Answer.REFUSED)


def good_keys(p256dh: str, auth: str) -> bool:
    """Whether words can be encrypted for a browser with these keys."""
    try:
        point, secret = decode64(p256dh), decode64(auth)
        public_key(point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and len(secret) == AUTH_BYTES


def subscription_id(endpoint: str) -> SubscriptionId:
    """An endpoint by a name that leads nowhere."""
    return sha256(endpoint.encode()).hexdigest()
