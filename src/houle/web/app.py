"""The application: routes, problems, the description of the API, and the gatekeeper before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message

from houle.web import account_routes
from houle.web.addresses import Proxies
from houle.web.answering import WAYS_IN
from houle.web.block_routes import block, my_blocks, unblock
from houle.web.bodies import LARGEST_BODY
from houle.web.challenge_routes import ChallengeRoutes
from houle.web.client_files import FOLDER
from houle.web.client_routes import ClientRoutes
from houle.web.club_routes import ClubRoutes
from houle.web.day_picture import day_picture
from houle.web.day_routes import DayRoutes
from houle.web.evening_routes import EveningRoutes
from houle.web.fast_moves import FastMoves
from houle.web.fault_routes import fault
from houle.web.friend_routes import (
    befriend,
    look_at_friendship,
    my_friends,
    offer_friendship,
    remove_friend,
)
from houle.web.gatekeeper import OPEN_PATHS, Gatekeeper
from houle.web.health_routes import HEALTH
from houle.web.holiday_routes import end_holiday, my_holiday, take_holiday
from houle.web.invitation_routes import decline_invitation, my_invitations, take_invitation
from houle.web.leaving import Farewell
from houle.web.mail_routes import mail, mail_confirmed, mail_ended, mail_off, mail_on
from houle.web.meeting_routes import meet
from houle.web.moderation_routes import ModerationRoutes
from houle.web.mute_routes import mute, muted
from houle.web.node import NODE, Node
from houle.web.notice_routes import robots, security
from houle.web.own_data_routes import erase, export
from houle.web.picture_routes import STUDIO, table_picture
from houle.web.pictures.studio import Press, Studio, installed_press
from houle.web.player_routes import (
    games,
    kit,
    me,
    my_finished,
    my_tables,
    new_guest,
    rename,
    waiting,
)
from houle.web.previews import Previews
from houle.web.problems import HANDLERS
from houle.web.push_routes import push_key, push_off, push_on
from houle.web.reason_routes import hint, why
from houle.web.record_routes import my_record
from houle.web.report_routes import report
from houle.web.session_routes import end_session, sign_out, sign_out_elsewhere
from houle.web.table_routes import TableRoutes
from houle.web.transfer_routes import latest, look, offer, take
from houle.web.visibility_routes import (
    choose_visibility,
    game_standings,
    my_visibility,
    name_at,
    person_shown,
)
from houle.web.worker_routes import WorkerRoutes
from houle.web.writing_routes import WritingRoutes

DESCRIPTION = "/schema/openapi.json"


def create_app(
    node: Node,
    home: str | None = None,
    *,
    ops_apart: bool = False,
    client: Path = FOLDER,
    press: Press | None = None,
) -> ASGIApp:
    """A node as an ASGI application; pages hear by which address others at home come in.

    How it feels is told here too, unless that has a port of its own. Pictures of tables are drawn
    by what is installed, unless something else is to draw them.
    """
    press = press or installed_press()
    studio = None if press is None else Studio(press, node.clock, node.limits)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await _describe(app)
        await node.start()
        try:
            yield
        finally:
            if studio is not None:
                await studio.close()
            await node.stop()

    app = Litestar(
        route_handlers=[
            TableRoutes,
            why,
            hint,
            WorkerRoutes,
            ModerationRoutes,
            ClubRoutes,
            EveningRoutes,
            DayRoutes,
            ChallengeRoutes,
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
            my_finished,
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
            my_record,
            my_visibility,
            choose_visibility,
            person_shown,
            game_standings,
            take_holiday,
            end_holiday,
            my_blocks,
            block,
            unblock,
            report,
            fault,
            muted,
            mute,
            WritingRoutes,
            my_friends,
            offer_friendship,
            look_at_friendship,
            befriend,
            remove_friend,
            my_invitations,
            take_invitation,
            decline_invitation,
            games,
            kit,
            *(() if ops_apart else HEALTH),
            robots,
            security,
            table_picture,
            day_picture,
        ],
        exception_handlers=HANDLERS,
        lifespan=[life],
        state=State({NODE: node, STUDIO: studio}),
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
    previews = Previews(
        node, home or node.origin, drawn=studio is not None, name_at=partial(name_at, node)
    )
    inside = ClientRoutes(FastMoves(app, node), client, home=home, previews=previews)

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
