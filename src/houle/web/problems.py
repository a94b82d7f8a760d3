"""Errors as problem details (RFC 9457), with the rule that refused."""

from collections.abc import Mapping
from logging import getLogger
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope, Send

from houle.kernel import Fact, Onlooker, Refusal, RefusedError, UnplayableRecordError
from houle.store.base import NotDurableError
from houle.tables.cache import UnknownTableError
from houle.tables.mishaps import mishap
from houle.tables.ports import LogDownError, LogUnsureError, TableId
from houle.texts.catalogue import catalogue
from houle.web.language import locale_of, said_without_table, speaker
from houle.web.node import Node, Req, node_of
from houle.web.quotas import EnoughAtOnceError, QuotaError

PROBLEM_JSON = "application/problem+json"
RETRY_AFTER = 1
WANTED_GAME = "wanted_game"
"""Where a request notes the game it is about, as long as there is no table."""
MALFORMED = "Malformed request"

log = getLogger(__name__)


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong."""

    status: int
    title: str
    type: str = "about:blank"
    detail: str | None = None
    """A sentence in the language that was asked for."""
    rule: str | None = None
    reason: str | None = None
    facts: dict[str, Fact] | None = None
    retry_after: int | None = None

    @property
    def headers(self) -> dict[str, str]:
        if self.retry_after is None:
            return {}
        return {"retry-after": str(self.retry_after)}


LOG_AWAY = Problem(503, "Cannot write now", retry_after=RETRY_AFTER)
"""The same command may be sent again: it is carried out once."""


def refused(refusal: Refusal, detail: str) -> Problem:
    """A rule says no."""
    return Problem(
        status=409,
        title="Refused by a rule",
        type="/problems/refused",
        detail=detail,
        rule=refusal.rule,
        reason=refusal.reason,
        facts=refusal.facts or None,
    )


def answer(problem: Problem) -> Response[bytes]:
    """A problem as a response."""
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=PROBLEM_JSON,
        headers=problem.headers,
    )


async def send_problem(problem: Problem, send: Send) -> None:
    """A problem as a response, where no framework stands between."""
    body = msgspec.json.encode(problem)
    await send_answer(send, problem.status, PROBLEM_JSON, body, problem.headers)


async def send_answer(
    send: Send, status: int, media_type: str, body: bytes, headers: Mapping[str, str]
) -> None:
    """A whole response."""
    named = {"content-type": media_type, "content-length": str(len(body)), **headers}
    encoded = [(name.encode(), value.encode()) for name, value in named.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def problem_of(node: Node, request: Req, table: TableId, error: Exception) -> Problem:
    """What is said of an error, by whichever way the request came in."""
    match error:
        case RefusedError():
            return refused(error.refusal, explained(node, request, table, error.refusal))
        case UnknownTableError():
            return Problem(404, "No such table")
        case UnplayableRecordError():
            return Problem(410, "Played by other rules")  # rules that are not installed here
        case LogDownError() | LogUnsureError() | NotDurableError():
            return LOG_AWAY
    # A fault of ours. The answer says nothing of it, the log not its message: it may be secret.
    log.error("a request failed: %s", mishap(error))
    return Problem(500, "Something went wrong here")


def explained(node: Node, request: Req, table: TableId, refusal: Refusal) -> str:
    """Why not, in words to whoever asked."""
    locale = locale_of(request)
    live = node.cache.peek(table)
    if live is None:
        return said_without_table(refusal, locale, request.state.get(WANTED_GAME))
    seat = live.state.life.seat_of(node.identity.guest(request.scope) or "")
    viewer = Onlooker.WATCHER if seat is None else seat
    return speaker(live.state, locale, viewer).refusal(refusal)


def on_error(request: Req, error: Exception) -> Response[bytes]:
    table = request.path_params.get("table", "")
    return answer(problem_of(node_of(request), request, table, error))


def on_quota(request: Req, error: QuotaError) -> Response[bytes]:
    """Somebody has made enough for now; says when there may be more."""
    minutes = -(-error.seconds // 60)
    words = catalogue(None, locale_of(request))
    detail = words.say(error.made, {"minutes": minutes})
    return answer(Problem(429, "Enough for now", detail=detail, retry_after=error.seconds))


def on_enough_at_once(request: Req, error: EnoughAtOnceError) -> Response[bytes]:
    """Somebody has enough of something until some of it is gone."""
    detail = catalogue(None, locale_of(request)).say(error.text, {})
    return answer(Problem(429, "Enough for now", detail=detail))


def blocked(scope: Scope) -> Problem:
    """Whoever asks may look on, and nothing else."""
    words = catalogue(None, locale_of(Request(scope)))
    return Problem(403, "Blocked", detail=words.say("blocked", {}))


def on_http_error(_: Req, error: HTTPException) -> Response[bytes]:
    """What the framework refuses. What was sent is not repeated."""
    detail = None
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        keys = [
            str(found["key"]) for found in error.extra if isinstance(found, dict) and "key" in found
        ]
        detail = ", ".join(keys) or None
    problem = answer(Problem(error.status_code, _title(error), detail=detail))
    if error.headers:
        problem.headers.update(error.headers)
    return problem


def on_unreadable(_: Req, __: Exception) -> Response[bytes]:
    """JSON that is nested deeper than anything we know of, or no UTF-8."""
    return answer(Problem(400, MALFORMED))


def _title(error: HTTPException) -> str:
    return {
        400: MALFORMED,
        401: "Who are you?",
        403: "Not allowed",
        404: "Not found",
        405: "Method not allowed",
        413: "Too large",
        429: "Too many requests",
        503: "This node is about to go",
    }.get(error.status_code, "Not possible")


HANDLERS: Any = {
    QuotaError: on_quota,
    EnoughAtOnceError: on_enough_at_once,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    HTTPException: on_http_error,
    Exception: on_error,
}
