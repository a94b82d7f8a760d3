"""What is kept of somebody besides a name and games, as they see it, and who may change it."""

from houle.people.refusing import Reason, refuse
from houle.tables.ports import PlayerId
from houle.web.coming_in import shown_guest
from houle.web.node import Node, Req, node_of
from houle.web.shapes import ShownAccount, ShownSession


async def shown_account(request: Req) -> ShownAccount:
    """What whoever asks may know of themselves."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    here = node.identity.session(request.scope)
    sessions = tuple(
        ShownSession(
            one.id,
            one.device.browser,
            one.device.system,
            one.began_at,
            one.seen_at,
            here=one.id == here,
        )
        for one in await node.sessions.of(person.id)
    )
    passkeys = tuple(await node.store.ways_in.passkeys_of(person.id))
    codes = await node.recovery.left(person.id)
    return ShownAccount(
        origin=None if node.party is None else node.party.origin,
        proved=not (passkeys or codes) or await node.sessions.proved(here),
        passkeys=passkeys,
        codes=codes,
        sessions=sessions,
        moderates=await node.moderation.is_moderator(person.id),
    )


async def check_may_change(node: Node, request: Req, player: PlayerId) -> None:
    """Ways in are changed by who has none yet, or has shown one lately; others are refused."""
    if await node.sessions.proved(node.identity.session(request.scope)):
        return
    if await node.store.ways_in.passkeys_of(player) or await node.recovery.left(player):
        refuse("P-12", Reason.NOT_PROVED)
