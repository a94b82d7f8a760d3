"""From where tables came, the same on both databases."""

from houle.store.queries import KEPT_ORIGINS
from houle.tables.ports import Phase
from tests.store.samples import Store, entry, listing, run
from tests.store.test_many_tables import Asked

LATELY = 1000


def test_tables_are_counted_by_origin_and_phase(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        for table, phase in (("a", Phase.OPEN), ("b", Phase.OPEN), ("c", Phase.PLAYING)):
            await store.create(entry(table, 1, like=listing(phase)))
            await store.note_origin(table, "ann")
            await store.note_origin(table, "ann")
        await store.create(entry("d", 1, like=listing(Phase.OPEN)))
        await store.note_origin("d", "ben")
        assert await store.count_from("ann", Phase.OPEN, LATELY, "another") == 2
        assert await store.count_from("ann", Phase.OPEN, LATELY, "a") == 1
        assert await store.count_from("ann", Phase.PLAYING, LATELY, "another") == 1
        assert await store.count_from("ben", Phase.OPEN, LATELY, "another") == 1
        await store.append(entry("a", 2, like=listing(Phase.PLAYING)))
        assert await store.count_from("ann", Phase.OPEN, LATELY, "another") == 1
        time[0] += LATELY
        assert await store.count_from("ann", Phase.PLAYING, LATELY, "another") == 0

    run(url, work, now=lambda: time[0])


def test_origins_are_forgotten_with_the_table_or_after_two_days(url: str) -> None:
    time = [10_000]

    async def work(store: Store) -> None:
        async def kept() -> list[str]:
            rows = await store.look_up(Asked("SELECT table_id FROM origins ORDER BY table_id"))
            return [row[0] for row in rows]

        for table in ("a", "b"):
            await store.create(entry(table, 1, like=listing(Phase.CLOSED)))
            await store.note_origin(table, "ann")
        await store.remove("a", (Phase.CLOSED,))
        assert await kept() == ["b"]
        time[0] += KEPT_ORIGINS
        await store.note_origin("c", "ann")
        time[0] += 1
        await store.remove_unplayed(1)
        assert await kept() == ["c"]

    run(url, work, now=lambda: time[0])
