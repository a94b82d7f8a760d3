"""What an operator asks a store: all tables, people by name, a table removed. On both databases."""

from houle.store.players import Profile
from houle.tables.ports import Known, Phase
from tests.store.samples import Store, entry, listing, run

OVER = (Phase.FINISHED, Phase.CLOSED)


def test_all_tables_come_in_the_order_of_their_ids(url: str) -> None:
    async def work(store: Store) -> None:
        for table in ("c", "a", "b"):
            await store.create(entry(table, 1, like=listing(Phase.OPEN, listed=False)))
        assert [one.table for one in await store.all_tables("", 2)] == ["a", "b"]
        assert [one.table for one in await store.all_tables("b", 2)] == ["c"]
        assert await store.all_tables("c", 2) == []

    run(url, work)


def test_people_are_found_by_their_name_the_latest_first(url: str) -> None:
    clock = iter(range(1_000, 9_000, 1_000))

    async def work(store: Store) -> None:
        for player, name in (("one", "Ada"), ("two", "Ben"), ("three", "Ada")):
            await store.players.put(player, Profile(name))
        assert await store.players_named("Ada", 9) == [
            Known("three", "Ada", 3_000),
            Known("one", "Ada", 1_000),
        ]
        assert [one.player for one in await store.players_named("Ada", 1)] == ["three"]
        assert await store.players_named("ada' OR 1=1 --", 9) == []

    run(url, work, now=lambda: next(clock))


def test_a_table_that_is_over_is_removed_with_its_seed_and_no_other(url: str) -> None:
    async def work(store: Store) -> None:
        for table, phase in (("over", Phase.FINISHED), ("played", Phase.PLAYING)):
            await store.keep(table, b"seed of " + table.encode())
            await store.create(entry(table, 1, like=listing(phase)))
        assert not await store.remove("played", OVER)
        assert not await store.remove("nowhere", OVER)
        assert await store.remove("over", OVER)
        assert not await store.remove("over", OVER)

        assert await store.read("over") == []
        assert [one.table for one in await store.all_tables("", 9)] == ["played"]
        await store.keep("over", b"another")
        assert await store.seed("over") == b"another"
        assert len(await store.read("played")) == 1
        assert await store.seed("played") == b"seed of played"

    run(url, work)
