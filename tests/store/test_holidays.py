"""When people are on holiday, the same on both databases."""

from houle.conformance.rules import rule
from houle.people.holidays import A_YEAR, Holiday
from houle.tables.listing import A_DAY
from tests.store.samples import Store, run

NOW = 2 * A_YEAR


def test_somebody_is_on_holiday_from_its_beginning_to_its_end(url: str) -> None:
    time = [NOW]

    async def work(store: Store) -> None:
        holidays = store.holidays
        await holidays.take("ann", Holiday(NOW + A_DAY, NOW + 3 * A_DAY))
        seen = []
        for day in range(4):
            time[0] = NOW + day * A_DAY
            seen.append(await holidays.until("ann"))
        assert seen == [None, NOW + 3 * A_DAY, NOW + 3 * A_DAY, None]
        assert await holidays.until("ben") is None

    run(url, work, now=lambda: time[0])


def test_what_is_ended_was_taken_until_now_and_what_is_to_come_never_was(url: str) -> None:
    async def work(store: Store) -> None:
        holidays = store.holidays
        await holidays.take("ann", Holiday(NOW - A_DAY, NOW + A_DAY))
        await holidays.take("ann", Holiday(NOW + 2 * A_DAY, NOW + 3 * A_DAY))
        await holidays.take("ben", Holiday(NOW - A_DAY, NOW + A_DAY))
        await holidays.end("ann")
        assert await holidays.lately("ann") == [Holiday(NOW - A_DAY, NOW)]
        assert await holidays.until("ben") == NOW + A_DAY

    run(url, work, now=lambda: NOW)


@rule("P-42")
def test_holidays_are_forgotten_after_a_year_and_with_whoever_is_erased(url: str) -> None:
    time = [NOW]

    async def work(store: Store) -> None:
        holidays = store.holidays
        for who in ("ann", "ben"):
            await holidays.take(who, Holiday(NOW - A_DAY, NOW + A_DAY))
        await store.forget_player("ann")
        assert await holidays.lately("ann") == []
        assert len(await holidays.lately("ben")) == 1
        time[0] = NOW + 2 * A_DAY + A_YEAR
        await store.remove_unplayed(9)
        time[0] = NOW
        assert await holidays.lately("ben") == []

    run(url, work, now=lambda: time[0])
