"""The tables that a node has at hand."""

import asyncio

import pytest

from houle.tables import deeds, hand
from houle.tables.hand import UnknownTableError
from tests.tables.house import PEOPLE, House, in_house, next_sent

ADA = PEOPLE[0]


@in_house()
async def test_there_is_no_table_that_nobody_opened(house: House) -> None:
    with pytest.raises(UnknownTableError):
        await house.nodes[0].hand.take("nowhere")
    with pytest.raises(UnknownTableError):
        await house.sit("nowhere", 0, ADA)


@in_house()
async def test_of_tables_that_nobody_listens_to_the_latest_are_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand, "AT_HAND", 2)
    tables = [await house.open() for _ in range(4)]
    at_hand = house.nodes[0].hand
    first = {table: await at_hand.take(table) for table in tables}
    again = {table: await at_hand.take(table) for table in reversed(tables)}
    kept = [table for table in tables if first[table] is again[table]]
    assert kept == tables[2:]


@in_house(nodes=2)
async def test_a_table_that_somebody_listens_to_is_never_dropped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand, "AT_HAND", 2)
    tables = [await house.open() for _ in range(6)]
    node = house.nodes[1]
    streams = [node.gallery.listen(table, None, None) for table in tables]
    for stream in streams:
        assert (await next_sent(stream)).seq == 1
    assert [live.id for live in node.hand.listened()] == tables
    for table, stream in zip(tables, streams, strict=True):
        await house.sit(table, 0, ADA)
        assert (await next_sent(stream)).seq == 2
    for stream in streams:
        await stream.aclose()
    assert node.hand.listened() == []


@in_house()
async def test_many_who_ask_at_once_get_the_same_table(house: House) -> None:
    table = await house.open()
    house.nodes[0].hand._tables.clear()
    asked = await asyncio.gather(*(house.nodes[0].hand.take(table) for _ in range(5)))
    assert len(set(asked)) == 1


@in_house()
async def test_a_command_is_still_known_after_the_table_was_dropped(house: House) -> None:
    table = await house.open()
    done = await house.do(table, ADA, deeds.Sit(0, "Ada"), command="sit")
    await house.do(table, ADA, deeds.Leave())
    house.nodes[0].hand._tables.clear()
    assert await house.do(table, ADA, deeds.Sit(0, "Ada"), command="sit") == done
