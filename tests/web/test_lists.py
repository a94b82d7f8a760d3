"""Lists over HTTP."""

import asyncio
from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.web.node import Node
from tests.people.test_blocks import DONE, blocked, found, opened, sits
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking
from tests.web.staged import come_in, staged


@pytest.mark.parametrize(("game", "status"), [("flotsam", 200), ("no-such-game", 404), ("", 400)])
def test_a_list_for_a_game_that_does_not_exist_is_refused(
    tmp_path: Path, game: str, status: int
) -> None:
    async def work() -> None:
        async with a_node(tmp_path) as node, asking(node) as stranger:
            answer = await stranger.get("/api/tables", params={"game": game})
            assert answer.status_code == status
            assert status == 200 or answer.json()["status"] == status

    asyncio.run(work())


def test_whoever_was_forgotten_is_told_to_come_in_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_node(tmp_path) as node:
            token = node.identity.token_for(node.identity.new_guest(), "a session")
            async with asking(node, token=token) as forgotten:
                assert (await forgotten.get("/api/me")).status_code == 401
                await forgotten.post("/api/me", json={"name": "Zoe"})
                assert (await forgotten.get("/api/me")).json()["name"] == "Zoe"

    asyncio.run(work())


def test_whoever_has_the_list_at_hand_gets_it_again_only_when_it_has_changed(
    tmp_path: Path,
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada, asking(node) as stranger:
            body = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0}
            table = (await ada.post("/api/tables", json=body)).json()["table"]
            first = await stranger.get("/api/tables")
            summary = first.json()[0]["summary"]
            assert summary["chairs"] == ["Ada", None]
            assert [animal is not None for animal in summary["animals"]] == [True, False]
            known = {"if-none-match": first.headers["etag"]}
            again = await stranger.get("/api/tables", headers=known)
            assert (again.status_code, again.content) == (304, b"")
            await ada.post(f"/api/tables/{table}/leave", json={"command": "leave"})
            news = await stranger.get("/api/tables", headers=known)
            assert news.status_code == 200
            assert news.json()[0]["summary"]["chairs"] == [None, None]

    staged(tmp_path, scene)


@rule("P-61", "P-66")
def test_the_list_of_friends_shows_no_table_either_where_one_would_not_sit_down(
    tmp_path: Path,
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with (
            asking(node, token=tokens[0]) as ada,
            asking(node, token=tokens[1]) as ben,
            asking(node, token=tokens[2]) as cleo,
        ):
            code = (await ada.post("/api/me/friends/link")).json()["code"]
            await ben.post("/api/friends", json={"code": code})
            table, another = await opened(ada), await opened(ada, "another")
            assert await sits(cleo, table, 1) == DONE
            assert await blocked(ben, table, 1, "Cleo") == DONE
            [friend] = (await ben.get("/api/me/friends")).json()["friends"]
            assert friend["tables"] == await found(ben) == [another]

    staged(tmp_path, scene)
