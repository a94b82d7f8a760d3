"""Tells people by mail that tables wait for them: all in one, and seldom (P-32, P-33)."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from houle.people.company_notices import COMES, NO_TURN
from houle.people.mailboxes import Mailbox, MailStore, Post
from houle.people.telling import Answer, Claimed, NoticeStore, Sent, Waits, next_try
from houle.tables.ports import Millis
from houle.tables.turns import REMINDERS

MINUTE: Millis = 60_000
AFTER_PUSH: tuple[Millis, ...] = (10 * MINUTE, MINUTE, 0)
"""So long after browsers mail goes out, at each stage: what one of them took need not be mailed."""
BETWEEN: Millis = 6 * 60 * MINUTE
"""So long nothing more goes to the same person, but for what cannot wait."""
LAST = len(REMINDERS)
LEASE: Millis = MINUTE
"""Longer than it may take to hand over all that is sent at once."""

StillWaits: TypeAlias = Callable[[Claimed], Awaitable[Waits | None]]


class ByMail:
    """Writes to mailboxes."""

    def __init__(self, store: NoticeStore, mailboxes: MailStore, post: Post | None) -> None:
        self._store = store
        self._mailboxes = mailboxes
        self._post = post

    async def tell(self, claimed: Claimed, to: Mailbox, still_waits: StillWaits) -> None:
        """Tell of one table, and of all others that are to be told by then."""
        if self._post is None:
            await self._store.told(claimed)
            return
        gap = 0 if _cannot_wait(claimed) else BETWEEN
        if not await self._mailboxes.begin(to.id, LEASE, gap):
            at = max(to.free_at, to.mailed_at + gap, claimed.now + LEASE)
            await self._store.later(claimed, at, claimed.tries)
            return
        noted = await self._store.claim_all(to.id, LEASE)
        found = [waits for one in noted if (waits := await still_waits(one)) is not None]
        sent = Sent(Answer.REFUSED)
        if found:
            sent = await self._post.tell(to, sorted(found, key=_soonest), claimed.now)
        await self._settle(to, noted, sent)

    async def _settle(self, to: Mailbox, noted: list[Claimed], sent: Sent) -> None:
        if sent.answer is Answer.GONE:
            await self._mailboxes.end(to.id)
            return
        for one in noted:
            again = next_try(one, sent)
            if again is None:
                await self._store.told(one)
            else:
                await self._store.later(one, again, one.tries + 1)
        await self._mailboxes.done(to.id, mailed=sent.answer is Answer.TAKEN)


def _cannot_wait(claimed: Claimed) -> bool:
    """Whether it is over by then: a turn of which little time is left, or an evening soon."""
    return claimed.stage == (COMES if claimed.turn == NO_TURN else LAST)


def _soonest(waits: Waits) -> tuple[bool, Millis]:
    return waits.until is None, waits.until or 0
