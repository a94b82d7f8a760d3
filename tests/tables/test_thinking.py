"""Bots think beside the rest of the house: not for ever, all at once, and the game goes on."""

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from houle.bots import RandomBot
from houle.bots import registry as bots
from houle.games.registry import game_names
from houle.kernel import Knowledge, Seat
from houle.tables import deeds, thinking
from houle.tables.botdesk import BotPlayers, HouseDesk
from houle.tables.entries import Pace
from houle.tables.ports import Hint, TableId
from houle.tables.rhythm import (
    HANDING_OVER,
    LONGEST_THOUGHT,
    MOST_ALIKE,
    REMEMBERED,
    SLOT,
    Lateness,
    moment,
    time_to_think,
)
from houle.tables.thinking import BotTurn, Deadline, drawn, read_knowledge, thought
from tests.tables.house import PEOPLE, HandClock, House, in_house, soon, until

MINUTE = 60_000
SILENT = {"silent": True}
"""Nobody has anything to say, only moves to make."""


def known_as(patch: pytest.MonkeyPatch, name: str, kind: Any) -> None:
    """Let a bot of this name play every game."""
    patch.setattr(bots, "_roster", lambda _: {name: kind})


def desk(house: House) -> HouseDesk:
    return HouseDesk(house.nodes[0].tables, house.nodes[0].cache)


async def played(house: House, table: TableId) -> int:
    return len((await house.running(table)).plays)


def test_patience_ends_when_the_clock_says_so() -> None:
    clock = HandClock()
    patience = Deadline(clock, 500)
    clock.turn(500 - 1)
    assert not patience.over()
    clock.turn(1)
    assert patience.over()


