"""Codes to write down, for the day on which no device is left."""

import asyncio
from pathlib import Path

import httpx

from houle.conformance.rules import rule
from houle.people.recovery import CODES
from houle.people.sessions import PROVED_FOR
from houle.web.limits import Limits
from houle.web.node import Node
from tests.people.authenticator import Authenticator
from tests.people.ways_in import account, said, secured, with_passkeys
from tests.tables.house import HandClock
from tests.web.asgi import a_node, asking
from tests.web.staged import come_in, me, player_of, staged


async def made(node: Node, token: str) -> list[str]:
    async with asking(node, token=token) as guest:
        codes: list[str] = (await guest.post("/api/me/recovery-codes")).json()["codes"]
        return codes


async def recovered(node: Node, code: str) -> httpx.Response:
    async with asking(node) as stranger:
        return await stranger.post("/api/sign-in/recovery", json={"code": code})


@rule("P-14")
def test_whoever_lost_every_device_is_the_same_player_with_a_code(tmp_path: Path) -> None:
    """All other sessions end: what was lost may be in other hands."""

    async def scene(node: Node, _: HandClock) -> None:
        lost = await come_in(node)
        codes = await made(node, lost)
        back = await recovered(node, codes[3])
        assert (back.status_code, back.json()["name"]) == (200, "Ada")
        here = back.json()["token"]
        assert player_of(here) == player_of(lost)
        assert (await me(node, lost)).status_code == 401
        found = await account(node, here)
        assert (found["codes"], found["proved"], len(found["sessions"])) == (9, True, 1)

    staged(tmp_path, scene)


@rule("P-14")
def test_a_code_works_once_however_it_is_typed(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        codes = await made(node, await come_in(node))
        assert len(set(codes)) == CODES
        typed = f" {codes[0].upper().replace('-', ' ')} "
        assert (await recovered(node, typed)).status_code == 200
        assert (await recovered(node, codes[0])).status_code == 404
        assert (await recovered(node, "never-made")).status_code == 404
        answers = await asyncio.gather(*(recovered(node, codes[1]) for _number in range(8)))
        assert sorted(one.status_code for one in answers) == [200] + [404] * 7

    staged(tmp_path, scene)


@rule("P-14")
def test_new_codes_take_the_place_of_those_before(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        former = await made(node, token)
        token = (await recovered(node, former[0])).json()["token"]
        codes = await made(node, token)
        assert (await account(node, token))["codes"] == CODES
        assert (await recovered(node, former[1])).status_code == 404
        assert (await recovered(node, codes[0])).status_code == 200

    staged(tmp_path, scene)


@rule("P-12", "P-14")
def test_codes_are_a_way_in_like_any_other(tmp_path: Path) -> None:
    """Where there are no passkeys, at home on plain http, they are the account."""

    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        await made(node, token)
        assert await said(node, token, "/api/me/recovery-codes") == (409, "P-12")
        clock.turn(PROVED_FOR)
        assert await said(node, token, "/api/me/recovery-codes") == (409, "P-12")

    staged(tmp_path, scene)


@rule("P-14")
def test_a_code_helps_who_lost_a_passkey_to_another(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await secured(node, await come_in(node), Authenticator())
        [code, *_rest] = await made(node, token)
        clock.turn(PROVED_FOR)
        here = (await recovered(node, code)).json()["token"]
        [passkey] = (await account(node, here))["passkeys"]
        assert await said(node, here, f"/api/me/passkeys/{passkey['id']}/remove") == (200, None)
        await secured(node, here, Authenticator(), "New phone")

    with_passkeys(tmp_path, scene)


@rule("P-15")
def test_nothing_in_the_store_is_a_code(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        codes = await made(node, await come_in(node))
        kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        assert b"recovery_codes" in kept
        for code in codes:
            assert code.encode() not in kept
            assert code.replace("-", "").encode() not in kept

    staged(tmp_path, scene)


def test_nobody_tries_codes_for_ever(tmp_path: Path) -> None:
    async def work() -> None:
        tries = 3
        limits = Limits(address_recoveries=tries)
        async with a_node(tmp_path, limits, HandClock()) as node:
            codes = [await recovered(node, f"guess {number}") for number in range(tries + 1)]
        assert [one.status_code for one in codes] == [404] * tries + [429]

    asyncio.run(work())
