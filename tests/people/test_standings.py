"""What others see of somebody who wants it so: a place in standings, and a page."""

from pathlib import Path
from typing import Any

import httpx
import msgspec

from houle.conformance.rules import rule
from houle.people.own_record import public_record
from houle.people.ratings import PROVISIONAL, OwnRating, Ranked
from houle.people.standings import placed
from houle.tables.animals import Animal
from houle.web.node import Node
from tests.people.test_own_record import game
from tests.store.test_many_tables import Asked
from tests.tables.house import HandClock
from tests.web.asgi import asking
from tests.web.staged import come_in, player_of, staged

GAME = "flotsam"


def ranked(player: str, shown: int) -> Ranked:
    rating = OwnRating(GAME, shown, 30.0, 2.0, PROVISIONAL)
    return Ranked(player, player.title(), Animal.CRAB, None, rating)


async def rated(node: Node, name: str, shown: int, games: int = PROVISIONAL) -> str:
    """Somebody with a rating; their token."""
    token = await come_in(node, name)
    kept = f"'{GAME}', '{player_of(token)}', 30, 2, {games}, {shown}, 0, false"
    await node.store.change(Asked(f"INSERT INTO ratings VALUES ({kept})"))  # type: ignore[attr-defined]  # noqa: S608
    return token


async def shows(node: Node, token: str, *, in_standings: bool, page: bool = False) -> Any:
    async with asking(node, token=token) as guest:
        body = {"in_standings": in_standings, "page": page}
        return (await guest.post("/api/me/visible", json=body)).json()


async def asked(node: Node, path: str, token: str | None = None) -> httpx.Response:
    async with asking(node, token=token) as somebody:
        return await somebody.get(path)


async def seen(node: Node, token: str | None = None) -> Any:
    return (await asked(node, f"/api/games/{GAME}/standings", token)).json()


@rule("P-57")
def test_those_who_are_level_share_a_rank() -> None:
    rows = placed([ranked("ann", 1600), ranked("ben", 1500), ranked("cy", 1500)], "ben")
    assert [(one.rank, one.name, one.you) for one in rows] == [
        (1, "Ann", False),
        (2, "Ben", True),
        (2, "Cy", False),
    ]
    (after,) = placed([ranked("dan", 1400)], None)
    assert (after.rank, after.you) == (1, False)


@rule("P-57")
def test_everybody_sees_who_wants_to_be_named_and_where_they_would_stand(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await rated(node, "Ada", 1500), await rated(node, "Ben", 1600)
        cleo = await rated(node, "Cleo", 1900, PROVISIONAL - 1)
        assert (await seen(node))["rows"] == []
        for token in (ada, cleo):
            await shows(node, token, in_standings=True)
        await node.store.ratings.version(GAME)
        await node.store.ratings.count_ranks()
        by_nobody, by_ada, by_ben = await seen(node), await seen(node, ada), await seen(node, ben)
        assert [(one["rank"], one["name"]) for one in by_nobody["rows"]] == [(1, "Ada")]
        assert by_nobody["mine"] is None
        assert [one["you"] for one in by_ada["rows"]] == [True]
        assert (by_ada["mine"]["rank"], by_ada["mine"]["in_standings"]) == (1, True)
        assert [one["you"] for one in by_ben["rows"]] == [False]
        assert (by_ben["mine"]["rank"], by_ben["mine"]["in_standings"]) == (1, False)
        mine = (await seen(node, cleo))["mine"]
        assert (mine["rank"], mine["rating"]["provisional"]) == (None, True)
        assert player_of(ada) not in msgspec.json.encode(by_ben).decode()

    staged(tmp_path, scene)


@rule("P-57")
def test_a_game_that_is_not_played_here_has_no_standings(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        assert (await asked(node, "/api/games/chess/standings")).status_code == 404

    staged(tmp_path, scene)


@rule("P-59")
def test_a_page_is_there_while_its_owner_wants_it(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada = await rated(node, "Ada", 1500)
        assert (await asked(node, "/api/me/visible", ada)).json() == {
            "in_standings": False,
            "handle": None,
            "open_games": False,
        }
        handle = (await shows(node, ada, in_standings=True, page=True))["handle"]
        found = (await asked(node, f"/api/people/{handle}")).json()
        assert (found["name"], found["record"]["latest"]) == ("Ada", [])
        assert [one["handle"] for one in (await seen(node))["rows"]] == [handle]
        assert player_of(ada) not in handle
        await shows(node, ada, in_standings=True)
        assert (await asked(node, f"/api/people/{handle}")).status_code == 404
        assert [one["handle"] for one in (await seen(node))["rows"]] == [None]
        again = (await shows(node, ada, in_standings=False, page=True))["handle"]
        assert again != handle
        assert (await seen(node))["rows"] == []

    staged(tmp_path, scene)


@rule("P-53")
def test_a_page_leads_to_games_only_that_strangers_find_too() -> None:
    private = game(table="private", points=12, linked=False)
    listed = game(table="listed", points=9)
    shown = public_record([private, listed], [])
    assert [one.table for one in shown.latest] == ["listed"]
    assert [(one.played, one.best_points, one.best_table) for one in shown.games] == [(2, 12, None)]
    shown = public_record([listed], [])
    assert [one.best_table for one in shown.games] == ["listed"]


@rule("P-59")
def test_a_block_changes_nothing_about_what_everybody_sees(tmp_path: Path) -> None:
    """Else whoever is blocked would learn of it (P-62): they need only look as nobody."""

    async def scene(node: Node, _: HandClock) -> None:
        ada, ben = await rated(node, "Ada", 1500), await come_in(node, "Ben")
        handle = (await shows(node, ada, in_standings=True, page=True))["handle"]
        async with asking(node, token=ada) as guest:
            opened = {"command": "o", "game": GAME, "seats": 2, "seat": 0, "name": "Ada"}
            table = (await guest.post("/api/tables", json=opened)).json()["table"]
        async with asking(node, token=ben) as guest:
            body = {"command": "s", "seat": 1, "name": "Ben"}
            await guest.post(f"/api/tables/{table}/sit", json=body)
        before = await seen(node, ben), (await asked(node, f"/api/people/{handle}", ben)).json()
        await node.blocks.block(player_of(ada), table, 1, "Ben")
        after = await seen(node, ben), (await asked(node, f"/api/people/{handle}", ben)).json()
        assert after == before

    staged(tmp_path, scene)


@rule("P-16", "P-17", "P-59")
def test_a_copy_says_what_others_see_and_whoever_wants_to_be_forgotten_is_seen_no_more(
    tmp_path: Path,
) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        ada = await rated(node, "Ada", 1500)
        handle = (await shows(node, ada, in_standings=True, page=True))["handle"]
        copy = (await asked(node, "/api/me/export", ada)).json()
        visible = {"in_standings": True, "handle": handle, "open_games": False}
        assert copy["visible"] == visible
        async with asking(node, token=ada) as guest:
            assert (await guest.post("/api/me/erase")).status_code == 200
        assert (await seen(node))["rows"] == [], "at once, long before every log was gone through"
        assert (await asked(node, f"/api/people/{handle}")).status_code == 404

    staged(tmp_path, scene)
