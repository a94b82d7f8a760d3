"""A node: everything that serves tables, put together from the parts it is given."""

from typing import Any, Protocol, TypeAlias

from litestar import Request

from houle.bus.open import NodeBus
from houle.kernel import KeyedChance
from houle.store.players import Players
from houle.tables.botdesk import BotPlayers, HouseDesk
from houle.tables.caretaker import Caretaker
from houle.tables.duty import Duty
from houle.tables.gallery import Gallery
from houle.tables.hand import Hand
from houle.tables.ports import Clock, Entropy, Log, PlayerId, Register, TableId, Vault
from houle.tables.running import FateOf
from houle.tables.tables import Tables
from houle.tables.tasks import Tasks
from houle.web.heads import Heads
from houle.web.identity import Identity
from houle.web.limits import Limits, Places
from houle.web.metrics import Metrics

NODE = "node"

Req: TypeAlias = Request[Any, Any, Any]


def node_of(request: Req) -> "Node":
    """The node that serves a request."""
    node: Node = request.app.state[NODE]
    return node


class Store(Log, Vault, Register, Protocol):
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
        fate_of: FateOf = KeyedChance,
        limits: Limits | None = None,
        bots_at_home: bool = False,
    ) -> None:
        self.store = store
        self.bus = bus
        self.entropy = entropy
        self.identity = Identity(secret, entropy)
        self.limits = Limits() if limits is None else limits
        self.streams = Places(self.limits.streams)
        self.clock = clock
        self.hand = Hand(store, store, bus, fate_of)
        self.tables = Tables(self.hand, bus, clock, entropy)
        self.gallery = Gallery(self.hand)
        self.desk = HouseDesk(self.tables, self.hand)
        duty = Duty(store, self.hand, entropy)
        self.caretaker = Caretaker(self.tables, self.hand, duty, clock)
        self.metrics = Metrics(self.hand, bus)
        self._heads = Heads(clock, entropy)
        self._bots = BotPlayers(self.desk, clock, self._heads) if bots_at_home else None
        self._tasks = Tasks()

    async def start(self) -> None:
        """Begin to look after tables."""
        if self._bots is not None:
            await self.bus.serve_bots(self._bots.work)
        self._tasks.start(self.caretaker.run())

    def welcome(self, table: TableId, player: PlayerId, *, opened: bool) -> None:
        """Somebody listens, and may have opened the table just now: let it go on for them."""
        self._tasks.start(self.tables.welcome(table, player, opened=opened))

    async def stop(self) -> None:
        """Finish what is under way and let go of everything."""
        await self._tasks.close()
        await self.hand.close()
        await self.bus.close()
        self._heads.close()
        await self.store.close()
