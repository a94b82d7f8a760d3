"""How appends come together, whatever they are written to."""

import asyncio
from collections.abc import Sequence

import pytest

from houle.store.batching import Batcher
from houle.tables.ports import Append, LogDownError, LogUnsureError, Millis, TableId
from tests.store.samples import entry


class Ledger:
    """Writes when told to, and remembers what came together."""

    def __init__(self) -> None:
        self.batches: list[list[TableId]] = []
        self.go = asyncio.Event()
        self.error: Exception | None = None
        self.at_once = 0
        self.most_at_once = 0

    async def write(self, appends: Sequence[Append]) -> dict[TableId, Millis]:
        self.batches.append([append.table for append in appends])
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.go.wait()
        self.at_once -= 1
        if self.error is not None:
            raise self.error
        return {append.table: append.seq for append in appends}


async def _turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_what_gathers_while_the_lanes_are_busy_leaves_together() -> None:
    async def work() -> None:
        ledger = Ledger()
        batcher = Batcher(ledger.write, lanes=2, most=3)
        tasks = []
        for number in range(8):
            tasks.append(asyncio.ensure_future(batcher.append(entry(f"t{number}", 7))))
            await _turns()
        assert ledger.batches == [["t0"], ["t1"]]
        ledger.go.set()
        assert await asyncio.gather(*tasks) == [7] * 8
        assert ledger.batches[2:] == [["t2", "t3", "t4"], ["t5", "t6", "t7"]]
        assert ledger.most_at_once == 2

    asyncio.run(work())


def test_a_table_is_written_to_by_one_lane_at_a_time() -> None:
    async def work() -> None:
        ledger = Ledger()
        batcher = Batcher(ledger.write, lanes=3)
        tasks = [asyncio.ensure_future(batcher.append(entry("t", seq))) for seq in (1, 2)]
        await _turns()
        assert ledger.batches == [["t"]]
        ledger.go.set()
        assert await asyncio.gather(*tasks) == [1, 2]
        assert ledger.batches == [["t"], ["t"]]
        assert ledger.most_at_once == 1

    asyncio.run(work())


def test_who_gave_up_before_a_lane_was_free_is_not_written() -> None:
    async def work() -> None:
        ledger = Ledger()
        batcher = Batcher(ledger.write, lanes=1)
        tasks = []
        for table in ("a", "b", "c"):
            tasks.append(asyncio.ensure_future(batcher.append(entry(table, 1))))
            await _turns()
        tasks[0].cancel()
        tasks[1].cancel()
        ledger.go.set()
        assert await tasks[2] == 1
        assert ledger.batches == [["a"], ["c"]]

    asyncio.run(work())


@pytest.mark.parametrize(
    ("error", "sent"),
    [
        (LogDownError("gone"), LogDownError),
        (LogUnsureError("gone"), LogUnsureError),
        (ZeroDivisionError(), LogUnsureError),
    ],
)
def test_everybody_gets_an_answer_when_writing_fails(
    error: Exception, sent: type[Exception]
) -> None:
    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        ledger = Ledger()
        ledger.error = error
        batcher = Batcher(ledger.write, lanes=1)
        first = asyncio.ensure_future(batcher.append(entry("a", 1)))
        await _turns()
        second = asyncio.ensure_future(batcher.append(entry("b", 1)))
        await _turns()
        ledger.go.set()
        answers = await asyncio.gather(first, second, return_exceptions=True)
        assert type(answers[0]) is sent
        # What waited was never sent: it either fails as such or is tried on its own.
        assert type(answers[1]) is (LogUnsureError if len(ledger.batches) == 2 else LogDownError)
        ledger.error = None
        assert await batcher.append(entry("c", 1)) == 1

    asyncio.run(work())


def test_nobody_waits_for_a_closed_store() -> None:
    async def work() -> None:
        ledger = Ledger()
        batcher = Batcher(ledger.write, lanes=1)
        under_way = asyncio.ensure_future(batcher.append(entry("a", 1)))
        await _turns()
        waiting = asyncio.ensure_future(batcher.append(entry("b", 1)))
        await _turns()
        closing = asyncio.ensure_future(batcher.close())
        await _turns()
        ledger.go.set()
        await closing
        assert await under_way == 1
        with pytest.raises(LogDownError):
            await waiting
        with pytest.raises(LogDownError):
            await batcher.append(entry("c", 1))

    asyncio.run(work())
