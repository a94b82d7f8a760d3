"""Tells people who are elsewhere that it is their turn (P-21 to P-26).

What is to be told follows from the log: a caretaker sees that a turn was not seen and notes it.
Then every node may object that whoever it is has the table open there, and one of them sends it,
after one more look at the table. A word that goes out twice is one in the browser.
"""

from asyncio import gather
from collections.abc import Awaitable
from logging import getLogger

from houle.games.registry import UnknownGameError
from houle.kernel import UnplayableRecordError
from houle.people.presence import Presence
from houle.people.quiet import quiet_until
from houle.people.telling import (
    Answer,
    Claimed,
    Kind,
    NoticeStore,
    Pending,
    Pusher,
    Subscription,
    Word,
)
from houle.tables.cache import TableCache, UnknownTableError
from houle.tables.mishaps import mishap
from houle.tables.ports import Clock, LogDownError, LogUnsureError, Millis
from houle.tables.state import TableState
from houle.tables.turns import Awaited, awaited

log = getLogger(__name__)

EVERY: Millis = 1000
OBJECTIONS: Millis = 3000
"""So long nodes may object: each looks every second."""
LEASE: Millis = 60_000
"""Longer than a push service may take for all that is claimed at once."""
MOST_PENDING, MOST_AT_ONCE = 500, 20
FIRST_PAUSE: Millis = 30_000
MOST_TRIES = 6
NO_CLOCK_LASTS: Millis = 7 * 24 * 60 * 60 * 1000
"""So long a push service keeps a word about a game without a clock."""


class Notices:
    """Notes who is to be told, and tells them."""

    def __init__(
        self,
        store: NoticeStore,
        cache: TableCache,
        presence: Presence,
        pusher: Pusher,
        clock: Clock,
    ) -> None:
        self._store = store
        self._cache = cache
        self._presence = presence
        self._pusher = pusher
        self._clock = clock

    async def note(self, state: TableState, now: Millis) -> None:
        """Have those told who have not seen that they are waited for, or run out of time."""
        for one in awaited(state):
            stage = one.stage(now)
            if stage is not None and not self._objects(one, stage):
                await self._store.note(one, stage, OBJECTIONS)

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await _safely(self.go_round())
            await self._clock.sleep(EVERY)

    async def go_round(self) -> None:
        """Object to what somebody here has seen, and send what nobody objected to."""
        pending = await self._store.pending(OBJECTIONS, MOST_PENDING)
        for one in pending:
            if self._objects(one, one.stage):
                await self._store.settle(one)
        if pending:
            claimed = await self._store.claim(MOST_AT_ONCE, LEASE)
            await gather(*(_safely(self._tell(one)) for one in claimed))

    def _objects(self, one: Awaited | Pending, stage: int) -> bool:
        """Whether somebody need not be told: a reminder only if the table is open right now."""
        if stage:
            return self._presence.is_here(one.table, one.player)
        return self._presence.has_seen(one.table, one.player, one.since)

    async def _tell(self, claimed: Claimed) -> None:
        one = await self._still_awaited(claimed)
        subscription = await self._store.subscription(claimed.subscription)
        if subscription is None:
            await self._store.drop(claimed.subscription)
        elif one is None or self._objects(one, claimed.stage):
            await self._store.told(claimed)
        else:
            await self._send(claimed, one, subscription)

    async def _still_awaited(self, claimed: Claimed) -> Awaited | None:
        try:
            state = (await self._cache.take_fresh(claimed.table)).state
        except (UnknownTableError, UnplayableRecordError, UnknownGameError):
            return None
        for one in awaited(state):
            if (one.player, one.turn) == (claimed.player, claimed.turn):
                return one if one.until is None or one.until > claimed.now else None
        return None

    async def _send(self, claimed: Claimed, one: Awaited, to: Subscription) -> None:
        now = claimed.now
        quiet = quiet_until(to.quiet, to.zone, now)
        if quiet is not None:
            # Quiet is quiet: whoever sleeps while the time runs out is not woken for it.
            await self._store.later(claimed, quiet, claimed.tries)
            return
        lasts = NO_CLOCK_LASTS if one.until is None else one.until - now
        word = Word(Kind.REMINDER if claimed.stage else Kind.TURN, claimed.table)
        sent = await self._pusher.push(to, word, lasts, now)
        if sent.answer is Answer.GONE:
            await self._store.drop(to.id)
        elif sent.answer is Answer.LATER and claimed.tries < MOST_TRIES:
            pause = max(sent.wait, FIRST_PAUSE << claimed.tries)
            await self._store.later(claimed, now + pause, claimed.tries + 1)
        else:
            await self._store.told(claimed)


async def _safely(work: Awaitable[None]) -> None:
    """One word that cannot be sent must not keep the others back."""
    try:
        await work
    except (LogDownError, LogUnsureError):
        pass  # what was claimed comes up again
    except Exception as error:  # noqa: BLE001
        log.warning("telling people of their turn: %s", mishap(error))
