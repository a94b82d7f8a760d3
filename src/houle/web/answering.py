"""What every answer has in common: its documented shape and the problems it may have."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from houle.web.cookies import COOKIE
from houle.web.identity import header
from houle.web.problems import PROBLEM_JSON, Problem

MOST_LISTED = 100
"""So many tables are in one list."""
GUEST: list[SecurityRequirement] = [{"token": []}, {"cookie": []}]
WORKER: list[SecurityRequirement] = [{"worker": []}]
WAYS_IN = Components(
    security_schemes={
        "token": SecurityScheme("http", scheme="bearer", description="A guest's token"),
        "cookie": SecurityScheme(
            "apiKey", name=COOKIE, security_scheme_in="cookie", description="The same token"
        ),
        "worker": SecurityScheme("http", scheme="bearer", description="A worker's token"),
    }
)


def problems(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The problems an answer may have, for the API's description."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=_MEANINGS[status],
            media_type=PROBLEM_JSON,
        )
        for status in (*statuses, 400, 421, 429, 431, 503)
    }


_MEANINGS = {
    400: "Malformed request",
    401: "No guest's token",
    403: "Cross-origin, or not a worker",
    404: "No such thing",
    409: "Refused by a rule",
    410: "Played by rules that are not installed here",
    413: "Too large",
    415: "Not JSON",
    421: "Not a host of this server",
    429: "Too many requests",
    431: "Too many cookies",
    503: "Cannot write or read now; the same command may be sent again",
}


def if_changed(request: Request[Any, Any, Any], content: bytes) -> Response[Any]:
    """An answer that is encoded already, and empty for whoever has the very same one at hand."""
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "authorization, cookie"}
    return unchanged(request, headers) or Response(
        content, media_type="application/json", headers=headers
    )


def unchanged(request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[Any] | None:
    """An empty answer for whoever has at hand what these headers stand for."""
    if headers["etag"].encode() in (header(request.scope, b"if-none-match") or b""):
        return Response(None, status_code=304, headers=headers)
    return None


def json_bytes(content: bytes) -> Response[Any]:
    """An answer that is encoded already."""
    return Response(content, media_type="application/json")
