"""Guests' tokens: they are renewed in use, end when nobody uses them, and can be ended."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import Signer

from houle.tables.ports import MARKS_READ_EVERY, Mark, Millis
from houle.web.app import create_app
from houle.web.identity import RENEWED_AFTER, SIDE_BY_SIDE, TOKEN_AGE
from houle.web.node import Node
from tests.tables.house import START, HandClock
from tests.web.asgi import a_node, asking
from tests.web.server import SECRET
from tests.web.staged import a_move, come_in, me, player_of, staged

SECOND: Millis = 1000
A_DAY = 24 * 60 * 60 * SECOND


async def me_by_cookie(node: Node, token: str) -> httpx.Response:
    async with asking(node) as browser:
        return await browser.get("/api/me", headers={"cookie": f"houle={token}"})


def test_a_token_ends_when_it_was_not_used_for_half_a_year(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        clock.turn(TOKEN_AGE * SECOND)
        assert (await me(node, token)).status_code == 200
        clock.turn(SECOND)
        assert (await me(node, token)).status_code == 401

    staged(tmp_path, scene)


def test_a_browser_that_comes_by_keeps_its_seat_for_ever(tmp_path: Path) -> None:
    """After a week the answer brings a new cookie, and before that none."""

    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        clock.turn(RENEWED_AFTER * SECOND)
        assert "set-cookie" not in (await me_by_cookie(node, token)).headers
        for _ in range(4):
            clock.turn(170 * A_DAY)
            answer = await me_by_cookie(node, token)
            assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
            value, *flags = answer.headers["set-cookie"].split("; ")
            assert {"HttpOnly", f"Max-Age={TOKEN_AGE}", "Path=/", "SameSite=lax"} == set(flags)
            renewed = value.removeprefix("houle=")
            assert renewed != token
            token = renewed

    staged(tmp_path, scene)


def test_a_program_finds_its_new_token_in_a_header(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        clock.turn(8 * A_DAY)
        answer = await me(node, token)
        assert "set-cookie" not in answer.headers
        clock.turn(TOKEN_AGE * SECOND)
        assert (await me(node, token)).status_code == 401
        assert (await me(node, answer.headers["houle-token"])).json()["name"] == "Ada"

    staged(tmp_path, scene)


def test_no_answer_that_others_may_get_from_a_cache_carries_a_token(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        clock.turn(8 * A_DAY)
        async with asking(node) as browser:
            kit = await browser.get("/api/games/flotsam/kit", headers={"cookie": f"houle={token}"})
        assert kit.status_code == 200
        assert "no-store" not in kit.headers["cache-control"]
        assert "set-cookie" not in kit.headers

    staged(tmp_path, scene)


def test_coming_in_anew_is_not_undone_by_the_old_cookie(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        clock.turn(8 * A_DAY)
        async with asking(node) as browser:
            headers = {"cookie": f"houle={token}", "sec-fetch-site": "same-origin"}
            came = await browser.post("/api/guests", json={"name": "Ben"}, headers=headers)
        [cookie] = came.headers.get_list("set-cookie")
        given = cookie.partition(";")[0].removeprefix("houle=")
        assert (await me(node, given)).json()["name"] == "Ben"

    staged(tmp_path, scene)


def test_whoever_signs_out_elsewhere_is_known_here_alone(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        lost = await come_in(node)
        async with asking(node, token=lost) as guest:
            answer = await guest.post("/api/me/sign-out-elsewhere")
        assert answer.json()["name"] == "Ada"
        assert (await me(node, lost)).status_code == 401
        assert (await me(node, answer.json()["token"])).json()["name"] == "Ada"
        assert "set-cookie" not in answer.headers

    staged(tmp_path, scene)


def test_another_node_knows_within_a_round(tmp_path: Path) -> None:
    """It asks for what is new once a second, and not for every request."""

    async def scene(node: Node, clock: HandClock) -> None:
        async with a_node(tmp_path, clock=clock) as other:
            await other.marks.begin()
            looking = asyncio.create_task(other.marks.run())
            token = await come_in(node)
            await node.marks.end_tokens(node.identity.recognise(shown(token)) or "")
            assert (await me(other, token)).status_code == 200
            await until(lambda: clock.sleepers == 1)
            clock.turn(MARKS_READ_EVERY)
            await until(lambda: clock.sleepers == 1)
            assert (await me(other, token)).status_code == 401
            looking.cancel()

    staged(tmp_path, scene)


def test_a_clock_that_is_slow_refuses_nobody_a_new_token(tmp_path: Path) -> None:
    """The store says when tokens end, and a node when one was signed."""

    async def scene(node: Node, clock: HandClock) -> None:
        async with a_node(tmp_path, clock=HandClock(START - 5 * SECOND)) as slow:
            token = await come_in(node)
            await node.marks.end_tokens(node.identity.recognise(shown(token)) or "")
            await slow.marks.refresh()
            player = token.partition(".")[0]
            assert (await me(slow, token)).status_code == 401
            assert (
                await me(slow, slow.identity.token_for(player, "a later one"))
            ).status_code == 200

    staged(tmp_path, scene)


def test_no_move_is_made_with_a_token_that_was_ended(tmp_path: Path) -> None:
    """The short cut for moves holds the same rule."""

    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        async with asking(node, token=token) as guest:
            table, body = await a_move(guest)
            await node.marks.end_tokens(token.partition(".")[0])
            refused = await guest.post(f"/api/tables/{table}/moves", json=body)
            assert refused.status_code == 401
            guest.headers["authorization"] = (
                f"Bearer {node.identity.token_for(player_of(token), 'a later one')}"
            )
            moved = await guest.post(f"/api/tables/{table}/moves", json=body)
            assert moved.status_code == 200

    staged(tmp_path, scene)


def test_a_move_renews_a_token_too(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        async with asking(node, token=token) as guest:
            table, body = await a_move(guest)
            clock.turn(8 * A_DAY)
            moved = await guest.post(f"/api/tables/{table}/moves", json=body)
        assert moved.status_code == 200
        assert (await me(node, moved.headers["houle-token"])).status_code == 200

    staged(tmp_path, scene)


def test_a_stream_ends_with_its_token(tmp_path: Path) -> None:
    """At the next thing that would have been sent on it."""

    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        async with asking(node, token=token) as guest:
            table, body = await a_move(guest)
            streams = [Listened(node, table, shown) for shown in (token, None)]
            await until(lambda: [stream.frames for stream in streams] == [1, 1])
            await node.marks.end_tokens(player_of(token))
            guest.headers["authorization"] = (
                f"Bearer {node.identity.token_for(player_of(token), 'a later one')}"
            )
            await guest.post(f"/api/tables/{table}/moves", json=body)
            await until(streams[0].task.done)
            await until(lambda: streams[1].frames == 2)
        assert (streams[0].frames, streams[1].task.done()) == (1, False)
        streams[1].task.cancel()

    staged(tmp_path, scene)


def test_a_token_from_before_there_were_dates_is_known_and_renewed(tmp_path: Path) -> None:
    """As if it had been signed when the store learned of dates; nobody loses a seat by it."""

    async def scene(node: Node, clock: HandClock) -> None:
        undated = Signer(SECRET, salt="houle.guest", digest_method=sha256)
        player = player_of(await come_in(node))
        old = undated.sign(player).decode()
        assert (await me(node, old)).status_code == 401, "no guest was here before"
        dated_since(node, START // SECOND)
        answer = await me_by_cookie(node, old)
        assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
        assert "set-cookie" not in answer.headers
        assert node.identity.token_for(player, "any") == old, (
            "other nodes may be of the former version"
        )
        clock.turn(SIDE_BY_SIDE * SECOND)
        [cookie] = (await me_by_cookie(node, old)).headers.get_list("set-cookie")
        renewed = cookie.partition(";")[0].removeprefix("houle=")
        assert (await me(node, renewed)).json()["name"] == "Ada"
        clock.turn(TOKEN_AGE * SECOND)
        assert (await me(node, old)).status_code == 401
        assert (await me(node, renewed)).status_code == 200

    staged(tmp_path, scene)


def test_a_token_without_a_date_is_ended_like_any_other(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        dated_since(node, START // SECOND)
        old = await come_in(node)
        assert old.count(".") == 1
        clock.turn(A_DAY)
        await node.marks.end_tokens(player_of(old))
        assert (await me(node, old)).status_code == 401

    staged(tmp_path, scene)


@pytest.mark.parametrize("part", [1, 2])
def test_nobody_writes_another_date_into_a_token(tmp_path: Path, part: int) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        clock.turn((TOKEN_AGE + 1) * SECOND)
        fresh = (await come_in(node)).split(".")
        forged = token.split(".")
        forged[part] = fresh[part]
        assert (await me(node, ".".join(forged))).status_code == 401

    staged(tmp_path, scene)


def shown(token: str) -> Any:
    """A request that shows a token."""
    header = (b"authorization", f"Bearer {token}".encode())
    return {"type": "http", "scheme": "http", "headers": [header]}


def dated_since(node: Node, at: int) -> None:
    """As a node finds it where guests came in before the upgrade."""
    node.marks.take_in(Mark("", at, blocked=False, changed_at=at * SECOND))


async def until(holds: Callable[[], bool]) -> None:
    """Let others go on until something holds."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.005)


class Listened:
    """A stream, read as it comes."""

    def __init__(self, node: Node, table: str, token: str | None) -> None:
        self.frames = 0
        self._scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": f"/api/tables/{table}/live",
            "raw_path": f"/api/tables/{table}/live".encode(),
            "root_path": "",
            "query_string": b"",
            "headers": shown(token)["headers"] if token else [],
            "client": ("192.0.2.1", 1),
            "state": {},
        }
        app: Any = create_app(node)
        self.task = asyncio.create_task(app(self._scope, self._receive, self._send))

    async def _receive(self) -> Any:
        await asyncio.Event().wait()

    async def _send(self, message: Any) -> None:
        self.frames += message.get("body", b"").count(b"event: frame")
