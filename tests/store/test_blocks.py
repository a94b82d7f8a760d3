"""Who blocks whom, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.blocks import Blocked
from houle.tables.animals import Animal
from tests.store.samples import Store, run
from tests.tables.house import PEOPLE, HandClock, House, local_buses

NOW = 1_800_000_000_000


def a_block(name: str, animal: Animal | None = Animal.CRAB) -> Blocked:
    return Blocked(f"block of {name}", name, animal, NOW)


@rule("P-61", "P-63")
def test_both_are_apart_and_one_of_them_can_undo_it(url: str) -> None:
    async def work(store: Store) -> None:
        blocks, ben = store.blocks, a_block("Ben")
        await blocks.add("ann", "ben", ben)
        await blocks.add("ann", "ben", a_block("Ben once more"))
        assert (await blocks.of("ann"), await blocks.of("ben")) == ([ben], [])
        assert await blocks.apart_from("ann") == {"ben"}
        assert await blocks.apart_from("ben") == {"ann"}
        assert await blocks.apart_from("cleo") == set()
        assert not await blocks.remove("ben", ben.id), "it is not his"
        assert await blocks.remove("ann", ben.id)
        assert not await blocks.remove("ann", ben.id)
        assert await blocks.apart_from("ben") == set()

    run(url, work, now=lambda: NOW)


@rule("P-61")
def test_of_two_who_block_each_other_one_who_undoes_it_is_not_enough(url: str) -> None:
    async def work(store: Store) -> None:
        await store.blocks.add("ann", "ben", a_block("Ben", None))
        await store.blocks.add("ben", "ann", a_block("Ann"))
        await store.blocks.remove("ann", a_block("Ben").id)
        assert await store.blocks.apart_from("ann") == {"ben"}

    run(url, work, now=lambda: NOW)


@rule("P-63")
def test_what_is_kept_goes_with_whichever_of_the_two_is_erased(url: str) -> None:
    async def work(store: Store) -> None:
        for one, other in (("ann", "ben"), ("cleo", "ann"), ("cleo", "ben")):
            await store.blocks.add(one, other, a_block(other))
        await store.forget_player("ann")
        assert await store.blocks.apart_from("ann") == set()
        assert [one.name for one in await store.blocks.of("cleo")] == ["ben"]
        assert await store.blocks.apart_from("ben") == {"cleo"}

    run(url, work, now=lambda: NOW)


@rule("P-61")
def test_lists_know_the_tables_at_which_somebody_sits_who_is_apart(url: str) -> None:
    async def work(store: Store) -> None:
        house, (ada, ben, cleo) = House(store, HandClock(), local_buses(1), None), PEOPLE[:3]
        tables = {}
        for who in (ada, cleo):
            tables[who] = await house.open(by=who)
            await house.sit(tables[who], 0, who)
        await store.blocks.add(ben.id, ada.id, a_block("Ada"))
        apart, both = store.blocks.tables_apart, list(tables.values())
        assert await apart(ben.id, both) == {tables[ada]}
        assert await apart(ada.id, both) == set()
        await house.sit(tables[cleo], 1, ben)
        assert await apart(ada.id, both) == {tables[cleo]}
        assert await apart(ada.id, [tables[ada]]) == set()
        assert await apart(ada.id, []) == set()
        await house.nodes[0].close()

    run(url, work, now=lambda: NOW)
