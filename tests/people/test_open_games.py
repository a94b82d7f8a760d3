"""Games that people agreed to give away: all of what was played, and nothing of who they were."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.kernel import KeyedChance
from houle.people import open_games
from houle.people.open_games import OpenGames
from houle.people.recording import Recorder
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.openfile import PERSON, OpenGame, opened_up, read_line, verify_open, write_line
from houle.tables.ports import TableId
from tests.tables.finished import finished_file
from tests.tables.house import PEOPLE, House, in_house, move_of

ADA, BEN, CLEO = PEOPLE[:3]


async def agrees(house: House, *people: Person, yes: bool = True) -> None:
    for who in people:
        await house.store.visibility.choose(who.id, in_standings=False, handle=None, open_games=yes)


async def given(house: House) -> list[OpenGame]:
    await Recorder(house.store, KeyedChance, house.clock).rebuild()
    return [game async for game in OpenGames(house.store, KeyedChance).every()]


async def finished(house: House, **more: Any) -> TableId:
    table = await house.started(options={"turns": 2}, **more)
    await house.play_on(table)
    return table


async def traces(house: House, table: TableId, game: OpenGame) -> list[str]:
    """What in a game leads to its table or its people."""
    line, entries = write_line(game).decode(), await house.store.read(table)
    life = (await house.state(table)).life
    told = {"table": table, "seed": (await house.store.seed(table)).hex()}
    told["commitment"] = life.commitment
    for chair in life.chairs:
        told |= {f"name {chair.name}": chair.name or "", f"id {chair.player}": chair.player or ""}
        told |= {f"word {chair.word}": chair.word or ""}
    told |= {f"time {one.at}": str(one.at) for one in entries}
    return [what for what, value in told.items() if value and value in line]


@rule("P-94")
@in_house()
async def test_a_game_is_given_away_once_all_who_played_it_agreed(house: House) -> None:
    table = await finished(house)
    assert await given(house) == []
    await agrees(house, ADA, BEN)
    assert await given(house) == [], "one of three has not said anything"
    await agrees(house, CLEO)
    (game,) = await given(house)
    running = await house.running(table)
    assert [(play.seat, bytes(play.move)) for play in game.plays] == [
        (play.seat, msgspec.json.encode(play.move)) for play in running.plays
    ]
    assert (game.game, game.outcome) == ("flotsam", running.outcome)
    assert game.who == (PERSON,) * 3


@rule("P-94")
@in_house()
async def test_whoever_takes_it_back_is_in_no_later_copy(house: House) -> None:
    await finished(house)
    await agrees(house, ADA, BEN, CLEO)
    assert len(await given(house)) == 1
    await agrees(house, BEN, yes=False)
    assert await given(house) == []


@rule("P-94")
@in_house()
async def test_whoever_is_erased_agrees_to_nothing_any_more(house: House) -> None:
    await finished(house)
    await agrees(house, ADA, BEN, CLEO)
    await house.store.visibility.forget_of(CLEO.id)
    assert await given(house) == []


@rule("P-94")
@in_house()
async def test_a_game_that_runs_is_not_given_away(house: House) -> None:
    table = await house.started()
    await agrees(house, ADA, BEN, CLEO)
    await house.play_on(table, most=2)
    assert await given(house) == []


@rule("P-94")
@in_house()
async def test_whoever_left_before_the_end_is_asked_too(house: House) -> None:
    table = await house.started(options={"turns": 2})
    await house.do(table, CLEO, deeds.Leave())
    await house.play_on(table)
    await agrees(house, ADA, BEN)
    assert await given(house) == []
    await agrees(house, CLEO)
    assert len(await given(house)) == 1


@rule("P-94")
def test_what_a_bot_did_is_marked_and_times_are_told_by_seconds_between_moves() -> None:
    file = finished_file("flotsam")
    game = opened_up(file, [None, "expert", None], frozenset({1}))
    assert [place for place, play in enumerate(game.plays) if play.by_bot] == [1]
    assert game.who == (PERSON, "expert", PERSON)
    spans = [(b.at - a.at) // 1000 for a, b in pairwise(file.plays)]
    assert [play.seconds for play in game.plays] == [0, *spans]


@rule("P-94")
@in_house()
async def test_a_game_that_is_given_away_can_be_played_again_and_verifies(house: House) -> None:
    await finished(house)
    await agrees(house, ADA, BEN, CLEO)
    (game,) = await given(house)
    again = read_line(write_line(game))
    assert again == game
    assert verify_open(again).holds


@rule("P-94")
@in_house()
async def test_nothing_in_it_leads_to_its_table_or_its_people(house: House) -> None:
    table = await finished(house)
    await agrees(house, ADA, BEN, CLEO)
    (game,) = await given(house)
    assert await traces(house, table, game) == []


@in_house()
async def test_planted_a_game_that_names_its_people_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def named(file: Any, bots: Any, by_bots: Any) -> OpenGame:
        return opened_up(file, file.names, by_bots)

    monkeypatch.setattr(open_games, "opened_up", named)
    table = await finished(house)
    await agrees(house, ADA, BEN, CLEO)
    (game,) = await given(house)
    assert await traces(house, table, game)


@in_house()
async def test_moves_that_were_taken_back_are_not_in_it(house: House) -> None:
    table = await house.started("eddy", 2)
    running = await house.running(table)
    await house.do(table, ADA, move_of(running, 0))
    await house.do(table, ADA, deeds.TakeBack())
    await house.play_on(table)
    await agrees(house, ADA, BEN)
    (game,) = await given(house)
    assert len(game.plays) == len((await house.running(table)).plays)
    assert verify_open(game).holds
