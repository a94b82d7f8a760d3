"""Looking at tables: now, live, and back at any moment. Everything that goes out passes here."""

from asyncio import sleep
from collections.abc import AsyncGenerator
from typing import TypeAlias

import msgspec

from houle.kernel import At, Refusal, RefusedError, Seat, Viewer, why_not
from houle.tables.cache import TableCache
from houle.tables.days import is_sealed
from houle.tables.frames import Frame, chosen_viewer, encode_frame, frame, viewer_of
from houle.tables.gamefile import GameFile
from houle.tables.gamefiles import game_file
from houle.tables.live import RECENT, FramedState
from houle.tables.ports import Clock, Phase, PlayerId, TableId
from houle.tables.refusing import Reason, refuse
from houle.tables.state import TableState
from houle.tables.unhurried import unhurried

CardsRefused: TypeAlias = tuple[tuple[At, Refusal], ...]

MOST_BEHIND = 200
"""Whoever is further behind is shown the table as it is now, and told so."""
FRAMED_AT_ONCE = 8
"""So many frames are made before somebody else's turn comes: 1 to 3 ms."""


class Sent(msgspec.Struct, frozen=True):
    """One thing for a listener: a frame, or just how far the table has come."""

    seq: int
    frame: bytes | None = None
    skipped: bool = False
    """Whether moments before this one were left out."""
    here: tuple[Seat, ...] = ()
    """Without a frame: who of those who play has the table open."""


class Glance(msgspec.Struct, frozen=True):
    """What somebody passing by may know of a table: the game, and all else if people may watch."""

    game: str
    seen: Frame | None


