"""What came of deals of the day: the board, where moves part, streaks. All of it from the logs."""

from typing import Any, cast

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.people import day_results
from houle.people.day_results import (
    DayResult,
    DayResultStore,
    Score,
    partings,
    standing,
    streak,
)
from houle.people.parted import WaysParted
from houle.people.sole_games import Moves
from houle.tables import deeds
from houle.tables.daily import table_of
from houle.tables.days import end_of, next_day
from houle.tables.people import People
from tests.people.recorded import recorder, rows
from tests.tables.by_day import ADA, begun, bots_move, day_over, played_by_day
from tests.tables.house import PEOPLE, House, in_house, move_of

BEN, CLEO = PEOPLE[1:3]
TODAY = "2026-11-19"


async def board(house: House) -> list[dict[str, Any]]:
    await recorder(house).go_round()
    return (await rows(house, "day_results"))["day_results"]


@rule("T-94")
@in_house()
async def test_a_game_of_the_day_is_kept_with_what_was_done_and_what_came_of_it(
    house: House,
) -> None:
    table = await played_by_day(house)
    running = await house.running(table)
    assert running.outcome is not None
    (kept,) = await board(house)
    assert (kept["player_id"], kept["day"]) == (ADA.id, house.nodes[0].daily.today)
    assert kept["points"] == running.outcome.points[0]
    assert bool(kept["won"]) == (0 in running.outcome.winners)
    moves = [msgspec.to_builtins(play.move) for play in running.plays if play.seat == 0]
    assert msgspec.json.decode(kept["moves"]) == moves


@rule("T-92", "T-94")
@in_house()
async def test_it_stands_in_no_profile(house: House) -> None:
    await played_by_day(house)
    await recorder(house).go_round()
    assert await rows(house) == {"played_games": [], "played_seats": []}
    assert await house.store.record.unrecorded(9) == [], "and is done with"


@rule("T-94")
@in_house()
async def test_read_anew_from_the_logs_it_is_the_same(house: House) -> None:
    await played_by_day(house)
    await played_by_day(house, BEN, choices=[1, 2, 1])
    before = await board(house)
    await recorder(house).rebuild()
    assert await board(house) == before
    assert len(before) == 2


@rule("T-94")
@in_house()
async def test_what_ended_too_late_or_was_given_up_does_not_count(house: House) -> None:
    late = await played_by_day(house, most=1)
    given_up = await begun(house, BEN)
    await house.do(given_up, BEN, deeds.Concede())
    await day_over(house)
    while (await house.state(late)).life.phase == "playing":
        await bots_move(house, late)
        if (running := await house.running(late)).waited_for:
            await house.do(late, ADA, move_of(running, 0))
    assert [bool(row["counts"]) for row in await board(house)] == [False, False]


@rule("T-94")
@in_house()
async def test_whoever_is_erased_is_one_among_all_whom_nobody_knows(house: House) -> None:
    table = await played_by_day(house)
    (before,) = await board(house)
    people = People(house.store, house.nodes[0].tables, house.clock)
    await house.store.forget_player(ADA.id)
    (kept,) = await board(house)
    assert kept == {**before, "player_id": None}
    await people._erase_everywhere("erase", deeds.Erase(ADA.id))
    await recorder(house).record(table)
    assert await board(house) == [kept]


def result(points: int, *, won: bool = False, counts: bool = True) -> DayResult:
    return DayResult("t", TODAY, "flotsam", "deal", "ada", 0, counts, won, points, ())


@rule("T-94")
def test_whoever_won_stands_before_who_did_not_and_then_points_count() -> None:
    scores = [Score(*one) for one in ((True, 9, 1), (True, 7, 2), (False, 8, 3), (False, 2, 4))]
    for own, better, level in [
        (result(9, won=True), 0, 0),
        (result(7, won=True), 1, 1),
        (result(8), 3, 2),
        (result(2), 6, 3),
    ]:
        assert standing(own, scores) == day_results.DayStanding(10, better, level)
    assert standing(result(9, counts=False), scores) is None


def moves(*names: str) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(name)) for name in names)


@rule("T-94")
def test_ways_part_where_others_did_the_same_until_then_and_something_else_now() -> None:
    mine = moves("a", "b", "c", "d")
    others = [
        moves("a", "b", "x", "d"),
        moves("a", "b", "x", "e"),
        moves("a", "b", "y"),
        moves("a", "b", "c", "d"),
        moves("z", "q", "c", "e"),
        moves("a", "b"),
    ]
    first, second = partings(mine, [mine, *others])
    assert (first.nth, first.together, first.others) == (0, 6, ((moves("z")[0], 1),))
    assert (second.nth, second.together) == (2, 2)
    assert [(bytes(move), count) for move, count in second.others] == [(b'"x"', 2), (b'"y"', 1)]
    assert list(partings(mine, [mine])) == []


class Board:
    """What people did with a deal; it counts who asks."""

    def __init__(self, *played: Moves) -> None:
        self.played_so_far = list(played)
        self.asked = 0

    async def played(self, deal: str, most: int) -> list[Moves]:
        self.asked += 1
        return self.played_so_far[:most]


@rule("T-94")
@in_house()
async def test_a_board_that_stays_open_is_counted_anew_once_a_minute(house: House) -> None:
    mine = moves("a", "b")
    board = Board(mine)
    ways = WaysParted(cast(DayResultStore, board), house.clock)
    own = msgspec.structs.replace(result(7), moves=mine)
    assert await ways.of(own) == ()

    board.played_so_far.append(moves("a", "x"))
    house.clock.turn(59_000)
    assert (await ways.of(own), board.asked) == ((), 1)
    house.clock.turn(1000)
    (parted,) = await ways.of(own)
    assert (parted.nth, parted.others, board.asked) == (1, ((moves("x")[0], 1),), 2)


def days_ago(*ago: int) -> list[str]:
    return [next_day(TODAY, -days) for days in ago]


@rule("T-95")
@pytest.mark.parametrize(
    ("ago", "length"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((0, 1, 2), 3),
        ((1, 2, 3), 3),
        ((0, 2, 3), 3),
        ((2, 3), 2),
        ((3, 4), 0),
        ((0, 1, 4), 2),
        ((0, 2, 4), 2),
        ((0, 2, 3, 4, 5, 6, 7, 9), 8),
        ((0, 2, 3, 4, 5, 6, 8, 9), 6),
        (tuple(range(400)), 400),
    ],
)
def test_a_streak_forgives_one_day_of_seven(ago: tuple[int, ...], length: int) -> None:
    assert streak(days_ago(*ago), TODAY) == length


@rule("T-94")
@in_house()
async def test_the_board_of_a_deal_has_those_whose_game_counts(house: House) -> None:
    await played_by_day(house)
    await played_by_day(house, BEN)
    await house.do(await begun(house, CLEO), CLEO, deeds.Concede())
    await recorder(house).go_round()
    store, daily = house.store.days, house.nodes[0].daily
    own = await store.at(table_of(ADA.id, daily.today, "flotsam"))
    assert own is not None
    assert own.finished_at < end_of(own.day)
    scores = await store.scores(own.deal)
    assert scores == [Score(own.won, own.points, 2)], "the same moves, the same result"
    assert await store.played(own.deal, 9) == [own.moves] * 2
    assert await store.days_of(ADA.id, own.day) == [own.day]
    assert await store.days_of(CLEO.id, own.day) == []
    assert [one.table for one in await store.of(ADA.id, 9)] == [own.table]
