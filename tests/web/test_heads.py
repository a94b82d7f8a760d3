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
from houle.games.sea_change import SeaChange
from houle.kernel import QuickChance, Story, know
from houle.tables.thinking import BotTurn
from houle.web.heads import QUICK, Heads
from houle.web.system import SystemClock, entropy
from tests.engines.processes import gone, wait_until

GAME = SeaChange(3)
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


def with_heads(scene: Callable[[Heads], Awaitable[None]]) -> None:
    async def run() -> None:
        heads = Heads(SystemClock(), entropy)
        try:
            await scene(heads)
        finally:
            heads.close()

    asyncio.run(run())


def heads_beside() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


async def is_answered(heads: Heads, bot: str) -> None:
    answer = await heads.think(a_turn(bot))
    assert answer is not None
    msgspec.json.decode(answer, type=GAME.move_type)


@pytest.mark.parametrize("bot", QUICK)
def test_those_who_answer_quickly_need_no_process(bot: str) -> None:
    async def scene(heads: Heads) -> None:
        before = heads_beside()
        await is_answered(heads, bot)
        assert heads_beside() == before

    with_heads(scene)


def test_levels_that_search_long_are_not_among_the_quick() -> None:
    assert not {Level.STRONG, Level.EXPERT} & set(QUICK)


def test_a_process_that_is_killed_is_replaced() -> None:
    async def scene(heads: Heads) -> None:
        before = heads_beside()
        await is_answered(heads, OTHER)
        (beside,) = heads_beside() - before
        os.kill(beside, signal.SIGKILL)
        await is_answered(heads, OTHER)
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

    async def scene(heads: Heads) -> None:
        before = heads_beside()
        await is_answered(heads, OTHER)
        assert heads_beside() - before
        assert len(set(map(id, tried))) == 2

    with_heads(scene)


A_HOUSE = """
import asyncio, multiprocessing
from tests.web.test_heads import OTHER, a_turn
from houle.web.heads import Heads
from houle.web.system import SystemClock, entropy

async def run():
    await Heads(SystemClock(), entropy).think(a_turn(OTHER))
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
    wait_until(lambda: all(map(gone, beside)), "heads ending")
