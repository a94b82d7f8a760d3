"""When whoever asks is on holiday."""

from litestar import get, post
from litestar.params import JSONBody

from houle.people.holidays import Holiday, Taken
from houle.web.answering import GUEST, problems
from houle.web.bodies import HolidayBody
from houle.web.coming_in import shown_guest
from houle.web.node import Req, node_of


@get("/api/me/holiday", responses=problems(401), security=GUEST, tags=["players"])
async def my_holiday(request: Req) -> Taken:
    """The holiday you are on, or the next, and how many days are left."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    return await node.holidays.of(person.id)


@post(
    "/api/me/holiday",
    status_code=200,
    responses=problems(401, 403, 409, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def take_holiday(request: Req, data: JSONBody[HolidayBody]) -> Taken:
    """Be on holiday, in the place of the one you are on or would be."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    await node.holidays.take(person.id, Holiday(data.begins, data.ends))
    return await node.holidays.of(person.id)


@post(
    "/api/me/holiday/end",
    status_code=200,
    responses=problems(401, 403, 415),
    security=GUEST,
    tags=["players"],
)
async def end_holiday(request: Req) -> Taken:
    """Not be on holiday any more, nor as you had said."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await node.holidays.end(person.id)
    return await node.holidays.of(person.id)
