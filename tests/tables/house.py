"""A house to test in: a real store, a clock turned by hand, and as many nodes as a test wants."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from functools import wraps
from hashlib import sha256
from inspect import Parameter, signature
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from houle.bus.local import LocalBus, LocalExchange
from houle.bus.open import NodeBus
from houle.kernel import KeyedChance, Refusal, RefusedError, Seat, Viewer
from houle.people.deal_challenges import DealChallenges
from houle.store.open import open_store
from houle.tables import deeds
from houle.tables.botdesk import BotPlayers, HouseDesk
from houle.tables.cache import TableCache
from houle.tables.caretaker import Caretaker
from houle.tables.daily import Daily
from houle.tables.deeds import Deed, Person, Who
from houle.tables.duty import Duty
from houle.tables.entries import AnyEntry, Pace, Setting, Watch, decode_entry
from houle.tables.meeting import Meeting
from houle.tables.ports import LONGEST_SILENCE, Log, Millis, TableId
from houle.tables.running import AnyGame, Move, Running
from houle.tables.state import TableState
from houle.tables.tables import Done, Tables
from houle.tables.thinking import InThreads
from houle.tables.viewing import Sent, Viewing
from tests.store.ready import ready_files

R = TypeVar("R")

START: Millis = 1_800_000_000_000
PEOPLE = tuple(Person(name) for name in ("ada", "ben", "cleo", "dan", "eva", "fin", "gus", "hana"))
NO_HURRY = Pace()
STRANGER = Person("zoe")
A_ROUND: Millis = LONGEST_SILENCE - 1000
A_WHILE = 30.0
"""Seconds after which something that is waited for will not come any more."""

WrapLog: TypeAlias = Callable[[Log], Log]
Scene: TypeAlias = Callable[..., Awaitable[None]]


class HandClock:
    """A clock that goes on only when a test turns it."""

    def __init__(self, at: Millis = START) -> None:
        self._at = at
        self._sleepers: list[tuple[Millis, asyncio.Future[None]]] = []

    def now(self) -> Millis:
        return self._at

    async def sleep(self, span: Millis) -> None:
        if span > 0:
            sleeper = asyncio.get_running_loop().create_future()
            self._sleepers.append((self._at + span, sleeper))
            await sleeper

    @property
    def sleepers(self) -> int:
        """How many wait for the clock."""
        return sum(not sleeper.done() for _, sleeper in self._sleepers)

    def turn(self, span: Millis) -> None:
        """Let time pass."""
        self._at += span
        for until, sleeper in self._sleepers:
            if until <= self._at and not sleeper.done():
                sleeper.set_result(None)
        self._sleepers = [waiting for waiting in self._sleepers if not waiting[1].done()]


class SeededEntropy:
    """Bytes that are the same in every run."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = count()

    def __call__(self, length: int) -> bytes:
        drawn = sha256(f"{self._seed} {next(self._drawn)}".encode()).digest()
        return drawn[:length]


class Node:
    """One of the servers of a house."""

    def __init__(self, house: "House", log: Log, number: int, bus: NodeBus) -> None:
        self.bus = bus
        self.cache = TableCache(log, house.store, self.bus, KeyedChance)
        entropy = SeededEntropy(f"node {number}")
        knows = house.store.blocks, house.store.clubs
        self.tables = Tables(self.cache, self.bus, house.clock, entropy, *knows)
        self.meeting = Meeting(self.tables, self.cache)
        self.daily = Daily(self.tables, self.cache, house.clock, entropy)
        kept = house.store.challenges
        self.challenges = DealChallenges(kept, self.tables, self.cache, house.clock, entropy)
        self.viewing = Viewing(self.cache, house.clock)
        self.caretaker = Caretaker(
            self.tables, self.cache, Duty(house.store, self.cache, entropy), house.clock
        )
        self.desk = HouseDesk(self.tables, self.cache)
        self.thinkers = InThreads(house.clock, entropy)
        self.bots = BotPlayers(self.desk, house.clock, self.thinkers)

    async def close(self) -> None:
        await self.bus.close()
        await self.cache.close()


