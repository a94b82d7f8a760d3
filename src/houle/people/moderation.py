"""Those who look at reports, and what they decide (P-83 to P-85)."""

from enum import StrEnum
from typing import Final, Protocol

import msgspec

from houle.people.refusing import Reason, refuse
from houle.people.reports import Complaint, Moment, ReportId
from houle.people.witness import Witnessed, with_words, witnessed
from houle.people.written import WrittenStore
from houle.tables.ports import Log, Millis, PlayerId

OPERATOR: Final = "operator"
"""Whoever decides at the machine itself. No player has such an id."""


class Verdict(StrEnum):
    """What comes of a report."""

    NOTHING = "nothing"
    NAME = "name"
    """The name is taken away, wherever it stands."""
    SILENCE = "silence"
    """For a while they say nothing at any table."""
    SHUT_OUT = "shut-out"
    """They look on, and do nothing else."""


class Case(msgspec.Struct, frozen=True):
    """A report, for who decides about it. It says nothing of who made it."""

    id: ReportId
    moment: Moment
    name: str | None
    about: Complaint
    made_at: Millis
    reported: PlayerId | None
    verdict: Verdict | None
    closed_at: Millis | None
    closed_by: PlayerId | None
    """A moderator, or `operator`; `None` once that moderator was erased."""
    read_after: int | None = None
    """Since which place of the log whoever reported could read what was written, if at all."""


class Moderator(msgspec.Struct, frozen=True):
    """Somebody who may decide."""

    player: PlayerId
    name: str
    since: Millis


class Waiting(msgspec.Struct, frozen=True):
    """The first report about somebody at a table, and how many people made one there."""

    case: Case
    people: int


class Told(msgspec.Struct, frozen=True):
    """A report with its moment, and what else there was about the same person."""

    waiting: Waiting
    seen: Witnessed | None
    """`None` once the table was removed."""
    others: tuple[Case, ...]


class ModerationStore(Protocol):
    """Where it is kept who decides, and what was decided."""

    async def is_moderator(self, player: PlayerId) -> bool:
        """Whether somebody may decide."""

    async def moderators(self) -> list[Moderator]:
        """Who may."""

    async def appoint(self, player: PlayerId) -> None:
        """Somebody may from now on."""

    async def dismiss(self, player: PlayerId) -> bool:
        """Somebody may no more; whether they could."""

    async def open_cases(self, but: PlayerId) -> list[Case]:
        """What is not decided, the oldest first; nothing in which somebody has a part."""

    async def case(self, report: ReportId, but: PlayerId) -> Case | None:
        """One of them, decided or not."""

    async def about(self, player: PlayerId) -> list[Case]:
        """All reports about somebody, the latest first."""

    async def close(self, report: ReportId, verdict: Verdict, by: PlayerId, *, to_do: bool) -> bool:
        """Decide about somebody at a table; whether nobody else had."""


class Moderation:
    """What moderators see and do; whoever asks is known to be one."""

    def __init__(self, store: ModerationStore, log: Log, written: WrittenStore) -> None:
        self._store = store
        self._log = log
        self._written = written

    async def is_moderator(self, player: PlayerId) -> bool:
        """Whether somebody looks at reports."""
        return await self._store.is_moderator(player)

    async def waiting(self, by: PlayerId) -> list[Waiting]:
        """What waits to be decided, the oldest first: one for each person at each table."""
        cases: dict[tuple[str, PlayerId | None], list[Case]] = {}
        for case in await self._store.open_cases(by):
            cases.setdefault((case.moment.table, case.reported), []).append(case)
        return [Waiting(same[0], len(same)) for same in cases.values()]

    async def look(self, report: ReportId, by: PlayerId) -> Told | None:
        """One of them with its moment."""
        case = await self._store.case(report, by)
        if case is None:
            return None
        about = [] if case.reported is None else await self._store.about(case.reported)
        same = [one for one in about if one.moment.table == case.moment.table]
        others = tuple(one for one in about if one.moment.table != case.moment.table)
        seen = witnessed(await self._log.read(case.moment.table), case.moment.seq)
        if seen is not None and seen.lines:
            seen = with_words(seen, await self._words(seen.lines[-1].seq, case, *same))
        return Told(Waiting(case, max(1, len(same))), seen, others)

    async def _words(self, last: int, *cases: Case) -> dict[int, str]:
        """What was written there, as far as one of those who reported it could read it."""
        after = [case.read_after for case in cases if case.read_after is not None]
        if not after:
            return {}
        # Up to the last that is told: whoever writes on and on must not push the rest out of sight.
        written = await self._written.at(cases[0].moment.table, min(after), last)
        return {one.seq: one.words for one in written}

    async def close(self, report: ReportId, verdict: Verdict, by: PlayerId) -> bool:
        """Decide; whether there is such a report. What follows is carried out within seconds."""
        if await self._store.case(report, by) is None:
            return False
        to_do = verdict is not Verdict.NOTHING
        if not await self._store.close(report, verdict, by, to_do=to_do):
            refuse("P-85", Reason.DECIDED_ALREADY)
        return True
