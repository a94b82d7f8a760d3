"""What people ask for over HTTP: carried out, and counted."""

from collections.abc import Awaitable
from typing import TypeVar

from houle.kernel import RefusedError
from houle.tables.deeds import Deed, Person
from houle.tables.ports import TableId
from houle.tables.tables import Done
from houle.web.bodies import MoveBody
from houle.web.node import Node, Req, node_of

R = TypeVar("R")


async def make_move(node: Node, table: TableId, person: Person, wanted: MoveBody) -> Done:
    """Every move that a person makes comes through here, by the short cut or the long way."""
    work = node.tables.do(table, person, wanted.command, wanted.deed())
    return await counted(node, "Play", work)


async def deed(request: Req, table: TableId, command: str, wanted: Deed) -> Done:
    """Anything else that somebody wants to do at a table."""
    node = node_of(request)
    who = node.identity.person(request.scope)
    return await counted(node, type(wanted).__name__, node.tables.do(table, who, command, wanted))


async def counted(node: Node, name: str, work: Awaitable[R]) -> R:
    """Note how it went and how long it took."""
    began = node.clock.now()
    answer = "failed"
    try:
        done = await work
        answer = "done"
    except RefusedError:
        answer = "refused"
        raise
    else:
        return done
    finally:
        node.metrics.note_deed(name, answer, node.clock.now() - began)
