"""What people write to each other at a table, once all of them allow it."""

from functools import partial

from litestar import Controller, get, post
from litestar.params import JSONBody

from houle.tables import deeds
from houle.tables.tables import Done
from houle.web import bodies
from houle.web.answering import GUEST, problems
from houle.web.asking import After, Table
from houle.web.doing import deed
from houle.web.moderating import check_may_speak
from houle.web.node import Req, node_of
from houle.web.shapes import ShownWritten

do = partial(
    post,
    status_code=200,
    responses=problems(401, 403, 404, 409, 410, 413, 415),
    security=GUEST,
)


class WritingRoutes(Controller):
    """Words of people's own."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @do("/allow-writing")
    async def allow(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Allow that people write here; they can once everybody who has a seat does."""
        return await deed(request, table, data.command, deeds.AllowWriting())

    @do("/end-writing")
    async def end(self, request: Req, table: Table, data: JSONBody[bodies.JustDo]) -> Done:
        """Allow it no more: nobody writes, and you read nothing of what was written."""
        return await deed(request, table, data.command, deeds.EndWriting())

    @do("/write")
    async def write(self, request: Req, table: Table, data: JSONBody[bodies.WriteBody]) -> Done:
        """Write something to those who have a seat."""
        node = node_of(request)
        check_may_speak(node, node.identity.person(request.scope).id)
        wanted = deeds.Write(data.words, node.clock.now())
        return await deed(request, table, data.command, wanted)

    @get("/written", responses=problems(401, 404, 409, 410), security=GUEST)
    async def written(self, request: Req, table: Table, after: After = 0) -> ShownWritten:
        """What was written since you allow it, after a place of the log; the latest 200."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        return ShownWritten(await node.written.read(person.id, table, after))
