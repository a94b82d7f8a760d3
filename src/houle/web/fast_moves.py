"""A short cut for what is asked most: a move.

It does what the route does, without the framework: reads the body, makes the move, says how it
went. Only what cannot be read goes the long way from the beginning, to hear what is wrong with it.
What this saves is in docs/load.md.
"""

import re
from collections import deque
from collections.abc import Iterable

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from houle.tables.deeds import Person
from houle.tables.ports import TableId
from houle.web.asking import TABLE_ID
from houle.web.bodies import LARGEST_BODY, MoveBody
from houle.web.doing import make_move
from houle.web.identity import header
from houle.web.node import Node
from houle.web.problems import problem_of, send_answer, send_problem

MOVES = re.compile(f"/api/tables/({TABLE_ID})/moves")
JSON = "application/json"

read_body = msgspec.json.Decoder(MoveBody).decode
encode = msgspec.json.Encoder().encode


class FastMoves:
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
        wanted = _wanted(messages)
        if wanted is None:
            await self._app(scope, _again(messages, receive), send)
            return
        try:
            done = await make_move(self._node, table, Person(player), wanted)
        except Exception as error:  # noqa: BLE001 - each kind has its answer
            await send_problem(problem_of(self._node, Request(scope), table, error), send)
        else:
            await send_answer(send, 200, JSON, encode(done), {})


def _again(messages: deque[ReceiveMessage], receive: Receive) -> Receive:
    """What has been received already, then what is still to come."""

    async def from_the_beginning() -> ReceiveMessage:
        return messages.popleft() if messages else await receive()

    return from_the_beginning


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


def _wanted(messages: Iterable[ReceiveMessage]) -> MoveBody | None:
    """What a body asks for; `None` if it is too large or cannot be read."""
    body = b"".join(message["body"] for message in messages if message["type"] == "http.request")
    if len(body) > LARGEST_BODY:
        return None
    try:
        return read_body(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def _table(scope: Scope) -> TableId | None:
    """The table that a request to make a move is about; `None` for any other request."""
    if scope.get("method") != "POST" or header(scope, b"content-type") != JSON.encode():
        return None
    found = MOVES.fullmatch(scope["path"])
    return found and found[1]
