"""Somebody says that something is wrong at a table."""

from litestar import post
from litestar.params import JSONBody

from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.asking import Table
from houle.web.bodies import FaultBody
from houle.web.node import Req, node_of
from houle.web.shapes import Nothing
from houle.web.table_routes import eyes_of


@post(
    "/api/tables/{table:str}/fault",
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
    tags=["tables"],
)
async def fault(request: Req, table: Table, data: JSONBody[FaultBody]) -> Nothing:
    """Keep a moment as you see it, for whoever runs the house: something is wrong with it."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await node.quotas.count_fault(person.id, address(request.scope))
    await node.faults.report(person.id, table, eyes_of(data.viewer), data.told)
    return Nothing()
