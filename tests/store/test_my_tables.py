"""Where somebody sits and sat, on both databases: how it stands there follows the log."""

from houle.store.postgres import PostgresStore
from houle.tables.ports import Bookmark, Past, Phase
from tests.store.samples import Store, entry, listing, run
from tests.store.test_many_tables import Asked


def names(found: list[Past]) -> list[str]:
    return [one.listed.table for one in found]


async def ended(store: Store, table: str, phase: Phase = Phase.FINISHED) -> None:
    await store.create(entry(table, 1, like=listing(Phase.OPEN), players=("ann", "bob")))
    await store.append(entry(table, 2, like=listing(Phase.PLAYING)))
    await store.append(entry(table, 3, like=listing(phase)))


def test_what_goes_on_comes_first_then_what_is_over_then_what_was_given_up(url: str) -> None:
    async def work(store: Store) -> None:
        await ended(store, "over")
        await store.create(entry("open", 1, like=listing(Phase.OPEN), players=("ann",)))
        await store.create(entry("given-up", 1, like=listing(Phase.OPEN), players=("ann",)))
        await store.append(entry("given-up", 2, like=listing(Phase.CLOSED)))
        await store.create(entry("running", 1, like=listing(Phase.PLAYING), players=("ann",)))
        found = [one.table for one in await store.tables_of("ann", 9)]
        assert found == ["running", "open", "over", "given-up"]
        assert [one.table for one in await store.tables_of("ann", 3)] == found[:3]
        assert [one.table for one in await store.under_way("ann", 9)] == ["running", "open"]
        assert names(await store.past("ann", Phase.FINISHED, 9)) == ["over"]
        assert await store.under_way("bob", 9) == []

    clock = iter(range(1_000, 99_000, 1_000))
    run(url, work, now=lambda: next(clock))


def test_pages_hold_every_table_once_also_those_of_one_moment(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(7):
            await ended(store, f"t{number}")
        found: list[Past] = []
        after: Bookmark | None = None
        while page := await store.past("bob", Phase.FINISHED, 3, after):
            found += page
            after = Bookmark(page[-1].since, page[-1].listed.table)
        assert names(found) == [f"t{number}" for number in range(6, -1, -1)]

    run(url, work, now=lambda: 5_000)


def test_what_is_said_after_the_end_moves_no_table_in_anybodys_list(url: str) -> None:
    time = [1_000]

    async def work(store: Store) -> None:
        await ended(store, "first")
        time[0] = 2_000
        await ended(store, "second")
        time[0] = 3_000
        await store.append(entry("first", 4, like=listing(Phase.FINISHED)))
        await store.append(entry("first", 5, like=listing(Phase.FINISHED), players=("ann", "cid")))
        assert names(await store.past("ann", Phase.FINISHED, 9)) == ["second", "first"]
        assert [one.since for one in await store.past("ann", Phase.FINISHED, 9)] == [2_000, 1_000]
        assert names(await store.past("bob", Phase.FINISHED, 9)) == ["second"]
        assert names(await store.past("cid", Phase.FINISHED, 9)) == ["first"]

    run(url, work, now=lambda: time[0])


def test_who_sits_down_as_the_game_ends_has_it_among_those_that_are_over(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1, like=listing(Phase.OPEN), players=("ann",)))
        over = listing(Phase.FINISHED)
        await store.append(entry("t", 2, like=over, players=("ann", "dan")))
        for who in ("ann", "dan"):
            assert names(await store.past(who, Phase.FINISHED, 9)) == ["t"]
            assert await store.under_way(who, 9) == []

    run(url, work)


def test_a_release_that_knows_nothing_of_it_keeps_it_true_all_the_same(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1, like=listing(Phase.OPEN)))
        await store.change(Asked("INSERT INTO seatings (table_id, player_id) VALUES ('t', 'ann')"))
        assert [one.table for one in await store.under_way("ann", 9)] == ["t"]
        await store.append(entry("t", 2, like=listing(Phase.FINISHED)))
        assert names(await store.past("ann", Phase.FINISHED, 9)) == ["t"]

    run(url, work)


def test_without_whoever_has_seats_follow_a_game_never_ends_for_them(url: str) -> None:
    """The trigger is what holds this: dropped, the list is wrong."""

    async def work(store: Store) -> None:
        where = " ON tables" if isinstance(store, PostgresStore) else ""
        await store.change(Asked(f"DROP TRIGGER seatings_follow{where}"))
        await ended(store, "t")
        assert [one.table for one in await store.under_way("ann", 9)] == ["t"]
        assert await store.past("ann", Phase.FINISHED, 9) == []

    run(url, work)
