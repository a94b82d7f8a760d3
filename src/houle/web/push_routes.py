"""Browsers that want to be told of their player's turn."""

from litestar import get, post
from litestar.exceptions import ValidationException
from litestar.params import JSONBody

from houle.people.quiet import knows_zone
from houle.people.telling import Subscription
from houle.web.answering import GUEST, problems
from houle.web.bodies import PushBody, PushOffBody, hours
from houle.web.coming_in import shown_guest
from houle.web.node import Req, node_of
from houle.web.pushing import good_keys, subscription_id
from houle.web.shapes import Nothing, ShownPush

MOST_BROWSERS = 10
"""So many of one player are told; the oldest make room."""


@get("/api/push", responses=problems(), tags=["players"])
async def push_key(request: Req) -> ShownPush:
    """What a browser subscribes with: the key by which push services know this house."""
    return ShownPush(node_of(request).pushing.offered_key)


@post(
    "/api/me/push",
    status_code=200,
    responses=problems(401, 403, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def push_on(request: Req, data: JSONBody[PushBody]) -> Nothing:
    """Be told of your turn by a browser; sent again, what was said before is replaced."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    good = good_keys(data.p256dh, data.auth) and knows_zone(data.zone)
    if not good or not node.pushing.allows(data.endpoint) or not node.pushing.knows(data.key):
        raise ValidationException
    wanted = Subscription(
        id=subscription_id(data.endpoint),
        player=person.id,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        house_key=data.key,
        zone=data.zone,
        quiet=hours(data.quiet),
        company=data.company,
    )
    asked_with = node.identity.shown(request.scope)
    await node.store.notices.subscribe(wanted, asked_with, MOST_BROWSERS)
    return Nothing()


@post(
    "/api/me/push/off",
    status_code=200,
    responses=problems(401, 403, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def push_off(request: Req, data: JSONBody[PushOffBody]) -> Nothing:
    """Be told no more by a browser."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await node.store.notices.unsubscribe(person.id, subscription_id(data.endpoint))
    return Nothing()
