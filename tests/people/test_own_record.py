"""What somebody made of all they played, as they are shown it."""

from pathlib import Path
from typing import Any

import msgspec

from houle.conformance.rules import rule
from houle.people.own_record import (
    A_HANDFUL,
    LATELY,
    TeamRecord,
    own_record,
    share_in_time,
    shown_rating,
)
from houle.people.ratings import LAG, PROVISIONAL, OwnRating, Standing
from houle.people.results import OwnResult
from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, staged

A_GAME = OwnResult(
    table="t",
    game="eddy",
    finished_at=1,
    seats=3,
    together=False,
    stopped=False,
    place=2,
    points=4,
    won=False,
    own=True,
    rated=True,
    in_time=10,
    missed=0,
    linked=True,
)


def game(**more: Any) -> OwnResult:
    return msgspec.structs.replace(A_GAME, **more)


@rule("P-54")
def test_streaks_are_counted_from_the_latest_and_stopped_games_aside() -> None:
    won, lost, stopped = game(won=True, place=1, points=9), game(), game(stopped=True, points=None)
    latest_first = [won, stopped, won, lost, won, won, won, lost]
    (found,) = own_record(latest_first, []).games
    assert (found.played, found.won) == (7, 5)
    assert (found.streak, found.best_streak) == (2, 3)
    assert found.best_points == 9
    (found,) = own_record([lost, won], []).games
    assert (found.streak, found.best_streak) == (0, 1)


@rule("P-54")
def test_each_game_stands_for_itself_with_its_rating() -> None:
    ratings = [OwnRating("eddy", 1500, 30.0, 2.0, PROVISIONAL - 1)]
    eddy, other = own_record(
        [game(), game(game="flotsam", together=True, points=None)], ratings
    ).games
    assert eddy.rating is not None
    assert (eddy.rating.shown, eddy.rating.provisional) == (1500, True)
    assert (other.game, other.rating, other.best_points) == ("flotsam", None, None)


@rule("P-54")
def test_what_is_shown_lies_three_sigma_below_what_is_likely() -> None:
    rating = shown_rating(OwnRating("eddy", Standing(30.0, 2.0).shown, 30.0, 2.0, PROVISIONAL))
    assert (rating.shown, rating.likely, rating.provisional) == (1960, 2200, False)


@rule("P-54")
def test_the_most_points_lead_to_the_game_in_which_they_were_first_made() -> None:
    latest_first = [
        game(table="again", points=9),
        game(table="first", points=9),
        game(table="stopped", points=12, stopped=True),
        game(table="less", points=8),
        game(table="none", points=None),
    ]
    (found,) = own_record(latest_first, []).games
    assert (found.best_points, found.best_table) == (9, "first")
    (found,) = own_record([game(points=None)], []).games
    assert (found.best_points, found.best_table) == (None, None)
    (found,) = own_record([game(points=-3)], []).games
    assert (found.best_points, found.best_table) == (-3, "t")


@rule("P-58")
def test_where_all_win_as_one_it_is_told_by_how_many_they_were() -> None:
    four, two = game(together=True, seats=4), game(together=True, seats=2, won=True)
    (found,) = own_record([two, four, two, msgspec.structs.replace(four, won=True)], []).games
    assert found.teams == (TeamRecord(2, 2, 2), TeamRecord(4, 2, 1))
    (found,) = own_record([game(), game(together=True, stopped=True)], []).games
    assert found.teams == ()


@rule("P-55")
def test_how_reliably_somebody_plays_is_said_of_the_latest_games_at_a_clock() -> None:
    assert share_in_time([game()] * (A_HANDFUL - 1)) is None
    assert share_in_time([game(in_time=0)] * 20) is None, "without a clock nothing is late"
    assert share_in_time([game()] * A_HANDFUL) == 100
    assert share_in_time([game(in_time=9, missed=1)] * A_HANDFUL) == 90
    assert share_in_time([*[game()] * LATELY, game(in_time=0, missed=99)]) == 100
    assert share_in_time([game()] * 99 + [game(missed=1)]) == 100, "it is long ago"


@rule("P-54")
def test_everybody_sees_their_own_and_only_that(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        async with asking(node, token=ada) as guest:
            opened = {"command": "o", "game": "flotsam", "seats": 2, "seat": 0, "name": "Ada"}
            table = (await guest.post("/api/tables", json=opened)).json()["table"]
        async with asking(node, token=ben) as other:
            await other.post(
                f"/api/tables/{table}/sit", json={"command": "s", "seat": 1, "name": "Ben"}
            )
        async with asking(node, token=ada) as guest:
            await guest.post(f"/api/tables/{table}/start", json={"command": "g"})
        for token in (ada, ben):
            async with asking(node, token=token) as guest:
                await guest.post(f"/api/tables/{table}/concede", json={"command": "c"})
        await node.recorder.go_round()
        clock.turn(LAG)
        for token, tables in ((ada, [table]), (await come_in(node, "Cleo"), [])):
            async with asking(node, token=token) as guest:
                told = (await guest.get("/api/me/record")).json()
            assert [one["table"] for one in told["latest"]] == tables
            assert [(one["played"], one["won"]) for one in told["games"]] == [(0, 0)] * len(tables)

    staged(tmp_path, scene)
