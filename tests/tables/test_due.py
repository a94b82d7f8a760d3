"""When the house looks after a table: at the first of all the times that are to be kept."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.store.open import open_store
from houle.tables import deeds
from houle.tables.entries import Pace, StoodIn
from houle.tables.ports import Append, Due, Listing, Phase
from tests.engines.shared import new_database
from tests.samples.eddy import Eddy
from tests.store.ready import ready_files
from tests.tables.house import PEOPLE, HandClock, House, house_on, in_house, local_buses

ADA, BEN, CLEO = PEOPLE[:3]
SECOND = 1000
A_DAY = 24 * 60 * 60 * SECOND
A_MINUTE = Pace(move=60 * SECOND)


@pytest.fixture(params=["postgres", "sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield ready_files(tmp_path / "house.sqlite")
    else:
        with new_database() as address:
            yield address


def entry(seq: int, due: Due) -> Append:
    listing = Listing("flotsam", 1, Phase.PLAYING, listed=True, summary=b"{}", due=due)
    return Append("a-table", seq, "ada", f"command-{seq}", b"{}", listing)


def test_of_a_moment_and_a_while_the_earlier_one_counts(url: str) -> None:
    clock = HandClock(0)

    async def work() -> None:
        store = await open_store(url, now=clock.now)
        try:
            await store.create(entry(1, Due(at=9_000, after=1_000)))
            clock.turn(1_000)
            assert await store.claim_due(9, 500) == [("a-table", 1_000)], "the while is over"
            await store.append(entry(2, Due(at=3_000, after=9_000)))
            clock.turn(1_999)
            assert await store.claim_due(9, 500) == []
            clock.turn(1)
            assert await store.claim_due(9, 500) == [("a-table", 3_000)], "the moment has come"
            await store.append(entry(3, Due(at=20_000, after=2_000)))
            clock.turn(2_000)
            assert await store.claim_due(9, 500) == [("a-table", 5_000)], "the while again"
        finally:
            await store.close()

    asyncio.run(work())


@rule("T-06")
@in_house()
async def test_an_open_table_is_looked_at_a_day_after_it_was_opened(house: House) -> None:
    table = await house.open("flotsam", 3)
    assert await house.store.claim_due(9, 500) == []
    house.clock.turn(A_DAY // 2)
    await house.sit(table, 0, ADA)
    house.clock.turn(A_DAY // 2 - 1)
    assert await house.store.claim_due(9, 500) == [], "whoever sits down puts nothing off"
    house.clock.turn(1)
    assert [due for due, _ in await house.store.claim_due(9, 500)] == [table]


@rule("T-30", "T-76")
def test_somebody_in_a_hurry_wins_no_time_for_those_waited_for_longer(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben, who has half a minute, takes a seat when Ada and Cleo have ten seconds left."""
    # All choose at once, and before the first has chosen a bot's seat is to be had.
    monkeypatch.setattr(Eddy, "round_begins", lambda _, table: table.public.round == 1)

    async def work() -> None:
        async with house_on(url, local_buses(1)) as house:
            await house.up()
            bots = (None, None, "random")
            table = await house.open("eddy", bots=bots, joinable=True, pace=A_MINUTE)
            await house.sit(table, 0, ADA)
            await house.sit(table, 1, CLEO)
            await house.start(table)
            async with house.attended(table, ADA):
                await house.pass_time(50 * SECOND)
                await house.do(table, BEN, deeds.TakeOver(2, "Ben", pressed=True))
                await house.pass_time(10 * SECOND)
            late = [each.seat for each in await house.entries(table) if isinstance(each, StoodIn)]
            assert late == [0, 1]

    asyncio.run(work())
