"""Whom whoever asks would rather not hear."""

from litestar import get, post
from litestar.params import JSONBody

from houle.web.answering import GUEST, problems
from houle.web.asking import Table
from houle.web.bodies import MuteBody
from houle.web.node import Req, node_of
from houle.web.shapes import ShownMuted


@get(
    "/api/tables/{table:str}/muted",
    responses=problems(401, 404, 409, 410),
    security=GUEST,
    tags=["players"],
)
async def muted(request: Req, table: Table) -> ShownMuted:
    """Where those sit whom you do not hear."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    return ShownMuted(await node.mutes.seats(person.id, table))


@post(
    "/api/tables/{table:str}/mute",
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def mute(request: Req, table: Table, data: JSONBody[MuteBody]) -> ShownMuted:
    """Not hear whoever you see in a seat any more, or again; they are not told."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    seats = await node.mutes.mute(person.id, table, data.seat, data.name, muted=data.muted)
    return ShownMuted(seats)
