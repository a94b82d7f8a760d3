"""One person on a second device, by a code that works once."""

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.people.transfers import Offered
from houle.web.answering import GUEST, problems
from houle.web.bodies import TransferBody
from houle.web.coming_in import let_in, shown_guest
from houle.web.node import Req, node_of
from houle.web.shapes import Guest, NewGuest, ShownTransfer


@post(
    "/api/me/transfer",
    status_code=200,
    responses=problems(401, 403, 415),
    security=GUEST,
    tags=["players"],
)
async def offer(request: Req) -> Offered:
    """A code to carry on with on another device: it works once, for ten minutes."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    return await node.transfers.offer(person.id, node.identity.shown(request.scope))


@get("/api/me/transfer", responses=problems(401, 404), security=GUEST, tags=["players"])
async def latest(request: Req) -> ShownTransfer:
    """What became of the code that you asked for last."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    kept = await node.transfers.latest(person.id)
    if kept is None:
        raise NotFoundException
    return ShownTransfer(kept.until, kept.used)


@post(
    "/api/transfers/look",
    status_code=200,
    responses=problems(401, 403, 404, 413, 415),
    tags=["players"],
)
async def look(request: Req, data: JSONBody[TransferBody]) -> Guest:
    """Who you would become with a code; looking spends nothing."""
    node = node_of(request)
    player = await node.transfers.meant(data.code)
    if player is None:
        raise NotFoundException
    return await shown_guest(node, player)


@post(
    "/api/transfers",
    status_code=200,
    responses=problems(401, 403, 404, 413, 415),
    tags=["players"],
)
async def take(request: Req, data: JSONBody[TransferBody]) -> Response[NewGuest]:
    """Be who a code was given to, here too; browsers get a cookie."""
    node = node_of(request)
    player = await node.transfers.take(data.code)
    if player is None:
        raise NotFoundException
    return await let_in(request, player)
