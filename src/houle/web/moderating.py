"""Who may decide about others, and who may speak."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler

from houle.people.refusing import Reason, refuse
from houle.tables.ports import Millis, PlayerId
from houle.web.node import NODE, Node

A_DAY: Millis = 24 * 60 * 60 * 1000


async def only_moderators(
    connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler
) -> None:
    """To everybody else there is nothing here (P-83)."""
    node: Node = connection.app.state[NODE]
    player = node.identity.guest(connection.scope)
    if player is None or node.identity.blocked(player):
        raise NotFoundException
    if not await node.moderation.is_moderator(player):
        raise NotFoundException


def check_may_speak(node: Node, player: PlayerId) -> None:
    """Refuse whoever had their word taken away (P-87)."""
    left = node.marks.silent_until(player) - node.clock.now()
    if left > 0:
        refuse("P-87", Reason.TALK_TAKEN, days=-(-left // A_DAY))
