"""How reliably those at a table play, for whoever thinks of sitting down with them."""

from pathlib import Path
from typing import Any

from houle.conformance.rules import rule
from houle.people.own_record import A_HANDFUL, LATELY
from houle.people.reliability import OF_LATE
from houle.people.results import GameResult, SeatResult, pseudonym_of
from houle.tables.clocks import time_for
from houle.web.node import Node
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged


async def has_played(node: Node, token: str, games: int, in_time: int, missed: int) -> None:
    """Somebody has played at a clock, so many games."""
    player = player_of(token)
    for number in range(games):
        seat = SeatResult(
            seat=0,
            player=player,
            pseudonym=pseudonym_of(player),
            side=0,
            place=1,
            points=None,
            won=True,
            own=True,
            rated=False,
            in_time=in_time,
            missed=missed,
        )
        result = GameResult(
            table=f"{player}-{in_time}-{missed}-{number}",
            game="flotsam",
            finished_at=number,
            seats=2,
            people=2,
            together=False,
            stopped=False,
            linked=False,
            rated=False,
            results=(seat,),
        )
        await node.store.record.keep(result)


async def a_table(node: Node, *tokens: str, **setting: object) -> str:
    """Open, with these people at it."""
    opened = {"command": "o", "game": "flotsam", "seats": 4, "seat": 0}
    async with asking(node, token=tokens[0]) as guest:
        more = {"bots": [None, None, None, "random"], "watch": "nobody"}
        table = str((await guest.post("/api/tables", json=opened | more | setting)).json()["table"])
    for seat, token in enumerate(tokens[1:], 1):
        async with asking(node, token=token) as guest:
            await guest.post(f"/api/tables/{table}/sit", json={"command": "s", "seat": seat})
    return table


async def told(node: Node, table: str, token: str | None = None) -> Any:
    async with asking(node, token=token) as somebody:
        return (await somebody.get(f"/api/tables/{table}/people")).json()


@rule("P-90", "P-55")
def test_whoever_comes_to_a_table_sees_how_reliably_the_others_play(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben, cleo = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        await has_played(node, ada, A_HANDFUL, 9, 1)
        await has_played(node, ben, A_HANDFUL - 1, 9, 1)
        await has_played(node, ben, 20, 0, 0)
        await has_played(node, cleo, LATELY, 1, 1)
        table = await a_table(node, ada, ben, cleo)
        expected = {"people": [{"seat": 0, "in_time": 90}, {"seat": 2, "in_time": 50}]}
        assert await told(node, table) == expected, "of Ben too little is known"
        assert await told(node, table, await come_in(node, "Dan")) == expected
        assert await told(node, table, ben) == expected

    staged(tmp_path, scene)


@rule("P-55")
def test_only_the_latest_games_at_a_clock_count(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada = await come_in(node)
        await has_played(node, ada, LATELY + 1, 1, 0)
        await has_played(node, ada, 1, 0, 99)  # at the time of the first
        table = await a_table(node, ada)
        assert await told(node, table) == {"people": [{"seat": 0, "in_time": 100}]}

    staged(tmp_path, scene)


@rule("P-90", "T-50")
def test_nobody_is_told_of_a_table_at_which_they_may_not_look(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        await has_played(node, ada, A_HANDFUL, 9, 1)
        table = await a_table(node, ada, ben, await come_in(node, "Cleo"))
        async with asking(node, token=ada) as guest:
            await guest.post(f"/api/tables/{table}/start", json={"command": "g"})
        assert (await told(node, table, await come_in(node, "Dan")))["rule"] == "T-50"
        assert (await told(node, table, ben))["people"] == [{"seat": 0, "in_time": 90}]

    staged(tmp_path, scene)


@rule("P-91", "T-76")
def test_whoever_lets_time_run_out_has_half_of_it_where_they_sit_down_next(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben, cleo = [await come_in(node, name) for name in ("Ada", "Ben", "Cleo")]
        await has_played(node, ada, OF_LATE, 69, 31)
        await has_played(node, ben, OF_LATE, 70, 30)
        await has_played(node, cleo, A_HANDFUL - 1, 0, 100)
        a_day = 24 * 60 * 60 * 1000
        for pace, pressed in (
            (60_000, 30_000),
            (a_day, a_day // 2),
            (15_000, 10_000),
            (5000, 5000),
        ):
            table = await a_table(node, ada, ben, cleo, command=f"o{pace}", move_time=pace)
            life = (await node.cache.take_fresh(table)).state.life
            assert [time_for(life, seat) for seat in range(3)] == [pressed, pace, pace]
            async with asking(node, token=ada) as guest:
                chairs = (await guest.get(f"/api/tables/{table}")).json()["table"]["chairs"]
            assert [chair.get("pressed", False) for chair in chairs[:3]] == [True, False, False]

    staged(tmp_path, scene)


@rule("P-90", "P-91")
def test_lists_say_whose_time_is_short_and_no_figure(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        await has_played(node, ada, OF_LATE, 70, 30)
        await has_played(node, ben, OF_LATE, 69, 31)
        table = await a_table(node, ada, ben, move_time=60_000, listed=True)
        async with asking(node) as stranger:
            [listed] = (await stranger.get("/api/tables")).json()
        assert listed["table"] == table
        assert listed["summary"].get("pressed") == [1]
        assert "in_time" not in str(listed)

    staged(tmp_path, scene)


@rule("T-76")
def test_where_no_clock_runs_nobody_is_pressed(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await come_in(node), await come_in(node, "Ben")
        await has_played(node, ada, OF_LATE, 0, 100)
        life = (await node.cache.take_fresh(await a_table(node, ada, ben))).state.life
        assert not life.chairs[0].pressed

    staged(tmp_path, scene)
