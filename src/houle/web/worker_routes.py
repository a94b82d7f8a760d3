"""What workers ask and answer for the bots. They show a token of their own."""

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from houle.tables.deeds import BotAt, Deed
from houle.tables.tables import Done
from houle.web import bodies
from houle.web.answering import WORKER, json_bytes, problems
from houle.web.asking import BotSeat, Table
from houle.web.doing import counted
from houle.web.node import Req, node_of
from houle.web.shapes import ShownBotTurn

ANSWER = problems(403, 404, 409, 410, 413, 415)


async def _answer(request: Req, table: str, seat: int, command: str, wanted: Deed) -> Done:
    node = node_of(request)
    node.identity.check_worker(request.scope)
    work = node.tables.do(table, BotAt(seat), command, wanted)
    return await counted(node, f"Bot{type(wanted).__name__}", work)


class WorkerRoutes(Controller):
    """The desk of the bots."""

    path = "/api/tables/{table:str}/bots"
    tags = ("workers",)
    security = WORKER

    @get(responses=problems(403, 404, 410))
    async def turns(self, request: Req, table: Table) -> Response[tuple[ShownBotTurn, ...]]:
        """The seats at a table in which bots play, each with its view."""
        node = node_of(request)
        node.identity.check_worker(request.scope)
        node.metrics.workers.inc()
        return json_bytes(msgspec.json.encode(await node.desk.turns(table)))

    @post("/{seat:int}/moves", status_code=200, responses=ANSWER)
    async def move(
        self, request: Req, table: Table, seat: BotSeat, data: JSONBody[bodies.MoveBody]
    ) -> Done:
        """A bot's move."""
        return await _answer(request, table, seat, data.command, data.deed())

    @post("/{seat:int}/asides", status_code=200, responses=ANSWER)
    async def aside(
        self, request: Req, table: Table, seat: BotSeat, data: JSONBody[bodies.AsideBody]
    ) -> Done:
        """What a bot does besides."""
        return await _answer(request, table, seat, data.command, data.deed())
