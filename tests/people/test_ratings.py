"""Ratings follow from what was played, in one order, whoever works them out and when."""

from random import Random
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people import ratings
from houle.people.ratings import LAG, PROVISIONAL, STEP, Compared, Ratings, Standing, after
from houle.people.recording import Recorder
from houle.store.players import Profile
from houle.tables.ports import TableId
from tests.people.recorded import played, recorder, rows
from tests.ratings.skill import correlation_after
from tests.store.test_many_tables import Asked
from tests.tables.house import House, in_house

ALL = ("played_games", "played_seats", "ratings", "rank_steps")
SECOND = 1000


def compared(*places: int, sides: tuple[int, ...] | None = None) -> list[Compared]:
    sides = tuple(range(len(places))) if sides is None else sides
    return [
        Compared(seat, f"p{seat}", side, place)
        for seat, (side, place) in enumerate(zip(sides, places, strict=True))
    ]


async def some_games(house: House) -> list[TableId]:
    """Of two kinds, at different times."""
    tables = []
    for game, number in (("flotsam", 2), ("eddy", 3), ("flotsam", 3), ("flotsam", 2)):
        tables.append(await played(house, game, number))
        house.clock.turn(SECOND)
    return tables


async def known(house: House) -> Any:
    """All that is derived, but for how often it went back and when ranks were counted."""
    found = await rows(house, *ALL)
    for name in ("ratings", "rank_steps"):
        for row in found[name]:
            row.pop("version", None)
            row.pop("counted_at", None)
    return found


@rule("P-52")
def test_whoever_wins_goes_up_and_a_surprise_counts_for_more() -> None:
    winner, loser = after(compared(1, 2), [Standing(), Standing()])
    assert winner.mu > Standing().mu > loser.mu
    assert winner.sigma < Standing().sigma
    weak, strong = Standing(20.0, 3.0, 20), Standing(30.0, 3.0, 20)
    surprise = after(compared(1, 2), [weak, strong])[0].mu - weak.mu
    expected = after(compared(1, 2), [strong, weak])[0].mu - strong.mu
    assert surprise > expected > 0


@rule("P-52")
def test_who_is_level_is_drawn_together_and_a_side_learns_as_one() -> None:
    level = after(compared(1, 1), [Standing(30.0), Standing(20.0)])
    assert level[0].mu < 30.0
    assert level[1].mu > 20.0
    pairs = after(compared(1, 2, 1, 2, sides=(0, 1, 0, 1)), [Standing()] * 4)
    assert pairs[0] == pairs[2]
    assert pairs[0].mu > pairs[1].mu == pairs[3].mu


@rule("P-52")
def test_what_is_shown_begins_low_and_grows_with_certainty() -> None:
    assert Standing().shown == 1000
    assert Standing(25.0, 4.0).shown < Standing(25.0, 2.0).shown
    assert Standing(-40.0, 8.0).shown == 0


@rule("P-52")
@in_house()
async def test_a_game_is_rated_once_all_that_ended_before_it_must_be_in_their_logs(
    house: House,
) -> None:
    await played(house)
    await recorder(house).go_round()
    assert (await rows(house, "ratings"))["ratings"] == []
    house.clock.turn(LAG)
    await recorder(house).go_round()
    kept = (await rows(house, "ratings"))["ratings"]
    assert [(row["player_id"], row["games"]) for row in kept] == [("ada", 1), ("ben", 1)]


@rule("P-50", "P-52")
@in_house()
async def test_rebuilt_from_the_logs_ratings_are_equal(house: House) -> None:
    await some_games(house)
    house.clock.turn(LAG)
    await recorder(house).go_round()
    before = await known(house)
    assert len(before["ratings"]) == 6
    for name in ALL:
        await house.store.change(Asked(f"DELETE FROM {name}"))  # noqa: S608 - names of ours
    await recorder(house).rebuild()
    again = await known(house)
    assert again["ratings"] == before["ratings"]
    assert again["played_seats"] == before["played_seats"]


@rule("P-52")
@in_house()
async def test_a_game_that_comes_to_light_late_is_rated_in_its_place(house: House) -> None:
    """As if a node had been slow to write the end of a game that others ended after."""
    tables = await some_games(house)
    house.clock.turn(LAG)
    await recorder(house).go_round()
    before = await known(house)
    late = tables[0]
    for sql in (
        f"DELETE FROM played_games WHERE table_id = '{late}'",  # noqa: S608 - an id of ours
        f"DELETE FROM played_seats WHERE table_id = '{late}'",  # noqa: S608
    ):
        await house.store.change(Asked(sql))
    await house.store.ratings.forget_all()
    await Ratings(house.store.ratings).rate_some()
    assert (await known(house))["ratings"] != before["ratings"], "without it they differ"
    await Recorder.record(recorder(house), late)
    await recorder(house).go_round()
    assert (await known(house))["ratings"] == before["ratings"]


