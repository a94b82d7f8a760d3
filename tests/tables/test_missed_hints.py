"""Hints that were missed: nothing is for good, and a node that missed one looks at everything."""

from collections.abc import Callable
from typing import Any

import pytest

from houle.tables.hearsay import PARTS, WARY_ROUNDS, Hearsay
from houle.tables.ports import Hint, Log, LogDownError, TableId
from tests.tables.hints import (
    DEALT,
    MANY,
    Asked,
    comes_to,
    listening,
    lose,
    relies,
    rounds,
    seq_at,
    talk,
)
from tests.tables.house import House, in_house, local_buses

# What was missed


@in_house(nodes=2)
async def test_what_no_hint_ever_told_is_found_within_ten_rounds(house: House) -> None:
    writer, reader = house.nodes
    table = await house.started("flotsam", 3)
    async with listening(reader, table):
        await relies(reader)
        lose(writer)
        await talk(house, table)
        await rounds(reader, PARTS)
        assert seq_at(reader, table) == DEALT + 1


async def missed_by_a_poll(house: House, table: TableId) -> None:
    lose(house.nodes[0])
    await talk(house, table)
    await rounds(house.nodes[1], PARTS)


async def missed_until_told_again(house: House, table: TableId) -> None:
    await house.nodes[0].caretaker.go_round()
    lose(house.nodes[0], lambda hint: not hint.again)
    await talk(house, table)
    await house.nodes[0].caretaker.go_round()
    await comes_to(house.nodes[1], table, DEALT + 1)


async def log_away(house: House, _: TableId) -> None:
    cache = house.nodes[1].cache
    asked: Any = Asked(cache.log)
    sound, asked.away = cache.log, True
    cache.log = asked
    for _round in range(PARTS):
        try:
            await house.nodes[1].caretaker.refresh()
        except LogDownError:
            break
    cache.log = sound


async def bus_away(house: House, _: TableId) -> None:
    bus: Any = house.nodes[1].bus
    bus.connected = False
    await rounds(house.nodes[1], 1)
    bus.connected = True


@pytest.mark.parametrize("happens", [missed_by_a_poll, missed_until_told_again, log_away, bus_away])
@in_house(nodes=2)
async def test_then_all_tables_are_looked_at_for_a_minute(house: House, happens: Any) -> None:
    tables = [await house.open() for _ in range(MANY)]
    table = await house.started("flotsam", 3)
    node = house.nodes[1]
    async with listening(node, table, *tables):
        await relies(node)
        await happens(house, table)
        asked = await rounds(node, WARY_ROUNDS + 2)
    whole = [len(one) == MANY + 1 for one in asked]
    assert all(whole[: WARY_ROUNDS - PARTS])
    assert not whole[-1]


@in_house(nodes=2)
async def test_while_hints_are_lost_each_miss_but_the_first_heals_in_the_next_round(
    house: House,
) -> None:
    writer, reader = house.nodes
    table = await house.started("flotsam", 3)
    async with listening(reader, table):
        await relies(reader)
        lose(writer)
        await talk(house, table)
        await rounds(reader, PARTS)
        for said in range(2, 3 * WARY_ROUNDS):
            await talk(house, table)
            await reader.caretaker.refresh()
            assert seq_at(reader, table) == DEALT + said


def test_the_bus_was_away_between_two_rounds() -> None:
    back: list[Callable[[], None]] = []
    bus = local_buses(1)[0]
    vars(bus)["on_reconnect"] = back.append
    hearsay = Hearsay(bus)
    for _ in range(WARY_ROUNDS + 1):
        hearsay.asked_for([])
    assert hearsay.relied_upon
    back[0]()
    assert not hearsay.relied_upon


# What was not missed


@in_house(nodes=2)
async def test_a_hint_that_comes_a_little_later_than_the_entry_was_found_is_no_miss(
    house: House,
) -> None:
    writer, reader = house.nodes
    table = await house.started("flotsam", 3)
    async with listening(reader, table):
        await relies(reader)
        lose(writer)
        await talk(house, table)
        while seq_at(reader, table) == DEALT:
            await reader.caretaker.refresh()
        reader.cache._hear(Hint(table, DEALT + 1))
        await rounds(reader, PARTS)
        assert reader.cache.hearsay.relied_upon


@in_house(nodes=2)
async def test_what_hints_tell_in_time_is_no_miss(house: House) -> None:
    writer, reader = house.nodes
    table = await house.started("flotsam", 3)
    async with listening(reader, table):
        await relies(reader)
        for said in range(2 * PARTS):
            await talk(house, table)
            await comes_to(reader, table, DEALT + said + 1)
            await writer.caretaker.go_round()
            await reader.caretaker.refresh()
            assert reader.cache.hearsay.relied_upon


class LateAnswers:
    """A log that answers only after something else has happened."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.meanwhile: Callable[[], Any] | None = None

    async def append(self, append: Any) -> Any:
        written = await self._log.append(append)
        if self.meanwhile is not None:
            await self.meanwhile()
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)


@in_house(nodes=2, wrap=LateAnswers)
async def test_what_a_node_writes_itself_is_no_miss(house: House) -> None:
    node = house.nodes[0]
    table = await house.started("flotsam", 3)
    async with listening(node, table):
        await relies(node)
        late: Any = node.cache.log

        async def found() -> None:
            while seq_at(node, table) == DEALT:
                await node.caretaker.refresh()

        late.meanwhile = found
        await talk(house, table)
        await rounds(node, PARTS)
        assert node.cache.hearsay.relied_upon
