"""What people ask for over HTTP: carried out, and counted."""

from collections.abc import Awaitable
from typing import TypeVar

from houle.kernel import RefusedError
from houle.tables.deeds import Deed, Person
from houle.tables.ports import Phase, TableId
from houle.tables.tables import Done
from houle.web.addresses import address
from houle.web.bodies import MoveBody
from houle.web.node import Node, Req, node_of
from houle.web.quotas import Made

R = TypeVar("R")
PHASE_OF = {Made.TABLE: Phase.OPEN, Made.GAME: Phase.PLAYING}
"""What somebody who makes one has one more of."""


async def make_move(node: Node, table: TableId, person: Person, wanted: MoveBody) -> Done:
    """Every move that a person makes comes through here, by the short cut or the long way."""
    work = node.tables.do(table, person, wanted.command, wanted.deed())
    return await counted(node, "Play", work)


async def deed(request: Req, table: TableId, command: str, wanted: Deed) -> Done:
    """Anything else that somebody wants to do at a table."""
    node = node_of(request)
    who = node.identity.person(request.scope)
    return await counted(node, type(wanted).__name__, node.tables.do(table, who, command, wanted))


async def check_may_make(request: Req, made: Made, table: TableId) -> None:
    """Whoever asks has room for one more besides this one, and has not made too many."""
    node = node_of(request)
    sender = node.identity.person(request.scope).id, address(request.scope)
    await node.quotas.check_room(PHASE_OF[made], *sender, table)
    await node.quotas.count(made, *sender)


async def opened(request: Req, name: str, work: Awaitable[Done]) -> Done:
    """A table comes to be, which counts as one of whoever asked for it."""
    node = node_of(request)
    done = await counted(node, name, work)
    person = node.identity.person(request.scope)
    await node.quotas.note(done.table, person.id, address(request.scope))
    return done


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
