"""How somebody is let in: in a session of their own, by a token for it."""

from litestar import Response
from litestar.exceptions import NotAuthorizedException

from houle.people.ports import SessionId
from houle.people.sessions import Device, device_of
from houle.tables.animals import born_as
from houle.tables.ports import PlayerId
from houle.web.cookies import guest_cookie
from houle.web.identity import TOKEN_AGE, from_page, header
from houle.web.node import Node, Req, node_of
from houle.web.shapes import Guest, NewGuest


async def let_in(request: Req, player: PlayerId, *, proved: bool = False) -> Response[NewGuest]:
    """Somebody begins a session here; browsers get a cookie."""
    node = node_of(request)
    guest = await shown_guest(node, player)
    session = await begin_session(request, player, proved=proved)
    return with_token(request, guest, node.identity.token_for(player, session))


async def begin_session(request: Req, player: PlayerId, *, proved: bool = False) -> SessionId:
    """A session here; of a player who shows who they are it takes the place of the former."""
    node = node_of(request)
    former = node.identity.session(request.scope)
    session = await node.sessions.begin(player, device(request), proved=proved)
    if proved and former is not None:
        await node.sessions.end(player, former)
    return session


async def shown_guest(node: Node, player: PlayerId) -> Guest:
    """A player as the player sees it."""
    known = await node.store.players.get(player)
    if known is None:
        raise NotAuthorizedException  # forgotten, and free to come in again
    return Guest(known.name, known.animal or born_as(player))


def with_token(request: Req, guest: Guest, token: str) -> Response[NewGuest]:
    """Programs are told the token; what runs in a page never learns it."""
    if not from_page(request.scope):
        return Response(NewGuest(guest.name, guest.animal, token))
    cookie = guest_cookie(request.scope, token, TOKEN_AGE)
    return Response(NewGuest(guest.name, guest.animal), cookies=[cookie])


def device(request: Req) -> Device:
    """What somebody looks through."""
    introduced = header(request.scope, b"user-agent") or b""
    return device_of(introduced.decode("latin-1"), a_page=from_page(request.scope))
