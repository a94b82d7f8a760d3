"""People who talk to a world, and how they do."""

from typing import Any

import msgspec

from tests.secrecy.asgi import Header, Request, Transcript
from tests.secrecy.loop import HandClock

LIVE = "/live"


class StrayedError(Exception):
    """A world does not take the course of its history."""


class Guest:
    """Somebody with an address, a token and a transcript."""

    def __init__(self, name: str, app: Any, number: int) -> None:
        self.name = name
        self.app = app
        self.address = f"10.0.0.{number}"
        self.token: str | None = None
        self.cookie = b""
        """What their browser kept."""
        self.language = b"fr" if number % 2 else b"en"
        self.transcript: Transcript = []
        self.stream: Request | None = None
        self.shown = b""
        """The latest frame that a stream brought."""

    def hear(self, part: bytes) -> None:
        """Take in a part of a stream."""
        event, _, data = part.partition(b"\ndata: ")
        if event.endswith((b"event: frame", b"event: resync")):
            self.shown = data

    @property
    def headers(self) -> list[Header]:
        token = [(b"authorization", b"Bearer " + self.token.encode())] if self.token else []
        kept = [(b"cookie", self.cookie)] if self.cookie else []
        return [(b"accept-language", self.language), *token, *kept]

    @property
    def turn(self) -> int:
        """The decision that the table waits for, as a stream told last."""
        you = msgspec.json.decode(self.shown, type=_Frame).you
        return (you.turn if you else None) or 1


class _You(msgspec.Struct):
    turn: int | None


class _Frame(msgspec.Struct):
    you: _You | None


class Talk:
    """Everything that is asked about one table, one thing after the other."""

    def __init__(self, clock: HandClock) -> None:
        self._clock = clock
        self._commands = 0
        self.table = ""

    async def listen(self, guest: Guest, after: int | None) -> None:
        """Open a stream in place of the one before, resumed after a place of the log.

        Every third of these places is one at which the guest looks at something else.
        """
        if guest.stream is not None:
            await guest.stream.close()
        headers = [] if after is None else [(b"last-event-id", str(after).encode())]
        elsewhere = after is not None and after % 3 == 0
        address = f"{LIVE}?elsewhere=true" if elsewhere else LIVE
        asked = f"GET /api/tables/{self.table}{address}"
        guest.stream = self._request(guest, asked, headers, b"")
        await self._clock.settle()

    async def ask(self, guest: Guest, asked: str, **body: Any) -> Request:
        """Ask something and wait for the answer."""
        encoded = msgspec.json.encode(body) if body else b""
        request = self._request(guest, asked, [], encoded)
        await self._clock.settle()
        await request.close()
        return request

    async def post(self, guest: Guest, deed: str, **body: Any) -> Request:
        """Ask for a deed, which may be refused."""
        path = f"POST /api/tables/{self.table}/{deed}"
        return await self.ask(guest, path, command=self.command(), **body)

    async def do(self, guest: Guest, deed: str, **body: Any) -> None:
        """Ask for a deed that must be carried out."""
        must(await self.post(guest, deed, **body), 200)

    def command(self) -> str:
        """A new one."""
        self._commands += 1
        return f"c{self._commands}"

    def _request(self, guest: Guest, asked: str, more: list[Header], body: bytes) -> Request:
        return Request(
            guest.app,
            self._clock,
            guest.transcript,
            asked,
            address=guest.address,
            headers=[*guest.headers, *more],
            body=body,
            hear=guest.hear if LIVE in asked else None,
        )


def must(answer: Request, status: int) -> None:
    """Nothing else would do."""
    if answer.status != status:
        raise StrayedError(f"{answer.status}: {answer.latest.decode()}")
