"""What a request must look like before anybody reads on: for us, and JSON if it has a body."""

from collections.abc import Collection

from litestar.types import Scope

from houle.web.identity import header

JSON = b"application/json"


def is_for(hosts: Collection[str], scope: Scope) -> bool:
    """Whether a request is for one of these hosts, at whatever port; any will do if none is named.

    A page elsewhere can let its name lead to us, and would then count as one of ours.
    """
    if not hosts:
        return True
    name = (header(scope, b"host") or b"").decode("latin-1").lower()
    return name in hosts or _without_port(name) in hosts


def is_json_if_anything(scope: Scope) -> bool:
    """Whether a request has no body, or says that it is JSON.

    Browsers ask before they send JSON to another site, and do not ask for anything else.
    """
    if header(scope, b"content-length") in (None, b"0") and not header(scope, b"transfer-encoding"):
        return True
    kind = header(scope, b"content-type") or b""
    return kind.partition(b";")[0].strip().lower() == JSON


def _without_port(name: str) -> str:
    before, _, port = name.rpartition(":")
    return before if port.isdecimal() else name
