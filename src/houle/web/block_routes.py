"""Whom whoever asks does not want to meet."""

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.web.answering import GUEST, problems
from houle.web.asking import Block, Table
from houle.web.bodies import SeenBody
from houle.web.node import Node, Req, node_of
from houle.web.shapes import Nothing, ShownBlocks


@get("/api/me/blocks", responses=problems(401), security=GUEST, tags=["players"])
async def my_blocks(request: Req) -> ShownBlocks:
    """Whom you block, the latest first."""
    node = node_of(request)
    return await _shown(node, node.identity.person(request.scope).id)


@post(
    "/api/tables/{table:str}/block",
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def block(request: Req, table: Table, data: JSONBody[SeenBody]) -> Nothing:
    """Not meet any more whoever you see in a seat; they are not told."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await node.blocks.block(person.id, table, data.seat, data.name)
    return Nothing()


@post(
    "/api/me/blocks/{block:str}/undo",
    status_code=200,
    responses=problems(401, 403, 404, 415),
    security=GUEST,
    tags=["players"],
)
async def unblock(request: Req, block: Block) -> ShownBlocks:
    """Meet somebody again."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    if not await node.blocks.undo(person.id, block):
        raise NotFoundException
    return await _shown(node, person.id)


async def _shown(node: Node, player: str) -> ShownBlocks:
    return ShownBlocks(tuple(await node.blocks.of(player)))
