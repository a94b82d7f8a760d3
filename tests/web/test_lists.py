"""Lists over HTTP."""

import asyncio
from pathlib import Path

import pytest

from tests.web.asgi import a_node, asking


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
