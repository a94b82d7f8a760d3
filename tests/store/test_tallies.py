"""Counting together, the same on both databases."""

import asyncio

from houle.store.queries import TALLIES_KEPT
from tests.store.samples import Store, opened, run
from tests.store.test_many_tables import Asked


def test_nodes_count_together_and_each_window_begins_anew(url: str) -> None:
    time = [10_500]

    async def work(store: Store) -> None:
        async with opened(url, now=lambda: time[0]) as other:
            assert await store.tally("a", 1_000) == (1, 500)
            time[0] = 10_999
            assert await other.tally("a", 1_000) == (2, 1)
            assert await store.tally("b", 1_000) == (1, 1)
            time[0] = 11_000
            assert await store.tally("a", 1_000) == (1, 1_000)

    run(url, work, now=lambda: time[0])


def test_no_count_is_lost_by_counting_at_once(url: str) -> None:
    async def work(store: Store) -> None:
        counts = await asyncio.gather(*(store.tally("a", 10**9) for _ in range(30)))
        assert sorted(count for count, _ in counts) == list(range(1, 31))

    run(url, work)


def test_old_counts_are_forgotten(url: str) -> None:
    time = [TALLIES_KEPT]

    async def work(store: Store) -> None:
        await store.tally("old", 1)
        time[0] += TALLIES_KEPT
        await store.tally("new", 1)
        time[0] += 1
        await store.remove_unplayed(1)
        kept = await store.look_up(Asked("SELECT key FROM tallies"))
        assert [row[0] for row in kept] == ["new"]

    run(url, work, now=lambda: time[0])
