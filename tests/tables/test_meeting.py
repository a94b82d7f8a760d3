"""With people: where somebody sits down who comes alone, and when it is dealt (T-60 to T-63)."""

import asyncio
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.entries import Pace, Sat
from houle.tables.meeting import PACE, WAIT
from houle.tables.ports import Phase, TableId
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused
from tests.tables.odd_logs import OddLog

ADA, BEN, CLEO, DAN, EVA, FIN = PEOPLE[:6]
A_MOMENT = 1000


async def phase_of(house: House, table: TableId) -> Phase:
    return (await house.state(table)).life.phase


async def who_sits(house: House, table: TableId) -> list[str | None]:
    """People by name, bots as what they are, free seats as nothing."""
    chairs = (await house.state(table)).life.chairs
    return [chair.name or (chair.bot and "a bot") for chair in chairs]


async def seats_of(house: House, who: deeds.Person) -> list[TableId]:
    """Where somebody sits and has not got up."""
    return [listed.table for listed in await house.store.tables_of(who.id, 100)]


@rule("T-60")
@in_house()
async def test_where_nobody_waits_there_is_a_new_table(house: House) -> None:
    table = await house.meet(ADA)
    shown = (await house.look(table, ADA))["table"]
    assert await who_sits(house, table) == ["Ada", None, None]
    assert (shown["game"], shown["listed"], shown["watch"]) == ("flotsam", True, "anyone")
    assert (shown["move_time"], shown["phase"]) == (PACE.move, "open")
    assert shown["starts_at"] == house.clock.now() + WAIT


@rule("T-60")
@in_house(nodes=2)
async def test_whoever_comes_sits_down_where_somebody_waits(house: House) -> None:
    table = await house.meet(ADA)
    assert await house.meet(BEN, node=1) == table
    assert await who_sits(house, table) == ["Ada", "Ben", None]


@rule("T-60")
@in_house()
async def test_most_people_come_first_and_then_who_waits_longest(house: House) -> None:
    tables = [await house.meet(who) for who in (ADA, BEN, CLEO, DAN)]
    assert len(set(tables)) == 2, "Ada, Ben and Cleo, and then Dan"
    house.clock.turn(A_MOMENT)
    eva = await house.meet(EVA, "eddy")
    house.clock.turn(A_MOMENT)
    await house.do(tables[0], CLEO, deeds.Leave())
    assert await house.meet(FIN) == tables[0], "where two wait, rather than one"
    assert await house.meet(STRANGER, "eddy") == eva


@rule("T-60")
@in_house()
async def test_of_two_tables_with_as_many_the_older_one_is_taken(house: House) -> None:
    older = await house.meet(ADA)
    for who in (BEN, CLEO):
        await house.meet(who)
    house.clock.turn(A_MOMENT)
    newer = await house.meet(DAN)
    for who in (BEN, CLEO):
        await house.do(older, who, deeds.Leave())
    assert newer != older
    assert await house.meet(EVA) == older


@rule("T-60")
@in_house()
async def test_a_table_that_somebody_keeps_for_friends_is_left_alone(house: House) -> None:
    theirs = await house.open()
    await house.sit(theirs, 0, ADA)
    assert await house.meet(BEN) != theirs


@rule("T-60")
@in_house()
async def test_nobody_waits_alone_at_a_table_that_all_have_left(house: House) -> None:
    table = await house.meet(ADA)
    await house.do(table, ADA, deeds.Leave())
    assert await house.meet(BEN) != table


@rule("T-60", "T-09")
@in_house()
async def test_whoever_was_removed_is_brought_elsewhere(house: House) -> None:
    table = await house.meet(ADA)
    await house.meet(BEN)
    await house.do(table, ADA, deeds.Remove(1, "Ben"))
    assert await house.meet(BEN) != table


@rule("T-60", "T-02")
@in_house()
async def test_a_name_that_nobody_can_see_is_refused(house: House) -> None:
    meeting = house.nodes[0].meeting
    asked = meeting.meet(ADA, "a-command", deeds.Meet("flotsam", " "))
    assert await refused(asked) == ("T-02", "bad-name")
    asked = meeting.meet(ADA, "a-command", deeds.Meet("no-such-game", "Ada"))
    assert await refused(asked) == ("T-01", "no-such-game")


@rule("T-60", "T-22")
@in_house(nodes=2)
async def test_many_who_come_at_once_each_get_a_seat_of_their_own(house: House) -> None:
    waits = await house.meet(ADA)
    tables = await asyncio.gather(*(house.meet(who, node=at % 2) for at, who in enumerate(PEOPLE)))
    assert tables.count(waits) == 3, "it has three seats"
    for table in set(tables):
        sat = [entry for entry in await house.entries(table) if isinstance(entry, Sat)]
        assert len({entry.seat for entry in sat}) == len(sat) == tables.count(table)


@rule("T-61")
@in_house()
async def test_after_a_while_bots_get_the_free_seats_and_it_is_dealt(house: House) -> None:
    table = await house.meet(ADA)
    await house.pass_time(WAIT - 1)
    assert await phase_of(house, table) is Phase.OPEN
    await house.pass_time(1)
    assert await who_sits(house, table) == ["Ada", "a bot", "a bot"]
    assert await phase_of(house, table) is Phase.PLAYING


@rule("T-61")
@in_house(nodes=2)
async def test_any_node_deals_and_only_one_does(house: House) -> None:
    table = await house.meet(ADA)
    await house.meet(BEN, node=1)
    house.clock.turn(WAIT)
    now = house.clock.now()
    await asyncio.gather(*(node.caretaker.look_after(table, now) for node in house.nodes))
    kinds = [type(entry).__name__ for entry in await house.entries(table)]
    assert kinds == ["Opened", "Sat", "Sat", "BotSat", "Started"]


