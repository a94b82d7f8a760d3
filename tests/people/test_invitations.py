"""Again with these: people of a game that is over are invited to another, and come or do not."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from houle.conformance.rules import rule
from houle.web.node import Node
from tests.people.test_blocks import DONE, blocked, opened, sits, verdict
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, staged

Guests: TypeAlias = tuple[httpx.AsyncClient, ...]
NOT_PLAYED = (409, "P-68", "not-played-with")


def three_of_them(
    folder: Path, scene: Callable[[httpx.AsyncClient, Guests, str], Awaitable[None]]
) -> None:
    """Ada, Ben and Cleo have played a game, and Dan has not."""

    async def run(node: Node, _: HandClock) -> None:
        async with AsyncExitStack() as stack:
            guests = [
                await stack.enter_async_context(asking(node, token=await come_in(node, name)))
                for name in ("Ada", "Ben", "Cleo", "Dan")
            ]
            await scene(guests[0], tuple(guests[1:]), await played(*guests[:3]))

    staged(folder, run)


async def played(*guests: httpx.AsyncClient, over: bool = True) -> str:
    """A table at which all of them sat to the end."""
    table = await opened(guests[0], "over" if over else "running", seats=len(guests))
    for seat, guest in enumerate(guests[1:], 1):
        await sits(guest, table, seat)
    await guests[0].post(f"/api/tables/{table}/start", json={"command": "start"})
    for guest in guests if over else ():
        await guest.post(f"/api/tables/{table}/concede", json={"command": "stop"})
    return table


async def invitations(guest: httpx.AsyncClient) -> list[tuple[str, str]]:
    """By whom, and to which table."""
    found = (await guest.get("/api/me/invitations")).json()
    return [(one["name"], one["listed"]["table"]) for one in found]


async def takes(guest: httpx.AsyncClient, table: str, command: str = "take") -> tuple[Any, ...]:
    body = {"command": command}
    return verdict(await guest.post(f"/api/me/invitations/{table}/take", json=body))


@rule("P-68", "P-69")
def test_those_of_a_game_that_is_over_are_invited_and_one_tap_seats_them(tmp_path: Path) -> None:
    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, cleo, dan = others
        table = await opened(ada, "again", game="eddy", listed=False, again_with=before)
        assert [await invitations(one) for one in (ada, ben, cleo, dan)] == [
            [],
            [("Ada", table)],
            [("Ada", table)],
            [],
        ]
        [kept] = (await ben.get("/api/me/export")).json()["invitations"]
        assert kept == {"name": "Ada", "table": table}
        first = await ben.post(f"/api/me/invitations/{table}/take", json={"command": "take"})
        again = await ben.post(f"/api/me/invitations/{table}/take", json={"command": "take"})
        assert first.json() == again.json(), "sent once more it is done once"
        chairs = (await ada.get(f"/api/tables/{table}")).json()["table"]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Ada", "Ben", None]
        assert await invitations(ben) == [], "who sits there is not asked any more"
        assert await takes(dan, table) == (404, None, None), "nobody asked him"

    three_of_them(tmp_path, scene)


@rule("P-69")
def test_whoever_declines_is_asked_no_more_and_nobody_is_told(tmp_path: Path) -> None:
    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, cleo, dan = others
        table = await opened(ada, "again", again_with=before)
        seen = (await ada.get(f"/api/tables/{table}")).json()
        decline = f"/api/me/invitations/{table}/decline"
        assert (await dan.post(decline)).status_code == 404
        assert (await ben.post(decline)).status_code == 200
        assert (await invitations(ben), await invitations(cleo)) == ([], [("Ada", table)])
        assert await takes(ben, table) == (404, None, None)
        assert (await ada.get(f"/api/tables/{table}")).json() == seen

    three_of_them(tmp_path, scene)


@rule("P-69")
def test_an_invitation_holds_while_a_seat_is_free_before_the_start(tmp_path: Path) -> None:
    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, cleo, dan = others
        table = await opened(ada, "again", seats=2, again_with=before)
        await sits(dan, table, 1)
        assert await invitations(ben) == [], "every seat is taken"
        assert await takes(ben, table) == (409, "T-02", "seat-taken")
        await dan.post(f"/api/tables/{table}/leave", json={"command": "up"})
        assert await invitations(ben) == [("Ada", table)]
        assert await takes(cleo, table) == DONE
        await ada.post(f"/api/tables/{table}/start", json={"command": "start"})
        assert await invitations(ben) == []
        assert await takes(ben, table) == (404, None, None)

    three_of_them(tmp_path, scene)


@rule("P-69")
def test_of_one_person_only_the_latest_invitation_stands(tmp_path: Path) -> None:
    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, cleo, _ = others
        await opened(ada, "one", again_with=before)
        second = await opened(ada, "two", again_with=before)
        his = await opened(cleo, "three", again_with=before)
        assert sorted(await invitations(ben)) == [("Ada", second), ("Cleo", his)]

    three_of_them(tmp_path, scene)


@rule("P-68")
def test_only_whoever_played_to_the_end_invites(tmp_path: Path) -> None:
    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, _, dan = others
        running = await played(ada, ben, over=False)
        body = {"command": "again", "game": "flotsam", "seats": 3}
        for guest, table in ((dan, before), (ada, running)):
            answer = await guest.post("/api/tables", json=body | {"again_with": table})
            assert verdict(answer) == NOT_PLAYED
        nowhere = await ada.post("/api/tables", json=body | {"again_with": "a" * len(before)})
        assert nowhere.status_code == 404
        tables = [one["table"] for one in (await dan.get("/api/tables")).json()]
        assert tables == [], "nothing was opened"

    three_of_them(tmp_path, scene)


@rule("P-68", "P-61", "P-62")
@pytest.mark.parametrize("blocks", ["Ada", "Ben"])
def test_who_does_not_meet_is_not_invited_and_nobody_can_tell(tmp_path: Path, blocks: str) -> None:
    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, cleo, _ = others
        one, seat, other = (ada, 1, "Ben") if blocks == "Ada" else (ben, 0, "Ada")
        await blocked(one, before, seat, other)
        answer = await ada.post(
            "/api/tables",
            json={"command": "again", "game": "flotsam", "seats": 3, "again_with": before},
        )
        assert set(answer.json()) == {"table", "seq"}
        table = answer.json()["table"]
        assert await invitations(ben) == []
        assert await takes(ben, table) == (404, None, None)
        assert await invitations(cleo) == [("Ada", table)]

    three_of_them(tmp_path, scene)


@rule("P-69", "P-61")
def test_nobody_is_led_to_somebody_they_do_not_meet(tmp_path: Path) -> None:
    """Ada invites both; Ben and Cleo do not meet, and Cleo is there first."""

    async def scene(ada: httpx.AsyncClient, others: Guests, before: str) -> None:
        ben, cleo, _ = others
        table = await opened(ada, "again", again_with=before)
        await blocked(cleo, before, 1, "Ben")
        assert await invitations(ben) == [("Ada", table)]
        assert await takes(cleo, table) == DONE
        assert await invitations(ben) == []
        assert await takes(ben, table) == (404, None, None)

    three_of_them(tmp_path, scene)
