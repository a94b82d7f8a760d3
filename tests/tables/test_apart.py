"""Neither meets the other: whom somebody does not sit down with (T-64)."""

import asyncio
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.blocks import Blocked
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.ports import Phase
from tests.tables.house import PEOPLE, House, in_house, refused
from tests.tables.odd_logs import OddLog

ADA, BEN, CLEO, DAN = PEOPLE[:4]
A_MOMENT = 1000
NOT_TOGETHER = ("T-64", "not-together")
BOTH_WAYS = pytest.mark.parametrize(("one", "other"), [(ADA, BEN), (BEN, ADA)])


async def blocks(house: House, one: Person, other: Person) -> None:
    block = Blocked(f"{one.id}-{other.id}", "Somebody", None, 0)
    await house.store.blocks.add(one.id, other.id, block)


async def people_at(house: House, table: str) -> set[str]:
    return set((await house.state(table)).life.players)


@rule("T-64", "P-61")
@BOTH_WAYS
@in_house(nodes=2)
async def test_neither_sits_down_where_the_other_sits(
    house: House, one: Person, other: Person
) -> None:
    await blocks(house, one, other)
    table = await house.open(by=CLEO)
    await house.sit(table, 0, ADA)
    asked = house.do(table, BEN, deeds.Sit(1, "Ben"), node=1)
    assert await refused(asked) == NOT_TOGETHER
    await house.sit(table, 1, CLEO)
    await house.do(table, ADA, deeds.Leave())
    await house.sit(table, 0, BEN)
    assert await people_at(house, table) == {"ben", "cleo"}


@rule("T-64")
@BOTH_WAYS
@in_house(nodes=2, wrap=OddLog)
async def test_not_even_if_both_sit_down_at_once(house: House, one: Person, other: Person) -> None:
    """Ada sits down after the house has looked who is there, and before Ben does."""
    await blocks(house, one, other)
    table = await house.open(by=CLEO)

    async def ada_sits_down() -> None:
        await house.sit(table, 0, ADA, node=1)

    log: Any = house.nodes[0].cache.log
    log.before = [ada_sits_down]
    assert await refused(house.do(table, BEN, deeds.Sit(1, "Ben"))) == NOT_TOGETHER
    assert await people_at(house, table) == {"ada"}


@rule("T-64", "T-60")
@BOTH_WAYS
@in_house(nodes=2)
async def test_whoever_asks_for_people_meets_others(
    house: House, one: Person, other: Person
) -> None:
    await blocks(house, one, other)
    hers = await house.meet(ADA)
    house.clock.turn(A_MOMENT)
    his = await house.meet(BEN, node=1)
    assert his != hers
    assert await house.meet(CLEO) == hers, (
        "who is apart from nobody sits where somebody waits longest"
    )
    assert await people_at(house, his) == {"ben"}


@rule("T-64", "T-60", "T-22")
@in_house(nodes=2)
async def test_of_many_who_come_at_once_no_two_meet_who_are_apart(house: House) -> None:
    pairs = [(ADA, BEN), (CLEO, DAN), (PEOPLE[4], ADA), (DAN, PEOPLE[5])]
    for pair in pairs:
        await blocks(house, *pair)
    tables = await asyncio.gather(*(house.meet(who, node=at % 2) for at, who in enumerate(PEOPLE)))
    for table in set(tables):
        together = await people_at(house, table)
        assert not any({one.id, other.id} <= together for one, other in pairs)


@rule("T-64", "T-41")
@in_house()
async def test_a_rematch_is_refused_to_whoever_comes_second(house: House) -> None:
    table = await house.open(seats=2)
    await house.fill(table)
    await house.do(table, ADA, deeds.Start())
    await blocks(house, BEN, ADA)
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Concede())
    tables = house.nodes[0].tables
    again = (await tables.rematch(table, BEN, "again")).table
    assert await refused(tables.rematch(table, ADA, "again")) == NOT_TOGETHER
    assert await people_at(house, again) == {"ben"}


@rule("P-61")
@in_house()
async def test_a_game_that_runs_goes_on(house: House) -> None:
    table = await house.started("flotsam", 2)
    await blocks(house, ADA, BEN)
    await house.play_on(table)
    assert (await house.state(table)).life.phase is Phase.FINISHED


@rule("T-64")
@in_house()
async def test_a_command_that_was_carried_out_is_not_refused_afterwards(house: House) -> None:
    table = await house.open(by=CLEO)
    await house.sit(table, 0, ADA)
    sit = deeds.Sit(1, "Ben")
    done = await house.do(table, BEN, sit, command="once")
    await blocks(house, ADA, BEN)
    assert await house.do(table, BEN, sit, command="once") == done
