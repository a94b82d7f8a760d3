"""What never came to anything is removed; what was played stays (T-06)."""

import pytest

from houle.conformance.rules import rule
from houle.store.players import Profile
from houle.store.queries import KEPT_UNSEATED
from houle.tables import caretaker, deeds
from houle.tables.cache import UnknownTableError
from houle.tables.caretaker import TIDY_EVERY
from houle.tables.listing import A_DAY
from houle.tables.ports import Phase
from tests.tables.house import PEOPLE, House, in_house

ADA, BEN = PEOPLE[:2]


async def is_removed(house: House, table: str) -> bool:
    house.nodes[0].cache._tables.clear()
    try:
        await house.state(table)
    except UnknownTableError:
        with pytest.raises(KeyError):
            await house.store.seed(table)
        return True
    return False


async def tidy(house: House) -> None:
    for node in house.nodes:
        await node.caretaker.tidy()


@rule("T-06")
@in_house()
async def test_a_table_that_was_never_started_is_closed_and_then_removed(house: House) -> None:
    table = await house.open()
    await house.sit(table, 1, BEN)
    house.clock.turn(A_DAY)
    await house.up()
    await house.nodes[0].caretaker.sweep()
    assert (await house.state(table)).life.phase is Phase.CLOSED
    await house.do(await house.open(), ADA, deeds.Close())
    house.clock.turn(A_DAY)
    await tidy(house)
    assert not await is_removed(house, table)
    assert [one.table for one in await house.store.tables_of("ben", 9)] == [table]
    house.clock.turn(1)
    await tidy(house)
    assert await is_removed(house, table)
    assert await house.store.read(table) == []
    assert await house.store.seqs([table]) == {}
    assert await house.store.tables_of("ben", 9) == []


@rule("T-06")
@in_house(nodes=2)
async def test_nothing_that_was_played_is_removed(house: House) -> None:
    running = await house.started("eddy", 3)
    over = await house.started("flotsam", 2)
    await house.play_on(over)
    still_open = await house.open()
    closed = await house.open()
    await house.do(closed, ADA, deeds.Close())
    house.clock.turn(100 * A_DAY)
    await tidy(house)
    assert await is_removed(house, closed)
    for table in (running, over, still_open):
        before = await house.store.read(table)
        assert before
        assert not await is_removed(house, table)


@in_house()
async def test_guests_who_never_sat_are_forgotten(house: House) -> None:
    for guest in ("ada", "zoe"):
        await house.store.players.put(guest, Profile(guest.title()))
    await house.started("flotsam", 2)
    house.clock.turn(KEPT_UNSEATED)
    await house.store.players.put("new", Profile("New"))
    await tidy(house)
    assert await house.store.players.get("zoe") == Profile("Zoe")
    house.clock.turn(1)
    await tidy(house)
    assert await house.store.players.get("zoe") is None
    assert await house.store.players.get("ada") == Profile("Ada")
    assert await house.store.players.get("new") == Profile("New")


@in_house()
async def test_a_round_removes_so_many_and_the_next_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "MOST_REMOVED", 2)
    tables = []
    for _ in range(3):
        tables.append(await house.open())
        await house.do(tables[-1], ADA, deeds.Close())
        house.clock.turn(1)
    node = house.nodes[0]

    async def left() -> int:
        return len(await house.store.seqs(tables))

    await node.caretaker.go_round()
    house.clock.turn(2 * A_DAY)
    for expected in (1, 0, 0):
        await node.caretaker.go_round()
        assert await left() == expected
    late = await house.open()
    await house.do(late, ADA, deeds.Close())
    tables.append(late)
    house.clock.turn(TIDY_EVERY - 1)
    await node.caretaker.go_round()
    assert await left() == 1
