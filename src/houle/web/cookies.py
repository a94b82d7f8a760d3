"""Our cookies, found in what a request sends. Values are never unquoted: ours need no quotes.

Python's own parser takes seconds for a few kilobytes of backslashes (CVE-2024-7592), and so does
whatever is built on it. So the door leaves nothing in a request but cookies that are ours: no route
and no framework behind it meets any other.
"""

from collections.abc import Iterator

from litestar.datastructures import Cookie
from litestar.types import Scope

COOKIE = "houle"
SAFE_COOKIE = "__Host-houle"
"""Over TLS; browsers take it from nobody but this very host."""
LANGUAGE = "lang"
"""Remembers a language that was chosen; in an address it names one."""
THEME = "theme"
"""Remembers a look that was chosen, light or dark."""
DAY_MARK = "houle-day"
"""Remembers who has begun a deal of the day on this device."""
OURS = {name.encode() for name in (COOKIE, SAFE_COOKIE, LANGUAGE, THEME, DAY_MARK)}
LARGEST = 4096
"""Bytes of all cookies of a request. Browsers send more only where others share our host."""
LONGEST_VALUE = 100

_HEADER = b"cookie"


def cookie(scope: Scope, name: str) -> str | None:
    """The first cookie of this name, as it was sent."""
    wanted = name.encode()
    for found, value in _sent(scope):
        if found == wanted:
            return value.decode("latin-1")
    return None


def guest_cookie(scope: Scope, token: str, age: int) -> Cookie:
    """What a browser keeps to be known again."""
    safe = scope["scheme"] == "https"
    return Cookie(
        key=SAFE_COOKIE if safe else COOKIE,
        value=token,
        path="/",
        max_age=age,
        secure=safe,
        httponly=True,
        samesite="lax",
    )


def day_cookie(scope: Scope, mark: str, age: int) -> Cookie:
    """What a browser keeps of who plays deals of the day on it."""
    return Cookie(
        key=DAY_MARK,
        value=mark,
        path="/",
        max_age=age,
        secure=scope["scheme"] == "https",
        httponly=True,
        samesite="lax",
    )


def no_guest_cookie(scope: Scope) -> Cookie:
    """Has a browser forget what it was known by."""
    return guest_cookie(scope, "", 0)


def leave_only_ours(scope: Scope) -> bool:
    """Take all other cookies out of a request; `False` if there are too many to look through."""
    if sum(len(value) for name, value in scope["headers"] if name == _HEADER) > LARGEST:
        return False
    ours: dict[bytes, bytes] = {}
    for name, value in _sent(scope):
        if name in OURS and len(value) <= LONGEST_VALUE:
            ours.setdefault(name, value)
    headers = [(name, value) for name, value in scope["headers"] if name != _HEADER]
    if ours:
        headers.append((_HEADER, b"; ".join(b"%s=%s" % pair for pair in ours.items())))
    scope["headers"] = headers
    return True


def _sent(scope: Scope) -> Iterator[tuple[bytes, bytes]]:
    for header, content in scope["headers"]:
        if header == _HEADER:
            for part in content.split(b";"):
                name, _, value = part.partition(b"=")
                yield name.strip(), value.strip()
