"""When nodes were up and at which tables they have people, the same on both databases."""

from houle.tables.ports import LONGEST_SILENCE
from tests.store.samples import Store, run


class Hours:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 100_000

    def __call__(self) -> int:
        return self.at


def test_a_node_is_up_as_long_as_it_says_so(url: str) -> None:
    hours = Hours()

    async def work(store: Store) -> None:
        assert await store.stay_on_duty("one") is None
        assert await store.begin_duty("one") == 100_000
        hours.at += LONGEST_SILENCE - 1
        assert await store.stay_on_duty("one") == hours.at
        last = hours.at
        hours.at += LONGEST_SILENCE
        assert await store.stay_on_duty("one") is None
        await store.begin_duty("two")
        assert await store.duties() == [(100_000, last), (hours.at, hours.at)]

    run(url, work, now=hours)


def test_people_are_at_a_table_as_long_as_their_node_is_up(url: str) -> None:
    hours = Hours()

    async def work(store: Store) -> None:
        for node in ("one", "two"):
            await store.begin_duty(node)
        await store.attend("one", ["a", "b", "c"], [])
        await store.attend("two", ["a"], [])
        assert [await store.attended(table) for table in "abcd"] == [True, True, True, False]
        await store.attend("one", ["d"], ["a", "b"])
        assert [await store.attended(table) for table in "abcd"] == [True, False, True, True]
        hours.at += LONGEST_SILENCE - 1
        await store.stay_on_duty("two")
        hours.at += 1
        assert [await store.attended(table) for table in "abcd"] == [True, False, False, False]
        await store.begin_duty("three")
        assert [await store.attended(table) for table in "abcd"] == [True, False, False, False]

    run(url, work, now=hours)
