"""One's own tables that are over, page by page."""

from pathlib import Path
from typing import Any

import httpx

from houle.tables.ids import new_id
from houle.tables.ports import Phase
from houle.web.node import Node
from tests.store.samples import entry, listing
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged

OVER = "/api/me/tables/finished"


async def page(guest: httpx.AsyncClient, **asked: Any) -> Any:
    answer = await guest.get(OVER, params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played(node: Node, clock: HandClock, player: str, games: int) -> list[str]:
    """So many games that are over, the latest first."""
    found: list[str] = []
    for number in range(games):
        table = new_id(f"{number}")
        open_, over = listing(Phase.OPEN), listing(Phase.FINISHED)
        await node.store.create(entry(table, 1, like=open_, players=(player,)))
        clock.turn(1000)
        await node.store.append(entry(table, 2, like=over))
        found.insert(0, table)
    return found


def test_games_that_are_over_come_page_by_page_each_once(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        token = await come_in(node)
        games = await played(node, clock, player_of(token), 30)
        async with asking(node, token=token) as ada:
            first = await page(ada)
            second = await page(ada, before=first["next"])
            assert [one["table"] for one in first["tables"]] == games[:24]
            assert [one["table"] for one in second["tables"]] == games[24:]
            assert second["next"] is None
            short = await page(ada, count=7)
            assert [one["table"] for one in short["tables"]] == games[:7]
            rest = await page(ada, count=23, before=short["next"])
            assert [one["table"] for one in rest["tables"]] == games[7:]
            assert rest["next"] is None

    staged(tmp_path, scene)


def test_others_games_are_nobody_elses_list_whatever_place_is_asked_for(tmp_path: Path) -> None:
    async def scene(node: Node, clock: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        [table] = await played(node, clock, player_of(ada), 1)
        async with asking(node, token=ben) as guest:
            assert await page(guest) == {"tables": [], "next": None}
            asked = await page(guest, before=f"999999999999999-{table}")
            assert asked == {"tables": [], "next": None}

    staged(tmp_path, scene)


def test_a_place_that_is_none_is_refused_and_a_stranger_has_no_list(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada, asking(node) as stranger:
            for before in ("", "5", "x-y", "-1-" + new_id("1"), "1-" + new_id("1") + "'"):
                assert (await ada.get(OVER, params={"before": before})).status_code == 400
            for count in (0, 101):
                assert (await ada.get(OVER, params={"count": count})).status_code == 400
            assert (await stranger.get(OVER)).status_code == 401

    staged(tmp_path, scene)
