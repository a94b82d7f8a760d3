"""A push service in this process, and browsers that read what it brings while no page is open."""

from functools import cache

import httpx

from tests.people.stand_in import Browser
from tests.secrecy.asgi import Came, Transcript
from tests.secrecy.loop import HandClock
from tests.secrecy.talking import Guest, Talk, must

SERVICES = ("fcm.googleapis.com",)
SEEN_OUTSIDE = (b"ttl", b"urgency", b"topic")
"""What the service goes by; the rest of what it sees is drawn anew for each word."""


class PushService(httpx.AsyncBaseTransport):
    """Notes what a service sees of a word, and what the browser reads of it."""

    def __init__(self, clock: HandClock, ops: Transcript) -> None:
        self._clock = clock
        self._ops = ops
        self._told: dict[str, Guest] = {}

    async def subscribe(self, talk: Talk, guest: Guest, house_key: str) -> None:
        """Have somebody told of their turns, for as long as this world stands."""
        browser = _browser(guest.address)
        self._told[browser.endpoint] = guest
        wanted = browser.subscription(house_key)
        must(await talk.ask(guest, "POST /api/me/push", **wanted), 200)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        guest = self._told[str(request.url)]
        sealed = await request.aread()
        headers = [(name.lower(), value) for name, value in request.headers.raw]
        seen = tuple(header for header in headers if header[0] in SEEN_OUTSIDE)
        for transcript, body in (
            (self._ops, b"%d bytes" % len(sealed)),
            (guest.transcript, _browser(guest.address).read(sealed)),
        ):
            asked = f"push {request.url}"
            transcript.append(Came(self._clock.now(), asked, None, seen, body, more=False))
        return httpx.Response(201)


@cache
def _browser(address: str) -> Browser:
    """The same in every world: how it is reached is among what people can look up."""
    return Browser(address)
