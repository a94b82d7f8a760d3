"""The whole stack in one process: nodes, store, bus, bots and the web before them."""

import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import msgspec

from houle.bus.local import LocalBus, LocalExchange
from houle.kernel import Seat
from houle.store.sqlite import SqliteStore
from houle.store.upgrade import upgrade
from houle.tables.botdesk import BotPlayers
from houle.tables.counting import Counted, Question, counted
from houle.tables.ports import Hint, Millis, TableId
from houle.tables.reasoning import Reasoning
from houle.tables.running import ReplayableChance
from houle.tables.state import TableState
from houle.tables.thinking import BotTurn
from houle.web.app import create_app
from houle.web.limits import NO_LIMITS
from houle.web.node import Node
from tests.secrecy.asgi import App, Came, Transcript
from tests.secrecy.elsewhere import SERVICES, PushService
from tests.secrecy.loop import HandClock, run
from tests.web.client.build import build
from tests.web.undrawn import undrawn

SECRET = "not a secret at all, since it is for tests"  # noqa: S105


def same_entropy() -> Callable[[int], bytes]:
    """The same bytes in every world: what differs is the fate of the cards alone."""
    drawn = 0

    def draw(count: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return (sha256(b"entropy %d" % drawn).digest() * (count // 32 + 1))[:count]

    return draw


class NotingBus(LocalBus):
    """A bus on which somebody listens in."""

    def __init__(self, exchange: LocalExchange, clock: HandClock, notes: Transcript) -> None:
        super().__init__(exchange)
        self._clock = clock
        self._notes = notes

    def tell(self, hint: Hint) -> None:
        self._note("tell", hint)
        super().tell(hint)

    def ask_bots(self, hint: Hint) -> None:
        self._note("ask bots", hint)
        super().ask_bots(hint)

    def _note(self, what: str, hint: Hint) -> None:
        self._notes.append(Came(self._clock.now(), what, None, (), repr(hint).encode(), more=True))


class ToldBots:
    """Bots that do what they are told, however they would have liked to decide."""

    def __init__(self, decide: Callable[[Seat, int], Any]) -> None:
        self._decide = decide

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        what, _, number = turn.command.partition("-")
        if what != "choose":
            return None
        return msgspec.Raw(msgspec.json.encode(self._decide(turn.seat, int(number))))


A_FEW: Millis = 8
"""Worlds in which moves are tried for whoever asks why."""


class Looks:
    """A clock that goes on when somebody looks at it: so counting ends after as many worlds."""

    def __init__(self) -> None:
        self._looks = 0

    def now(self) -> Millis:
        self._looks += 1
        return self._looks

    async def sleep(self, span: Millis) -> None:
        self._looks += span


class CountsHere:
    """Moves are counted in the thread of the test, and in few worlds."""

    async def count(self, question: Question) -> Counted:
        return counted(question, Looks(), A_FEW)


Store = Any
"""Any store that a node takes."""


class World:
    """Some equal nodes on one store, with a fate of their own."""

    def __init__(
        self,
        clock: HandClock,
        store: Store,
        chance_of: Callable[[bytes], ReplayableChance],
        decide: Callable[[Seat, int], Any],
        nodes: int,
    ) -> None:
        self.clock = clock
        self.ops: Transcript = []
        """What whoever runs the nodes gets to see."""
        self.push = PushService(clock, self.ops)
        exchange = LocalExchange()
        entropy = same_entropy()
        self.nodes = []
        for _ in range(nodes):
            bus = NotingBus(exchange, clock, self.ops)
            node = Node(
                store,
                bus,
                clock,
                entropy,
                SECRET,
                chance_of=chance_of,
                limits=NO_LIMITS,
                push_services=SERVICES,
                push_transport=self.push,
            )
            node._bots = BotPlayers(node.desk, clock, ToldBots(decide))
            node.reasoning = Reasoning(node.cache, CountsHere(), clock)
            self.nodes.append(node)
        self.apps = [_front(number, node) for number, node in enumerate(self.nodes)]

    async def start(self) -> None:
        for node in self.nodes:
            await node.start()
            await self.clock.settle()  # so that of two who wake at once the same one comes first

    async def stop(self) -> None:
        for node in self.nodes:
            await node.stop()

    def state(self, table: TableId) -> TableState:
        """The table as the node has it that is ahead of the others."""
        at_hand = [node.cache.peek(table) for node in self.nodes]
        return max((live.state for live in at_hand if live), key=lambda state: state.seq)

    @property
    def worker_token(self) -> str:
        return self.nodes[0].identity.worker_token()


class _Stage:
    """Stands for whichever node plays now."""

    node: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.node, name)


_FRONTS: dict[int, tuple[_Stage, App]] = {}
"""Applications take long to make, so each serves one world after the other."""


def _front(number: int, node: Node) -> App:
    if number not in _FRONTS:
        stage: Any = _Stage()
        stage.node = node
        with TemporaryDirectory() as folder:  # its files are read once, and kept
            app = create_app(stage, client=build(Path(folder)), press=undrawn)
        _FRONTS[number] = stage, app
    stage, app = _FRONTS[number]
    stage.node = node
    return app


def latest_app() -> App:
    """The application of the first node of the latest world."""
    return _FRONTS[0][1]


class Files:
    """SQLite files for one world after the other, each of them empty and up to date."""

    def __init__(self, folder: Path) -> None:
        self._folder = Path(mkdtemp(dir=folder))
        self._empty = self._folder / "empty"
        self._empty.mkdir()
        run(upgrade(f"sqlite:///{self._empty / 'houle.sqlite'}"))

    async def store(self, clock: HandClock) -> SqliteStore:
        """An empty store. What it confirms need not outlive this process."""
        shutil.rmtree(self._folder / "now", ignore_errors=True)
        shutil.copytree(self._empty, self._folder / "now")
        path = self._folder / "now" / "houle.sqlite"
        return SqliteStore(path, now=clock.now, synchronous="OFF")