class House:
    """One log, and nodes that know nothing of each other but hints."""

    def __init__(
        self, store: Any, clock: HandClock, buses: Sequence[NodeBus], wrap: WrapLog | None
    ) -> None:
        self.store = store
        self.clock = clock
        log = store if wrap is None else wrap(store)
        self.nodes = [Node(self, log, number, bus) for number, bus in enumerate(buses)]
        self._commands = count()

    # Asking for things

    def command(self) -> str:
        return f"command-{next(self._commands)}"

    async def do(
        self, table: TableId, who: Who, deed: Deed, *, node: int = 0, command: str | None = None
    ) -> Done:
        return await self.nodes[node].tables.do(table, who, command or self.command(), deed)

    async def open(
        self,
        game: str = "flotsam",
        seats: int = 3,
        *,
        by: Person = PEOPLE[0],
        options: Any = None,
        pace: Pace = NO_HURRY,
        watch: Watch = Watch.ANYONE,
        bots: Sequence[str | None] = (),
        listed: bool = True,
        joinable: bool = False,
        node: int = 0,
    ) -> TableId:
        told = raw(options or {})
        setting = Setting(game, seats, told, pace, watch, listed, joinable=joinable)
        deed = deeds.Open(setting, tuple(bots))
        return (await self.nodes[node].tables.open(by, self.command(), deed)).table

    async def sit(self, table: TableId, seat: Seat, who: Person, *, node: int = 0) -> Done:
        return await self.do(table, who, deeds.Sit(seat, who.id.title()), node=node)

    async def meet(
        self, who: Person, game: str = "flotsam", *, node: int = 0, command: str | None = None
    ) -> TableId:
        """Somebody wants to play with people: where they sit then."""
        wanted = deeds.Meet(game, who.id.title())
        return (await self.nodes[node].meeting.meet(who, command or self.command(), wanted)).table

    async def fill(self, table: TableId) -> None:
        """Everybody sits down, the host on the first free seat."""
        chairs = (await self.state(table)).life.chairs
        for seat, who in zip(range(len(chairs)), PEOPLE, strict=False):
            if chairs[seat].free:
                await self.sit(table, seat, who)

    async def started(self, game: str = "flotsam", seats: int = 3, **more: Any) -> TableId:
        """A table at which people have just been dealt their cards."""
        table = await self.open(game, seats, **more)
        await self.fill(table)
        await self.start(table)
        return table

    async def start(self, table: TableId) -> None:
        """The cards are dealt: by the host, or where bots alone sit by the house (T-05)."""
        people = (await self.state(table)).life.players
        await self.do(table, PEOPLE[0] if people else deeds.Caretaker.CLOCK, deeds.Start())

    async def play(self, table: TableId, seat: Seat, *, nth: int = 0, node: int = 0) -> Done:
        """The seat makes one of the moves that it has."""
        running = await self.running(table)
        return await self.do(table, PEOPLE[seat], move_of(running, seat, nth), node=node)

    async def play_on(self, table: TableId, most: int | None = None) -> None:
        """Everybody plays the first move there is, to the end or so many times."""
        done = 0
        while (state := await self.state(table)).running is not None and done != most:
            waited_for = state.running.waited_for
            if not waited_for:
                return
            await self.play(table, waited_for[0])
            done += 1

    # Being there, and time

    @asynccontextmanager
    async def attended(self, table: TableId, *people: Person, node: int = 0) -> AsyncIterator[None]:
        """These people listen to a table at a node, which has told so."""
        async with AsyncExitStack() as streams:
            for who in people:
                listening = self.nodes[node].viewing.listen(table, who.id, None)
                await streams.enter_async_context(aclosing(listening))
                await next_sent(listening)
            await self.nodes[node].caretaker.attend()
            yield

    async def up(self) -> None:
        """All nodes have said that they are up."""
        for node in self.nodes:
            await node.caretaker.attend()

    async def pass_time(self, span: Millis) -> None:
        """Let time pass while all nodes are up, then let them look after what is due."""
        while span > 0:
            self.clock.turn(min(span, A_ROUND))
            span -= A_ROUND
            await self.up()
        for node in self.nodes:
            await node.caretaker.sweep()

    # Looking at things

    async def state(self, table: TableId, *, node: int = 0) -> TableState:
        return (await self.nodes[node].cache.take_fresh(table)).state

    async def running(self, table: TableId, *, node: int = 0) -> Running:
        running = (await self.state(table, node=node)).running
        assert running is not None
        return running

    async def entries(self, table: TableId) -> list[AnyEntry]:
        return [decode_entry(logged.entry) for logged in await self.store.read(table)]

    async def look(self, table: TableId, who: Person | None, *, node: int = 0) -> Any:
        seen = await self.nodes[node].viewing.look(table, None if who is None else who.id)
        return msgspec.json.decode(seen)

    async def look_back(
        self,
        table: TableId,
        who: Person | None,
        seq: int,
        eyes: Viewer | None = None,
        *,
        node: int = 0,
    ) -> Any:
        player = None if who is None else who.id
        return msgspec.json.decode(
            await self.nodes[node].viewing.look_back(table, player, seq, eyes)
        )

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()
        await self.store.close()


