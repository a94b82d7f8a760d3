"""No listener harms the bus."""

import asyncio

from houle.bus.calls import Jobs, break_off
from houle.bus.counts import Counts
from houle.tables.ports import Hint
from tests.bus.buses import until


def test_jobs_beyond_the_most_are_forgotten() -> None:
    async def run() -> None:
        counts = Counts()
        go = asyncio.Event()
        done: list[Hint] = []

        async def work(hint: Hint) -> None:
            await go.wait()
            done.append(hint)

        jobs = Jobs(work, counts, most=3)
        for seq in range(5):
            jobs.take(Hint("t1", seq))
        go.set()
        await until(lambda: len(done) == 3)
        assert counts.unheard == 2
        await asyncio.sleep(0)
        jobs.take(Hint("t1", 9))
        await until(lambda: len(done) == 4)
        await jobs.close()

    asyncio.run(run())


def test_a_task_that_overhears_its_end_is_told_again() -> None:
    async def run() -> None:
        overheard = 0

        async def deaf() -> None:
            nonlocal overheard
            while overheard < 3:
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    overheard += 1

        tasks = [asyncio.create_task(deaf()), asyncio.create_task(asyncio.Event().wait())]
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await break_off(tasks)
        assert overheard == 3
        assert all(task.done() for task in tasks)

    asyncio.run(run())
