"""The application: routes, problems, the description of the API, and the door before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from houle.web.answering import WAYS_IN
from houle.web.bodies import LARGEST_BODY
from houle.web.client_routes import ClientRoutes
from houle.web.door import Door
from houle.web.health_routes import healthz, metrics, readyz
from houle.web.node import NODE, Node
from houle.web.player_routes import games, kit, me, my_tables, new_guest, rename
from houle.web.problems import HANDLERS
from houle.web.short_cut import ShortCut
from houle.web.table_routes import TableRoutes
from houle.web.worker_routes import WorkerRoutes


def create_app(node: Node) -> ASGIApp:
    """A node as an ASGI application."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        route_handlers=[
            TableRoutes,
            WorkerRoutes,
            new_guest,
            me,
            rename,
            my_tables,
            games,
            kit,
            healthz,
            readyz,
            metrics,
        ],
        exception_handlers=HANDLERS,
        lifespan=[life],
        state=State({NODE: node}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Houle",
            version="1",
            components=WAYS_IN,
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return Door(ClientRoutes(ShortCut(app, node)), node.identity, node.clock, node.limits)