@in_house()
async def test_ratings_in_the_order_in_which_games_were_found_are_noticed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: nothing goes back for a game that comes to light late."""
    tables = await some_games(house)
    house.clock.turn(LAG)
    for table in reversed(tables):
        await recorder(house).record(table)
        await Ratings(house.store.ratings).rate_some()
    right = (await known(house))["ratings"]
    await recorder(house).rebuild()
    assert (await known(house))["ratings"] == right

    async def nothing(_: Any) -> None:
        return None

    await house.store.ratings.forget_all()
    for name in ("played_games", "played_seats"):
        await house.store.change(Asked(f"DELETE FROM {name}"))  # noqa: S608 - names of ours
    monkeypatch.setattr(house.store.ratings, "last_rated", nothing)
    for table in reversed(tables):
        await recorder(house).record(table)
        await Ratings(house.store.ratings).rate_some()
    assert (await known(house))["ratings"] != right


@rule("P-52")
@in_house()
async def test_what_was_worked_out_before_ratings_went_back_is_not_written(house: House) -> None:
    tables = await some_games(house)
    house.clock.turn(LAG)
    await recorder(house).go_round()
    store, before = house.store.ratings, await known(house)
    version = await store.version("flotsam")
    await store.forget_all()
    await store.stands("flotsam", version, tables[0], 0, Standing(99.0, 1.0, 50))
    await store.rated("flotsam", version, tables[0])
    await Ratings(store).rate_some()
    assert (await known(house))["ratings"] == before["ratings"]


@rule("P-52")
@in_house()
async def test_two_nodes_that_rate_the_same_write_the_same(house: House) -> None:
    tables = await some_games(house)
    house.clock.turn(LAG)
    await recorder(house).go_round()
    before = await known(house)
    store, version = house.store.ratings, await house.store.ratings.version("flotsam")
    slow = after(await store.compared(tables[0]), [Standing(), Standing()])
    for seat, standing in enumerate(slow):
        await store.stands("flotsam", version, tables[0], seat, standing)
    assert await known(house) == before, "whoever is behind does not undo what came later"


@rule("P-52")
@in_house()
async def test_a_rank_counts_who_is_stronger_and_needs_ten_games(house: House) -> None:
    chance, shown = Random(7), []  # noqa: S311 - nothing secret
    for number in range(60):
        points = 1000 + chance.randrange(20 * STEP)
        games = PROVISIONAL if number else PROVISIONAL - 1
        if games == PROVISIONAL:
            shown.append(points)
        kept = f"'eddy', 'p{number}', 30, 2, {games}, {points}, 0, false"
        sql = f"INSERT INTO ratings VALUES ({kept})"  # noqa: S608
        await house.store.change(Asked(sql))
        await house.store.players.put(f"p{number}", Profile("Somebody"))
        await house.store.visibility.choose(f"p{number}", in_standings=True, handle=None)
    store = house.store.ratings
    await store.version("eddy")
    await store.count_ranks()
    for points in shown:
        assert await store.rank("eddy", points) == 1 + sum(other > points for other in shown)
    top = await store.top("eddy")
    assert [one.rating.shown for one in top] == sorted(shown, reverse=True)[:50]
    assert "p0" not in {one.player for one in top}


@rule("P-52")
def test_after_twenty_games_ratings_tell_who_is_stronger() -> None:
    """A short cut of what `make check-ratings` shows with an interval."""
    found = [correlation_after(20, people=200, seed=seed) for seed in range(2)]
    assert min(found) >= 0.9
    assert correlation_after(2, people=200, seed=0) < min(found)


def test_ratings_that_learn_nothing_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: places are drawn by lot."""
    chance = Random(1)  # noqa: S311 - nothing secret
    honest = ratings.after

    def by_lot(compared_: list[Compared], stood: list[Standing]) -> list[Standing]:
        places = chance.sample(range(1, len(compared_) + 1), len(compared_))
        return honest(compared(*places), stood)

    monkeypatch.setattr("tests.ratings.skill.after", by_lot)
    assert correlation_after(20, people=200, seed=0) < 0.5
