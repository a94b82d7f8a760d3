"""A short cut for what is asked most: a move that is well-formed, allowed and carried out.

Whatever else comes of it goes the long way through the framework, from the beginning: a command is
carried out once, so asking twice does no harm. Only for a log that is away nobody waits twice. What
this saves is in docs/load.md.
"""

from collections import deque
from collections.abc import Iterable, Iterator

import msgspec
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from houle.tables.deeds import Person
from houle.tables.ids import ID_LENGTH
from houle.tables.ports import LogDownError, LogUnsureError, TableId
from houle.web.bodies import LARGEST_BODY, MoveBody
from houle.web.identity import header
from houle.web.node import Node
from houle.web.problems import LOG_AWAY, send_answer, send_problem

BEFORE, AFTER = "/api/tables/", "/moves"
LENGTH = len(BEFORE) + ID_LENGTH + len(AFTER)
JSON = "application/json"

read_body = msgspec.json.Decoder(MoveBody).decode
encode = msgspec.json.Encoder().encode


class ShortCut:
    """Stands between the door and the application."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app = app
        self._node = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _table(scope)
        player = None if table is None else self._node.identity.guest(scope)
        if table is None or player is None:
            await self._app(scope, receive, send)
            return
        messages = await _read(receive)
        try:
            done = await self._done(table, Person(player), messages)
        except (LogDownError, LogUnsureError):
            await send_problem(LOG_AWAY, send)
            return
        if done is not None:
            await send_answer(send, 200, JSON, done, {})
            return

        async def from_the_beginning() -> ReceiveMessage:
            return messages.popleft() if messages else await receive()

        await self._app(scope, from_the_beginning, send)

    async def _done(
        self, table: TableId, person: Person, messages: Iterable[ReceiveMessage]
    ) -> bytes | None:
        """The answer to a move that was carried out."""
        node = self._node
        try:
            wanted = read_body(b"".join(_bodies(messages)))
            began = node.clock.now()
            done = await node.tables.do(table, person, wanted.command, wanted.deed())
        except (LogDownError, LogUnsureError):
            raise
        except Exception:  # noqa: BLE001 - what is wrong is for the long way to say
            return None
        node.metrics.note_deed("Play", "done", node.clock.now() - began)
        return encode(done)


async def _read(receive: Receive) -> deque[ReceiveMessage]:
    """A request's body, in the messages it came in; of one that is too large, its beginning."""
    messages: deque[ReceiveMessage] = deque()
    size = 0
    while size <= LARGEST_BODY:
        message = await receive()
        messages.append(message)
        if message["type"] != "http.request" or not message.get("more_body"):
            break
        size += len(message["body"])
    return messages


def _bodies(messages: Iterable[ReceiveMessage]) -> Iterator[bytes]:
    for message in messages:
        if message["type"] == "http.request":
            yield message["body"]


def _table(scope: Scope) -> TableId | None:
    """The table that a request to make a move is about; `None` for any other request."""
    if scope.get("method") != "POST" or header(scope, b"content-type") != JSON.encode():
        return None
    path = scope["path"]
    if len(path) != LENGTH or not path.startswith(BEFORE) or not path.endswith(AFTER):
        return None
    return path[len(BEFORE) : -len(AFTER)]