@in_house()
async def test_one_at_a_time_finds_out_how_to_read_what_a_bot_knows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads that did so for the first time, at the same time, crashed the server."""
    table = await house.started("eddy", 3, bots=["random"] * 3)
    alone: list[bool] = []
    sound = thinking._decoder

    def watched(*types: Any) -> Any:
        alone.append(thinking._AT_A_TIME.locked())
        return sound(*types)

    monkeypatch.setattr(thinking, "_decoder", watched)
    await house.nodes[0].bots.work(Hint(table, 0))
    assert alone == [True] * 3
    assert await played(house, table) == 3


@in_house()
async def test_a_bot_that_would_think_for_ever_answers_when_its_time_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Event()

    class Ponderer(RandomBot):
        def __init__(self, chance: Any, patience: Any) -> None:
            super().__init__(chance)
            self._patience = patience

        def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
            while not self._patience.over():
                asked.set()
            return super().choose(known)

    known_as(monkeypatch, "ponderer", Ponderer)
    table = await house.started("flotsam", 2, bots=["ponderer", "ponderer"])
    answering = asyncio.create_task(house.nodes[0].bots.work(Hint(table, 0)))
    # The loop goes on while it thinks, or nobody could wait here.
    await asyncio.to_thread(asked.wait)
    assert await played(house, table) == 0
    house.clock.turn(LONGEST_THOUGHT)
    await soon(answering)
    assert await played(house, table) == 1


@in_house()
async def test_a_bot_that_stumbles_keeps_nobody_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Stumbler(RandomBot):
        def choose(self, known: Knowledge[Any, Any, Any]) -> Any:
            raise ValueError(f"the card {known.mind.zones[0]} is a secret")

        aside = choose

    known_as(monkeypatch, "stumbler", Stumbler)
    table = await house.started("flotsam", 3, bots=["stumbler"] * 3)
    await house.nodes[0].bots.work(Hint(table, 0))
    assert await played(house, table) == 1
    line = Stumbler.choose.__code__.co_firstlineno + 1
    where = f"ValueError at {__name__}:{line}"
    said = {record.message for record in caplog.records}
    assert said == {f"the bot stumbler of flotsam stumbled: {where}"}


@in_house()
async def test_where_a_bot_is_no_longer_there_the_usual_one_plays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_as(monkeypatch, "veteran", RandomBot)
    table = await house.started("flotsam", 2, bots=["veteran", "veteran"])
    monkeypatch.undo()
    await house.nodes[0].bots.work(Hint(table, 0))
    assert await played(house, table) == 1


@in_house()
async def test_only_those_who_can_do_something_are_asked(house: House) -> None:
    trick = await house.started("flotsam", 3, options=SILENT, bots=["random"] * 3)
    waited_for = (await house.running(trick)).waited_for
    assert len(waited_for) == 1
    assert tuple(turn.seat for turn in await desk(house).turns(trick)) == waited_for
    secret = await house.started("eddy", 3, bots=["random"] * 3)
    assert [turn.seat for turn in await desk(house).turns(secret)] == [0, 1, 2]
    team = await house.started("flotsam", 3, bots=["random"] * 3)
    assert {turn.turn is None for turn in await desk(house).turns(team)} == {True, False}


class Gathering:
    """Thinkers who wait for one another."""

    def __init__(self, expected: int) -> None:
        self._barrier = asyncio.Barrier(expected)

    async def join(self) -> None:
        await self._barrier.wait()

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        await self.join()
        return offered(turn, "moves")


@in_house()
async def test_those_who_choose_at_the_same_time_think_at_the_same_time(house: House) -> None:
    table = await house.started("eddy", 4, bots=["random"] * 4)
    players = BotPlayers(desk(house), house.clock, Gathering(4))
    await soon(asyncio.create_task(players.work(Hint(table, 0))))
    assert await played(house, table) == 4


class Pondering(Gathering):
    """Thinkers who are counted."""

    def __init__(self, expected: int) -> None:
        super().__init__(expected)
        self.thoughts = 0

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        self.thoughts += 1
        return await super().think(turn)


@in_house()
async def test_a_bot_that_is_asked_again_while_it_thinks_does_not_begin_anew(house: House) -> None:
    table = await house.started("eddy", 4, bots=["random"] * 4)
    thinkers = Pondering(5)
    players = BotPlayers(desk(house), house.clock, thinkers)
    first = asyncio.create_task(players.work(Hint(table, 0)))

    async def thinking() -> bool:
        return thinkers.thoughts == 4

    await until(thinking)
    again = [asyncio.create_task(players.work(Hint(table, 0))) for _ in range(3)]
    for _ in range(3):
        await house.state(table)  # so long that the others have looked at the table too
    await thinkers.join()
    for work in (first, *again):
        await soon(work)
    assert thinkers.thoughts == 4
    assert await played(house, table) == 4


class Adviser:
    """Takes a while for every thought, and says something or nothing while others are to play."""

    def __init__(self, clock: HandClock, takes: int, *, speaks: bool) -> None:
        self._clock = clock
        self._takes = takes
        self._speaks = speaks

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        view = msgspec.json.decode(turn.known)["view"]
        if turn.turn is None:
            self._clock.turn(self._takes)
            if not self._speaks or any(view["public"]["said"]):
                return None
        return offered(turn, "asides" if turn.turn is None else "moves")


class Overtaken:
    """While the first adviser thinks, the move that the advice is about is made."""

    def __init__(self, table: TableId, desk: HouseDesk) -> None:
        self._table = table
        self._desk = desk
        self.advised = 0

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        if turn.turn is not None or self.advised:
            return None
        self.advised += 1
        waited = next(turn for turn in await self._desk.turns(self._table) if turn.turn)
        await self._desk.play(self._table, waited, offered(waited, "moves"))
        return offered(turn, "asides")


def offered(turn: BotTurn, what: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(msgspec.json.decode(turn.known)["view"][what][0]))


@in_house()
async def test_advice_that_comes_too_late_is_not_given(house: House) -> None:
    table = await house.started("flotsam", 3, bots=["random"] * 3)
    thinkers = Overtaken(table, desk(house))
    await BotPlayers(desk(house), house.clock, thinkers).work(Hint(table, 0))
    assert thinkers.advised == 1
    assert [play.aside for play in (await house.running(table)).plays] == [False]


@pytest.mark.parametrize(("speaks", "pause"), [(False, 700 - 2 * 100), (True, 700 - 100)])
@in_house()
async def test_the_pause_before_a_move_counts_from_when_there_was_last_something_to_see(
    house: House, speaks: bool, pause: int
) -> None:
    table = await house.started("flotsam", 3, pace=Pace(bot=700), bots=["random"] * 3)
    players = BotPlayers(desk(house), house.clock, Adviser(house.clock, 100, speaks=speaks))
    answering = asyncio.create_task(players.work(Hint(table, 0)))

    async def asleep() -> bool:
        return house.clock.sleepers == 1

    await until(asleep)
    house.clock.turn(pause - 1)
    assert house.clock.sleepers == 1
    house.clock.turn(1)
    await soon(answering)


def test_an_answer_waits_for_the_next_moment_of_the_grid() -> None:
    for now, answer in [(0, 500), (500, 500), (501, 1000), (1000, 1000), (1001, 1500)]:
        assert moment(0, 0, 500, now) == answer
    for now, answer in [(0, 700), (700, 700), (701, 1200), (1201, 1700)]:
        assert moment(0, 700, 500, now) == answer
    for now, answer in [(0, 300), (300, 300), (301, 301)]:
        assert moment(0, 300, 0, now) == answer


def test_bots_stop_thinking_in_time_for_the_first_moment_of_the_grid() -> None:
    assert time_to_think(0, SLOT) == SLOT - HANDING_OVER
    assert time_to_think(700, SLOT) == 700 - HANDING_OVER
    assert time_to_think(10_000, SLOT) == time_to_think(700, 0) == LONGEST_THOUGHT


class Slow:
    """Thinks for a while, and then says or plays the first it may."""

    def __init__(self, clock: HandClock, takes: int) -> None:
        self._clock = clock
        self.takes = takes

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        assert turn.slot == SLOT
        self._clock.turn(self.takes)
        return offered(turn, "asides" if turn.turn is None else "moves")


def paced(house: House, takes: int) -> BotPlayers:
    """Bots that think for so long, and answer on the grid."""
    desk_of = HouseDesk(house.nodes[0].tables, house.nodes[0].cache, SLOT)
    return BotPlayers(desk_of, house.clock, Slow(house.clock, takes))


GRID = [(0, SLOT), (3, SLOT), (SLOT - 1, SLOT), (SLOT + 1, 2 * SLOT)]


@pytest.mark.parametrize(("takes", "answers"), GRID)
@in_house()
async def test_how_long_a_bot_thinks_about_a_move_is_not_to_be_seen(
    house: House, takes: int, answers: int
) -> None:
    table = await house.started("flotsam", 2, options=SILENT, bots=["random"] * 2)
    answering = asyncio.create_task(paced(house, takes).work(Hint(table, 0)))

    async def asleep() -> bool:
        return house.clock.sleepers == 1

    await until(asleep)
    house.clock.turn(answers - takes - 1)
    assert (house.clock.sleepers, await played(house, table)) == (1, 0)
    house.clock.turn(1)
    await soon(answering)
    assert await played(house, table) == 1


@pytest.mark.parametrize("game", game_names())
@in_house()
async def test_drawing_a_move_is_what_the_bot_that_draws_lots_does(house: House, game: str) -> None:
    table = await house.started(game, 3, bots=["random"] * 3)
    turns = [turn for turn in await desk(house).turns(table) if turn.turn is not None]
    assert turns
    for turn in turns:
        for seed in ("ab", "cd", "ef"):
            by_thinking = thought(turn, seed, house.clock)
            assert by_thinking is not None
            by_drawing = drawn(turn, seed)
            assert by_drawing is not None
            assert bytes(by_drawing) == bytes(by_thinking)
        assert drawn(msgspec.structs.replace(turn, turn=None), "ab") is None


def test_bots_of_a_kind_are_late_alike_for_a_while() -> None:
    lateness = Lateness()
    assert lateness.shared("expert", 0) == 0
    assert lateness.shared("expert", SLOT) == SLOT
    assert lateness.shared("beginner", 0) == 0
    late = [lateness.shared("expert", 0) for _ in range(REMEMBERED)]
    assert late == [SLOT] * (REMEMBERED - 1) + [0]


def test_one_answer_that_came_far_too_late_does_not_hold_up_all_that_follow() -> None:
    lateness = Lateness()
    assert lateness.shared("expert", 40 * SLOT) == 40 * SLOT
    late = [lateness.shared("expert", 0) for _ in range(REMEMBERED)]
    assert late == [MOST_ALIKE] * (REMEMBERED - 1) + [0]


@in_house()
async def test_whoever_has_no_choice_is_as_late_as_whoever_had_one(house: House) -> None:
    table = await house.started("flotsam", 2, options=SILENT, bots=["random"] * 2)
    thinkers = Slow(house.clock, SLOT + 1)
    desk_of = HouseDesk(house.nodes[0].tables, house.nodes[0].cache, SLOT)
    players = BotPlayers(desk_of, house.clock, thinkers)

    async def asleep() -> bool:
        return house.clock.sleepers == 1

    for takes, moves in ((SLOT + 1, 1), (0, 2)):
        thinkers.takes = takes
        answering = asyncio.create_task(players.work(Hint(table, 0)))
        await until(asleep)
        house.clock.turn(2 * SLOT - takes - 1)
        assert await played(house, table) == moves - 1
        house.clock.turn(1)
        await soon(answering)
        assert await played(house, table) == moves


@pytest.mark.parametrize(("takes", "answers"), GRID)
@in_house()
async def test_how_long_a_bot_thinks_about_advice_is_not_to_be_seen(
    house: House, takes: int, answers: int
) -> None:
    table = await house.started("flotsam", 3, bots=["random"] * 3)
    speaking = asyncio.create_task(paced(house, takes).work(Hint(table, 0)))

    async def asleep() -> bool:
        return house.clock.sleepers == 1

    async def heard() -> bool:
        return await played(house, table) == 1

    await until(asleep)
    house.clock.turn(answers - takes - 1)
    assert (house.clock.sleepers, await played(house, table)) == (1, 0)
    house.clock.turn(1)
    await until(heard)
    speaking.cancel()


# Who is a person


async def seats_of_people(house: House, table: TableId) -> list[tuple[Seat, ...]]:
    """What each bot of a table that is asked is told of it."""
    return [read_knowledge(turn).people for turn in await desk(house).turns(table)]


@in_house()
async def test_bots_know_which_seats_are_those_of_people(house: House) -> None:
    table = await house.started("flotsam", 3, bots=[None, "random", None])
    alone = await house.started("flotsam", 3, bots=["random"] * 3)
    assert await seats_of_people(house, table) == [(0, 2)]
    assert set(await seats_of_people(house, alone)) == {()}


@in_house()
async def test_a_person_whom_a_bot_stands_in_for_stays_a_person(house: House) -> None:
    table = await house.started("flotsam", 3, pace=Pace(move=MINUTE))
    (seat,) = (await house.running(table)).waited_for
    async with house.attended(table, *PEOPLE[:3]):
        await house.pass_time(MINUTE)
    life = (await house.state(table)).life
    assert life.chairs[seat].stand_in is not None
    assert life.seats_of_people == (0, 1, 2)


@in_house()
async def test_whoever_left_for_good_leaves_the_seat_to_a_bot(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.do(table, PEOPLE[1], deeds.Leave())
    assert (await house.state(table)).life.seats_of_people == (0, 2)
    await house.do(table, PEOPLE[1], deeds.ComeBack())
    assert (await house.state(table)).life.seats_of_people == (0, 1, 2)


@in_house()
async def test_a_question_from_before_bots_were_told_of_people_is_understood(house: House) -> None:
    """While servers are renewed one by one, a question may come from an older one."""
    table = await house.started("flotsam", 3, bots=[None, "random", "random"])
    for turn in await desk(house).turns(table):
        known = msgspec.json.decode(turn.known)
        assert known.pop("people") == [0]
        older = msgspec.structs.replace(turn, known=msgspec.Raw(msgspec.json.encode(known)))
        assert read_knowledge(older) == msgspec.structs.replace(read_knowledge(turn), people=())
        # And an older worker, which does not know the word, passes over what is new.
        known["of tomorrow"] = [0]
        newer = msgspec.structs.replace(turn, known=msgspec.Raw(msgspec.json.encode(known)))
        assert read_knowledge(newer) == read_knowledge(older)
