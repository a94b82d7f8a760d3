"""What was decided about somebody is done: by one of the nodes, however long it takes (P-85).

To take a name out of every log, or to have somebody get up everywhere, is not a matter of a moment.
So the decision is kept with the report, and one of the nodes carries it out. If that node falls,
another does it again from the beginning, which changes nothing that is done already.
"""

from logging import getLogger
from typing import Final, Protocol

import msgspec

from houle.people.moderation import Verdict
from houle.people.reports import ReportId
from houle.tables.mishaps import mishap
from houle.tables.people import Erasure
from houle.tables.ports import Clock, LogDownError, LogUnsureError, Millis, PlayerId

log = getLogger(__name__)

EVERY: Millis = 2000
LEASE: Millis = 10 * 60 * 1000
"""So long one node has for it before another begins as well."""
LATER: Millis = 24 * 60 * 60 * 1000
"""After so long it is tried again where a log could not be read."""
SILENT_FOR: Millis = 7 * 24 * 60 * 60 * 1000
UNDER_WAY: Millis = 5000
"""So long after it was taken away somebody may still sit down by a name: they had asked before."""
UNNAMED: Final = "N. N."
"""What somebody is called whose name was taken away, until they choose another."""


class Due(msgspec.Struct, frozen=True):
    """A decision that is to be carried out."""

    report: ReportId
    player: PlayerId
    verdict: Verdict
    decided_at: Millis


class DueStore(Protocol):
    """Where decisions are kept until they are carried out."""

    async def claim(self, lease: Millis) -> Due | None:
        """One whose turn it is, for a while left to whoever asks."""

    async def postpone(self, report: ReportId, span: Millis) -> None:
        """Not before so long from now."""

    async def carried_out(self, report: ReportId) -> None:
        """Nothing is left to be done."""

    async def rename(self, due: Due, name: str) -> Millis:
        """Somebody is called something else, once for each decision; says when that was."""


class LooksAfterPeople(Protocol):
    """Does what is decided."""

    async def silence(self, player: PlayerId, until: Millis) -> None: ...

    async def block(self, player: PlayerId) -> None: ...

    async def take_name(self, player: PlayerId, why: str, until: Millis) -> Erasure: ...


class Verdicts:
    """Carries out decisions, one after the other."""

    def __init__(self, due: DueStore, people: LooksAfterPeople, clock: Clock) -> None:
        self._due = due
        self._people = people
        self._clock = clock

    async def run(self) -> None:
        """For ever; while the store is away, decisions wait."""
        while True:
            try:
                while await self.carry_out_one():
                    pass
            except (LogDownError, LogUnsureError):
                log.warning("a decision about somebody waits for the store")
            except Exception as error:  # noqa: BLE001 - the others are carried out
                log.warning("a decision about somebody is not carried out: %s", mishap(error))
            await self._clock.sleep(EVERY)

    async def carry_out_one(self) -> bool:
        """Whether there was one."""
        due = await self._due.claim(LEASE)
        if due is None:
            return False
        if await self._do(due):
            await self._due.carried_out(due.report)
        else:
            log.error("a name is not gone yet: some logs cannot be read")
            await self._due.postpone(due.report, LATER)
        return True

    async def _do(self, due: Due) -> bool:
        """Whether nothing is left to be done."""
        match due.verdict:
            case Verdict.SILENCE:
                await self._people.silence(due.player, due.decided_at + SILENT_FOR)
            case Verdict.SHUT_OUT:
                await self._people.block(due.player)
            case Verdict.NAME:
                until = await self._due.rename(due, UNNAMED) + UNDER_WAY
                taken = await self._people.take_name(due.player, due.report, until)
                return not taken.unreadable
            case Verdict.NOTHING:
                pass
        return True
