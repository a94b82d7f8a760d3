"""What the log says of who comes in."""

import logging
from pathlib import Path

import pytest

from houle.web.node import Node
from tests.people.authenticator import Authenticator
from tests.people.ways_in import account, asked_who, said, secured, signed_in, with_passkeys
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of


def test_who_comes_in_and_who_does_not_is_logged_without_a_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "houle.web.account_routes")
    players = list[str]()

    async def scene(node: Node, _: HandClock) -> None:
        phone = Authenticator()
        token = await secured(node, await come_in(node), phone)
        players.append(player_of(token))
        async with asking(node, token=token) as guest:
            codes = (await guest.post("/api/me/recovery-codes")).json()["codes"]
        shown = phone.show(await asked_who(node))
        await signed_in(node, shown)
        await signed_in(node, shown)
        async with asking(node) as stranger:
            for code in (codes[0], codes[0]):
                await stranger.post("/api/sign-in/recovery", json={"code": code})
        fresh = (await signed_in(node, phone.show(await asked_who(node)))).json()["token"]
        [passkey] = (await account(node, fresh))["passkeys"]
        await said(node, fresh, f"/api/me/passkeys/{passkey['id']}/remove")
        await signed_in(node, phone.show(await asked_who(node)))

    with_passkeys(tmp_path, scene)
    assert caplog.messages == [
        "somebody came in with a passkey",
        "a passkey was refused",
        "somebody came in with a code of recovery",
        "a code of recovery was refused",
        "somebody came in with a passkey",
        "a passkey was not known",
    ]
    assert players[0] not in caplog.text
