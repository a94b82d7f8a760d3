"""Stopping, and going on at another table (T-40, T-41)."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest

from houle.bots import default_bot
from houle.conformance.rules import rule
from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.entries import Conceded, Pace, RematchOpened, StoodIn
from houle.tables.ids import new_id
from houle.tables.live import LiveTable
from houle.tables.ports import Hint, Phase, TableId
from tests.tables.house import PEOPLE, STRANGER, House, SeededEntropy, in_house, refused

ADA, BEN, CLEO, DAN = PEOPLE[:4]
MINUTE = 60_000

Look: TypeAlias = Callable[[TableId], Awaitable[LiveTable]]


async def stopped(house: House, table: TableId) -> bool:
    life = (await house.state(table)).life
    assert life.stopped == (life.phase is Phase.FINISHED)
    return life.stopped


async def give_up(house: House, table: TableId, *seats: Seat) -> None:
    for seat in seats:
        await house.do(table, PEOPLE[seat], deeds.Concede())


@rule("T-40")
@in_house(nodes=2)
async def test_a_game_stops_once_all_who_play_want_it_to(house: House) -> None:
    table = await house.started("flotsam", 3)
    await give_up(house, table, 0, 2)
    assert not await stopped(house, table)
    assert await refused(house.do(table, ADA, deeds.Concede())) == ("T-40", "conceded-already")
    assert await refused(house.do(table, STRANGER, deeds.Concede())) == ("T-40", "not-seated")
    await house.do(table, BEN, deeds.Concede(), node=1)
    assert await stopped(house, table)
    assert (await house.running(table)).outcome is None
    assert await refused(house.do(table, ADA, deeds.CarryOn())) == ("T-40", "not-running")


@rule("T-40")
@in_house()
async def test_each_may_change_their_mind_until_then(house: House) -> None:
    table = await house.started("flotsam", 3)
    assert await refused(house.do(table, ADA, deeds.CarryOn())) == ("T-40", "not-conceded")
    await give_up(house, table, 0, 1)
    await house.do(table, ADA, deeds.CarryOn())
    await give_up(house, table, 2)
    assert not await stopped(house, table)
    await give_up(house, table, 0)
    assert await stopped(house, table)


@rule("T-40")
@in_house()
async def test_bots_are_not_asked_whether_to_stop(house: House) -> None:
    table = await house.started("flotsam", 3, bots=[None, "random", "random"])
    await give_up(house, table, 0)
    assert await stopped(house, table)


@rule("T-40")
@in_house()
async def test_those_who_left_are_not_waited_for(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.do(table, BEN, deeds.Leave())
    assert await refused(house.do(table, BEN, deeds.Concede())) == ("T-40", "not-seated")
    await give_up(house, table, 2)
    assert not await stopped(house, table)
    await house.do(table, ADA, deeds.Leave())
    assert await stopped(house, table)


@rule("T-40")
@in_house()
async def test_nobody_loses_a_game_by_a_vote_while_away(house: House) -> None:
    table = await house.started("flotsam", 3, pace=Pace(move=MINUTE))
    (absent,) = (await house.running(table)).waited_for
    first, second = {0, 1, 2} - {absent}
    await give_up(house, table, first)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
        await give_up(house, table, second)
        assert not await stopped(house, table)
        await house.nodes[0].bots.work(Hint(table, 0))
        assert not await stopped(house, table)
    await give_up(house, table, absent)
    assert await stopped(house, table)


@rule("T-40")
@in_house()
async def test_whoever_agreed_and_then_went_away_has_agreed(house: House) -> None:
    table = await house.started("flotsam", 3, pace=Pace(move=MINUTE))
    (absent,) = (await house.running(table)).waited_for
    await give_up(house, table, absent)
    async with house.attended(table, ADA):
        await house.pass_time(MINUTE)
    assert (await house.state(table)).life.chairs[absent].away
    await give_up(house, table, *({0, 1, 2} - {absent}))
    assert await stopped(house, table)


@rule("T-40")
@in_house()
async def test_in_older_logs_those_who_were_away_did_not_count(house: House) -> None:
    table = await house.started("flotsam", 3)
    live = await house.nodes[0].cache.take(table)
    state, fold = live.state, live._fold
    for entry in (Conceded(0), Conceded(1), StoodIn(1, "random", once=True)):
        state = fold.after(state, entry, house.clock.now())
        assert not state.life.stopped
    assert not state.life.chairs[1].conceded
    state = fold.after(state, StoodIn(2, "random", once=True), house.clock.now())
    assert state.life.stopped


@rule("T-40")
@in_house()
async def test_a_game_that_everybody_left_is_played_on_by_bots(house: House) -> None:
    table = await house.started("flotsam", 2)
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Leave())
    assert (await house.state(table)).life.phase is Phase.PLAYING


@contextmanager
def all_look_before_anybody_writes(house: House) -> Iterator[None]:
    """Each node reads a table once and then waits until all the others have."""
    everybody = asyncio.Barrier(len(house.nodes))

    def waiting(look: Look) -> Look:
        async def look_and_wait(table: TableId) -> LiveTable:
            live = await look(table)
            await everybody.wait()
            return live

        return look_and_wait

    with pytest.MonkeyPatch.context() as patch:
        for node in house.nodes:
            patch.setattr(node.cache, "take_fresh", waiting(node.cache.take_fresh))
        yield


@rule("T-41")
@in_house(nodes=2)
async def test_asking_twice_for_a_rematch_leads_to_the_same_table(house: House) -> None:
    pace = Pace(move=MINUTE, bot=10)
    table = await house.started("flotsam", 4, pace=pace, bots=[None, None, "random", None])
    await house.do(table, DAN, deeds.Leave())
    await give_up(house, table, 0, 1)
    with all_look_before_anybody_writes(house):
        ben, ada = await asyncio.gather(
            house.nodes[0].tables.rematch(table, BEN, "again"),
            house.nodes[1].tables.rematch(table, ADA, "again"),
        )
    dan = await house.nodes[0].tables.rematch(table, DAN, "again")
    new = ada.table
    assert (ben.table, dan.table) == (new, new)
    invitations = [e for e in await house.entries(table) if isinstance(e, RematchOpened)]
    assert invitations == [RematchOpened(new)]
    old, life = (await house.state(table)).life, (await house.state(new)).life
    assert (old.rematch, life.rematch_of) == (new, table)
    assert life.setting == old.setting
    assert life.players == (ADA.id, BEN.id)
    assert [chair.bot for chair in life.chairs] == [None, None, "random", default_bot("flotsam")]
    assert life.phase is Phase.OPEN
    assert await house.store.seed(new) != await house.store.seed(table)


@rule("T-41")
@in_house()
async def test_a_rematch_is_for_those_who_sat_there_and_after_the_end(house: House) -> None:
    table = await house.started("flotsam", 2)
    rematch = house.nodes[0].tables.rematch
    assert await refused(rematch(table, ADA, "again")) == ("T-41", "not-over")
    await give_up(house, table, 0, 1)
    assert await refused(rematch(table, STRANGER, "again")) == ("T-41", "not-seated")
    await rematch(table, ADA, "again")
    assert await refused(rematch(table, STRANGER, "again")) == ("T-41", "not-seated")


@rule("T-41")
@in_house()
async def test_a_rematch_invites_and_seats_nobody_unasked(house: House) -> None:
    table = await house.started("flotsam", 3, bots=[None, None, "random"])
    await give_up(house, table, 0, 1)
    rematch = house.nodes[0].tables.rematch
    new = (await rematch(table, BEN, "again")).table
    life = (await house.state(new)).life
    assert (life.players, life.host) == ((BEN.id,), BEN.id)
    assert [chair.free for chair in life.chairs] == [True, False, False]
    assert (await house.look(table, ADA))["table"]["rematch"] == new
    await rematch(table, ADA, "again")
    assert (await house.state(new)).life.players == (ADA.id, BEN.id)


@rule("T-41")
@in_house()
async def test_whoever_comes_too_late_for_the_own_seat_is_not_seated(house: House) -> None:
    table = await house.started("flotsam", 2)
    await give_up(house, table, 0, 1)
    rematch = house.nodes[0].tables.rematch
    new = (await rematch(table, ADA, "again")).table
    await house.sit(new, 1, CLEO)
    assert (await rematch(table, BEN, "again")).table == new
    assert (await house.state(new)).life.players == (ADA.id, CLEO.id)


@rule("T-41")
@in_house()
async def test_whoever_got_up_from_the_new_table_is_not_put_there_again(house: House) -> None:
    table = await house.started("flotsam", 2)
    await give_up(house, table, 0, 1)
    rematch = house.nodes[0].tables.rematch
    new = (await rematch(table, ADA, "again")).table
    await house.do(new, ADA, deeds.Leave())
    await rematch(table, ADA, "once more")
    assert (await house.state(new)).life.players == ()
    await rematch(table, BEN, "again")
    assert (await house.state(new)).life.players == (BEN.id,)


@rule("T-41")
@in_house()
async def test_the_address_of_a_rematch_is_drawn_and_not_made_from_what_all_know(
    house: House,
) -> None:
    table = await house.started("flotsam", 2)
    await give_up(house, table, 0, 1)
    drawn: list[bytes] = []

    def entropy(length: int) -> bytes:
        drawn.append(SeededEntropy("another")(length))
        return drawn[-1]

    tables = house.nodes[0].tables
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "_entropy", entropy)
        new = (await tables.rematch(table, ADA, "again")).table
    assert new == new_id(drawn[0])
    assert len(drawn[0]) == 32
