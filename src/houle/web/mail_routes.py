"""Being told of one's turn by mail, where the operator has set that up."""

from litestar import get, post
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import JSONBody

from houle.people.mailboxes import Wanted, known_address
from houle.people.quiet import knows_zone
from houle.people.refusing import Reason, refuse
from houle.people.telling import Answer
from houle.tables.ports import Millis, PlayerId
from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.asking import MailToken
from houle.web.bodies import MailBody, MailTokenBody, hours
from houle.web.coming_in import shown_guest
from houle.web.language import locale_of
from houle.web.node import MailWay, Node, Req, node_of
from houle.web.shapes import Nothing, ShownMail


@get("/api/me/mail", responses=problems(401), security=GUEST, tags=["players"])
async def mail(request: Req) -> ShownMail:
    """Whether mail is sent from here, and where to for you."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    return await _shown(node, person.id)


@post(
    "/api/me/mail",
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def mail_on(request: Req, data: JSONBody[MailBody]) -> ShownMail:
    """Be told of your turn at an address, once whoever reads mail there has confirmed it."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    way = mail_way(node)
    known = known_address(data.address)
    if known is None:
        refuse("P-31", Reason.BAD_ADDRESS)
    if not knows_zone(data.zone):
        raise ValidationException
    how = data.zone, hours(data.quiet), data.company
    wanted = Wanted(person.id, known, locale_of(request), *how)
    if (await node.store.mailboxes.addresses(person.id)).address != known:
        await node.quotas.count_mail(person.id, address(request.scope), known)
        await _ask_to_confirm(way, wanted, node.clock.now())
    await node.store.mailboxes.ask(wanted)
    return await _shown(node, person.id)


async def _ask_to_confirm(way: MailWay, wanted: Wanted, now: Millis) -> None:
    sent = await way.post.ask_to_confirm(wanted, now)
    if sent.answer is Answer.GONE:
        refuse("P-31", Reason.BAD_ADDRESS)
    if sent.answer is not Answer.TAKEN:
        refuse("P-30", Reason.MAIL_AWAY)


@post(
    "/api/me/mail/off",
    status_code=200,
    responses=problems(401, 403, 415),
    security=GUEST,
    tags=["players"],
)
async def mail_off(request: Req) -> Nothing:
    """Get no more mail; your address is forgotten."""
    node = node_of(request)
    await node.store.mailboxes.forget_of(node.identity.person(request.scope).id)
    return Nothing()


@post(
    "/api/mail/confirm",
    status_code=200,
    responses=problems(403, 404, 413, 415),
    tags=["players"],
)
async def mail_confirmed(request: Req, data: JSONBody[MailTokenBody]) -> Nothing:
    """Confirm an address, in whichever browser its mail is read."""
    node = node_of(request)
    mailbox = mail_way(node).links.to_confirm(data.token)
    if mailbox is None or not await node.store.mailboxes.confirm(mailbox):
        raise NotFoundException
    return Nothing()


@post(
    "/mail/end/{token:str}",
    status_code=200,
    responses=problems(403, 404, 413),
    tags=["players"],
)
async def mail_ended(request: Req, token: MailToken) -> Nothing:
    """End mail to an address: by the page there, or by whoever keeps the mailbox (RFC 8058).

    Their request has a form as its body, of which nothing is read.
    """
    node = node_of(request)
    mailbox = mail_way(node).links.to_end(token)
    if mailbox is None:
        raise NotFoundException
    await node.store.mailboxes.end(mailbox)
    return Nothing()


async def _shown(node: Node, player: PlayerId) -> ShownMail:
    found = await node.store.mailboxes.addresses(player)
    return ShownMail(node.mail is not None, found.address, found.waiting, found.company)


def mail_way(node: Node) -> MailWay:
    """Where the operator has not set it up there is none."""
    if node.mail is None:
        raise NotFoundException
    return node.mail
