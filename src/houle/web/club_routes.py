"""Clubs of whoever asks: founded, joined by a link, looked after. To others there is none."""

from functools import partial

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from houle.people.club_standings import GameStandings, stand
from houle.people.clubs import Club, OwnClub
from houle.tables.ports import ClubId, PlayerId
from houle.web.addresses import address
from houle.web.answering import GUEST, json_bytes, problems
from houle.web.asking import ClubInPath, MemberInPath
from houle.web.bodies import ClubBody, TransferBody
from houle.web.coming_in import shown_guest
from houle.web.node import Node, Req, node_of
from houle.web.quotas import Made
from houle.web.shapes import ClubLink, FoundedClub, Nothing, ShownClubs, ShownListed

look = partial(get, responses=problems(401, 404), security=GUEST)
do = partial(
    post, status_code=200, responses=problems(401, 403, 404, 409, 413, 415), security=GUEST
)


class ClubRoutes(Controller):
    """Everything about clubs."""

    path = "/api"
    tags = ("players",)

    @get("/me/clubs", responses=problems(401), security=GUEST)
    async def mine(self, request: Req) -> ShownClubs:
        """The clubs you belong to."""
        node = node_of(request)
        return ShownClubs(await node.clubs.of(node.identity.person(request.scope).id))

    @do("/clubs")
    async def found(self, request: Req, data: JSONBody[ClubBody]) -> FoundedClub:
        """Found a club; the code of the link to it is told this once."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        await shown_guest(node, person.id)
        await node.quotas.count(Made.CLUB, person.id, address(request.scope))
        club, code = await node.clubs.found(person.id, data.name)
        return FoundedClub(club, code)

    @post("/clubs/look", status_code=200, responses=problems(401, 403, 404, 413, 415))
    async def look_behind(self, request: Req, data: JSONBody[TransferBody]) -> OwnClub:
        """The club that a link leads to; looking spends nothing."""
        found = await node_of(request).clubs.behind(data.code)
        if found is None:
            raise NotFoundException
        return found

    @do("/clubs/join")
    async def join(self, request: Req, data: JSONBody[TransferBody]) -> Club:
        """Belong to the club that a link leads to."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        await shown_guest(node, person.id)
        club = await node.clubs.join(person.id, data.code)
        if club is None:
            raise NotFoundException
        return await shown_club(node, person.id, club)

    @look("/clubs/{club:str}")
    async def club(self, request: Req, club: ClubInPath) -> Club:
        """A club, and who belongs to it."""
        return await shown_club(*asked(request), club)

    @look("/clubs/{club:str}/tables")
    async def tables(self, request: Req, club: ClubInPath) -> Response[tuple[ShownListed, ...]]:
        """Its tables, open and running, the latest first; none of people whom you do not meet."""
        node, player = asked(request)
        await shown_club(node, player, club)
        return json_bytes(msgspec.json.encode(await node.clubs.tables(player, club)))

    @look("/clubs/{club:str}/standings")
    async def standings(self, request: Req, club: ClubInPath) -> tuple[GameStandings, ...]:
        """How its members stand in each game, by what was played at its tables."""
        node, player = asked(request)
        await shown_club(node, player, club)
        return stand(await node.store.club_standings.tallies(club))

    @do("/clubs/{club:str}/link")
    async def renew_link(self, request: Req, club: ClubInPath) -> ClubLink:
        """A new link to it; the one before leads nowhere. For its keeper."""
        node, player = asked(request)
        await shown_club(node, player, club)
        return ClubLink(await node.clubs.renew(player, club))

    @do("/clubs/{club:str}/leave")
    async def leave(self, request: Req, club: ClubInPath) -> Nothing:
        """Belong to it no more."""
        node, player = asked(request)
        await shown_club(node, player, club)
        await node.clubs.leave(player, club)
        return Nothing()

    @do("/clubs/{club:str}/members/{member:str}/remove")
    async def remove(self, request: Req, club: ClubInPath, member: MemberInPath) -> Club:
        """Have somebody belong to it no more; the link leads nowhere then. For its keeper."""
        node, player = asked(request)
        await shown_club(node, player, club)
        if not await node.clubs.remove(player, club, member):
            raise NotFoundException
        return await shown_club(node, player, club)

    @do("/clubs/{club:str}/members/{member:str}/hand-on")
    async def hand_on(self, request: Req, club: ClubInPath, member: MemberInPath) -> Club:
        """Have somebody else keep it. For its keeper."""
        node, player = asked(request)
        await shown_club(node, player, club)
        if not await node.clubs.hand_on(player, club, member):
            raise NotFoundException
        return await shown_club(node, player, club)

    @do("/clubs/{club:str}/dissolve")
    async def dissolve(self, request: Req, club: ClubInPath) -> Nothing:
        """Have it be no more. For its keeper."""
        node, player = asked(request)
        await shown_club(node, player, club)
        await node.clubs.dissolve(player, club)
        return Nothing()


def asked(request: Req) -> tuple[Node, PlayerId]:
    node = node_of(request)
    return node, node.identity.person(request.scope).id


async def shown_club(node: Node, player: PlayerId, club: ClubId) -> Club:
    """A club as one of its members sees it; to anybody else it is not there."""
    found = await node.clubs.seen_by(player, club)
    if found is None:
        raise NotFoundException
    return found
