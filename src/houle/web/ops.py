"""How a node feels, at a port of its own: for whoever looks after it, and for nobody else."""

from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp

from houle.web.addresses import Networks
from houle.web.connections import Bounds, http_config
from houle.web.health_routes import HEALTH
from houle.web.node import NODE, Node
from houle.web.problems import HANDLERS


def ops_app(node: Node) -> ASGIApp:
    """Health, readiness and figures of a node, and nothing else."""
    return Litestar(
        route_handlers=HEALTH,
        exception_handlers=HANDLERS,
        state=State({NODE: node}),
        openapi_config=None,
        logging_config=None,
    )


class OpsServer(uvicorn.Server):
    """Serves beside the server of the node, which alone hears when it is time to go."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def ops_server(node: Node, bounds: Bounds) -> OpsServer:
    """The server of the port that is not for players."""
    return OpsServer(
        http_config(
            ops_app(node),
            bounds,
            Networks(()),
            node.tally,
            lifespan="off",
            timeout_graceful_shutdown=1,
        )
    )