@rule("T-61")
@in_house()
async def test_once_every_seat_is_taken_nobody_waits(house: House) -> None:
    table = await house.meet(ADA)
    for who in (BEN, CLEO):
        assert await house.meet(who) == table
    await house.pass_time(1)
    assert await phase_of(house, table) is Phase.PLAYING
    assert await who_sits(house, table) == ["Ada", "Ben", "Cleo"]


@rule("T-61")
@in_house()
async def test_where_nobody_is_left_nothing_is_dealt(house: House) -> None:
    table = await house.meet(ADA)
    await house.do(table, ADA, deeds.Leave())
    await house.pass_time(WAIT)
    assert await phase_of(house, table) is Phase.CLOSED


@rule("T-61")
@in_house()
async def test_whoever_waits_may_deal_sooner_or_get_up(house: House) -> None:
    table = await house.meet(ADA)
    await house.meet(BEN)
    await house.do(table, BEN, deeds.Leave())
    for seat in (1, 2):
        await house.do(table, ADA, deeds.SeatBot(seat))
    await house.do(table, ADA, deeds.Start())
    assert await phase_of(house, table) is Phase.PLAYING
    assert await seats_of(house, BEN) == []


@rule("T-61")
@in_house()
async def test_a_bot_that_the_host_sends_away_does_not_hold_the_others_up(house: House) -> None:
    table = await house.meet(ADA)
    await house.do(table, ADA, deeds.SeatBot(1))
    await house.do(table, ADA, deeds.RemoveBot(1))
    await house.pass_time(WAIT)
    assert await phase_of(house, table) is Phase.PLAYING


@rule("T-61")
@in_house()
async def test_an_ordinary_table_waits_for_its_host(house: House) -> None:
    table = await house.open(pace=Pace(move=60_000))
    await house.fill(table)
    await house.pass_time(WAIT)
    assert await phase_of(house, table) is Phase.OPEN


@rule("T-62")
@pytest.mark.parametrize("later", [0, WAIT], ids=["waiting", "playing"])
@in_house(nodes=2)
async def test_whoever_asks_again_gets_the_own_table(house: House, later: int) -> None:
    table = await house.meet(ADA)
    await house.pass_time(later)
    assert await house.meet(ADA, node=1) == table
    assert await seats_of(house, ADA) == [table]


@rule("T-62", "T-21")
@in_house(nodes=2)
async def test_the_same_command_comes_to_the_same_table(house: House) -> None:
    await house.meet(BEN)
    tables = [await house.meet(ADA, node=node, command="one") for node in (0, 1, 0)]
    assert len(set(tables)) == 1
    assert await seats_of(house, ADA) == tables[:1]


@rule("T-62")
@pytest.mark.parametrize("waits", [True, False], ids=["somebody-waits", "nobody-waits"])
@in_house(nodes=2, wrap=OddLog)
async def test_two_pages_at_two_nodes_come_to_one_seat(house: House, waits: bool) -> None:
    async def a_tick() -> None:
        house.clock.turn(1)

    log: Any = house.nodes[0].cache.log
    if waits:
        await house.meet(BEN)
    log.before = [a_tick] * 20
    tables = await asyncio.gather(*(house.meet(ADA, node=at % 2) for at in range(4)))
    assert await seats_of(house, ADA) == tables[:1]
    assert len(set(tables)) == 1


@rule("T-62")
@in_house(nodes=2)
async def test_of_two_seats_the_first_one_is_kept(house: House) -> None:
    """As a server leaves it that stops right after somebody sat down for the second time."""
    first, second = await house.meet(BEN), None
    for who in (CLEO, DAN, EVA):
        second = await house.meet(who, node=1)
    assert second not in (first, None)
    await house.do(first, CLEO, deeds.Leave())
    await house.sit(first, 1, ADA)
    house.clock.turn(A_MOMENT)
    await house.sit(second or "", 1, ADA)
    assert await house.meet(ADA) == first
    assert await seats_of(house, ADA) == [first]


@rule("T-62")
@in_house()
async def test_whoever_left_a_game_finds_another(house: House) -> None:
    table = await house.meet(ADA)
    await house.pass_time(WAIT)
    await house.do(table, ADA, deeds.Leave())
    assert await house.meet(ADA) != table


@rule("T-62")
@in_house()
async def test_a_game_that_nobody_is_at_any_more_holds_nobody(house: House) -> None:
    table = await house.meet(ADA)
    await house.pass_time(WAIT)
    seq = (await house.state(table)).seq
    await house.do(table, deeds.Caretaker.CLOCK, deeds.Rest(seq))
    assert await house.meet(ADA) != table


@rule("T-63")
@in_house()
async def test_whoever_asks_for_another_game_waits_there_alone(house: House) -> None:
    first = await house.meet(ADA)
    second = await house.meet(ADA, "eddy")
    assert await seats_of(house, ADA) == [second]
    assert await who_sits(house, first) == [None, None, None]


@rule("T-63")
@in_house()
async def test_a_game_that_runs_goes_on_beside_another(house: House) -> None:
    first = await house.meet(ADA)
    await house.pass_time(WAIT)
    second = await house.meet(ADA, "eddy")
    assert set(await seats_of(house, ADA)) == {first, second}


@rule("T-60")
@in_house()
async def test_a_list_tells_who_waits_and_how_long(house: House) -> None:
    table = await house.meet(ADA)
    listed: Any = (await house.store.open_tables("flotsam", Phase.OPEN, 10))[0]
    assert listed.table == table
    assert b'"starts_after":12000' in bytes(listed.summary)
