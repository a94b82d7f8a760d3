"""Whoever is coming is seen in a chair like anybody else: blocked, muted and reported (T-68)."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from houle.conformance.rules import rule
from houle.web.node import Node
from tests.people.test_blocks import DONE, blocked, opened, verdict
from tests.people.test_mutes import mute
from tests.people.test_reports import own, reports, seq_of
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged

JOINABLE: dict[str, Any] = {
    "bots": [None, "random", "random"],
    "joinable": True,
    "options": {"first": 0},
}


class Cast(NamedTuple):
    """Ada plays with two bots, and Ben is to have the first one's seat."""

    node: Node
    ada: httpx.AsyncClient
    ben: httpx.AsyncClient
    ben_id: str
    table: str


@asynccontextmanager
async def a_cast(node: Node) -> AsyncIterator[Cast]:
    async with AsyncExitStack() as stack:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        ada, ben = [await stack.enter_async_context(asking(node, token=one)) for one in tokens]
        table = await opened(ada, **JOINABLE)
        await ada.post(f"/api/tables/{table}/start", json={"command": "start"})
        frame = (await ada.get(f"/api/tables/{table}")).json()
        turn, move = frame["you"]["turn"], frame["view"]["moves"][0]
        body: dict[str, Any] = {"command": "move", "turn": turn, "move": move}
        await ada.post(f"/api/tables/{table}/moves", json=body)
        come = {"command": "come", "seat": 1}
        assert verdict(await ben.post(f"/api/tables/{table}/take-over", json=come)) == DONE
        chairs = (await ada.get(f"/api/tables/{table}")).json()["table"]["chairs"]
        assert (chairs[1]["name"], chairs[1]["coming"]) == (None, "Ben")
        yield Cast(node, ada, ben, player_of(tokens[1]), table)


@rule("P-60", "T-68")
def test_whoever_is_coming_may_be_blocked(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with a_cast(node) as cast:
            assert await blocked(cast.ada, cast.table, 1, "Ben") == DONE
            [listed] = (await cast.ada.get("/api/me/blocks")).json()["blocked"]
            assert listed["name"] == "Ben"

    staged(tmp_path, scene)


@rule("P-89", "T-68")
def test_whoever_is_coming_may_be_muted(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with a_cast(node) as cast:
            assert (await mute(cast.ada, cast.table, 1, "Ben")).status_code == 200
            copy = (await cast.ada.get("/api/me/export")).json()
            assert [one["name"] for one in copy["muted"]] == ["Ben"]

    staged(tmp_path, scene)


@rule("P-80", "T-68")
def test_whoever_is_coming_may_be_reported(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with a_cast(node) as cast:
            seq = await seq_of(cast.ada, cast.table)
            assert await reports(cast.ada, cast.table, 1, "Ben", seq, "name") == DONE
            assert [one["name"] for one in await own(cast.ada)] == ["Ben"]
            assert len(await node.store.moderation.about(cast.ben_id)) == 1

    staged(tmp_path, scene)


@rule("P-60", "T-68")
@pytest.mark.parametrize(("seat", "name"), [(1, "Random"), (1, ""), (2, "Ben"), (0, "Ben")])
def test_nobody_is_taken_for_who_is_coming(tmp_path: Path, seat: int, name: str) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with a_cast(node) as cast:
            said = await blocked(cast.ada, cast.table, seat, name)
            assert said == (409, "P-60", "nobody-to-block")
            said = await blocked(cast.ben, cast.table, 1, "Ben")
            assert said == (409, "P-60", "nobody-to-block"), "nobody blocks themselves"

    staged(tmp_path, scene)
