"""Challenges over HTTP: asking others to play what one played, playing it, and comparing."""

from typing import Literal, NamedTuple, TypeAlias

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException

from houle.people.challenge_results import first_result, moves_in, together
from houle.people.deal_challenges import (
    MOST_COMPARED,
    Challenge,
    ChallengeResult,
    OwnChallenge,
    bots_beside,
    table_of,
)
from houle.tables.names import NAMELESS
from houle.tables.ports import ChallengeId, Phase, PlayerId, TableId
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState
from houle.tables.tables import Done
from houle.web.answering import GUEST, problems
from houle.web.asking import ChallengeInPath, Table
from houle.web.coming_in import shown_guest
from houle.web.doing import check_may_make, opened
from houle.web.language import locale_of
from houle.web.node import Node, Req, node_of
from houle.web.quotas import Made
from houle.web.told_moves import ToldMove, told_moves

MOST_LISTED = 50

OwnState: TypeAlias = Literal["new", "begun", "played", "asked", "there"]


class OwnGame(NamedTuple):
    """How far somebody is with a challenge, and where."""

    state: OwnState
    table: TableId | None

    @property
    def played(self) -> bool:
        return self.state in ("played", "asked")


class Asked(msgspec.Struct, frozen=True):
    """What others are asked by."""

    challenge: ChallengeId


class ComparedGame(msgspec.Struct, frozen=True):
    """What came of a challenge for one of those who played it."""

    table: TableId
    name: str
    asked: bool
    """Whether it is the game that others were asked by."""
    own: bool
    to_the_end: bool
    won: bool
    points: int | None
    together: int
    """So many first moves were the same as yours."""


class ShownChallenge(msgspec.Struct, frozen=True):
    """What you are asked to play, and once you have, what came of it for everybody."""

    challenge: ChallengeId
    game: str
    options: msgspec.Raw
    asked_by: str
    bots: tuple[str | None, ...]
    """Who sits in each seat; nobody where you do."""
    state: OwnState
    """`asked`: by you. `there`: you sat at the table where it was played."""
    table: TableId | None
    """Where you play it, once you have begun."""
    games: tuple[ComparedGame, ...] = ()


class SideBySide(msgspec.Struct, frozen=True):
    """Two games of the same deal, move by move."""

    own: TableId
    own_moves: tuple[ToldMove, ...]
    other: TableId
    other_name: str
    other_moves: tuple[ToldMove, ...]
    together: int
    """So many first moves are the same."""


class ChallengeRoutes(Controller):
    """Everything about challenges."""

    path = "/api"
    tags = ("challenges",)

    @post(
        "/tables/{table:str}/challenge",
        status_code=200,
        responses=problems(401, 403, 404, 409, 410, 415),
        security=GUEST,
    )
    async def ask(self, request: Req, table: Table) -> Asked:
        """Ask others to play what you played there, with the same cards; once for each game."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        return Asked(await node.challenges.ask(table, person.id))

    @get("/challenges", responses=problems(401), security=GUEST)
    async def own(self, request: Req) -> list[OwnChallenge]:
        """What you asked others to play, and how many did; and what you played for others."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        return await node.challenges.own(person.id, MOST_LISTED)

    @get("/challenges/{challenge:str}", responses=problems(404, 410))
    async def challenge(self, request: Req, challenge: ChallengeInPath) -> ShownChallenge:
        """What is to be played, and by whom you are asked; the rest once you have played it."""
        node = node_of(request)
        found, source = await _found(node, challenge)
        own = await _own(node, found, source, node.identity.guest(request.scope))
        games: tuple[ComparedGame, ...] = ()
        if own.table is not None and own.played:
            games = _compared(await _games(node, found, source, own.table), found.table, own.table)
        return ShownChallenge(
            challenge,
            source.life.setting.game,
            source.life.setting.options,
            source.life.chairs[found.seat].name or NAMELESS,
            tuple(bots_beside(source.life, found.seat)),
            own.state,
            own.table,
            games,
        )

    @post(
        "/challenges/{challenge:str}",
        status_code=200,
        responses=problems(401, 403, 404, 409, 410, 415),
        security=GUEST,
    )
    async def begin(self, request: Req, challenge: ChallengeInPath) -> Done:
        """Sit down to the same cards, once; whoever asks again comes back to them."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        found, _ = await _found(node, challenge)
        known = await shown_guest(node, person.id)
        await check_may_make(request, Made.GAME, table_of(person.id, challenge))
        begun = node.challenges.begin(person, found, known.name, known.animal)
        return await opened(request, "BeginChallenge", begun)

    @get(
        "/challenges/{challenge:str}/beside/{table:str}",
        responses=problems(401, 404, 409, 410),
        security=GUEST,
    )
    async def beside(self, request: Req, challenge: ChallengeInPath, table: Table) -> SideBySide:
        """Your game and somebody else's of the same deal, move by move; once you have played it."""
        node = node_of(request)
        person = node.identity.person(request.scope)
        found, source = await _found(node, challenge)
        own = await _own(node, found, source, person.id)
        mine = own.table
        if mine is None or not own.played:
            refuse("T-98", Reason.CHALLENGE_NOT_PLAYED)
        games = {game.table: game for game in await _games(node, found, source, mine)}
        if table not in games or table == mine:
            raise NotFoundException
        told = {}
        for one in (mine, table):
            moves = moves_in(await node.cache.log.read(one), found.seat)
            told[one] = await told_moves(node, one, found.seat, moves, locale_of(request))
        same = together(games[mine].moves, games[table].moves)
        return SideBySide(mine, told[mine], table, games[table].name, told[table], same)


async def _found(node: Node, challenge: ChallengeId) -> tuple[Challenge, TableState]:
    found = await node.store.challenges.get(challenge)
    if found is None:
        raise NotFoundException
    return found, await node.challenges.source(found)


async def _own(
    node: Node, found: Challenge, source: TableState, player: PlayerId | None
) -> OwnGame:
    seat = None if player is None else source.life.seat_of(player)
    if seat is not None:
        there = seat != found.seat
        return OwnGame("there", None) if there else OwnGame("asked", found.table)
    own = None if player is None else await node.challenges.of(player, found.id)
    if own is None:
        return OwnGame("new", None)
    over = own.life.phase is Phase.FINISHED
    return OwnGame("played" if over else "begun", own.life.table)


async def _games(
    node: Node, found: Challenge, source: TableState, own: TableId
) -> list[ChallengeResult]:
    """The game that was played first, and those of whoever was asked."""
    if own != found.table and await node.store.challenges.result_at(own) is None:
        await node.recorder.record(own)  # what is derived comes from the log, now
    entries = await node.cache.log.read(found.table)
    results = await node.store.challenges.results(found.id, MOST_COMPARED)
    return [first_result(found, source, entries), *results]


def _compared(
    games: list[ChallengeResult], first: TableId, own: TableId
) -> tuple[ComparedGame, ...]:
    """The best first: whoever won, then by points; who gave up comes last."""
    mine = next((game.moves for game in games if game.table == own), ())
    best = sorted(games, key=lambda one: (not one.to_the_end, not one.won, -(one.points or 0)))
    return tuple(
        ComparedGame(
            one.table,
            one.name,
            one.table == first,
            one.table == own,
            one.to_the_end,
            one.won,
            one.points,
            together(mine, one.moves),
        )
        for one in best
    )
