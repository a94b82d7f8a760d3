"""Who sends a request: guests with a signed token, in a cookie or a header, and workers.

A guest's token holds for half a year after it was signed and is signed anew in use, so whoever
comes by now and then keeps it. All that were signed before a moment can be ended.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from itsdangerous import BadSignature, Signer, TimestampSigner
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.types import Scope

from houle.tables.deeds import Person
from houle.tables.ids import new_id
from houle.tables.ports import Clock, Entropy, PlayerId
from houle.web.cookies import COOKIE, SAFE_COOKIE, cookie
from houle.web.secrets import secrets_in
from houle.web.system import SystemClock

WORKER = "worker"
A_DAY = 24 * 60 * 60
TOKEN_AGE = 180 * A_DAY
"""For so many seconds a guest's token holds."""
RENEWED_AFTER = 7 * A_DAY
"""A token that is older than this is answered with a new one."""
SIDE_BY_SIDE = 60 * 60
"""So long after tokens have got dates there may be nodes that do not know such tokens yet."""
WORKER_AGE = 5 * 60
"""For so many seconds a worker's token holds; clocks may differ by as much."""
BEARER = b"Bearer "
LONGEST_TOKEN = 100
AT_HAND = 16384
"""So many tokens are known again without looking at their signature."""
GUEST = "houle.guest"
SHOWN = "houle.token"
RENEWED = "houle.renewed"
CALLER = "houle.caller"


class Marked(Protocol):
    """Knows from when on the tokens of a player hold, and who is blocked."""

    @property
    def dated_since(self) -> int | None: ...

    def not_before(self, player: PlayerId) -> int: ...

    def blocked(self, player: PlayerId) -> bool: ...


class Unmarked:
    """Has nothing against anybody."""

    dated_since: int | None = None

    def not_before(self, _: PlayerId) -> int:
        return 0

    def blocked(self, _: PlayerId) -> bool:
        return False


class Token(msgspec.Struct, frozen=True):
    """What a guest's token says, once its signature is known to be ours."""

    player: PlayerId
    signed_at: int | None
    """`None` in tokens from before they were dated."""
    by_former_secret: bool


