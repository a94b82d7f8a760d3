"""The application: routes, problems, the description of the API, and the gatekeeper before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message

from houle.web import account_routes
from houle.web.addresses import Proxies
from houle.web.answering import WAYS_IN
from houle.web.bodies import LARGEST_BODY
from houle.web.client_routes import ClientRoutes
from houle.web.fast_moves import FastMoves
from houle.web.gatekeeper import OPEN_PATHS, Gatekeeper
from houle.web.health_routes import HEALTH
from houle.web.holiday_routes import end_holiday, my_holiday, take_holiday
from houle.web.leaving import Farewell
from houle.web.mail_routes import mail, mail_confirmed, mail_ended, mail_off, mail_on
from houle.web.meeting_routes import meet
from houle.web.node import NODE, Node
from houle.web.notice_routes import robots, security
from houle.web.own_data_routes import erase, export
from houle.web.player_routes import (
    games,
    kit,
    me,
    my_tables,
    new_guest,
    rename,
    waiting,
)
from houle.web.problems import HANDLERS
from houle.web.push_routes import push_key, push_off, push_on
from houle.web.session_routes import end_session, sign_out, sign_out_elsewhere
from houle.web.table_routes import TableRoutes
from houle.web.transfer_routes import latest, look, offer, take
from houle.web.worker_routes import WorkerRoutes

DESCRIPTION = "/schema/openapi.json"


def create_app(node: Node, home: str | None = None, *, ops_apart: bool = False) -> ASGIApp:
    """A node as an ASGI application; pages hear by which address others at home come in.

    How it feels is told here too, unless that has a port of its own.
    """

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await _describe(app)
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        route_handlers=[
            TableRoutes,
            WorkerRoutes,
            meet,
            new_guest,
            me,
            rename,
            account_routes.account,
            account_routes.ask_for_passkey,
            account_routes.add_passkey,
            account_routes.rename_passkey,
            account_routes.remove_passkey,
            account_routes.make_codes,
            account_routes.ask_who,
            account_routes.sign_in,
            account_routes.recover,
            export,
            erase,
            end_session,
            sign_out,
            sign_out_elsewhere,
            offer,
            latest,
            look,
            take,
            my_tables,
            waiting,
            push_key,
            push_on,
            push_off,
            mail,
            mail_on,
            mail_off,
            mail_confirmed,
            mail_ended,
            my_holiday,
            take_holiday,
            end_holiday,
            games,
            kit,
            *(() if ops_apart else HEALTH),
            robots,
            security,
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
    inside = ClientRoutes(FastMoves(app, node), home=home)

    def note(status: int, path: str) -> None:
        node.tally.note(status, path)

    open_paths = frozenset() if ops_apart else OPEN_PATHS
    gatekeeper = Gatekeeper(
        inside, node.identity, node.clock, node.limits, node.hosts, note, open_paths
    )
    return Farewell(Proxies(gatekeeper, node.trusted_proxies), node.readiness)


async def _describe(app: Litestar) -> None:
    """Have the API's description made before anybody asks for it: all others would wait."""

    async def nothing_more() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def for_nobody(_: Message) -> None:
        """Made is all it has to be."""

    asked: Any = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": DESCRIPTION,
        "raw_path": DESCRIPTION.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": None,
        "server": None,
        "state": {},
    }
    await app(asked, nothing_more, for_nobody)
