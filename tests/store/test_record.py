"""What was played, the same on both databases."""

import asyncio
from typing import NamedTuple

from houle.conformance.rules import rule
from houle.people.ratings import LAG
from houle.people.results import pseudonym_of
from houle.store.open import open_store
from houle.tables.entries import Pace
from houle.tables.listing import A_DAY
from houle.tables.people import People
from tests.people.recorded import played, played_with, recorder, rows
from tests.tables.house import PEOPLE, HandClock, House, local_buses
from tests.tables.test_people import done

ADA, BEN = PEOPLE[:2]
SLOW = Pace(move=A_DAY)


@rule("P-50", "P-16")
def test_somebody_gets_all_that_they_played_the_latest_first(url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        house = House(await open_store(url, now=clock.now), clock, local_buses(1), None)
        try:
            first = await played(house)
            clock.turn(1000)
            second = await played(house, number=3)
            await recorder(house).go_round()
            mine = await house.store.record.of(ADA.id, 9)
            assert [(one.table, one.seats) for one in mine] == [(second, 3), (first, 2)]
            assert [one.linked for one in mine] == [True, True]
            assert [one.table for one in await house.store.record.of(ADA.id, 1)] == [second]
            assert [one.table for one in await house.store.record.of(PEOPLE[2].id, 9)] == [second]
        finally:
            await house.close()

    asyncio.run(work())


@rule("P-52", "P-56")
def test_ratings_come_out_the_same_without_whoever_was_erased(url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        house = House(await open_store(url, now=clock.now), clock, local_buses(1), None)
        try:
            for number in (2, 3, 2):
                await played(house, number=number)
                clock.turn(LAG)
            await recorder(house).go_round()
            before = {one.player_id: one for one in await _ratings(house)}
            assert set(before) == {who.id for who in PEOPLE[:3]}
            assert [before[ADA.id].games, before[PEOPLE[2].id].games] == [3, 1]
            people = People(house.store, house.nodes[0].tables, clock)
            await done(house, people.erase(ADA.id))
            await recorder(house).rebuild()
            left = {one.player_id: one for one in await _ratings(house)}
            assert left == {who: one for who, one in before.items() if who != ADA.id}
        finally:
            await house.close()

    asyncio.run(work())


class _Kept(NamedTuple):
    player_id: str
    mu: float
    sigma: float
    games: int


async def _ratings(house: House) -> list[_Kept]:
    kept = (await rows(house, "ratings"))["ratings"]
    return [_Kept(*(row[name] for name in _Kept._fields)) for row in kept]


@rule("P-56", "P-17")
def test_whoever_is_erased_stays_an_opponent_whom_nobody_knows(url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        house = House(await open_store(url, now=clock.now), clock, local_buses(1), None)
        try:
            await played(house, pace=SLOW)
            later = await house.started("flotsam", 2)
            await recorder(house).go_round()
            people = People(house.store, house.nodes[0].tables, clock)
            await done(house, people.erase(ADA.id))

            async def nothing() -> None:
                pass

            await played_with(house, later, nothing)
            await recorder(house).go_round()
            kept = (await rows(house))["played_seats"]
            of_ada = [row for row in kept if row["pseudonym"] == pseudonym_of(ADA.id)]
            assert [row["player_id"] for row in of_ada] == [None, None]
            assert [(row["in_time"], row["missed"]) for row in of_ada] == [(0, 0)] * 2
            assert {row["player_id"] for row in kept} == {None, BEN.id}
            before = await rows(house)
            await recorder(house).rebuild()
            assert await rows(house) == before
        finally:
            await house.close()

    asyncio.run(work())
