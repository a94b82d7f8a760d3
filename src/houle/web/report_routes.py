"""Somebody is reported, by where one sees them."""

from litestar import post
from litestar.params import JSONBody

from houle.people.reports import Moment
from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.asking import Table
from houle.web.bodies import ReportBody
from houle.web.node import Req, node_of
from houle.web.quotas import Made
from houle.web.shapes import Nothing


@post(
    "/api/tables/{table:str}/report",
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def report(request: Req, table: Table, data: JSONBody[ReportBody]) -> Nothing:
    """Have somebody look at what another did at a moment; nobody at the table is told."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await node.quotas.count(Made.REPORT, person.id, address(request.scope))
    await node.reports.report(person.id, Moment(table, data.seq, data.seat), data.name, data.about)
    return Nothing()
