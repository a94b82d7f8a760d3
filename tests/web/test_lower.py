"""What a browser goes by to offer the level below, and how it is taken (P-93)."""

from itertools import count
from pathlib import Path
from typing import Any

import httpx

from houle.conformance.rules import rule
from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, staged

COMMANDS = count()
LEVEL = "strong"


async def does(guest: httpx.AsyncClient, path: str, **body: Any) -> str:
    answer = await guest.post(path, json={"command": f"c{next(COMMANDS)}", **body})
    assert answer.is_success, answer.text
    table: str = answer.json()["table"]
    return table


async def opened(guest: httpx.AsyncClient) -> str:
    bots = [None, LEVEL, LEVEL]
    path = "/api/tables"
    table = await does(guest, path, game="flotsam", seats=3, seat=0, name="Ada", bots=bots)
    await does(guest, f"{path}/{table}/start")
    return table


async def seen(guest: httpx.AsyncClient, table: str) -> Any:
    return (await guest.get(f"/api/tables/{table}")).json()


@rule("P-93")
def test_my_tables_say_against_which_bots_i_played_the_latest_first(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            tables = []
            for _ in range(3):
                clock.turn(1000)
                tables.append(await opened(ada))
                await does(ada, f"/api/tables/{tables[-1]}/concede")
            mine = (await ada.get("/api/me/tables")).json()
            assert [one["table"] for one in mine] == tables[::-1]
            assert {one["phase"] for one in mine} == {"finished"}
            for one in mine:
                assert one["summary"]["chairs"] == ["Ada", LEVEL, LEVEL]
                assert one["summary"]["bots"] == [False, True, True]
            stopped = await seen(ada, tables[0])
            assert stopped["you"]["seat"] == 0
            assert stopped["view"]["outcome"] is None, "what all stopped was not lost"

    staged(tmp_path, scene)


@rule("P-93", "T-03", "T-41")
def test_in_the_rematch_whoever_asked_seats_bots_of_another_level(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            table = await opened(ada)
            await does(ada, f"/api/tables/{table}/concede")
            again = await does(ada, f"/api/tables/{table}/rematch")
            for seat in (1, 2):
                await does(ada, f"/api/tables/{again}/remove-bot", seat=seat)
                await does(ada, f"/api/tables/{again}/seat-bot", seat=seat, bot="player")
            await does(ada, f"/api/tables/{again}/start")
            now = await seen(ada, again)
            assert now["table"]["phase"] == "playing"
            assert [chair["bot"] for chair in now["table"]["chairs"]] == [None, "player", "player"]

    staged(tmp_path, scene)
