"""How much of what lasts anybody may make, and have at once; counted by all nodes together."""

from enum import StrEnum
from hashlib import blake2b
from typing import Protocol

from houle.tables.ports import Millis, Origins, Phase, PlayerId, TableId, Tallies
from houle.web.limits import Limits

AN_HOUR: Millis = 60 * 60 * 1000
A_DAY: Millis = 24 * AN_HOUR
COUNTED_FOR = {Phase.OPEN: 48 * AN_HOUR, Phase.PLAYING: AN_HOUR}
"""So long after its last entry a table counts: an open one until it is closed, which happens
within a day, and a running one as long as it keeps anybody busy."""
KEY_BYTES = 16


class Made(StrEnum):
    """What is counted, by the text that says it is enough."""

    GUEST = "enough-guest"
    TABLE = "enough-table"
    GAME = "enough-game"
    RECOVERY = "enough-recovery"
    EXPORT = "enough-export"
    MAIL = "enough-mail"
    REASON = "enough-reason"
    REPORT = "enough-report"
    FAULT = "enough-fault"
    CLUB = "enough-club"


class QuotaError(Exception):
    """Somebody has made enough for now."""

    def __init__(self, made: Made, left: Millis) -> None:
        super().__init__(made)
        self.made = made
        self.seconds = -(-left // 1000)


class EnoughAtOnceError(Exception):
    """Somebody has enough of something, as long as it is there."""

    def __init__(self, phase: Phase) -> None:
        super().__init__(phase)
        self.text = {Phase.OPEN: "enough-open", Phase.PLAYING: "enough-running"}[phase]


class Counts(Tallies, Origins, Protocol):
    """Where nodes count together."""


class Quotas:
    """Counts by guest and by address, always both. Neither is written down: keys are digests."""

    def __init__(self, counts: Counts, secret: str, limits: Limits) -> None:
        self._counts = counts
        self._at_once = {
            Phase.OPEN: (limits.guest_open, limits.address_open),
            Phase.PLAYING: (limits.guest_running, limits.address_running),
        }
        self._key = blake2b(secret.encode(), person=b"houle.quotas").digest()
        self._of_guest = {
            Made.TABLE: limits.guest_tables,
            Made.GAME: limits.guest_games,
            Made.EXPORT: limits.guest_exports,
            Made.MAIL: limits.guest_mails,
            Made.REASON: limits.guest_reasons,
            Made.REPORT: limits.guest_reports,
            Made.FAULT: limits.guest_faults,
            Made.CLUB: limits.guest_clubs,
        }
        self._of_address = {
            Made.GUEST: limits.address_guests,
            Made.TABLE: limits.address_tables,
            Made.GAME: limits.address_games,
            Made.RECOVERY: limits.address_recoveries,
            Made.EXPORT: limits.address_exports,
            Made.MAIL: limits.address_mails,
            Made.REASON: limits.address_reasons,
            Made.REPORT: limits.address_reports,
            Made.FAULT: limits.address_faults,
            Made.CLUB: limits.address_clubs,
        }
        self._of_mailbox = limits.mailbox_mails

    async def count(self, made: Made, guest: PlayerId | None, address: str | None) -> None:
        """One more; raises if that is too many within an hour."""
        await self._count(made, guest, address, AN_HOUR)

    async def count_fault(self, guest: PlayerId, address: str | None) -> None:
        """One more report of something that is wrong; so many within a day."""
        await self._count(Made.FAULT, guest, address, A_DAY)

    async def count_mail(self, guest: PlayerId, address: str | None, mailbox: str) -> None:
        """One more mail to somebody who may not have asked for it; so many within a day."""
        await self._count(Made.MAIL, guest, address, A_DAY)
        await self._tally(Made.MAIL, f"mailbox {mailbox.lower()}", self._of_mailbox, A_DAY)

    async def _count(
        self, made: Made, guest: PlayerId | None, address: str | None, window: Millis
    ) -> None:
        of_guest = 0 if guest is None else self._of_guest.get(made, 0)
        await self._tally(made, f"guest {guest}", of_guest, window)
        await self._tally(made, f"address {address}", self._of_address[made], window)

    async def _tally(self, made: Made, who: str, most: int, window: Millis) -> None:
        if most:
            count, left = await self._counts.tally(self._hidden(f"{made} {who}"), window)
            if count > most:
                raise QuotaError(made, left)

    async def check_room(
        self, phase: Phase, guest: PlayerId, address: str | None, table: TableId
    ) -> None:
        """Raise if whoever asks has enough tables in a phase besides this one.

        Of several who ask at the very same time each may find room: it is a bound, not a number.
        """
        for who, most in zip(_senders(guest, address), self._at_once[phase], strict=True):
            key = self._hidden(f"origin {who}")
            if not most:
                continue
            found = await self._counts.count_from(key, phase, COUNTED_FOR[phase], table)
            if found >= most:
                raise EnoughAtOnceError(phase)

    async def note(self, table: TableId, guest: PlayerId, address: str | None) -> None:
        """A table was opened."""
        if any(map(any, self._at_once.values())):
            for who in _senders(guest, address):
                await self._counts.note_origin(table, self._hidden(f"origin {who}"))

    def _hidden(self, name: str) -> str:
        return blake2b(name.encode(), digest_size=KEY_BYTES, key=self._key).hexdigest()


def _senders(guest: PlayerId, address: str | None) -> tuple[str, str]:
    return f"guest {guest}", f"address {address}"
