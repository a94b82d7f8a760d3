"""Clubs by a link that works for many: founded, joined, kept, handed on and dissolved."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people import clubs
from houle.web.limits import Limits
from houle.web.node import Node
from tests.people.test_blocks import DONE, blocked, opened, sits, verdict
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged

Guests: TypeAlias = list[httpx.AsyncClient]
NOWHERE = (404, None, None)
NOT_KEEPER = (409, "P-72", "not-keeper")
NOT_A_MEMBER = (409, "T-65", "not-a-member")
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def four_of_them(
    folder: Path, scene: Callable[[Node, Guests, HandClock], Awaitable[None]], **more: Any
) -> None:
    """Ada, Ben, Cleo and Dan have come in."""

    async def run(node: Node, clock: HandClock) -> None:
        async with AsyncExitStack() as stack:
            guests = [
                await stack.enter_async_context(asking(node, token=await come_in(node, name)))
                for name in NAMES
            ]
            await scene(node, guests, clock)

    staged(folder, run, **more)


async def founded(keeper: httpx.AsyncClient, *others: httpx.AsyncClient) -> tuple[str, str]:
    """A club, of these people, and the code of its link."""
    new = (await keeper.post("/api/clubs", json={"name": " Sea   wolves "})).json()
    for other in others:
        assert (await joins(other, new["code"]))[0] == 200
    return f"/api/clubs/{new['id']}", new["code"]


async def joins(guest: httpx.AsyncClient, code: str) -> tuple[Any, ...]:
    return verdict(await guest.post("/api/clubs/join", json={"code": code}))


async def members(guest: httpx.AsyncClient, club: str) -> list[tuple[str, bool]]:
    """Who belongs to it, and whether they keep it."""
    return [(one["name"], one["keeper"]) for one in (await guest.get(club)).json()["members"]]


async def member(guest: httpx.AsyncClient, club: str, name: str) -> str:
    """By what somebody is known there."""
    found = (await guest.get(club)).json()["members"]
    return f"{club}/members/{next(one['id'] for one in found if one['name'] == name)}"


async def names(guest: httpx.AsyncClient) -> list[tuple[str, int]]:
    return [
        (one["name"], one["members"]) for one in (await guest.get("/api/me/clubs")).json()["clubs"]
    ]


@rule("P-70", "P-71")
def test_a_link_leads_many_into_a_club_whose_members_see_each_other(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, clock: HandClock) -> None:
        ada, ben, cleo, dan = guests
        club, code = await founded(ada)
        clock.turn(1000)
        seen = await ben.post("/api/clubs/look", json={"code": code})
        assert (seen.json()["name"], seen.json()["members"]) == ("Sea wolves", 1)
        assert await names(ben) == [], "to look is not to join"
        for guest in (ben, cleo):
            for _again in range(2):
                assert await joins(guest, code) == DONE, "for many, and once more changes nothing"
            clock.turn(1000)
        assert await members(cleo, club) == [("Ada", True), ("Ben", False), ("Cleo", False)]
        shown = (await cleo.get(club)).json()
        assert [one["you"] for one in shown["members"]] == [False, False, True]
        assert [one["since"] - START for one in shown["members"]] == [0, 1000, 2000]
        tokens = [guest.headers["authorization"].split()[1] for guest in guests]
        told = (await cleo.get(club)).text
        assert not any(player_of(token) in told for token in tokens)
        assert await names(ben) == [("Sea wolves", 3)]
        [kept] = (await ben.get("/api/me/export")).json()["clubs"]
        assert kept["name"] == "Sea wolves"
        for path in ("", "/tables"):
            assert (await dan.get(club + path)).status_code == 404, "to others it is not there"

    four_of_them(tmp_path, scene)


@rule("P-71", "P-72")
def test_only_the_keepers_latest_link_works(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, cleo, dan = guests
        club, code = await founded(ada, ben)
        assert verdict(await ben.post(f"{club}/link")) == NOT_KEEPER
        assert verdict(await dan.post(f"{club}/link")) == NOWHERE
        assert await joins(cleo, code) == DONE
        renewed = (await ada.post(f"{club}/link")).json()["code"]
        assert await joins(dan, code) == NOWHERE
        assert verdict(await dan.post("/api/clubs/look", json={"code": code})) == NOWHERE
        assert await joins(dan, renewed) == DONE

    four_of_them(tmp_path, scene)


@rule("P-72")
def test_the_keeper_removes_somebody_who_does_not_come_back_by_the_same_link(
    tmp_path: Path,
) -> None:
    async def scene(_: Node, guests: Guests, clock: HandClock) -> None:
        ada, ben, cleo, _dan = guests
        club, code = await founded(ada)
        clock.turn(1000)
        await joins(ben, code)
        assert verdict(await ben.post(f"{await member(ben, club, 'Ada')}/remove")) == NOT_KEEPER
        his = await member(ada, club, "Ben")
        assert verdict(await cleo.post(f"{his}/remove")) == NOWHERE
        hers = await member(ada, club, "Ada")
        assert verdict(await ada.post(f"{hers}/remove")) == NOWHERE, "she may leave"
        assert verdict(await ada.post(f"{his}/remove")) == DONE
        assert await members(ada, club) == [("Ada", True)]
        assert (await ben.get(club)).status_code == 404
        assert (await names(ben), await joins(ben, code)) == ([], NOWHERE)

    four_of_them(tmp_path, scene)


@rule("P-73")
def test_the_keeping_is_handed_on_and_falls_back_and_ends_with_the_last(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, clock: HandClock) -> None:
        ada, ben, cleo, _dan = guests
        club, code = await founded(ada)
        for guest in (ben, cleo):
            clock.turn(1000)
            await joins(guest, code)
        clock.turn(1000)
        assert verdict(await ben.post(f"{await member(ben, club, 'Cleo')}/hand-on")) == NOT_KEEPER
        assert verdict(await ada.post(f"{await member(ada, club, 'Cleo')}/hand-on")) == DONE
        assert await members(ada, club) == [("Cleo", True), ("Ada", False), ("Ben", False)]
        assert verdict(await ada.post(f"{club}/link")) == NOT_KEEPER
        assert verdict(await cleo.post(f"{club}/leave")) == DONE
        assert await members(ada, club) == [("Ada", True), ("Ben", False)], "who came first"
        await ada.post(f"{club}/leave")
        assert await members(ben, club) == [("Ben", True)]
        await ben.post(f"{club}/leave")
        assert await joins(ada, code) == NOWHERE, "a club without anybody is none"

    four_of_them(tmp_path, scene)


@rule("P-73")
def test_the_keeper_dissolves_it_and_its_tables_take_nobody_any_more(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, _cleo, _dan = guests
        club, code = await founded(ada, ben)
        table = await opened(ada, club=club.rpartition("/")[2])
        assert verdict(await ben.post(f"{club}/dissolve")) == NOT_KEEPER
        assert verdict(await ada.post(f"{club}/dissolve")) == DONE
        assert (await ada.get(club)).status_code == 404
        assert (await names(ada), await names(ben), await joins(ben, code)) == ([], [], NOWHERE)
        assert await sits(ben, table, 1) == NOT_A_MEMBER

    four_of_them(tmp_path, scene)


@rule("P-74", "T-65", "T-66")
def test_a_clubs_tables_are_on_its_page_and_for_its_members(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, _cleo, dan = guests
        club, _code = await founded(ada, ben)
        mine = {"club": club.rpartition("/")[2]}
        open_one = await opened(ada, **mine, listed=True)
        hidden = await opened(ada, "run", **mine, seats=2, watch="nobody", bots=[None, "random"])
        await ada.post(f"/api/tables/{hidden}/start", json={"command": "start"})
        found = (await ben.get(f"{club}/tables")).json()
        assert {one["table"]: one["phase"] for one in found} == {
            open_one: "open",
            hidden: "playing",
        }
        told = next(one["summary"] for one in found if one["table"] == hidden)
        assert "waited_for" not in told, "nobody may look on, not in the list either"
        assert (await dan.get("/api/tables")).json() == []
        assert await sits(dan, open_one, 1) == NOT_A_MEMBER
        assert await sits(ben, open_one, 1) == DONE
        body = {"command": "open", "game": "flotsam", "seats": 2} | mine
        assert verdict(await dan.post("/api/tables", json=body)) == NOT_A_MEMBER

    four_of_them(tmp_path, scene)


@rule("P-74", "P-61", "P-62")
def test_members_who_do_not_meet_find_no_table_of_each_other(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, cleo, _dan = guests
        club, _code = await founded(ada, ben, cleo)
        table = await opened(ada, club=club.rpartition("/")[2])
        await blocked(ben, table, 0, "Ada")
        assert (await ben.get(f"{club}/tables")).json() == []
        assert [one["table"] for one in (await cleo.get(f"{club}/tables")).json()] == [table]
        for guest in (ada, ben):
            assert len(await members(guest, club)) == 3, "who belongs to it shows nothing"

    four_of_them(tmp_path, scene)


@rule("P-70", "P-71")
def test_there_is_an_end_to_clubs_and_members(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clubs, "MOST_CLUBS", 2)
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 2)

    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, cleo, _dan = guests
        _club, code = await founded(ada)
        await founded(ada)
        third = await ada.post("/api/clubs", json={"name": "Third"})
        assert verdict(third) == (409, "P-71", "too-many-clubs")
        _club, full = await founded(ben, cleo)
        assert await joins(ada, full) == (409, "P-71", "too-many-clubs")
        assert await joins(ben, code) == DONE
        assert await joins(cleo, code) == (409, "P-71", "club-full")
        assert await joins(ben, code) == DONE, "who belongs to it is not turned away"

    four_of_them(tmp_path, scene)


@rule("P-70")
@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\nb\u0000", "\u2800"])
def test_a_club_has_a_name_as_people_have(tmp_path: Path, name: str) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        answer = await guests[0].post("/api/clubs", json={"name": name})
        assert verdict(answer) == (409, "P-70", "bad-club-name")
        assert await names(guests[0]) == []

    four_of_them(tmp_path, scene)


@rule("P-70")
def test_nobody_founds_clubs_without_end(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        said = [
            (await guests[0].post("/api/clubs", json={"name": "Sea wolves"})).status_code
            for _ in range(3)
        ]
        assert said == [200, 200, 429]

    four_of_them(tmp_path, scene, limits=Limits(guest_clubs=2))
