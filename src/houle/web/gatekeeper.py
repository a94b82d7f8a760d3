"""The front door: who may come in, how often, and what every answer says to the browser."""

from collections.abc import Callable, Collection
from typing import TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from houle.tables.ports import Clock
from houle.web.addresses import address
from houle.web.client_files import ASSETS
from houle.web.cookies import guest_cookie, leave_only_ours
from houle.web.identity import RENEWED, TOKEN_AGE, WORKER, Identity, bearer, header
from houle.web.limits import Buckets, Limits
from houle.web.problems import Problem, blocked, send_problem
from houle.web.wellformed import is_for, is_json_if_anything

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SAFE_SITES = {b"same-origin", b"none"}
OPEN_PATHS = frozenset({"/healthz", "/readyz", "/metrics"})
"""Asked for by whoever looks after the node, under any name and as often as they like."""
FILES = f"/{ASSETS}"
"""What the client is made of: a page loads dozens at once, and they cost next to nothing."""
ONE_CLICK = "/mail/end/"
"""Where whoever keeps a mailbox sends a form, of which nothing is read: a signature says it all."""

POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
    " object-src 'none'; require-trusted-types-for 'script';"
    " trusted-types svelte-trusted-html houle-worker"
)
"""Markup comes from the build alone, and the one script started by its address is our worker."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
]
OVER_TLS = (b"strict-transport-security", b"max-age=31536000")
"""This very host, for a year; whether its subdomains too is for the operator to say."""
NOT_STORED = (b"cache-control", b"no-store")
COOKIE_SET = b"set-cookie"
NEW_TOKEN = b"houle-token"
"""Where whoever shows a token in a header finds the one to show from now on."""

Headers: TypeAlias = list[tuple[bytes, bytes]]
Note: TypeAlias = Callable[[int, str], None]
"""Is told the status of every answer, and the path that was asked for."""


class Gatekeeper:
    """Stands before the application."""

    def __init__(
        self,
        app: ASGIApp,
        identity: Identity,
        clock: Clock,
        limits: Limits,
        hosts: Collection[str] = (),
        note: Note = lambda _, __: None,
        open_paths: Collection[str] = OPEN_PATHS,
    ) -> None:
        self._open_paths = open_paths
        self._app = app
        self._note = note
        self._identity = identity
        self._hosts = frozenset(hosts)
        self._guests = Buckets(clock, limits.guest_rate, limits.guest_burst)
        self._addresses = Buckets(clock, limits.address_rate, limits.address_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(message["status"], scope["path"])
                headers = [*message["headers"], *HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NOT_STORED)
                headers += _renewed(scope, headers)
                if scope["scheme"] == "https":
                    headers.append(OVER_TLS)
                message["headers"] = headers
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await send_problem(refused, send_with_headers)

    def _refused(self, scope: Scope) -> Problem | None:
        if not leave_only_ours(scope):
            return Problem(431, "Too many cookies of other pages on this host")
        path, unsafe = scope["path"], scope.get("method") not in SAFE_METHODS
        if path in self._open_paths or (path.startswith(FILES) and not unsafe):
            return None
        if not is_for(self._hosts, scope):
            return Problem(421, "Not a host of ours")
        if unsafe and bearer(scope) is None and not _same_origin(scope):
            return Problem(403, "Cross-origin request refused")
        if not path.startswith(ONE_CLICK) and not is_json_if_anything(scope):
            return Problem(415, "JSON only")
        caller = self._identity.recognise(scope)
        if caller == WORKER:
            return None
        if unsafe and caller is not None and self._identity.blocked(caller):
            return blocked(scope)
        # Whoever is refused as a guest takes nothing from the others at the same address.
        wait = 0 if caller is None else self._guests.wait(caller)
        wait = wait or self._addresses.wait(address(scope))
        if wait:
            return Problem(429, "Too many requests", retry_after=-(-wait // 1000))
        return None


def _renewed(scope: Scope, headers: Headers) -> Headers:
    """A new token for whoever shows an old one; not on answers that others may be given too."""
    token: str | None = scope.get(RENEWED)  # type: ignore[assignment]
    if token is None or NOT_STORED not in headers or any(n == COOKIE_SET for n, _ in headers):
        return []
    if bearer(scope) is not None:
        return [(NEW_TOKEN, token.encode())]
    return [guest_cookie(scope, token, TOKEN_AGE).to_encoded_header()]


def _same_origin(scope: Scope) -> bool:
    """Whether a browser sends this from one of our own pages; programs say nothing of it."""
    site = header(scope, b"sec-fetch-site")
    if site is not None:
        return site in SAFE_SITES
    origin = header(scope, b"origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition(b"://")
    return bool(scheme) and host == header(scope, b"host")
