"""A bus that loses, repeats and reorders more than any real one."""

import asyncio
from collections.abc import Callable

from houle.bus import NodeBus
from houle.bus.counts import Counts
from houle.kernel import Chance
from houle.tables.ports import Heard, HeardHere, Here, Hint, TableId, Work

_FINE = 1_000_000
LATEST_MILLIS = 50


class FaultyBus:
    """Passes hints on to another bus, but for the given shares of them.

    A reordered hint comes up to 50 ms late, so that others overtake it.
    """

    def __init__(
        self,
        inner: NodeBus,
        chance: Chance,
        drop: float = 0.05,
        repeat: float = 0.05,
        reorder: float = 0.05,
    ) -> None:
        self._inner = inner
        self._chance = chance
        self._drop = drop
        self._repeat = repeat
        self._reorder = reorder
        self._late: set[asyncio.TimerHandle] = set()
        self.dropped = 0
        self.repeated = 0
        self.reordered = 0

    @property
    def counts(self) -> Counts:
        return self._inner.counts

    @property
    def joined(self) -> bool:
        return self._inner.joined

    @property
    def connected(self) -> bool:
        return self._inner.connected

    def tell(self, hint: Hint) -> None:
        self._pass(self._inner.tell, hint)

    def ask_bots(self, hint: Hint) -> None:
        self._pass(self._inner.ask_bots, hint)

    def on_hint(self, heard: Heard) -> None:
        self._inner.on_hint(heard)

    def tell_here(self, here: Here) -> None:
        if self._happens(self._drop):
            self.dropped += 1
        else:
            self._inner.tell_here(here)

    def on_here(self, heard: HeardHere) -> None:
        self._inner.on_here(heard)

    def on_reconnect(self, again: Callable[[], None]) -> None:
        self._inner.on_reconnect(again)

    async def follow(self, table: TableId) -> None:
        await self._inner.follow(table)

    async def unfollow(self, table: TableId) -> None:
        await self._inner.unfollow(table)

    async def serve_bots(self, work: Work) -> None:
        await self._inner.serve_bots(work)

    async def close(self) -> None:
        for timer in self._late:
            timer.cancel()
        await self._inner.close()

    def _happens(self, share: float) -> bool:
        return self._chance.below(_FINE) < share * _FINE

    def _pass(self, send: Callable[[Hint], None], hint: Hint) -> None:
        if self._happens(self._drop):
            self.dropped += 1
            return
        self._once(send, hint)
        if self._happens(self._repeat):
            self.repeated += 1
            self._once(send, hint)

    def _once(self, send: Callable[[Hint], None], hint: Hint) -> None:
        if not self._happens(self._reorder):
            send(hint)
            return
        self.reordered += 1

        def at_last() -> None:
            self._late.discard(timer)
            send(hint)

        delay = (1 + self._chance.below(LATEST_MILLIS)) / 1000
        timer = asyncio.get_running_loop().call_later(delay, at_last)
        self._late.add(timer)
