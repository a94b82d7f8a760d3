"""Evenings of a club: planned, said yes to, called off, and the table for it."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from houle.conformance.rules import rule
from houle.people import evenings
from houle.people.evenings import AFTER, BEFORE, MOST_DAYS
from houle.tables.listing import A_DAY
from houle.web.node import Node
from tests.people.test_blocks import DONE, verdict
from tests.people.test_clubs import NOWHERE, Guests, founded, four_of_them
from tests.tables.house import START, HandClock

TOMORROW = START + A_DAY
NOT_YET = (409, "P-77", "evening-to-come")


async def plans(guest: httpx.AsyncClient, club: str, **more: Any) -> httpx.Response:
    return await guest.post(f"{club}/evenings", json={"game": "flotsam", "begins": TOMORROW} | more)


async def shown(guest: httpx.AsyncClient, club: str) -> list[tuple[Any, ...]]:
    """Who comes, whether one does oneself, and whether one may call it off."""
    found = (await guest.get(f"{club}/evenings")).json()
    return [(one["guests"], one["coming"], one["yours"]) for one in found]


async def path_of(guest: httpx.AsyncClient, club: str) -> str:
    return f"{club}/evenings/{(await guest.get(f'{club}/evenings')).json()[0]['id']}"


@rule("P-76")
def test_members_plan_an_evening_and_say_whether_they_come(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, cleo, dan = guests
        club, _code = await founded(ada, ben, cleo)
        [planned] = (await plans(ben, club)).json()
        assert (planned["game"], planned["begins"], planned["table"]) == ("flotsam", TOMORROW, None)
        assert await shown(ben, club) == [(["Ben"], True, True)]
        evening = await path_of(ada, club)
        for _again in range(2):
            answer = await cleo.post(f"{evening}/answer", json={"coming": True})
            assert answer.json()[0]["guests"] == ["Ben", "Cleo"], "once more changes nothing"
        await ben.post(f"{evening}/answer", json={"coming": False})
        assert await shown(cleo, club) == [(["Cleo"], True, False)]
        await cleo.post(f"{club}/leave")
        assert await shown(ada, club) == [([], False, True)], "who belongs no more does not come"
        for path in ("", f"/{evening.rpartition('/')[2]}/answer"):
            sent = await dan.post(f"{club}/evenings{path}", json={"coming": True})
            assert sent.status_code in (400, 404)
        assert (await dan.get(f"{club}/evenings")).status_code == 404
        assert verdict(await plans(dan, club)) == NOWHERE

    four_of_them(tmp_path, scene)


@rule("P-76")
def test_whoever_planned_it_and_the_keeper_call_it_off(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        ada, ben, cleo, dan = guests
        club, _code = await founded(ada, ben, cleo)
        other, _code = await founded(dan)
        await plans(ben, club)
        evening = await path_of(ben, club)
        refused = (409, "P-76", "not-your-evening")
        tried = await cleo.post(f"{evening}/call-off")
        assert tried.status_code == 409, "she neither planned it nor keeps the club"
        assert verdict(tried) == refused
        elsewhere = f"{other}/evenings/{evening.rpartition('/')[2]}/call-off"
        assert verdict(await dan.post(elsewhere)) == NOWHERE, "it is of another club"
        assert (await ben.post(f"{evening}/call-off")).json() == []
        await plans(ben, club)
        assert (await ada.post(f"{await path_of(ada, club)}/call-off")).json() == []
        assert verdict(await ben.post(f"{evening}/call-off")) == NOWHERE

    four_of_them(tmp_path, scene)


@rule("P-76")
@pytest.mark.parametrize(
    "more",
    [{"begins": START}, {"begins": START + MOST_DAYS * A_DAY + 1}, {"game": "chess"}],
)
def test_an_evening_is_of_a_game_of_the_house_and_not_too_far_off(
    tmp_path: Path, more: dict[str, Any]
) -> None:
    async def scene(_: Node, guests: Guests, __: HandClock) -> None:
        club, _code = await founded(guests[0])
        assert verdict(await plans(guests[0], club, **more)) == (409, "P-76", "no-evening")
        assert await shown(guests[0], club) == []

    four_of_them(tmp_path, scene)


@rule("P-76")
def test_there_is_an_end_to_evenings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "MOST_EVENINGS", 1)

    async def scene(_: Node, guests: Guests, clock: HandClock) -> None:
        ada = guests[0]
        club, _code = await founded(ada)
        assert verdict(await ada.get(club)) == DONE
        assert (await plans(ada, club)).status_code == 200
        assert verdict(await plans(ada, club)) == (409, "P-76", "too-many-evenings")
        clock.turn(A_DAY)
        assert (await plans(ada, club, begins=TOMORROW + 1)).status_code == 200, "one has begun"
        clock.turn(AFTER)
        assert len(await shown(ada, club)) == 1, "half a day later it is not shown any more"

    four_of_them(tmp_path, scene)


@rule("P-77")
def test_from_its_time_on_a_member_opens_the_table_and_all_find_it(tmp_path: Path) -> None:
    async def scene(_: Node, guests: Guests, clock: HandClock) -> None:
        ada, ben, _cleo, dan = guests
        club, _code = await founded(ada, ben)
        other, _code = await founded(dan)
        await plans(ada, club)
        evening = (await path_of(ada, club)).rpartition("/")[2]
        body = {"game": "flotsam", "seats": 2, "seat": 0, "evening": evening}

        async def opens(guest: httpx.AsyncClient, command: str, of: str | None) -> httpx.Response:
            mine = {} if of is None else {"club": of.rpartition("/")[2]}
            return await guest.post("/api/tables", json=body | mine | {"command": command})

        clock.turn(A_DAY - BEFORE - 1)
        assert verdict(await opens(ada, "soon", club)) == NOT_YET
        clock.turn(1)
        for of in (other, None):
            assert verdict(await opens(dan, "mine", of)) == NOT_YET, "it is not his evening"
        first = (await opens(ben, "one", club)).json()["table"]
        await opens(ada, "two", club)
        [told] = (await ada.get(f"{club}/evenings")).json()
        assert told["table"] == first, "the first one stays"

    four_of_them(tmp_path, scene)
