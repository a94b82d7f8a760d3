"""Lists, leases, seeds and names, the same on both databases."""

import asyncio
import sqlite3
import subprocess
from pathlib import Path

import pytest

from houle.store.files import vault_path
from houle.store.players import Profile
from houle.tables.animals import Animal
from houle.tables.ports import Due, Phase
from tests.engines.shared import new_database
from tests.store.samples import Store, entry, listing, opened, rows_behind, run

SEED = bytes(range(200, 232))
ENTRY = b"an entry that is easy to find"


def test_lists_show_listed_tables_the_latest_first(url: str) -> None:
    clock = iter(range(1_000, 9_000, 1_000))

    async def work(store: Store) -> None:
        for table, like in (
            ("a", listing(Phase.OPEN)),
            ("b", listing(Phase.OPEN, game="eddy")),
            ("hidden", listing(Phase.OPEN, listed=False)),
            ("c", listing(Phase.PLAYING)),
        ):
            await store.create(entry(table, 1, like=like))
        await store.append(entry("a", 2, like=listing(Phase.OPEN)))
        found = await store.open_tables(None, Phase.OPEN, 10)
        assert [(one.table, one.game, one.seq) for one in found] == [
            ("a", "flotsam", 2),
            ("b", "eddy", 1),
        ]
        assert (found[0].opened_at, found[0].changed_at) == (1_000, 5_000)
        assert bytes(found[0].summary) == b'{"seats":3}'
        assert [one.table for one in await store.open_tables("flotsam", Phase.OPEN, 10)] == ["a"]
        assert [one.table for one in await store.open_tables(None, Phase.OPEN, 1)] == ["a"]
        assert [one.table for one in await store.open_tables(None, Phase.PLAYING, 9)] == ["c"]

    run(url, work, now=lambda: next(clock))


def test_who_sits_where_follows_the_log(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1, players=("ann",)))
        await store.create(entry("u", 1, like=listing(listed=False), players=("ann", "bob")))
        assert {one.table for one in await store.tables_of("ann", 9)} == {"t", "u"}
        await store.append(entry("t", 2, players=("bob", "cid")))
        await store.append(entry("t", 3))
        assert [one.table for one in await store.tables_of("ann", 9)] == ["u"]
        assert [one.table for one in await store.tables_of("bob", 9)] == ["t", "u"]
        assert [one.table for one in await store.tables_of("cid", 9)] == ["t"]
        assert await store.append(entry("t", 3, "late", players=("dan",))) is None
        assert await store.tables_of("dan", 9) == []

    run(url, work)


def test_a_table_is_due_at_a_moment_or_after_its_entry(url: str) -> None:
    time = [1_000]

    async def work(store: Store) -> None:
        await store.create(entry("at", 1, like=listing(due=Due(at=3_000))))
        await store.create(entry("after", 1, like=listing(due=Due(after=1_500))))
        await store.create(entry("never", 1))
        assert await store.claim_due(9, 500) == []
        time[0] = 2_500
        assert await store.claim_due(9, 1_000) == [("after", 2_500)]
        time[0] = 3_000
        assert await store.claim_due(9, 1_000) == [("at", 3_000)]
        time[0] = 3_500
        assert await store.claim_due(9, 1_000) == [("after", 3_500)]
        await store.append(entry("at", 2, like=listing(due=Due(after=9_000))))
        await store.append(entry("after", 2))
        time[0] = 9_999
        assert await store.claim_due(9, 1_000) == []

    run(url, work, now=lambda: time[0])


def test_two_sweepers_never_hold_the_same_table(url: str) -> None:
    tables = {f"t{number}" for number in range(60)}

    async def work(store: Store) -> None:
        for table in tables:
            await store.create(entry(table, 1, like=listing(due=Due(at=1))))
        async with opened(url) as other:
            claimed: list[str] = []
            while any(
                swept := await asyncio.gather(
                    *(sweeper.claim_due(7, 600_000) for sweeper in (store, other) * 3)
                )
            ):
                assert all(len(claims) <= 7 for claims in swept)
                claimed += [table for claims in swept for table, _ in claims]
        assert sorted(claimed) == sorted(tables)

    run(url, work)


