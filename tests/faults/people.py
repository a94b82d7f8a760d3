"""Guests who ask for things until they are answered, with the same command each time."""

import asyncio
import traceback
from collections import Counter
from collections.abc import Coroutine, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from houle.tables.ports import PlayerId, TableId
from tests.faults.history import Fail, History, Info, Ok, Sent, now
from tests.faults.wire import Answer, Cut, LineError, Lines, NotSentError, request_bytes

AGAIN_AFTER = 0.15
"""Seconds until a client that got no answer asks again."""
LATEST = 4.0
"""So many seconds later an old request may turn up once more."""


class Odds(msgspec.Struct, frozen=True):
    """How often the network does what to a request."""

    twice: float = 0.03
    late: float = 0.03
    halfway: float = 0.01
    before: float = 0.015
    after: float = 0.015


class Town:
    """What all clients share: the nodes, the lines to them, chance, and what was done to them."""

    def __init__(self, ports: Sequence[int], seed: str, odds: Odds | None = None) -> None:
        self.ports = list(ports)
        self.lines = Lines()
        self.chance = Random(seed)  # noqa: S311 - the same faults for the same seed
        self.odds = odds or Odds()
        self.tally: Counter[str] = Counter()
        self.surprises: list[str] = []
        self.acked = 0
        self.closing_time = False
        """Whether people should agree to stop where they are."""
        self._attempts = count(1)
        self._names = count(1)
        self._tasks: set[asyncio.Task[Any]] = set()

    def new_attempt(self) -> int:
        return next(self._attempts)

    def new_name(self) -> str:
        return f"guest {next(self._names)}"

    def surprise(self, what: str, error: Exception) -> None:
        """Note that a client met something that no node should ever say."""
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        self.surprises.append(f"{what}: {error!r} at {place}")

    def beside(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something go on while the player does not wait for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait for all that goes on beside."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def insist(self, request: bytes) -> Answer:
        """Ask any node, again and again, until one answers; for what changes nothing twice."""
        while True:
            port = self.chance.choice(self.ports)
            try:
                answer = await self.lines.ask(await self.lines.take(port), port, request)
            except LineError:
                answer = None
            if answer is not None and answer.status not in (429, 503):
                return answer
            await asyncio.sleep(AGAIN_AFTER)


class Done(msgspec.Struct):
    """What an acknowledgement says."""

    table: TableId
    seq: int


class Problem(msgspec.Struct):
    """What a refusal says."""

    reason: str = ""


class Guest:
    """Somebody with a token."""

    def __init__(self, town: Town, name: str, token: str) -> None:
        self.town = town
        self.name = name
        self.token = token
        self.id: PlayerId = token.partition(".")[0]
        self._commands = count(1)

    @classmethod
    async def arrive(cls, town: Town) -> "Guest":
        """Come in. A lost answer leaves a guest nobody knows, which harms nobody."""
        name = town.new_name()
        body = msgspec.json.encode({"name": name})
        answer = await town.insist(request_bytes("POST", "/api/guests", None, body))
        return cls(town, name, msgspec.json.decode(answer.body)["token"])

    async def do(
        self, history: History, path: str, deed: str, **body: Any
    ) -> tuple[Done | None, str]:
        """Ask for something until it is acknowledged or refused; says why it was refused."""
        command = f"c{next(self._commands)}"
        text = msgspec.json.encode({"command": command, **body})
        asking = Asking(self, history, deed, command, request_bytes("POST", path, self.token, text))
        done, reason = await asking.until_answered()
        if done is not None and deed in ("moves", "asides"):
            self.town.acked += 1
        return done, reason


class Asking:
    """One command on its way."""

    def __init__(
        self, guest: Guest, history: History, deed: str, command: str, request: bytes
    ) -> None:
        self._guest = guest
        self._town = guest.town
        self._history = history
        self._deed = deed
        self._command = command
        self._request = request

    async def until_answered(self) -> tuple[Done | None, str]:
        chance, odds, tally = self._town.chance, self._town.odds, self._town.tally
        if chance.random() < odds.late:
            tally["late"] += 1
            self._town.beside(self._later(chance.uniform(0.1, LATEST)))
        if chance.random() < odds.twice:
            tally["twice"] += 1
            self._town.beside(self._attempt(Cut.NOWHERE))
        while True:
            cut = self._drawn_cut()
            if cut is not Cut.NOWHERE:
                tally["cut"] += 1
            answer = await self._attempt(cut)
            if answer is not None:
                return answer
            await asyncio.sleep(AGAIN_AFTER * chance.uniform(0.2, 1.5))

    def _drawn_cut(self) -> Cut:
        drawn, odds = self._town.chance.random(), self._town.odds
        for cut, odd in (
            (Cut.HALFWAY, odds.halfway),
            (Cut.BEFORE, odds.before),
            (Cut.AFTER, odds.after),
        ):
            if drawn < odd:
                return cut
            drawn -= odd
        return Cut.NOWHERE

    async def _later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._attempt(Cut.NOWHERE)

    async def _attempt(self, cut: Cut) -> tuple[Done | None, str] | None:
        """Send it once to any node; `None` if nobody knows what became of it."""
        town, history = self._town, self._history
        port = town.chance.choice(town.ports)
        try:
            line = await town.lines.take(port)
        except NotSentError:
            return None
        number = town.new_attempt()
        history.note(Sent(now(), number, self._guest.id, self._deed, self._command))
        try:
            answer = await town.lines.ask(line, port, self._request, cut)
        except LineError as error:
            history.note(Info(now(), number, str(error)))
            return None
        if answer.status in (200, 201):
            done = msgspec.json.decode(answer.body, type=Done)
            history.note(Ok(now(), number, done.table, done.seq))
            return done, ""
        if answer.status == 409:
            reason = msgspec.json.decode(answer.body, type=Problem).reason
            history.note(Fail(now(), number, reason))
            return None, reason
        history.note(Info(now(), number, f"status {answer.status}"))
        town.tally[f"status {answer.status}"] += 1
        if answer.status not in (429, 503):
            town.surprises.append(f"{self._deed} got status {answer.status}")
        return None
