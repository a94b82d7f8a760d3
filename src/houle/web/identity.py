"""Who sends a request: guests with a signed token, in a cookie or a header, and workers.

A guest's token holds for half a year after it was signed and is signed anew in use, so whoever
comes by now and then keeps it. All that were signed before a moment can be ended.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from itsdangerous import BadSignature, Signer
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.types import Scope

from houle.people.ports import AskedWith, SessionId
from houle.people.signing import AT_HAND, DatedSigner
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
GUEST = "houle.guest"
SHOWN = "houle.token"
RENEWED = "houle.renewed"
CALLER = "houle.caller"


class Marked(Protocol):
    """Knows from when on the tokens of a player hold, which sessions ended, and who is blocked."""

    @property
    def dated_since(self) -> int | None: ...

    def not_before(self, player: PlayerId) -> int: ...

    def ended(self, session: SessionId) -> bool: ...

    def blocked(self, player: PlayerId) -> bool: ...


class Unmarked:
    """Has nothing against anybody."""

    dated_since: int | None = None

    def not_before(self, _: PlayerId) -> int:
        return 0

    def ended(self, _: SessionId) -> bool:
        return False

    def blocked(self, _: PlayerId) -> bool:
        return False


class Token(msgspec.Struct, frozen=True):
    """What a guest's token says, once its signature is known to be ours."""

    player: PlayerId
    signed_at: int | None
    """`None` in tokens from before they were dated."""
    session: SessionId | None
    """`None` in tokens from before there were sessions."""
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
        self._workers = DatedSigner(self._clock, secrets, "houle.worker")
        self._entropy = entropy
        self._marks = marks or Unmarked()
        self._token = lru_cache(AT_HAND)(self._read)

    def new_guest(self) -> PlayerId:
        """A player nobody has seen before."""
        return new_id(self._entropy(32))

    def token_for(self, player: PlayerId, session: SessionId) -> str:
        """A token to come back with in a session, signed now."""
        ended = self._marks.not_before(player)
        if not ended and self._side_by_side():
            return self._undated.sign(player).decode("ascii")
        said = f"{player}.{max(self._seconds(), ended)}.{session}"
        return self._dated.sign(said).decode("ascii")

    def worker_token(self) -> str:
        """What a worker shows, for a few minutes."""
        return self._workers.sign(WORKER).decode("ascii")

    def recognise(self, scope: Scope) -> str | None:
        """Note whose request it is, if it shows a token that we gave out; a worker's is a worker's.

        Done once, at the door.
        """
        known: dict[str, Any] = scope  # type: ignore[assignment]
        token = bearer(scope)
        if token is not None and self._is_workers(token):
            known[CALLER] = WORKER
            return WORKER
        token = token or _in_cookie(scope)
        shown = None if token is None else self._token(token)
        if shown is None or not self._holds(shown):
            known[GUEST] = None
            return None
        known[GUEST], known[SHOWN] = shown.player, shown
        if self._is_old(shown):
            known[RENEWED] = self.token_for(shown.player, shown.session or _session_of(shown))
        return shown.player

    def _is_workers(self, token: str) -> bool:
        age = self._workers.age(token)
        return age is not None and abs(age) <= WORKER_AGE

    def still_holds(self, scope: Scope) -> bool:
        """Whether the token with which a request came in, if any, was not ended since."""
        shown: Token | None = scope.get(SHOWN)  # type: ignore[assignment]
        return shown is None or self._holds(shown)

    def shown(self, scope: Scope) -> AskedWith:
        """The token with which a guest's request came in."""
        known: dict[str, Any] = scope  # type: ignore[assignment]
        token: Token = known[SHOWN]
        return AskedWith(self._dated_at(token) or 0, token.session)

    def session(self, scope: Scope) -> SessionId | None:
        """The session in which a guest's request came in, if its token names one."""
        shown: Token | None = scope.get(SHOWN)  # type: ignore[assignment]
        return None if shown is None else shown.session

    def goes_on(self, scope: Scope, session: SessionId) -> None:
        """A guest goes on in another session: the answer brings the token for it."""
        known: dict[str, Any] = scope  # type: ignore[assignment]
        known[SHOWN] = msgspec.structs.replace(known[SHOWN], session=session)
        known[RENEWED] = self.token_for(known[GUEST], session)

    def _dated_at(self, token: Token) -> int | None:
        return self._marks.dated_since if token.signed_at is None else token.signed_at

    def _holds(self, token: Token) -> bool:
        signed_at = self._dated_at(token)
        if signed_at is None or signed_at < self._marks.not_before(token.player):
            return False
        if token.session is not None and self._marks.ended(token.session):
            return False
        return self._seconds() - signed_at <= TOKEN_AGE

    def _is_old(self, token: Token) -> bool:
        if token.signed_at is None:
            return not self._side_by_side()
        if token.session is None:
            return True
        return token.by_former_secret or self._seconds() - token.signed_at > RENEWED_AFTER

    def _side_by_side(self) -> bool:
        since = self._marks.dated_since
        return since is not None and self._seconds() - since < SIDE_BY_SIDE

    def _seconds(self) -> int:
        return self._clock.now() // 1000

    def _read(self, token: str) -> Token | None:
        try:
            player, signed_at, *rest = self._dated.unsign(token).decode("ascii").split(".")
            former = not self._by_first.validate(token)
            session = rest[0] if rest else None
            return Token(player, int(signed_at), session, by_former_secret=former)
        except (BadSignature, ValueError):
            pass
        try:
            player = self._undated.unsign(token).decode("ascii")
            return Token(player, signed_at=None, session=None, by_former_secret=False)
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


def _session_of(former: Token) -> SessionId:
    """The session that goes on from a token without one: the same for all that come at once."""
    return new_id(f"{former.player}.{former.signed_at}")


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
