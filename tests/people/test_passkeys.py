"""A guest becomes an account with a passkey, and comes in with it anywhere."""

import asyncio
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.base64url import decode64, encode64
from houle.people.challenges import LASTS_SECONDS
from houle.people.passkeys import MOST_PASSKEYS
from houle.people.sessions import PROVED_FOR
from houle.web.node import Node
from tests.people.authenticator import Authenticator
from tests.people.ways_in import (
    account,
    added,
    asked_to_make,
    asked_who,
    said,
    secured,
    signed_in,
    with_passkeys,
)
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import a_move, come_in, me, player_of, staged


@rule("P-10", "P-13")
def test_a_guest_in_the_middle_of_a_game_plays_on_elsewhere_with_a_passkey(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        async with asking(node, token=token) as guest:
            table, body = await a_move(guest)
        await secured(node, token, phone)
        shown = await signed_in(node, phone.show(await asked_who(node)))
        assert (shown.status_code, shown.json()["name"]) == (200, "Ada")
        there = shown.json()["token"]
        assert player_of(there) == player_of(token)
        async with asking(node, token=there) as guest:
            moved = await guest.post(f"/api/tables/{table}/moves", json=body)
        assert moved.status_code == 200

    with_passkeys(tmp_path, scene)


@rule("P-10")
def test_whoever_had_no_way_in_goes_on_in_a_new_session(tmp_path: Path) -> None:
    """What was the token of a guest opens nothing once there is an account."""

    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        kept = await secured(node, token, phone)
        assert (await me(node, token)).status_code == 401
        found = await account(node, kept)
        assert [(one["name"], one["made_at"], one["used_at"]) for one in found["passkeys"]] == [
            ("Phone", START, None)
        ]
        assert (found["origin"], found["proved"], found["codes"]) == (phone.origin, True, None)
        assert [one["here"] for one in found["sessions"]] == [True]

    with_passkeys(tmp_path, scene)


@rule("P-10")
def test_a_browser_has_its_new_token_in_a_cookie(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        answer = phone.make(await asked_to_make(node, token))
        async with asking(node) as browser:
            shown = {"cookie": f"houle={token}", "sec-fetch-site": "same-origin"}
            body = {"credential": answer, "name": "Phone"}
            made = await browser.post("/api/me/passkeys", json=body, headers=shown)
        kept = made.headers["set-cookie"].partition(";")[0].removeprefix("houle=")
        assert "token" not in made.text
        assert (await me(node, kept)).json()["name"] == "Ada"

    with_passkeys(tmp_path, scene)


@rule("P-10")
def test_a_second_passkey_opens_the_same_and_the_first_is_not_made_again(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        phone, desk = Authenticator(), Authenticator()
        token = await secured(node, await come_in(node), phone)
        options = await asked_to_make(node, token)
        assert [one["id"] for one in options["excludeCredentials"]] == [encode64(phone.credential)]
        token = await secured(node, token, desk, "Desk")
        for device in (phone, desk):
            shown = await signed_in(node, device.show(await asked_who(node)))
            assert player_of(shown.json()["token"]) == player_of(token)
        names = [one["name"] for one in (await account(node, token))["passkeys"]]
        assert sorted(names) == ["Desk", "Phone"]

    with_passkeys(tmp_path, scene)


@rule("P-10")
def test_there_is_an_end_to_passkeys(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        for _number in range(MOST_PASSKEYS):
            token = await secured(node, token, phone)
        answer = await added(node, token, phone.make(await asked_to_make(node, token)))
        assert (answer.status_code, answer.json()["rule"]) == (409, "P-10")

    with_passkeys(tmp_path, scene)


@rule("P-10")
def test_a_passkey_gets_another_name_from_its_owner_alone(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada = await secured(node, await come_in(node), Authenticator())
        ben = await secured(node, await come_in(node, "Ben"), Authenticator())
        [passkey] = (await account(node, ada))["passkeys"]
        path, body = f"/api/me/passkeys/{passkey['id']}/rename", {"name": "Old phone"}
        assert await said(node, ben, path, body) == (404, None)
        assert await said(node, ada, path, body) == (200, None)
        [passkey] = (await account(node, ada))["passkeys"]
        assert passkey["name"] == "Old phone"

    with_passkeys(tmp_path, scene)


@rule("P-12")
def test_a_passkey_that_was_removed_opens_nothing(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        phone = Authenticator()
        ada = await secured(node, await come_in(node), phone)
        ben = await secured(node, await come_in(node, "Ben"), Authenticator())
        [passkey] = (await account(node, ada))["passkeys"]
        path = f"/api/me/passkeys/{passkey['id']}/remove"
        assert await said(node, ben, path) == (404, None)
        assert await said(node, ada, path) == (200, None)
        shown = await signed_in(node, phone.show(await asked_who(node)))
        assert shown.status_code == 404

    with_passkeys(tmp_path, scene)


@rule("P-12")
def test_ways_in_change_only_for_who_has_shown_one_lately(tmp_path: Path) -> None:
    """A browser that somebody forgot to sign out of is not enough to lock its owner out."""

    async def scene(node: Node, clock: HandClock) -> None:
        phone = Authenticator()
        token = await secured(node, await come_in(node), phone)
        answer = phone.make(await asked_to_make(node, token))
        [passkey] = (await account(node, token))["passkeys"]
        changes: list[tuple[str, Any]] = [
            ("/api/me/passkeys/options", None),
            ("/api/me/passkeys", {"credential": answer, "name": "Mine now"}),
            (f"/api/me/passkeys/{passkey['id']}/remove", None),
            ("/api/me/recovery-codes", None),
        ]
        clock.turn(PROVED_FOR)
        assert not (await account(node, token))["proved"]
        for path, body in changes:
            assert await said(node, token, path, body) == (409, "P-12")
        assert len((await account(node, token))["passkeys"]) == 1

    with_passkeys(tmp_path, scene)


@rule("P-12", "P-13")
def test_whoever_shows_a_passkey_once_more_may_change_them_again(tmp_path: Path) -> None:
    """And the session in which they asked is over: the new one takes its place."""

    async def scene(node: Node, clock: HandClock) -> None:
        phone = Authenticator()
        token = await secured(node, await come_in(node), phone)
        clock.turn(PROVED_FOR)
        again = await signed_in(node, phone.show(await asked_who(node)), token)
        fresh = again.json()["token"]
        assert (await account(node, fresh))["proved"]
        assert (await me(node, token)).status_code == 401
        assert len((await account(node, fresh))["sessions"]) == 1

    with_passkeys(tmp_path, scene)


@rule("P-11")
def test_an_answer_counts_once(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        made = phone.make(await asked_to_make(node, token))
        kept = (await added(node, token, made)).headers["houle-token"]
        replayed = await added(node, kept, made)
        assert (replayed.status_code, replayed.json()["rule"]) == (409, "P-11")
        shown = phone.show(await asked_who(node))
        answers = await asyncio.gather(*(signed_in(node, shown) for _number in range(8)))
        assert sorted(one.status_code for one in answers) == [200] + [409] * 7

    with_passkeys(tmp_path, scene)


@rule("P-11")
def test_an_answer_counts_for_five_minutes(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        phone = Authenticator()
        await secured(node, await come_in(node), phone)
        in_time, late = await asked_who(node), await asked_who(node)
        clock.turn(LASTS_SECONDS * 1000)
        assert (await signed_in(node, phone.show(in_time))).status_code == 200
        clock.turn(1000)
        assert (await signed_in(node, phone.show(late))).status_code == 409

    with_passkeys(tmp_path, scene)


@rule("P-11")
def test_nobody_adds_what_somebody_else_was_asked_for(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben, phone = await come_in(node), await come_in(node, "Ben"), Authenticator()
        made = phone.make(await asked_to_make(node, ada))
        assert (await added(node, ben, made)).json()["rule"] == "P-11"
        known = phone.make(await asked_to_make(node, ada))
        await added(node, ada, known)
        options = await asked_to_make(node, ben)
        stolen = deepcopy(known)
        stolen["response"]["clientDataJSON"] = encode64(
            phone._said("webauthn.create", options["challenge"])
        )
        taken = await added(node, ben, stolen)
        assert taken.json()["rule"] == "P-11", "a passkey is one player's"

    with_passkeys(tmp_path, scene)


@rule("P-11")
def test_no_answer_is_good_for_something_else_than_it_was_asked_for(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        token = await secured(node, token, phone)
        to_add = await asked_to_make(node, token)
        assert (await signed_in(node, phone.show(to_add))).status_code == 409
        to_sign_in = {**(await asked_who(node)), "user": to_add["user"]}
        assert (await added(node, token, phone.make(to_sign_in))).status_code == 409
        by_nobody = {**to_sign_in, "challenge": encode64(b"sign-in..AAAA.BBBB.CCCC")}
        assert (await signed_in(node, phone.show(by_nobody))).status_code == 409

    with_passkeys(tmp_path, scene)


@rule("P-11")
@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://elsewhere.test", "houle.test"),
        ("http://houle.test", "houle.test"),
        ("https://houle.test:8443", "houle.test"),
        ("https://houle.test", "elsewhere.test"),
    ],
)
def test_an_answer_made_for_another_site_is_refused(tmp_path: Path, origin: str, host: str) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token, phone = await come_in(node), Authenticator()
        token = await secured(node, token, phone)
        phone.origin, phone.host = origin, host
        assert (await signed_in(node, phone.show(await asked_who(node)))).status_code == 409
        made = phone.make(await asked_to_make(node, token))
        assert (await added(node, token, made)).status_code == 409

    with_passkeys(tmp_path, scene)


@rule("P-11")
def test_a_passkey_speaks_for_its_owner_alone(tmp_path: Path) -> None:
    """Neither signed by another key, nor said to be somebody else."""

    async def scene(node: Node, _: HandClock) -> None:
        phone, other = Authenticator(), Authenticator()
        await secured(node, await come_in(node), phone)
        await secured(node, await come_in(node, "Ben"), other)
        swapped = other.show(await asked_who(node))
        swapped["id"] = swapped["rawId"] = encode64(phone.credential)
        assert (await signed_in(node, swapped)).status_code == 409
        renamed = phone.show(await asked_who(node))
        renamed["response"]["userHandle"] = other.show(await asked_who(node))["response"][
            "userHandle"
        ]
        assert (await signed_in(node, renamed)).status_code == 409

    with_passkeys(tmp_path, scene)


@rule("P-11")
def test_a_key_that_counts_from_before_does_not_lock_its_owner_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It was restored from a copy; the log says so, and nothing about whom."""

    async def scene(node: Node, _: HandClock) -> None:
        phone = Authenticator()
        await secured(node, await come_in(node), phone)
        for count in (5, 6, 2):
            phone.count = count
            assert (await signed_in(node, phone.show(await asked_who(node)))).status_code == 200

    with_passkeys(tmp_path, scene)
    assert caplog.messages.count("a passkey counts no further than before") == 1


def test_where_no_site_was_named_there_are_no_passkeys(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        token = await come_in(node)
        assert (await account(node, token))["origin"] is None
        for path in ("/api/me/passkeys/options", "/api/sign-in/options"):
            assert await said(node, token, path) == (404, None)

    staged(tmp_path, scene)


@rule("P-11")
def test_mangled_answers_are_refused_without_an_accident(tmp_path: Path) -> None:
    """Bits, parts and types gone wrong; `make check-passkeys` tries ten thousand."""
    from tests.people.mangled import tried  # noqa: PLC0415

    async def scene(node: Node, _: HandClock) -> None:
        found = await tried(node, count=150)
        assert found.let_in == 0
        assert set(found.statuses) <= {400, 404, 409}

    with_passkeys(tmp_path, scene)


def test_what_is_said_is_read_as_browsers_write_it() -> None:
    assert decode64(encode64(b"\xff\xfe?>")) == b"\xff\xfe?>"
