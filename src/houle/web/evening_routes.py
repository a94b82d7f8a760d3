"""Evenings of a club, for its members; to others there is no such club."""

from functools import partial

from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.people.evenings import Evening
from houle.web.answering import GUEST, problems
from houle.web.asking import ClubInPath, EveningInPath
from houle.web.bodies import ComingBody, EveningBody
from houle.web.club_routes import asked, shown_club
from houle.web.node import Req

do = partial(
    post, status_code=200, responses=problems(401, 403, 404, 409, 413, 415), security=GUEST
)


class EveningRoutes(Controller):
    """Everything about the evenings of a club; each answers with all of them."""

    path = "/api/clubs/{club:str}/evenings"
    tags = ("players",)

    @get(responses=problems(401, 404), security=GUEST)
    async def evenings(self, request: Req, club: ClubInPath) -> tuple[Evening, ...]:
        """The evenings to come, and those that have just begun."""
        node, player = asked(request)
        await shown_club(node, player, club)
        return await node.evenings.of(player, club)

    @do()
    async def plan(
        self, request: Req, club: ClubInPath, data: JSONBody[EveningBody]
    ) -> tuple[Evening, ...]:
        """Plan an evening: a game, and when."""
        node, player = asked(request)
        await shown_club(node, player, club)
        await node.evenings.plan(player, club, data.game, data.begins)
        return await node.evenings.of(player, club)

    @do("/{evening:str}/answer")
    async def answer(
        self, request: Req, club: ClubInPath, evening: EveningInPath, data: JSONBody[ComingBody]
    ) -> tuple[Evening, ...]:
        """Say whether you come."""
        node, player = asked(request)
        await shown_club(node, player, club)
        if not await node.evenings.answer(player, club, evening, coming=data.coming):
            raise NotFoundException
        return await node.evenings.of(player, club)

    @do("/{evening:str}/call-off")
    async def call_off(
        self, request: Req, club: ClubInPath, evening: EveningInPath
    ) -> tuple[Evening, ...]:
        """Have it not take place. For whoever planned it, and for the keeper."""
        node, player = asked(request)
        await shown_club(node, player, club)
        if not await node.evenings.call_off(player, club, evening):
            raise NotFoundException
        return await node.evenings.of(player, club)
