"""Somebody is reported, over HTTP: by a chair, a name and a moment of the log."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.web.limits import NO_LIMITS
from houle.web.node import Node
from tests.people.test_blocks import DONE, opened, sits, verdict
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged

NOBODY = (409, "P-80", "nobody-to-report")


async def reports(
    guest: httpx.AsyncClient, table: str, seat: int, name: str, seq: int, about: str = "words"
) -> tuple[Any, ...]:
    body = {"seat": seat, "name": name, "seq": seq, "about": about}
    return verdict(await guest.post(f"/api/tables/{table}/report", json=body))


async def seq_of(guest: httpx.AsyncClient, table: str) -> int:
    return int((await guest.get(f"/api/tables/{table}")).json()["seq"])


async def own(guest: httpx.AsyncClient) -> list[Any]:
    copy = (await guest.get("/api/me/export")).json()
    return list(copy["reported"])


@rule("P-80", "P-82", "P-16")
def test_a_report_keeps_the_moment_and_the_reason(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            await sits(ben, table, 1)
            then = await seq_of(ada, table)
            await ada.post(f"/api/tables/{table}/say", json={"command": "say", "remark": "laugh"})
            assert await reports(ben, table, 0, "Ada", then) == DONE
            assert await reports(ben, table, 0, "Ada", then + 1, "name") == DONE, (
                "it stays as it is"
            )
            kept = {
                "moment": {"table": table, "seq": then, "seat": 0},
                "name": "Ada",
                "about": "words",
                "made_at": START,
            }
            assert await own(ben) == [kept]

    staged(tmp_path, scene)


@rule("P-81")
def test_nobody_at_the_table_learns_of_it(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            before = (await ada.get(f"/api/tables/{table}")).json()
            hers = (await ada.get("/api/me/export")).json()
            assert await reports(ben, table, 0, "Ada", 2) == DONE
            assert (await ada.get(f"/api/tables/{table}")).json() == before
            after = (await ada.get("/api/me/export")).json()
            assert {**after, "sessions": ()} == {**hers, "sessions": ()}

    staged(tmp_path, scene)


@rule("P-80")
@pytest.mark.parametrize(
    ("seat", "name", "seq"),
    [
        (0, "Ada", 5),
        (1, "Ada", 5),
        (1, "Ben", 3),
        (1, "Ben", 6),
        (2, "Ben", 5),
        (3, "Bot", 5),
        (9, "Ben", 5),
        (1, "", 5),
    ],
    ids=["herself", "another", "before he came", "later", "free", "a bot", "no seat", "no name"],
)
def test_nobody_is_taken_for_somebody_else(tmp_path: Path, seat: int, name: str, seq: int) -> None:
    """Opened, a bot, Ada in the first seat, Ben in the second, and something said."""

    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada, seats=4, bots=[None, None, None, "random"])
            await sits(ben, table, 1)
            await ben.post(f"/api/tables/{table}/say", json={"command": "say", "remark": "wow"})
            assert await seq_of(ada, table) == 5
            assert await reports(ada, table, seat, name, seq) == NOBODY
            assert await own(ada) == []
            assert await reports(ada, table, 1, "Ben", 5) == DONE

    staged(tmp_path, scene)


@rule("P-80")
def test_whoever_has_left_is_reported_for_the_moment_at_which_they_were_there(
    tmp_path: Path,
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            await sits(ben, table, 1)
            then = await seq_of(ada, table)
            await ben.post(f"/api/tables/{table}/leave", json={"command": "leave"})
            async with asking(node, token=tokens[2]) as cleo:
                await sits(cleo, table, 1)
            assert await reports(ada, table, 1, "Ben", then + 2) == NOBODY, "Cleo sits there now"
            assert await reports(ada, table, 1, "Ben", then) == DONE
            assert await reports(ada, table, 1, "Cleo", then + 2) == DONE, "she is somebody else"
            assert [one["name"] for one in await own(ada)] in (["Ben", "Cleo"], ["Cleo", "Ben"])

    staged(tmp_path, scene)


@rule("P-80", "T-50")
def test_whoever_may_not_look_on_reports_nobody_there(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada, seats=2, watch="nobody", bots=[None, "random"])
            await ada.post(f"/api/tables/{table}/start", json={"command": "start"})
            assert await reports(ben, table, 0, "Ada", 3) == (409, "T-50", "nobody-may-watch")

    staged(tmp_path, scene)


@rule("P-80")
def test_reports_are_counted(tmp_path: Path) -> None:
    limits = type(NO_LIMITS)(
        **{**dict.fromkeys(NO_LIMITS.__struct_fields__, 0), "guest_reports": 1}
    )

    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            assert await reports(ben, table, 0, "Ada", 2) == DONE
            said = await ben.post(
                f"/api/tables/{table}/report",
                json={"seat": 0, "name": "Ada", "seq": 2, "about": "name"},
            )
            assert said.status_code == 429
            assert "enough reports" in said.json()["detail"]

    staged(tmp_path, scene, limits=limits)


@rule("P-82")
def test_of_whoever_is_forgotten_a_report_says_nothing(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        tokens = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        async with asking(node, token=tokens[0]) as ada, asking(node, token=tokens[1]) as ben:
            table = await opened(ada)
            await reports(ben, table, 0, "Ada", 2)
            async with asking(node, token=tokens[2]) as cleo:
                await reports(cleo, table, 0, "Ada", 2)
            await node.store.forget_player(player_of(tokens[2]))
            await node.store.forget_player(player_of(tokens[0]))
            assert [one["name"] for one in await own(ben)] == [None]
            assert await node.reports.of(player_of(tokens[2])) == []

    staged(tmp_path, scene)
