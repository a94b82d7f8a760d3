"""The host removes somebody, or does nothing and is replaced (T-04, T-09)."""

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.deeds import Caretaker
from houle.tables.duty import LINGER
from houle.tables.entries import HostPassed, Pace, Rested
from houle.tables.hosting import LONGEST_WAIT
from houle.tables.listing import A_DAY
from houle.tables.ports import TableId
from tests.tables.house import A_ROUND, PEOPLE, House, in_house, refused

ADA, BEN, CLEO, DAN = PEOPLE[:4]


async def host_of(house: House, table: TableId) -> str | None:
    return (await house.state(table)).life.host


async def passed(house: House, table: TableId) -> bool:
    """Whether anybody was ever made the host in the place of another."""
    return any(isinstance(entry, HostPassed) for entry in await house.entries(table))


async def seated(house: House, seats: int = 4, *, pace: Pace | None = None) -> TableId:
    """Ada's table, with Ben and Cleo."""
    table = await house.open(seats=seats, pace=pace or Pace())
    for seat, who in enumerate((ADA, BEN, CLEO)):
        await house.sit(table, seat, who)
    return table


@rule("T-09")
@in_house(nodes=2)
async def test_whoever_was_removed_sits_there_no_more(house: House) -> None:
    table = await seated(house)
    await house.do(table, ADA, deeds.Remove(1, "Ben"))
    seen = await house.look(table, BEN, node=1)
    assert (seen["you"], seen["table"]["chairs"][1]["name"]) == (None, None)
    assert seen["happened"] == {"kind": "removed", "seat": 1}
    assert await house.store.tables_of(BEN.id, 10) == []
    assert await refused(house.sit(table, 3, BEN, node=1)) == ("T-09", "removed")
    await house.sit(table, 1, DAN)
    await house.sit(await house.open(by=ADA), 0, BEN)


@rule("T-09")
@in_house()
async def test_the_host_removes_nobody_but_whom_they_see(house: House) -> None:
    table = await seated(house)
    await house.do(table, BEN, deeds.Leave())
    await house.sit(table, 1, DAN)
    nobody = "T-09", "nobody-to-remove"
    assert await refused(house.do(table, ADA, deeds.Remove(1, "Ben"))) == nobody
    assert await refused(house.do(table, ADA, deeds.Remove(3, "Ben"))) == nobody
    assert await refused(house.do(table, ADA, deeds.Remove(0, "Ada"))) == nobody
    assert await refused(house.do(table, ADA, deeds.Remove(7, "Ben"))) == ("T-09", "no-such-seat")
    assert await refused(house.do(table, CLEO, deeds.Remove(1, "Dan"))) == ("T-09", "not-host")
    assert (await house.state(table)).life.players == (ADA.id, DAN.id, CLEO.id)


@rule("T-04")
@in_house(nodes=2)
async def test_a_host_who_is_not_there_is_replaced_by_the_next_who_is(house: House) -> None:
    table = await seated(house)
    async with house.attended(table, CLEO, node=1):
        await house.pass_time(LONGEST_WAIT - 1)
        assert await host_of(house, table) == ADA.id
        await house.pass_time(A_ROUND)
        assert await host_of(house, table) == CLEO.id
        seen = await house.look(table, CLEO)
        assert (seen["table"]["host"], seen["you"]["host"]) == (2, True)
        assert seen["happened"] == {"kind": "host-passed", "seat": 2}
        assert await refused(house.do(table, ADA, deeds.SeatBot(3))) == ("T-03", "not-host")
        await house.do(table, CLEO, deeds.SeatBot(3))


@rule("T-04")
@in_house()
async def test_a_host_who_is_there_waits_for_others_in_peace(house: House) -> None:
    table = await seated(house)
    async with house.attended(table, ADA, BEN, CLEO):
        await house.pass_time(3 * LONGEST_WAIT)
        assert not await passed(house, table)


@rule("T-04")
@in_house(nodes=2)
async def test_a_host_may_be_there_at_another_node(house: House) -> None:
    table = await seated(house)
    async with house.attended(table, ADA, node=1), house.attended(table, BEN, CLEO):
        await house.pass_time(3 * LONGEST_WAIT)
        assert not await passed(house, table)
    async with house.attended(table, BEN):
        await house.pass_time(LINGER + 2 * LONGEST_WAIT)
        assert await host_of(house, table) == BEN.id


@rule("T-04")
@in_house()
async def test_a_host_who_does_not_deal_is_replaced(house: House) -> None:
    table = await seated(house, 3)
    async with house.attended(table, ADA, BEN, CLEO):
        for host in (ADA, BEN, CLEO):
            assert await host_of(house, table) == host.id
            await house.pass_time(LONGEST_WAIT + A_ROUND)
        assert await host_of(house, table) == ADA.id
        await house.do(table, ADA, deeds.Start())


@rule("T-04")
@in_house()
async def test_what_happens_at_a_table_is_no_waiting(house: House) -> None:
    table = await seated(house)
    async with house.attended(table, BEN):
        await house.pass_time(LONGEST_WAIT - A_ROUND)
        await house.do(table, ADA, deeds.AddWord("soon"))
        await house.pass_time(LONGEST_WAIT - A_ROUND)
        assert await host_of(house, table) == ADA.id
    before = (await house.state(table)).seq - 1
    deed, over = deeds.PassHost(before, 1), ("T-04", "turn-is-over")
    assert await refused(house.do(table, Caretaker.CLOCK, deed)) == over
    assert await refused(house.do(table, BEN, deed)) == ("T-25", "not-yours")
    for seat in (0, 3):
        deed = deeds.PassHost(before + 1, seat)
        assert await refused(house.do(table, Caretaker.CLOCK, deed)) == over


@rule("T-04")
@in_house()
async def test_where_nobody_waits_the_host_stays(house: House) -> None:
    table = await seated(house)
    async with house.attended(table, DAN):
        await house.pass_time(2 * LONGEST_WAIT)
    assert not await passed(house, table)


@rule("T-34")
@in_house()
async def test_a_slow_table_does_not_rest_when_its_host_goes_after_the_start(house: House) -> None:
    table = await seated(house, 3, pace=Pace(move=A_DAY))
    async with house.attended(table, ADA):
        await house.do(table, ADA, deeds.Start())
        await house.pass_time(2 * LINGER)
    await house.pass_time(2 * LINGER)
    assert not any(isinstance(entry, Rested) for entry in await house.entries(table))
