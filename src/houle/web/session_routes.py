"""Where somebody is signed in, and how that ends."""

from litestar import Response, post
from litestar.exceptions import NotFoundException

from houle.web.account import shown_account
from houle.web.answering import GUEST, problems
from houle.web.asking import Session
from houle.web.coming_in import device, shown_guest, with_token
from houle.web.cookies import no_guest_cookie
from houle.web.identity import from_page
from houle.web.node import Req, node_of
from houle.web.shapes import NewGuest, Nothing, ShownAccount


@post(
    "/api/me/sessions/{session:str}/end",
    status_code=200,
    responses=problems(401, 403, 404, 415),
    security=GUEST,
    tags=["players"],
)
async def end_session(request: Req, session: Session) -> ShownAccount:
    """Sign out somewhere else, or here."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    if not await node.sessions.end(person.id, session):
        raise NotFoundException
    return await shown_account(request)


@post(
    "/api/me/sign-out",
    status_code=200,
    responses=problems(401, 403, 415),
    security=GUEST,
    tags=["players"],
)
async def sign_out(request: Req) -> Response[Nothing]:
    """Sign out here: this session is over, and a browser's cookie goes."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    session = node.identity.session(request.scope)
    if session is not None:
        await node.sessions.end(person.id, session)
    return without_token(request)


@post(
    "/api/me/sign-out-elsewhere",
    status_code=200,
    responses=problems(401, 403, 415),
    security=GUEST,
    tags=["players"],
)
async def sign_out_elsewhere(request: Req) -> Response[NewGuest]:
    """End every session of yours; whoever asks begins a new one, and browsers get a cookie."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    known = await shown_guest(node, person.id)
    await node.marks.end_tokens(person.id)
    here = await node.sessions.begin(person.id, device(request))
    await node.sessions.end_others(person.id, here)
    return with_token(request, known, node.identity.token_for(person.id, here))


def without_token(request: Req) -> Response[Nothing]:
    """Nobody is signed in here any more."""
    cookies = [no_guest_cookie(request.scope)] if from_page(request.scope) else []
    return Response(Nothing(), cookies=cookies)
