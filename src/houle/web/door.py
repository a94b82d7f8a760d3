"""The front door: who may come in, how often, and what every answer says to the browser."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from houle.tables.ports import Clock
from houle.web.client_files import ASSETS
from houle.web.identity import WORKER, Identity, address, bearer, header
from houle.web.limits import Buckets, Limits
from houle.web.problems import Problem, send_problem

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SAFE_SITES = {b"same-origin", b"none"}
OPEN_PATHS = {"/healthz", "/readyz", "/metrics"}
FILES = f"/{ASSETS}"
"""What the client is made of: a page loads dozens at once, and they cost next to nothing."""

POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
]
NOT_STORED = (b"cache-control", b"no-store")


class Door:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, identity: Identity, clock: Clock, limits: Limits) -> None:
        self._app = app
        self._identity = identity
        self._guests = Buckets(clock, limits.guest_rate, limits.guest_burst)
        self._addresses = Buckets(clock, limits.address_rate, limits.address_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NOT_STORED)
                message["headers"] = headers
            await send(message)

        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await send_problem(refused, send_with_headers)

    def _refused(self, scope: Scope) -> Problem | None:
        path, unsafe = scope["path"], scope.get("method") not in SAFE_METHODS
        if path in OPEN_PATHS or (path.startswith(FILES) and not unsafe):
            return None
        if unsafe and bearer(scope) is None and not _same_origin(scope):
            return Problem(403, "Cross-origin request refused")
        caller = self._identity.recognise(scope)
        if caller == WORKER:
            return None
        if caller is not None:
            wait = self._guests.wait(caller)
        else:
            wait = self._addresses.wait(address(scope))
        if wait:
            return Problem(429, "Too many requests", retry_after=-(-wait // 1000))
        return None


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
