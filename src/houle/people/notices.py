"""Tells people who are elsewhere that it is their turn (P-21 to P-26), by browsers or by mail.

What is to be told follows from the log: a caretaker sees that a turn was not seen and notes it.
Then every node may object that whoever it is has the table open there, and one of them sends it,
after one more look at the table. A word that goes out twice is one in the browser.
"""

from asyncio import gather
from collections.abc import Awaitable
from logging import getLogger

from houle.games.registry import UnknownGameError
from houle.kernel import UnplayableRecordError
from houle.people.by_mail import AFTER_PUSH, LAST, ByMail
from houle.people.company_notices import NO_TURN, CompanyNotices
from houle.people.mailboxes import BY_MAIL, Mailbox, MailStore, Post
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
    Waits,
    Word,
    next_try,
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
COMPANY_EVERY: Millis = 10_000
LEASE: Millis = 60_000
"""Longer than a push service may take for all that is claimed at once."""
MOST_PENDING, MOST_AT_ONCE = 500, 20
NO_CLOCK_LASTS: Millis = 7 * 24 * 60 * 60 * 1000
"""So long a push service keeps a word about a game without a clock."""


class Notices:
    """Notes who is to be told, and tells them."""

    def __init__(
        self,
        store: NoticeStore,
        mailboxes: MailStore,
        cache: TableCache,
        presence: Presence,
        pusher: Pusher,
        post: Post | None,
        clock: Clock,
        company: CompanyNotices,
    ) -> None:
        self._company = company
        self._company_at: Millis = 0
        self._store = store
        self._mailboxes = mailboxes
        self._by_mail = ByMail(store, mailboxes, post)
        self._cache = cache
        self._presence = presence
        self._pusher = pusher
        self._clock = clock

    async def note(self, state: TableState, now: Millis) -> None:
        """Have those told who have not seen that they are waited for, or run out of time."""
        for one in awaited(state):
            stage = one.stage(now)
            if stage is not None and not self._objects(one, stage):
                by_mail = OBJECTIONS + AFTER_PUSH[stage]
                await self._store.note(one, stage, OBJECTIONS, by_mail)

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await _safely(self.go_round())
            await self._clock.sleep(EVERY)

    async def go_round(self) -> None:
        """Object to what somebody here has seen, and send what nobody objected to."""
        await self._note_company()
        pending = await self._store.pending(OBJECTIONS, MOST_PENDING)
        for one in pending:
            if self._objects(one, one.stage):
                await self._store.settle(one)
        if pending:
            claimed = await self._store.claim(MOST_AT_ONCE, LEASE)
            await gather(*(_safely(self._tell(one)) for one in claimed))

    async def _note_company(self) -> None:
        """Have those told who were invited, or come to an evening soon (P-78, P-79)."""
        now = self._clock.now()
        if now < self._company_at + COMPANY_EVERY:
            return
        self._company_at = now
        for one in await self._company.to_tell():
            by_mail = OBJECTIONS + AFTER_PUSH[one.stage]
            told = one.about, one.player, one.stage
            await self._store.note_company(*told, OBJECTIONS, by_mail)

    def _objects(self, one: Awaited | Pending, stage: int) -> bool:
        """Whether somebody need not be told: a reminder only if the table is open right now."""
        if stage:
            return self._presence.is_here(one.table, one.player)
        return self._presence.has_seen(one.table, one.player, one.since)

    async def _tell(self, claimed: Claimed) -> None:
        to = await self._to(claimed)
        if to is None:
            await self._store.drop(claimed.channel)
            return
        waits = await self._still_waits(claimed)
        quiet = quiet_until(to.quiet, to.zone, claimed.now)
        if waits is None:
            await self._store.told(claimed)
        elif quiet is not None:
            # Quiet is quiet: whoever sleeps while the time runs out is not woken for it.
            await self._store.later(claimed, quiet, claimed.tries)
        elif isinstance(to, Mailbox):
            await self._by_mail.tell(claimed, to, self._still_waits)
        else:
            await self._push(claimed, waits, to)

    async def _to(self, claimed: Claimed) -> Subscription | Mailbox | None:
        if claimed.channel.startswith(BY_MAIL):
            return await self._mailboxes.mailbox(claimed.channel)
        return await self._store.subscription(claimed.channel)

    async def _still_waits(self, claimed: Claimed) -> Waits | None:
        """What is to be told, if the table waits for that move and nobody here has seen it."""
        if claimed.turn == NO_TURN:
            return await self._company.still(claimed)
        try:
            state = (await self._cache.take_fresh(claimed.table)).state
        except (UnknownTableError, UnplayableRecordError, UnknownGameError):
            return None
        for one in awaited(state):
            if (one.player, one.turn) == (claimed.player, claimed.turn):
                over = one.until is not None and one.until <= claimed.now
                if over or self._objects(one, claimed.stage):
                    return None
                kind = Kind.REMINDER if claimed.stage else Kind.TURN
                return Waits(kind, claimed.table, state.life.setting.game, one.until)
        return None

    async def _push(self, claimed: Claimed, waits: Waits, to: Subscription) -> None:
        lasts = NO_CLOCK_LASTS if waits.until is None else waits.until - claimed.now
        sent = await self._pusher.push(to, Word(waits.kind, waits.table), lasts, claimed.now)
        again = next_try(claimed, sent)
        if sent.answer is Answer.GONE:
            await self._store.drop(to.id)
        elif again is not None:
            await self._store.later(claimed, again, claimed.tries + 1)
        else:
            await self._store.told(claimed)
        if sent.answer is Answer.TAKEN and claimed.stage != LAST:
            await self._store.settle_by_mail(claimed)


async def _safely(work: Awaitable[None]) -> None:
    """One word that cannot be sent must not keep the others back."""
    try:
        await work
    except (LogDownError, LogUnsureError):
        pass  # what was claimed comes up again
    except Exception as error:  # noqa: BLE001
        log.warning("telling people of their turn: %s", mishap(error))
