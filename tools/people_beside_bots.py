"""How long people wait for the answer to their moves while bots play at many tables beside them.

`python -m tools.people_beside_bots`: a server at home, people who move at a steady pace at tables
of their own, first alone, then beside 200 tables at which one person each plays with three bots.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

import msgspec

from houle.bots import Level
from tests.web.server import NO_LIMITS, Server
from tools.load.crowd import Crowd
from tools.load.games import long_games
from tools.load.lines import Lines, request
from tools.load.party import Party, Tally, Token, Turn
from tools.load.running import run

SEATS = 4
PEOPLE_AT, RATE = 8, 10.0
LOOKS = 1.0
"""So many seconds a person with bots looks before moving."""


class WithBots(Party):
    """One person, and bots in the other seats."""

    def __init__(self, lines: Lines, game: str, level: str, tally: Tally, seed: int) -> None:
        super().__init__(lines, game, 1, tally, self._look_first, lambda _: None, seed)
        self._level = level

    async def begin(self) -> None:
        body = msgspec.json.encode({"name": "guest"})
        answer = await self._ask(request("POST", "/api/guests", None, body))
        self._tokens.append(msgspec.json.decode(answer, type=Token).token)
        bots = [None, *[self._level] * (SEATS - 1)]
        wanted = {"game": self._game, "seats": SEATS, "seat": 0, "bots": bots}
        self._path = f"/api/tables/{await self._do(0, '/api/tables', **wanted)}"
        await self._do(0, f"{self._path}/start")
        await self._listen(0)

    def _look_first(self, turn: Turn) -> None:
        asyncio.get_running_loop().call_later(LOOKS, self.play, turn)

    @property
    def seen(self) -> int:
        """How many moments there were so far."""
        return len(self._seen)


async def measure(server: Server, tables: int, level: str, seconds: float) -> None:
    """Both figures."""
    crowd, lines, others = Crowd([server.port], PEOPLE_AT), Lines(server.port), Tally()
    parties = [
        WithBots(lines, game, level, others, number)
        for number, game in enumerate(islice(cycle(long_games()), tables))
    ]
    await crowd.begin()
    for name, beside in (("alone", []), (f"beside {tables} tables with bots ({level})", parties)):
        for party in beside:
            await party.begin()
        await crowd.stroll(RATE, int(RATE * 5))
        await crowd.pause()
        crowd.tally.acknowledged.clear()
        seen = sum(party.seen for party in beside)
        began, cpu = time.perf_counter(), cpu_seconds(server.pid)
        await crowd.stroll(RATE, int(RATE * seconds))
        span = time.perf_counter() - began
        used, seen = cpu_seconds(server.pid) - cpu, sum(party.seen for party in beside) - seen
        await crowd.pause()
        waits = sorted(crowd.tally.acknowledged)
        print(
            f"{name}: {len(waits)} moves of people, p50 {waits[len(waits) // 2] * 1000:.0f} ms,"
            f" p99 {waits[len(waits) * 99 // 100] * 1000:.0f} ms, most {waits[-1] * 1000:.0f} ms;"
            f" the node took {used / span:.2f} of a core; {seen / span:.0f} moves a second beside",
            flush=True,
        )
    for party in parties:
        party.close()
    lines.close()
    crowd.close()


def cpu_seconds(pid: int) -> float:
    """What a process has taken so far, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--level", default=Level.PLAYER.value)
    parser.add_argument("--seconds", type=float, default=30)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "serve.log"
        server = Server(log, "--data", folder, NO_LIMITS, paced=True)
        server.start()
        try:
            run(measure(server, arguments.tables, arguments.level, arguments.seconds))
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
