"""How soon all viewers at two nodes agree while hints get lost: `python -m tests.cluster.agree`."""

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.cluster.node import TOLD
from tests.engines.shared import new_database
from tests.samples.install import install_samples
from tests.web.people import new_command
from tests.web.server import Server, a_bus, running

SEATS = 3
NODES = 2
STREAMS = (SEATS + 1) * NODES
"""Every seat and a watcher, at each node."""
ENOUGH = 2.0
"""Seconds in which 99 of 100 moves have reached everybody."""
LONGEST_PAUSE = 1.0
DEADLINE = 12.0
"""The first hint that gets lost after long may be missed for ten rounds of a caretaker."""
SILENCE = 20.0
REACHED_AT_LAST = re.compile(re.escape(TOLD).replace(r"\{\}", r"(\d+)"))


class Measured(msgspec.Struct):
    """What came of a run."""

    spans: list[float]
    """For each move, seconds from sending it until the last of all viewers had it."""
    viewers: int
    dropped: int = 0
    repeated: int = 0
    reordered: int = 0

    def share(self, part: float) -> float:
        """So many of all moves took no longer than this."""
        return sorted(self.spans)[min(len(self.spans) - 1, int(part * len(self.spans)))]

    def __str__(self) -> str:
        return (
            f"{len(self.spans)} moves, each to {self.viewers} streams at two nodes; hints"
            f" {TOLD.format(self.dropped, self.repeated, self.reordered)}\n"
            f"sent → all viewers agree: p50 {self.share(0.5) * 1000:.0f} ms,"
            f" p99 {self.share(0.99) * 1000:.0f} ms, max {max(self.spans) * 1000:.0f} ms"
        )


class Watched:
    """A table with streams at all nodes, and when each of them had which place of the log."""

    def __init__(self, nodes: Sequence[httpx.AsyncClient], chance: random.Random) -> None:
        self._nodes = nodes
        self._chance = chance
        self._tokens: list[str] = []
        self._table = ""
        self._seen: defaultdict[int, list[float]] = defaultdict(list)
        self._changed = asyncio.Event()

    async def play(self, most: int) -> list[float]:
        """Play at most so many moves on any node; how long each took to arrive everywhere."""
        await self._begin()
        spans = list[float]()
        async with asyncio.TaskGroup() as streams:
            tasks = [
                streams.create_task(self._listen(node, token))
                for node in self._nodes
                for token in [*self._tokens, None]
            ]
            await self._reached(SEATS + 2)
            while len(spans) < most and (seats := await self._waited_for()):
                # A pause, so that the next hint does not heal what the last one left behind.
                await asyncio.sleep(self._chance.uniform(0, LONGEST_PAUSE))
                spans.append(await self._move(seats[0]))
            for task in tasks:
                task.cancel()
        return spans

    async def _begin(self) -> None:
        for name in ("Ada", "Ben", "Cleo"):
            answer = await self._any_node().post("/api/guests", json={"name": name})
            self._tokens.append(answer.json()["token"])
        opening = {"game": "eddy", "seats": SEATS, "seat": 0}
        self._table = (await self._do(0, "/api/tables", **opening))["table"]
        for seat in range(1, SEATS):
            await self._do(seat, f"/api/tables/{self._table}/sit", seat=seat)
        await self._do(0, f"/api/tables/{self._table}/start")

    async def _waited_for(self) -> list[int]:
        frame = (await self._any_node().get(f"/api/tables/{self._table}")).json()
        return [waiting["seat"] for waiting in frame["waiting"]]

    async def _move(self, seat: int) -> float:
        """A seat moves at any node; seconds until everybody has seen it."""
        path = f"/api/tables/{self._table}"
        frame = (await self._any_node().get(path, headers=self._headers(seat))).json()
        move = self._chance.choice(frame["view"]["moves"])
        began = time.monotonic()
        done = await self._do(seat, f"{path}/moves", turn=frame["you"]["turn"], move=move)
        return await self._reached(done["seq"]) - began

    async def _do(self, by: int, path: str, /, **body: Any) -> Any:
        body["command"] = new_command()
        answer = await self._any_node().post(path, json=body, headers=self._headers(by))
        answer.raise_for_status()
        return answer.json()

    async def _listen(self, node: httpx.AsyncClient, token: str | None) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        path = f"/api/tables/{self._table}/live"
        async with node.stream("GET", path, headers=headers) as answer:
            expected = None
            async for line in answer.aiter_lines():
                if line.startswith("id: "):
                    place = int(line.removeprefix("id: "))
                    assert expected in (None, place), "a gap"
                    expected = place + 1
                    self._seen[place].append(time.monotonic())
                    self._changed.set()

    async def _reached(self, seq: int) -> float:
        """When the last of all viewers had this place."""
        async with asyncio.timeout(DEADLINE):
            while len(self._seen[seq]) < STREAMS:
                self._changed.clear()
                await self._changed.wait()
        return max(self._seen[seq])

    def _any_node(self) -> httpx.AsyncClient:
        return self._chance.choice(self._nodes)

    def _headers(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self._tokens[seat]}"}


async def _measured(urls: Sequence[str], tables: int, moves: int, seed: int) -> Measured:
    async with AsyncExitStack() as stack:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        nodes = [
            await stack.enter_async_context(
                httpx.AsyncClient(base_url=url, limits=limits, timeout=SILENCE, trust_env=False)
            )
            for url in urls
        ]

        async def play(number: int) -> list[float]:
            chance, spans = random.Random(f"{seed} {number}"), list[float]()  # noqa: S311
            while len(spans) < moves:
                spans += await Watched(nodes, chance).play(moves - len(spans))
            return spans

        played = await asyncio.gather(*map(play, range(tables)))
    return Measured([span for spans in played for span in spans], STREAMS)


def measure(
    folder: Path,
    *more: str,
    tables: int = 10,
    moves: int = 35,
    share: float = 0.05,
    seed: int = 1,
) -> Measured:
    """Two nodes between which this share of hints is lost, repeated and reordered."""
    with new_database() as store, a_bus(folder) as bus:
        nodes = [
            Server(
                folder / f"node-{n}.log",
                *("--store", store, "--bus", bus, "--share", str(share), "--seed", f"{seed}-{n}"),
                *more,
                module="tests.cluster.node",
            )
            for n in range(NODES)
        ]
        with running(*nodes):
            urls = [node.url for node in nodes]
            measured = asyncio.run(_measured(urls, tables, moves, seed))
            for node in nodes:
                node.stop()
    for node in nodes:
        told = REACHED_AT_LAST.search(node.said)
        assert told is not None, node.said
        measured.dropped += int(told[1])
        measured.repeated += int(told[2])
        measured.reordered += int(told[3])
    return measured


def main() -> int:
    install_samples()
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--moves", type=int, default=35)
    parser.add_argument("--share", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--credulous", action="store_true", help="nodes that rely on hints from the beginning"
    )
    found = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measured = measure(
            Path(folder),
            *(["--credulous"] if found.credulous else []),
            tables=found.tables,
            moves=found.moves,
            share=found.share,
            seed=found.seed,
        )
    print(measured)
    return 0 if measured.share(0.99) <= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
