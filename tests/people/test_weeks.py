"""Two accounts and a guest play at a move a day, for weeks in which everything happens."""

from pathlib import Path

from houle.conformance.rules import rule
from houle.tables.ports import Millis
from tests.people.weeks import A_DAY, AN_HOUR, Weeks, over_weeks


@rule("P-13", "P-21", "P-22", "P-40", "T-30", "T-32", "T-35", "T-38", "T-39", "T-41")
def test_a_game_at_a_move_a_day(tmp_path: Path) -> None:
    async def story(weeks: Weeks) -> None:
        began = weeks.clock.now()
        async with weeks.up():
            await all_sit_down(weeks)
            await each_is_told_and_moves_in_the_evening(weeks)
            await ada_is_on_holiday(weeks)
            await cleo_forgets_and_comes_back(weeks)
            before = await all_take_two_days(weeks)
        weeks.clock.turn(A_DAY)
        async with weeks.up():
            await nobody_has_lost_that_day(weeks, before)
            await ben_goes_on_elsewhere(weeks)
            await it_comes_to_an_end(weeks)
            assert weeks.clock.now() - began > 14 * A_DAY
            await they_play_again(weeks)

    over_weeks(tmp_path, story)


async def all_sit_down(weeks: Weeks) -> None:
    ada, ben, cleo = weeks.people
    await weeks.come_in(ada, account=True)
    await weeks.come_in(ben, account=True)
    await weeks.come_in(cleo, account=False)
    wanted = {"game": "flotsam", "seats": 3, "seat": 0, "options": {"first": 0}}
    opened = await weeks.post(ada, "/api/tables", **wanted, move_time=A_DAY)
    weeks.table = opened["table"]
    await weeks.at_table(ben, "sit", seat=1)
    await weeks.at_table(cleo, "sit", seat=2)
    await weeks.at_table(ada, "start")


async def each_is_told_and_moves_in_the_evening(weeks: Weeks) -> None:
    for player in weeks.people * 3:
        assert await weeks.awaited() is player
        assert await weeks.unseen() == [{"kind": "turn", "table": weeks.table}]
        assert await weeks.pass_time(8 * AN_HOUR) == [], "once"
        await weeks.moves(player)


async def ada_is_on_holiday(weeks: Weeks) -> None:
    ada, ben, _ = weeks.people
    back = weeks.clock.now() + 10 * A_DAY
    await weeks.post(ada, "/api/me/holiday", begins=weeks.clock.now(), ends=back)
    assert await weeks.until() == back + A_DAY
    assert await weeks.pass_time(9 * A_DAY) == []
    assert len(await weeks.pass_time(A_DAY + AN_HOUR)) == 1
    assert await weeks.awaited() is ada
    await weeks.moves(ada)
    await weeks.moves(ben)


async def cleo_forgets_and_comes_back(weeks: Weeks) -> None:
    ada, ben, cleo = weeks.people
    told = [word["kind"] for _ in range(24) for word in await weeks.pass_time(AN_HOUR)]
    assert told[:3] == ["turn", "reminder", "reminder"]
    assert (await weeks.seen(ada))["table"]["chairs"][cleo.seat]["away"]
    assert await weeks.awaited() is ada, "a bot has made this one move"
    for player in (ada, ben, cleo):
        await weeks.moves(player)
    assert not (await weeks.seen(ada))["table"]["chairs"][cleo.seat]["away"]


async def all_take_two_days(weeks: Weeks) -> Millis:
    """Until when Ada has time now."""
    for player in weeks.people:
        await weeks.at_table(player, "pace", move_time=2 * A_DAY)
    assert await weeks.until() == weeks.clock.now() + 2 * A_DAY
    await weeks.pass_time(AN_HOUR)
    return await weeks.until()


async def nobody_has_lost_that_day(weeks: Weeks, before: Millis) -> None:
    await weeks.pass_time(before - weeks.clock.now() + AN_HOUR)
    assert A_DAY <= await weeks.until() - before < A_DAY + AN_HOUR
    assert await weeks.awaited() is weeks.people[0], "nobody has moved for her"


async def ben_goes_on_elsewhere(weeks: Weeks) -> None:
    ada, ben, _ = weeks.people
    await weeks.moves(ada)
    await weeks.sign_in_anew(ben)
    await weeks.moves(ben)


async def it_comes_to_an_end(weeks: Weeks) -> None:
    while (await weeks.seen(weeks.people[0]))["table"]["phase"] == "playing":
        assert len(await weeks.unseen()) == 1
        await weeks.moves(await weeks.awaited())


async def they_play_again(weeks: Weeks) -> None:
    first = weeks.table
    for player in weeks.people:
        weeks.table = (await weeks.post(player, f"/api/tables/{first}/rematch"))["table"]
    assert weeks.table != first
    await weeks.at_table(weeks.people[0], "start")
    seats = (await weeks.seen(weeks.people[0]))["table"]["chairs"]
    assert [chair["name"] for chair in seats] == ["Ada", "Ben", "Cleo"]
    assert await weeks.unseen() == [{"kind": "turn", "table": weeks.table}]
    await weeks.moves(await weeks.awaited())
