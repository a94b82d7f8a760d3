"""Why a move: what it came to in worlds that could have been, by what its seat knew.

After the end of any move; in a running game of those that whoever asks could make now, where
nobody else could mind.
"""

from asyncio import Task, create_task, shield
from typing import Any, NamedTuple

import msgspec

from houle.bots.reasons import Comparison
from houle.bots.reasons import Reason as Because
from houle.kernel import Knowledge, Seat, View
from houle.tables import running as runs
from houle.tables.cache import TableCache
from houle.tables.counting import Counted, Counters, Question
from houle.tables.days import is_sealed
from houle.tables.frames import viewer_of
from houle.tables.ids import new_id
from houle.tables.latest import Latest
from houle.tables.life import Life
from houle.tables.ports import Clock, Phase, PlayerId, TableId
from houle.tables.refusing import Reason, refuse
from houle.tables.same_deal import refuse_there
from houle.tables.state import TableState

REMEMBERED = 512
"""So many answers are kept in mind, to be given again at once."""


class Explained(msgspec.Struct, frozen=True):
    """What was counted, and all that it takes to say it."""

    state: TableState
    """The table at which the move was chosen."""
    seat: Seat
    view: View[Any, Any, Any]
    """What the seat saw then."""
    counted: Counted

    @property
    def move(self) -> Any:
        """The move that is told about."""
        return self.view.moves[self.counted.move]

    @property
    def reason(self) -> Because:
        """Why, with moves instead of their places."""
        told, moves = self.counted, self.view.moves
        return Because(
            told.comparison,
            told.of,
            told.fate,
            told.count,
            None if told.other is None else moves[told.other],
            told.other_count,
            None if told.as_good is None else moves[told.as_good],
        )


class About(NamedTuple):
    """What a question is about: who asks is nothing to it."""

    table: TableId
    seq: int
    seat: Seat
    move: int | None
    instead: int | None


class TooManyAskError(Exception):
    """Others are counted for."""


class Reasoning:
    """Where somebody may ask why."""

    def __init__(self, cache: TableCache, counters: Counters, clock: Clock) -> None:
        self._cache = cache
        self._clock = clock
        self._counters = counters
        self._told: Latest[About, Counted] = Latest(REMEMBERED)
        self._under_way: dict[About, Task[Counted | None]] = {}

    async def why(
        self, table: TableId, player: PlayerId, seq: int, instead: int | None = None
    ) -> Explained:
        """Why somebody moved as they did at a place of the log, once the game is over; or what
        another of the moves they had would have come to beside it (T-78)."""
        live = await self._cache.take_fresh(table)
        life = live.state.life
        viewer_of(life, player)
        if life.phase is not Phase.FINISHED:
            refuse("T-78", Reason.NOT_OVER)
        if is_sealed(life.day, self._clock.now()):
            refuse("T-92", Reason.DAY_NOT_OVER)
        if not 1 < seq <= live.state.seq:
            refuse("T-78", Reason.NO_SUCH_MOMENT)
        before, after = await self._cache.moments(live, seq - 1, seq)
        played = _played_at(after.state, seq)
        state = before.state
        if played is None or state.running is None:
            refuse("T-78", Reason.NO_MOVE_THERE)
        return await self._explained(table, state, state.running, played.seat, played.move, instead)

    async def hint(self, table: TableId, player: PlayerId) -> Explained:
        """What seems best for whoever has to move, and why; for who plays with bots only (T-79)."""
        state = (await self._cache.take_fresh(table)).state
        life, running = state.life, state.running
        seat = life.seat_of(player)
        if seat is None:
            viewer_of(life, player)
            refuse("T-79", Reason.NOT_SEATED)
        if running is None or life.phase is not Phase.PLAYING:
            refuse("T-79", Reason.NOT_RUNNING)
        if life.sole_seat is not None:
            refuse_there(life, "T-91")
        if not plays_alone(life):
            refuse("T-79", Reason.NOT_ALONE)
        if seat not in running.waited_for:
            refuse("T-79", Reason.NOT_YOURS)
        return await self._explained(table, state, running, seat, None)

    async def _explained(
        self,
        table: TableId,
        state: TableState,
        running: runs.Running,
        seat: Seat,
        move: Any,
        instead: int | None = None,
    ) -> Explained:
        known = runs.known_to(running, seat, state.life.seats_of_people)
        moves = known.view.moves
        asked = None if move is None else moves.index(move)
        if instead == asked:
            instead = None
        if instead is not None and instead not in range(len(moves)):
            refuse("T-78", Reason.NO_SUCH_CHOICE)
        about = About(table, state.seq, seat, asked, instead)
        counted = self._told.get(about) or await self._answer(about, state.life.setting.game, known)
        if counted is None:
            raise TooManyAskError
        return Explained(state, seat, known.view, counted)

    async def _answer(
        self, about: About, game: str, known: Knowledge[Any, Any, Any]
    ) -> Counted | None:
        """Counted once, however many ask meanwhile, and even if they leave."""
        task = self._under_way.get(about)
        if task is None:
            task = self._under_way[about] = create_task(self._count(about, game, known))
        return await shield(task)

    async def _count(
        self, about: About, game: str, known: Knowledge[Any, Any, Any]
    ) -> Counted | None:
        try:
            if len(known.view.moves) == 1:
                return Counted(Comparison.ONLY, 0)
            question = Question(
                game=game,
                seats=known.view.seats,
                options=msgspec.Raw(msgspec.json.encode(known.view.options)),
                known=msgspec.Raw(msgspec.json.encode(known)),
                table=about.table,
                party=new_id(f"reasons {about.table}"),
                move=about.move,
                instead=about.instead,
            )
            counted = await self._counters.count(question)
            if counted is not None:
                self._told[about] = counted
            return counted
        finally:
            del self._under_way[about]


def plays_alone(life: Life) -> bool:
    """Whether all others are bots, and nobody is coming to take a seat from one."""
    players = [chair.player for chair in life.chairs if chair.player is not None]
    return len(players) == 1 and all(chair.heir is None for chair in life.chairs)


def _played_at(state: TableState, seq: int) -> runs.Played | None:
    if state.running is None or not state.running.plays:
        return None
    latest = state.running.plays[-1]
    return latest if latest.seq == seq and not latest.aside else None
