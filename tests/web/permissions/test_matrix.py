"""Every route for every kind of caller: each cell is declared, asked for, and holds."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import post
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody

from houle.people.moderation import Moderation
from houle.store.players import Profile
from houle.web import gatekeeper
from houle.web.identity import Identity
from houle.web.node import Node, Req, node_of
from tests.people.authenticator import ORIGIN
from tests.tables.house import HandClock
from tests.web.permissions.callers import SEATED, STRANGERS, UNSEATED, WHO, Kind
from tests.web.permissions.check import framework, gaps, routes, wrongs
from tests.web.permissions.declared import ROWS
from tests.web.permissions.house import House
from tests.web.permissions.rows import WHO_ARE_YOU, Row, act, for_everybody
from tests.web.staged import player_of, staged
from tools.permissions import PAGE, page_with_matrix


def in_the_house(folder: Path, scene: Callable[[House], Awaitable[None]]) -> None:
    """Play a scene where everybody is."""

    async def run(node: Node, clock: HandClock) -> None:
        house = House(node, clock)
        await house.stage()
        await scene(house)

    staged(folder, run, origin=ORIGIN)


def of(route: str) -> list[Row]:
    """What is declared of a route."""
    return [row for row in ROWS if row.route == route]


def test_every_cell_is_declared_and_holds(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        assert gaps(routes(house.app), ROWS) == []
        assert await wrongs(house, ROWS) == []

    in_the_house(tmp_path, scene)


def test_the_page_shows_the_matrix_as_it_is() -> None:
    assert PAGE.read_text("utf-8") == page_with_matrix()
    assert set(WHO) == set(Kind)


def test_a_kind_of_caller_that_a_line_does_not_name_is_noticed() -> None:
    rows = of("GET /api/me")
    missing = gaps(["GET /api/me"], rows, [*Kind, "somebody new"])
    assert missing == ["GET /api/me says nothing of somebody new"]


@post("/api/me/planted")
async def planted() -> dict[str, Any]:
    """Forgets to ask who it is."""
    return {}


@post("/api/me/tricky")
async def tricky(request: Req, data: JSONBody[dict[str, str]]) -> None:
    """Does it first, and asks then."""
    await node_of(request).store.players.put(data["player"], Profile("Mallory", None))
    raise NotAuthorizedException


def test_routes_that_somebody_planted_are_noticed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        framework(house.app).register(planted)
        framework(house.app).register(tricky)
        assert gaps(routes(house.app), ROWS) == [
            "POST /api/me/planted is not declared",
            "POST /api/me/tricky is not declared",
        ]
        careless = Row("POST /api/me/planted", act())
        strangers = [kind for kind in Kind if kind in {*STRANGERS, Kind.PASSER_BY}]
        assert await wrongs(house, [careless]) == [
            f"{careless.name}: {kind} gets done, not 401" for kind in strangers
        ]
        host = player_of(house.token(Kind.HOST))
        verdicts = {**act(), **dict.fromkeys(for_everybody(), WHO_ARE_YOU)}
        late = Row("POST /api/me/tricky", verdicts, body={"player": host})
        found = await wrongs(house, [late])
        assert found[0] == f"{late.name}: nobody is refused, and yet something was done"

    in_the_house(tmp_path, scene)


async def _anybody(*_: object) -> bool:
    return True


def test_a_guard_that_lets_everybody_pass_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One guard after the other is taken away; the matrix names those who should not pass."""
    faults: list[tuple[Any, str, Any, str, set[Kind]]] = [
        (Identity, "blocked", lambda *_: False, "POST /api/me", {Kind.BLOCKED}),
        (gatekeeper, "_same_origin", lambda _: True, "POST /api/me", {Kind.OTHER_SITE}),
        (
            *(Identity, "_holds", lambda *_: True, "GET /api/me/tables"),
            {Kind.EXPIRED, Kind.ENDED, Kind.ERASED},
        ),
        (
            *(Identity, "check_worker", lambda *_: None, "GET /api/tables/{table}/bots"),
            set(Kind) - {Kind.WORKER},
        ),
        (
            *(Moderation, "is_moderator", _anybody, "GET /api/moderation/reports"),
            {*UNSEATED, *SEATED, Kind.OTHER_SITE} - {Kind.MODERATOR},
        ),
    ]

    async def scene(house: House) -> None:
        for where, guard, fault, route, expected in faults:
            with monkeypatch.context() as planting:
                planting.setattr(where, guard, fault)
                found = await wrongs(house, of(route))
            assert {
                said.partition(": ")[2].partition(" gets done")[0] for said in found
            } == expected

    in_the_house(tmp_path, scene)
