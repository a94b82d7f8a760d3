"""How much of what lasts anybody may make, by guest and by address, at all nodes together."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.web.limits import NO_LIMITS, Limits
from houle.web.node import Node
from houle.web.quotas import AN_HOUR
from tests.store.test_many_tables import Asked
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking
from tests.web.people import new_command

HOME, ELSEWHERE = "192.0.2.1", "198.51.100.1"
Scene = Callable[[Node, HandClock], Awaitable[None]]


def limits(**some: int) -> Limits:
    return Limits(**{name: some.get(name, 0) for name in Limits.__struct_fields__})


def played(folder: Path, scene: Scene, **some: int) -> None:
    async def run() -> None:
        clock = HandClock()
        async with a_node(folder, limits(**some), clock) as node:
            await scene(node, clock)

    asyncio.run(run())


async def new_guest(node: Node, at: str = HOME, language: str = "en") -> httpx.Response:
    async with asking(node, at) as stranger:
        headers = {"accept-language": language}
        return await stranger.post("/api/guests", json={"name": "Zoe"}, headers=headers)


async def opens(node: Node, token: str, at: str = HOME) -> httpx.Response:
    body: Any = {"command": new_command(), "game": "flotsam", "seats": 2, "seat": 0, "name": "Zoe"}
    async with asking(node, at, token) as guest:
        return await guest.post("/api/tables", json=body)


async def does(node: Node, token: str, table: str, deed: str, **more: Any) -> httpx.Response:
    async with asking(node, HOME, token) as guest:
        body = {"command": new_command(), **more}
        return await guest.post(f"/api/tables/{table}/{deed}", json=body)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Try again in 60 minutes"), ("fr", "Réessaie dans 60 minutes")]
)
def test_new_guests_of_an_address_are_counted_and_told_when_to_come_back(
    tmp_path: Path, language: str, said: str
) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        clock.turn(AN_HOUR - clock.now() % AN_HOUR)
        assert [(await new_guest(node)).status_code for _ in range(3)] == [201, 201, 201]
        refused = await new_guest(node, language=language)
        assert (refused.status_code, refused.json()["title"]) == (429, "Enough for now")
        assert refused.headers["retry-after"] == "3600"
        assert said in refused.json()["detail"]
        assert (await new_guest(node, ELSEWHERE)).status_code == 201
        clock.turn(AN_HOUR)
        assert (await new_guest(node)).status_code == 201

    played(tmp_path, scene, address_guests=3)


def test_nodes_count_together(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        async with a_node(tmp_path, limits(address_guests=2), clock) as other:
            statuses = [(await new_guest(at)).status_code for at in (node, other, node, other)]
        assert statuses == [201, 201, 429, 429]

    played(tmp_path, scene, address_guests=2)


def test_tables_are_counted_by_guest_wherever_the_guest_is(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [(await new_guest(node)).json()["token"] for _ in range(2)]
        asked = [await opens(node, tokens[0], at) for at in (HOME, ELSEWHERE, HOME)]
        assert [answer.status_code for answer in asked] == [201, 201, 429]
        assert "tables" in asked[-1].json()["detail"]
        assert (await opens(node, tokens[1])).status_code == 201

    played(tmp_path, scene, guest_tables=2)


def test_tables_are_counted_by_address_whoever_opens_them(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [(await new_guest(node)).json()["token"] for _ in range(3)]
        asked = [await opens(node, token) for token in tokens]
        assert [answer.status_code for answer in asked] == [201, 201, 429]
        assert (await opens(node, tokens[2], ELSEWHERE)).status_code == 201

    played(tmp_path, scene, address_tables=2)


def test_games_are_counted_when_they_start(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = (await new_guest(node)).json()["token"]
        answers = []
        for _nth in range(2):
            table = (await opens(node, token)).json()["table"]
            await does(node, token, table, "seat-bot", seat=1, bot="random")
            answers.append(await does(node, token, table, "start"))
        assert [answer.status_code for answer in answers] == [200, 429]
        assert "games" in answers[-1].json()["detail"]

    played(tmp_path, scene, guest_games=1)


def test_a_rematch_is_a_table_too(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = (await new_guest(node)).json()["token"]
        table = (await opens(node, token)).json()["table"]
        assert (await does(node, token, table, "rematch")).status_code == 429

    played(tmp_path, scene, guest_tables=1)


async def meets(node: Node, token: str) -> httpx.Response:
    async with asking(node, HOME, token) as guest:
        return await guest.post(
            "/api/meet", json={"command": new_command(), "game": "flotsam", "name": "Zoe"}
        )


def test_whoever_sits_down_with_people_counts_only_what_they_open(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = [(await new_guest(node)).json()["token"] for _ in range(2)]
        table = (await meets(node, ada)).json()["table"]
        again = [await meets(node, token) for token in (ada, ben, ben)]
        assert [answer.json()["table"] for answer in again] == [table] * 3
        await does(node, ada, table, "close")
        answers = [await meets(node, token) for token in (ada, ben)]
        assert [answer.status_code for answer in answers] == [429, 200]

    played(tmp_path, scene, guest_tables=1)


async def starts(node: Node, token: str, at: str = HOME) -> httpx.Response:
    """A game against a bot, opened and started."""
    table = (await opens(node, token, at)).json()["table"]
    await does(node, token, table, "seat-bot", seat=1, bot="random")
    return await does(node, token, table, "start")


def test_whoever_has_enough_open_tables_closes_one_first(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = (await new_guest(node)).json()["token"]
        first, _, refused = [await opens(node, token) for _ in range(3)]
        assert (refused.status_code, refused.json()["title"]) == (429, "Enough for now")
        assert "Start or close some" in refused.json()["detail"]
        clock.turn(AN_HOUR)
        assert (await opens(node, token)).status_code == 429, "another hour changes nothing"
        await does(node, token, first.json()["table"], "close")
        assert (await opens(node, token)).status_code == 201

    played(tmp_path, scene, guest_open=2)


def test_open_tables_are_counted_by_address_at_all_nodes(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        async with a_node(tmp_path, limits(address_open=2), clock) as other:
            tokens = [(await new_guest(node)).json()["token"] for _ in range(3)]
            asked = [await opens(at, t) for at, t in zip((node, other, node), tokens, strict=True)]
            assert [answer.status_code for answer in asked] == [201, 201, 429]
            assert (await opens(other, tokens[2], ELSEWHERE)).status_code == 201

    played(tmp_path, scene, address_open=2)


def test_games_that_keep_somebody_busy_are_counted_at_once(tmp_path: Path) -> None:
    """One that nothing has happened in for an hour is asleep, and in nobody's way."""

    async def scene(node: Node, clock: HandClock) -> None:
        token, other = [(await new_guest(node)).json()["token"] for _ in range(2)]
        answers = [await starts(node, token) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert "Finish some" in answers[-1].json()["detail"]
        assert (await starts(node, other)).status_code == 200
        clock.turn(AN_HOUR)
        assert (await starts(node, token)).status_code == 200

    played(tmp_path, scene, guest_running=2)


def test_asking_again_for_the_last_table_there_is_room_for_is_no_further_table(
    tmp_path: Path,
) -> None:
    """An answer may get lost: the same command gets it again (T-21)."""

    async def scene(node: Node, _: HandClock) -> None:
        token = (await new_guest(node)).json()["token"]
        body: Any = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0, "name": "Zoe"}
        async with asking(node, HOME, token) as guest:
            first, again = [await guest.post("/api/tables", json=body) for _ in range(2)]
        assert (first.status_code, again.status_code) == (201, 201)
        assert again.json()["table"] == first.json()["table"]
        assert (await opens(node, token)).status_code == 429

    played(tmp_path, scene, guest_open=1)


def test_keys_say_neither_who_nor_where(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = (await new_guest(node)).json()["token"]
        await opens(node, token)
        store: Any = node.store
        tallies, origins = "SELECT key FROM tallies", "SELECT key FROM origins"
        rows = [*await store.look_up(Asked(tallies)), *await store.look_up(Asked(origins))]
        assert len(rows) == 5
        for (key,) in rows:
            assert len(key) == 32
            assert not {HOME, token.split(".")[0]} & {key, bytes.fromhex(key).decode("latin-1")}

    played(tmp_path, scene, address_guests=9, guest_tables=9, address_tables=9, guest_open=9)


def test_without_limits_nobody_counts(tmp_path: Path) -> None:
    assert not any(getattr(NO_LIMITS, name) for name in Limits.__struct_fields__)

    async def scene(node: Node, _: HandClock) -> None:
        await opens(node, (await new_guest(node)).json()["token"])
        store: Any = node.store
        assert await store.look_up(Asked("SELECT key FROM tallies")) == []
        assert await store.look_up(Asked("SELECT key FROM origins")) == []

    played(tmp_path, scene)
