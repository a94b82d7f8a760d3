"""Guests, what they play, and what can be played."""

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.bots import bot_names
from houle.games.registry import find_game, game_names
from houle.store.players import Profile
from houle.tables.animals import born_as
from houle.tables.deciding import checked_name
from houle.tables.ports import PlayerId
from houle.texts import Host
from houle.web.answering import GUEST, MOST_LISTED, json_bytes, problems
from houle.web.asking import Game
from houle.web.bodies import GuestBody
from houle.web.identity import COOKIE, COOKIE_AGE, SAFE_COOKIE
from houle.web.kits import Kit, answered, packed_kit
from houle.web.language import locale_of
from houle.web.node import Node, Req, node_of
from houle.web.shapes import Guest, NewGuest, ShownGame, ShownListed


@post("/api/guests", responses=problems(403, 409, 413), tags=["players"])
async def new_guest(request: Req, data: JSONBody[GuestBody]) -> Response[NewGuest]:
    """Come in: a name, an animal, and a token to be known by from now on, also as a cookie."""
    node = node_of(request)
    name = checked_name(data.name)
    player, token = node.identity.new_guest()
    await node.store.players.put(player, Profile(name, data.animal))
    shown = NewGuest(name, data.animal or born_as(player), token)
    return Response(shown, cookies=[guest_cookie(request, token)])


def guest_cookie(request: Req, token: str) -> Cookie:
    """What a browser keeps to be known again."""
    safe = request.scope["scheme"] == "https"
    return Cookie(
        key=SAFE_COOKIE if safe else COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_AGE,
        secure=safe,
        httponly=True,
        samesite="lax",
    )


@get("/api/me", responses=problems(401), security=GUEST, tags=["players"])
async def me(request: Req) -> Guest:
    """Who you are."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    return await shown_guest(node, person.id)


async def shown_guest(node: Node, player: PlayerId) -> Guest:
    """A player as the player sees it."""
    known = await node.store.players.get(player) or Profile("")
    return Guest(known.name, known.animal or born_as(player))


@post(
    "/api/me",
    status_code=200,
    responses=problems(401, 403, 409, 413),
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
    """Your tables, the latest first."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    return json_bytes(msgspec.json.encode(await node.store.tables_of(person.id, MOST_LISTED)))


@get("/api/games/{game:str}/kit", responses=problems(404), tags=["games"])
async def kit(request: Req, game: Game) -> Response[Kit]:
    """A game's faces and words, to draw and tell it with."""
    if game not in game_names():
        raise NotFoundException
    return answered(request, packed_kit(game, locale_of(request)))


@get("/api/games", responses=problems(), tags=["games"])
async def games(request: Req) -> list[ShownGame]:
    """What can be played here."""
    locale = locale_of(request)
    return [_shown(name, locale) for name in game_names()]


def _shown(name: str, locale: str) -> ShownGame:
    kind = find_game(name)
    host = Host(kind, locale)
    return ShownGame(
        name=name,
        title=host.title,
        blurb=host.blurb,
        rules_version=kind.rules_version,
        fewest=kind.seat_counts[0],
        most=kind.seat_counts[-1],
        options=msgspec.json.schema(kind.options_type),
        bots=tuple(bot_names(name)),
    )