class Viewing:
    """Where everybody who may look on does."""

    def __init__(self, cache: TableCache, clock: Clock) -> None:
        self._cache = cache
        self._clock = clock
        self._closed = False

    def close(self) -> None:
        """Let all listeners go: they come back, to a node that stays."""
        self._closed = True
        for live in self._cache.listened():
            live.wake()

    async def look(self, table: TableId, player: PlayerId | None) -> bytes:
        """The table as somebody may see it now."""
        live = await self._cache.take_fresh(table)
        return _seen(live.recent[-1], player)

    async def glance(self, table: TableId) -> Glance:
        """The table for somebody passing by, whoever asks (T-70)."""
        state = (await self._cache.take_fresh(table)).state
        try:
            seen = frame(state, viewer_of(state.life, None))
        except RefusedError:
            seen = None
        return Glance(state.life.setting.game, seen)

    async def lately(self, table: TableId, player: PlayerId | None) -> list[Frame]:
        """The latest moments, as somebody may see them; the last one is now."""
        live = await self._cache.take_fresh(table)
        viewer_of(live.state.life, player)
        now = live.state.seq
        moments = await self._cache.moments(live, max(1, now - RECENT + 1), now)
        return [
            frame(moment.state, viewer_of(moment.state.life, player))
            async for moment in unhurried(moments, FRAMED_AT_ONCE)
        ]

    async def look_back(
        self, table: TableId, player: PlayerId | None, seq: int, wanted: Viewer | None
    ) -> bytes:
        """A moment, encoded."""
        return encode_frame(await self.moment(table, player, seq, wanted))

    async def look_back_at_some(
        self, table: TableId, player: PlayerId | None, past: range, wanted: Viewer | None
    ) -> bytes:
        """Moments in a row, encoded: those of a range that there are."""
        moments = self.moments(table, player, past, wanted)
        return b"[%s]" % b",".join([encode_frame(seen) async for seen in moments])

    async def moment(
        self, table: TableId, player: PlayerId | None, seq: int, wanted: Viewer | None
    ) -> Frame:
        """The table as it was at a place of its log, with eyes that may be used (T-51, T-52)."""
        moments = self.moments(table, player, range(seq, seq + 1), wanted)
        (seen,) = [seen async for seen in moments]
        return seen

    async def moments(
        self, table: TableId, player: PlayerId | None, past: range, wanted: Viewer | None
    ) -> AsyncGenerator[Frame, None]:
        """Moments in a row, likewise: those of a range that there are."""
        live = await self._cache.take_fresh(table)
        life = live.state.life
        viewer = chosen_viewer(life, player, wanted)
        sealed = is_sealed(life.day, self._clock.now())
        if sealed and viewer != viewer_of(life, player):
            refuse("T-92", Reason.DAY_NOT_OVER)
        if not 1 <= past.start <= live.state.seq:
            refuse("T-51", Reason.NO_SUCH_MOMENT)
        last = min(past.stop - 1, live.state.seq)
        moments = await self._cache.moments(live, past.start, last)
        over = life.phase is Phase.FINISHED and not sealed
        async for moment in unhurried(moments, FRAMED_AT_ONCE):
            yield frame(moment.state, viewer, over=over)

    async def why_not(
        self, table: TableId, player: PlayerId
    ) -> tuple[TableState, Seat, CardsRefused]:
        """The table now, where somebody sits, and why cards there cannot be played (T-26)."""
        live = await self._cache.take_fresh(table)
        state = live.state
        seat = state.life.seat_of(player)
        if seat is None:
            viewer_of(state.life, player)
            refuse("T-26", Reason.NOT_SEATED)
        running = state.running
        if running is None or state.life.phase is not Phase.PLAYING:
            return state, seat, ()
        return state, seat, why_not(running.game, running.table, seat)

    async def game_file(self, table: TableId, player: PlayerId | None) -> GameFile:
        """The whole game with its seed, once it is over (T-11)."""
        live = await self._cache.take_fresh(table)
        viewer_of(live.state.life, player)
        if live.state.life.phase is not Phase.FINISHED:
            refuse("T-11", Reason.NOT_OVER)
        if is_sealed(live.state.life.day, self._clock.now()):
            refuse("T-92", Reason.DAY_NOT_OVER)
        seed = await self._cache.vault.seed(table)
        return game_file(await self._cache.log.read(table), live.state, seed)

    async def listen(
        self,
        table: TableId,
        player: PlayerId | None,
        after: int | None,
        *,
        elsewhere: bool = False,
    ) -> AsyncGenerator[Sent, None]:
        """What happens at a table, without a gap, after a place of its log or from now on.

        There is no queue: a listener is a place in the log, and reads on from there. So a slow
        one costs nothing. Ends, with a refusal, where somebody may not look on any more. Whoever
        looks at something else meanwhile hears of news as soon, and rarely that there are none.
        """
        live = await self._cache.take(table)
        # Before the log is read: what comes later is heard of.
        await self._cache.listen(live, player)
        try:
            await self._cache.catch_up(live)
            _seen(live.recent[-1], player)
            seen = live.state.seq - 1 if after is None else min(after, live.state.seq)
            told: tuple[Seat, ...] = ()
            if seen == live.state.seq:
                told = live.here
                yield Sent(seen, here=told)  # who comes back learns at once that nothing was missed
            while not self._closed:
                if live.state.seq - seen > MOST_BEHIND:
                    moment = live.recent[-1]
                    seen = moment.state.seq
                    yield Sent(seen, _seen(moment, player), skipped=True)
                for moment in await self._cache.moments(live, seen + 1, live.state.seq):
                    seen = moment.state.seq
                    yield Sent(seen, _seen(moment, player))
                    if seen % FRAMED_AT_ONCE == 0:
                        await sleep(0)  # whoever has much to hear is no reason for others to wait
                if seen == live.state.seq:
                    if live.here == told:
                        await live.changed(player, elsewhere=elsewhere)
                    if seen == live.state.seq and not self._closed:
                        told = live.here
                        yield Sent(seen, here=told)
        finally:
            await self._cache.leave(live, player)


def _seen(moment: FramedState, player: PlayerId | None) -> bytes:
    life = moment.state.life
    promised = msgspec.UNSET if player is None else life.promise_to(player)
    return moment.frame(viewer_of(life, player), promised)
