"""Bots that think long do so in processes beside, which end with the one that started them."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import msgspec
import pytest

from houle.bots import Level
from houle.bots.reasons import WORLDS
from houle.bots.registry import RANDOM
from houle.kernel import QuickChance, Story, know
from houle.tables.counting import Question
from houle.tables.line import SOON, Line
from houle.tables.ports import Millis
from houle.tables.rhythm import HANDING_OVER, SLOT
from houle.tables.thinking import BotTurn
from houle.web import bot_processes
from houle.web.bot_processes import BotProcesses
from houle.web.system import SystemClock, entropy
from tests.engines.processes import gone, wait_until
from tests.samples.flotsam import Flotsam
from tests.tables.house import HandClock, until

GAME = Flotsam(3)
OTHER = "someone-slow"
"""No bot of this name plays here, so that the usual one does; but nobody is said to be quick."""


def a_turn(bot: str) -> BotTurn:
    table = GAME.start(QuickChance(1))
    (seat,) = GAME.to_act(table)
    known = know(GAME, table, seat, Story(GAME.layout, table.journal or ()))
    return BotTurn(
        seat=seat,
        bot=bot,
        turn=1,
        command="choose-0",
        pause=0,
        game=GAME.name,
        seats=GAME.seats,
        options=msgspec.Raw(msgspec.json.encode(GAME.options)),
        known=msgspec.Raw(msgspec.json.encode(known)),
    )


def a_question() -> Question:
    turn = a_turn(RANDOM)
    return Question(turn.game, turn.seats, turn.options, turn.known, table="", party="")


def with_heads(scene: Callable[[BotProcesses], Awaitable[None]]) -> None:
    async def run() -> None:
        processes = BotProcesses(SystemClock(), entropy)
        try:
            await scene(processes)
        finally:
            processes.close()

    asyncio.run(run())


def heads_beside() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


async def is_answered(processes: BotProcesses, bot: str) -> None:
    answer = await processes.think(a_turn(bot))
    assert answer is not None
    msgspec.json.decode(answer, type=GAME.move_type)


@pytest.mark.parametrize(("bot", "beside"), [(RANDOM, False), *((level, True) for level in Level)])
def test_whoever_does_more_than_draw_a_move_thinks_beside(bot: str, beside: bool) -> None:
    async def scene(processes: BotProcesses) -> None:
        before = heads_beside()
        await is_answered(processes, bot)
        assert (heads_beside() != before) == beside

    with_heads(scene)


@pytest.mark.parametrize("bot", [RANDOM, OTHER])
def test_nobody_thinks_in_the_process_that_serves(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it would hold up whoever is served")

    monkeypatch.setattr("houle.tables.thinking.thought", never)
    monkeypatch.setattr("houle.tables.thinking.to_thread", never)

    async def scene(processes: BotProcesses) -> None:
        await is_answered(processes, bot)

    with_heads(scene)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there is nothing to step back from")
def test_whoever_thinks_steps_back_for_whoever_serves() -> None:
    async def scene(processes: BotProcesses) -> None:
        before = heads_beside()
        await is_answered(processes, OTHER)
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        theirs = {os.getpriority(os.PRIO_PROCESS, pid) for pid in heads_beside() - before}
        assert theirs
        assert min(theirs) > ours

    with_heads(scene)


def test_whoever_stands_too_far_behind_in_line_is_asked_again_later() -> None:
    async def scene(processes: BotProcesses) -> None:
        processes.line = Line(1, most=0)
        async with processes.line.place("somebody", "elsewhere"):
            assert await processes.think(a_turn(OTHER)) is None
        assert processes.line.shed == 1
        await is_answered(processes, OTHER)

    with_heads(scene)


def test_a_thought_has_the_time_that_the_line_gives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    async def note(_: BotProcesses, __: BotTurn, longest: int) -> None:
        given.append(longest)
        await asyncio.sleep(0)

    monkeypatch.setattr(BotProcesses, "_think_beside", note)

    async def scene(processes: BotProcesses) -> None:
        processes.line = Line(1)
        await asyncio.gather(*(processes.think(a_turn(OTHER)) for _ in range(4)))

    with_heads(scene)
    assert given == [SOON // 2, SOON // 4, SOON // 3, SOON // 2]


@pytest.mark.parametrize(("waiting", "span"), [(0, SLOT - HANDING_OVER), (6, SOON // 7)])
def test_however_soon_a_move_is_found_it_is_known_when_its_time_is_over(
    waiting: int, span: Millis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So somebody who waited for a place is as late with one move as with many."""

    async def at_once(_: BotProcesses, __: BotTurn, ___: Millis) -> msgspec.Raw:
        await asyncio.sleep(0)
        return msgspec.Raw(b"1")

    monkeypatch.setattr(BotProcesses, "_think_beside", at_once)
    clock = HandClock()

    async def scene() -> None:
        processes = BotProcesses(clock, entropy)
        processes.line = Line(1 if waiting else 2)
        turn = msgspec.structs.replace(a_turn(OTHER), slot=SLOT)
        thoughts = [asyncio.create_task(processes.think(turn)) for _ in range(waiting + 1)]

        async def all_found() -> bool:
            return clock.sleepers == len(thoughts)

        await until(all_found)
        assert processes.line.waiting == 0
        clock.turn(span - 1)
        assert await all_found()
        clock.turn(1)
        assert clock.sleepers < len(thoughts)
        clock.turn(SOON)
        answers = await asyncio.gather(*thoughts)
        assert all(answer == msgspec.Raw(b"1") for answer in answers)

    asyncio.run(scene())


