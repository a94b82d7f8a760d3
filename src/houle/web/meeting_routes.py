"""With people, over HTTP."""

from litestar import post
from litestar.params import JSONBody

from houle.tables.ports import Phase
from houle.tables.tables import Done, opened_by
from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.bodies import MeetBody
from houle.web.doing import counted
from houle.web.node import Req, node_of
from houle.web.problems import WANTED_GAME
from houle.web.quotas import Made


@post(
    "/api/meet",
    status_code=200,
    responses=problems(401, 403, 409, 413, 415),
    security=GUEST,
    tags=["tables"],
)
async def meet(request: Req, data: JSONBody[MeetBody]) -> Done:
    """Sit down where people wait for others to play a game, or at a new table to wait at.

    It is dealt soon, with bots in the seats that are free then. Whoever sits at such a table of
    this game already gets that one.
    """
    node = node_of(request)
    person = node.identity.person(request.scope)
    sender = person.id, address(request.scope)
    new = opened_by(person, data.command)

    async def may_open() -> None:
        for phase in (Phase.OPEN, Phase.PLAYING):
            await node.quotas.check_room(phase, *sender, new)
        for made in (Made.TABLE, Made.GAME):
            await node.quotas.count(made, *sender)

    known = await node.store.players.get(person.id)
    request.state[WANTED_GAME] = data.game
    done = await counted(
        node, "Meet", node.meeting.meet(person, data.command, data.deed(known), may_open)
    )
    if done.table == new:
        await node.quotas.note(new, *sender)
    return done
