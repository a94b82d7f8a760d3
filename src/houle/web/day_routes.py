"""The deal of the day over HTTP: today's, one's own game of it, and the board afterwards."""

from typing import Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException

from houle.games.registry import game_names
from houle.people.day_results import DayStanding, Parting, standing
from houle.tables.daily import day_deal, table_of
from houle.tables.days import Day, end_of, is_sealed, next_day
from houle.tables.ports import Millis, Phase, TableId
from houle.tables.refusing import Reason, refuse
from houle.tables.tables import Done
from houle.web.answering import GUEST, problems
from houle.web.asking import DayInPath, Game
from houle.web.coming_in import shown_guest
from houle.web.day_partings import PartedWays, told_partings
from houle.web.day_results import days_in_a_row, real_day, result_of
from houle.web.doing import check_may_make, opened
from houle.web.language import locale_of
from houle.web.node import Node, Req, node_of
from houle.web.quotas import Made

MOST_TOLD = 5
"""So many moves at which ways parted are told of, those at which most did."""


class DayGame(msgspec.Struct, frozen=True):
    """A game's deal of the day, and how far you are with it."""

    game: str
    seats: int
    bot: str
    """Who plays against you."""
    state: Literal["new", "begun", "played"]
    table: TableId | None = None
    """Where you play it, once you have begun."""


class PromisedDay(msgspec.Struct, frozen=True):
    """A day, and what fixes its deals."""

    day: Day
    commitment: str
    secret: str | None = None
    """What was committed to, once the day is over."""


class Today(msgspec.Struct, frozen=True):
    """The deals of today. It tells nothing of what anybody else does."""

    day: Day
    ends_at: Millis
    streak: int
    """On how many days in a row you have played."""
    elsewhere: bool
    """Whether somebody else has begun one on this device."""
    games: tuple[DayGame, ...]
    promised: tuple[PromisedDay, PromisedDay]
    """What fixes today's deals and tomorrow's."""


class DayScore(msgspec.Struct, frozen=True):
    """A result, and how many have it."""

    won: bool
    points: int | None
    count: int


class OwnScore(msgspec.Struct, frozen=True):
    """What came of your own game."""

    table: TableId
    counts: bool
    won: bool
    points: int | None


class DayBoard(msgspec.Struct, frozen=True):
    """How everybody did with a deal, for who has played it."""

    day: Day
    game: str
    over: bool
    own: OwnScore | None
    standing: DayStanding | None
    scores: tuple[DayScore, ...]
    parted: tuple[PartedWays, ...]
    streak: int


class DayRoutes(Controller):
    """Everything about the deal of the day."""

    path = "/api/days"
    tags = ("day",)

    @get(responses=problems())
    async def today(self, request: Req) -> Today:
        """Today's deals, and how far you are with them."""
        node = node_of(request)
        player, day = node.identity.guest(request.scope), node.daily.today
        begun = await node.daily.of(player, day, game_names()) if player else {}
        games = []
        for game in game_names():
            deal, state = day_deal(game), begun.get(game)
            dealt = state is not None and state.life.phase is not Phase.OPEN
            over = state is not None and state.life.phase is Phase.FINISHED
            games.append(
                DayGame(
                    game,
                    deal.seats,
                    deal.bot,
                    "played" if over else "begun" if dealt else "new",
                    state.life.table if state is not None and dealt else None,
                )
            )
        return Today(
            day,
            end_of(day),
            await days_in_a_row(node, player),
            node.day_marks.somebody_else(request.scope, day, player),
            tuple(games),
            (await _promised(node, day), await _promised(node, next_day(day))),
        )

    @post(
        "/{day:str}/{game:str}",
        status_code=200,
        responses=problems(401, 403, 404, 409, 415),
        security=GUEST,
    )
    async def begin(self, request: Req, day: DayInPath, game: Game) -> Response[Done]:
        """Sit down to today's deal of a game, once; whoever asks again comes back to it.

        The day is named, so that whoever is asked to at midnight gets no other deal than was seen.
        """
        node = node_of(request)
        person = node.identity.person(request.scope)
        if game not in game_names():
            raise NotFoundException
        if node.day_marks.somebody_else(request.scope, day, person.id):
            refuse("T-91", Reason.PLAYED_ONCE)
        known = await shown_guest(node, person.id)
        await check_may_make(request, Made.GAME, table_of(person.id, day, game))
        begun = node.daily.begin(person, day, game, known.name, known.animal)
        done = await opened(request, "BeginDay", begun)
        return Response(done, cookies=[node.day_marks.for_player(request.scope, day, person.id)])

    @get("/{day:str}", responses=problems(404, 409))
    async def promised(self, request: Req, day: DayInPath) -> PromisedDay:
        """What fixes the deals of a day, from the day before; opened once it is over."""
        return await _promised(node_of(request), real_day(day))

    @get("/{day:str}/{game:str}", responses=problems(404, 409))
    async def board(self, request: Req, day: DayInPath, game: Game) -> DayBoard:
        """How everybody did, once you have played or the day is over; nobody is named."""
        node = node_of(request)
        if game not in game_names() or real_day(day) > node.daily.today:
            raise NotFoundException
        player, over = node.identity.guest(request.scope), not is_sealed(day, node.clock.now())
        played = player is not None and await node.daily.has_played(player, day, game)
        if not (played or over):
            refuse("T-94", Reason.DAY_NOT_PLAYED)
        kept = await result_of(node, player, day, game) if played and player is not None else None
        deal = kept.deal if kept is not None else await node.daily.deal(day, game)
        scores = await node.store.days.scores(deal)
        parted = () if kept is None else await node.ways_parted.of(kept)
        own = None
        if kept is not None:
            own = OwnScore(kept.table, kept.counts, kept.won, kept.points)
        return DayBoard(
            day,
            game,
            over,
            own,
            None if kept is None else standing(kept, scores),
            tuple(DayScore(*score) for score in scores),
            await told_partings(node, kept, most_parted(parted), locale_of(request)),
            await days_in_a_row(node, player),
        )


def most_parted(parted: tuple[Parting, ...]) -> tuple[Parting, ...]:
    """Those at which most others went their own way, in the order of the game."""
    most = sorted(parted, key=lambda one: -sum(count for _, count in one.others))[:MOST_TOLD]
    return tuple(one for one in parted if one in most)


async def _promised(node: Node, day: Day) -> PromisedDay:
    committed = await node.daily.commitment(day)
    sealed = is_sealed(day, node.clock.now())
    return PromisedDay(day, committed, None if sealed else await node.daily.opened(day))
