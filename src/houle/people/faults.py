"""Somebody says that something is wrong at a table (P-100 to P-102).

What is kept is what their eyes may see there, by the one way on which anything is seen, and what
their screen says that it shows. Only once the game is over does whoever runs the house get it
together with the game up to that moment.
"""

from typing import Protocol

import msgspec

from houle.build import VERSION
from houle.faults.file import (
    MOST_FRAMES,
    About,
    Report,
    Told,
    nameless,
    read_report,
    within_bounds,
)
from houle.kernel import Viewer
from houle.people.refusing import Reason, refuse
from houle.tables.cache import TableCache, UnknownTableError
from houle.tables.frames import encode_frame
from houle.tables.gamefile import GameFile
from houle.tables.gamefiles import game_file
from houle.tables.ids import new_id
from houle.tables.ports import Entropy, Millis, Phase, PlayerId, TableId
from houle.tables.viewing import Viewing


class OwnFault(msgspec.Struct, frozen=True):
    """What somebody said was wrong."""

    table: TableId
    seq: int
    about: About
    words: str
    made_at: Millis


class Kept(msgspec.Struct, frozen=True):
    """A report as a store has it."""

    id: str
    table: TableId
    made_at: Millis
    report: bytes

    def read(self) -> Report:
        """What it says; it was written here."""
        return msgspec.structs.replace(read_report(self.report), made_at=self.made_at)

    def own(self) -> OwnFault:
        """The same for whoever made it."""
        report = self.read()
        return OwnFault(self.table, report.seq, report.told.about, report.told.words, self.made_at)


class FaultStore(Protocol):
    """Where reports are kept, apart from everything that others read."""

    async def add(self, player: PlayerId, kept: Kept) -> None:
        """Somebody reports something; the store knows when."""

    async def latest(self) -> list[Kept]:
        """What was reported, the latest first."""

    async def one(self, fault: str) -> Kept | None:
        """One of them."""

    async def of(self, player: PlayerId) -> list[OwnFault]:
        """What somebody reported, the latest first."""

    async def remove(self, fault: str) -> bool:
        """Forget one; whether there was such a one."""


class Faults:
    """Takes what people say is wrong."""

    def __init__(self, store: FaultStore, viewing: Viewing, entropy: Entropy) -> None:
        self._store = store
        self._viewing = viewing
        self._entropy = entropy

    async def report(
        self, player: PlayerId, table: TableId, wanted: Viewer | None, told: Told
    ) -> None:
        """A moment as somebody may look back at it, with what they and their screen say of it."""
        seq = told.drawn.seq
        past = range(max(1, seq - MOST_FRAMES + 1), seq + 1)
        moments = self._viewing.moments(table, player, past, wanted)
        frames = [frame async for frame in moments]
        view = frames[-1].view if frames and frames[-1].seq == seq else None
        if view is None:
            refuse("P-100", Reason.NOTHING_TO_SEE)
        fault = new_id(self._entropy(32))
        seen = tuple(nameless(encode_frame(frame)) for frame in frames if frame.view is not None)
        report = Report(
            id=fault,
            made_at=0,
            build=VERSION,
            told=told,
            game=view.game,
            rules_version=view.rules_version,
            seats=view.seats,
            options=msgspec.Raw(msgspec.json.encode(view.options)),
            seq=seq,
            viewer=view.viewer,
            frames=within_bounds(seen),
        )
        await self._store.add(player, Kept(fault, table, 0, msgspec.json.encode(report)))

    async def of(self, player: PlayerId) -> list[OwnFault]:
        """What somebody reported."""
        return await self._store.of(player)


class FaultDesk:
    """Where whoever runs the house takes reports from."""

    def __init__(self, store: FaultStore, cache: TableCache) -> None:
        self._store = store
        self._cache = cache

    async def latest(self) -> list[Kept]:
        """What was reported, the latest first."""
        return await self._store.latest()

    async def remove(self, fault: str) -> bool:
        """Forget one; whether there was such a one."""
        return await self._store.remove(fault)

    async def handed_out(self, fault: str) -> Report | None:
        """A report; with the game up to its moment if that is over, and only then (P-102)."""
        kept = await self._store.one(fault)
        if kept is None:
            return None
        report = kept.read()
        played = await self._played(kept.table, report.seq)
        return msgspec.structs.replace(report, played=played)

    async def _played(self, table: TableId, seq: int) -> GameFile | None:
        try:
            live = await self._cache.take_fresh(table)
        except UnknownTableError:
            return None
        if live.state.life.phase is not Phase.FINISHED:
            return None
        (then,) = await self._cache.moments(live, seq, seq)
        entries = [logged for logged in await self._cache.log.read(table) if logged.seq <= seq]
        seed = await self._cache.vault.seed(table)
        whole = game_file(entries, then.state, seed)
        return msgspec.structs.replace(whole, names=("",) * len(whole.names))
