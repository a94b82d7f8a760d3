"""To which tables whoever asks is invited, by people they played with."""

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.tables.tables import Done
from houle.web.answering import GUEST, json_bytes, problems
from houle.web.asking import Table
from houle.web.bodies import JustDo
from houle.web.doing import counted
from houle.web.node import Req, node_of
from houle.web.shapes import Nothing, ShownInvitation


@get("/api/me/invitations", responses=problems(401), security=GUEST, tags=["players"])
async def my_invitations(request: Req) -> Response[tuple[ShownInvitation, ...]]:
    """The open tables that people you played with ask you to, the latest first."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    return json_bytes(msgspec.json.encode(await node.invitations.of(person.id)))


@post(
    "/api/me/invitations/{table:str}/take",
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def take_invitation(request: Req, table: Table, data: JSONBody[JustDo]) -> Done:
    """Sit down at a table that you are invited to, wherever a seat is free."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    known = await node.store.players.get(person.id)
    name, animal = ("", None) if known is None else (known.name, known.animal)
    work = node.invitations.take(table, person, data.command, name, animal)
    done = await counted(node, "Sit", work)
    if done is None:
        raise NotFoundException
    return done


@post(
    "/api/me/invitations/{table:str}/decline",
    status_code=200,
    responses=problems(401, 403, 404, 415),
    security=GUEST,
    tags=["players"],
)
async def decline_invitation(request: Req, table: Table) -> Nothing:
    """Rather not; nobody is told."""
    node = node_of(request)
    if not await node.invitations.decline(table, node.identity.person(request.scope).id):
        raise NotFoundException
    return Nothing()
