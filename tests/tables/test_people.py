"""Blocking and erasing people: the games they sat at go on (T-08)."""

import asyncio
from collections.abc import Awaitable
from contextlib import aclosing
from typing import Any, TypeVar

import msgspec

from houle.conformance.rules import rule
from houle.store.players import Profile
from houle.tables import deeds
from houle.tables.landmarks import FIRST_APART
from houle.tables.names import NAMELESS, as_shown
from houle.tables.people import UNTIL_ALL_KNOW, Erasure, People
from houle.tables.ports import Phase, TableId
from tests.tables.house import PEOPLE, House, in_house, next_sent, refused, soon, until

R = TypeVar("R")
ADA, BEN = PEOPLE[:2]


async def done(house: House, work: Awaitable[R]) -> R:
    """Something for which all nodes must have heard of a mark."""

    async def asleep() -> bool:
        return house.clock.sleepers > 0

    working = asyncio.ensure_future(work)
    await until(asleep)
    house.clock.turn(UNTIL_ALL_KNOW)
    return await soon(working)


def people_of(house: House) -> People:
    """As an operator works on the store, besides the nodes."""
    return People(house.store, house.nodes[0].tables, house.clock)


def names(frame: Any) -> list[str | None]:
    return [chair["name"] for chair in frame["table"]["chairs"]]


@rule("T-08")
@in_house()
async def test_a_bot_plays_on_for_whoever_is_blocked(house: House) -> None:
    running, opened = await house.started("eddy", 3), await house.open("flotsam", 2)
    await house.sit(opened, 0, ADA)
    await house.sit(opened, 1, BEN)
    await done(house, people_of(house).block(ADA.id))
    chair = (await house.state(running)).life.chairs[0]
    assert (chair.player, chair.gone, chair.stand_in) == (ADA.id, True, "player")
    life = (await house.state(opened)).life
    assert (life.players, life.host) == ((BEN.id,), BEN.id)


@rule("T-08")
@in_house()
async def test_whoever_is_unblocked_takes_the_seat_back(house: House) -> None:
    running, people = await house.started("eddy", 3), people_of(house)
    await done(house, people.block(ADA.id))
    assert [mark.blocked for mark in await house.store.marks(0)] == [True]
    await people.unblock(ADA.id)
    assert [mark.blocked for mark in await house.store.marks(0)] == [False]
    await house.do(running, ADA, deeds.ComeBack())
    assert (await house.state(running)).life.chairs[0].present
    await done(house, people.block(ADA.id))
    assert (await house.state(running)).life.chairs[0].gone


@in_house()
async def test_nobody_is_blocked_before_all_nodes_know(house: House) -> None:
    """Else whoever is quick would sit down again at a node that has not heard of it."""
    running = await house.started("eddy", 3)
    blocking = asyncio.ensure_future(people_of(house).block(ADA.id))

    async def asleep() -> bool:
        return house.clock.sleepers > 0

    await until(asleep)
    house.clock.turn(UNTIL_ALL_KNOW - 1)
    await asyncio.sleep(0.01)
    assert (await house.state(running)).life.chairs[0].present
    house.clock.turn(1)
    await soon(blocking)
    assert (await house.state(running)).life.chairs[0].gone


@rule("T-08")
@in_house(nodes=2)
async def test_a_name_is_gone_from_a_table_that_others_look_at(house: House) -> None:
    """Also from what they may look back at, and from lists."""
    await house.store.players.put(ADA.id, Profile("Ada"))
    table = await house.started("eddy", 3)
    await house.play_on(table, 4)
    listening = house.nodes[1].viewing.listen(table, BEN.id, None)
    async with aclosing(listening):
        assert names(msgspec.json.decode((await next_sent(listening)).frame or b"")) == [
            "Ada",
            "Ben",
            "Cleo",
        ]
        erased = await done(house, people_of(house).erase(ADA.id))
        assert erased == Erasure((table,))
        left, gone = [
            msgspec.json.decode((await next_sent(listening)).frame or b"") for _ in range(2)
        ]
        assert (left["happened"]["kind"], gone["happened"]) == ("left", {"kind": "erased"})
        assert names(gone) == [NAMELESS, "Ben", "Cleo"]
        for seq in range(1, gone["seq"] + 1):
            assert "Ada" not in names(await house.look_back(table, BEN, seq, node=1))
    [listed] = await house.store.tables_of(BEN.id, 10)
    assert b"Ada" not in bytes(listed.summary)


@rule("T-08")
@in_house(nodes=2)
async def test_a_name_is_gone_from_the_landmarks_of_a_long_game(house: House) -> None:
    """Nodes keep states of the past so as not to read from the beginning each time."""
    await house.store.players.put(ADA.id, Profile("Ada"))
    table = await house.started("flotsam", 3, options={"turns": 40})
    await house.play_on(table, 90)
    past = range(FIRST_APART + 1, (await house.state(table)).seq, 5)
    assert len(past) > 1
    for node in (0, 1):
        for seq in past:
            assert "Ada" in names(await house.look_back(table, BEN, seq, node=node))
    await done(house, people_of(house).erase(ADA.id))
    for node in (0, 1):
        for seq in past:
            assert "Ada" not in names(await house.look_back(table, BEN, seq, node=node))


@rule("T-08")
@in_house()
async def test_a_name_is_gone_also_where_somebody_got_up_before_the_game(house: House) -> None:
    table = await house.open("flotsam", 2)
    await house.sit(table, 1, ADA)
    await house.do(table, ADA, deeds.Leave())
    await house.sit(table, 1, BEN)
    assert (await done(house, people_of(house).erase(ADA.id))).tables == (table,)
    assert await mentions(house, table) == 0
    assert names(await house.look(table, BEN)) == [None, "Ben"]


@in_house()
async def test_what_was_interrupted_is_done_again(house: House) -> None:
    """Who it was is forgotten last, so an operator can ask for the same once more."""
    people = people_of(house)
    await house.store.players.put(ADA.id, Profile("Ada"))
    tables = [await house.started("flotsam", 2) for _ in range(2)]
    redact, house.store.redact = house.store.redact, broken
    try:
        await done(house, people.erase(ADA.id))
    except ConnectionError:
        house.store.redact = redact
    assert await people.knows(ADA.id)
    assert sum([await mentions(house, table) for table in tables]) == 2
    assert set((await done(house, people.erase(ADA.id))).tables) == set(tables)
    assert sum([await mentions(house, table) for table in tables]) == 0
    assert not await people.knows(ADA.id)


async def broken(*_: object) -> None:
    raise ConnectionError


async def mentions(house: House, table: TableId) -> int:
    """How many entries of a log hold the name."""
    return sum(b'"Ada"' in logged.entry for logged in await house.store.read(table))


@in_house()
async def test_only_the_house_erases(house: House) -> None:
    table = await house.started("flotsam", 2)
    assert await refused(house.do(table, BEN, deeds.Erase(ADA.id))) == ("T-25", "not-yours")
    assert (await house.state(table)).life.phase is Phase.PLAYING


def test_nobody_can_be_called_what_stands_for_no_name() -> None:
    assert as_shown(NAMELESS) is None
