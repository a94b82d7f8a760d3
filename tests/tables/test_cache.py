"""The tables that a node has at hand."""

import asyncio
import gc
import tracemalloc
from typing import Any

import pytest

from houle.games.registry import game_names
from houle.tables import deeds
from houle.tables.cache import TableCache, UnknownTableError
from houle.tables.frames import frame
from houle.tables.landmarks import FIRST_APART
from houle.tables.state import Fold, TableState
from tests.tables.house import PEOPLE, House, in_house, next_sent

ADA = PEOPLE[0]
LONG_GAMES, LONG = 5, 200


@in_house()
async def test_there_is_no_table_that_nobody_opened(house: House) -> None:
    with pytest.raises(UnknownTableError):
        await house.nodes[0].cache.take("nowhere")
    with pytest.raises(UnknownTableError):
        await house.sit("nowhere", 0, ADA)


def room_for(cache: TableCache, tables: float) -> None:
    """Let a node have room for so many tables that were just opened and nobody listens to."""
    (weight,) = {live.weight for live in cache._tables.values()}
    cache._most_idle = int(weight * tables)


@in_house()
async def test_of_tables_that_nobody_listens_to_the_latest_are_kept(house: House) -> None:
    tables = [await house.open() for _ in range(4)]
    cache = house.nodes[0].cache
    first = {table: await cache.take(table) for table in tables}
    room_for(cache, 2.5)
    again = {table: await cache.take(table) for table in reversed(tables)}
    kept = [table for table in tables if first[table] is again[table]]
    assert kept == tables[2:]


@in_house(nodes=2)
async def test_a_table_that_somebody_listens_to_is_never_dropped(house: House) -> None:
    tables = [await house.open() for _ in range(6)]
    node = house.nodes[1]
    await node.cache.take(tables[0])
    room_for(node.cache, 2.5)
    streams = [node.viewing.listen(table, None, None) for table in tables]
    for stream in streams:
        assert (await next_sent(stream)).seq == 1
    assert [live.id for live in node.cache.listened()] == tables
    assert node.cache.idle_bytes == 0
    for table, stream in zip(tables, streams, strict=True):
        await house.sit(table, 0, ADA)
        assert (await next_sent(stream)).seq == 2
    for stream in streams:
        await stream.aclose()
    assert node.cache.listened() == []
    assert 0 < node.cache.size <= 2


@in_house()
async def test_long_games_that_nobody_listens_to_take_no_more_than_they_may(house: House) -> None:
    """Many long games are looked at in turn; what they take is what the system says they do."""
    cache = house.nodes[0].cache
    most = cache._most_idle = 1_000_000
    tables = [await house.started("flotsam", 3, options={"turns": 70}) for _ in range(LONG_GAMES)]
    for table in tables:
        await house.play_on(table, most=LONG)
    cache._tables.clear()
    cache._idle.clear()
    cache.idle_bytes = 0
    gc.collect()
    tracemalloc.start()
    try:
        for table in tables:
            await house.nodes[0].viewing.look(table, ADA.id)
            assert cache.idle_bytes <= most
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 1 < cache.size < LONG_GAMES
    assert taken <= 1.5 * most


@pytest.mark.parametrize("game", game_names())
@in_house()
async def test_what_a_table_weighs_is_about_what_it_takes(house: House, game: str) -> None:
    table = await house.started(game, 3)
    await house.play_on(table, most=LONG)
    cache = house.nodes[0].cache
    cache._tables.clear()
    gc.collect()
    tracemalloc.start()
    try:
        live = await cache.take(table)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.5 * taken <= live.weight <= 2 * taken


@in_house()
async def test_many_who_ask_at_once_get_the_same_table(house: House) -> None:
    table = await house.open()
    house.nodes[0].cache._tables.clear()
    asked = await asyncio.gather(*(house.nodes[0].cache.take(table) for _ in range(5)))
    assert len(set(asked)) == 1


@in_house()
async def test_a_command_is_still_known_after_the_table_was_dropped(house: House) -> None:
    table = await house.open()
    done = await house.do(table, ADA, deeds.Sit(0, "Ada"), command="sit")
    await house.do(table, ADA, deeds.Leave())
    house.nodes[0].cache._tables.clear()
    assert await house.do(table, ADA, deeds.Sit(0, "Ada"), command="sit") == done


class CountedFold:
    """Counts how much is folded before anybody else has a turn."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold
        self.first = fold.first
        self.in_a_row = self.most = self.all = 0

    def after(self, *entry: Any) -> TableState:
        self.all += 1
        self.in_a_row += 1
        self.most = max(self.most, self.in_a_row)
        return self._fold.after(*entry)


@in_house()
async def test_others_have_their_turns_while_somebody_looks_back_at_a_long_game(
    house: House,
) -> None:
    table = await house.started("flotsam", 3, options={"turns": 70})
    await house.play_on(table, most=70)
    live = await house.nodes[0].cache.take(table)
    counted: Any = CountedFold(live._fold)
    live._fold = counted
    looking = asyncio.ensure_future(house.look_back(table, ADA, 48))
    while not looking.done():
        await asyncio.sleep(0)
        counted.in_a_row = 0
    assert (await looking)["seq"] == 48
    assert 1 < counted.most <= 8


@in_house()
async def test_a_page_that_asks_for_what_came_before_has_each_entry_read_once(house: House) -> None:
    table = await house.started("flotsam", 3, options={"turns": 70})
    await house.play_on(table, most=200)
    live = await house.nodes[0].cache.take(table)
    counted: Any = CountedFold(live._fold)
    live._fold = counted
    now = live.state.seq
    past = range(now - 40, now - 16)
    await house.nodes[0].viewing.look_back_at_some(table, ADA.id, past, None)
    assert len(past) <= counted.all < len(past) + FIRST_APART
    for seq in range(1, now):
        before = counted.all
        await house.look_back(table, ADA, seq)
        assert counted.all - before <= FIRST_APART


@in_house()
async def test_others_have_their_turns_while_a_row_of_moments_is_drawn(house: House) -> None:
    table = await house.started("flotsam", 3, options={"turns": 70})
    await house.play_on(table, most=70)
    drawn: list[int] = []
    in_a_row = [0]

    def counted(state: TableState, eyes: Any, *, over: bool = False) -> Any:
        in_a_row[0] += 1
        drawn.append(in_a_row[0])
        return frame(state, eyes, over=over)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("houle.tables.viewing.frame", counted)
        row = house.nodes[0].viewing.look_back_at_some(table, ADA.id, range(10, 42), None)
        looking = asyncio.ensure_future(row)
        while not looking.done():
            await asyncio.sleep(0)
            in_a_row[0] = 0
    assert len(drawn) == 32
    assert 1 < max(drawn) <= 8
