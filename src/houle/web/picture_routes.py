"""The picture of a table, for whoever is sent its link (T-72)."""

from http import HTTPStatus

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException

from houle.web.addresses import address
from houle.web.answering import unchanged
from houle.web.asking import Table
from houle.web.client_files import ASK_AGAIN
from houle.web.language import locale_of
from houle.web.node import Req, node_of
from houle.web.pictures.composing import composed, to_be_drawn
from houle.web.pictures.studio import Studio, tag_of
from houle.web.previews import SIGN

STUDIO = "studio"
VARY = "accept-language, cookie"
PNG = "image/png"


@route(
    "/t/{table:str}/picture.png",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def table_picture(request: Req, table: Table) -> Response[bytes | None]:
    """What anybody without a seat may know of a table, as a picture; the same for everybody."""
    studio: Studio | None = request.app.state[STUDIO]
    if studio is None:
        raise NotFoundException
    seen = to_be_drawn(await node_of(request).viewing.glance(table), locale_of(request))
    svg = composed(seen)
    headers = {"etag": f'"{tag_of(svg)}"', "cache-control": ASK_AGAIN, "vary": VARY}
    if (kept := unchanged(request, headers)) is not None:
        return kept
    picture = await studio.picture(svg, address(request.scope))
    if picture is None:
        # Whoever shows links follows it; whoever wants the picture sees that it is not there.
        elsewhere = {"location": SIGN, "cache-control": "no-store"}
        return Response(None, status_code=HTTPStatus.TEMPORARY_REDIRECT, headers=elsewhere)
    return Response(picture, media_type=PNG, headers=headers)