class Identity:
    """Gives out tokens and knows them again. Nothing about them is kept but in passing.

    Of several secrets the first one signs, and what the others signed is known all the same.
    """

    def __init__(
        self,
        secret: str,
        entropy: Entropy,
        clock: Clock | None = None,
        marks: Marked | None = None,
    ) -> None:
        secrets = secrets_in(secret)[::-1]  # signers take the last one
        self._undated = Signer(secrets, salt="houle.guest", digest_method=sha256)
        self._dated = Signer(secrets, salt="houle.guest.dated", digest_method=sha256)
        self._by_first = Signer(secrets[-1], salt="houle.guest.dated", digest_method=sha256)
        self._clock = clock or SystemClock()
        self._workers = _Dated(self._clock, secrets)
        self._entropy = entropy
        self._marks = marks or Unmarked()
        self._token = lru_cache(AT_HAND)(self._read)

    def new_guest(self) -> tuple[PlayerId, str]:
        """A player nobody has seen before, and the token to come back with."""
        player = new_id(self._entropy(32))
        return player, self.token_for(player)

    def token_for(self, player: PlayerId) -> str:
        """A token to come back with, signed now."""
        ended = self._marks.not_before(player)
        if not ended and self._side_by_side():
            return self._undated.sign(player).decode("ascii")
        return self._dated.sign(f"{player}.{max(self._seconds(), ended)}").decode("ascii")

    def worker_token(self) -> str:
        """What a worker shows, for a few minutes."""
        return self._workers.sign(WORKER).decode("ascii")

    def recognise(self, scope: Scope) -> str | None:
        """Note whose request it is, if it shows a token that we gave out; a worker's is a worker's.

        Done once, at the door.
        """
        known: dict[str, Any] = scope  # type: ignore[assignment]
        token = bearer(scope)
        if token is not None and self._workers.holds(token):
            known[CALLER] = WORKER
            return WORKER
        token = token or _in_cookie(scope)
        shown = None if token is None else self._token(token)
        if shown is None or not self._holds(shown):
            known[GUEST] = None
            return None
        known[GUEST], known[SHOWN] = shown.player, shown
        if self._is_old(shown):
            known[RENEWED] = self.token_for(shown.player)
        return shown.player

    def still_holds(self, scope: Scope) -> bool:
        """Whether the token with which a request came in, if any, was not ended since."""
        shown: Token | None = scope.get(SHOWN)  # type: ignore[assignment]
        return shown is None or self._holds(shown)

    def signed_at(self, scope: Scope) -> int:
        """The second at which the token was signed with which a guest's request came in."""
        known: dict[str, Any] = scope  # type: ignore[assignment]
        return self._dated_at(known[SHOWN]) or 0

    def _dated_at(self, token: Token) -> int | None:
        return self._marks.dated_since if token.signed_at is None else token.signed_at

    def _holds(self, token: Token) -> bool:
        signed_at = self._dated_at(token)
        if signed_at is None or signed_at < self._marks.not_before(token.player):
            return False
        return self._seconds() - signed_at <= TOKEN_AGE

    def _is_old(self, token: Token) -> bool:
        if token.signed_at is None:
            return not self._side_by_side()
        return token.by_former_secret or self._seconds() - token.signed_at > RENEWED_AFTER

    def _side_by_side(self) -> bool:
        since = self._marks.dated_since
        return since is not None and self._seconds() - since < SIDE_BY_SIDE

    def _seconds(self) -> int:
        return self._clock.now() // 1000

    def _read(self, token: str) -> Token | None:
        try:
            player, _, signed_at = self._dated.unsign(token).decode("ascii").partition(".")
            former = not self._by_first.validate(token)
            return Token(player, int(signed_at), by_former_secret=former)
        except (BadSignature, ValueError):
            pass
        try:
            player = self._undated.unsign(token).decode("ascii")
            return Token(player, signed_at=None, by_former_secret=False)
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

    def blocked(self, player: PlayerId) -> bool:
        """Whether nothing is done that a guest asks for."""
        return self._marks.blocked(player)

    def check_worker(self, scope: Scope) -> None:
        """Refuse whoever is no worker of ours."""
        if scope.get(CALLER) != WORKER:
            raise PermissionDeniedException


class _Dated(TimestampSigner):
    """Signs what holds for a while."""

    def __init__(self, clock: Clock, secrets: tuple[str, ...]) -> None:
        super().__init__(secrets, salt="houle.worker", digest_method=sha256)
        self._clock = clock
        self._signed_at = lru_cache(AT_HAND)(self._read)

    def get_timestamp(self) -> int:
        return self._clock.now() // 1000

    def holds(self, token: str) -> bool:
        """Whether one of our secrets signed this, and not long ago."""
        at = self._signed_at(token)
        return at is not None and abs(self.get_timestamp() - at) <= WORKER_AGE

    def _read(self, token: str) -> int | None:
        try:
            _, at = self.unsign(token, return_timestamp=True)
        except BadSignature:
            return None
        return int(at.timestamp())


def bearer(scope: Scope) -> str | None:
    """The token in the header `Authorization`."""
    value = header(scope, b"authorization")
    if value is None or not value.startswith(BEARER):
        return None
    return _sensible(value.removeprefix(BEARER).decode("latin-1"))


def _in_cookie(scope: Scope) -> str | None:
    found = cookie(scope, SAFE_COOKIE if scope["scheme"] == "https" else COOKIE)
    return None if found is None else _sensible(found)


def _sensible(token: str) -> str | None:
    """A token, unless it is so long that it cannot be ours: those are not worth remembering."""
    return token if 0 < len(token) <= LONGEST_TOKEN else None


def from_page(scope: Scope) -> bool:
    """Whether a browser sends this: it says from where, and no script can keep it from that."""
    return any(header(scope, name) is not None for name in (b"sec-fetch-site", b"origin"))


def header(scope: Scope, name: bytes) -> bytes | None:
    """The first header of this name, in lower case."""
    for key, value in scope["headers"]:
        if key == name:
            return value
    return None
