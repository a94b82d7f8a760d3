"""What others see of whoever asks, and what one sees of others: their pages, and standings."""

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.games.registry import game_names
from houle.people.own_record import public_record
from houle.people.standings import Standings, standings
from houle.people.visibility import Handle, Visible
from houle.web.answering import GUEST, problems
from houle.web.asking import Game, PersonHandle
from houle.web.bodies import VisibleBody
from houle.web.coming_in import shown_guest
from houle.web.node import Node, Req, node_of
from houle.web.record_routes import MOST_GAMES
from houle.web.shapes import ShownPerson


@get("/api/me/visible", responses=problems(401), security=GUEST, tags=["players"])
async def my_visibility(request: Req) -> Visible:
    """What others see of you: nothing, until you say so."""
    node = node_of(request)
    return await node.visibility.of(node.identity.person(request.scope).id)


@post(
    "/api/me/visible",
    status_code=200,
    responses=problems(401, 403, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def choose_visibility(request: Req, data: JSONBody[VisibleBody]) -> Visible:
    """Say what others see of you from now on."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    return await node.visibility.choose(
        person.id, in_standings=data.in_standings, page=data.page, open_games=data.open_games
    )


@get("/api/people/{handle:str}", responses=problems(404), tags=["players"])
async def person_shown(request: Req, handle: PersonHandle) -> ShownPerson:
    """What somebody who wants it so has played."""
    node = node_of(request)
    player = await node.visibility.whose(handle)
    if player is None:
        raise NotFoundException
    guest = await shown_guest(node, player)
    results = await node.store.record.of(player, MOST_GAMES)
    record = public_record(results, await node.store.ratings.of(player))
    return ShownPerson(guest.name, guest.animal, record)


@get("/api/games/{game:str}/standings", responses=problems(404), tags=["games"])
async def game_standings(request: Req, game: Game) -> Standings:
    """The strongest in a game, of those who want to be named, and where you stand or would."""
    if game not in game_names():
        raise NotFoundException
    node = node_of(request)
    asking = node.identity.guest(request.scope)
    return await standings(game, node.store.ratings, node.store.visibility, asking)


async def name_at(node: Node, handle: Handle) -> str | None:
    """What somebody is called who wants a page of theirs to be seen; nobody's is `None`."""
    player = await node.visibility.whose(handle)
    known = None if player is None else await node.store.players.get(player)
    return None if known is None else known.name
