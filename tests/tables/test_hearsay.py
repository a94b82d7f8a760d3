"""What a node tells again, and which tables it asks the log for."""

import asyncio
from itertools import chain
from pathlib import Path
from typing import Any

from houle.bus.local import LocalBus
from houle.tables.hearsay import MOST_AGAIN, NEW_ROUNDS, PARTS, WARY_ROUNDS, Hearsay
from houle.tables.ports import Hint, TableId
from houle.tables.tables import BETWEEN_TRIES
from tests.store.ready import ready_files
from tests.tables.hints import (
    DEALT,
    MANY,
    comes_to,
    listening,
    lose,
    relies,
    rounds,
    seq_at,
    talk,
    told_by,
)
from tests.tables.house import House, house_on, in_house, local_buses
from tests.tables.odd_logs import LostAnswerError, OddLog

# The next round of whoever writes


@in_house(nodes=2)
async def test_a_lost_hint_heals_in_the_next_round_of_whoever_wrote(house: House) -> None:
    writer, reader = house.nodes
    table = await house.started("flotsam", 3)
    async with listening(reader, table):
        await relies(reader)
        await writer.caretaker.go_round()
        lose(writer, lambda hint: not hint.again)
        await talk(house, table)
        await asyncio.sleep(0)
        assert seq_at(reader, table) == DEALT
        await writer.caretaker.go_round()
        await comes_to(reader, table, DEALT + 1)


@in_house(nodes=2)
async def test_a_table_is_told_of_once_more_however_often_it_changed(house: House) -> None:
    tables = [await house.started("flotsam", 3) for _ in range(3)]
    await house.nodes[0].caretaker.go_round()
    told = told_by(house.nodes[0])
    for table in tables[:2]:
        for _ in range(4):
            await talk(house, table)
    told.clear()
    for _ in range(3):
        await house.nodes[0].caretaker.go_round()
    assert told == [Hint(table, DEALT + 4, again=True) for table in tables[:2]]


@in_house(nodes=2)
async def test_what_is_told_again_was_written_before_the_round_began(house: House) -> None:
    node = house.nodes[0]
    table = await house.started("flotsam", 3)
    told = told_by(node)
    attend = node.caretaker.attend

    async def meanwhile() -> None:
        await talk(house, table)
        await attend()

    vars(node.caretaker)["attend"] = meanwhile
    await node.caretaker.go_round()
    assert told == [Hint(table, DEALT, again=True), Hint(table, DEALT + 1)]


@in_house(nodes=2)
async def test_what_was_written_while_the_bus_was_away_is_told_when_it_is_back(
    house: House,
) -> None:
    table = await house.started("flotsam", 3)
    bus: Any = house.nodes[0].bus
    await house.nodes[0].caretaker.go_round()
    bus.connected = False
    await talk(house, table)
    told = told_by(house.nodes[0])
    await house.nodes[0].caretaker.go_round()
    assert told == []
    bus.connected = True
    await house.nodes[0].caretaker.go_round()
    assert told == [Hint(table, DEALT + 1, again=True)]


@in_house(nodes=2)
async def test_who_goes_tells_once_more_before(house: House) -> None:
    table = await house.started("flotsam", 3)
    told = told_by(house.nodes[0])
    await house.nodes[0].cache.close()
    assert told == [Hint(table, DEALT, again=True)]


def test_of_more_tables_than_the_bus_takes_the_latest_are_told_of_again() -> None:
    bus = local_buses(1)[0]
    hearsay, told = Hearsay(bus), list[Hint]()
    vars(bus)["tell"] = told.append
    for number in range(MOST_AGAIN + 10):
        hearsay.tell(Hint(f"t{number}", 1))
    told.clear()
    asyncio.run(hearsay.tell_again())
    assert [hint.table for hint in told] == [f"t{n}" for n in range(10, MOST_AGAIN + 10)]


@in_house(nodes=2, wrap=OddLog)
async def test_an_entry_is_told_of_though_the_log_did_not_say_that_it_has_it(
    house: House,
) -> None:
    writer, reader = house.nodes
    table = await house.started("flotsam", 3)
    async with listening(reader, table):
        await relies(writer)
        odd: Any = writer.cache.log
        odd.fate = [LostAnswerError()]
        doing = asyncio.ensure_future(talk(house, table))
        while not doing.done():
            if house.clock.sleepers:
                house.clock.turn(BETWEEN_TRIES)
            await asyncio.sleep(0)
        await doing
        await comes_to(reader, table, DEALT + 1)
        assert not writer.cache.hearsay.relied_upon


# What is asked for


@in_house(nodes=2)
async def test_who_relies_on_hints_asks_for_each_table_once_in_ten_rounds(house: House) -> None:
    tables = [await house.open() for _ in range(MANY)]
    node = house.nodes[1]
    async with listening(node, *tables):
        await relies(node)
        asked = await rounds(node, PARTS)
        assert sorted(chain(*asked)) == sorted(tables)
        assert max(map(len, asked)) < MANY / 2


@in_house(nodes=2)
async def test_none_is_left_out_while_others_come(house: House) -> None:
    tables = [await house.open() for _ in range(MANY)]
    node = house.nodes[1]
    come = [await node.cache.take(table) for table in tables[:PARTS]]
    async with listening(node, *tables[PARTS:]):
        await relies(node)
        asked: set[TableId] = set()
        for live in come:
            live.listeners += 1
            asked.update(*(await rounds(node, 1)))
        assert asked >= set(tables[PARTS:])


@in_house(nodes=2)
async def test_a_node_that_begins_looks_at_all_tables_for_a_minute(house: House) -> None:
    tables = [await house.open() for _ in range(MANY)]
    node = house.nodes[1]
    async with listening(node, *tables):
        asked = await rounds(node, WARY_ROUNDS + 1)
    assert [sorted(one) for one in asked[:-1]] == [sorted(tables)] * WARY_ROUNDS
    assert len(asked[-1]) < MANY


@in_house(nodes=2)
async def test_a_table_is_looked_at_until_the_bus_surely_knows_that_somebody_listens(
    house: House,
) -> None:
    tables = [await house.open() for _ in range(MANY)]
    node = house.nodes[1]
    await relies(node)
    async with listening(node, *tables):
        for one in await rounds(node, NEW_ROUNDS):
            assert sorted(one) == sorted(tables)
        assert len((await rounds(node, 1))[0]) < MANY


def test_a_node_that_hears_of_no_other_asks_for_all_tables_in_each_round(tmp_path: Path) -> None:
    """Another process may write to the same file, and neither hears of the other."""

    async def play_out() -> None:
        url = ready_files(tmp_path / "house.sqlite")
        async with house_on(url, [LocalBus(), LocalBus()]) as house:
            writer, reader = house.nodes
            table = await house.started("flotsam", 3)
            async with listening(reader, table):
                await rounds(reader, WARY_ROUNDS + 1)
                for said in range(PARTS):
                    await talk(house, table)
                    await reader.caretaker.refresh()
                    assert seq_at(reader, table) == DEALT + said + 1
            assert writer.cache.hearsay._again == {}

    asyncio.run(play_out())
