"""Ways in besides a token: passkeys and codes of recovery."""

from logging import getLogger

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.kernel import RefusedError
from houle.people.passkeys import Passkeys
from houle.web.account import check_may_change, shown_account
from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.asking import PasskeyId
from houle.web.bodies import NewPasskeyBody, PasskeyBody, PasskeyNameBody, RecoveryBody
from houle.web.coming_in import begin_session, let_in, shown_guest
from houle.web.node import Node, Req, node_of
from houle.web.quotas import Made
from houle.web.shapes import NewGuest, ShownAccount, ShownCodes, ShownOptions

log = getLogger(__name__)


@get("/api/me/account", responses=problems(401), security=GUEST, tags=["players"])
async def account(request: Req) -> ShownAccount:
    """How you come in, and where you are signed in."""
    return await shown_account(request)


@post(
    "/api/me/passkeys/options",
    status_code=200,
    responses=problems(401, 403, 404, 409, 415),
    security=GUEST,
    tags=["players"],
)
async def ask_for_passkey(request: Req) -> ShownOptions:
    """What your browser is to be asked, to make a passkey."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    guest = await shown_guest(node, person.id)
    await check_may_change(node, request, person.id)
    return ShownOptions(await passkeys(node).options_to_add(person.id, guest.name))


@post(
    "/api/me/passkeys",
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def add_passkey(request: Req, data: JSONBody[NewPasskeyBody]) -> ShownAccount:
    """Have another way in. Who had none goes on in a new session: what was a guest's is over."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    await check_may_change(node, request, person.id)
    await passkeys(node).add(person.id, data.name, data.credential)
    return await _goes_on(request)


@post(
    "/api/me/passkeys/{passkey:str}/rename",
    status_code=200,
    responses=problems(401, 403, 404, 413, 415),
    security=GUEST,
    tags=["players"],
)
async def rename_passkey(
    request: Req, passkey: PasskeyId, data: JSONBody[PasskeyNameBody]
) -> ShownAccount:
    """Call a passkey something else."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    if not await node.store.ways_in.rename_passkey(person.id, passkey, data.name):
        raise NotFoundException
    return await shown_account(request)


@post(
    "/api/me/passkeys/{passkey:str}/remove",
    status_code=200,
    responses=problems(401, 403, 404, 409, 415),
    security=GUEST,
    tags=["players"],
)
async def remove_passkey(request: Req, passkey: PasskeyId) -> ShownAccount:
    """Let a passkey open nothing any more."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await check_may_change(node, request, person.id)
    if not await node.store.ways_in.remove_passkey(person.id, passkey):
        raise NotFoundException
    return await shown_account(request)


@post(
    "/api/me/recovery-codes",
    status_code=200,
    responses=problems(401, 403, 409, 415),
    security=GUEST,
    tags=["players"],
)
async def make_codes(request: Req) -> ShownCodes:
    """Ten codes to write down, each for one time; those before no longer work."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await shown_guest(node, person.id)
    await check_may_change(node, request, person.id)
    return ShownCodes(await node.recovery.make(person.id))


@post("/api/sign-in/options", status_code=200, responses=problems(403, 404, 415), tags=["players"])
async def ask_who(request: Req) -> ShownOptions:
    """What your browser is to be asked, to show a passkey."""
    return ShownOptions(passkeys(node_of(request)).options_to_sign_in())


@post(
    "/api/sign-in",
    status_code=200,
    responses=problems(401, 403, 404, 409, 413, 415),
    tags=["players"],
)
async def sign_in(request: Req, data: JSONBody[PasskeyBody]) -> Response[NewGuest]:
    """Come in with a passkey, here or once more; nobody has it here if it is not found."""
    node = node_of(request)
    try:
        player = await passkeys(node).sign_in(data.credential)
    except RefusedError:
        log.info("a passkey was refused")
        raise
    if player is None:
        log.info("a passkey was not known")
        raise NotFoundException
    log.info("somebody came in with a passkey")
    return await let_in(request, player, proved=True)


@post(
    "/api/sign-in/recovery",
    status_code=200,
    responses=problems(401, 403, 404, 413, 415),
    tags=["players"],
)
async def recover(request: Req, data: JSONBody[RecoveryBody]) -> Response[NewGuest]:
    """Come in with a code of recovery: it is spent, and all other sessions end."""
    node = node_of(request)
    await node.quotas.count(Made.RECOVERY, None, address(request.scope))
    player = await node.recovery.use(data.code)
    if player is None:
        log.info("a code of recovery was refused")
        raise NotFoundException
    log.info("somebody came in with a code of recovery")
    await node.marks.end_tokens(player)
    await node.sessions.end_others(player, None)
    return await let_in(request, player, proved=True)


def passkeys(node: Node) -> Passkeys:
    """Where no site was named for them there are none."""
    if node.passkeys is None:
        raise NotFoundException
    return node.passkeys


async def _goes_on(request: Req) -> ShownAccount:
    """Whoever has just made a passkey has shown it."""
    node = node_of(request)
    player = node.identity.person(request.scope).id
    session = await begin_session(request, player, proved=True)
    node.identity.goes_on(request.scope, session)
    return await shown_account(request)
