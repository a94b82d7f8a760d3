"""What people said was wrong, kept in the vault; the same on both databases."""

from houle.conformance.rules import rule
from houle.faults.file import About
from houle.people.faults import OwnFault
from houle.store.faults import KEPT
from tests.reported.samples import NOW, kept
from tests.store.samples import Store, entry, run


@rule("P-100")
def test_what_was_said_is_found_by_who_said_it_and_by_the_house(url: str) -> None:
    time = [NOW]

    async def work(store: Store) -> None:
        await store.create(entry("one", 1))
        await store.faults.add("ann", kept("first"))
        time[0] += 1
        await store.faults.add("ben", kept("second"))
        assert [one.id for one in await store.faults.latest()] == ["second", "first"]
        assert await store.faults.one("first") == kept("first")
        assert await store.faults.one("third") is None
        mine = OwnFault("one", 7, About.POINTS, "Too few!", NOW)
        assert await store.faults.of("ann") == [mine]
        assert await store.faults.remove("second")
        assert not await store.faults.remove("second")
        assert [one.id for one in await store.faults.latest()] == ["first"]

    run(url, work, now=lambda: time[0])


@rule("P-101", "P-17")
def test_it_goes_with_who_said_it_with_its_table_and_after_half_a_year(url: str) -> None:
    time = [NOW]

    async def work(store: Store) -> None:
        await store.create(entry("one", 1))
        await store.faults.add("ann", kept("ann's"))
        await store.faults.add("ben", kept("ben's"))
        await store.faults.add("ben", kept("of no table", "gone"))
        await store.forget_player("ann")
        await store.remove_unplayed(10)
        assert [one.id for one in await store.faults.latest()] == ["ben's"]
        time[0] += KEPT + 1
        await store.remove_unplayed(10)
        assert await store.faults.latest() == []

    run(url, work, now=lambda: time[0])
