"""Whoever is on holiday is waited for; a year has thirty days of it."""

from pathlib import Path
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.holidays import A_YEAR
from houle.tables.ports import Millis
from houle.tables.turns import UNSEEN
from tests.people.slow_table import A_DAY, A_SECOND, SlowTable, at_a_slow_table
from tests.people.stand_in import Browser
from tests.web.staged import player_of

LIVE = 60 * A_SECOND


async def off(at: SlowTable, days: int, after: int = 0) -> Millis:
    """Ben takes so many days off; when he will be back."""
    begins = at.clock.now() + after * A_DAY
    ends = begins + days * A_DAY
    await at.post(at.ben, "/api/me/holiday", begins=begins, ends=ends)
    return ends


async def refused(at: SlowTable, begins: Millis, ends: Millis) -> str:
    async with at.asking(at.ben) as ben:
        answer = await ben.post("/api/me/holiday", json={"begins": begins, "ends": ends})
    assert answer.status_code == 409, answer.text
    said: dict[str, Any] = answer.json()
    assert said["rule"] == "P-41"
    return str(said["reason"])


async def said(at: SlowTable) -> Any:
    async with at.asking(at.ben) as ben:
        return (await ben.get("/api/me/holiday")).json()


async def seen(at: SlowTable) -> Any:
    """The table, as Ada sees it."""
    async with at.asking(at.ada) as ada:
        return (await ada.get(f"/api/tables/{at.table}")).json()


async def waited_for(at: SlowTable) -> tuple[int, Millis | None, Millis | None]:
    """Who, until when, and until when they are said to be on holiday."""
    frame = await seen(at)
    (waiting,) = frame["waiting"]
    seat = waiting["seat"]
    return seat, waiting["until"], frame["table"]["chairs"][seat]["holiday"]


@rule("T-39", "P-40")
def test_the_clock_of_whoever_is_on_holiday_begins_when_it_is_over(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        ends = await off(at, 10)
        assert await waited_for(at) == (1, ends + A_DAY, ends), "everybody sees it at once"
        assert await at.pass_time(9 * A_DAY) == [], "nobody is told in a holiday"
        assert await waited_for(at) == (1, ends + A_DAY, ends)
        assert len(await at.pass_time(A_DAY + UNSEEN)) == 1, "but when it is over"
        await at.pass_time(A_DAY)
        stand_in = (await seen(at))["table"]["chairs"][1]["stand_in"]
        assert stand_in is not None, "then the time runs as for everybody"

    at_a_slow_table(tmp_path, scene)


@rule("T-39")
def test_whoever_plays_in_a_holiday_plays_and_is_waited_for_again(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        ends = await off(at, 10)
        await at.moves(at.ben)
        assert (await waited_for(at))[0] == 0
        await at.moves(at.ada)
        await at.unseen()
        assert await waited_for(at) == (1, ends + A_DAY, ends)

    at_a_slow_table(tmp_path, scene)


@rule("P-40", "T-39")
def test_a_holiday_that_is_to_come_counts_from_its_beginning(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        begun = at.clock.now()
        ends = await off(at, 5, after=2)
        assert (await waited_for(at))[1:] == (begun + A_DAY, None)
        await at.moves(at.ben)
        at.clock.turn(2 * A_DAY)
        await at.moves(at.ada)
        await at.unseen()
        assert await waited_for(at) == (1, ends + A_DAY, ends)

    at_a_slow_table(tmp_path, scene)


@rule("P-40")
def test_a_holiday_is_changed_and_ended(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await off(at, 10)
        ends = await off(at, 3)
        assert (await waited_for(at))[1:] == (ends + A_DAY, ends)
        at.clock.turn(A_DAY)
        now = at.clock.now()
        await at.post(at.ben, "/api/me/holiday/end")
        assert (await waited_for(at))[1:] == (now + A_DAY, None), "the whole time, from now on"
        assert (await said(at))["holiday"] is None
        ends = await off(at, 3)
        assert (await waited_for(at))[1:] == (ends + A_DAY, ends), "and again"

    at_a_slow_table(tmp_path, scene)


@rule("T-39")
@pytest.mark.parametrize("move_time", [LIVE, None])
def test_elsewhere_than_at_a_slow_pace_holidays_change_nothing(
    tmp_path: Path, move_time: Millis | None
) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        before = await waited_for(at)
        await off(at, 10)
        assert await waited_for(at) == before

    at_a_slow_table(tmp_path, scene, move_time=move_time)


@rule("P-41")
def test_a_year_has_thirty_days_of_holiday(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        now = at.clock.now()
        assert await refused(at, now, now + 30 * A_DAY + 1) == "too-much-holiday"
        await off(at, 20)
        at.clock.turn(20 * A_DAY)
        assert (await said(at))["days_left"] == 10
        now = at.clock.now()
        assert await refused(at, now, now + 11 * A_DAY) == "too-much-holiday"
        await off(at, 10)
        at.clock.turn(4 * A_DAY)
        await at.post(at.ben, "/api/me/holiday/end")
        assert (await said(at))["days_left"] == 6, "what was not used is not lost"
        at.clock.turn(A_YEAR)
        assert (await at.node.holidays.of(player_of(at.ben))).days_left == 30

    at_a_slow_table(tmp_path, scene)


@rule("P-41")
def test_a_holiday_ends_after_it_begins_and_begins_within_a_year(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        now = at.clock.now()
        for begins, ends in (
            (now + A_DAY, now),
            (now - 2 * A_DAY, now - A_DAY),
            (now + A_YEAR + 1, now + A_YEAR + A_DAY),
        ):
            assert await refused(at, begins, ends) == "no-holiday"
        assert await said(at) == {"holiday": None, "days_left": 30}

    at_a_slow_table(tmp_path, scene)