def local_buses(nodes: int) -> list[LocalBus]:
    """A bus for each node, within this process."""
    exchange = LocalExchange()
    return [LocalBus(exchange) for _ in range(nodes)]


@asynccontextmanager
async def a_house(
    folder: Path, nodes: int = 1, wrap: WrapLog | None = None
) -> AsyncIterator[House]:
    """A house on an empty file, with a bus inside the process."""
    async with house_on(ready_files(folder / "house.sqlite"), local_buses(nodes), wrap) as house:
        yield house


@asynccontextmanager
async def house_on(
    url: str, buses: Sequence[NodeBus], wrap: WrapLog | None = None
) -> AsyncIterator[House]:
    """A house on an empty store, with a node at each of these buses."""
    clock = HandClock()
    store = await open_store(url, now=clock.now)
    house = House(store, clock, buses, wrap)
    try:
        yield house
    finally:
        await house.close()


def in_house(nodes: int = 1, wrap: WrapLog | None = None) -> Callable[[Scene], Callable[..., None]]:
    """Turns a scene in a house into a test."""

    def test_of(scene: Scene) -> Callable[..., None]:
        @wraps(scene)
        def test(tmp_path: Path, **more: Any) -> None:
            async def play_out() -> None:
                async with a_house(tmp_path, nodes, wrap) as house:
                    await scene(house, **more)

            asyncio.run(play_out())

        own = [p for name, p in signature(scene).parameters.items() if name != "house"]
        folder = Parameter("tmp_path", Parameter.POSITIONAL_OR_KEYWORD)
        test.__signature__ = signature(scene).replace(parameters=[folder, *own])  # type: ignore[attr-defined]
        return test

    return test_of


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def moves_of(running: Running, seat: Seat) -> list[Move]:
    game: AnyGame = running.game
    return game.moves(running.table, seat)


def move_of(running: Running, seat: Seat, nth: int = 0) -> deeds.Play:
    """The deed of making one of the moves that a seat has now."""
    since = running.waiting[seat]
    assert since is not None
    return deeds.Play(since.turn, raw(moves_of(running, seat)[nth]))


async def refusal_of(asked: Awaitable[object]) -> Refusal:
    """Why something is refused."""
    try:
        await asked
    except RefusedError as error:
        return error.refusal
    raise AssertionError("it was not refused")


async def refused(asked: Awaitable[object]) -> tuple[str, str]:
    """The rule that refuses something, and the reason."""
    refusal = await refusal_of(asked)
    return refusal.rule, refusal.reason


async def soon(asked: Awaitable[R]) -> R:
    """What comes of something that must not take long."""
    try:
        return await asyncio.wait_for(asked, A_WHILE)
    except TimeoutError:
        raise AssertionError("it took too long") from None


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(A_WHILE):
        while not await holds():
            await asyncio.sleep(0)


async def next_sent(listening: AsyncIterator[Sent]) -> Sent:
    return await soon(anext(listening))
