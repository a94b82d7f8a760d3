"""How a node feels."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from houle.web.node import Req, node_of
from houle.web.shapes import Health

AWAY = ResponseSpec(
    Health, generate_examples=False, description="Its log takes nothing, or it goes"
)


@get("/healthz", tags=["health"])
async def healthz() -> str:
    """The node runs."""
    return "ok"


@get("/readyz", tags=["health"], responses={503: AWAY})
async def readyz(request: Req) -> Response[Health]:
    """The node can serve: its log takes entries. Without a bus it serves too, a little later."""
    node = node_of(request)
    readiness = node.readiness
    health = Health(await readiness.ready(), node.bus.connected, readiness.leaving)
    return Response(health, status_code=200 if health.store and not health.leaving else 503)


@get("/metrics", tags=["health"], media_type="text/plain")
async def metrics(request: Req) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(node_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


HEALTH = (healthz, readyz, metrics)
