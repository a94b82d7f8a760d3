"""Errors as problem details (RFC 9457), with the rule that refused."""

from collections.abc import Mapping
from logging import getLogger
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Send

from houle.kernel import Fact, Onlooker, Refusal, RefusedError, UnplayableRecordError
from houle.store.base import NotDurableError
from houle.tables.hand import UnknownTableError
from houle.tables.mishaps import mishap
from houle.tables.ports import LogDownError, LogUnsureError
from houle.web.language import locale_of, said_without_table, speaker
from houle.web.node import Req, node_of

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


def on_refusal(request: Req, error: RefusedError) -> Response[bytes]:
    return answer(refused(error.refusal, explained(request, error.refusal)))


def explained(request: Req, refusal: Refusal) -> str:
    """Why not, in words to whoever asked."""
    node = node_of(request)
    locale = locale_of(request)
    live = node.hand.peek(request.path_params.get("table", ""))
    if live is None:
        return said_without_table(refusal, locale, request.state.get(WANTED_GAME))
    seat = live.state.life.seat_of(node.identity.guest(request.scope) or "")
    viewer = Onlooker.WATCHER if seat is None else seat
    return speaker(live.state, locale, viewer).refusal(refusal)


def on_unknown_table(_: Req, __: UnknownTableError) -> Response[bytes]:
    return answer(Problem(404, "No such table"))


def on_other_rules(_: Req, __: UnplayableRecordError) -> Response[bytes]:
    """The table was played by rules that are not installed here any more."""
    return answer(Problem(410, "Played by other rules"))


def on_log_away(_: Req, __: Exception) -> Response[bytes]:
    return answer(LOG_AWAY)


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


def on_surprise(_: Req, error: Exception) -> Response[bytes]:
    """A fault of ours. The answer says nothing of it, the log not its message: it may be secret."""
    log.error("a request failed: %s", mishap(error))
    return answer(Problem(500, "Something went wrong here"))


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
    RefusedError: on_refusal,
    UnknownTableError: on_unknown_table,
    UnplayableRecordError: on_other_rules,
    LogDownError: on_log_away,
    LogUnsureError: on_log_away,
    NotDurableError: on_log_away,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    HTTPException: on_http_error,
    Exception: on_surprise,
}