def test_a_process_that_is_killed_is_replaced() -> None:
    async def scene(processes: BotProcesses) -> None:
        before = heads_beside()
        await is_answered(processes, OTHER)
        (beside,) = heads_beside() - before
        os.kill(beside, signal.SIGKILL)
        await is_answered(processes, OTHER)
        assert heads_beside() - before - {beside}

    with_heads(scene)


def test_a_pool_that_breaks_while_it_starts_a_process_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sound, tried = ProcessPoolExecutor.submit, []

    def breaks_once(pool: ProcessPoolExecutor, *asked: Any) -> Future[Any]:
        tried.append(pool)
        if len(tried) == 1:
            raise ValueError("bad value(s) in fds_to_keep")
        return sound(pool, *asked)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", breaks_once)

    async def scene(processes: BotProcesses) -> None:
        before = heads_beside()
        await is_answered(processes, OTHER)
        assert heads_beside() - before
        assert len(set(map(id, tried))) == 2

    with_heads(scene)


A_HOUSE = """
import asyncio, multiprocessing
from tests.web.test_bot_processes import OTHER, a_turn
from houle.web import bot_processes
from houle.web.bot_processes import BotProcesses
from houle.web.system import SystemClock, entropy

async def run():
    await BotProcesses(SystemClock(), entropy).think(a_turn(OTHER))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(run())
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_is_left_behind(number: signal.Signals) -> None:
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", A_HOUSE], stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        beside = [int(pid) for pid in house.stdout.readline().split()]
        assert beside
        house.send_signal(number)
    wait_until(lambda: all(map(gone, beside)), "processes ending")


def test_what_moves_come_to_is_counted_beside() -> None:
    async def scene(processes: BotProcesses) -> None:
        before = heads_beside()
        told = await processes.count(a_question())
        assert told is not None
        assert told.of == WORLDS
        assert heads_beside() != before

    with_heads(scene)


def test_one_question_is_counted_at_a_time_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are waited for keep the other places; who comes then is to ask again."""
    at_once: list[int] = []

    async def scene(processes: BotProcesses) -> None:
        sound = processes._count_beside
        now = 0

        async def noted(question: Question, longest: Millis) -> Any:
            nonlocal now
            now += 1
            at_once.append(now)
            try:
                return await sound(question, longest)
            finally:
                now -= 1

        monkeypatch.setattr(processes, "_count_beside", noted)
        told = await asyncio.gather(*(processes.count(a_question()) for _ in range(5)))
        assert [answer is None for answer in told] == [False] * 3 + [True] * 2
        assert (await processes.count(a_question())) is not None, "later there is room again"

    monkeypatch.setattr(bot_processes, "MOST_ASKED", 3)
    with_heads(scene)
    assert at_once == [1] * 4
