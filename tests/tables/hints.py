"""What tests do with hints: lose them, note them, and see what a node asks the log for."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from itertools import chain
from typing import Any

from houle.tables import deeds
from houle.tables.hearsay import WARY_ROUNDS
from houle.tables.ports import Hint, Log, TableId
from tests.samples.flotsam import Phrase, Say
from tests.tables.house import PEOPLE, House, Node, next_sent, raw, until
from tests.tables.odd_logs import AwayError

DEALT = 5
MANY = 24


class Asked:
    """A log that notes how far of which tables it was asked."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.rounds: list[list[TableId]] = []
        self.away = False

    async def seqs(self, tables: Sequence[TableId]) -> dict[TableId, int]:
        self.rounds.append(list(tables))
        if self.away:
            raise AwayError
        return await self._log.seqs(tables)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)


async def rounds(node: Node, most: int) -> list[list[TableId]]:
    """So many rounds of a caretaker; for which tables it asks the log in each."""
    asked: Any = Asked(node.cache.log)
    found = []
    node.cache.log = asked
    for _ in range(most):
        asked.rounds.clear()
        await node.caretaker.refresh()
        found.append(list(chain(*asked.rounds)))
    node.cache.log = asked._log
    return found


async def relies(node: Node) -> None:
    """For a minute hints have told everything."""
    await rounds(node, WARY_ROUNDS + 1)
    assert node.cache.hearsay.relied_upon


@asynccontextmanager
async def listening(node: Node, *tables: TableId) -> AsyncIterator[None]:
    """Somebody looks on at each of these tables."""
    async with AsyncExitStack() as streams:
        for table in tables:
            stream = node.viewing.listen(table, None, None)
            await streams.enter_async_context(aclosing(stream))
            await next_sent(stream)
        yield


def lose(node: Node, lost: Callable[[Hint], bool] = lambda _: True) -> None:
    """Hints that this node tells do not arrive."""
    tell = node.bus.tell
    vars(node.bus)["tell"] = lambda hint: None if lost(hint) else tell(hint)


def told_by(node: Node) -> list[Hint]:
    """All hints that a node will tell."""
    told: list[Hint] = []

    def noted(hint: Hint) -> bool:
        told.append(hint)
        return True

    lose(node, noted)
    return told


async def talk(house: House, table: TableId, *, node: int = 0) -> None:
    """Somebody says something that was not said just before."""
    seq = (await house.state(table, node=node)).seq
    phrase = Say(list(Phrase)[seq // 2 % len(Phrase)])
    await house.do(table, PEOPLE[seq % 2], deeds.Advise(raw(phrase)), node=node)


def seq_at(node: Node, table: TableId) -> int:
    """How far a table is as a node has it at hand."""
    live = node.cache.peek(table)
    assert live is not None
    return live.state.seq


async def comes_to(node: Node, table: TableId, seq: int) -> None:
    async def there() -> bool:
        return seq_at(node, table) == seq

    await until(there)
