"""What programs look for on any host: where search engines may go, whom to tell of a weakness."""

from datetime import UTC, datetime, timedelta

from litestar import Response, get
from litestar.exceptions import NotFoundException

from houle.web.node import Req, node_of

ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /p/\n"
"""Pages of people are for whoever has the link. Pages of tables say themselves that they are not to
be found: who shows a link may read them."""
GOOD_FOR = timedelta(days=90)
"""So long whoever has read whom to tell need not read it again."""


@get("/robots.txt", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def robots() -> str:
    """What search engines shall leave alone."""
    return ROBOTS


@get("/.well-known/security.txt", include_in_schema=False)
async def security(request: Req) -> Response[str]:
    """Whom to tell of a weakness (RFC 9116), if the operator has said so."""
    node = node_of(request)
    if node.security_contact is None:
        raise NotFoundException
    today = datetime.fromtimestamp(node.clock.now() / 1000, UTC).date()
    lines = (
        f"Contact: {node.security_contact}",
        f"Expires: {today + GOOD_FOR}T00:00:00Z",
        "Preferred-Languages: en, fr",
    )
    return Response("".join(f"{line}\n" for line in lines), media_type="text/plain")
