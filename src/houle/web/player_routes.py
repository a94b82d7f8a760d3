"""Guests, what they play, and what can be played."""

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.games.registry import game_names
from houle.store.players import Profile
from houle.tables.ports import Bookmark, Phase
from houle.tables.sitting import checked_name
from houle.web.addresses import address
from houle.web.answering import GUEST, MOST_LISTED, json_bytes, problems
from houle.web.asking import AtOnce, Before, Game
from houle.web.bodies import GuestBody
from houle.web.coming_in import device, let_in, shown_guest
from houle.web.kits import Kit, answered, packed_kit
from houle.web.language import locale_of
from houle.web.node import Req, node_of
from houle.web.offering import shown_games
from houle.web.quotas import Made
from houle.web.shapes import (
    Guest,
    NewGuest,
    ShownFinished,
    ShownGame,
    ShownListed,
    ShownWaiting,
)


@post("/api/guests", responses=problems(403, 409, 413, 415), tags=["players"])
async def new_guest(request: Req, data: JSONBody[GuestBody]) -> Response[NewGuest]:
    """Come in: a name, an animal, and a token to be known by from now on; browsers get a cookie."""
    node = node_of(request)
    name = checked_name(data.name)
    await node.quotas.count(Made.GUEST, None, address(request.scope))
    player = node.identity.new_guest()
    await node.store.players.put(player, Profile(name, data.animal))
    return await let_in(request, player)


@get("/api/me", responses=problems(401), security=GUEST, tags=["players"])
async def me(request: Req) -> Guest:
    """Who you are."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    shown = await shown_guest(node, person.id)
    session = node.identity.session(request.scope)
    if session is not None:
        await node.sessions.note(session, person.id, device(request))
    return shown


@post(
    "/api/me",
    status_code=200,
    responses=problems(401, 403, 409, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def rename(request: Req, data: JSONBody[GuestBody]) -> Guest:
    """Be called something else from now on, or be another animal."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    name = checked_name(data.name)
    await node.store.players.put(person.id, Profile(name, data.animal))
    return await shown_guest(node, person.id)


@get("/api/me/tables", responses=problems(401), security=GUEST, tags=["players"])
async def my_tables(request: Req) -> Response[tuple[ShownListed, ...]]:
    """Your tables: those that go on, then those that are over, of each the latest first."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    return json_bytes(msgspec.json.encode(await node.store.tables_of(person.id, MOST_LISTED)))


@get("/api/me/tables/finished", responses=problems(401), security=GUEST, tags=["players"])
async def my_finished(
    request: Req, before: Before = None, count: AtOnce = 24
) -> Response[ShownFinished]:
    """Your tables that are over, the latest first, by pages: `before` is the `next` of the last."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    after = None if before is None else _bookmark(before)
    found = await node.store.past(person.id, Phase.FINISHED, count + 1, after)
    page = found[:count]
    goes_on = f"{page[-1].since}-{page[-1].listed.table}" if len(found) > count else None
    shown = {"tables": [one.listed for one in page], "next": goes_on}
    return json_bytes(msgspec.json.encode(shown))


def _bookmark(before: str) -> Bookmark:
    since, _, table = before.partition("-")
    return Bookmark(int(since), table)


@get("/api/me/waiting", responses=problems(401), security=GUEST, tags=["players"])
async def waiting(request: Req) -> ShownWaiting:
    """The tables that wait for you, the latest first."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    return ShownWaiting(await node.waiting.tables_for(person.id))


@get("/api/games/{game:str}/kit", responses=problems(404), tags=["games"])
async def kit(request: Req, game: Game) -> Response[Kit]:
    """A game's faces and words, to draw and tell it with."""
    if game not in game_names():
        raise NotFoundException
    return answered(request, packed_kit(game, locale_of(request)))


@get("/api/games", responses=problems(), tags=["games"])
async def games(request: Req) -> list[ShownGame]:
    """What can be played here."""
    return shown_games(locale_of(request))
