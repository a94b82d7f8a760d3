"""Whoever is invited, or comes to an evening soon, hears of it where they hear of their turn."""

from pathlib import Path
from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.people.company_notices import BEFORE
from houle.people.notices import COMPANY_EVERY
from houle.tables.turns import UNSEEN
from tests.people.slow_table import A_DAY, A_SECOND, SlowTable, at_a_slow_table
from tests.people.stand_in import Browser, Came
from tests.web.staged import player_of

SOON = COMPANY_EVERY + 10 * A_SECOND


async def over(at: SlowTable) -> None:
    """The game of Ada and Ben comes to an end."""
    for token in (at.ada, at.ben):
        await at.post(token, f"/api/tables/{at.table}/concede")


async def again(at: SlowTable) -> str:
    """Ada asks those of the game to play again."""
    body = {"game": "flotsam", "seats": 2, "seat": 0, "again_with": at.table}
    table: str = (await at.post(at.ada, "/api/tables", **body))["table"]
    return table


async def an_evening(at: SlowTable) -> tuple[str, str]:
    """A club of Ada's and Ben's that plays tomorrow; Ben comes."""
    founded = await at.post(at.ada, "/api/clubs", name="Sea wolves")
    await at.post(at.ben, "/api/clubs/join", code=founded["code"])
    club = founded["club"]["id"] if "club" in founded else founded["id"]
    begins = at.clock.now() + A_DAY
    evenings = await at.post(at.ada, f"/api/clubs/{club}/evenings", game="flotsam", begins=begins)
    evening = evenings[0]["id"] if isinstance(evenings, list) else evenings["evenings"][0]["id"]
    await at.post(at.ben, f"/api/clubs/{club}/evenings/{evening}/answer", coming=True)
    return club, evening


def words(came: list[Came]) -> list[Any]:
    return [one.word for one in came]


@rule("P-78")
def test_whoever_is_invited_is_told_once(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await over(at)
        table = await again(at)
        assert await at.pass_time(UNSEEN - 10 * A_SECOND) == [], "they may see it by themselves"
        told = await at.pass_time(SOON)
        assert words(told) == [{"kind": "invitation", "table": table}]
        assert await at.pass_time(A_DAY // 24) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-78")
@pytest.mark.parametrize("how", ["takes", "declines", "closed"])
def test_whoever_has_answered_is_not_told(tmp_path: Path, how: str) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await over(at)
        table = await again(at)
        if how == "takes":
            body = {"command": "take"}
            async with at.asking(at.ben) as ben:
                answer = await ben.post(f"/api/me/invitations/{table}/take", json=body)
                assert answer.is_success, answer.text
        elif how == "declines":
            await at.post(at.ben, f"/api/me/invitations/{table}/decline")
        else:
            await at.post(at.ada, f"/api/tables/{table}/close")
        assert await at.pass_time(UNSEEN + SOON) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-79")
def test_whoever_comes_to_an_evening_is_told_an_hour_before(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await over(at)
        club, _evening = await an_evening(at)
        assert await at.pass_time(A_DAY - BEFORE - 60 * A_SECOND) == []
        told = await at.pass_time(120 * A_SECOND)
        assert words(told) == [{"kind": "evening", "table": club}]
        assert await at.pass_time(BEFORE) == [], "and once"

    at_a_slow_table(tmp_path, scene)


@rule("P-79")
@pytest.mark.parametrize("how", ["stays away", "leaves", "called off"])
def test_whoever_does_not_come_is_not_told(tmp_path: Path, how: str) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await over(at)
        club, evening = await an_evening(at)
        here = f"/api/clubs/{club}"
        if how == "stays away":
            await at.post(at.ben, f"{here}/evenings/{evening}/answer", coming=False)
        elif how == "leaves":
            await at.post(at.ben, f"{here}/leave")
        else:
            await at.post(at.ada, f"{here}/evenings/{evening}/call-off")
        assert await at.pass_time(A_DAY - BEFORE + 60 * A_SECOND) == []

    at_a_slow_table(tmp_path, scene)


@rule("P-78", "P-79")
def test_a_browser_may_be_told_of_turns_alone(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        assert await at.subscribe(phone, company=False) == 200
        assert len(await at.unseen()) == 1, "of the turn it is"
        await over(at)
        await again(at)
        await an_evening(at)
        assert await at.pass_time(UNSEEN + SOON) == []
        assert await at.pass_time(A_DAY - BEFORE) == []
        assert await at.subscribe(phone, company=True) == 200
        assert len(await at.pass_time(SOON)) == 1, "of the evening, from now on"

    at_a_slow_table(tmp_path, scene)


@rule("P-78", "P-24")
def test_quiet_hours_hold_for_it(tmp_path: Path) -> None:
    async def scene(at: SlowTable, phone: Browser) -> None:
        minute = at.clock.now() // 60_000 % 1440
        quiet = {"begins": minute, "ends": (minute + 60) % 1440}
        assert await at.subscribe(phone, quiet=quiet, zone="UTC") == 200
        await over(at)
        await again(at)
        assert await at.pass_time(UNSEEN + SOON) == []
        assert len(await at.pass_time(60 * 60 * A_SECOND)) == 1

    at_a_slow_table(tmp_path, scene)


@rule("P-78", "P-61")
def test_nobody_hears_of_somebody_whom_they_do_not_meet(tmp_path: Path) -> None:
    async def scene(at: SlowTable, _: Browser) -> None:
        await over(at)
        await again(at)
        body = {"seat": 0, "name": "Ada"}
        async with at.asking(at.ben) as ben:
            assert (await ben.post(f"/api/tables/{at.table}/block", json=body)).is_success
        assert await at.pass_time(UNSEEN + SOON) == []
        assert player_of(at.ben) != player_of(at.ada)

    at_a_slow_table(tmp_path, scene)
