"""Whom somebody does not hear, over HTTP: by a chair at a table, and at every other."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people import mutes
from houle.web.node import Node
from tests.people.test_blocks import opened, sits, verdict
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged


async def mute(
    guest: httpx.AsyncClient, table: str, seat: int, name: str, *, muted: bool = True
) -> httpx.Response:
    body = {"seat": seat, "name": name, "muted": muted}
    return await guest.post(f"/api/tables/{table}/mute", json=body)


async def not_heard(guest: httpx.AsyncClient, table: str) -> Any:
    return (await guest.get(f"/api/tables/{table}/muted")).json()["seats"]


@rule("P-89", "P-16")
def test_whoever_is_muted_is_so_at_every_table_and_on_every_device(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            await sits(ben, table, 1)
            assert await not_heard(ada, table) == []
            assert (await mute(ada, table, 1, "Ben")).json() == {"seats": [1]}
            assert (await mute(ada, table, 1, "Ben")).json() == {"seats": [1]}
            another = await opened(ben, "another")
            assert await not_heard(ada, another) == [0]
            code = (await ada.post("/api/me/transfer")).json()["code"]
            taken = (await ben.post("/api/transfers", json={"code": code})).json()["token"]
            async with asking(node, token=taken) as elsewhere:
                assert await not_heard(elsewhere, table) == [1]
            assert await not_heard(ben, table) == [], "he hears her, and learns nothing"
            said = await ben.post(
                f"/api/tables/{table}/say", json={"command": "say", "remark": "wow"}
            )
            assert said.status_code == 200
            copy = (await ada.get("/api/me/export")).json()
            assert copy["muted"] == [{"name": "Ben", "since": START}]
            assert (await mute(ada, another, 0, "Ben", muted=False)).json() == {"seats": []}
            assert await not_heard(ada, table) == []

    staged(tmp_path, scene)


@rule("P-89")
@pytest.mark.parametrize(("seat", "name"), [(0, "Ada"), (1, "Ada"), (2, "Ben"), (9, "Ben")])
def test_nobody_is_taken_for_somebody_else(tmp_path: Path, seat: int, name: str) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            await sits(ben, table, 1)
            said = verdict(await mute(ada, table, seat, name))
            assert said == (409, "P-89", "nobody-to-mute")
            assert await not_heard(ada, table) == []

    staged(tmp_path, scene)


@rule("P-89")
def test_there_is_an_end_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutes, "MOST", 1)

    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ben)
            assert (await mute(ada, table, 0, "Ben")).status_code == 200
            async with asking(node, token=tokens[2]) as cleo:
                await sits(cleo, table, 1)
            said = verdict(await mute(ada, table, 1, "Cleo"))
            assert said == (409, "P-89", "too-many-muted")
            assert (await mute(ada, table, 0, "Ben", muted=False)).status_code == 200

    staged(tmp_path, scene)


@rule("P-89")
def test_what_is_kept_goes_with_whichever_of_the_two_is_erased(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        ada, ben, cleo = map(player_of, tokens)
        for one, other in ((ada, ben), (cleo, ada), (cleo, ben)):
            await node.store.mutes.add(one, other, "somebody")
        await node.store.forget_player(ada)
        assert await node.store.mutes.of(ada) == {}
        assert list(await node.store.mutes.of(cleo)) == [ben]

    staged(tmp_path, scene)
