"""Where somebody is signed in: seen as a list, ended one by one."""

from pathlib import Path
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.sessions import NOTED_EVERY, Browser, Device, System, device_of
from houle.tables.ports import MARKS_READ_EVERY
from houle.web.node import Node
from tests.tables.house import START, HandClock
from tests.web.asgi import a_node, asking
from tests.web.staged import come_in, me, staged

PHONE = "Mozilla/5.0 (Android 16; Mobile; rv:151.0) Gecko/151.0 Firefox/151.0"
A_PAGE = {"sec-fetch-site": "same-origin", "user-agent": PHONE}


async def on_another_device(node: Node, token: str) -> str:
    """A token of the same player, in a session of its own."""
    async with asking(node, token=token) as guest:
        code = (await guest.post("/api/me/transfer")).json()["code"]
    async with asking(node) as stranger:
        taken: str = (await stranger.post("/api/transfers", json={"code": code})).json()["token"]
        return taken


async def sessions_of(node: Node, token: str) -> list[dict[str, Any]]:
    async with asking(node, token=token) as guest:
        found: list[dict[str, Any]] = (await guest.get("/api/me/account")).json()["sessions"]
        return found


async def end(node: Node, token: str, session: str) -> int:
    async with asking(node, token=token) as guest:
        return (await guest.post(f"/api/me/sessions/{session}/end")).status_code


async def elsewhere(node: Node, token: str) -> str:
    """The one session of somebody besides the one they ask in."""
    [found] = [one["id"] for one in await sessions_of(node, token) if not one["here"]]
    return str(found)


@rule("P-06")
def test_each_way_in_is_a_session_by_its_kind_and_nothing_else(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        async with asking(node) as browser:
            came = await browser.post("/api/guests", json={"name": "Ada"}, headers=A_PAGE)
            here = came.headers["set-cookie"].partition(";")[0].removeprefix("houle=")
        clock.turn(60_000)
        there = await on_another_device(node, here)
        program, phone = await sessions_of(node, there)
        assert phone.pop("id") != program.pop("id")
        assert phone == {
            "browser": "firefox",
            "system": "android",
            "began_at": START,
            "seen_at": START,
            "here": False,
        }
        assert (program["browser"], program["here"]) == ("program", True)

    staged(tmp_path, scene)


@rule("P-06")
def test_it_is_known_within_the_hour_when_somebody_was_last_there(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        await me(node, token)
        clock.turn(NOTED_EVERY - 1)
        await me(node, token)
        assert [one["seen_at"] for one in await sessions_of(node, token)] == [START]
        clock.turn(1)
        await me(node, token)
        assert [one["seen_at"] for one in await sessions_of(node, token)] == [START + NOTED_EVERY]

    staged(tmp_path, scene)


@rule("P-07")
def test_one_session_ends_and_the_others_stay(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        here = await come_in(node)
        lost = await on_another_device(node, here)
        assert await end(node, here, await elsewhere(node, here)) == 200
        assert (await me(node, lost)).status_code == 401
        assert (await me(node, here)).json()["name"] == "Ada"
        assert len(await sessions_of(node, here)) == 1

    staged(tmp_path, scene)


@rule("P-07")
def test_nobody_ends_a_session_of_somebody_else(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        [session] = [one["id"] for one in await sessions_of(node, ada)]
        assert await end(node, ben, session) == 404
        assert (await me(node, ada)).status_code == 200

    staged(tmp_path, scene)


@rule("P-07")
def test_what_was_asked_for_in_a_session_ends_with_it(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        here = await come_in(node)
        lost = await on_another_device(node, here)
        async with asking(node, token=lost) as thief:
            code = (await thief.post("/api/me/transfer")).json()["code"]
        await end(node, here, await elsewhere(node, here))
        async with asking(node) as stranger:
            taken = await stranger.post("/api/transfers", json={"code": code})
        assert taken.status_code == 404

    staged(tmp_path, scene)


@rule("P-07")
def test_a_token_that_another_node_renewed_meanwhile_ends_too(tmp_path: Path) -> None:
    """The new one names the same session, however late it was signed."""

    async def scene(node: Node, clock: HandClock) -> None:
        async with a_node(tmp_path, clock=clock) as other:
            await other.marks.begin()
            here = await come_in(node)
            lost = await on_another_device(node, here)
            clock.turn(8 * 24 * 3600 * 1000)
            await end(node, here, await elsewhere(node, here))
            clock.turn(MARKS_READ_EVERY)
            renewed = (await me(other, lost)).headers["houle-token"]
            assert (await me(other, renewed)).status_code == 200, "it has not heard yet"
            await other.marks.refresh()
            for token in (lost, renewed):
                assert (await me(other, token)).status_code == 401
                assert (await me(node, token)).status_code == 401

    staged(tmp_path, scene)


@rule("P-08")
def test_whoever_signs_out_is_nobody_here(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        here = await come_in(node)
        there = await on_another_device(node, here)
        async with asking(node) as browser:
            shown = {"cookie": f"houle={here}", "sec-fetch-site": "same-origin"}
            left = await browser.post("/api/me/sign-out", headers=shown)
        assert (left.status_code, left.json()) == (200, {})
        assert left.headers["set-cookie"].startswith('houle=""; ')
        assert "Max-Age=0" in left.headers["set-cookie"]
        assert (await me(node, here)).status_code == 401
        assert (await me(node, there)).status_code == 200

    staged(tmp_path, scene)


@rule("P-08")
def test_whoever_signs_out_elsewhere_begins_anew_here(tmp_path: Path) -> None:
    """Who has a copy of the token is in the same session: it must not go on."""

    async def scene(node: Node, _: HandClock) -> None:
        here = await come_in(node)
        there = await on_another_device(node, here)
        [former] = [one["id"] for one in await sessions_of(node, here) if one["here"]]
        async with asking(node, token=here) as guest:
            kept = (await guest.post("/api/me/sign-out-elsewhere")).json()["token"]
        [only] = await sessions_of(node, kept)
        assert only["here"]
        assert only["id"] != former
        assert [(await me(node, token)).status_code for token in (here, there)] == [401, 401]

    staged(tmp_path, scene)


@rule("P-08")
def test_a_stream_ends_with_its_session(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        here = await come_in(node)
        lost = await on_another_device(node, here)
        header = (b"authorization", f"Bearer {lost}".encode())
        scope: Any = {"type": "http", "scheme": "http", "headers": [header]}
        node.identity.recognise(scope)
        assert node.identity.still_holds(scope)
        await end(node, here, await elsewhere(node, here))
        assert not node.identity.still_holds(scope)

    staged(tmp_path, scene)


@pytest.mark.parametrize(
    ("introduced", "browser", "system"),
    [
        (PHONE, Browser.FIREFOX, System.ANDROID),
        (
            "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36",
            Browser.CHROME,
            System.LINUX,
        ),
        ("… (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0", Browser.EDGE, System.WINDOWS),
        ("… (Macintosh; Intel Mac OS X 15) Version/26 Safari/605", Browser.SAFARI, System.MAC),
        ("… (iPhone; CPU iPhone OS 19 like Mac OS X) CriOS/156", Browser.CHROME, System.IOS),
        ("… (Windows NT 10.0) Chrome/156.0 Safari/537.36 OPR/120", Browser.OPERA, System.WINDOWS),
        ("", Browser.OTHER, System.OTHER),
    ],
)
def test_a_browser_is_known_by_its_words(introduced: str, browser: Browser, system: System) -> None:
    assert device_of(introduced, a_page=True) == Device(browser, system)
