"""What whoever asks has played."""

from litestar import get

from houle.people.own_record import OwnRecord, own_record
from houle.web.answering import GUEST, problems
from houle.web.coming_in import shown_guest
from houle.web.node import Req, node_of

MOST_GAMES = 5000


@get("/api/me/record", responses=problems(401), security=GUEST, tags=["players"])
async def my_record(request: Req) -> OwnRecord:
    """What you played, won and are rated at, game by game, and the latest games."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    results = await node.store.record.of(person.id, MOST_GAMES)
    return own_record(results, await node.store.ratings.of(person.id))
