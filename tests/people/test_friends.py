"""Friends, by a link that works once."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people import friends
from houle.people.friends import LASTS
from houle.web.node import Node
from tests.people.test_blocks import blocked, opened
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged


async def link(guest: httpx.AsyncClient) -> dict[str, str]:
    """What stands in a link of somebody's."""
    return {"code": (await guest.post("/api/me/friends/link")).json()["code"]}


async def names(guest: httpx.AsyncClient) -> list[str]:
    found = (await guest.get("/api/me/friends")).json()["friends"]
    return [one["name"] for one in found]


@rule("P-64", "P-65", "P-67")
def test_whoever_takes_a_link_and_whoever_gave_it_are_friends(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with (
            asking(node, token=tokens[0]) as ada,
            asking(node, token=tokens[1]) as ben,
            asking(node, token=tokens[2]) as cleo,
        ):
            code = await link(ada)
            for _look in range(2):
                seen = await ben.post("/api/friends/look", json=code)
                assert seen.json()["name"] == "Ada", "looking spends nothing"
            taken = await ben.post("/api/friends", json=code)
            [friend] = taken.json()["friends"]
            assert (friend["name"], friend["since"], friend["tables"]) == ("Ada", START, [])
            assert not any(player_of(token) in taken.text for token in tokens)
            assert await names(ada) == ["Ben"]
            for path in ("/api/friends/look", "/api/friends"):
                assert (await cleo.post(path, json=code)).status_code == 404, "it works once"
            assert [one["name"] for one in (await ben.get("/api/me/export")).json()["friends"]] == [
                "Ada"
            ]
            remove = f"/api/me/friends/{friend['id']}/remove"
            assert (await cleo.post(remove)).status_code == 404
            assert (await ada.post(remove)).status_code == 404, "she has an id of her own for it"
            assert (await ben.post(remove)).json()["friends"] == []
            assert await names(ada) == []

    staged(tmp_path, scene)


@rule("P-64")
def test_a_link_holds_for_a_week_and_only_the_last_one_does(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            first, second = await link(ada), await link(ada)
            assert (await ben.post("/api/friends", json=first)).status_code == 404
            clock.turn(LASTS)
            assert (await ben.post("/api/friends", json=second)).status_code == 404
            third = await link(ada)
            clock.turn(LASTS - 1)
            assert (await ben.post("/api/friends", json=third)).status_code == 200

    staged(tmp_path, scene)


@rule("P-65", "P-61", "P-67")
def test_nobody_is_friends_with_whom_they_do_not_meet(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            await ben.post("/api/friends", json=await link(ada))
            await blocked(ben, await opened(ada), 0, "Ada")
            assert (await names(ada), await names(ben)) == ([], [])
            for giver, taker in ((ada, ben), (ben, ada)):
                code = await link(giver)
                for path in ("/api/friends/look", "/api/friends"):
                    assert (await taker.post(path, json=code)).status_code == 404
            assert (await names(ada), await names(ben)) == ([], [])

    staged(tmp_path, scene)


@rule("P-65", "P-61")
def test_whoever_blocks_while_the_link_is_taken_is_not_a_friend(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            code, table = await link(ada), await opened(ben)
            sound = node.store.friends.befriend

            async def slowly(*names: Any) -> None:
                await blocked(ada, table, 0, "Ben")
                await sound(*names)

            monkeypatch.setattr(node.store.friends, "befriend", slowly)
            assert (await ben.post("/api/friends", json=code)).status_code == 404
            assert (await names(ada), await names(ben)) == ([], [])

    staged(tmp_path, scene)


@rule("P-65")
def test_nobody_is_friends_with_themselves_or_with_far_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "MOST", 1)

    async def said(guest: httpx.AsyncClient, code: Any) -> tuple[int, str | None]:
        answer = await guest.post("/api/friends", json=code)
        return answer.status_code, answer.json().get("reason")

    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with (
            asking(node, token=tokens[0]) as ada,
            asking(node, token=tokens[1]) as ben,
            asking(node, token=tokens[2]) as cleo,
        ):
            assert await said(ada, await link(ada)) == (409, "own-link")
            assert (await said(ben, await link(ada)))[0] == 200
            assert await said(cleo, await link(ada)) == (409, "too-many-friends")
            assert await said(ada, await link(cleo)) == (409, "too-many-friends")

    staged(tmp_path, scene)


@rule("P-66")
def test_the_list_shows_friends_as_they_are_called_now_and_where_they_may_be_joined(
    tmp_path: Path,
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            await ben.post("/api/friends", json=await link(ada))
            await ada.post("/api/me", json={"name": "Adalberta", "animal": "crab"})
            table = await opened(ada)
            await opened(ada, "hidden", listed=False)
            running = await opened(ada, "running", seats=2, bots=[None, "random"])
            await ada.post(f"/api/tables/{running}/start", json={"command": "start"})
            [friend] = (await ben.get("/api/me/friends")).json()["friends"]
            assert (friend["name"], friend["animal"]) == ("Adalberta", "crab")
            assert friend["tables"] == [table]

    staged(tmp_path, scene)
