"""Friends of whoever asks, and the link to become one."""

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.people.transfers import Offered
from houle.tables.ports import PlayerId
from houle.web.answering import GUEST, problems
from houle.web.asking import FriendId
from houle.web.bodies import TransferBody
from houle.web.coming_in import shown_guest
from houle.web.node import Node, Req, node_of
from houle.web.shapes import Guest, ShownFriends


@get("/api/me/friends", responses=problems(401), security=GUEST, tags=["players"])
async def my_friends(request: Req) -> ShownFriends:
    """Your friends, and at which open tables of the list they sit."""
    node = node_of(request)
    return await _shown(node, node.identity.person(request.scope).id)


@post(
    "/api/me/friends/link",
    status_code=200,
    responses=problems(401, 403, 415),
    security=GUEST,
    tags=["players"],
)
async def offer_friendship(request: Req) -> Offered:
    """A code for a link to become friends with you: it works once, for a week."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    return await node.friends.offer(person.id, node.identity.shown(request.scope))


@post(
    "/api/friends/look",
    status_code=200,
    responses=problems(401, 403, 404, 413, 415),
    tags=["players"],
)
async def look_at_friendship(request: Req, data: JSONBody[TransferBody]) -> Guest:
    """With whom you would be friends; looking spends nothing."""
    node = node_of(request)
    other = await node.friends.meant(data.code, node.identity.guest(request.scope))
    if other is None:
        raise NotFoundException
    return await shown_guest(node, other)


@post(
    "/api/friends",
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def befriend(request: Req, data: JSONBody[TransferBody]) -> ShownFriends:
    """Be friends with whoever gave you the link."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    if await node.friends.take(data.code, person.id) is None:
        raise NotFoundException
    return await _shown(node, person.id)


@post(
    "/api/me/friends/{friend:str}/remove",
    status_code=200,
    responses=problems(401, 403, 404, 415),
    security=GUEST,
    tags=["players"],
)
async def remove_friend(request: Req, friend: FriendId) -> ShownFriends:
    """Not be friends any more; the other is not told."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    if not await node.friends.remove(person.id, friend):
        raise NotFoundException
    return await _shown(node, person.id)


async def _shown(node: Node, player: PlayerId) -> ShownFriends:
    return ShownFriends(tuple(await node.friends.of(player)))
