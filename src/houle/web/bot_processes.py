"""Bots think in processes of their own, so that nobody who plays waits for them.

A thread that thinks holds the others up: for some milliseconds at each of their turns, and in
compiled code for as long as it does not ask whether its time is over.
"""

import os
from asyncio import Lock, wrap_future
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import ParamSpec, TypeVar

import msgspec

from houle.bots.registry import RANDOM
from houle.tables.counting import LONGEST_COUNT, Counted, Question, counted
from houle.tables.line import Line, TooManyError
from houle.tables.ports import Clock, Entropy, Millis
from houle.tables.rhythm import time_to_think
from houle.tables.thinking import BotTurn, InThreads, drawn, thought
from houle.web.journal import begin_like_parent
from houle.web.system import SystemClock

MOST_PROCESSES = 4
PROCESSES = min(MOST_PROCESSES, os.cpu_count() or 1)
TRIES = 2
MOST_ASKED = 16
"""So many questions wait at a node; whoever comes then is to ask again."""
STEP_BACK = 5
"""How much less a process counts in which bots think, where it and the one that serves share a
core."""

A = ParamSpec("A")
T = TypeVar("T")

log = getLogger(__name__)


class BotProcesses:
    """Bots think in processes beside this one, all but those who just draw a move.

    These are started when they are first needed, and end with the process that started them. Who
    thinks next is for the line to say.
    """

    def __init__(self, clock: Clock, entropy: Entropy) -> None:
        self.line = Line(PROCESSES)
        self._clock = clock
        self._here = InThreads(clock, entropy)
        self._entropy = entropy
        self._beside: ProcessPoolExecutor | None = None
        self._counting = Lock()
        self._asked = 0

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        if turn.bot == RANDOM:
            return drawn(turn, self._entropy(16).hex())
        try:
            async with self.line.place(turn.party, turn.table) as longest:
                began = self._clock.now()
                move = await self._think_beside(turn, longest)
        except TooManyError:
            return None  # a sweeper will ask again
        if turn.slot and turn.turn is not None:
            # Its place is free at once, but when the answer comes must not tell how soon it was.
            span = min(longest, time_to_think(turn.pause, turn.slot))
            await self._clock.sleep(max(0, began + span - self._clock.now()))
        return move

    async def _think_beside(self, turn: BotTurn, longest: Millis) -> msgspec.Raw | None:
        packed, seed = msgspec.json.encode(turn), self._entropy(16).hex()
        try:
            move = await self._done_beside(_thought, packed, seed, longest)
        except BrokenProcessPool:
            return await self._here.think(turn)
        return None if move is None else msgspec.Raw(move)

    async def count(self, question: Question) -> Counted | None:
        """One question after the other: bots that are waited for keep the other places."""
        if self._asked == MOST_ASKED:
            return None
        self._asked += 1
        try:
            async with self._counting, self.line.place(question.party, question.table) as longest:
                return await self._count_beside(question, min(longest, LONGEST_COUNT))
        except TooManyError:
            return None
        finally:
            self._asked -= 1

    async def _count_beside(self, question: Question, longest: Millis) -> Counted | None:
        try:
            found = await self._done_beside(_counted, msgspec.json.encode(question), longest)
        except BrokenProcessPool:
            return None
        return msgspec.json.decode(found, type=Counted)

    async def _done_beside(self, work: Callable[A, T], *args: A.args, **named: A.kwargs) -> T:
        """Have a process do something; another, where one ends meanwhile."""
        for _ in range(TRIES):
            pool = self._pool()
            try:
                return await wrap_future(_submitted(pool, work, *args, **named))
            except BrokenProcessPool:
                log.warning("a process in which bots think has ended")
                if self._beside is pool:
                    self._beside = None
        raise BrokenProcessPool

    def close(self) -> None:
        """Let nobody think any longer."""
        if self._beside is not None:
            self._beside.shutdown(wait=False, cancel_futures=True)
            self._beside = None

    def _pool(self) -> ProcessPoolExecutor:
        if self._beside is None:
            # Never forked: this process has threads, and much that is not theirs.
            self._beside = ProcessPoolExecutor(PROCESSES, get_context("spawn"), _settle_in)
        return self._beside


def _submitted(
    pool: ProcessPoolExecutor, work: Callable[A, T], *args: A.args, **named: A.kwargs
) -> Future[T]:
    try:
        return pool.submit(work, *args, **named)
    except (OSError, ValueError) as error:
        # The pool closes the pipes of a process that has died while it starts another for us.
        raise BrokenProcessPool from error


def _settle_in() -> None:
    begin_like_parent()
    if hasattr(os, "nice"):
        os.nice(STEP_BACK)
    signal(SIGINT, SIG_IGN)  # whoever presses Ctrl+C means the process that serves
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """End when the process that serves has ended, in whatever way."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _thought(packed: bytes, seed: str, longest: Millis) -> bytes | None:
    turn = msgspec.json.decode(packed, type=BotTurn)
    move = thought(turn, seed, SystemClock(), longest)
    return None if move is None else bytes(move)


def _counted(packed: bytes, longest: Millis) -> bytes:
    question = msgspec.json.decode(packed, type=Question)
    return msgspec.json.encode(counted(question, SystemClock(), longest))