def test_appends_and_sweepers_do_not_lose_each_others_work(url: str) -> None:
    tables = [f"t{number}" for number in range(6)]
    always_due = listing(due=Due(at=1))

    async def work(store: Store) -> None:
        for table in tables:
            await store.create(entry(table, 1, like=always_due))
        swept = 0
        async with opened(url) as sweeper:
            for seq in range(2, 60):
                *answers, claims = await asyncio.gather(
                    *(store.append(entry(table, seq, like=always_due)) for table in tables),
                    sweeper.claim_due(6, 1),
                )
                assert None not in answers
                assert isinstance(claims, list)
                swept += len(claims)
        assert swept > 0
        assert await rows_behind(store) == []
        assert await store.seqs(tables) == dict.fromkeys(tables, 59)

    run(url, work)


def test_the_database_tells_the_time_if_nobody_else_does(url: str) -> None:
    async def work(store: Store) -> None:
        at = await store.create(entry("t", 1, like=listing(due=Due(after=0))))
        assert at is not None
        ((table, now),) = await store.claim_due(1, 60_000)
        assert table == "t"
        assert 1_700_000_000_000 < at <= now

    run(url, work)


def test_the_first_seed_stays(url: str) -> None:
    async def work(store: Store) -> None:
        await store.keep("t", SEED)
        await store.keep("t", b"another")
        assert await store.seed("t") == SEED
        with pytest.raises(KeyError):
            await store.seed("u")

    run(url, work)


def test_profiles_are_kept_and_replaced(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.players.get("ann") is None
        await store.players.put("ann", Profile("Ann"))
        assert await store.players.get("ann") == Profile("Ann")
        await store.players.put("ann", Profile("Änne", Animal.CRAB))
        assert await store.players.get("ann") == Profile("Änne", Animal.CRAB)

    run(url, work)


def test_an_animal_stays_until_another_is_chosen(url: str) -> None:
    async def work(store: Store) -> None:
        await store.players.put("ann", Profile("Ann", Animal.CRAB))
        await store.players.put("ann", Profile("Änne"))
        assert await store.players.get("ann") == Profile("Änne", Animal.CRAB)
        await store.players.put("ann", Profile("Änne", Animal.RAY))
        assert await store.players.get("ann") == Profile("Änne", Animal.RAY)

    run(url, work)


async def _with_a_seed(store: Store) -> None:
    await store.keep("t", SEED)
    await store.players.put("ann", Profile(ENTRY.decode()))


def test_a_dump_without_the_vault_holds_no_seed(postgres_url: str) -> None:
    run(postgres_url, _with_a_seed)
    whole = _dump(postgres_url)
    assert SEED.hex() in whole
    shared = _dump(postgres_url, "--exclude-schema=vault")
    assert ENTRY.decode() in shared
    assert SEED.hex() not in shared
    with new_database() as elsewhere:
        subprocess.run(  # noqa: S603
            ["psql", "-q", "-v", "ON_ERROR_STOP=1", elsewhere],  # noqa: S607
            input=shared,
            text=True,
            check=True,
            stdout=subprocess.DEVNULL,
        )


def _dump(url: str, *options: str) -> str:
    asked = ["pg_dump", *options, url]
    return subprocess.run(  # noqa: S603
        asked, check=True, capture_output=True, text=True
    ).stdout


def test_the_main_file_holds_no_seed(sqlite_url: str, tmp_path: Path) -> None:
    run(sqlite_url, _with_a_seed)
    main = tmp_path / "houle.sqlite"
    beside = vault_path(main)
    for path in (main, beside):
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    assert ENTRY in main.read_bytes()
    assert SEED not in main.read_bytes()
    assert SEED in beside.read_bytes()
