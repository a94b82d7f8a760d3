"""Something is wrong at a table: who may say so, how often, and what they find of it."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.faults.file import LARGEST, MOST_FRAMES
from houle.web.limits import NO_LIMITS, Limits
from houle.web.node import Node
from tests.reported.screens import blank
from tests.tables.house import START, HandClock
from tests.web.asgi import asking
from tests.web.staged import a_move, come_in, staged


async def says(guest: httpx.AsyncClient, table: str, seq: int, **more: Any) -> httpx.Response:
    """Say that the picture is wrong at a moment."""
    told = {"about": "picture", "words": "Not so!", "drawn": blank(seq)}
    return await guest.post(f"/api/tables/{table}/fault", json={"told": told, **more})


@rule("P-100", "P-101", "P-16")
def test_a_moment_is_kept_with_a_few_before_it_and_found_in_ones_data(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node, "Moana")) as ada:
            table, move = await a_move(ada)
            await ada.post(f"/api/tables/{table}/moves", json=move)
            seq = (await ada.get(f"/api/tables/{table}")).json()["seq"]
            assert (await says(ada, table, seq)).status_code == 200
            (kept,) = await node.store.faults.latest()
            report = kept.read()
            assert (report.seq, report.viewer, report.game) == (seq, 0, "flotsam")
            assert 1 < len(report.frames) <= MOST_FRAMES
            assert sum(len(bytes(frame)) for frame in report.frames) <= LARGEST
            assert b"Moana" not in kept.report
            own = (await ada.get("/api/me/export")).json()["faults"]
            words = {"about": "picture", "words": "Not so!", "made_at": START}
            assert own == [{"table": table, "seq": seq, **words}]

    staged(tmp_path, scene)


@rule("P-100")
def test_nobody_reports_with_eyes_that_are_not_theirs_or_what_is_not_there(tmp_path: Path) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            table, _move = await a_move(ada)
            seq = (await ada.get(f"/api/tables/{table}")).json()["seq"]
            for eyes in ("1", "everyone", "watcher"):
                refused = await says(ada, table, seq, viewer=eyes)
                assert (refused.status_code, refused.json()["rule"]) == (409, "T-52")
            assert (await says(ada, table, 1)).json()["rule"] == "P-100", "no game yet"
            assert (await says(ada, table, seq + 5)).json()["rule"] in ("P-100", "T-51")
            assert await node.store.faults.latest() == []

    staged(tmp_path, scene)


@rule("P-100")
def test_only_so_much_is_reported_within_a_day(tmp_path: Path) -> None:
    limits = Limits(**{**dict.fromkeys(NO_LIMITS.__struct_fields__, 0), "guest_faults": 2})
    answers: list[int] = []

    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            table, _move = await a_move(ada)
            seq = (await ada.get(f"/api/tables/{table}")).json()["seq"]
            answers.extend([(await says(ada, table, seq)).status_code for _ in range(3)])

    staged(tmp_path, scene, limits=limits)
    assert answers == [200, 200, 429]


@pytest.mark.parametrize(
    "drawn",
    [
        {"zones": [[1] * 300]},
        {"zones": [[10**30]]},
        {"seq": 0},
        {"settings": {f"s{n}": 1 for n in range(50)}},
        {"language": "a language"},
        {"something": "else"},
    ],
    ids=[
        "too many cards",
        "too high a card",
        "no moment",
        "too many settings",
        "no language",
        "unknown",
    ],
)
def test_what_a_screen_says_has_bounds(tmp_path: Path, drawn: dict[str, Any]) -> None:
    async def scene(node: Node, _: HandClock) -> None:
        async with asking(node, token=await come_in(node)) as ada:
            table, _move = await a_move(ada)
            told = {"about": "picture", "words": "", "drawn": blank(3) | drawn}
            answer = await ada.post(f"/api/tables/{table}/fault", json={"told": told})
            assert answer.status_code == 400
            assert await node.store.faults.latest() == []

    staged(tmp_path, scene)
