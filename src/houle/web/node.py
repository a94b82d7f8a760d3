"""A node: everything that serves tables, put together from the parts it is given."""

from collections.abc import Sequence
from logging import getLogger
from typing import Any, Protocol, TypeAlias

from litestar import Request

from houle.build import VERSION
from houle.bus.open import NodeBus
from houle.kernel import KeyedChance
from houle.people.ports import OnceStore
from houle.people.transfers import Transfers
from houle.store.players import Players
from houle.tables.botdesk import BotPlayers, HouseDesk
from houle.tables.cache import IDLE_BYTES, TableCache
from houle.tables.caretaker import Caretaker
from houle.tables.duty import Duty
from houle.tables.ports import (
    Clock,
    Entropy,
    Log,
    Marks,
    Millis,
    Origins,
    PlayerId,
    Register,
    TableId,
    Tallies,
    Vault,
)
from houle.tables.running import ChanceOf
from houle.tables.tables import Tables
from houle.tables.tasks import Tasks
from houle.tables.viewing import Viewing
from houle.web.bot_processes import BotProcesses
from houle.web.identity import Identity
from houle.web.limits import Limits, StreamPlaces
from houle.web.lookout import Lookout
from houle.web.marks import KnownMarks
from houle.web.metrics import Metrics
from houle.web.quotas import Quotas
from houle.web.readiness import Readiness
from houle.web.tally import Tally

log = getLogger(__name__)

NODE = "node"

Req: TypeAlias = Request[Any, Any, Any]


def node_of(request: Req) -> "Node":
    """The node that serves a request."""
    node: Node = request.app.state[NODE]
    return node


class Store(Log, Vault, Register, Tallies, Origins, Marks, OnceStore, Protocol):
    """What a node keeps its tables in."""

    @property
    def players(self) -> Players: ...

    async def ready(self) -> bool: ...

    async def close(self) -> None: ...


class Node:
    """One of any number of equal nodes."""

    def __init__(
        self,
        store: Store,
        bus: NodeBus,
        clock: Clock,
        entropy: Entropy,
        secret: str,
        *,
        chance_of: ChanceOf = KeyedChance,
        limits: Limits | None = None,
        trusted_proxies: Sequence[str] = (),
        hosts: Sequence[str] = (),
        security_contact: str | None = None,
        bots_at_home: bool = False,
        bot_slot: Millis = 0,
        idle_bytes: int = IDLE_BYTES,
    ) -> None:
        self.store = store
        self.bus = bus
        self.entropy = entropy
        self.marks = KnownMarks(store, clock)
        self.identity = Identity(secret, entropy, clock, self.marks)
        self.limits = Limits() if limits is None else limits
        self.trusted_proxies = trusted_proxies
        self.hosts = hosts
        self.security_contact = security_contact
        self.streams = StreamPlaces(self.limits)
        self.quotas = Quotas(store, secret, self.limits)
        self.transfers = Transfers(store, entropy)
        self.clock = clock
        self.cache = TableCache(store, store, bus, chance_of, idle_bytes)
        self.tables = Tables(self.cache, bus, clock, entropy)
        self.viewing = Viewing(self.cache)
        self.desk = HouseDesk(self.tables, self.cache, bot_slot)
        duty = Duty(store, self.cache, entropy)
        self.caretaker = Caretaker(self.tables, self.cache, duty, clock)
        self.readiness = Readiness(store, duty, clock)
        self.tally = Tally()
        self._heads = BotProcesses(clock, entropy)
        self.metrics = Metrics(self.cache, bus, self.caretaker, self.tally, self._heads.line)
        self._lookout = Lookout(self.caretaker, bus, self.tally, clock)
        self._bots = BotPlayers(self.desk, clock, self._heads) if bots_at_home else None
        self._tasks = Tasks()

    async def start(self) -> None:
        """Begin to look after tables."""
        await self.marks.begin()
        self._tasks.start(self.marks.run())
        if self._bots is not None:
            await self.bus.serve_bots(self._bots.work)
        self._tasks.start(self.caretaker.run())
        self._tasks.start(self._lookout.run())
        log.info("started: Houle %s", VERSION)

    def welcome(self, table: TableId, player: PlayerId, *, opened: bool) -> None:
        """Somebody listens, and may have opened the table just now: let it go on for them."""
        self._tasks.start(self.tables.welcome(table, player, opened=opened))

    def leave(self) -> None:
        """Say that it will go: whoever asks whether it is ready turns to others meanwhile."""
        self.readiness.leaving = True
        log.info("leaving")

    async def stop(self) -> None:
        """Finish what is under way and let go of everything."""
        await self._tasks.close()
        await self.cache.close()
        await self.bus.close()
        self._heads.close()
        await self.store.close()
        log.info("stopped")
