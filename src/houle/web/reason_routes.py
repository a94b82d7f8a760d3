"""Why a move: asked of any after the end, and by who plays alone before their own."""

from collections.abc import Awaitable

import msgspec
from litestar import get
from litestar.exceptions import ServiceUnavailableException

from houle.bots.reasons import AHEAD
from houle.tables.explaining import fate_in_words, said
from houle.tables.ports import PlayerId
from houle.tables.reasoning import Explained, TooManyAskError
from houle.texts import Speaker
from houle.web.addresses import address
from houle.web.answering import GUEST, problems
from houle.web.asking import Choice, Place, Table
from houle.web.language import locale_of, speaker
from houle.web.node import Req, node_of
from houle.web.quotas import Made
from houle.web.shapes import MoveCounted, MoveThere, Why

ANSWERS = problems(401, 404, 409, 410)


@get(
    "/api/tables/{table:str}/moments/{seq:int}/why",
    responses=ANSWERS,
    security=GUEST,
    tags=["tables"],
)
async def why(request: Req, table: Table, seq: Place, instead: Choice = None) -> Why:
    """Why the move of this moment was made, once the game is over: what was counted for it; or
    what was counted for another one beside it."""
    person = await _counted(request)
    return await _shown(request, node_of(request).reasoning.why(table, person, seq, instead))


@get("/api/tables/{table:str}/hint", responses=ANSWERS, security=GUEST, tags=["tables"])
async def hint(request: Req, table: Table) -> Why:
    """What seems best for you now, and why; where you play with bots alone."""
    person = await _counted(request)
    return await _shown(request, node_of(request).reasoning.hint(table, person))


async def _counted(request: Req) -> PlayerId:
    """Who asks, once that is noted: an answer takes a processor a while."""
    node = node_of(request)
    person = node.identity.person(request.scope)
    await node.quotas.count(Made.REASON, person.id, address(request.scope))
    return person.id


def _others(found: Explained, told: Speaker) -> tuple[MoveThere, ...]:
    """What reads the same is no other move: equal cards."""
    by_text: dict[str, int] = {}
    for place, move in enumerate(found.view.moves):
        by_text.setdefault(told.move(found.view, move), place)
    del by_text[told.move(found.view, found.move)]
    return tuple(MoveThere(place, text) for text, place in by_text.items())


async def _shown(request: Req, finding: Awaitable[Explained]) -> Why:
    try:
        found = await finding
    except TooManyAskError:
        raise ServiceUnavailableException from None
    told, reason = speaker(found.state, locale_of(request), found.seat), found.reason
    counted = found.counted
    fate = "" if reason.fate in ("", AHEAD) else fate_in_words(reason.fate, told)
    return Why(
        found.state.seq,
        found.seat,
        reason.comparison,
        said(reason, found.move, found.view, told),
        msgspec.to_builtins(found.move),
        reason.of,
        fate,
        tuple(
            MoveCounted(told.move(found.view, found.view.moves[each.move]), each.count)
            for each in counted.tried
        ),
        _others(found, told),
    )
