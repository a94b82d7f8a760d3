"""Who sends a request: guests with a signed token, in a cookie or a header, and workers."""

from functools import lru_cache
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Any

from itsdangerous import BadSignature, Signer
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.types import Scope

from houle.tables.deeds import Person
from houle.tables.ids import new_id
from houle.tables.ports import Entropy, PlayerId

COOKIE = "houle"
SAFE_COOKIE = "__Host-houle"
"""Over TLS; browsers take it from nobody but this very host."""
WORKER = "worker"
COOKIE_AGE = 400 * 24 * 60 * 60
"""As long as browsers keep any cookie."""
BEARER = b"Bearer "
LONGEST_TOKEN = 100
AT_HAND = 16384
"""So many tokens are known again without looking at their signature."""
GUEST = "houle.guest"
CALLER = "houle.caller"


class Identity:
    """Gives out tokens and knows them again. Nothing about them is kept but in passing."""

    def __init__(self, secret: str, entropy: Entropy) -> None:
        self._guests = Signer(secret, salt="houle.guest", digest_method=sha256)
        self._workers = Signer(secret, salt="houle.worker", digest_method=sha256)
        self._entropy = entropy
        self._is_worker = lru_cache(AT_HAND)(self._workers.validate)
        self._player = lru_cache(AT_HAND)(self._unsigned)

    def new_guest(self) -> tuple[PlayerId, str]:
        """A player nobody has seen before, and the token to come back with."""
        player = new_id(self._entropy(32))
        return player, self._guests.sign(player).decode("ascii")

    def worker_token(self) -> str:
        """What a worker shows."""
        return self._workers.sign(WORKER).decode("ascii")

    def recognise(self, scope: Scope) -> str | None:
        """Note whose request it is, if it shows a token that we gave out; a worker's is a worker's.

        Done once, at the door.
        """
        known: dict[str, Any] = scope  # type: ignore[assignment]
        token = bearer(scope)
        if token is not None and self._is_worker(token):
            known[CALLER] = WORKER
            return WORKER
        token = token or cookie(scope)
        guest = None if token is None else self._player(token)
        known[GUEST] = guest
        return guest

    def _unsigned(self, token: str) -> PlayerId | None:
        try:
            return self._guests.unsign(token).decode("ascii")
        except (BadSignature, ValueError):
            return None

    def guest(self, scope: Scope) -> PlayerId | None:
        """Whose request it is, if it is a guest's."""
        known: dict[str, Any] = scope  # type: ignore[assignment]
        guest: PlayerId | None = known.get(GUEST)
        return guest

    def person(self, scope: Scope) -> Person:
        """Whose request it is; nobody's is refused."""
        player = self.guest(scope)
        if player is None:
            raise NotAuthorizedException
        return Person(player)

    def check_worker(self, scope: Scope) -> None:
        """Refuse whoever is no worker of ours."""
        if scope.get(CALLER) != WORKER:
            raise PermissionDeniedException


def bearer(scope: Scope) -> str | None:
    """The token in the header `Authorization`."""
    value = header(scope, b"authorization")
    if value is None or not value.startswith(BEARER):
        return None
    return _sensible(value.removeprefix(BEARER).decode("latin-1"))


def cookie(scope: Scope) -> str | None:
    """The token in our cookie."""
    value = header(scope, b"cookie")
    if value is None:
        return None
    try:
        jar = SimpleCookie(value.decode("latin-1"))
    except CookieError:
        return None
    found = jar.get(SAFE_COOKIE if scope["scheme"] == "https" else COOKIE)
    return None if found is None else _sensible(found.value)


def _sensible(token: str) -> str | None:
    """A token, unless it is so long that it cannot be ours: those are not worth remembering."""
    return token if 0 < len(token) <= LONGEST_TOKEN else None


def address(scope: Scope) -> str | None:
    """Where a request comes from."""
    client = scope["client"]
    return client[0] if client else None


def header(scope: Scope, name: bytes) -> bytes | None:
    """The first header of this name, in lower case."""
    for key, value in scope["headers"]:
        if key == name:
            return value
    return None
