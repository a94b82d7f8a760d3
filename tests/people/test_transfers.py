"""One person on a second device, by a code that works once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.transfers import LASTS
from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking
from tests.web.staged import come_in, me, player_of, staged

UNKNOWN = "a" * 26


async def offered(node: Node, token: str) -> str:
    """A code that somebody asked for."""
    async with asking(node, token=token) as guest:
        code: str = (await guest.post("/api/me/transfer")).json()["code"]
        return code


async def sent(node: Node, path: str, code: str, **headers: str) -> Any:
    """What somebody on another device is answered."""
    async with asking(node) as stranger:
        return await stranger.post(f"/api/transfers{path}", json={"code": code}, headers=headers)


@rule("P-01", "P-03")
def test_whoever_takes_a_code_is_the_same_player_there(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        here = await come_in(node)
        async with asking(node, token=here) as guest:
            body = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0}
            table = (await guest.post("/api/tables", json=body)).json()["table"]
        taken = await sent(node, "", await offered(node, here))
        assert (taken.status_code, taken.json()["name"]) == (200, "Ada")
        there = taken.json()["token"]
        assert player_of(there) == player_of(here)
        async with asking(node, token=there) as guest:
            tables = (await guest.get("/api/me/tables")).json()
        assert [listed["table"] for listed in tables] == [table]
        assert (await me(node, here)).status_code == 200, "the first device plays on"

    staged(tmp_path, scene)


@rule("P-03")
def test_a_browser_gets_a_cookie_and_never_sees_its_token(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        code = await offered(node, await come_in(node))
        taken = await sent(node, "", code, **{"sec-fetch-site": "same-origin"})
        assert set(taken.json()) == {"name", "animal"}
        [cookie] = taken.headers.get_list("set-cookie")
        assert "HttpOnly" in cookie
        given = cookie.partition(";")[0].removeprefix("houle=")
        assert (await me(node, given)).json()["name"] == "Ada"

    staged(tmp_path, scene)


@rule("P-01")
def test_a_code_works_once(tmp_path: Path) -> None:
    """However many try at the same time."""

    async def scene(node: Node, _: HandClock) -> None:
        code = await offered(node, await come_in(node))
        answers = await asyncio.gather(*(sent(node, "", code) for _ in range(8)))
        assert sorted(answer.status_code for answer in answers) == [200, *[404] * 7]
        assert (await sent(node, "/look", code)).status_code == 404

    staged(tmp_path, scene)


@rule("P-01")
def test_a_code_holds_for_ten_minutes(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        code = await offered(node, await come_in(node))
        clock.turn(LASTS - 1)
        assert (await sent(node, "/look", code)).status_code == 200
        clock.turn(1)
        assert (await sent(node, "/look", code)).status_code == 404
        assert (await sent(node, "", code)).status_code == 404

    staged(tmp_path, scene)


@rule("P-01")
def test_only_the_last_code_works(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        earlier, later = await offered(node, token), await offered(node, token)
        assert (await sent(node, "", earlier)).status_code == 404
        assert (await sent(node, "", later)).status_code == 200

    staged(tmp_path, scene)


@rule("P-01")
def test_strangers_get_no_code(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node) as stranger:
            assert (await stranger.post("/api/me/transfer")).status_code == 401
            assert (await stranger.get("/api/me/transfer")).status_code == 401
        assert (await sent(node, "", UNKNOWN)).status_code == 404
        assert (await sent(node, "/look", UNKNOWN)).status_code == 404

    staged(tmp_path, scene)


@rule("P-01")
@pytest.mark.parametrize(
    "code", ["", "a" * 25, "a" * 27, "A" * 26, "a" * 25 + "1", "a" * 26 + "\n"]
)
def test_what_cannot_be_a_code_is_refused_as_malformed(tmp_path: Path, code: str) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        assert (await sent(node, "", code)).status_code == 400

    staged(tmp_path, scene)


@rule("P-02")
def test_looking_spends_nothing(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        code = await offered(node, token)
        for _again in range(3):
            looked = await sent(node, "/look", code)
            assert looked.json()["name"] == "Ada"
            assert set(looked.json()) == {"name", "animal"}
            assert "set-cookie" not in looked.headers
        assert (await sent(node, "", code)).status_code == 200

    staged(tmp_path, scene)


@rule("P-03")
def test_the_first_device_is_told(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        async with asking(node, token=token) as guest:
            assert (await guest.get("/api/me/transfer")).status_code == 404
            code = (await guest.post("/api/me/transfer")).json()["code"]
            before = (await guest.get("/api/me/transfer")).json()
            await sent(node, "", code)
            after = (await guest.get("/api/me/transfer")).json()
        assert (before["used"], after["used"]) == (False, True)
        assert before["until"] == after["until"]

    staged(tmp_path, scene)


@rule("P-04")
def test_who_signs_out_elsewhere_ends_the_codes_of_others(tmp_path: Path) -> None:
    """Somebody who has a token that was lost asks for a code, to come back with later."""

    async def scene(node: Node, _: HandClock) -> None:
        lost = await come_in(node)
        code = await offered(node, lost)
        async with asking(node, token=lost) as owner:
            kept = (await owner.post("/api/me/sign-out-elsewhere")).json()["token"]
        assert (await sent(node, "/look", code)).status_code == 404
        assert (await sent(node, "", code)).status_code == 404
        assert (await sent(node, "", await offered(node, kept))).status_code == 200

    staged(tmp_path, scene)


@rule("P-04")
def test_nor_does_a_node_that_has_not_heard_of_it_yet_let_anybody_in(tmp_path: Path) -> None:
    """It takes the token for another moment, but what it gives for it opens nothing."""

    async def scene(node: Node, clock: HandClock) -> None:
        async with a_node(tmp_path, clock=clock) as late:
            await late.marks.begin()
            lost = await come_in(node)
            await node.marks.end_tokens(player_of(lost))
            code = await offered(late, lost)
            assert (await sent(late, "", code)).status_code == 404

    staged(tmp_path, scene)


@rule("P-05")
def test_nothing_in_the_store_is_a_code(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        code = await offered(node, await come_in(node))
        kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        assert b"transfer" in kept
        assert code.encode() not in kept

    staged(tmp_path, scene)
