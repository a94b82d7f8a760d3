"""All that the house has of somebody: to take along, and to be gone."""

import asyncio
from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.people.erasing import LATER, LEASE
from houle.people.ports import AskedWith
from houle.people.sessions import PROVED_FOR
from houle.people.telling import Subscription
from houle.tables.people import UNTIL_ALL_KNOW, Erasure
from houle.web.limits import Limits
from houle.web.node import Node
from tests.people.authenticator import Authenticator
from tests.people.ways_in import account, asked_who, said, secured, signed_in, with_passkeys
from tests.tables.house import START, HandClock
from tests.web.asgi import a_node, asking
from tests.web.staged import a_move, come_in, me, player_of, staged


async def forgotten(node: Node, clock: HandClock) -> bool:
    """Let the house fulfil a wish; whether there was one."""
    work = asyncio.create_task(node.eraser.fulfil_one())
    while not work.done():
        await asyncio.sleep(0)
        if clock.sleepers:
            clock.turn(UNTIL_ALL_KNOW)
    return await work


@rule("P-16")
def test_a_copy_has_all_that_is_kept_of_somebody_and_of_nobody_else(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, ben = await come_in(node), await come_in(node, "Ben")
        async with asking(node, token=ben) as guest:
            await a_move(guest)
        token = await secured(node, token, Authenticator())
        told = Subscription(
            "one", player_of(token), "https://push.test/1", "p", "a", "k", "UTC", None
        )
        await node.store.notices.subscribe(told, AskedWith(0, None), 5)
        async with asking(node, token=token) as guest:
            table, body = await a_move(guest)
            await guest.post(f"/api/tables/{table}/moves", json=body)
            answer = await guest.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert (found["player"]["name"], found["since"], found["codes"]) == ("Ada", START, None)
        assert [one["name"] for one in found["passkeys"]] == ["Phone"]
        assert len(found["sessions"]) == 1
        assert [one["endpoint"] for one in found["told_at"]] == [told.endpoint]
        assert {deed["table"] for deed in found["deeds"]} == {table}
        kinds = [deed["entry"]["kind"] for deed in found["deeds"]]
        assert (kinds[0], kinds[-1]) == ("opened", "played")
        assert "Ben" not in answer.text

    with_passkeys(tmp_path, scene)


@rule("P-17")
def test_whoever_asks_is_out_of_reach_at_once_and_forgotten_soon(tmp_path: Path) -> None:
    """Ada wants to be forgotten in the middle of a game with Ben."""

    async def scene(node: Node, clock: HandClock) -> None:
        phone, ben = Authenticator(), await come_in(node, "Ben")
        ada = await secured(node, await come_in(node, "Adalberta"), phone)
        table = await a_game(node, ada, ben)
        assert await said(node, ada, "/api/me/erase") == (200, None)
        assert (await me(node, ada)).status_code == 401
        assert (await signed_in(node, phone.show(await asked_who(node)))).status_code == 404
        assert await forgotten(node, clock)
        assert not await forgotten(node, clock), "once is enough"
        async with asking(node, token=ben) as guest:
            frame = (await guest.get(f"/api/tables/{table}")).json()
            back = (await guest.get(f"/api/tables/{table}/moments/3")).text
        assert [chair["name"] for chair in frame["table"]["chairs"]] == ["—", "Ben"]
        assert frame["table"]["chairs"][0]["gone"]
        assert "Adalberta" not in back
        assert await node.store.players.get(player_of(ada)) is None

    with_passkeys(tmp_path, scene)


async def a_game(node: Node, ada: str, ben: str) -> str:
    async with asking(node, token=ada) as guest:
        body = {"command": "open", "game": "flotsam", "seats": 2, "seat": 0}
        table: str = (await guest.post("/api/tables", json=body)).json()["table"]
    async with asking(node, token=ben) as guest:
        await guest.post(f"/api/tables/{table}/sit", json={"command": "sit", "seat": 1})
    async with asking(node, token=ada) as guest:
        await guest.post(f"/api/tables/{table}/start", json={"command": "start"})
    return table


@rule("P-12", "P-17")
def test_a_browser_that_was_left_open_erases_no_account(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await secured(node, await come_in(node), Authenticator())
        clock.turn(PROVED_FOR)
        assert await said(node, token, "/api/me/erase") == (409, "P-12")
        assert (await account(node, token))["passkeys"]
        assert not await forgotten(node, clock)

    with_passkeys(tmp_path, scene)


@rule("P-17")
@pytest.mark.parametrize(("unreadable", "again"), [((), LEASE), (("a table",), LATER)])
def test_a_wish_is_kept_until_it_is_fulfilled(
    tmp_path: Path, unreadable: tuple[str, ...], again: int
) -> None:
    """A node that falls leaves it to another; where a log cannot be read, it is for later."""

    async def scene(node: Node, clock: HandClock) -> None:
        class Tried:
            async def erase(self, _: str) -> Erasure:
                if not unreadable:
                    raise asyncio.CancelledError
                return Erasure((), unreadable)

        token = await come_in(node)
        await said(node, token, "/api/me/erase")
        people, tried = node.eraser._people, Tried()
        node.eraser._people = tried
        try:
            await node.eraser.fulfil_one()
        except asyncio.CancelledError:
            assert not unreadable
        node.eraser._people = people
        clock.turn(again - 1)
        assert not await forgotten(node, clock)
        clock.turn(1)
        assert await forgotten(node, clock)
        assert await node.store.players.get(player_of(token)) is None

    staged(tmp_path, scene)


def test_nobody_asks_for_copies_all_day(tmp_path: Path) -> None:
    async def work() -> list[int]:
        async with a_node(tmp_path, Limits(guest_exports=2), HandClock()) as node:
            guest = asking(node, token=await come_in(node))
            return [(await guest.get("/api/me/export")).status_code for _ in range(3)]

    assert asyncio.run(work()) == [200, 200, 429]
