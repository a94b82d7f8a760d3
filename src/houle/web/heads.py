"""Heads for bots that think long: processes of their own, so that nobody who plays waits for them.

A thread that thinks holds the others up: for some milliseconds at each of their turns, and in
compiled code for as long as it does not ask whether its time is over.
"""

import os
from asyncio import wrap_future
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

import msgspec

from houle.bots import Level
from houle.bots.registry import RANDOM
from houle.tables.ports import Clock, Entropy
from houle.tables.thinking import BotTurn, InThreads, thought
from houle.web.system import SystemClock

QUICK = (RANDOM, Level.BEGINNER, Level.PLAYER)
"""They answer within a few milliseconds: it would take longer to ask somebody else."""
MOST_HEADS = 4
TRIES = 2

log = getLogger(__name__)


class Heads:
    """Bots that answer quickly think in this process, the others in some beside it.

    These are started when they are first needed, and end with the process that started them.
    """

    def __init__(self, clock: Clock, entropy: Entropy) -> None:
        self._here = InThreads(clock, entropy)
        self._entropy = entropy
        self._beside: ProcessPoolExecutor | None = None

    async def think(self, turn: BotTurn) -> msgspec.Raw | None:
        if turn.bot in QUICK:
            return await self._here.think(turn)
        packed, seed = msgspec.json.encode(turn), self._entropy(16).hex()
        for _ in range(TRIES):
            pool = self._pool()
            try:
                move = await wrap_future(_asked(pool, packed, seed))
            except BrokenProcessPool:
                log.warning("a process in which bots think has ended")
                if self._beside is pool:
                    self._beside = None
            else:
                return None if move is None else msgspec.Raw(move)
        return await self._here.think(turn)

    def close(self) -> None:
        """Let nobody think any longer."""
        if self._beside is not None:
            self._beside.shutdown(wait=False, cancel_futures=True)
            self._beside = None

    def _pool(self) -> ProcessPoolExecutor:
        if self._beside is None:
            # Never forked: this process has threads, and much that is not theirs.
            self._beside = ProcessPoolExecutor(
                min(MOST_HEADS, os.cpu_count() or 1), get_context("spawn"), _settle_in
            )
        return self._beside


def _asked(pool: ProcessPoolExecutor, packed: bytes, seed: str) -> Future[bytes | None]:
    try:
        return pool.submit(_thought, packed, seed)
    except (OSError, ValueError) as error:
        # The pool closes the pipes of a process that has died while it starts another for us.
        raise BrokenProcessPool from error


def _settle_in() -> None:
    signal(SIGINT, SIG_IGN)  # whoever presses Ctrl+C means the process that serves
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """End when the process that serves has ended, in whatever way."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _thought(packed: bytes, seed: str) -> bytes | None:
    turn = msgspec.json.decode(packed, type=BotTurn)
    move = thought(turn, seed, SystemClock())
    return None if move is None else bytes(move)
