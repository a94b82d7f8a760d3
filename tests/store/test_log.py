"""The log, the same on both databases."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from houle.store.postgres import PostgresStore, columns
from houle.store.statements import APPEND
from houle.tables.ports import Append, Millis, Phase, TableId
from tests.store.samples import Ack, Store, entry, faults, listing, opened, rows_behind, run


def test_what_is_written_is_read(url: str) -> None:
    async def work(store: Store) -> None:
        times = [await store.create(entry("t", 1))]
        times += [await store.append(entry("t", seq)) for seq in (2, 3)]
        logged = await store.read("t")
        assert [one.at for one in logged] == times
        assert [(one.seq, one.actor, one.command) for one in logged] == [
            (1, "ann", "command-1"),
            (2, "ann", "command-2"),
            (3, "ann", "command-3"),
        ]
        assert logged[2].entry == entry("t", 3).entry
        assert await store.read("t", after=2) == logged[2:]
        assert await store.read("t", after=3) == []
        assert await store.read("other") == []
        assert await rows_behind(store) == []

    run(url, work)


def test_a_table_is_created_once(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.create(entry("t", 1)) is not None
        assert await store.create(entry("t", 1, "again")) is None
        assert [one.command for one in await store.read("t")] == ["command-1"]

    run(url, work)


@pytest.mark.parametrize("players", [None, ("ann",)])
@pytest.mark.parametrize(
    "refused",
    [
        entry("t", 2, "late"),
        entry("t", 3, "command-1"),
        entry("t", 4, "too soon"),
        entry("nowhere", 1),
        entry("nowhere", 2),
    ],
    ids=["place taken", "command taken", "place not there yet", "no table", "no table at all"],
)
def test_an_append_is_refused_and_leaves_nothing(
    url: str, refused: Append, players: tuple[str, ...] | None
) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1))
        await store.append(entry("t", 2))
        before = await store.read("t")
        assert await store.append(msgspec.structs.replace(refused, players=players)) is None
        assert await store.read("t") == before
        assert await store.read("nowhere") == []
        assert await store.tables_of("ann", 10) == []
        assert await rows_behind(store) == []

    run(url, work)


def test_another_actor_may_use_the_same_command(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1, "same", actor="ann"))
        assert await store.append(entry("t", 2, "same", actor="bob")) is not None

    run(url, work)


def test_a_batch_has_winners_and_losers(url: str) -> None:
    async def work(store: Store) -> None:
        for table in ("a", "b", "c"):
            await store.create(entry(table, 1))
        await store.append(entry("b", 2, "first"))
        written = await store.write(
            [entry("c", 2), entry("b", 2, "second"), entry("a", 3), entry("nowhere", 2)]
        )
        assert list(written) == ["c"]
        assert [len(await store.read(table)) for table in ("a", "b", "c")] == [1, 2, 2]
        assert await rows_behind(store) == []

    run(url, work)


def test_the_same_request_twice_at_once_is_done_once(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1))
        answers = await asyncio.gather(*(store.append(entry("t", 2)) for _ in range(5)))
        assert sum(answer is not None for answer in answers) == 1
        assert len(await store.read("t")) == 2

    run(url, work)


async def _race(store: Store, name: str, tables: list[TableId], length: int) -> list[Ack]:
    """Append to all tables at once, catching up after each lost race, until they are long."""

    async def play(table: TableId) -> list[Ack]:
        acks: list[Ack] = []
        while (seq := len(await store.read(table)) + 1) <= length:
            command = f"{name}-{seq}"
            if await store.append(entry(table, seq, command, actor=name)) is not None:
                acks.append((table, seq, command))
        return acks

    return [ack for acks in await asyncio.gather(*map(play, tables)) for ack in acks]


def test_every_place_goes_to_one_of_those_who_race(url: str) -> None:
    tables = [f"t{number}" for number in range(8)]

    async def work(store: Store) -> None:
        async with opened(url) as other:
            for table in tables:
                await store.create(entry(table, 1))
            racers = [(store, "ann"), (other, "bob"), (store, "cid"), (other, "dan")]
            raced = await asyncio.gather(*(_race(s, name, tables, 30) for s, name in racers))
            acks = [ack for acks in raced for ack in acks]
            places = [(table, seq) for table, seq, _ in acks]
            assert sorted(places) == [(table, seq) for table in tables for seq in range(2, 31)]
            assert await faults(store, acks, tables) == []
            assert await rows_behind(store) == []

    run(url, work)


class GuardlessStore(PostgresStore):
    """Does not look whether the row is one place behind."""

    async def write(self, appends: Sequence[Append]) -> dict[TableId, Millis]:
        sound, guardless = "AND t.seq = w.seq - 1\n  ORDER", "\n  ORDER"
        assert sound in APPEND
        await self._writers.run(APPEND.replace(sound, guardless), None, *columns(appends))
        return {}


def test_the_check_notices_an_entry_without_its_row(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1))
        broken = GuardlessStore(postgres_url)
        await broken.append(entry("t", 3))
        await broken.close()
        assert await faults(store, [], ["t"]) == ["t has a gap"]
        assert await rows_behind(store) == ["t"]

    run(postgres_url, work)


def test_how_far_tables_have_come(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1))
        await store.create(entry("ü", 1))
        await store.append(entry("t", 2))
        assert await store.seqs(["t", "ü", "nowhere"]) == {"t": 2, "ü": 1}
        assert await store.seqs([]) == {}

    run(url, work)


def test_time_is_the_clock_handed_in_and_never_goes_back(url: str) -> None:
    ticks = iter([5_000, 7_000, 6_000])

    async def work(store: Store) -> None:
        assert await store.create(entry("t", 1)) == 5_000
        assert await store.append(entry("t", 2)) == 7_000
        assert await store.append(entry("t", 3)) == 7_000
        assert [one.at for one in await store.read("t")] == [5_000, 7_000, 7_000]

    run(url, work, now=lambda: next(ticks))


def test_who_stops_waiting_disturbs_nobody(url: str) -> None:
    tables = [f"t{number}" for number in range(40)]

    async def work(store: Store) -> None:
        for table in tables:
            await store.create(entry(table, 1))
        tasks = [asyncio.ensure_future(store.append(entry(table, 2))) for table in tables]
        reads = [asyncio.ensure_future(store.read(table)) for table in tables]
        await asyncio.sleep(0)
        for task in [*tasks[:10], *reads[:10]]:
            task.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for task in [*tasks[10:20], *reads[10:20]]:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(answer, int) for answer in done[20:])
        assert all(isinstance(logged, list) for logged in await asyncio.gather(*reads[20:]))
        for table in tables:
            last = len(await store.read(table))
            assert await store.append(entry(table, last + 1, "after")) is not None
        assert await rows_behind(store) == []

    run(url, work)


@pytest.mark.parametrize(
    "bad",
    [
        entry("t", 2, "nul\0"),
        entry("t", 2, "lone \ud800"),
        entry("t", 2, "x" * 201),
        entry("", 2),
        entry("t", 0),
        entry("t", 2**31),
        entry("t", 2, players=("\0",)),
    ],
)
def test_what_would_spoil_a_batch_is_refused_beforehand(url: str, bad: Append) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1))
        with pytest.raises(ValueError, match=r"an id is|a place in a log is"):
            await store.append(bad)
        assert await store.append(entry("t", 2)) is not None

    run(url, work)


def test_a_log_begins_at_one(url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(ValueError, match="the first entry"):
            await store.create(entry("t", 2))

    run(url, work)


def test_an_entry_moves_the_table_to_another_phase(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(entry("t", 1, like=listing(Phase.OPEN)))
        await store.append(entry("t", 2, like=listing(Phase.FINISHED)))
        assert await store.open_tables(None, Phase.OPEN, 5) == []
        assert [one.seq for one in await store.open_tables(None, Phase.FINISHED, 5)] == [2]

    run(url, work)
